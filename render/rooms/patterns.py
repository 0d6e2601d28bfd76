"""The quiet pattern of each room type; directions differ, so that players tell types apart without color."""

import math
from collections.abc import Callable

from PIL import Image

from render.core.box import Box
from render.core.canvas import Art
from render.core.kept import kept
from render.core.palette import Colour
from render.rooms.palette import colours_of

Pattern = Callable[[Art, int, int, Colour, float], None]


def _rows(length: float, step: float) -> range:
    return range(math.ceil(length / step) + 1)


def _tiles(art: Art, width: int, height: int, tone: Colour, step: float) -> None:
    for column in _rows(width, step):
        for row in _rows(height, step):
            if (column + row) % 2:
                art.box(Box(column * step, row * step, step, step), fill=tone)


def _lattice(art: Art, width: int, height: int, tone: Colour, step: float) -> None:
    line = max(1.3, step * 0.12)
    for start in range(-math.ceil(height / step) - 1, math.ceil(width / step) + 2):
        x = start * step
        art.line([(x, 0), (x + height, height)], tone, line, round_ends=False)
        art.line([(x + height, 0), (x, height)], tone, line, round_ends=False)


def _courses(
    art: Art, width: int, height: int, tone: Colour, course: float, length: float, line: float
) -> None:
    """Draws rows of boards or bricks with staggered joints."""
    for row in _rows(height, course):
        y = row * course
        art.line([(0, y), (width, y)], tone, line, round_ends=False)
        for column in _rows(width, length):
            x = (column + row % 2 / 2) * length
            art.line([(x, y), (x, y + course)], tone, line, round_ends=False)


def _planks(art: Art, width: int, height: int, tone: Colour, step: float) -> None:
    _courses(art, width, height, tone, step * 0.75, step * 3, max(1.4, step * 0.13))


def _bricks(art: Art, width: int, height: int, tone: Colour, step: float) -> None:
    _courses(art, width, height, tone, step * 0.62, step, max(1.3, step * 0.1))


def _tufts(art: Art, width: int, height: int, tone: Colour, step: float) -> None:
    arm, line = step * 0.22, max(1.3, step * 0.1)
    for row in _rows(height, step):
        for column in _rows(width, step):
            x, y = (column + row % 2 / 2) * step, row * step
            art.line([(x - arm, y - arm), (x, y + arm * 0.6), (x + arm, y - arm)], tone, line)


def _dots(art: Art, width: int, height: int, tone: Colour, step: float) -> None:
    for row in _rows(height, step):
        for column in _rows(width, step):
            art.ellipse((column + row % 2 / 2) * step, row * step, max(1.4, step * 0.14), fill=tone)


def _stripes(art: Art, width: int, height: int, tone: Colour, step: float) -> None:
    for column in _rows(width, step):
        art.box(Box(column * step, 0, step * 0.42, height), fill=tone)


def _zigzag(art: Art, width: int, height: int, tone: Colour, step: float) -> None:
    for row in _rows(height, step):
        peaks = [(i * step / 2, row * step + i % 2 * step * 0.4) for i in _rows(2 * width, step)]
        art.line(peaks, tone, max(1.5, step * 0.15))


def _scales(art: Art, width: int, height: int, tone: Colour, step: float) -> None:
    for row in _rows(height, step * 0.6):
        for column in _rows(width, step):
            x, y = (column + row % 2 / 2) * step, row * step * 0.6
            bow = [
                (x + step / 2 * math.cos(math.pi * i / 8), y + step / 2 * math.sin(math.pi * i / 8))
                for i in range(9)
            ]
            art.line(bow, tone, max(1.4, step * 0.1), round_ends=False)


_PATTERNS: dict[str, Pattern] = {
    "food": _tiles,
    "living": _lattice,
    "utility": _planks,
    "outdoor": _tufts,
    "sleeping": _dots,
    "corridor": _stripes,
    "downstairs": _bricks,
    "activity": _zigzag,
    "special": _scales,
    "dark_hallway": _bricks,
}


def draw_dots(art: Art, width: int, height: int, tone: Colour, step: float) -> None:
    """Draws staggered dots, for grounds that are no rooms."""
    _dots(art, width, height, tone, step)


@kept
def floor(kind: str, width: int, height: int, step: float) -> Image.Image:
    """Draws a type's ground with its pattern, without edges."""
    colours = colours_of(kind)
    art = Art(width, height, colours.fill)
    _PATTERNS.get(kind, _scales)(art, width, height, colours.tone, step)
    return art.sprite().convert("RGB")
