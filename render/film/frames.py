"""The film of a finished game: its public pictures turn by turn, what happened, and how the points grew.

A film is made of moments. Each is drawn by itself, so that whoever waits can be told how far it is, and the
frames are packed into one file at the end.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from importlib import import_module
from io import BytesIO
from typing import Any, Literal, NamedTuple

from PIL import Image, ImageDraw

from engines.core.contract import AnyGame, Step
from engines.core.event import Event
from render.core import png
from render.core.box import Box
from render.core.canvas import Board
from render.core.emblems import emblem
from render.core.fonts import Weight, drawable, text_width
from render.core.frames import MARGIN, PUBLIC
from render.core.palette import AXIS, SEATS
from render.core.words import Words

Kind = Literal["gif", "webp"]
Tell = Callable[[Sequence[Event]], str]
"""What some events brought, in a sentence."""

SHRUNK = 2
"""A frame is half as wide as a picture: 825, where Discord shows 550."""
CAPTION, CHART = 66, 210
STRIP = CAPTION + CHART + MARGIN
SIZE = (PUBLIC[0] // SHRUNK, (PUBLIC[1] + STRIP) // SHRUNK)
MOST = 72
"""So many frames at most: of a longer game every few turns are one."""
MILLISECONDS, FIRST, LAST = 1000, 1500, 6000
_TYPE, _LEAST = 46, 36
_MARKUP = re.compile(r"\*\*|__|\\(?=\W)")


class Moment(NamedTuple):
    """What one frame shows. Everything in it was public, or is now that the game is over."""

    view: Any
    caption: str
    points: tuple[tuple[int, ...], ...]
    """The points of every seat after each turn up to this one."""
    last: bool


def moments(game: AnyGame, steps: Iterable[tuple[Any, Step[Any] | None]], tell: Tell) -> list[Moment]:
    """The end of each turn of a finished game, as a spectator saw it; `steps` are its states in order."""
    found: list[Moment] = []
    told, points = "", []
    for state, step in steps:
        if step is not None:
            told = tell([event for event in step.events if event.only is None]) or told
            if not step.turn_ends and game.to_act(state):
                continue
        points.append(_points(game, state))
        over = not game.to_act(state)
        found.append(Moment(game.view(state, None), told, tuple(points), over))
        told = ""
    if not found or not found[-1].last:
        raise ValueError("only a game that is over can be filmed")
    return _thinned(found)


def _points(game: AnyGame, state: Any) -> tuple[int, ...]:
    sums: Counter[int] = Counter()
    for line in game.score(state):
        sums[line.seat] += line.points
    return tuple(sums[seat] for seat in range(max(sums, default=0) + 1))


def _thinned(found: Sequence[Moment]) -> list[Moment]:
    """At most so many moments as a film may have, evenly spread; the first and the last stay."""
    every = -(-(len(found) - 1) // (MOST - 1)) if len(found) > MOST else 1
    return [*found[:-1:every], found[-1]]


def draw_frame(key: str, moment: Moment, turns: int, names: Sequence[str], words: Words) -> Image.Image:
    """One frame at its final size, in the colours of its picture. The chart has room for so many turns."""
    pictures = import_module(f"render.{key}")
    with png.as_drawn() as drawn:
        (pictures.result if moment.last else pictures.public)(moment.view, names, words)
    picture, palette = drawn[0]
    frame = Image.new("RGB", SIZE)
    frame.paste(picture.reduce(SHRUNK), (0, 0))
    frame.paste(draw_strip(moment, turns).image.reduce(SHRUNK), (0, SIZE[1] - STRIP // SHRUNK))
    return png.in_palette(frame, palette)


def draw_strip(moment: Moment, turns: int) -> Board:
    """What stands below the picture, as wide as that: the caption, and the points so far."""
    strip = Board(PUBLIC[0], STRIP)
    if moment.caption:
        text, size = _fitted(moment.caption, PUBLIC[0] - 4 * MARGIN)
        strip.text(2 * MARGIN, CAPTION // 2, text, size)
    _chart(strip, moment.points, turns, Box(MARGIN, CAPTION, PUBLIC[0] - 2 * MARGIN, CHART))
    return strip


def _fitted(caption: str, width: float) -> tuple[str, int]:
    """A caption on one line without its mark-up: smaller if it must be, else as many whole words as fit."""
    words = drawable(_MARKUP.sub("", caption).replace("\n", " ")).split()
    whole = " ".join(words)
    share = width / max(1.0, text_width(whole, _TYPE, Weight.BOLD))
    if share >= _LEAST / _TYPE:
        return whole, min(_TYPE, int(_TYPE * share))

    def across(count: int) -> float:
        return text_width(" ".join(words[:count]) + " …", _LEAST, Weight.BOLD)

    most = bisect_right(range(len(words) + 1), width, key=across) - 1
    return " ".join(words[:most]) + " …", _LEAST


def _chart(board: Board, points: Sequence[Sequence[int]], turns: int, box: Box) -> None:
    """The points of each seat as a line that grows from left to right, with its emblem at the end."""
    board.panel(box)
    seats = max(map(len, points))
    highest = max(20, *(value for turn in points for value in turn))
    lowest = min(0, *(value for turn in points for value in turn))
    left, right = box.x + 30, box.right - 130
    top, bottom = box.y + 26, box.bottom - 26

    def place(turn: int, seat: int) -> tuple[float, float]:
        row = points[turn]
        share = ((row[seat] if seat < len(row) else 0) - lowest) / (highest - lowest)
        return left + (right - left) * turn / max(1, turns - 1), bottom - (bottom - top) * share

    board.rectangle(Box(left, bottom - (bottom - top) * -lowest / (highest - lowest), right - left, 2), AXIS)
    draw = ImageDraw.Draw(board.image)
    ends = []
    for seat in range(seats):
        line = [place(turn, seat) for turn in range(len(points))]
        draw.line([(round(x), round(y)) for x, y in line], SEATS[seat % len(SEATS)], 7, "curve")
        ends.append((line[-1][1], seat))
    x = place(len(points) - 1, 0)[0]
    for y, seat in _apart(sorted(ends), top - 4, bottom + 4):
        if seat < len(SEATS):
            board.paste(emblem(seat, 15), x + 22, y, "mm")
        value = points[-1][seat] if seat < len(points[-1]) else 0
        board.text(x + 46, y, str(value).replace("-", "−"), 34, Weight.BOLD)


def _apart(ends: Sequence[tuple[float, int]], top: float, bottom: float) -> Iterator[tuple[float, int]]:
    """The ends of the lines from above, pushed apart so that their numbers can be read."""
    gap = min(36.0, (bottom - top) / max(1, len(ends) - 1))
    heights: list[float] = []
    for y, _ in ends:
        heights.append(max(y, heights[-1] + gap) if heights else max(y, top))
    for number in range(len(heights) - 1, -1, -1):
        heights[number] = min(heights[number], bottom - gap * (len(heights) - 1 - number))
    for height, (_, seat) in zip(heights, ends, strict=True):
        yield height, seat


def pack(frames: Sequence[Image.Image], kind: Kind = "gif") -> bytes:
    """The frames as one file that plays by itself and rests on its last frame."""
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
