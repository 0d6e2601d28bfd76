"""Legal places for tiles: the written cases, the levels, the edge, support and the open sky."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engines.between_two_castles.castle import Castle, legal_cells, problem
from tests.engines.between_two_castles.positions import IDS, THRONE, castle

CASES: list[dict[str, Any]] = json.loads((Path(__file__).parent / "cases.json").read_text("utf-8"))
TRIES = [
    pytest.param(case, attempt, id=f"{case['id']}-{attempt['tile']}-{attempt['at']}")
    for case in CASES
    if case.get("kind") == "place"
    for attempt in case["tries"]
]


def verdict(site: Castle, name: str, at: tuple[int, int]) -> str:
    """ "legal" or the reason; the list of legal cells must say the same."""
    why = problem(site, IDS[name], at)
    assert (at in legal_cells(site, IDS[name])) == (why is None)
    return why or "legal"


@pytest.mark.parametrize(("case", "attempt"), TRIES)
def test_the_written_cases(case: dict[str, Any], attempt: dict[str, Any]) -> None:
    site = castle(case["rooms"], case["throne"])
    x, y = attempt["at"]
    assert verdict(site, attempt["tile"], (x, y)) == attempt["expect"]


ABOVE, GROUND, BELOW = (0, 1), (-1, 0), (0, -1)


@pytest.mark.parametrize(
    ("name", "cells"),
    [
        *((name, (ABOVE, GROUND)) for name in ("Kitchen", "Parlor", "Sauna", "Terrace", "Nap Room")),
        *((name, (ABOVE, GROUND)) for name in ("Fountain", "Tower")),
        *((name, (ABOVE, GROUND, BELOW)) for name in ("Dead End", "Grand Foyer")),
        ("Dungeon", (BELOW,)),
    ],
)
def test_each_kind_of_room_has_its_levels(name: str, cells: tuple[tuple[int, int], ...]) -> None:
    site = Castle(THRONE)
    for cell in (ABOVE, GROUND, BELOW):
        assert verdict(site, name, cell) == ("legal" if cell in cells else "level")


def test_a_cell_of_the_throne_room_is_occupied() -> None:
    assert verdict(Castle(THRONE), "Kitchen", (1, 0)) == "occupied"


def test_a_corner_is_not_enough() -> None:
    site = castle({"2,0": "Kitchen"})
    assert verdict(site, "Dead End", (-1, -1)) == "adjacency"
    assert verdict(site, "Dungeon", (3, -1)) == "adjacency"


def test_both_columns_of_the_throne_room_bear_rooms() -> None:
    for cell in ((0, 1), (1, 1)):
        assert verdict(Castle(THRONE), "Kitchen", cell) == "legal"


def test_below_ground_nothing_need_lie_above() -> None:
    site = castle({"0,-1": "Dungeon"})
    assert verdict(site, "Crypt", (-1, -1)) == "legal"
    assert verdict(site, "Crypt", (0, -2)) == "legal"


def test_r6_a_ground_floor_room_may_touch_the_castle_through_the_cellar_only() -> None:
    site = castle({"0,-1": "Dungeon", "-1,-1": "Crypt", "-2,-1": "Spy Room"})
    assert verdict(site, "Kitchen", (-2, 0)) == "legal"


def test_nothing_is_laid_on_open_sky_rooms_in_the_row_above() -> None:
    site = castle({"0,1": "Terrace", "1,1": "Kitchen"})
    for name in ("Kitchen", "Dead End", "Fountain", "Tower", "Grand Foyer", "Vineyard"):
        assert verdict(site, name, (0, 2)) == "open_sky"


def test_cells_come_by_rows_from_the_top() -> None:
    assert legal_cells(Castle(THRONE), "dead_end") == ((0, 1), (1, 1), (-1, 0), (2, 0), (0, -1), (1, -1))
