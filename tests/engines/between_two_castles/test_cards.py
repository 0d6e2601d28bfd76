"""The 20 bonus cards."""

from __future__ import annotations

import pytest

from engines.between_two_castles.cards import card_score
from engines.between_two_castles.data import CARDS, CardName
from tests.engines.between_two_castles.positions import castle

WIDE = {
    "-1,0": "Kitchen",
    "0,1": "Parlor",
    "1,1": "Sauna",
    "2,0": "Nap Room",
    "0,-1": "Dungeon",
    "1,-1": "Dead End",
    "0,2": "Bakery",
    "0,3": "Fountain",
    "1,2": "Terrace",
    "-1,-1": "Crypt",
}
"""Two foods, two downstairs rooms, one of each other type, a fountain; rows -1 to 3, columns -1 to 2."""


@pytest.mark.parametrize(
    ("card", "points"),
    [
        ("types_present", 8),
        ("per_attendant", 4),
        ("per_food", 4),
        ("per_living", 2),
        ("per_utility", 2),
        ("per_outdoor", 2),
        ("per_sleeping", 2),
        ("per_corridor", 2),
        ("per_downstairs", 4),
        ("per_special", 4),
        ("below_ground", 3),
        ("level_3_up", 3),
        ("total_height", 5),
        ("total_width", 4),
        ("surrounded_8", 0),
        ("edges_4", 2),
        ("throne_edge_types", 12),
        ("throne_ring", 7),
        ("five_of_type", 0),
        ("three_of_type", 0),
    ],
)
def test_each_card_on_one_castle(card: CardName, points: int) -> None:
    site = castle(WIDE, attendants=["mirror"], cards=[card])
    assert card_score(site, card).points == points


def test_there_are_twenty_cards() -> None:
    assert len(CARDS) == 20


def test_the_throne_room_is_surrounded_by_ten_and_fills_two_of_eight() -> None:
    ring = {
        f"{x},{y}": "Dead End" for x in (-1, 0, 1, 2) for y in (1, 0, -1) if (x, y) not in ((0, 0), (1, 0))
    }
    assert card_score(castle(ring), "surrounded_8").points == 3
    above = {f"{x},2": "Dead End" for x in (-1, 0, 1)}
    assert card_score(castle({**ring, **above}), "surrounded_8").points == 6


def test_edges_need_no_corners() -> None:
    cross = {"2,0": "Kitchen", "2,1": "Parlor", "3,0": "Nap Room", "2,-1": "Dungeon"}
    assert card_score(castle(cross), "edges_4").points == 2
    without = {cell: room for cell, room in cross.items() if cell != "2,-1"}
    assert card_score(castle(without), "edges_4").points == 0


def test_r8_only_regular_types_count_for_sets_of_a_type_and_around_the_throne_room() -> None:
    specials = {f"{x},0": "Fountain" for x in (2, 3, 4, 5, 6)}
    foods = {f"{x},0": "Kitchen" for x in (-1, -2, -3, -4, -5)}
    site = castle({**specials, **foods})
    assert card_score(site, "five_of_type").points == 4
    assert card_score(site, "three_of_type").points == 2
    assert card_score(site, "throne_edge_types").points == 2


def test_all_ten_types_are_worth_ten() -> None:
    more = {**WIDE, "3,0": "Tower", "4,0": "Grand Foyer"}
    assert card_score(castle(more), "types_present").points == 10
