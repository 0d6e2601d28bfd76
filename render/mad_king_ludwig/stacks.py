"""Stacks as small silhouettes of their tiles, and the deck of room cards."""

from PIL import Image

from engines.mad_king_ludwig.data import SHAPES, TILES
from render.core.box import Box
from render.core.canvas import Art
from render.core.fonts import Weight
from render.core.kept import kept
from render.core.palette import MUTED
from render.mad_king_ludwig.shapes import shape_of
from render.rooms.palette import PAPER, ROOM_INK

CARDS = 0
"""The deck of room cards among the sizes."""
_SAMPLE = {tile.size: tile.id for tile in TILES.values() if tile.size}


@kept
def stack_icon(size: int, unit: int = 8) -> Image.Image:
    """Draws the shape of the rooms of a size; 0 is the deck of room cards. Pasted by its middle."""
    if size not in SHAPES:
        art = Art(46, 50)
        for step in (8, 4, 0):
            art.box(Box(4 + step, 2 + step, 28, 36), 4, PAPER, ROOM_INK, 1.5)
        art.text(4 + 14, 2 + 18, "?", 30, Weight.EXTRA_BOLD, ROOM_INK)
        return art.sprite()
    shape = shape_of(_SAMPLE[size], 0)
    art = Art(shape.w * unit + 4, shape.h * unit + 4)
    art.polygon([(2 + x * unit, 2 + y * unit) for x, y in shape.outline], MUTED)
    return art.sprite()
