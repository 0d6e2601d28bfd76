"""One stone: a block with its number, the wider the larger; whole or broken."""

from PIL import Image

from engines.stonemasons.data import NUMBERS
from render.core.box import Box
from render.core.canvas import Art
from render.core.fonts import Weight
from render.core.kept import kept
from render.core.marks import step_back
from render.core.palette import INK, RED
from render.stonemasons.palette import BROKEN, STONE, light

LEAST = 0.5
"""The smallest stone is a little more than so much as wide as the largest."""


def stone_width(number: int, widest: float) -> int:
    """Returns the width of a stone if the largest is `widest`."""
    return round(widest * (LEAST + (1 - LEAST) * number / len(NUMBERS)))


@kept
def stone(number: int, widest: int, height: int) -> Image.Image:
    """A whole stone, pasted by its middle."""
    width = stone_width(number, widest)
    art = Art(width, height)
    radius = height * 0.16
    art.box(Box(1, 1, width - 2, height - 2), radius, STONE[number], INK, 3)
    art.line([(radius + 4, 7), (width - radius - 4, 7)], light(number), 4)
    art.text(width / 2, height / 2 + 1, str(number), min(height * 0.72, width * 0.86), Weight.EXTRA_BOLD, INK)
    return art.sprite()


@kept
def broken(number: int, widest: int, height: int) -> Image.Image:
    """A stone with a crack through it, stepped back."""
    whole = step_back(stone(number, widest, height), BROKEN)
    art = Art(*whole.size)
    steps = ((0.92, 0.0), (0.76, 0.34), (0.88, 0.5), (0.7, 0.74), (0.78, 1.0))
    crack = [(whole.width * across, whole.height * down) for across, down in steps]
    art.line(crack, INK, 10)
    art.line(crack, RED, 5)
    whole.alpha_composite(art.sprite())
    return whole
