"""Positions of Dragon Castle from the command line."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from engines.cli.verbs import all_verbs
from engines.dragon_castle.cli import VERBS, available, ingenuity, score, sets_of


def stack(row: int, column: int, *tiles: str, up: bool = True, shrine: bool = False) -> dict[str, Any]:
    return {"at": [row, column], "tiles": [*tiles], "up": up, "shrine": shrine}


def test_the_command_line_knows_the_verbs() -> None:
    assert set(all_verbs()["dragon_castle"]) == {"available", "sets", "score", "ingenuity"}


def test_available_tells_the_top_level_and_what_can_be_taken() -> None:
    answer = available({"heights": [[0, 1, 2, 1], [3, 3, 3, 0]], "short_sides": False})
    assert answer == {
        "top_level": 3,
        "available": [[0, 1], [0, 2], [0, 3], [1, 0], [1, 2]],
        "first": [[1, 0], [1, 2]],
    }


def test_with_short_sides_a_free_short_side_suffices() -> None:
    answer = available({"heights": [[1, 1, 1], [1, 1, 1], [1, 1, 1]], "short_sides": True})
    assert [1, 1] not in answer["available"]
    assert len(answer["available"]) == 8
    assert answer["first"] == answer["available"]


def test_an_empty_castle_is_answered_too() -> None:
    assert available({"heights": [[0, 0]]}) == {"top_level": 0, "available": [], "first": []}
    assert available({"heights": []}) == {"top_level": 0, "available": [], "first": []}


@given(
    rows=st.integers(1, 5).flatmap(
        lambda columns: st.lists(
            st.lists(st.integers(0, 3), min_size=columns, max_size=columns), min_size=1, max_size=6
        )
    ),
    short=st.booleans(),
)
def test_any_grid_is_answered(rows: list[list[int]], short: bool) -> None:
    answer = available({"heights": rows, "short_sides": short})
    assert answer["top_level"] == max(map(max, rows))
    assert all(cell in answer["available"] for cell in answer["first"])
    assert all(rows[r][c] == answer["top_level"] for r, c in answer["first"])


def test_sets_come_with_type_cells_points_and_shrines() -> None:
    realm = [stack(0, 0, "S4", "D1"), stack(0, 1, "D2"), stack(1, 0, "D3"), stack(1, 1, "D1")]
    assert sets_of({"realm": realm, "smallest": 4}) == [
        {"type": "dragon", "cells": [[0, 0], [0, 1], [1, 0], [1, 1]], "points": 3, "shrines": 2}
    ]


def test_smaller_sets_count_under_cunning() -> None:
    realm = [stack(0, 0, "D1"), stack(0, 1, "D2"), stack(0, 2, "D3"), stack(0, 3, "D1", up=False)]
    assert sets_of({"realm": realm}) == []
    (found,) = sets_of({"realm": realm, "smallest": 3})
    assert (found["points"], found["shrines"]) == (3, 2)


def test_a_score_is_parted_by_its_sources() -> None:
    question = {
        "realm": [
            stack(0, 0, "M1", up=False, shrine=True),
            stack(0, 1, "M1", "M2", "M3", "M4", up=False, shrine=True),
        ],
        "tokens": 11,
        "countdown": 2,
        "cards": ["humility", "steadfastness"],
        "neighbours": [[]],
    }
    assert score(question) == {
        "total": 1 + 3 + 4 + 11 + 1 + 2,
        "shrines": 4,
        "countdown": 4,
        "tokens": 11,
        "cards": {"humility": 1, "steadfastness": 2},
    }


def test_greatness_is_compared_with_the_neighbours() -> None:
    own, left, right = [stack(0, 0, "M6"), stack(0, 1, "M4")], [stack(0, 0, "M6")], [stack(3, 5, "M6")]
    question = {"realm": own, "cards": ["greatness"], "neighbours": [left, right]}
    assert score(question)["cards"] == {"greatness": 4}


def test_ingenuity_takes_the_twin_below_its_first_tile() -> None:
    castle = [[["W1", "S5", "S5"], [], ["S5"]], [["E1", "E2", "M2"], [], ["M1"]]]
    assert ingenuity({"castle": castle, "last_types": ["season"]}) == {
        "action": "take",
        "tiles": [[0, 0], [0, 0]],
    }


def test_ingenuity_copies_the_last_types_and_summons_on_level_one() -> None:
    castle = [[["W1", "S5"], [], ["W1", "M1"]]]
    assert ingenuity({"castle": castle, "last_types": ["merchant"]})["tiles"] == [[0, 2]]
    assert ingenuity({"castle": [[["W1"], []]], "last_types": []}) == {"action": "summon", "tiles": []}
    assert ingenuity({"castle": [], "last_types": []}) == {"action": "summon", "tiles": []}


@pytest.mark.parametrize(
    ("verb", "document"),
    [
        ("available", {"heights": [[1], [1, 2]]}),
        ("available", {"heights": [[4]]}),
        ("available", {"heights": [[-1]]}),
        ("available", {"heights": [["1"]]}),
        ("available", []),
        ("available", {"heights": [[1]], "other": 1}),
        ("sets", {"realm": [stack(4, 0, "M1")]}),
        ("sets", {"realm": [stack(0, 6, "M1")]}),
        ("sets", {"realm": [stack(0, 0, "M7")]}),
        ("sets", {"realm": [stack(0, 0, "D4")]}),
        ("sets", {"realm": [stack(0, 0)]}),
        ("sets", {"realm": [stack(0, 0, "M1"), stack(0, 0, "M2")]}),
        ("sets", {"realm": [stack(0, 0, "M1", up=True, shrine=True)]}),
        ("sets", {"realm": [], "smallest": 2}),
        ("score", {"realm": [], "cards": ["wisdom"]}),
        ("score", {"realm": [], "tokens": -1}),
        ("score", {"realm": [], "countdown": 8}),
        ("score", {"realm": [], "neighbours": [[], [], []]}),
        ("ingenuity", {"castle": [[["M1"] * 4]]}),
        ("ingenuity", {"castle": [[["M1"]], []]}),
        ("ingenuity", {"castle": [[["M1"]]], "last_types": ["seasons"]}),
    ],
)
def test_bad_input_is_refused(verb: str, document: Any) -> None:
    with pytest.raises(ValidationError):
        VERBS[verb](document)
