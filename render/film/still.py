"""One moment of a finished game: its public picture, and below it the points with a mark where one is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PIL import Image

from render.core import png
from render.core.box import Box
from render.core.canvas import Board
from render.core.words import Words
from render.film.chart import draw_chart
from render.film.frames import CHART, EDGE_GAP, SHRUNK


def draw_still(
    draw: Callable[..., bytes],
    view: Any,
    names: Sequence[str],
    words: Words,
    points: Sequence[Sequence[int]],
    turns: int,
    at: int,
) -> bytes:
    """Draws the view above the chart of `points`, in which the turn `at` is marked; as wide as a film.

    `draw` is the game's own picture of the table or of its result; what it does not draw here stays as it is.
    """
    with png.as_drawn() as drawn:
        file = draw(view, names, words)
    if not drawn:
        return file
    picture, palette = drawn[0]
    small = picture.reduce(SHRUNK)
    strip = Board(small.width, CHART + EDGE_GAP)
    draw_chart(strip, points, turns, Box(EDGE_GAP, 0, small.width - 2 * EDGE_GAP, CHART), at=at)
    still = Image.new("RGB", (small.width, small.height + strip.size[1]))
    still.paste(small, (0, 0))
    still.paste(strip.image, (0, small.height))
    return png.encode(still, palette)
