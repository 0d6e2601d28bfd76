"""Saving a finished picture: fixed palette, no dithering, a compression level that is worth it."""

from io import BytesIO

from PIL import Image

from render.core.palette import Palette

# Measured at 1650×1050: level 3 takes 10 ms, level 6 takes 24 ms for 12 % less, 9 takes 150 ms.
_LEVEL = 3


def encode(image: Image.Image, palette: Palette) -> bytes:
    """The PNG file of an RGB picture in a palette made by `fixed_palette`."""
    indexed = image.quantize(palette=palette.lookup, dither=Image.Dither.NONE)
    indexed.putpalette(palette.channels)
    file = BytesIO()
    indexed.save(file, "PNG", compress_level=_LEVEL)
    return file.getvalue()
