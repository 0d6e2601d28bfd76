"""The extra feature is found by the path alone, is played on SimCord and passes the tests of all features."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter

import pytest

from bot import features
from bot.texts import LANGUAGES
from tests.discovery.extra_feature import FOLDER, NAME, on_the_path
from tests.discovery.fifth_game import ROOT

ABOUT_ALL_TEXTS = (
    "tests/texts/test_catalogues.py",
    "tests/texts/test_discord_limits.py",
    "tests/texts/test_said_in_code.py",
)
ABOUT_SETTINGS = "tests/ui/test_settings_card.py"
OWNED = "tests/store/test_owned.py"
OF_EACH_TABLE = "exported_to_them_alone or erasing_does_nothing"
PLAYED = "tests/simcord/extra_feature_played.py"
FOUND = "from bot import features; print(*(found.__name__.split('.')[-2] for found in features.modules()))"


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Python with the extra feature on its path."""
    return subprocess.run(
        [sys.executable, *arguments], env=on_the_path(), cwd=ROOT, capture_output=True, text=True, check=False
    )


def test_it_is_found_by_its_folder_on_the_path_and_not_without() -> None:
    assert NAME in run("-c", FOUND).stdout.split()
    without = [found.__name__.split(".")[-2] for found in features.modules()]
    assert len(without) > 10
    assert NAME not in without


@pytest.mark.timeout(1800)  # many tests in one
def test_it_is_played_and_passes_what_every_feature_passes() -> None:
    """Runs in one process; of the tests of each SQL table those of its own."""
    files = (PLAYED, ABOUT_SETTINGS, *ABOUT_ALL_TEXTS, OWNED)
    chosen = ("-m", "not database_server", "-k", f"{NAME} or not ({OF_EACH_TABLE})")
    done = run("-m", "pytest", "-v", "-p", "no:cacheprovider", *chosen, *files)
    assert done.returncode == 0, done.stdout + done.stderr
    passed = [line for line in done.stdout.splitlines() if " PASSED" in line]
    by_file = Counter(line.partition("::")[0] for line in passed)
    assert by_file[PLAYED] >= 5
    assert all(by_file[file] for file in files)
    assert len([line for line in passed if f"-{NAME}]" in line or f"[{NAME}]" in line]) >= 2


def test_it_is_one_folder_with_its_texts_in_every_language() -> None:
    home = f"bot/features/{NAME}/"
    files = [file.relative_to(FOLDER).as_posix() for file in FOLDER.rglob("*") if file.is_file()]
    assert [file for file in files if not file.startswith(home) and "__pycache__" not in file] == []
    assert {f"{home}texts/{lang}.ftl" for lang in LANGUAGES} <= set(files)


def test_nobody_else_names_it() -> None:
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True)
    own = (FOLDER.relative_to(ROOT).as_posix() + "/", PLAYED)
    files = [ROOT / name for name in listed.stdout.splitlines() if not name.startswith(own)]
    assert len(files) > 300
    naming = [str(file) for file in files if file.is_file() and NAME.encode() in file.read_bytes().lower()]
    assert naming == []
