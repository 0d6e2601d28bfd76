"""The public picture: all towers, the stones that were revealed last, the seats that still choose."""

from collections.abc import Sequence

from engines.core.event import Event
from engines.stonemasons.state import Brought
from engines.stonemasons.view import View
from render.core import marks
from render.core.box import Box
from render.core.canvas import Board
from render.core.fonts import Weight, fit_text, line
from render.core.frames import ASIDE, GAP, MARGIN, PUBLIC, TOP, header_aside, public_board, turn_box
from render.core.names import shown_names
from render.core.palette import EDGE, GOLD, MUTED
from render.core.words import Words
from render.stonemasons.palette import PALETTE
from render.stonemasons.site import NAME_ROW, Ground, columns, draw_name_row, draw_site, fresh_tower, rows_for
from render.stonemasons.stones import broken, stone

_TURN_BOX = 900
_STRIP = 122
"""Height of the strip with the stone that was revealed last."""
_STONE = (150, 78)


def public(view: View, names: Sequence[str], words: Words, news: Sequence[Event] = ()) -> bytes:
    """Draws the table as all players see it; marks the last revealed stones, whatever the news."""
    shown = shown_names(names)
    board = public_board()
    if view.to_act:
        turn_box(board, view.to_act, line(words, "stonemasons-pic-choosing"), width=_TURN_BOX)
    header_aside(board, words("pic-round", round=view.round, rounds=view.rounds), None)
    area = Box(MARGIN, TOP, PUBLIC[0] - 2 * MARGIN, PUBLIC[1] - MARGIN - TOP)
    for seat, box in enumerate(columns(area, view.seats, GAP)):
        board.panel(box)
        draw_name_row(board, box, seat, shown, view.scores[seat])
        space = Box(box.x + 10, box.y + NAME_ROW, box.width - 20, box.height - NAME_ROW - _STRIP)
        ground = Ground(space, rows_for(view))
        draw_site(board, ground, view.sites[seat], fresh_tower(view, seat))
        if view.last:
            _draw_revealed(board, box, view.last[seat], words)
    return board.png(PALETTE)


def _draw_revealed(board: Board, box: Box, brought: Brought, words: Words) -> None:
    """Draws the stone that this seat brought last, and its fate."""
    top = box.bottom - _STRIP
    board.rectangle(Box(box.x + 16, top + 10, box.width - 32, 2), EDGE)
    middle = top + _STRIP / 2 + 4
    x, _ = box.middle
    draw = broken if brought.fate == "broken" else stone
    board.paste(draw(brought.stone, *_STONE), x - 60, middle, "mm")
    if brought.fate == "built":
        board.text(x + 36, middle, f"+{brought.gain}", ASIDE + 8, Weight.EXTRA_BOLD, GOLD)
    elif brought.fate == "broken":
        board.paste(marks.cross(24), x + 66, middle, "mm")
    else:
        room = box.right - 12 - (x + 22)
        fitted = fit_text(words("stonemasons-pic-aside"), room, ASIDE, 22, Weight.SEMI_BOLD)
        board.text(x + 22, middle, fitted.text, fitted.size, Weight.SEMI_BOLD, MUTED)
