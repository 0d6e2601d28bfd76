"""The film of a finished game: its public pictures turn by turn, captions, and how the points grew.

A film is made of moments. Each frame is drawn by itself, so that the caller can report progress; the frames
are packed into one file at the end.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable, Iterable, Sequence
from importlib import import_module
from io import BytesIO
from itertools import accumulate
from typing import Any, Literal, NamedTuple

from PIL import Image

from engines.core.contract import AnyGame, Step
from engines.core.event import Event
from render.core import png
from render.core.box import Box
from render.core.canvas import Board
from render.core.fonts import Weight, drawable, text_width
from render.core.frames import MARGIN, PUBLIC
from render.core.words import Words
from render.film.chart import draw_chart, points_of

Kind = Literal["gif", "webp"]
Tell = Callable[[Sequence[Event]], str]
"""Says the outcome of some events in a sentence."""

SHRUNK = 2
"""A frame is half as wide as a picture: 825, where Discord shows 550."""
EDGE_GAP = MARGIN // SHRUNK
CAPTION, CHART = 33, 105
STRIP = CAPTION + CHART + EDGE_GAP
SIZE = (PUBLIC[0] // SHRUNK, PUBLIC[1] // SHRUNK + STRIP)
MOST = 72
"""The most frames of a film; in a longer game several turns share a frame."""
MILLISECONDS, FIRST, LAST = 1000, 1500, 6000
_TYPE, _LEAST = 23, 18
_MARKUP = re.compile(r"\*\*|__|\\(?=\W)")


class Moment(NamedTuple):
    """The contents of one frame. Everything in it was public, or is now that the game is over."""

    view: Any
    caption: str
    points: tuple[tuple[int, ...], ...]
    """The points of every seat after each turn up to this one."""
    last: bool
    made: int = 0
    """The number of decisions up to here."""


def moments(game: AnyGame, steps: Iterable[tuple[Any, Step[Any] | None]], tell: Tell) -> list[Moment]:
    """Returns the end of each turn of a finished game, as a spectator saw it; `steps` are its states."""
    found: list[Moment] = []
    told, points = "", []
    for made, (state, step) in enumerate(steps):
        if step is not None:
            told = tell([event for event in step.events if event.only is None]) or told
            if not step.turn_ends and game.to_act(state):
                continue
        points.append(points_of(game, state))
        over = not game.to_act(state)
        found.append(Moment(game.view(state, None), told, tuple(points), over, made))
        told = ""
    if not found or not found[-1].last:
        raise ValueError("only a game that is over can be filmed")
    return _thinned(found)


def _thinned(found: Sequence[Moment]) -> list[Moment]:
    """Returns at most `MOST` moments, evenly spread, always with the first and the last."""
    every = -(-(len(found) - 1) // (MOST - 1)) if len(found) > MOST else 1
    return [*found[:-1:every], found[-1]]


def draw_frame(key: str, moment: Moment, turns: int, names: Sequence[str], words: Words) -> Image.Image:
    """Draws one frame at its final size, in its picture's colors. The chart has room for `turns` turns."""
    pictures = import_module(f"render.{key}")
    with png.as_drawn() as drawn:
        (pictures.result if moment.last else pictures.public)(moment.view, names, words)
    picture, palette = drawn[0]
    frame = Image.new("RGB", SIZE)
    frame.paste(picture.reduce(SHRUNK), (0, 0))
    frame.paste(draw_strip(moment, turns).image, (0, SIZE[1] - STRIP))
    return png.in_palette(frame, palette)


def draw_strip(moment: Moment, turns: int) -> Board:
    """Draws the strip below the picture, at its final size: the caption, and the points so far."""
    strip = Board(SIZE[0], STRIP)
    if moment.caption:
        text, size = _fitted(moment.caption, SIZE[0] - 4 * EDGE_GAP)
        strip.text(2 * EDGE_GAP, CAPTION // 2, text, size)
    draw_chart(strip, moment.points, turns, Box(EDGE_GAP, CAPTION, SIZE[0] - 2 * EDGE_GAP, CHART))
    return strip


def _fitted(caption: str, width: float) -> tuple[str, int]:
    """Fits a caption on one line without its mark-up: smaller if necessary, then cut after whole words."""
    words = drawable(_MARKUP.sub("", caption).replace("\n", " ")).split()
    whole = " ".join(words)
    share = width / max(1.0, text_width(whole, _TYPE, Weight.BOLD))
    if share >= _LEAST / _TYPE:
        return whole, min(_TYPE, int(_TYPE * share))

    # Word by word: the same words recur in a film, and their widths are cached.
    dots = text_width("…", _LEAST, Weight.BOLD)
    gap = text_width("… …", _LEAST, Weight.BOLD) - 2 * dots
    ends = list(accumulate(text_width(word, _LEAST, Weight.BOLD) + gap for word in words))
    return " ".join([*words[: bisect_right(ends, width - dots)], "…"]), _LEAST


def pack(frames: Sequence[Image.Image], kind: Kind = "gif") -> bytes:
    """Packs the frames into one file that plays by itself and rests on its last frame."""
    durations = [FIRST, *[MILLISECONDS] * (len(frames) - 2), LAST] if len(frames) > 1 else [LAST]
    file = BytesIO()
    first, rest = frames[0], frames[1:]
    if kind == "gif":
        first.save(file, "GIF", save_all=True, append_images=rest, duration=durations, loop=0, optimize=False)
    else:
        first, *rest = (frame.convert("RGB") for frame in frames)
        first.save(
            file, "WEBP", save_all=True, append_images=rest, duration=durations, loop=0, quality=75, method=1
        )
    return file.getvalue()
