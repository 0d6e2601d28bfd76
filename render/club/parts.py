"""The parts that the club's pictures share: palette, header with a crown, titled boxes, counted lines."""

from __future__ import annotations

from render.core import marks
from render.core.box import Box
from render.core.canvas import Board
from render.core.emblems import crown
from render.core.fonts import Weight, drawable, fit_name, fit_text
from render.core.frames import HEADER_HEIGHT, HEADLINE, MARGIN, PUBLIC, public_board
from render.core.palette import (
    CANVAS,
    COMMON_COLOURS,
    COMMON_EDGES,
    CREAM,
    FAR_LOT,
    GOLD,
    INK,
    MUTED,
    TEXT,
    fixed_palette,
)
from render.core.souvenir import SMALLEST

PALETTE = fixed_palette(COMMON_COLOURS, (*COMMON_EDGES, (CANVAS, MUTED), (GOLD, CREAM)))
LEAST_HEADLINE = 38
"""Titles of games are long: these may be smaller than a turn line."""
NAMELESS = "–"
"""Stands for a name of which no letter can be drawn here."""


def headed_board(name: str, beside: str, *, crowned: bool = True) -> Board:
    """Returns an empty picture with its header: a crown and a name on gold, and `beside` next to it."""
    board = public_board()
    middle, start = MARGIN + HEADER_HEIGHT // 2, MARGIN + (116 if crowned else 30)
    right = PUBLIC[0] - MARGIN - 26
    said = fit_text(beside, 460, 42, SMALLEST, Weight.BOLD)
    board.text(right, middle, said.text, said.size, Weight.BOLD, MUTED, "r")
    room = right - said.width - 60 - start
    fitted = fit_name(drawable(name), room, HEADLINE, LEAST_HEADLINE, Weight.EXTRA_BOLD)
    board.box(Box(MARGIN, MARGIN, round(start + fitted.width + 30 - MARGIN), HEADER_HEIGHT), fill=GOLD)
    if crowned:
        board.paste(crown(54, CREAM, 2.5), MARGIN + 56, middle, "mm")
    board.text(start, middle, fitted.text, fitted.size, Weight.EXTRA_BOLD, INK)
    return board


def titled_panel(board: Board, box: Box, title: str) -> Box:
    """Draws a box with its title; returns the space left below the title."""
    board.panel(box)
    fitted = fit_name(title, box.width - 52, 38, SMALLEST, Weight.BOLD)
    board.text(box.x + 26, box.y + 40, fitted.text, fitted.size, Weight.BOLD)
    return Box(box.x + 26, box.y + 78, box.width - 52, box.height - 98)


def counted(board: Board, box: Box, name: str, count: str) -> None:
    """Draws a line: a name at the left, and its count at the right."""
    middle = box.y + box.height / 2
    right = box.right - board.text(box.right, middle, count, 40, Weight.EXTRA_BOLD, TEXT, "r") - 20
    fitted = fit_name(drawable(name) or NAMELESS, right - box.x, 38, SMALLEST, Weight.SEMI_BOLD)
    board.text(box.x, middle, fitted.text, fitted.size, Weight.SEMI_BOLD)


def nothing(board: Board, box: Box, said: str) -> None:
    """Draws a text in place of contents that do not exist yet."""
    fitted = fit_text(said, box.width, 36, SMALLEST, Weight.SEMI_BOLD)
    board.text(box.x, box.y + 26, fitted.text, fitted.size, Weight.SEMI_BOLD, MUTED)


def begin_row(board: Board, box: Box, place: int, *, shaded: bool) -> float:
    """Draws the ground and the place of a row in a table of places; returns the height of its middle."""
    middle = box.y + box.height / 2
    if shaded:
        board.box(Box(box.x, box.y + 2, box.width, box.height - 4), radius=12, fill=FAR_LOT)
    number, colour = str(place), GOLD if place == 1 else TEXT
    if len(number) < 3:
        board.paste(marks.disc(number, 27, colour), box.x + 50, middle, "mm")
    else:  # too long for a disc
        fitted = fit_text(number, 88, 40, SMALLEST, Weight.EXTRA_BOLD)
        board.text(box.x + 50, middle, fitted.text, fitted.size, Weight.EXTRA_BOLD, TEXT, "m")
    return middle
