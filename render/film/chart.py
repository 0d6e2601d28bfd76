"""The chart of a game's points: a line for each seat, which grows from turn to turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from PIL import Image, ImageDraw

from engines.core.contract import AnyGame
from render.core.box import Box
from render.core.canvas import Board, Point
from render.core.emblems import emblem
from render.core.fonts import Weight
from render.core.kept import kept
from render.core.palette import AXIS, EDGE, PANEL, SEATS

FINER = 2
"""Lines are drawn this many times larger than they are shown."""
_ROOMY = 5
"""With more seats the numbers beside their lines are smaller."""


def points_of(game: AnyGame, state: Any) -> tuple[int, ...]:
    """Returns the public points of every seat."""
    sums: Counter[int] = Counter()
    for line in game.score(state):
        sums[line.seat] += line.points
    return tuple(sums[seat] for seat in range(max(sums, default=0) + 1))


@dataclass(frozen=True)
class _Scale:
    """Where points after a turn are in a chart."""

    points: Sequence[Sequence[int]]
    turns: int
    box: Box

    @property
    def left(self) -> float:
        return self.box.x + 15

    @property
    def right(self) -> float:
        return self.box.right - 65

    @property
    def top(self) -> float:
        return self.box.y + 13

    @property
    def bottom(self) -> float:
        return self.box.bottom - 13

    @property
    def lines(self) -> list[list[tuple[float, float]]]:
        """The line of each seat."""
        seats = range(max(map(len, self.points)))
        return [[self.place(turn, seat) for turn in range(len(self.points))] for seat in seats]

    @cached_property
    def _ends(self) -> tuple[int, int]:
        """The fewest and the most points."""
        values = [value for turn in self.points for value in turn]
        return min(0, *values), max(20, *values)

    @property
    def zero(self) -> float:
        return self._height(0)

    def _height(self, value: int) -> float:
        lowest, highest = self._ends
        return self.bottom - (self.bottom - self.top) * (value - lowest) / (highest - lowest)

    def place(self, turn: int, seat: int) -> tuple[float, float]:
        row = self.points[turn]
        across = self.left + (self.right - self.left) * turn / max(1, self.turns - 1)
        return across, self._height(row[seat] if seat < len(row) else 0)


def draw_chart(
    board: Board,
    points: Sequence[Sequence[int]],
    turns: int,
    box: Box,
    *,
    at: int | None = None,
) -> None:
    """Draws the points of each seat after each turn as a line, in a chart with room for `turns` turns.

    Without `at`, each line has its emblem and its points at its end. With it, an emblem on each line marks
    that turn, and the points of that turn are at the right edge; the lines are kept for other turns.
    """
    scale = _Scale(points, turns, box)
    if at is None:
        _draw_ground(board, scale)
    else:
        board.paste(
            _kept_ground(tuple(map(tuple, points)), turns, int(box.width), int(box.height)), box.x, box.y
        )
        line = Box(scale.place(at, 0)[0], scale.top - 8, 1, scale.bottom - scale.top + 16)
        board.rectangle(line, AXIS)
    shown = len(points) - 1 if at is None else at
    places = [scale.place(shown, seat) for seat in range(max(map(len, points)))]
    x = places[0][0] if at is None else scale.right
    heights = sorted((y, seat) for seat, (_, y) in enumerate(places))
    size = 17 if len(places) <= _ROOMY else 15
    for y, seat in _apart(heights, scale.top - 2, scale.bottom + 2):
        if seat < len(SEATS):
            board.paste(emblem(seat, 8), x + 11, y, "mm")
            if at is not None:
                board.paste(emblem(seat, 6), *places[seat], "mm")
        value = points[shown][seat] if seat < len(points[shown]) else 0
        board.text(x + 23, y, str(value).replace("-", "−"), size, Weight.BOLD)


@kept
def _kept_ground(points: tuple[tuple[int, ...], ...], turns: int, width: int, height: int) -> Image.Image:
    """Returns a chart without emblems and numbers, which is the same for all turns of a game."""
    board = Board(width, height)
    _draw_ground(board, _Scale(points, turns, Box(0, 0, width, height)))
    return board.sprite()


def _draw_ground(board: Board, scale: _Scale) -> None:
    board.box(scale.box, radius=9, fill=PANEL, edge=EDGE, line=1)
    board.rectangle(Box(scale.left, scale.zero, scale.right - scale.left, 1), AXIS)
    _draw_lines(board, scale.lines, scale.box.inset(5))


def _draw_lines(board: Board, lines: Sequence[Sequence[Point]], box: Box) -> None:
    """Draws each seat's line in its color, larger than it is shown."""
    x, y, right, bottom = box.whole
    large = board.image.crop((x, y, right, bottom)).resize(
        ((right - x) * FINER, (bottom - y) * FINER), Image.Resampling.NEAREST
    )
    draw = ImageDraw.Draw(large)
    for seat, line in enumerate(lines):
        path = [(round((px - x) * FINER), round((py - y) * FINER)) for px, py in line]
        draw.line(_without_flat(path), SEATS[seat % len(SEATS)], 7, "curve")
    board.image.paste(large.reduce(FINER), (x, y))


def _without_flat(path: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    """Returns a line without the points within its level parts, because each point costs a rounded joint."""
    between = zip(path, path[1:], path[2:], strict=False)
    bends = [here for before, here, after in between if not before[1] == here[1] == after[1]]
    return [*path[:1], *bends, *path[1:][-1:]]


def _apart(ends: Sequence[tuple[float, int]], top: float, bottom: float) -> Iterator[tuple[float, int]]:
    """Yields the heights of the lines from above, pushed apart so that their numbers can be read."""
    gap = min(18.0, (bottom - top) / max(1, len(ends) - 1))
    heights: list[float] = []
    for y, _ in ends:
        heights.append(max(y, heights[-1] + gap) if heights else max(y, top))
    for number in range(len(heights) - 1, -1, -1):
        heights[number] = min(heights[number], bottom - gap * (len(heights) - 1 - number))
    for height, (_, seat) in zip(heights, ends, strict=True):
        yield height, seat
