"""The colors of the picture language, and the fixed 256-color palette a picture is saved with."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from PIL import Image

Colour = tuple[int, int, int]


def rgb(code: str) -> Colour:
    """Returns the color of a "#rrggbb" code."""
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


def mix(a: Colour, b: Colour, share: float) -> Colour:
    """Returns `a` with a share of `b` in it: 0 is all `a`, 1 is all `b`."""
    return (
        round(a[0] + (b[0] - a[0]) * share),
        round(a[1] + (b[1] - a[1]) * share),
        round(a[2] + (b[2] - a[2]) * share),
    )


BLACK = rgb("#000000")

CANVAS = rgb("#23262d")
PANEL = rgb("#2e323b")
EDGE = rgb("#3c414c")
LOT = rgb("#3a3f4a")
FAR_LOT = rgb("#333740")
AXIS = rgb("#565c68")
INK = rgb("#1b1d22")
TEXT = rgb("#f4f1e8")
MUTED = rgb("#a9adb6")
GOLD = rgb("#e7b94c")
TURN_GROUND = rgb("#474031")
RED = rgb("#e2603f")
CROWN = rgb("#ffe08a")
PLATE = rgb("#2a2018")
CREAM = rgb("#fff8e6")
FACE = rgb("#f3d9b8")

SEATS: tuple[Colour, ...] = (
    rgb("#e69f00"),
    rgb("#56b4e9"),
    rgb("#009e73"),
    rgb("#cc79a7"),
    rgb("#f0e442"),
    rgb("#0072b2"),
    rgb("#d55e00"),
)

COMMON_COLOURS: tuple[Colour, ...] = (
    CANVAS, PANEL, EDGE, LOT, FAR_LOT, AXIS, INK, TEXT, MUTED, GOLD, TURN_GROUND, RED, CROWN,
    PLATE, CREAM, FACE,
)  # fmt: skip

# Two colors that meet along an edge somewhere: the palette holds steps between them.
COMMON_EDGES: tuple[tuple[Colour, Colour], ...] = (
    (PANEL, TEXT), (INK, TEXT), (CANVAS, TEXT), (TURN_GROUND, TEXT), (LOT, TEXT),
    (PANEL, MUTED), (INK, MUTED), (INK, GOLD), (PANEL, GOLD), (CANVAS, GOLD), (TURN_GROUND, GOLD),
    (PANEL, INK), (PLATE, CROWN), (INK, CROWN), (INK, RED), (INK, CREAM), (INK, FACE),
)  # fmt: skip


def seat_edges(seats: int) -> list[tuple[Colour, Colour]]:
    """Returns the edges of that many seats' pieces: ink and the seat's color."""
    return [(INK, colour) for colour in SEATS[:seats]]


# A smaller step is invisible; its place in the palette is better given to another color.
_NEAR = 14
# One in-between step for this difference, so that a bright edge on dark gets most of them.
_STEP = 85
_MOST_STEPS = 4
_SIZE = 256


# Pillow looks colors up by their upper six bits.
_CELL = 4


@dataclass(frozen=True, eq=False)
class Palette:
    """The colors of a picture's file, and the image by which Pillow finds the nearest of them."""

    channels: bytes
    lookup: Image.Image


def _distance(a: Colour, b: Colour) -> float:
    return float(sum((x - y) ** 2 for x, y in zip(a, b, strict=True)) ** 0.5)


def fixed_palette(colours: Iterable[Colour], edges: Sequence[tuple[Colour, Colour]]) -> Palette:
    """Returns a palette that holds all `colours` and the in-between steps of `edges`.

    It is made from the named colors and not from a picture, so that all pictures of a game share it and none
    has to be counted.
    """
    held = list(dict.fromkeys(colours))
    for steps in range(_MOST_STEPS, 0, -1):
        palette = held + _between(held, edges, steps)
        if len(palette) <= _SIZE:
            break
    else:
        raise ValueError(f"{len(palette)} colours do not fit into a palette of {_SIZE}")
    palette += palette[:1] * (_SIZE - len(palette))
    channels = bytes(channel for colour in palette for channel in colour)
    lookup = Image.new("P", (1, 1))
    lookup.putpalette(bytes(channel - channel % _CELL for channel in channels))
    return Palette(channels, lookup)


def _between(held: Sequence[Colour], edges: Iterable[tuple[Colour, Colour]], most: int) -> list[Colour]:
    taken = list(held)
    for one, other in edges:
        steps = min(most, max(1, round(_distance(one, other) / _STEP)))
        for step in range(1, steps + 1):
            colour = mix(one, other, step / (steps + 1))
            red, green, blue = colour
            # All palettes together compare 200,000 pairs while the pictures are imported: hence no root.
            for r, g, b in taken:
                if (red - r) ** 2 + (green - g) ** 2 + (blue - b) ** 2 < _NEAR**2:
                    break
            else:
                taken.append(colour)
    return taken[len(held) :]
