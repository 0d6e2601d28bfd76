"""Saving a finished picture: fixed palette, no dithering, a compression level that is worth it."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from io import BytesIO

from PIL import Image

from render.core.palette import Palette

# Measured at 1650×1050: level 3 takes 10 ms, level 6 takes 24 ms for 12 % less, 9 takes 150 ms.
_LEVEL = 3
_kept: ContextVar[list[tuple[Image.Image, Palette]] | None] = ContextVar("kept", default=None)


@contextmanager
def as_drawn() -> Iterator[list[tuple[Image.Image, Palette]]]:
    """Pictures as they were drawn, with the palettes they would be saved in; their files stay empty."""
    drawn: list[tuple[Image.Image, Palette]] = []
    token = _kept.set(drawn)
    try:
        yield drawn
    finally:
        _kept.reset(token)


def encode(image: Image.Image, palette: Palette) -> bytes:
    """The PNG file of an RGB picture in a palette made by `fixed_palette`."""
    if (drawn := _kept.get()) is not None:
        drawn.append((image, palette))
        return b""
    file = BytesIO()
    in_palette(image, palette).save(file, "PNG", compress_level=_LEVEL)
    return file.getvalue()


def in_palette(image: Image.Image, palette: Palette) -> Image.Image:
    """An RGB picture in the nearest colours of a palette."""
    indexed = image.quantize(palette=palette.lookup, dither=Image.Dither.NONE)
    indexed.putpalette(palette.channels)
    return indexed
