"""A page of a server's top: places, names, ratings, games and wins."""

from __future__ import annotations

from render.club.data import Ranked, Top
from render.club.parts import NAMELESS, PALETTE, begin_row, headed_board, nothing
from render.core.box import Box
from render.core.canvas import Board
from render.core.fonts import Weight, drawable, fit_name, fit_text
from render.core.frames import MARGIN, PUBLIC, TOP
from render.core.palette import GOLD, MUTED, TEXT
from render.core.souvenir import FOOT, SMALLEST, Told, foot
from render.core.words import Words

MOST_LINES = 10
"""The number of lines on a page."""
_ROW = 77
_COLUMNS = (("rating", 1130.0), ("games", 1350.0), ("wins", 1570.0))
"""The columns and their right edges."""


def top(told: Top, words: Words) -> bytes:
    """Draws the whole picture."""
    board = headed_board(told.title, words("club-pic-top"))
    box = Box(MARGIN, TOP, PUBLIC[0] - 2 * MARGIN, FOOT - 32 - TOP)
    board.panel(box)
    for name, right in _COLUMNS:
        said = fit_text(words(f"club-pic-{name}"), 200, 34, SMALLEST, Weight.SEMI_BOLD)
        board.text(right, box.y + 36, said.text, said.size, Weight.SEMI_BOLD, MUTED, "r")
    if not told.lines:
        nothing(board, Box(box.x + 40, box.y + 90, box.width - 80, 60), words("club-pic-nothing"))
    for number, line in enumerate(told.lines[:MOST_LINES]):
        _line(
            board,
            Box(box.x + 14, box.y + 66 + number * _ROW, box.width - 28, _ROW),
            line,
            shaded=not number % 2,
        )
    foot(board, Told(told.where, date=told.date))
    return board.png(PALETTE)


def _line(board: Board, box: Box, line: Ranked, *, shaded: bool) -> None:
    middle = begin_row(board, box, line.place, shaded=shaded)
    fitted = fit_name(drawable(line.name) or NAMELESS, 820, 46, SMALLEST, Weight.BOLD)
    board.text(box.x + 102, middle, fitted.text, fitted.size, Weight.BOLD)
    values = (line.rating, line.games, line.wins)
    for (name, right), value in zip(_COLUMNS, values, strict=True):
        colour = GOLD if name == "rating" else TEXT
        board.text(right, middle, str(value), 44, Weight.EXTRA_BOLD, colour, "r")
