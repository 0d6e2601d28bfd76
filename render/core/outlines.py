"""Lines round sets of grid cells: the shape of an area, a domino or a room as closed loops."""

import math
from collections.abc import Iterable, Sequence

from render.core.canvas import Point

Cell = tuple[int, int]


def loops(cells: Iterable[Cell]) -> list[list[Cell]]:
    """Returns the borders of a set of cells as closed loops of grid corners, its inside on the right."""
    held = set(cells)
    ways: dict[Cell, list[Cell]] = {}
    for x, y in sorted(held):
        for neighbour, start, end in (
            ((x, y - 1), (x, y), (x + 1, y)),
            ((x + 1, y), (x + 1, y), (x + 1, y + 1)),
            ((x, y + 1), (x + 1, y + 1), (x, y + 1)),
            ((x - 1, y), (x, y + 1), (x, y)),
        ):
            if neighbour not in held:
                ways.setdefault(start, []).append(end)
    found = []
    while ways:
        start = min(ways)
        loop = [start]
        came: Cell | None = None
        while True:
            here = loop[-1]
            end = _turn_right(came, here, ways[here])
            ways[here].remove(end)
            if not ways[here]:
                del ways[here]
            if end == start:
                break
            loop.append(end)
            came = here
        found.append(_without_straights(loop))
    return found


def _turn_right(came: Cell | None, here: Cell, ways: Sequence[Cell]) -> Cell:
    """Picks the next corner; where cells meet at a corner only, the loop stays with its cell."""
    if came is None or len(ways) == 1:
        return ways[0]
    dx, dy = here[0] - came[0], here[1] - came[1]
    right = (here[0] - dy, here[1] + dx)
    return right if right in ways else ways[0]


def _without_straights(loop: Sequence[Cell]) -> list[Cell]:
    kept = []
    for i, here in enumerate(loop):
        before, after = loop[i - 1], loop[(i + 1) % len(loop)]
        if (here[0] - before[0], here[1] - before[1]) != (after[0] - here[0], after[1] - here[1]):
            kept.append(here)
    return kept


def inset(loop: Sequence[Cell], by: float) -> list[Point]:
    """Returns the loop moved inwards, `by` in cells."""
    moved = []
    for i, here in enumerate(loop):
        x1, y1 = _inward(loop[i - 1], here)
        x2, y2 = _inward(here, loop[(i + 1) % len(loop)])
        moved.append((here[0] + (x1 + x2) * by, here[1] + (y1 + y2) * by))
    return moved


def _inward(start: Cell, end: Cell) -> Cell:
    dx = (end[0] > start[0]) - (end[0] < start[0])
    dy = (end[1] > start[1]) - (end[1] < start[1])
    return -dy, dx


def rounded(points: Sequence[Point], radius: float) -> list[Point]:
    """Returns the closed path with its corners rounded; it begins in the middle of a side."""
    path: list[Point] = [_between(points[-1], points[0], 0.5)]
    for i, corner in enumerate(points):
        start = _towards(corner, points[i - 1], radius)
        end = _towards(corner, points[(i + 1) % len(points)], radius)
        for step in range(7):
            t = step / 6
            path.append(_between(_between(start, corner, t), _between(corner, end, t), t))
    return path


def _towards(corner: Point, other: Point, radius: float) -> Point:
    length = math.dist(corner, other)
    return _between(corner, other, min(radius, length / 2) / length)


def _between(a: Point, b: Point, share: float) -> Point:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share
