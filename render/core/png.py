"""Saving a finished picture: fixed palette, no dithering, the cheapest compression that is worth it."""

import struct
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar

from PIL import Image

from render.core import deflate
from render.core.deflate import Piece
from render.core.palette import Palette

BAND = 64
"""Lines that are compressed together: those of a band that does not change are packed once."""
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
    return file(image.size, pieces(indices(image, palette)), palette)


def file(size: tuple[int, int], bands: Sequence[Piece], palette: Palette) -> bytes:
    """Returns the PNG file of a picture's compressed bands."""
    header = struct.pack(">2I5B", *size, *_EIGHT_BITS_OF_A_PALETTE)
    packed = deflate.stream(bands)
    chunks = ((b"IHDR", header), (b"PLTE", palette.channels), (b"IDAT", packed), (b"IEND", b""))
    return _SIGNATURE + b"".join(_chunk(name, data) for name, data in chunks)


def is_kept_as_drawn() -> bool:
    """Returns whether pictures are wanted as drawn and not as files."""
    return _kept.get() is not None


def pieces(indexed: Image.Image) -> list[Piece]:
    """Returns the compressed bands of a picture, from top to bottom."""
    lines = memoryview(_lines(indexed))
    band = BAND * (indexed.width + 1)
    return [deflate.piece(lines[start : start + band]) for start in range(0, len(lines), band)]


def _lines(indexed: Image.Image) -> bytes:
    """Returns the picture's lines, each behind the byte that says that it is not filtered."""
    # Pillow can leave a byte free behind each line, not before it.
    return b"\0" + indexed.tobytes("raw", "P", indexed.width + 1)[:-1]


def with_parts(band: Piece, width: int, parts: Iterable[tuple[Image.Image, int, int]]) -> Piece:
    """Returns a band of a picture of that width with other parts, each at its corner's place in the band."""
    lines = bytearray(deflate.unpacked(band))
    shared = Image.frombuffer("P", (width + 1, len(lines) // (width + 1)), lines, "raw", "P", 0, 1)
    for part, x, y in parts:
        # Image.paste() would make a copy of the lines first.
        shared.im.paste(part.im, (x + 1, y, x + 1 + part.width, y + part.height))
    return deflate.piece(lines)


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
