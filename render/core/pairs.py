"""Two pictures of the same game in one: a move and a better one, a board and the question about it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from io import BytesIO

from PIL import Image

from render.core import png
from render.core.box import Box
from render.core.canvas import Board
from render.core.fonts import Weight, fit_text
from render.core.palette import GOLD, INK, MUTED, Colour

STRIP = 84
"""Height of the strip with a label."""
SIZE, LEAST = 54, 28
COLOURS: tuple[Colour, Colour] = (MUTED, GOLD)
"""The strips of the first and of the second picture."""


def pair(draw: Sequence[Callable[[], bytes]], labels: Sequence[str]) -> bytes:
    """Returns both pictures, one above the other; or the last file where one was not drawn here."""
    with png.as_drawn() as drawn:
        files = [each() for each in draw]
    if len(drawn) != len(draw):
        return files[-1]
    width = max(image.width for image, _ in drawn)
    board = Board(width, sum(image.height + STRIP for image, _ in drawn))
    top = 0
    for (image, _), label, colour in zip(drawn, labels, COLOURS, strict=True):
        board.rectangle(Box(0, top, width, STRIP), colour)
        said = fit_text(label, width - 2 * SIZE, SIZE, LEAST, Weight.EXTRA_BOLD)
        board.text(SIZE, top + STRIP / 2, said.text, said.size, Weight.EXTRA_BOLD, INK)
        board.paste(image, 0, top + STRIP)
        top += image.height + STRIP
    return board.png(drawn[0][1])


def stacked(files: Sequence[bytes]) -> bytes:
    """Returns finished pictures, one above the other; the last file as it is where one is no picture."""
    try:
        images = [Image.open(BytesIO(file)).convert("RGB") for file in files]
    except OSError:
        return files[-1]
    width = max(image.width for image in images)
    board = Board(width, sum(image.height for image in images))
    top = 0
    for image in images:
        board.paste(image, 0, top)
        top += image.height
    saved = BytesIO()
    board.image.quantize(256).save(saved, "PNG", optimize=True)
    return saved.getvalue()
