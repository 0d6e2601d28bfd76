"""Saving a finished picture: fixed palette, no dithering, the cheapest compression that is worth it."""

import struct
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from PIL import Image

from render.core import deflate
from render.core.palette import Palette

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_EIGHT_BITS_OF_A_PALETTE = (8, 3, 0, 0, 0)
_kept: ContextVar[list[tuple[Image.Image, Palette]] | None] = ContextVar("kept", default=None)


@contextmanager
def as_drawn() -> Iterator[list[tuple[Image.Image, Palette]]]:
    """Yields pictures as drawn, with the palettes they would be saved in; their files stay empty."""
    drawn: list[tuple[Image.Image, Palette]] = []
    token = _kept.set(drawn)
    try:
        yield drawn
    finally:
        _kept.reset(token)


def encode(image: Image.Image, palette: Palette) -> bytes:
    """Returns the PNG file of an RGB picture in a palette made by `fixed_palette`."""
    if (drawn := _kept.get()) is not None:
        drawn.append((image, palette))
        return b""
    width, height = image.size
    header = struct.pack(">2I5B", width, height, *_EIGHT_BITS_OF_A_PALETTE)
    lines = deflate.compress(_lines(in_palette(image, palette)))
    chunks = ((b"IHDR", header), (b"PLTE", palette.channels), (b"IDAT", lines), (b"IEND", b""))
    return _SIGNATURE + b"".join(_chunk(name, data) for name, data in chunks)


def _lines(indexed: Image.Image) -> bytes:
    """Returns the picture's lines, each behind the byte that says that it is not filtered."""
    width, height = indexed.size
    behind = Image.new("P", (width + 1, height), 0)
    behind.paste(indexed, (1, 0))
    return behind.tobytes()


def _chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", deflate.crc32(name + data))


def in_palette(image: Image.Image, palette: Palette) -> Image.Image:
    """Returns an RGB picture in the nearest colors of a palette."""
    indexed = image.quantize(palette=palette.lookup, dither=Image.Dither.NONE)
    indexed.putpalette(palette.channels)
    return indexed
