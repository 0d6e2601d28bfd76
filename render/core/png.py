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
    return file(image.size, deflate.compress(lines(indices(image, palette))), palette)


def file(size: tuple[int, int], packed: bytes, palette: Palette) -> bytes:
    """Returns the PNG file of a picture's compressed lines."""
    header = struct.pack(">2I5B", *size, *_EIGHT_BITS_OF_A_PALETTE)
    chunks = ((b"IHDR", header), (b"PLTE", palette.channels), (b"IDAT", packed), (b"IEND", b""))
    return _SIGNATURE + b"".join(_chunk(name, data) for name, data in chunks)


def is_kept_as_drawn() -> bool:
    """Returns whether pictures are wanted as drawn and not as files."""
    return _kept.get() is not None


def lines(indexed: Image.Image) -> bytes:
    """Returns the picture's lines, each behind the byte that says that it is not filtered."""
    width, height = indexed.size
    behind = Image.new("P", (width + 1, height), 0)
    behind.paste(indexed, (1, 0))
    return behind.tobytes()


def _chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", deflate.crc32(name + data))


def in_palette(image: Image.Image, palette: Palette) -> Image.Image:
    """Returns an RGB picture in the nearest colors of a palette."""
    indexed = indices(image, palette)
    indexed.putpalette(palette.channels)
    return indexed


def indices(image: Image.Image, palette: Palette) -> Image.Image:
    """Returns the numbers of the nearest colors; the picture's own palette is the one for looking them up."""
    return image.quantize(palette=palette.lookup, dither=Image.Dither.NONE)
