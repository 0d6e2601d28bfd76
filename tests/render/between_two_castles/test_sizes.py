"""The size of marks on free cells, and the texts shown before a room is placed."""

from __future__ import annotations

import random
from collections.abc import Iterator
from importlib import import_module
from itertools import islice
from statistics import median
from typing import Any

import pytest

from bot.texts import LANGUAGES, translator
from engines.between_two_castles.actions import Keep
from engines.between_two_castles.data import CARDS, ROOMS
from engines.between_two_castles.players import PLAYERS
from engines.core.chance import random_seed
from engines.core.panel import Ask, Option
from engines.registry import game
from render import between_two_castles as between
from render.between_two_castles.bonus import _COLUMNS, _GAP, _LINE, _tile
from render.between_two_castles.closeup import WIDTH
from render.between_two_castles.panel import _rows
from render.between_two_castles.titles import card_name
from render.core import marks
from render.core.box import Box
from render.core.canvas import Board
from render.core.frames import CLOSE_UP
from render.core.names import sample_names
from tests.render.recording import drawn_on, recording

SEATS = 4
DISC, LEAST_DISC = 40, 28
"""Radii in a picture that is 1,200 pixels wide; once all had 19."""


def placements() -> Iterator[tuple[Any, int, Ask]]:
    """Yields every question for a room's place in a game of Between Two Castles."""
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
        between.panel(view, seat, ask, sample_names(SEATS), translator("en"))
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
        monkeypatch.setattr(panel, "forecast", lambda *asked, gain=gain: gain)
        drawn.add(panel.panel(view, seat, confirm, sample_names(SEATS), translator("en")))
    assert len(drawn) == 3


@pytest.mark.parametrize("lang", LANGUAGES)
def test_beside_a_castle_the_longest_cards_are_told_whole(lang: str) -> None:
    """Three cards and something else to do at one castle."""
    words = translator(lang)
    texts = [
        *sorted((card_name(card, words) for card in CARDS), key=len)[-3:],
        words("between_two_castles-pic-left-castle"),
    ]
    width, space = 286, 388
    blocks, heights = _rows(texts, [width] * 4, space)
    for text, block, height in zip(texts, blocks, heights, strict=True):
        assert " ".join(block.lines) == text
        assert block.size >= 22
        assert len(block.lines) * block.size <= height
    assert sum(heights) <= space


@pytest.mark.parametrize("lang", LANGUAGES)
def test_below_a_castle_every_name_of_a_room_is_told_whole(lang: str) -> None:
    """Tiles to choose from, side by side, each with its best gain."""
    width = (WIDTH - (_COLUMNS - 1) * _GAP) // _COLUMNS
    with recording():
        for room in ROOMS:
            board = Board(CLOSE_UP[0], _LINE)
            options = [Option("1", "", 12, (Keep(side="left", room=room, x=2, y=0),))]
            _tile(board, Box(0, 0, width, _LINE), room, options, translator(lang))
            texts = [drawn.text for drawn in drawn_on(board) if drawn.kind == "text"]
            assert texts
            assert not [text for text in texts if "…" in text]
