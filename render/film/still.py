"""One moment of a finished game: its public picture, and below it the points with a mark where one is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

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
    board = Board(small.width, small.height + CHART + EDGE_GAP)
    board.paste(small, 0, 0)
    box = Box(EDGE_GAP, small.height, small.width - 2 * EDGE_GAP, CHART)
    draw_chart(board, points, turns, box, at=at)
    return board.png(palette)
