"""Whole games with the pictures hidden: every text leads on, to the end, and contains useful facts."""

from __future__ import annotations

import random
from collections.abc import Callable
from statistics import mean

import pytest

from bot.texts import LANGUAGES
from bot.ui.faces import face_of, hosted
from engines.registry import game
from tests.soak import SOAK, in_turn
from tests.texts.blind import play_by_ear
from tests.ui.tables import Blank

GAMES = 6 if SOAK else 1


@pytest.fixture(autouse=True)
def hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    """No picture is drawn."""
    for key in hosted():
        monkeypatch.setattr(type(face_of(key)), "pictures", Blank())


def at_random(key: str, seats: int, number: int) -> int:
    """Returns the first seat's points at the end of a random game."""
    its_game, rng = game(key), random.Random(number)
    state = its_game.setup(its_game.options_type(), seats, f"{number:032x}")
    while due := its_game.to_act(state):
        seat = rng.choice(due)
        state = its_game.apply(state, seat, rng.choice(its_game.legal(state, seat))).state
    return next(each.points for each in its_game.result(state).standings if each.seat == 0)


@pytest.mark.parametrize(("key", "lang"), in_turn(hosted(), LANGUAGES))
async def test_a_whole_game_is_played_by_ear(
    key: str, lang: str, record_property: Callable[[str, object], None]
) -> None:
    """No two answers of a panel have the same text; the most promising answers do better than random ones."""
    seats = game(key).seats[len(game(key).seats) // 2]
    games = [await play_by_ear(key, seats, lang, number) for number in range(GAMES)]
    assert [each.player.alike for each in games] == [[] for _ in games]
    heard, any_ = mean(each.points for each in games), mean(at_random(key, seats, n) for n in range(GAMES))
    if SOAK:  # one game may be lost by ill luck
        record_property("points", f"{key} ({lang}), {seats} seats: by ear {heard:.1f}, at random {any_:.1f}")
        assert heard > any_
    assert all(each.player.presses > 10 for each in games)
