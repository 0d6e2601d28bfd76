"""What panels and pictures ask before a move is made, told from the view alone."""

from __future__ import annotations

import pytest

from engines.core.panel import narrow
from engines.dragon_castle.actions import place
from engines.dragon_castle.forecast import group_points, picked_letter, realm_after, twins_after
from engines.dragon_castle.view import Group
from tests.engines.dragon_castle.positions import GAME, play, position_of


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


def test_a_chosen_answer_keeps_the_letter_that_it_had_on_the_picture_before() -> None:
    state = position_of("S1 . M1 . F1 . E1")
    view, legal = GAME.view(state, 0), GAME.legal(state, 0)
    letters = []
    for answers in ((), ("take",), ("take", "E1")):
        ask = narrow(legal, answers, lambda _: None)
        assert ask is not None
        letters.append(picked_letter(view, ask))
    assert letters == ["", "A", "C"]
