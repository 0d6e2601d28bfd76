"""The textures of the six types and the symbols on the tiles: our own shapes, flat with a dark edge."""

import math
from collections.abc import Callable, Sequence

from render.core.canvas import Art, Point
from render.core.palette import INK, Colour
from render.dragon_castle.palette import KINDS, LEAF, WISP, YOLK

_EDGE = 0.05
_LEAST_EDGE = 1.6


def draw_texture(art: Art, letter: str, top: float, width: float, height: float) -> None:
    """Draws the pattern of a type over the whole width; directions differ, so that no color is needed."""
    _TEXTURES[letter](art, top, width, height, KINDS[letter].texture, max(1.5, width * 0.036))


def _dots(art: Art, top: float, width: float, height: float, colour: Colour, line: float) -> None:
    step = width / 5
    for row in range(math.ceil(height / step) + 1):
        for column in range(6):
            art.ellipse((column + row % 2 / 2) * step, top + row * step, line, fill=colour)


def _furrows(art: Art, top: float, width: float, height: float, colour: Colour, line: float) -> None:
    for column in range(7):
        x = width * column / 6
        art.line([(x, top), (x, top + height)], colour, line, round_ends=False)


def _diagonals(art: Art, top: float, width: float, height: float, colour: Colour, line: float) -> None:
    step = width / 4.6
    for start in range(-6, 7):
        x = start * step
        art.line([(x, top + height), (x + height, top)], colour, line, round_ends=False)


def _rings(art: Art, top: float, width: float, height: float, colour: Colour, line: float) -> None:
    for share in (0.24, 0.4, 0.56, 0.72):
        art.ellipse(width / 2, top + height / 2, width * share, edge=colour, line=line)


def _gusts(art: Art, top: float, width: float, height: float, colour: Colour, line: float) -> None:
    for row in range(6):
        y = top + (row + 0.5) * height / 6
        wave = [(x * width / 20, y + width * 0.026 * math.sin(x / 20 * 9.4 + row * 2)) for x in range(-1, 22)]
        art.line(wave, colour, line)


def _scales(art: Art, top: float, width: float, height: float, colour: Colour, line: float) -> None:
    radius = width * 0.125
    rows = math.ceil(height / radius) + 1
    for row in range(rows):
        for column in range(-1, 6):
            x, y = (column + row % 2 / 2) * 2 * radius, top + (row - 0.7) * radius
            art.line(_arc(x, y, radius, 20, 160), colour, line)


_Texture = Callable[[Art, float, float, float, Colour, float], None]
_TEXTURES: dict[str, _Texture] = {
    "M": _dots,
    "F": _furrows,
    "S": _diagonals,
    "E": _rings,
    "W": _gusts,
    "D": _scales,
}


def _arc(x: float, y: float, radius: float, start: float, end: float) -> list[Point]:
    steps = max(6, round(abs(end - start) / 12))
    angles = [math.radians(start + (end - start) * step / steps) for step in range(steps + 1)]
    return [(x + radius * math.cos(angle), y + radius * math.sin(angle)) for angle in angles]


class _Pen:
    """Draws a symbol in a box of 1 by 1 whose middle is the origin."""

    def __init__(self, art: Art, x: float, y: float, size: float, fill: Colour, edge: Colour) -> None:
        self._art, self._x, self._y, self.size = art, x, y, size
        self.fill, self.edge = fill, edge
        self._line = max(_LEAST_EDGE, size * _EDGE)

    def _at(self, points: Sequence[Point]) -> list[Point]:
        return [(self._x + x * self.size, self._y + y * self.size) for x, y in points]

    def shape(self, points: Sequence[Point], fill: Colour | None = None, line: float = 1.0) -> None:
        self._art.polygon(self._at(points), fill or self.fill, self.edge, self._line * line)

    def blot(self, points: Sequence[Point]) -> None:
        self._art.polygon(self._at(points), self.edge)

    def round(
        self, x: float, y: float, across: float, down: float | None = None, fill: Colour | None = None
    ) -> None:
        (at,) = self._at([(x, y)])
        down = across if down is None else down
        self._art.ellipse(*at, across * self.size, down * self.size, fill or self.fill, self.edge, self._line)

    def ring(self, radius: float, line: float) -> None:
        (at,) = self._at([(0, 0)])
        self._art.ellipse(*at, radius * self.size, edge=self.edge, line=self._line * line)

    def scratch(self, points: Sequence[Point], line: float = 0.8) -> None:
        self._art.line(self._at(points), self.edge, self._line * line)

    def cords(self, cords: Sequence[Sequence[Point]], thick: float) -> None:
        """Draws light lines with a dark edge; all edges first, so that crossing lines stay joined."""
        for cord in cords:
            self._art.line(self._at(cord), self.edge, thick * self.size + 2 * self._line)
        for cord in cords:
            self._art.line(self._at(cord), self.fill, thick * self.size)


