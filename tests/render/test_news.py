"""The public picture of a burst frames everything placed in it, not only the last turn."""

from __future__ import annotations

import io
import random
from collections.abc import Sequence
from typing import Any

import pytest
from PIL import Image, ImageChops

from bot.texts import translator
from bot.ui.faces import face_of
from engines.core.contract import AnyGame
from engines.core.event import Event
from engines.registry import game, keys

SEATS = 3
NAMES = ("Ann", "Bea", "Cid")
TURNS = 12


def played(its_game: AnyGame) -> tuple[Any, list[Event]]:
    """A state after some turns, and the public events of the last three of them."""
    rng = random.Random(5)
    player = its_game.players["greedy"]
    state = its_game.setup(its_game.options_type(), SEATS, "5" * 32)
    turns: list[list[Event]] = [[]]
    while len(turns) <= TURNS or not placers(turns[-4:]) >= {0, 1, 2}:
        seat = its_game.turn_order(state)[0]
        action = player(its_game.view(state, seat), its_game.legal(state, seat), rng, 0.01)
        step = its_game.apply(state, seat, action)
        state = step.state
        turns[-1] += [event for event in step.events if event.only is None]
        if step.turn_ends:
            turns.append([])
    return state, [event for turn in turns[-4:] for event in turn]


def placers(turns: Sequence[Sequence[Event]]) -> set[int | None]:
    """Returns the seats whose pieces were placed in these turns."""
    return {event.seat for turn in turns for event in turn if event.kind == "placed"}


def boxes(first: bytes, second: bytes) -> tuple[int, int, int, int] | None:
    one, other = (Image.open(io.BytesIO(data)).convert("RGB") for data in (first, second))
    return ImageChops.difference(one, other).getbbox()


@pytest.mark.parametrize("key", keys())
def test_all_that_a_burst_placed_is_framed(key: str) -> None:
    its_game, draw = game(key), face_of(key).pictures.public
    state, news = played(its_game)
    view = its_game.view(state, None)
    last_only, all_of_it = draw(view, NAMES, translator("en")), draw(view, NAMES, translator("en"), news)
    if all_of_it == last_only:
        assert its_game.chapter(state) is not None  # the chapter's pieces are framed whatever the news
        return
    for seat in range(SEATS):
        own = [event for event in news if event.seat == seat]
        others = [event for event in news if event.seat != seat]
        if view.last and seat not in {getattr(turn, "seat", None) for turn in _turns(view.last)}:
            assert boxes(all_of_it, draw(view, NAMES, translator("en"), others)) is not None, own


def _turns(last: Any) -> Sequence[Any]:
    """The last turn, or the last turns, of a view."""
    return last if isinstance(last, tuple) and not hasattr(last, "seat") else (last,)
