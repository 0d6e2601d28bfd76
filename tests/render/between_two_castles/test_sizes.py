"""How large the marks on free cells are, and what is told before a room is placed."""

from __future__ import annotations

import random
from collections.abc import Iterator
from importlib import import_module
from itertools import islice
from statistics import median
from typing import Any

import pytest

from bot.texts import words
from engines.between_two_castles.players import PLAYERS
from engines.core.chance import random_seed
from engines.core.panel import Ask
from engines.registry import game
from render import between_two_castles as between
from render.core import marks
from render.core.names import sample_names

SEATS = 4
DISC, LEAST_DISC = 40, 28
"""Radii in a picture that is 1,200 pixels wide; once all had 19."""


def placements() -> Iterator[tuple[Any, int, Ask]]:
    """Where a room may be placed in a game of Between Two Castles, whenever it is asked."""
    its_game, rng = game("between_two_castles"), random.Random(3)
    state = its_game.setup(its_game.options_type(), SEATS, random_seed(rng))
    while due := its_game.to_act(state):
        seat = due[0]
        legal, view = its_game.legal(state, seat), its_game.view(state, seat)
        ask = its_game.ask(legal, (), lambda action: None)
        if ask is not None and ask.question == "task":
            ask = its_game.ask(legal, (ask.options[0].answer,), lambda action: None)
        if ask is not None and ask.question == "cell":
            yield view, seat, its_game.arranged(view, ask)
        state = its_game.apply(state, seat, PLAYERS["greedy"](view, legal, rng, 1.0)).state


@pytest.mark.usefixtures("traces")
def test_marks_on_free_cells_are_large(monkeypatch: pytest.MonkeyPatch) -> None:
    radii: list[int] = []
    draw = marks.disc

    def disc(letter: str, radius: int, *colours: Any) -> Any:
        radii.append(radius)
        return draw(letter, radius, *colours)

    monkeypatch.setattr(marks, "disc", disc)
    for view, seat, ask in islice(placements(), 0, None, 4):
        between.panel(view, seat, ask, sample_names(SEATS), words("en"))
    assert len(radii) > 20
    assert median(radii) >= DISC
    assert min(radii) >= LEAST_DISC


def test_before_a_room_is_placed_one_sees_what_it_brings(monkeypatch: pytest.MonkeyPatch) -> None:
    view, seat, ask = next(placements())
    action = ask.options[0].actions[0]
    confirm = Ask("confirm", (), (), (), action)
    drawn = set()
    panel = import_module("render.between_two_castles.panel")
    for gain in (None, 2, 7):
        monkeypatch.setattr(panel, "gain_of", lambda *asked, gain=gain: gain)
        drawn.add(panel.panel(view, seat, confirm, sample_names(SEATS), words("en")))
    assert len(drawn) == 3