def draw_symbol(art: Art, face: str, x: float, y: float, size: float) -> None:
    """Draws the symbol of a face round (x, y), at most `size` wide and high."""
    kind = KINDS[face[0]]
    pen = _Pen(art, x, y, size, kind.symbol, kind.edge)
    if face[0] in _FACTION_SYMBOLS:
        _FACTION_SYMBOLS[face[0]](pen)
    else:
        _SPECIAL_SYMBOLS[face](pen)


def draw_wisp(art: Art, x: float, y: float, size: float) -> None:
    """Draws the sign of the Spirit cards."""
    pen = _Pen(art, x, y, size, WISP, INK)
    pen.shape(
        [
            (0.04, -0.5), (0.24, -0.26), (0.37, 0.0), (0.34, 0.24), (0.24, 0.38), (0.31, 0.5), (0.1, 0.43),
            (-0.02, 0.5), (-0.14, 0.43), (-0.34, 0.5), (-0.25, 0.36), (-0.37, 0.16), (-0.33, -0.08),
            (-0.13, -0.22),
        ]
    )  # fmt: skip
    for eye in (-0.12, 0.12):
        pen.blot(_arc(eye, 0.06, 0.07, 0, 360))


def _coin(pen: _Pen) -> None:
    pen.round(0, 0, 0.45)
    pen.ring(0.34, 0.6)
    side = 0.13
    pen.shape([(-side, -side), (side, -side), (side, side), (-side, side)], KINDS["M"].ground)


def _ear(pen: _Pen) -> None:
    pen.cords([[(0, 0.46), (0, 0.0)]], 0.07)
    for side in (-1, 1):
        for y, reach in ((0.25, 0.36), (-0.02, 0.42)):
            pen.shape(
                [
                    (0, y),
                    (side * reach * 0.4, y - 0.2),
                    (side * reach, y - 0.28),
                    (side * reach * 0.86, y - 0.06),
                    (side * reach * 0.42, y + 0.05),
                ]
            )
    pen.shape([(0, -0.5), (0.12, -0.3), (0, -0.06), (-0.12, -0.3)])


def _sword(pen: _Pen) -> None:
    pen.shape([(0, -0.52), (0.1, -0.38), (0.1, 0.14), (-0.1, 0.14), (-0.1, -0.38)])
    pen.scratch([(0, -0.32), (0, 0.1)])
    pen.shape([(-0.06, 0.24), (0.06, 0.24), (0.06, 0.42), (-0.06, 0.42)])
    pen.shape([(-0.3, 0.12), (0.3, 0.12), (0.3, 0.24), (-0.3, 0.24)])
    pen.round(0, 0.44, 0.085)


def _blossom(pen: _Pen) -> None:
    for petal in range(5):
        angle = math.radians(72 * petal - 90)
        pen.round(0.27 * math.cos(angle), 0.27 * math.sin(angle), 0.19)
    pen.round(0, 0, 0.15, fill=YOLK)


def _sun(pen: _Pen) -> None:
    for ray in range(8):
        a = math.radians(45 * ray)
        foot = [(0.3 * math.cos(a + turn), 0.3 * math.sin(a + turn)) for turn in (-0.42, 0.42)]
        pen.shape([(0.52 * math.cos(a), 0.52 * math.sin(a)), *foot], line=0.8)
    pen.round(0, 0, 0.25, fill=YOLK)


def _maple(pen: _Pen) -> None:
    pen.cords([[(0, 0.26), (0, 0.48)]], 0.03)
    half = [(0.13, -0.27), (0.37, -0.33), (0.29, -0.1), (0.47, 0.05), (0.2, 0.15), (0.17, 0.3)]
    pen.shape([(0, -0.5), *half, *((-x, y) for x, y in reversed(half))], LEAF)
    pen.scratch([(0, -0.28), (0, 0.3)])


def _snow_star(pen: _Pen) -> None:
    cords = []
    for arm in range(6):
        a = math.radians(60 * arm + 30)
        cords.append([(0.0, 0.0), (0.47 * math.cos(a), 0.47 * math.sin(a))])
        x, y = 0.28 * math.cos(a), 0.28 * math.sin(a)
        cords += [
            [(x, y), (x + 0.17 * math.cos(a + turn), y + 0.17 * math.sin(a + turn))] for turn in (-0.85, 0.85)
        ]
    pen.cords(cords, 0.07)


