"""The chart of a game's points: a line for each seat, which grows from turn to turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from PIL import Image, ImageDraw

from engines.core.contract import AnyGame
from render.core.box import Box
from render.core.canvas import Board, Point
from render.core.emblems import emblem
from render.core.fonts import Weight
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
    that turn, and the points of that turn are at the right edge.
    """
    board.box(box, radius=9, fill=PANEL, edge=EDGE, line=1)
    seats = max(map(len, points))
    highest = max(20, *(value for turn in points for value in turn))
    lowest = min(0, *(value for turn in points for value in turn))
    left, right = box.x + 15, box.right - 65
    top, bottom = box.y + 13, box.bottom - 13

    def place(turn: int, seat: int) -> tuple[float, float]:
        row = points[turn]
        share = ((row[seat] if seat < len(row) else 0) - lowest) / (highest - lowest)
        return left + (right - left) * turn / max(1, turns - 1), bottom - (bottom - top) * share

    zero = bottom - (bottom - top) * -lowest / (highest - lowest)
    board.rectangle(Box(left, zero, right - left, 1), AXIS)
    shown = len(points) - 1 if at is None else at
    lines = [[place(turn, seat) for turn in range(len(points))] for seat in range(seats)]
    if at is not None:
        board.rectangle(Box(lines[0][shown][0], top - 8, 1, bottom - top + 16), AXIS)
    _draw_lines(board, lines, box.inset(5))
    x = lines[0][-1][0] if at is None else right
    heights = sorted((line[shown][1], seat) for seat, line in enumerate(lines))
    size = 17 if seats <= _ROOMY else 15
    for y, seat in _apart(heights, top - 2, bottom + 2):
        if seat < len(SEATS):
            board.paste(emblem(seat, 8), x + 11, y, "mm")
            if at is not None:
                board.paste(emblem(seat, 6), *lines[seat][shown], "mm")
        value = points[shown][seat] if seat < len(points[shown]) else 0
        board.text(x + 23, y, str(value).replace("-", "−"), size, Weight.BOLD)


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
