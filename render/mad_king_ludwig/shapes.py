"""The shapes of tiles in units: outline, fence and the box for their labels, in every orientation."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from engines.mad_king_ludwig.data import TILES
from render.core.canvas import Point

_FENCED_ARC = 128
"""Degrees of a round room's fence."""
_STEPS_OF_ARC = 16


class Edges(NamedTuple):
    """A rectangle in units."""

    x0: float
    y0: float
    x1: float
    y1: float

    @property
    def width(self) -> float:
        return self.x1 - self.x0

    @property
    def height(self) -> float:
        return self.y1 - self.y0

    @property
    def middle(self) -> Point:
        return (self.x0 + self.x1) / 2, (self.y0 + self.y1) / 2


class Shape(NamedTuple):
    """A tile as it lies, from the top left of its box."""

    w: int
    h: int
    round: bool
    outline: tuple[Point, ...]
    """Its corners clockwise; of a round room the corners of a polygon that looks round."""
    fence: tuple[Point, ...]
    """The fenced line, () without a fence."""
    label: Edges
    """The largest upright box for symbols and words."""


def _printed(shape: str) -> tuple[int, int, list[Point]]:
    if shape == "L":
        return 4, 4, [(0, 0), (2, 0), (2, 2), (4, 2), (4, 4), (0, 4)]
    if shape.startswith("round"):
        across = int(shape.removeprefix("round"))
        return across, across, _ring(across / 2)
    octagon = shape.startswith("octagon")
    w, h = map(int, shape.removeprefix("octagon").split("x"))
    if octagon:
        return w, h, [(1, 0), (w - 1, 0), (w, 1), (w, h - 1), (w - 1, h), (1, h), (0, h - 1), (0, 1)]
    return w, h, [(0, 0), (w, 0), (w, h), (0, h)]


def _ring(radius: float, count: int = 72) -> list[Point]:
    angles = [2 * math.pi * step / count for step in range(count)]
    return [(radius + radius * math.sin(angle), radius - radius * math.cos(angle)) for angle in angles]


def _fence(shape: str, w: int) -> list[Point]:
    if shape.startswith("octagon"):
        return [(0, 1), (1, 0), (w - 1, 0), (w, 1)]
    if shape.startswith("round"):
        radius = w / 2
        start = -90 - _FENCED_ARC / 2
        angles = [math.radians(start + _FENCED_ARC * step / _STEPS_OF_ARC) for step in range(17)]
        return [(radius + radius * math.cos(angle), radius + radius * math.sin(angle)) for angle in angles]
    return [(0, 0), (w, 0)]


def _turned(points: Sequence[Point], h: int) -> list[Point]:
    return [(h - y, x) for x, y in points]


@lru_cache(maxsize=512)
def shape_of(tile: str, rot: int) -> Shape:
    """Returns the tile after `rot` clockwise quarter turns."""
    printed = TILES[tile]
    w, h, points = _printed(printed.shape)
    fence = _fence(printed.shape, w) if printed.fenced else []
    for _ in range(rot):
        points, fence, w, h = _turned(points, h), _turned(fence, h), h, w
    return Shape(
        w,
        h,
        printed.shape.startswith("round"),
        tuple(points),
        tuple(fence),
        _label_box(printed.shape, points, w, h),
    )


def _label_box(shape: str, corners: Sequence[Point], w: int, h: int) -> Edges:
    if shape.startswith("round"):
        reach = w / 2 * 0.74
        return Edges(w / 2 - reach, h / 2 - reach, w / 2 + reach, h / 2 + reach)
    if shape.startswith("octagon"):
        return Edges(0.45, 0.32, w - 0.45, h - 0.32)
    if shape == "L":
        top = 0 if (0, 0) in corners and (4, 0) in corners else 2
        return Edges(0, top, 4, top + 2)
    return Edges(0, 0, w, h)


def inset(points: Sequence[Point], by: float) -> list[Point]:
    """Returns the clockwise outline moved inwards by `by` units."""
    moved = []
    for index, here in enumerate(points):
        ax, ay = _inward(points[index - 1], here)
        bx, by_ = _inward(here, points[(index + 1) % len(points)])
        share = 1 + ax * bx + ay * by_
        moved.append((here[0] + by * (ax + bx) / share, here[1] + by * (ay + by_) / share))
    return moved


def _inward(start: Point, end: Point) -> Point:
    length = math.dist(start, end)
    return -(end[1] - start[1]) / length, (end[0] - start[0]) / length
