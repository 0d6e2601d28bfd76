"""Points of a castle, tile by tile: the written cases, every type's rule, and the rulings."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engines.between_two_castles.data import REGULAR, ROOMS, THRONES, TYPES
from engines.between_two_castles.options import BetweenOptions
from engines.between_two_castles.scoring import SHEET, lines_of, points_of, sheet_of
from tests.engines.between_two_castles.positions import GAME, SEED, at_random, castle, points_at
from tests.engines.between_two_castles.test_placement import CASES

SCORED = [case for case in CASES if "expect" in case]


@pytest.mark.parametrize("case", SCORED, ids=[case["id"] for case in SCORED])
def test_the_written_cases(case: dict[str, Any]) -> None:
    site = castle(case["rooms"], case["throne"], case.get("attendants", ()))
    expect = case["expect"]
    if "total" in expect:
        assert points_of(site) == expect["total"]
        assert sheet_of(site) == expect["sheet"]
    for place, points in expect.get("tiles", {}).items():
        assert points_at(case["rooms"], place.partition(" ")[0], case["throne"]) == points


def test_the_62_point_castle_shows_the_rulebooks_points_tile_by_tile() -> None:
    case = next(case for case in CASES if case["id"] == "A01")
    site = castle(case["rooms"], case["throne"], case["attendants"])
    points: dict[str, list[int]] = {}
    for line in lines_of(site):
        points.setdefault(line.sheet, []).append(line.points)
    assert sorted(points["living"]) == [1, 1, 2, 2, 2]
    assert points["utility"] == [2, 2]
    assert points["sleeping"] == [4, 4, 4]
    assert sorted(points["corridor"]) == [0, 2, 2]
    assert list(sheet_of(site)) == list(SHEET)


def test_food_wants_rooms_on_its_two_marked_cells() -> None:
    around = {"0,1": "Nap Room", "0,2": "Wine Room", "0,3": "Solar", "1,1": "Kitchen"}
    assert points_at(around, "0,2") == 4
    assert points_at({"2,0": "Cutlery Room", "3,0": "Terrace"}, "2,0") == 2


def test_chocolate_and_spice_rooms_look_two_levels_down() -> None:
    cellar = {"-1,0": "Chocolate Room", "0,-1": "Dungeon", "-1,-1": "Crypt", "-1,-2": "Spy Room"}
    assert points_at(cellar, "-1,0") == 4
    assert points_at({**cellar, "0,1": "Spice Room"}, "0,1") == 2


def test_living_rooms_look_all_around_and_outdoor_ones_count_double_but_not_below() -> None:
    assert points_at({"2,0": "Map Room", "3,0": "Nap Room", "2,1": "Solar", "1,1": "Nursery"}, "2,0") == 3
    garden = {"2,0": "Reading Room", "3,0": "Terrace", "2,1": "Vineyard", "1,1": "Sty"}
    assert points_at(garden, "2,0") == 6


def test_living_rooms_over_the_cellar_count_the_three_cells_below() -> None:
    cellar = {"-1,0": "Cape Room", "0,-1": "Dungeon", "-1,-1": "Crypt", "-2,-1": "Spy Room"}
    assert points_at(cellar, "-1,0") == 6


def test_the_utility_room_itself_is_not_counted() -> None:
    assert points_at({"2,0": "Repair Shop", "3,0": "Sauna", "4,0": "Kennel", "5,0": "Bakery"}, "2,0") == 2


def test_r1_utility_rooms_that_want_special_rooms_link_through_the_throne_room() -> None:
    row = {"2,0": "Panic Room", "-1,0": "Fountain", "-2,0": "Tower", "3,0": "Kitchen", "4,0": "Fountain"}
    assert points_at(row, "2,0") == 3


def test_outdoor_rooms_count_the_whole_castle() -> None:
    rooms = {"2,0": "Grand Balcony", "-1,0": "Nap Room", "-2,0": "Solar", "0,1": "Nursery"}
    assert points_at(rooms, "2,0") == 3


def test_r2_the_throne_room_is_a_special_room_wherever_one_is_wanted() -> None:
    assert points_at({"0,1": "Brandy Room"}, "0,1") == 2
    assert points_at({"2,0": "Study"}, "2,0") == 1
    assert points_at({"2,0": "Biergarten"}, "2,0") == 1
    assert points_at({"0,-1": "Knight Room"}, "0,-1") == 2


def test_the_throne_room_counts_once_with_both_halves_in_range() -> None:
    assert points_at({"0,1": "Study"}, "0,1") == 1
    assert points_at({"1,1": "Grand Foyer"}, "1,1") == 1
    assert points_at({"1,1": "Hall of Paintings"}, "1,1", "throne_utility_food") == 1


SIX = {
    "2,0": "Kitchen",
    "3,0": "Parlor",
    "4,0": "Sauna",
    "5,0": "Dead End",
    "0,-1": "Dungeon",
    "-1,0": "Nap Room",
}


def test_sleeping_rooms_bring_four_with_all_six_other_types_else_one() -> None:
    assert points_at(SIX, "-1,0") == 1
    assert points_at({**SIX, "6,0": "Terrace"}, "-1,0") == 4


def test_r4_a_fountain_is_no_outdoor_room() -> None:
    assert points_at({**SIX, "6,0": "Fountain"}, "-1,0") == 1
    assert points_at({"2,0": "Reading Room", "3,0": "Fountain"}, "2,0") == 0


def test_corridors_count_their_hanging_around_but_not_their_own() -> None:
    rooms = {"2,0": "Echo Chamber", "3,0": "Nap Room", "2,1": "Kitchen", "1,1": "Salon"}
    assert points_at(rooms, "2,0", "throne_living_corridor") == 3
    assert points_at(rooms, "2,0", "throne_utility_food") == 2


def test_downstairs_rooms_look_up_their_column_or_both_ways() -> None:
    column = {"0,1": "Sauna", "0,2": "Kennel", "0,-1": "Dead End", "0,-2": "Laboratory", "0,-3": "Great Hall"}
    assert points_at(column, "0,-2") == 2
    assert points_at({**column, "0,-2": "Dungeon"}, "0,-2") == 2
    assert points_at({**column, "0,2": "Tower", "0,-2": "Venus Grotto"}, "0,-2") == 4


def test_r5_a_column_goes_on_beyond_a_gap() -> None:
    rooms = {"2,0": "Sauna", "0,-1": "Dead End", "1,-1": "Crypt", "1,-2": "Spy Room", "2,-2": "Hidden Lair"}
    assert points_at(rooms, "2,-2") == 1


def test_a_tower_counts_everything_below_the_throne_room_and_the_cellar_included() -> None:
    assert points_at({"0,1": "Kitchen", "0,2": "Tower", "0,-1": "Dungeon", "0,-3": "Crypt"}, "0,2") == 4


def test_a_fountain_is_always_worth_five() -> None:
    assert points_at({"2,0": "Fountain"}, "2,0") == 5


@pytest.mark.parametrize("throne", THRONES)
def test_a_throne_room_wants_either_type_on_its_two_cells(throne: str) -> None:
    marked = THRONES[throne]
    names = {"corridor": "Dead End", "downstairs": "Dungeon", "food": "Kitchen", "sleeping": "Nap Room"}
    names |= {"living": "Parlor", "utility": "Sauna"}
    x, y = marked.cells[0]
    one = {f"{x},{y}": names[marked.types[0]]}
    assert sheet_of(castle(one, throne))["throne_room"] == 2
    other = {f"{x},{y}": names[marked.types[1]] for x, y in marked.cells}
    assert sheet_of(castle(other, throne))["throne_room"] == 4
    wrong = {f"{x},{y}": "Terrace" for x, y in marked.cells}
    assert sheet_of(castle(wrong, throne))["throne_room"] == 0


def test_r3_attendants_count_the_throne_rooms_hanging_and_two_of_a_kind_count_double() -> None:
    rooms = {"2,0": "Kitchen", "3,0": "Parlor", "4,0": "Sauna"}
    assert sheet_of(castle(rooms, "throne_living_corridor", ["torch"]))["royal_attendants"] == 3
    assert sheet_of(castle(rooms, "throne_living_corridor", ["torch", "torch"]))["royal_attendants"] == 6
    assert sheet_of(castle(rooms, "throne_living_corridor", ["torch", "swords"]))["royal_attendants"] == 4


def test_the_rooms_are_those_of_the_game() -> None:
    assert len(REGULAR) == 147
    assert {kind: sum(ROOMS[room].type == kind for room in REGULAR) for kind in TYPES} == dict.fromkeys(
        TYPES, 21
    )
    hung = [
        sum(ROOMS[room].hanging == each for room in REGULAR)
        for each in ("mirror", "painting", "swords", "torch", "")
    ]
    assert hung == [32, 32, 31, 31, 21]


def test_the_points_of_a_castle_are_the_sum_of_its_lines() -> None:
    end = at_random(GAME.setup(BetweenOptions(), 7, SEED), random.Random(5), "over")
    for site in end.castles:
        assert points_of(site) == sum(line.points for line in lines_of(site))
        assert {line.cell for line in lines_of(site)} >= {built.cell for built in site.rooms}
