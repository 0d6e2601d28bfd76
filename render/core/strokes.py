"""Strokes: the steps in which a board is drawn, as values that can be compared and drawn on any part of it.

Equal signatures draw equal pixels. So a part of a picture that lies under the same strokes as in another
picture looks the same there.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable, Sequence
from hashlib import blake2b
from itertools import count
from typing import Any, NamedTuple

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
    """One step: a source is pasted between the edges, through a mask if there is one."""

    edges: Edges
    signature: bytes
    """What tells it from other steps; it begins with the edges."""
    source: Any
    """A color, or an image of Pillow's core."""
    mask: Any
    """An image of Pillow's core, or None."""


def draw(strokes: Iterable[Stroke], image: Image.Image, left: int = 0, top: int = 0) -> None:
    """Draws strokes on an image whose upper left corner is this far from the board's."""
    # Image.paste() would look at everything once more, which takes longer than a small sprite's pixels.
    paste = image.im.paste
    for (x, y, right, bottom), _, source, mask in strokes:
        place = x - left, y - top, right - left, bottom - top
        if mask is None:
            paste(source, place)
        else:
            paste(source, place, mask)


def pasted(sprite: Image.Image, x: int, y: int) -> Stroke:
    """Pastes a sprite in RGB or RGBA with its corner at (x, y), through its own mask if it has one."""
    width, height = sprite.size
    edges = (x, y, x + width, y + height)
    source = sprite.im
    return Stroke(
        edges, _EDGES.pack(*edges) + contents(sprite), source, source if sprite.mode == "RGBA" else None
    )


def tinted(mask: Image.Image, colour: Colour, x: int, y: int) -> Stroke:
    """Pastes a color through a mask with its corner at (x, y)."""
    width, height = mask.size
    edges = (x, y, x + width, y + height)
    return Stroke(edges, _EDGES.pack(*edges) + bytes(colour) + contents(mask), colour, mask.im)


def filled(edges: Edges, colour: Colour) -> Stroke:
    """Fills a rectangle."""
    return Stroke(edges, _EDGES.pack(*edges) + bytes(colour), colour, None)


def polygon(points: Sequence[Point], colour: Colour) -> Stroke:
    """Fills a shape whose edge is not smoothed."""
    across, down = [x for x, _ in points], [y for _, y in points]
    left, top = min(across), min(down)
    shape = Image.new("L", (max(across) + 1 - left, max(down) + 1 - top))
    ImageDraw.Draw(shape).polygon([(x - left, y - top) for x, y in points], fill=255)
    return tinted(shape, colour, left, top)


def edges_of(signature: bytes) -> Edges:
    """Returns the edges of the stroke with that signature."""
    edges: Edges = _EDGES.unpack_from(signature)
    return edges


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
