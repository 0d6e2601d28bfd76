"""Points of placements, favors with ties, bonus cards and the end of the game."""

from __future__ import annotations

import pytest

from engines.core.score import ScoreLine
from engines.mad_king_ludwig.data import ROOMS, SIZES, Placed, Type
from engines.mad_king_ludwig.plan import Plan, plan_of
from engines.mad_king_ludwig.scoring import (
    bonus_points,
    favor_amount,
    favor_points,
    result_of,
    score_lines,
    scored_again,
)
from tests.engines.mad_king_ludwig.building import castle, game, points, tiles

MIRRORS = (
    "hall_of_mirrors 3 1 2; flute_room -3 0 1; stairs -2 3 3; hallway_ground 10 -1 3; "
    "pumpkin_garden 6 -3 0; armory -3 6 3; audience_room 1 3 0"
)
CELLAR = "stairs -3 1 0; armory -9 0 0; crypt -5 3 1; hallway_downstairs -11 7 0"


def test_nap_room_and_a_living_room() -> None:
    assert points("parlor -3 0 0; nap_room -7 0 0; lilac_cabinet -6 2 0")[1:] == [4, 7]


def test_hall_of_mirrors_next_to_the_dining_room() -> None:
    """3 of its own and 3 of the Dining Room; no corridor is connected with it."""
    text = "dining_room -4 -1 0; hall_of_mirrors -11 -1 0"
    assert points(text)[1] == 6
    assert castle(text).complete == (1,)


def test_armory_and_audience_room() -> None:
    """Armory 1 + 2 for the Flute Room; Audience Room 7 - 2 - 2 and 2 of the Armory."""
    assert points(MIRRORS)[5:] == [3, 5]


def test_hall_of_mirrors_scored_again() -> None:
    plan = castle(MIRRORS)
    assert plan.done >> 1 & 1
    assert scored_again(plan, 1) == 3 + 2 + 2


def test_armory_is_completed_before_the_crypt() -> None:
    assert castle(CELLAR.rpartition("; ")[0]).complete == (1, 2)
    assert castle(CELLAR).complete == (1, 2, 3)


def test_a_dungeon_counts_itself() -> None:
    """1 of its own and 2 for each downstairs room, itself included; a dark hallway is none."""
    assert points("stairs 3 1 2; hallway_downstairs 6 1 0; dungeon 6 -2 0")[2] == 1 + 2


def test_a_castle_effect_is_set_off_from_afar() -> None:
    """The Mold Room counts food rooms anywhere."""
    text = "stairs 3 1 2; mold_room 6 0 0; larder -2 0 0"
    assert points(text)[2] == 2 + 2


def test_two_common_entrances_count_one_tile() -> None:
    """The Stables join the Audience Room by two doors: 5 of their own and 1 for the one activity room."""
    text = "audience_room -1 3 0; stables 6 3 0"
    assert points(text, 4) == [7 - 2, 5 + 1]
    assert castle(text, 4).joined[2].bit_count() == 2


def test_the_points_of_a_placement_may_be_negative() -> None:
    """A hallway brings nothing, and the Audience Room that it touches loses 2."""
    assert points("audience_room -1 3 0; hallway_ground 6 4 0", 4)[1] == -2


@pytest.mark.parametrize(
    ("amounts", "expected"),
    [
        ([3, 3, 1, 0], [6, 6, 2, 0]),
        ([1, 2, 3, 4], [1, 2, 4, 8]),
        ([5, 5, 5, 5], [3, 3, 3, 3]),
        ([2, 2, 2], [4, 4, 4]),
        ([4, 2, 2, 1], [8, 3, 3, 1]),
        ([4, 2, 2, 2], [8, 2, 2, 2]),
        ([4, 3, 1, 1], [8, 4, 1, 1]),
        ([0, 0], [0, 0]),
        ([0, 1000], [0, 8]),
        ([750, 750], [6, 6]),
    ],
)
def test_tied_seats_share_the_places_they_fill(amounts: list[int], expected: list[int]) -> None:
    assert favor_points(amounts) == expected


@pytest.mark.parametrize(
    ("favor", "amount"),
    [
        ("count_corridor", 3),
        ("count_activity", 2),
        ("area_living", 350),
        ("area_corridor", 125 + 75 + 150),
        ("small_rooms", 1),
        ("large_rooms", 4),
        ("square_rooms", 1),
        ("round_rooms", 1),
        ("completed", 2),
        ("incomplete", 6),
        ("coins", 12_000),
    ],
)
def test_what_favors_count(favor: str, amount: int) -> None:
    assert favor_amount(favor, castle(MIRRORS), 12_000) == amount


