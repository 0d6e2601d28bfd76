"""Consolidating sets and building shrines."""

from __future__ import annotations

import pytest

from engines.dragon_castle.data import set_points
from engines.dragon_castle.forecast import Brings, sets_brought
from engines.dragon_castle.realm import sets
from tests.engines.dragon_castle.positions import (
    GAME,
    facts,
    kinds,
    legal,
    names,
    play,
    position_of,
    realm,
    told,
)

CASTLE = "S1 . S1 . D1 . E1 . W1"


@pytest.mark.parametrize(
    ("size", "points"), [(4, 2), (5, 3), (6, 5), (7, 6), (8, 8), (9, 9), (10, 10), (14, 14)]
)
def test_a_set_brings_points_by_its_size(size: int, points: int) -> None:
    assert set_points(size) == points


def test_a_set_is_all_connected_face_up_tiles_of_a_type_whatever_number_and_level() -> None:
    drawn = realm("""
        S1   S2/3 M1 S6
        .    S2   .  .
        .    S4/2 .  .
    """)
    (found,) = sets(drawn)
    assert names([*found.cells]) == ["A1", "B1", "B2", "B3"]
    assert (found.points, found.shrines) == (2, 1)


def test_diagonal_tiles_and_tiles_behind_face_down_ones_do_not_hang_together() -> None:
    assert not sets(realm("S1 S2 .\n. . S3\n. . S4"))
    assert not sets(realm("S1 S2 # S3 S4"))


def test_dragons_bring_a_point_more_and_special_sets_two_shrines() -> None:
    (dragons,) = sets(realm("D1 D2 D3 D1"))
    assert (dragons.points, dragons.shrines) == (3, 2)
    (winds,) = sets(realm("W1 W2 W3 W4"))
    assert (winds.points, winds.shrines) == (2, 2)


def test_no_tile_of_the_group_may_be_left_out() -> None:
    state, events = told(
        position_of(CASTLE, "S2 S3 S4 .\n. . . S5", pool=0), "take A1", "shrine", "place S1 D1", "skip"
    )
    assert facts(events, "consolidated")[0]["cells"] == ["A1", "B1", "C1", "D1", "D2"]
    assert not any(state.realms[0].faces)


def test_a_set_of_six_is_turned_scored_and_built_on() -> None:
    state, events = told(position_of(CASTLE, "S2 S3 S4 .  S5 S6"), "take A1", "shrine", "place S1 D1")
    (fact,) = facts(events, "consolidated")
    assert fact == {
        "type": "soldier",
        "cells": ["A1", "B1", "C1", "D1", "E1", "F1"],
        "size": 6,
        "points": 5,
        "shrines": 1,
    }
    assert legal(state) == [f"build {column}1" for column in "ABCDEF"] + ["skip"]
    state, events = told(state, "build C1")
    assert facts(events, "built") == [{"cell": "C1", "level": 1, "pool": 1}]
    assert state.turn.seat == 1
    assert state.realms[0].shrines[2]


def test_sets_are_checked_only_after_all_tiles_are_placed() -> None:
    state, events = told(position_of(CASTLE, "S2 S3 S4 ."), "take A1", "pair C1", "place S1 D1")
    assert not facts(events, "consolidated")
    _, events = told(state, "place S1 E1")
    assert facts(events, "consolidated")[0]["size"] == 5


def test_a_pair_may_complete_two_sets_that_are_scored_apart() -> None:
    own = "S2 S3 S4 .\n.\n.\nS5 S6 S1 ."
    state, events = told(position_of(CASTLE, own, pool=0), "take A1", "pair C1", "place S1 D1", "place S1 D4")
    assert [fact["points"] for fact in facts(events, "consolidated")] == [2, 2]
    assert state.realms[0].set_points == 4


def test_with_two_sets_each_may_get_its_shrine() -> None:
    own = "S2 S3 S4 .\n.\n.\nS5 S6 S1 ."
    state = play(position_of(CASTLE, own, pool=2), "take A1", "pair C1", "place S1 D1", "place S1 D4")
    assert kinds(state, "build") == ["A1", "B1", "C1", "D1"]
    state = play(state, "skip")
    assert kinds(state, "build") == ["A4", "B4", "C4", "D4"]
    state = play(state, "build A4")
    assert state.turn.seat == 1
    assert state.realms[0].pool == 1


def test_a_special_set_carries_two_shrines_on_different_tiles() -> None:
    state = play(position_of(CASTLE, "E2 E3 E4 .", pool=3), "take G1", "shrine", "place E1 D1", "build A1")
    assert kinds(state, "build") == ["B1", "C1", "D1"]
    state = play(state, "build D1")
    assert state.turn.seat == 1
    assert state.realms[0].pool == 2


def test_without_a_shrine_in_the_pool_nothing_is_asked() -> None:
    state = play(position_of("S1/2 . S1 . .", "S2 S3 .", pool=0), "take A1", "pair C1")
    state = play(state, "place S1 C1", "place S1 D1")
    assert state.turn.seat == 1
    assert state.realms[0].set_points == 2


def test_the_rulebooks_example_five_dragons_with_shrines_on_levels_two_and_three() -> None:
    own = "D2/2 D3/3 .\nD1 D2"
    state, events = told(position_of(CASTLE, own), "take E1", "shrine", "place D1 C1", "build A1", "build B1")
    assert facts(events, "consolidated")[0]["points"] == 4
    assert [fact["level"] for fact in facts(events, "built")] == [2, 3]
    lines = {line.facts: line.points for line in GAME.score(state) if line.source == "shrines"}
    assert sorted(lines.values()) == [2, 3]


def test_placing_elsewhere_is_free_where_a_set_could_be_completed() -> None:
    state, events = told(position_of(CASTLE, "S2 S3 S4 ."), "take A1", "shrine", "place S1 F4")
    assert not facts(events, "consolidated")
    assert state.turn.seat == 1


def test_a_forecast_tells_what_a_placement_brings() -> None:
    state = play(position_of(CASTLE, "S2 S3 S4 .  S5 S6"), "take A1", "shrine")
    view = GAME.view(state, 0)
    assert GAME.forecast(view, GAME.parse("place S1 D1")) == 5
    assert GAME.forecast(view, GAME.parse("place S1 D4")) == 0
    built = play(state, "place S1 D1")
    assert GAME.forecast(GAME.view(built, 0), GAME.parse("build A1")) == 1
    assert GAME.forecast(GAME.view(built, 0), GAME.parse("skip")) is None


def test_a_preview_tells_the_sets_that_an_action_turns() -> None:
    state = play(position_of(CASTLE, "S2 S3 S4 .  S5 S6"), "take A1", "shrine")
    cells = ((0, 0), (0, 1), (0, 2), (0, 3), (0, 4), (0, 5))
    brought = (Brings("soldier", cells, 5, 1),)
    view = GAME.view(state, 0)
    assert sets_brought(view, GAME.parse("place S1 D1")) == brought
    assert sets_brought(view, GAME.parse("place S1 A4")) == ()


def test_a_preview_of_a_spirits_set_counts_the_declared_type() -> None:
    state = play(position_of(CASTLE, "D1 D2 D3 E1", spirits=("change",)), "take A1", "discard")
    view = GAME.view(play(state, "spirit change shrine"), 0)
    (brought,) = sets_brought(view, GAME.parse("change D1 dragon"))
    assert (brought.type, brought.points, brought.shrines) == ("dragon", 3, 2)
