"""Finished games and drawn rules of every game, and the positions of a picture's texts."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from bot.texts import translator
from engines.core.contract import Options
from engines.registry import game as game_by_key
from render.core.box import Box
from render.core.canvas import Board
from tests.coarse import weight
from tests.recorded import recorded
from tests.render.noting import Edges, note_texts
from tests.soak import SOAK

SHOWN, READABLE = 390, 7
"""The width of a picture on a phone; the smallest type that can be read there."""
MOST_BYTES = 240_000
MANY = 48 if SOAK else 7
"""The least number of games of each game."""
LONG = (
    "Святослав-Александр Великолепный",
    "Wojciech Wspaniały z Krakowa 123",
    "Щукомышлинский-Подколодный Иван.",
    "Żółćwidziałłowicz Stanisław Jan1",
    "M" * 32,
    "Q",
    "Konstantinopel von und zu Hausen",
)


def finished(key: str, greedy: range, at_random: range, **options: object) -> Iterator[tuple[int, Any]]:
    """Yields the last views of games of all seat counts: some by a computer player, some random.

    `make soak` plays all of them. Other runs play one random game; at the smallest and largest tables a
    second one, and they replace the games of computer players there with recorded ones.
    """
    its_game = game_by_key(key)
    chosen = its_game.options_type.model_validate(options)
    for seats in its_game.seats:
        thought, by_chance = greedy, at_random
        if not SOAK:
            is_end = seats in (its_game.seats[0], its_game.seats[-1])
            thought, by_chance = greedy[:is_end], at_random[: 1 + is_end]
            if thought and not options:
                for states in recorded(key, seats):
                    yield seats, its_game.view(states[-1], None)
                    thought = range(0)
        for seed in (*thought, *(-1 - seed for seed in by_chance)):
            yield seats, its_game.view(_end_of(key, chosen, seats, seed), None)


@cache
def _end_of(key: str, options: Options, seats: int, seed: int) -> Any:
    its_game, rng = game_by_key(key), random.Random(seed)
    player = its_game.players["greedy"]
    state = its_game.setup(options, seats, f"{abs(seed):032x}")
    while due := its_game.to_act(state):
        legal = its_game.legal(state, due[0])
        thinks = seed >= 0
        action = player(its_game.view(state, due[0]), legal, rng, 0.02) if thinks else rng.choice(legal)
        state = its_game.apply(state, due[0], action).state
    return state


@cache
def drawn_rules(key: str, lang: str) -> tuple[bytes, ...]:
    """The pictures of a game's rules, drawn once for all tests."""
    return tuple(import_module(f"render.{key}").rules(translator(lang)))


@dataclass
class Drawn:
    """The texts, frames and sprites of a board, in order."""

    texts: list[tuple[str, float, Edges, int]] = field(default_factory=list)
    """Each with its size, its box, and the number of sprites pasted before."""
    boxes: list[Edges] = field(default_factory=list)
    pasted: list[Edges] = field(default_factory=list)


def watched(monkeypatch: pytest.MonkeyPatch) -> Drawn:
    """Records where things land; drawing itself is unchanged."""
    found = Drawn()
    frame, put = Board.box, Board.paste

    def text(text: str, size: float, box: Edges) -> None:
        found.texts.append((text, size, box, len(found.pasted)))

    def box(self: Board, box: Box, **style: object) -> None:
        found.boxes.append(box.whole)
        frame(self, box, **style)  # type: ignore[arg-type]

    def paste(self: Board, sprite: Image.Image, x: float, y: float, anchor: str = "lt") -> None:
        left = round(x - sprite.width * {"l": 0.0, "m": 0.5, "r": 1.0}[anchor[0]])
        top = round(y - sprite.height * {"t": 0.0, "m": 0.5, "b": 1.0}[anchor[1]])
        found.pasted.append((left, top, left + sprite.width, top + sprite.height))
        put(self, sprite, x, y, anchor)

    note_texts(monkeypatch, text, drawn_too=True)
    monkeypatch.setattr(Board, "box", box)
    monkeypatch.setattr(Board, "paste", paste)
    return found


def check(drawn: Drawn, draw: Callable[[], bytes], *, readable: bool = True) -> None:
    """Checks the file's size, and that every text is readable, in its box, off all others, and uncovered."""
    drawn.texts.clear()
    drawn.boxes.clear()
    drawn.pasted.clear()
    file = draw()
    picture = Image.open(BytesIO(file))
    assert picture.mode == "P"
    assert picture.size == (1650, 1050)
    assert weight(file) < MOST_BYTES
    for number, (text, size, box, before) in enumerate(drawn.texts):
        if readable:
            assert size * SHOWN / picture.width >= READABLE, (text, size)
        assert _within(box, _frame_of(box, drawn.boxes)), (text, box, _frame_of(box, drawn.boxes))
        for other, _, its, _ in drawn.texts[number + 1 :]:
            assert not _meet(box, its, 0 if readable else 5), (text, box, other, its)
        if readable:
            for sprite in drawn.pasted[before:]:
                assert not _meet(box, sprite, 6), (text, box, sprite)


def _frame_of(box: Edges, boxes: list[Edges]) -> Edges:
    """The smallest box round the middle of a text; without one, the picture."""
    x, y = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
    around = [one for one in boxes if one[0] <= x <= one[2] and one[1] <= y <= one[3]]
    return min(around, key=lambda one: (one[2] - one[0]) * (one[3] - one[1]), default=(0, 0, 1650, 1050))


def _within(box: Edges, frame: Edges) -> bool:
    return frame[0] <= box[0] and frame[1] <= box[1] and box[2] <= frame[2] and box[3] <= frame[3]


def _meet(a: Edges, b: Edges, by: int) -> bool:
    """Whether two boxes overlap by more than `by` pixels, across and down."""
    across = min(a[2], b[2]) - max(a[0], b[0])
    down = min(a[3], b[3]) - max(a[1], b[1])
    return across > by and down > by