def test_the_rulebooks_living_area() -> None:
    """A Parlor of 150 and the Throne Room of 600."""
    plan = plan_of((*tiles(""), Placed("parlor", -3, 0, 0), Placed("throne_room", 3, 0, 0)))
    assert favor_amount("area_living", plan, 0) == 750


def of(*rooms: str) -> Plan:
    """A castle of these tiles far apart: counting by kind alone does not need doors."""
    return plan_of((*tiles(""), *(Placed(room, 20 * n, 0, 0) for n, room in enumerate(rooms, 1))))


ONE_OF_EACH_SIZE = [next(room.id for room in ROOMS if room.size == size) for size in SIZES]
TYPES_BUT_CORRIDOR: list[Type] = [
    "activity",
    "downstairs",
    "food",
    "living",
    "outdoor",
    "sleeping",
    "utility",
]
ONE_OF_EACH_TYPE = [next(room.id for room in ROOMS if room.type == kind) for kind in TYPES_BUT_CORRIDOR]


@pytest.mark.parametrize(
    ("card", "plan", "expected"),
    [
        ("all_sizes", of(*ONE_OF_EACH_SIZE), 8),
        ("all_sizes", of(*ONE_OF_EACH_SIZE[1:]), 0),
        ("all_types", of(*ONE_OF_EACH_TYPE), 7),
        ("all_types", of(*ONE_OF_EACH_TYPE[1:]), 0),
        ("hallways", of("hallway_ground", "hallway_downstairs"), 2),
        ("stairs", of("stairs", "stairs"), 4),
        ("external_entrances", of("parlor", "larder", "powder_room"), 3),
        ("external_entrances", of("hallway_ground", "stairs"), 0),
        ("completed", castle(CELLAR), 1),
        ("square_rooms", of("larder", "observatory", "parlor"), 2),
        ("round_rooms", of("parlor", "theater", "larder"), 2),
        ("coins", of(), 2),
        ("type_food", of("larder", "kitchen"), 6),
        ("type_corridor", of("hallway_ground", "upper_hall"), 3),
        ("size_150", of("parlor", "hallway_ground"), 2),
        ("size_600", of("throne_room", "stables"), 6),
    ],
)
def test_bonus_cards(card: str, plan: Plan, expected: int) -> None:
    """With 14 000 marks left."""
    assert bonus_points(card, plan, 14_000) == expected


def lines_of(source: str, lines: tuple[ScoreLine, ...]) -> list[tuple[int, int]]:
    return [(line.seat, line.points) for line in lines if line.source == source]


def test_empty_stacks_bring_2_points_for_each_tile() -> None:
    """Three rooms of 300 and one of 450 whose stacks are empty; hallways belong to their own stack."""
    state = game()
    stacks = tuple(() if size in (300, 450, 150) else ("larder",) for size in SIZES)
    rooms = of("kitchen", "sauna", "scullery", "dungeon", "larder", "hallway_ground").tiles
    state = state._replace(stacks=stacks).with_castle(0, state.castles[0]._replace(tiles=rooms))
    assert lines_of("empty_stacks", score_lines(state)) == [(0, 8)]
    assert lines_of("empty_stacks", score_lines(state._replace(hallways=0))) == [(0, 10)]


def test_money_brings_a_point_for_each_10_000() -> None:
    state = game()
    state = state.with_castle(0, state.castles[0]._replace(money=29_000))
    assert lines_of("money", score_lines(state)) == [(0, 2), (1, 1)]


def test_bonus_cards_count_only_when_the_game_is_over() -> None:
    state = game()
    state = state.with_castle(1, state.castles[1]._replace(cards=("type_corridor",)))
    assert lines_of("bonus", score_lines(state)) == []
    assert lines_of("bonus", score_lines(state._replace(phase="over"))) == [(1, 1)]


def test_a_tie_goes_to_the_larger_castle_then_to_more_money() -> None:
    state = game(text="hallway_ground 3 1 0")
    assert result_of(state).winners == (0,)
    assert result_of(state).decided_by == 0
    level = game()
    richer = level.with_castle(1, level.castles[1]._replace(money=16_000))
    assert result_of(richer).winners == (1,)
    assert result_of(richer).decided_by == 1
    assert result_of(level).winners == (0, 1)
