"""The archive of games: what one command writes the other verifies, and a line that lies is found out."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engines import registry
from tests.engines.test_cli import complaint, run

GAMES = 2


def archived(file: Path, key: str, *more: str) -> list[dict[str, Any]]:
    """Returns the lines of an archive of cheap players."""
    asked = ("archive", key, "--games", str(GAMES), "--players", "easy", "--deterministic", "--workers", "1")
    code, out, _ = run(*asked, "--out", str(file), *more)
    assert (code, out) == (0, "")
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize("key", registry.keys())
def test_an_archive_is_verified(key: str, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    games = archived(file, key, "--seats", str(max(2, registry.game(key).seats[0])))
    assert [game["game"] for game in games] == [key] * GAMES
    assert len({game["seed"] for game in games}) == GAMES
    code, out, err = run("verify", str(file))
    actions = sum(len(game["actions"]) for game in games)
    assert (code, err) == (0, "")
    assert out == f"{GAMES} games with {actions} actions: every result is as recorded\n"


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"points": [1, 2]}, "Other result (line 2)"),
        ({"winners": []}, "Other result (line 2)"),
        ({"seed": "00112233445566778899aabbccddeeff"}, "Refused (line 2"),
        ({"actions": []}, "Unfinished game (line 2)"),
        ({"actions": [[0, "fly"]]}, "Refused (line 2"),
        ({"seed": "x"}, "Bad seed (line 2)"),
        ({"game": "chess"}, "Unknown game (line 2"),
        ({"format": 2}, "Other format (line 2"),
        ({"rules_version": 99}, "Refused (line 2"),
        ({"options": {"harmony": "loud"}}, "Bad options (line 2"),
        ({"more": 1}, "Unreadable line (line 2"),
    ],
)
def test_a_line_that_lies_is_found_out(change: dict[str, Any], problem: str, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    first, second = archived(file, "kingdomino", "--seats", "2")
    file.write_text("\n".join(map(json.dumps, (first, {**second, **change}))), encoding="utf-8")
    assert complaint("verify", str(file)).startswith(problem)


def test_the_same_seed_writes_the_same_games(tmp_path: Path) -> None:
    one, two = (archived(tmp_path / name, "kingdomino", "--seats", "2") for name in ("one", "two"))
    other = archived(tmp_path / "other", "kingdomino", "--seats", "2", "--seed", "1")
    assert one == two != other


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    assert "can't be read" in complaint("verify", str(tmp_path / "none.jsonl"))
