"""The symbols of both Ludwig games as vectors in a square of side 1: types, hangings, people, states."""

import math
from collections.abc import Callable, Sequence

from PIL import Image

from render.core.box import Box
from render.core.canvas import Art, Point
from render.core.kept import kept
from render.core.palette import Colour
from render.rooms.palette import PAPER, ROOM_INK


class _Pen:
    """Draws in a unit square centered on a point; `ground` shows through holes."""

    def __init__(self, art: Art, x: float, y: float, size: float, ink: Colour, ground: Colour) -> None:
        self._art, self._x, self._y, self._size = art, x, y, size
        self.ink, self.ground = ink, ground

    def _at(self, points: Sequence[Point]) -> list[Point]:
        return [(self._x + x * self._size, self._y + y * self._size) for x, y in points]

    def box(
        self, left: float, top: float, right: float, bottom: float, radius: float = 0, hole: bool = False
    ) -> None:
        s = self._size
        fill = self.ground if hole else self.ink
        self._art.box(
            Box(self._x + left * s, self._y + top * s, (right - left) * s, (bottom - top) * s),
            radius * s,
            fill,
        )

    def shape(self, points: Sequence[Point], hole: bool = False) -> None:
        self._art.polygon(self._at(points), self.ground if hole else self.ink)

    def disc(self, x: float, y: float, radius: float, hole: bool = False, down: float | None = None) -> None:
        s = self._size
        fill = self.ground if hole else self.ink
        self._art.ellipse(
            self._x + x * s, self._y + y * s, radius * s, None if down is None else down * s, fill
        )

    def line(self, points: Sequence[Point], width: float) -> None:
        self._art.line(self._at(points), self.ink, width * self._size)


def _bow(x: float, y: float, radius: float, start: float, end: float, steps: int = 24) -> list[Point]:
    """Returns points of an arc, angles in degrees clockwise from the right."""
    angles = [math.radians(start + (end - start) * step / steps) for step in range(steps + 1)]
    return [(x + radius * math.cos(angle), y + radius * math.sin(angle)) for angle in angles]


def _food(pen: _Pen) -> None:
    for x in (-0.36, -0.24, -0.12):
        pen.box(x - 0.035, -0.48, x + 0.035, -0.14, 0.03)
    pen.box(-0.395, -0.24, -0.085, -0.07, 0.08)
    pen.box(-0.288, -0.14, -0.192, 0.48, 0.045)
    pen.shape(
        [(0.12, 0.12), (0.12, -0.34), (0.17, -0.46), (0.26, -0.48), (0.34, -0.4), (0.36, -0.2), (0.34, 0.12)]
    )
    pen.box(0.14, 0.04, 0.25, 0.48, 0.05)


def _living(pen: _Pen) -> None:
    pen.box(-0.32, -0.42, 0.32, 0.2, 0.14)
    for x in (-0.48, 0.24):
        pen.box(x, -0.1, x + 0.24, 0.36, 0.1)
    pen.box(-0.36, 0.1, 0.36, 0.36, 0.04)
    for x in (-0.4, 0.28):
        pen.box(x, 0.3, x + 0.12, 0.48, 0.02)
    pen.box(-0.24, 0.02, 0.24, 0.09, 0.03, hole=True)


def _utility(pen: _Pen) -> None:
    pen.disc(0, -0.25, 0.235)
    pen.disc(0, -0.25, 0.105, hole=True)
    pen.box(-0.065, -0.06, 0.065, 0.49, 0.03)
    pen.box(0.03, 0.16, 0.26, 0.27, 0.02)
    pen.box(0.03, 0.35, 0.21, 0.46, 0.02)


def _outdoor(pen: _Pen) -> None:
    pen.box(-0.07, 0.1, 0.07, 0.49, 0.02)
    for x, y, radius in ((0, -0.25, 0.24), (-0.22, -0.02, 0.22), (0.22, -0.02, 0.22), (0, -0.02, 0.2)):
        pen.disc(x, y, radius)
    for x, y in ((-0.16, -0.08), (0.1, -0.26), (0.2, 0.05)):
        pen.disc(x, y, 0.045, hole=True)


def _sleeping(pen: _Pen) -> None:
    outer = _bow(-0.02, 0, 0.45, -55, -305, 40)
    tip = outer[0]
    reach = math.hypot(tip[0] - 0.2, tip[1])
    angle = math.degrees(math.atan2(tip[1], tip[0] - 0.2))
    pen.shape([*outer, *_bow(0.2, 0, reach, -angle, 360 + angle, 40)])
    star = [
        (0.27 + r * math.cos(math.radians(45 * i - 90)), -0.06 + r * math.sin(math.radians(45 * i - 90)))
        for i in range(8)
        for r in ((0.17, 0.055)[i % 2],)
    ]
    pen.shape(star)


