"""The six terrain patterns.

Directions differ, so that players tell them apart without color: upright ears, scattered tufts, level waves,
reeds, triangular firs, mountain facets.
"""

import math
from collections.abc import Callable

from PIL import Image

from render.core.canvas import Art, Point
from render.core.kept import kept
from render.core.palette import Colour
from render.kingdomino.palette import (
    BLADE,
    BULRUSH,
    EAR,
    FACET_DARK,
    FACET_LIGHT,
    FIR_DARK,
    FIR_LIGHT,
    FLOWER,
    FLOWER_EYE,
    FURROW,
    GEM,
    GROUND,
    PUDDLE,
    PUDDLE_EDGE,
    PUDDLE_LIGHT,
    REED,
    TRUNK,
    WAVE_DARK,
    WAVE_LIGHT,
)


class _Unit:
    """Draws on a square whose side is 1."""

    def __init__(self, art: Art, side: int) -> None:
        self._art, self._side = art, side

    def _points(self, points: list[Point]) -> list[Point]:
        return [(x * self._side, y * self._side) for x, y in points]

    def line(self, points: list[Point], colour: Colour, width: float, *, round_ends: bool = True) -> None:
        self._art.line(self._points(points), colour, width * self._side, round_ends=round_ends)

    def shape(self, points: list[Point], fill: Colour, edge: Colour | None = None, line: float = 0) -> None:
        self._art.polygon(self._points(points), fill, edge, line * self._side)

    def oval(
        self, x: float, y: float, across: float, down: float, fill: Colour, edge: Colour | None = None
    ) -> None:
        n = self._side
        self._art.ellipse(x * n, y * n, across * n, down * n, fill, edge, 0.025 * n)


def _wheat(unit: _Unit) -> None:
    for x in (0.34, 0.66):
        unit.line([(x, 0), (x, 1)], FURROW, 0.035)
    for x, lift in ((0.18, 0.0), (0.5, 0.16), (0.82, 0.0)):
        unit.line([(x, -0.1), (x, 1.1)], EAR, 0.035)
        for step in range(8):
            y = 0.06 - lift + step * 0.17
            for side in (-1, 1):
                unit.line([(x, y + 0.13), (x + side * 0.115, y)], EAR, 0.042)


def _forest(unit: _Unit) -> None:
    for x, y, width, height in (
        (0.22, -0.22, 0.34, 0.42), (0.78, -0.22, 0.34, 0.42), (0.5, 0.06, 0.36, 0.46),
        (0.0, 0.12, 0.34, 0.42), (1.0, 0.12, 0.34, 0.42), (0.23, 0.46, 0.38, 0.46),
        (0.77, 0.46, 0.38, 0.46), (0.5, 0.8, 0.36, 0.46), (0.0, 0.82, 0.36, 0.46), (1.0, 0.82, 0.36, 0.46),
    ):  # fmt: skip
        _fir(unit, x, y, width, height)


def _fir(unit: _Unit, x: float, y: float, width: float, height: float) -> None:
    unit.line([(x, y + height * 0.9), (x, y + height * 1.08)], TRUNK, 0.045, round_ends=False)
    for share, at in ((0.62, 0.0), (1.0, 0.36)):
        half = width * share / 2
        top, foot = y + height * at, y + height * (at + 0.56)
        unit.shape([(x, top - height * 0.02), (x + half, foot), (x - half, foot)], FIR_DARK)
        foot -= height * 0.04
        unit.shape([(x, top + 0.03), (x, foot), (x - half * 0.78, foot)], FIR_LIGHT)


def _water(unit: _Unit) -> None:
    for row, y in enumerate((0.1, 0.3, 0.5, 0.7, 0.9)):
        xs = [step / 40 - 0.05 for step in range(45)]
        wave = [(x, y + 0.045 * math.sin(x * math.pi * 4 + row % 2 * math.pi)) for x in xs]
        unit.line(wave, WAVE_DARK if row % 2 else WAVE_LIGHT, 0.045)


def _grass(unit: _Unit) -> None:
    for x, y in ((0.2, 0.28), (0.62, 0.2), (0.42, 0.56), (0.85, 0.55), (0.14, 0.8), (0.64, 0.88)):
        for foot, dx, dy in (
            (-0.05, -0.13, -0.1),
            (-0.015, -0.045, -0.17),
            (0.02, 0.05, -0.15),
            (0.05, 0.13, -0.08),
        ):
            unit.shape([(x + foot - 0.022, y), (x + foot + 0.022, y), (x + dx, y + dy)], BLADE)
    for x, y in ((0.9, 0.24), (0.12, 0.5), (0.4, 0.84), (0.68, 0.55)):
        unit.oval(x, y, 0.048, 0.048, FLOWER)
        unit.oval(x, y, 0.02, 0.02, FLOWER_EYE)


def _swamp(unit: _Unit) -> None:
    for x, y, half in (
        (0.3, 0.3, 0.26),
        (0.8, 0.52, 0.22),
        (0.28, 0.74, 0.26),
        (0.86, 0.93, 0.22),
        (0.84, 0.1, 0.22),
    ):
        unit.oval(x, y, half, half * 0.36, PUDDLE, PUDDLE_EDGE)
        unit.line([(x - half * 0.5, y), (x + half * 0.2, y)], PUDDLE_LIGHT, 0.03)
    for x, y, height in ((0.55, 0.5, 0.42), (0.68, 0.46, 0.28), (0.52, 1.02, 0.4), (0.12, 0.56, 0.3)):
        unit.line([(x, y), (x, y - height)], REED, 0.035)
        unit.line([(x, y - height + 0.02), (x, y - height + 0.14)], BULRUSH, 0.085)


def _mine(unit: _Unit) -> None:
    for left, top, right, peak, foot in (
        (-0.05, 0.06, 0.42, 0.18, 0.42), (0.34, 0.0, 1.05, 0.66, 0.42),
        (-0.1, 0.52, 0.66, 0.3, 0.98), (0.56, 0.6, 1.15, 0.85, 0.98),
    ):  # fmt: skip
        unit.shape([(left, foot), (peak, top), (right, foot)], FACET_LIGHT)
        unit.shape([(peak, top), (right, foot), (peak + 0.02, foot)], FACET_DARK)
    for x, y, r in ((0.5, 0.56, 0.085), (0.08, 0.56, 0.06), (0.9, 0.5, 0.06), (0.5, 0.12, 0.05)):
        unit.shape([(x, y - r * 1.2), (x + r, y), (x, y + r * 1.2), (x - r, y)], GEM, FACET_DARK, 0.015)


_PATTERNS: dict[str, Callable[[_Unit], None]] = {
    "wheat": _wheat,
    "forest": _forest,
    "water": _water,
    "grass": _grass,
    "swamp": _swamp,
    "mine": _mine,
}


@kept
def terrain_square(terrain: str, side: int) -> Image.Image:
    """Draws one square of a terrain, without edge or corners: two of them make a domino."""
    art = Art(side, side, GROUND[terrain])
    _PATTERNS[terrain](_Unit(art, side))
    return art.sprite().convert("RGB")
