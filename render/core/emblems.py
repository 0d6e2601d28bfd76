"""The signs of the seats, and the crown: shapes that are read before their color."""

import math

from PIL import Image

from render.core.canvas import Art, Point
from render.core.kept import kept
from render.core.palette import CREAM, CROWN, INK, SEATS, TEXT, Colour

SHAPES = ("triangle", "circle", "square", "diamond", "star", "pentagon", "plus")

MOST_SEATS = len(SHAPES)
"""A game for more players needs more shapes here, and as many colors in `render.core.palette.SEATS`."""

# Too dark on the table for an ink edge alone.
_DARK_SEATS = (5, 6)


def _ring(count: int, radii: tuple[float, ...]) -> tuple[Point, ...]:
    return tuple(
        (
            math.sin(2 * math.pi * i / count) * radii[i % len(radii)],
            -math.cos(2 * math.pi * i / count) * radii[i % len(radii)],
        )
        for i in range(count)
    )


_POLYGONS: dict[str, tuple[Point, ...]] = {
    "triangle": ((0, -1.02), (1.02, 0.8), (-1.02, 0.8)),
    "square": ((-0.82, -0.82), (0.82, -0.82), (0.82, 0.82), (-0.82, 0.82)),
    "diamond": ((0, -1.1), (0.9, 0), (0, 1.1), (-0.9, 0)),
    "star": _ring(10, (1.1, 0.5)),
    "pentagon": _ring(5, (1.0,)),
    "plus": (
        (-0.35, -1), (0.35, -1), (0.35, -0.35), (1, -0.35), (1, 0.35), (0.35, 0.35),
        (0.35, 1), (-0.35, 1), (-0.35, 0.35), (-1, 0.35), (-1, -0.35), (-0.35, -0.35),
    ),
}  # fmt: skip

_CROWN: tuple[Point, ...] = (
    (-0.5, 0.33), (-0.5, -0.22), (-0.24, 0.05), (0, -0.39), (0.24, 0.05), (0.5, -0.22), (0.5, 0.33),
)  # fmt: skip


def shape_of(seat: int) -> str:
    """Returns the name of a seat's shape."""
    if not 0 <= seat < MOST_SEATS:
        raise ValueError(f"there are emblems for {MOST_SEATS} seats, and none for seat {seat}")
    return SHAPES[seat]


def draw_emblem(
    art: Art, seat: int, x: float, y: float, radius: float, fill: Colour = CREAM, line: float = 2.5
) -> None:
    """Draws the seat's shape on one of its pieces: by default cream with an ink edge."""
    shape = shape_of(seat)
    if shape == "circle":
        art.ellipse(x, y, radius * 0.92, fill=fill, edge=INK, line=line)
        return
    points = [(x + px * radius, y + py * radius) for px, py in _POLYGONS[shape]]
    art.polygon(points, fill, INK, line)


def draw_crown(
    art: Art, x: float, y: float, width: float, *, fill: Colour = CROWN, edge: Colour = INK, line: float = 1.6
) -> None:
    """Draws a crown of three points, centered on (x, y)."""
    art.polygon([(x + px * width, y + py * width) for px, py in _CROWN], fill, edge, line)


@kept
def emblem(seat: int, radius: int) -> Image.Image:
    """Draws the emblem that stands beside a name, to be pasted by its middle."""
    shape = shape_of(seat)
    pad = math.ceil(radius * 1.12) + 6
    art = Art(2 * pad, 2 * pad)
    if seat in _DARK_SEATS:
        around = [(pad + x * radius, pad + y * radius) for x, y in _POLYGONS[shape]]
        art.polygon(around, TEXT, TEXT, 7)
    draw_emblem(art, seat, pad, pad, radius, SEATS[seat])
    return art.sprite()


@kept
def crown(width: int, fill: Colour = CROWN, line: float = 1.6) -> Image.Image:
    """Draws a crown for use beside numbers, to be pasted by its middle."""
    pad = width // 2 + 4
    art = Art(2 * pad, 2 * pad)
    draw_crown(art, pad, pad, width, fill=fill, line=line)
    return art.sprite()
