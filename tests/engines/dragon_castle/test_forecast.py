"""Forecasts for panels and pictures before a move is made, from the view alone."""

from __future__ import annotations

import random

import pytest

from engines.dragon_castle.actions import place
from engines.dragon_castle.data import Spirit
from engines.dragon_castle.forecast import group_points, realm_after, rounds_left, twins_after
from engines.dragon_castle.questions import picked_mark
from engines.dragon_castle.view import Group
from tests.engines.dragon_castle.positions import GAME, play, position_of
from tests.soak import SOAK


def test_the_realm_after_a_tile_shows_it_with_its_group_and_changes_nothing_now() -> None:
    state = play(position_of("S1 . M1", "S2 #2 M3"), "take A1", "shrine")
    view = GAME.view(state, 0)
    after = realm_after(view, place("S1", (0, 1)))
    assert (after.cells[0][1].face, after.cells[0][1].height) == ("S1", 3)
    assert [(group.type, group.cells) for group in after.groups] == [
        ("soldier", ((0, 0), (0, 1))),
        ("merchant", ((0, 2),)),
    ]
    assert GAME.view(state, 0) == view


def test_twins_are_those_that_are_available_after_the_first_tile() -> None:
    view = GAME.view(position_of("S1 S1/2 S1 . S2 . S1"), 0)
    assert twins_after(view, (0, 1)) == ((0, 0), (0, 2), (0, 6))
    assert twins_after(view, (0, 4)) == ()


@pytest.mark.parametrize(("size", "points"), [(1, 0), (3, 0), (4, 3), (6, 6)])
def test_an_open_group_of_dragons_brings_nothing_before_it_is_a_set(size: int, points: int) -> None:
    cells = tuple((0, column) for column in range(size))
    assert group_points(Group("dragon", cells)) == points


def test_a_chosen_answer_keeps_the_number_that_it_had_on_the_picture_before() -> None:
    state = play(position_of("S1 . M1 . F1 . E1", spirits=("destruction",)), "take A1", "shrine")
    view, legal = GAME.view(state, 0), GAME.legal(state, 0)
    marks = []
    for answers in ((), ("B1",)):
        ask = GAME.ask(legal, answers, lambda _: None)
        assert ask is not None
        marks.append(picked_mark(view, ask))
    assert marks == ["", "2"]


@pytest.mark.parametrize(
    ("seats", "spirits"), [(1, ()), (1, ("destruction",)), (2, ()), (3, ("destruction",))]
)
def test_no_game_ends_sooner_than_the_rounds_that_are_left_at_least(
    seats: int, spirits: tuple[Spirit, ...]
) -> None:
    for seed in range(3 if SOAK else 1):
        rng = random.Random(seed)
        state = GAME.setup(GAME.options_type(spirits=spirits), seats, f"{seed:032x}")
        told = []
        while due := GAME.to_act(state):
            view = GAME.view(state, due[0])
            told.append((view.round, rounds_left(view)))
            legal = GAME.legal(state, due[0])
            hasty = [action for action in legal if action.kind in ("summon", "pair", "destroy")]
            state = GAME.apply(state, due[0], rng.choice(hasty or legal)).state
        end = told[-1][0]
        assert all(number + left - 1 <= end for number, left in told)
        assert told[-1][1] == 1
        assert told[0][1] > 3
        assert rounds_left(GAME.view(state, None)) == 0


def test_the_rounds_left_are_counted_from_tokens_and_what_lies_above_the_ground() -> None:
    flat = GAME.view(position_of("S1 . M1 . F1"), 0)
    assert (flat.seats, flat.laid_out) == (2, 2)
    assert rounds_left(flat) == 1
    assert rounds_left(GAME.view(position_of("S1/3 . M1/3 . F1"), 0)) == 2
