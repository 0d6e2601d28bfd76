"""The fifth game is found by the path alone and passes the tests of every game."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from engines.core.errors import EngineError
from engines.registry import game, keys
from tests.discovery.fifth_game import FOLDER, KEY, ROOT, on_the_path

ABOUT_ONE_GAME = (
    "tests/engines/test_contract.py",
    "tests/engines/test_dialect.py",
    "tests/texts/test_every_game.py",
    "tests/render/test_every_game.py",
)
ABOUT_ALL_TEXTS = (
    "tests/texts/test_catalogues.py",
    "tests/texts/test_discord_limits.py",
    "tests/texts/test_glyphs.py",
    "tests/texts/test_said_in_code.py",
)
ABOUT_NO_GAME = "test_what_is_said_is_what_the_whole_catalogue_says"
"""It tries how messages are read, whosever they are."""
ITS_RULES = "tests/discovery/fifth_rules.py"
FOUND = "import engines.registry as r, bot.ui.faces as f; print(*r.keys(), *f.hosted(), r.game({0!r}).key)"


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Python with the fifth game on its path."""
    return subprocess.run(
        [sys.executable, *arguments], env=on_the_path(), cwd=ROOT, capture_output=True, text=True, check=False
    )


def test_it_is_found_by_engine_and_face() -> None:
    done = run("-c", FOUND.format(KEY))
    assert done.stdout.split().count(KEY) == 3, done.stderr


def test_it_is_not_there_without_its_folder() -> None:
    with pytest.raises(EngineError, match=KEY):
        game(KEY)


@pytest.mark.timeout(1800)  # hundreds of tests in one
def test_it_passes_what_every_game_passes() -> None:
    """Runs in one process: tests of one game for it, tests of all texts with its own, and its rules."""
    about_one = " or ".join(Path(file).stem for file in ABOUT_ONE_GAME)
    elsewhere = " or ".join((*keys(), ABOUT_NO_GAME))
    chosen = f"({KEY} or not ({about_one})) and not ({elsewhere})"
    files = (*ABOUT_ONE_GAME, *ABOUT_ALL_TEXTS, ITS_RULES)
    done = run("-m", "pytest", "-v", "-p", "no:cacheprovider", "-k", chosen, *files)
    assert done.returncode == 0, done.stdout + done.stderr
    passed = Counter(line.partition("::")[0] for line in done.stdout.splitlines() if " PASSED" in line)
    assert sum(passed[file] for file in ABOUT_ONE_GAME) > 30
    assert sum(passed[file] for file in ABOUT_ALL_TEXTS) > 50
    assert passed[ITS_RULES] > 5


def test_it_plays_on_the_command_line_and_its_players_are_worth_playing_against() -> None:
    done = run("-m", "engines", "selfplay", KEY, "--games", "60", "--players", "greedy,random", "--json")
    assert done.returncode == 0, done.stderr
    wins = {player["name"]: player["wins"] for player in json.loads(done.stdout)["players"]}
    assert wins["greedy"] > 0.8


def test_its_folder_holds_the_four_rooms_and_nothing_else() -> None:
    homes = (
        f"engines/{KEY}/",
        f"render/{KEY}/",
        f"bot/ui/faces/{KEY}/",
        *(f"bot/texts/{lang}/{KEY}" for lang in ("en", "ru", "pl")),
    )
    files = [file.relative_to(FOLDER).as_posix() for file in FOLDER.rglob("*") if file.is_file()]
    assert [file for file in files if not file.startswith(homes) and "__pycache__" not in file] == []
    assert all(any(file.startswith(home) for file in files) for home in homes)


def test_nobody_else_names_it() -> None:
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True)
    own = FOLDER.relative_to(ROOT).as_posix()
    files = [ROOT / name for name in listed.stdout.splitlines() if not name.startswith(f"{own}/")]
    assert len(files) > 300
    naming = [str(file) for file in files if file.is_file() and KEY.encode() in file.read_bytes().lower()]
    assert naming == []
