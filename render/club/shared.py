"""A result of the daily castle to be shared: points and its course, nothing of the deal."""

from __future__ import annotations

from render.club.data import Shared
from render.club.parts import PALETTE, headed_board
from render.core.box import Box
from render.core.fonts import Weight, drawable, fit_text
from render.core.frames import MARGIN, PUBLIC, TOP
from render.core.palette import EDGE, GOLD, MUTED
from render.core.souvenir import FOOT, SMALLEST, Told, foot

_COLOURS = {"0": EDGE, "1": EDGE, "2": MUTED, "3": GOLD}
"""A part of the game with more points is brighter."""
_STEPS = {"0": 0.12, "1": 0.2, "2": 0.6, "3": 1.0}
"""A better part is also higher, so that the picture does not rely on color."""
_ROOM, _GAP = 440, 20


def shared(told: Shared) -> bytes:
    """Draws the whole picture."""
    board = headed_board(told.name, told.date, crowned=told.first)
    box = Box(MARGIN, TOP, PUBLIC[0] - 2 * MARGIN, FOOT - 32 - TOP)
    board.panel(box)
    left, width = box.x + 50, box.width - 100
    title = fit_text(told.title, width, 54, SMALLEST, Weight.BOLD)
    board.text(left, box.y + 70, title.text, title.size, Weight.BOLD, MUTED)
    points = fit_text(drawable(told.points), width, 110, SMALLEST, Weight.EXTRA_BOLD)
    board.text(left, box.y + 185, points.text, points.size, Weight.EXTRA_BOLD, GOLD)
    across = min(200.0, (width + _GAP) / max(1, len(told.marks)))
    bottom = box.bottom - 50
    for number, mark in enumerate(told.marks):
        height = _ROOM * _STEPS.get(mark, 0.0)
        step = Box(left + number * across, bottom - height, across - _GAP, height)
        board.box(step, radius=12, fill=_COLOURS.get(mark, EDGE))
    foot(board, Told(""))
    return board.png(PALETTE)