def _corridor(pen: _Pen) -> None:
    pen.box(-0.48, -0.44, 0.48, 0.46, 0.04)
    for x in (-0.235, 0.235):
        pen.disc(x, -0.1, 0.155, hole=True)
        pen.box(x - 0.155, -0.1, x + 0.155, 0.47, hole=True)


def _downstairs(pen: _Pen) -> None:
    ys = [-0.46 + 0.046 * step for step in range(21)]
    sides = [(0.27 + 0.13 * math.cos(math.pi * y / 0.96), y) for y in ys]
    pen.shape([*sides, *((-x, y) for x, y in reversed(sides))])
    for y in (-0.27, 0.2):
        pen.box(-0.42, y, 0.42, y + 0.075, hole=True)
    pen.disc(0, 0, 0.075, hole=True)


def _activity(pen: _Pen) -> None:
    pen.disc(-0.27, 0.31, 0.17)
    pen.disc(0.27, 0.22, 0.17)
    pen.box(-0.19, -0.36, -0.1, 0.33, 0.02)
    pen.box(0.35, -0.44, 0.44, 0.24, 0.02)
    pen.shape([(-0.19, -0.36), (0.44, -0.48), (0.44, -0.24), (-0.19, -0.12)])


def _special(pen: _Pen) -> None:
    pen.shape(
        [(-0.44, 0.24), (-0.48, -0.26), (-0.22, 0.02), (0, -0.4), (0.22, 0.02), (0.48, -0.26), (0.44, 0.24)]
    )
    pen.box(-0.44, 0.29, 0.44, 0.44, 0.03)
    for x, y, radius in ((-0.46, -0.3, 0.07), (0, -0.42, 0.08), (0.46, -0.3, 0.07)):
        pen.disc(x, y, radius)


def _fountain(pen: _Pen) -> None:
    pen.shape([(-0.46, 0.12), (0.46, 0.12), (0.3, 0.34), (-0.3, 0.34)])
    pen.box(-0.1, 0.3, 0.1, 0.42)
    pen.box(-0.28, 0.4, 0.28, 0.48, 0.02)
    for side in (-1, 1):
        pen.line([*_bow(side * 0.16, -0.12, 0.16, 180, 360)], 0.07)
        pen.line([(side * 0.32, -0.12), (side * 0.32, 0.06)], 0.07)
    pen.line([(0, -0.38), (0, 0.1)], 0.09)
    pen.disc(0, -0.42, 0.075)


def _tower(pen: _Pen) -> None:
    pen.shape([(-0.29, -0.1), (0, -0.5), (0.29, -0.1)])
    pen.box(-0.19, -0.12, 0.19, 0.48, 0.01)
    pen.box(-0.28, 0.41, 0.28, 0.49, 0.02)
    pen.box(-0.06, 0.0, 0.06, 0.17, 0.06, hole=True)
    pen.box(-0.09, 0.28, 0.09, 0.5, 0.08, hole=True)


def _grand_foyer(pen: _Pen) -> None:
    pen.shape([(-0.5, -0.12), (0, -0.46), (0.5, -0.12)])
    pen.box(-0.5, -0.16, 0.5, -0.08, 0.01)
    pen.box(-0.5, 0.38, 0.5, 0.48, 0.01)
    for x in (-0.42, 0.28):
        pen.box(x, -0.04, x + 0.14, 0.42)
    pen.box(-0.17, -0.02, 0.17, 0.42, 0.08)
    pen.box(-0.02, 0.02, 0.02, 0.4, hole=True)
    for x in (-0.08, 0.08):
        pen.disc(x, 0.2, 0.035, hole=True)


def _mirror(pen: _Pen) -> None:
    pen.disc(0, -0.14, 0.3, down=0.36)
    pen.disc(0, -0.14, 0.2, hole=True, down=0.26)
    pen.box(-0.06, 0.2, 0.06, 0.5, 0.04)
    pen.line([(-0.09, -0.1), (0.05, -0.27)], 0.06)
    pen.line([(-0.03, 0.01), (0.1, -0.14)], 0.06)


def _painting(pen: _Pen) -> None:
    pen.box(-0.48, -0.38, 0.48, 0.42, 0.03)
    pen.box(-0.38, -0.28, 0.38, 0.32, hole=True)
    pen.shape([(-0.36, 0.3), (-0.1, -0.12), (0.06, 0.12), (0.16, 0), (0.36, 0.3)])
    pen.disc(0.2, -0.14, 0.08)


