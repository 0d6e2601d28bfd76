"""Positions of played games, and a board that remembers where its texts and boxes lie."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache

import pytest

from engines.kingdomino.actions import KingdominoAction, Place
from engines.kingdomino.game import Kingdomino
from engines.kingdomino.options import KingdominoOptions
from engines.kingdomino.state import State
from engines.kingdomino.view import View
from render.core.box import Box
from render.core.canvas import Board
from render.core.kept import empty_store, kept_in
from render.core.palette import Palette
from tests.coarse import ROOM
from tests.render.noting import Edges, note_texts

GAME = Kingdomino()


def _choose(view: View, legal: tuple[KingdominoAction, ...], rng: random.Random) -> KingdominoAction:
    """Places for the most points, so that kingdoms look like played ones; claims at random."""
    if isinstance(legal[0], Place):
        return max(legal, key=lambda action: (GAME.forecast(view, action), rng.random()))
    return rng.choice(legal)


@cache
def played(seats: int, seed: int = 1, **options: bool) -> tuple[State, ...]:
    """Every state of one game, from the first claim to the end."""
    rng = random.Random(seed)
    states = [GAME.setup(KingdominoOptions(**options), seats, f"{seed:032x}")]
    while due := GAME.to_act(states[-1]):
        legal = GAME.legal(states[-1], due[0])
        action = _choose(GAME.view(states[-1], due[0]), legal, rng)
        states.append(GAME.apply(states[-1], due[0], action).state)
    return tuple(states)


@dataclass
class Traces:
    """The texts and frames of a board: boxes as left, top, right, bottom."""

    texts: list[tuple[str, Edges]] = field(default_factory=list)
    boxes: list[Edges] = field(default_factory=list)
    sizes: list[tuple[int, int]] = field(default_factory=list)
    """The sizes of the finished pictures."""


_sizes = empty_store(ROOM)
"""Sprites that may be incomplete, for no test looks at them."""


@pytest.fixture
def traces(monkeypatch: pytest.MonkeyPatch) -> Iterator[Traces]:
    """Records where things would land; the picture itself stays empty, since no test looks at it."""
    found = Traces()

    def text(text: str, size: float, box: Edges) -> None:
        found.texts.append((text, box))

    def box(self: Board, box: Box, **style: object) -> None:
        found.boxes.append(box.whole)

    def png(self: Board, palette: Palette) -> bytes:
        found.sizes.append(self.image.size)
        return b""

    monkeypatch.setattr(Board, "png", png)
    monkeypatch.setattr(Board, "paste", lambda self, sprite, x, y, anchor="lt": None)
    note_texts(monkeypatch, text, drawn_too=False)
    monkeypatch.setattr(Board, "box", box)
    with kept_in(_sizes):
        yield found
