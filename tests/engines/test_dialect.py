"""All games call the same things by the same names: the table in docs/add_a_game.md is checked."""

from __future__ import annotations

import inspect
import re
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

import pytest

from engines.registry import game, keys

PAPER = Path(__file__).parents[2] / "docs" / "add_a_game.md"
ROW = re.compile(r"^\| `([a-z_.]+)` \| `(\w+)(?:\(([\w, ]*)\))?` \| [^|]+ \|$", re.MULTILINE)
OPTIONAL = {"facts": "feats", "players.prospect": "greedy", "players.greedy": "greedy"}
"""Modules that a game may do without, and the module or name that makes each necessary."""


class Named(NamedTuple):
    """A row of the table; a class has no parameters."""

    module: str
    name: str
    parameters: tuple[str, ...] | None


@cache
def table() -> tuple[Named, ...]:
    """Returns the rows of the document."""
    return tuple(
        Named(module, name, tuple(words.split(", ")) if words else None)
        for module, name, words in ROW.findall(PAPER.read_text(encoding="utf-8"))
    )


def is_needed(key: str, module: str) -> bool:
    """Whether a game has to have a module, judged by its records and its players."""
    its_game = game(key)
    if module.startswith("players.strong"):
        return "strong" in its_game.players
    wanted = OPTIONAL.get(module)
    return wanted is None or bool(its_game.feats if wanted == "feats" else wanted in its_game.players)


def parameters_of(key: str, row: Named) -> tuple[str, ...] | None:
    """Returns the parameters of a game's object of that name; None for a class, () if there is none."""
    module = import_module(f"engines.{key}.{row.module}")
    if not hasattr(module, row.name):
        return ()
    found = getattr(module, row.name)
    return None if inspect.isclass(found) else tuple(inspect.signature(found).parameters)


@pytest.mark.parametrize("row", table(), ids=lambda row: f"{row.module}.{row.name}")
@pytest.mark.parametrize("key", keys())
def test_a_thing_has_the_same_name_module_and_parameters_in_every_game(key: str, row: Named) -> None:
    if is_needed(key, row.module):
        assert parameters_of(key, row) == row.parameters


def test_the_table_tells_of_everything_that_matters() -> None:
    """A row in an unexpected format would escape all checks."""
    text = PAPER.read_text(encoding="utf-8")
    begin = text.index("| module | name and parameters |")
    lines = text[begin : text.index("\n\n", begin)].splitlines()[2:]
    assert len(lines) == len(table()) > 20
    assert {row.name for row in table()} >= {
        "legal",
        "apply",
        "result_of",
        "forecast",
        "prospect",
        "describe",
    }


def test_no_course_of_a_game_stands_in_its_contract_module() -> None:
    """`game.py` hands over: it neither makes steps nor refuses actions itself."""
    for key in keys():
        source = inspect.getsource(import_module(f"engines.{key}.game"))
        assert "Step(" not in source, key
        assert "IllegalAction" not in source, key
