"""The distance between two colors, for any kind of color vision and in gray."""

from __future__ import annotations

import math

from render.core.palette import Colour

# Machado, Oliveira and Fernandes 2009, full severity, for linear light.
FILTERS = {
    "normal": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
_WHITE = (0.95047, 1.0, 1.08883)
Lab = tuple[float, float, float]


def _linear(channel: int) -> float:
    share = channel / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def lab(colour: Colour, seen: str = "normal") -> Lab:
    """Returns a color in CIELAB as it looks with this kind of color vision."""
    light = [_linear(channel) for channel in colour]
    red, green, blue = (
        min(1.0, max(0.0, sum(a * b for a, b in zip(row, light, strict=True)))) for row in FILTERS[seen]
    )
    xyz = (
        0.4124564 * red + 0.3575761 * green + 0.1804375 * blue,
        0.2126729 * red + 0.7151522 * green + 0.0721750 * blue,
        0.0193339 * red + 0.1191920 * green + 0.9503041 * blue,
    )
    x, y, z = (_root(value / white) for value, white in zip(xyz, _WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _root(value: float) -> float:
    return value ** (1 / 3) if value > 216 / 24389 else (24389 / 27 * value + 16) / 116


def difference(one: Colour, other: Colour, seen: str) -> float:
    """ΔE of 1976."""
    return math.dist(lab(one, seen), lab(other, seen))


def lightness(colour: Colour) -> float:
    """L*: the rest of a color in gray."""
    return lab(colour)[0]