def _breeze(pen: _Pen) -> None:
    curls = []
    for y, end, radius, up in ((-0.16, 0.16, 0.14, True), (0.06, 0.3, 0.14, True), (0.27, 0.02, 0.11, False)):
        middle = y - radius if up else y + radius
        curl = _arc(end, middle, radius, 90, -150) if up else _arc(end, middle, radius, -90, 150)
        curls.append([(-0.46, y), *curl])
    pen.cords(curls, 0.085)


_CLOUD = ((-0.27, -0.1, 0.16), (0.0, -0.22, 0.24), (0.27, -0.1, 0.17))


def _cloud(pen: _Pen) -> None:
    low = [(-0.3, 0.03), (0.3, 0.03)]
    pen.cords([low], 0.1)
    for x, y, radius in _CLOUD:
        pen.round(x, y, radius)
    for x, y, radius in _CLOUD:
        inner = _Pen(pen._art, pen._x, pen._y, pen.size, pen.fill, pen.fill)
        inner.round(x, y, radius - _EDGE)
    inner.cords([low], 0.07)


def _rain(pen: _Pen) -> None:
    _cloud(pen)
    pen.cords([[(x + 0.04, 0.24), (x - 0.06, 0.44)] for x in (-0.26, 0.0, 0.26)], 0.06)


def _storm(pen: _Pen) -> None:
    _cloud(pen)
    bolt = [(0.08, 0.0), (-0.18, 0.27), (-0.03, 0.27), (-0.12, 0.52), (0.18, 0.19), (0.03, 0.19), (0.15, 0.0)]
    pen.shape(bolt, YOLK, 0.8)


def _snow(pen: _Pen) -> None:
    _cloud(pen)
    for x, y in ((-0.28, 0.24), (0.0, 0.34), (0.28, 0.24), (-0.15, 0.46), (0.16, 0.47)):
        pen.round(x, y, 0.08)


def _head(pen: _Pen) -> None:
    """Draws a dragon's head that looks west, its jaw open, horns and mane behind it."""
    pen.shape(
        [
            (-0.52, 0.0), (-0.46, -0.15), (-0.35, -0.2), (-0.25, -0.12), (-0.1, -0.23), (0.02, -0.28),
            (0.18, -0.5), (0.42, -0.52), (0.28, -0.29), (0.52, -0.27), (0.35, -0.08), (0.53, 0.05),
            (0.34, 0.13), (0.46, 0.33), (0.27, 0.31), (0.22, 0.51), (0.03, 0.35), (-0.14, 0.41),
            (-0.38, 0.37), (-0.45, 0.27), (-0.21, 0.24), (-0.05, 0.12), (-0.16, 0.1), (-0.21, 0.2),
            (-0.27, 0.09), (-0.33, 0.18), (-0.38, 0.08), (-0.47, 0.1),
        ]
    )  # fmt: skip
    pen.blot([(-0.09, -0.12), (0.1, -0.17), (0.05, -0.03)])


def _wing(pen: _Pen) -> None:
    pen.shape(
        [
            (-0.46, 0.45), (-0.38, 0.0), (-0.12, -0.36), (0.5, -0.47), (0.37, -0.25), (0.45, -0.02),
            (0.25, 0.02), (0.27, 0.27), (0.05, 0.22), (-0.02, 0.43), (-0.21, 0.3),
        ]
    )  # fmt: skip
    for tip in ((0.37, -0.25), (0.25, 0.02), (0.05, 0.22)):
        pen.scratch([(-0.3, 0.0), tip])


def _coil(pen: _Pen) -> None:
    turns = [(step / 60, 0.4 + step / 60 * math.tau * 2.05) for step in range(61)]
    pen.cords([[((0.08 + 0.36 * t) * math.cos(a), (0.08 + 0.36 * t) * math.sin(a)) for t, a in turns]], 0.105)


_FACTION_SYMBOLS: dict[str, Callable[[_Pen], None]] = {"M": _coin, "F": _ear, "S": _sword}
_SPECIAL_SYMBOLS: dict[str, Callable[[_Pen], None]] = {
    "E1": _blossom,
    "E2": _sun,
    "E3": _maple,
    "E4": _snow_star,
    "W1": _breeze,
    "W2": _rain,
    "W3": _storm,
    "W4": _snow,
    "D1": _head,
    "D2": _wing,
    "D3": _coil,
}
