"""The extra feature is found by the path alone, is played on SimCord and passes the tests of all features."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter

import pytest

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
PLAYED = "tests/simcord/extra_feature_played.py"
FOUND = "from bot import features; print(*(found.__name__.split('.')[-2] for found in features.modules()))"


def run(*arguments: str, env: dict[str, str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments], env=env, cwd=ROOT, capture_output=True, text=True, check=False
    )


def test_it_is_found_by_its_folder_on_the_path_and_not_without() -> None:
    assert NAME in run("-c", FOUND, env=on_the_path()).stdout.split()
    without = run("-c", FOUND, env=dict(os.environ)).stdout.split()
    assert len(without) > 10
    assert NAME not in without


@pytest.mark.timeout(1800)  # many tests in one
def test_it_is_played_and_passes_what_every_feature_passes() -> None:
    files = (PLAYED, ABOUT_SETTINGS, *ABOUT_ALL_TEXTS)
    done = run("-m", "pytest", "-v", "-p", "no:cacheprovider", *files, env=on_the_path())
    assert done.returncode == 0, done.stdout + done.stderr
    passed = Counter(line.partition("::")[0] for line in done.stdout.splitlines() if " PASSED" in line)
    assert passed[PLAYED] >= 5
    assert all(passed[file] for file in files)


def test_its_rows_are_owned_as_all_rows_are() -> None:
    quick = ("-m", "not database_server", "-p", "no:cacheprovider")
    done = run("-m", "pytest", "-v", *quick, OWNED, env=on_the_path())
    assert done.returncode == 0, done.stdout + done.stderr
    passed = [line for line in done.stdout.splitlines() if " PASSED" in line]
    assert len([line for line in passed if f"-{NAME}]" in line or f"[{NAME}]" in line]) == 2


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
