"""The standings of a tournament: places, names, matchpoints and wins, group by group."""

from __future__ import annotations

from render.club.data import Cup, CupLine
from render.club.parts import NAMELESS, PALETTE, begin_row, headed_board
from render.core.box import Box
from render.core.canvas import Board
from render.core.fonts import Weight, drawable, fit_name, fit_text
from render.core.frames import MARGIN, PUBLIC, TOP
from render.core.palette import GOLD, MUTED, TEXT
from render.core.souvenir import FOOT, SMALLEST, Told, foot
from render.core.words import Words

MOST_ROWS = 10
"""The rows of the picture; a group's title takes one of them."""
_ROW, _TALL_ROW = 77, 120
"""The height of a row if there are many, and of a few rows: most people look at it on a phone."""
COLUMNS = {"points": 1290.0, "wins": 1570.0}
"""The columns and their right edges."""


def cup(told: Cup, words: Words) -> bytes:
    """Draws the whole picture; lines that do not fit are left out."""
    board = headed_board(told.title, told.beside)
    box = Box(MARGIN, TOP, PUBLIC[0] - 2 * MARGIN, FOOT - 32 - TOP)
    board.panel(box)
    for name, right in COLUMNS.items():
        said = fit_text(words(f"club-pic-{name}"), 260, 36, SMALLEST, Weight.SEMI_BOLD)
        board.text(right, box.y + 36, said.text, said.size, Weight.SEMI_BOLD, MUTED, "r")
    rows = sum(1 + bool(line.group) for line in told.lines)
    height = min(_TALL_ROW, max(_ROW, _ROW * MOST_ROWS / max(1, rows)))
    row = 0
    for line in told.lines:
        if row + bool(line.group) >= MOST_ROWS:
            break
        if line.group:
            fitted = fit_text(line.group, 700, 42, SMALLEST, Weight.BOLD)
            middle = box.y + 66 + row * height + height / 2
            board.text(box.x + 40, middle, fitted.text, fitted.size, Weight.BOLD, MUTED)
            row += 1
        place = Box(box.x + 14, box.y + 66 + row * height, box.width - 28, height)
        _line(board, place, line, round(50 * height / _ROW), shaded=not row % 2)
        row += 1
    foot(board, Told(told.where, date=told.date))
    return board.png(PALETTE)


def _line(board: Board, box: Box, line: CupLine, size: int, *, shaded: bool) -> None:
    middle = begin_row(board, box, line.place, shaded=shaded)
    fitted = fit_name(drawable(line.name) or NAMELESS, 900, size, SMALLEST, Weight.BOLD)
    board.text(box.x + 102, middle, fitted.text, fitted.size, Weight.BOLD)
    for (name, right), value in zip(COLUMNS.items(), (line.points, line.wins), strict=True):
        board.text(right, middle, value, size, Weight.EXTRA_BOLD, GOLD if name == "points" else TEXT, "r")
