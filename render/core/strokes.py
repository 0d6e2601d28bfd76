"""Strokes: the steps in which a board is drawn, as values that can be compared and drawn on any part of it.

Equal signatures draw equal pixels. So a part of a picture that lies under the same strokes as in another
picture looks the same there.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Sequence
from hashlib import blake2b
from itertools import count
from typing import NamedTuple

from PIL import Image, ImageDraw

from render.core.palette import Colour

Edges = tuple[int, int, int, int]
"""Left, top, right and bottom; the last two lie outside."""
Point = tuple[int, int]

_EDGES = struct.Struct("<4i")
_SIGNATURE = "stroke_signature"
_LARGEST = 500_000
"""Pixels of the largest sprite that is compared by its contents: more would take longer than drawing it."""
_unlike = count()


class Stroke(NamedTuple):
    """One step: the edges of its pixels, what tells it from other steps, and how it is drawn."""

    edges: Edges
    signature: bytes
    draw: Callable[[Image.Image, int, int], None]
    """Draws it on an image whose upper left corner is this far from the board's."""


def pasted(sprite: Image.Image, x: int, y: int) -> Stroke:
    """Pastes a sprite with its corner at (x, y), through its own mask if it has one."""
    mask = sprite if sprite.mode == "RGBA" else None
    width, height = sprite.size

    def draw(image: Image.Image, left: int, top: int) -> None:
        image.paste(sprite, (x - left, y - top), mask)

    edges = (x, y, x + width, y + height)
    return Stroke(edges, _EDGES.pack(*edges) + contents(sprite), draw)


def tinted(mask: Image.Image, colour: Colour, x: int, y: int) -> Stroke:
    """Pastes a color through a mask with its corner at (x, y)."""
    edges = (x, y, x + mask.width, y + mask.height)

    def draw(image: Image.Image, left: int, top: int) -> None:
        image.paste(colour, (x - left, y - top, edges[2] - left, edges[3] - top), mask)

    return Stroke(edges, _EDGES.pack(*edges) + bytes(colour) + contents(mask), draw)


def filled(edges: Edges, colour: Colour) -> Stroke:
    """Fills a rectangle."""
    x, y, right, bottom = edges

    def draw(image: Image.Image, left: int, top: int) -> None:
        image.paste(colour, (x - left, y - top, right - left, bottom - top))

    return Stroke(edges, _EDGES.pack(*edges) + bytes(colour), draw)


def polygon(points: Sequence[Point], colour: Colour) -> Stroke:
    """Fills a shape whose edge is not smoothed."""
    across, down = [x for x, _ in points], [y for _, y in points]

    def draw(image: Image.Image, left: int, top: int) -> None:
        ImageDraw.Draw(image).polygon([(x - left, y - top) for x, y in points], fill=colour)

    edges = (min(across), min(down), max(across) + 1, max(down) + 1)
    return Stroke(edges, struct.pack(f"<{2 * len(points)}i", *across, *down) + bytes(colour), draw)


def contents(sprite: Image.Image) -> bytes:
    """Returns a signature of a sprite's pixels. The sprite keeps it: its pixels must not change any more."""
    known: bytes | None = sprite.__dict__.get(_SIGNATURE)
    if known is None:
        known = _signed(sprite)
        sprite.__dict__[_SIGNATURE] = known
    return known


def _signed(sprite: Image.Image) -> bytes:
    if sprite.width * sprite.height > _LARGEST:
        return b"%d" % next(_unlike)
    kind = f"{sprite.mode} {sprite.width}".encode()
    return blake2b(kind + sprite.tobytes(), digest_size=16).digest()