def _swords(pen: _Pen) -> None:
    for side in (-1, 1):
        pen.line([(side * -0.36, -0.42), (side * 0.24, 0.22)], 0.1)
        pen.line([(side * 0.3, 0.06), (side * 0.1, 0.26)], 0.085)
        pen.line([(side * 0.24, 0.22), (side * 0.38, 0.37)], 0.1)
        pen.disc(side * 0.4, 0.4, 0.07)


def _torch(pen: _Pen) -> None:
    pen.shape([(-0.16, 0.02), (0.16, 0.02), (0.07, 0.5), (-0.07, 0.5)])
    pen.box(-0.2, -0.02, 0.2, 0.07, 0.02)
    flame = [
        (-0.2, -0.1),
        (-0.17, -0.26),
        (-0.04, -0.34),
        (-0.02, -0.5),
        (0.14, -0.34),
        (0.2, -0.2),
        (0.18, -0.08),
    ]
    pen.shape([*flame, (0.1, -0.05), (-0.12, -0.05)])
    pen.shape([(-0.04, -0.08), (0.02, -0.24), (0.09, -0.1)], hole=True)


def _castle(pen: _Pen) -> None:
    left = [
        (-0.48, 0.46), (-0.48, -0.2), (-0.38, -0.2), (-0.38, -0.1), (-0.3, -0.1), (-0.3, -0.2), (-0.18, -0.2),
        (-0.18, 0.02), (-0.14, 0.02), (-0.14, -0.48), (-0.06, -0.48), (-0.06, -0.38),
    ]  # fmt: skip
    pen.shape([*left, *((-x, y) for x, y in reversed(left))])
    pen.box(-0.1, 0.18, 0.1, 0.47, 0.09, hole=True)


def _linked(pen: _Pen) -> None:
    cells = ((-0.35, 0.2), (0.0, 0.2), (0.0, -0.2), (0.35, -0.2))
    pen.line(cells, 0.09)
    for x, y in cells:
        pen.box(x - 0.14, y - 0.14, x + 0.14, y + 0.14, 0.05)
    x, y = cells[0]
    pen.box(x - 0.095, y - 0.095, x + 0.095, y + 0.095, 0.02, hole=True)
    pen.disc(x, y, 0.045)


def _hourglass(pen: _Pen) -> None:
    pen.box(-0.34, -0.48, 0.34, -0.38, 0.02)
    pen.box(-0.34, 0.38, 0.34, 0.48, 0.02)
    pen.shape([(-0.26, -0.4), (0.26, -0.4), (0.04, 0), (0.26, 0.4), (-0.26, 0.4), (-0.04, 0)])
    pen.shape([(-0.14, -0.31), (0.14, -0.31), (0.1, -0.22), (-0.1, -0.22)], hole=True)


def _tick(pen: _Pen) -> None:
    pen.line([(-0.34, 0.02), (-0.1, 0.27), (0.36, -0.28)], 0.17)


def _speech(pen: _Pen) -> None:
    """Draws a speech bubble: a proposal waits for an answer."""
    pen.box(-0.46, -0.4, 0.46, 0.22, 0.16)
    pen.shape([(-0.2, 0.18), (0.1, 0.18), (-0.22, 0.48)])
    for x in (-0.2, 0.0, 0.2):
        pen.disc(x, -0.09, 0.06, hole=True)


_SYMBOLS: dict[str, Callable[[_Pen], None]] = {
    "food": _food,
    "living": _living,
    "utility": _utility,
    "outdoor": _outdoor,
    "sleeping": _sleeping,
    "corridor": _corridor,
    "downstairs": _downstairs,
    "activity": _activity,
    "special": _special,
    "throne": _special,
    "fountain": _fountain,
    "tower": _tower,
    "grand_foyer": _grand_foyer,
    "mirror": _mirror,
    "painting": _painting,
    "swords": _swords,
    "torch": _torch,
    "castle": _castle,
    "linked": _linked,
    "hourglass": _hourglass,
    "tick": _tick,
    "speech": _speech,
}


def draw_symbol(
    art: Art, name: str, x: float, y: float, size: float, ink: Colour = ROOM_INK, ground: Colour = PAPER
) -> None:
    """Draws a symbol centered on (x, y); its holes show `ground`."""
    _SYMBOLS[name](_Pen(art, x, y, size, ink, ground))


@kept
def symbol(name: str, size: int, ink: Colour = ROOM_INK, ground: Colour = PAPER) -> Image.Image:
    """Draws a symbol on its own, to be pasted by its middle."""
    art = Art(size + 4, size + 4)
    draw_symbol(art, name, size / 2 + 2, size / 2 + 2, size, ink, ground)
    return art.sprite()
