"""The rules of the fifth game by their sentences. Run with its folder on the path, by `test_fifth_game`."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

from engines.core.chance import ANY_SEED
from engines.core.errors import IllegalAction
from engines.core.score import total
from engines.registry import game
from tests.discovery.fifth_game import KEY

GAME = game(KEY)
SCORING: Any = import_module(f"engines.{KEY}.scoring")


def table(*hands: tuple[int, ...], **options: bool) -> Any:
    """A game that begins with these hands."""
    state = GAME.setup(GAME.options_type(**options), len(hands), ANY_SEED)
    return state._replace(hands=hands)


def play(state: Any, *texts: str) -> Any:
    """One choice for each seat, in their order."""
    for seat, text in enumerate(texts):
        state = GAME.apply(state, seat, GAME.parse(text)).state
    return state


def test_a_stone_that_only_one_brings_is_built() -> None:
    state = play(table((1, 2, 5, 9), (1, 3, 4, 8)), "bring 9 left", "bring 8 right")
    assert state.sites == (((9,), (), ()), ((), (), (8,)))
    assert [len(hand) for hand in state.hands] == [4, 4]


def test_equal_stones_break_and_are_gone() -> None:
    state = play(table((9,), (9,), (8,)), "bring 9 left", "bring 9 right", "bring 8 left")
    assert state.sites == (((), (), ()), ((), (), ()), ((8,), (), ()))
    assert [brought.fate for brought in state.last] == ["broken", "broken", "built"]


def test_a_stone_laid_aside_breaks_nothing() -> None:
    state = play(table((9,), (9,)), "bring 9 left", "bring 9 aside")
    assert state.sites[0] == ((9,), (), ())
    assert [brought.fate for brought in state.last] == ["built", "aside"]


@pytest.mark.parametrize(("stone", "is_legal"), [(4, True), (5, False), (6, False)])
def test_a_stone_lies_on_a_larger_one_only(stone: int, is_legal: bool) -> None:
    state = table((stone, stone), (1, 2))._replace(sites=(((9, 5), (), ()), ((), (), ())))
    action = GAME.parse(f"bring {stone} left")
    assert (action in GAME.legal(state, 0)) == is_legal
    if not is_legal:
        with pytest.raises(IllegalAction, match="too large"):
            GAME.apply(state, 0, action)


def test_a_tower_of_four_stones_is_worth_ten_points() -> None:
    assert [SCORING.tower_points(height) for height in range(5)] == [0, 1, 3, 6, 10]


@pytest.mark.parametrize(("other", "points"), [((9, 8), 5), ((9, 8, 7), 0)])
def test_the_spire_is_the_only_highest_tower(other: tuple[int, ...], points: int) -> None:
    state = table((1,), (1,), spire=True)
    state = state._replace(sites=(((9, 8, 7), (), ()), (other, (), ())), round=state.options.rounds + 1)
    lines = [line for line in GAME.score(state) if line.source == "spire"]
    assert total(lines, 0) == points
    assert total(lines, 1) == 0
