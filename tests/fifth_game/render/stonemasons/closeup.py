"""One mason's towers large; to their owner also the hand, and the stone that was chosen in secret."""

from collections.abc import Sequence

from engines.stonemasons.data import TOWERS
from engines.stonemasons.view import View
from render.core import marks
from render.core.box import Box
from render.core.canvas import Board
from render.core.fonts import Weight, fit_text, line
from render.core.frames import CLOSE_UP, CLOSE_UP_TOP, GAP, MARGIN, close_up_board
from render.core.names import shown_names
from render.core.palette import MUTED
from render.core.words import Words
from render.stonemasons.hand import draw_hand
from render.stonemasons.palette import PALETTE
from render.stonemasons.site import Ground, draw_site, fresh_tower, rows_for

_HAND_HEIGHT = 280
_WIDTH = CLOSE_UP[0] - 2 * MARGIN
_WHOLE = CLOSE_UP[1] - MARGIN - CLOSE_UP_TOP
SITE_BOX = Box(MARGIN, CLOSE_UP_TOP, _WIDTH, _WHOLE - _HAND_HEIGHT - GAP)
HAND_BOX = Box(MARGIN, SITE_BOX.bottom + GAP, _WIDTH, _HAND_HEIGHT)
_NAMES = 74
"""Height of the row with the names of the towers."""


def closeup(view: View, seat: int, names: Sequence[str], words: Words) -> bytes:
    """The towers of a seat with their points."""
    shown = shown_names(names)
    board = close_up_board(seat, line(words, "stonemasons-pic-site", shown[seat]), str(view.scores[seat]))
    is_owner = view.seat == seat and bool(view.to_act)
    box = SITE_BOX if is_owner else Box(MARGIN, CLOSE_UP_TOP, _WIDTH, _WHOLE)
    board.panel(box)
    ground = site_ground(box, view)
    draw_site(board, ground, view.sites[seat], fresh_tower(view, seat))
    draw_place_names(board, ground, words)
    draw_tower_points(board, ground, view, seat)
    if is_owner:
        draw_hand(board, HAND_BOX, view, words, {}, view.choice)
    return board.png(PALETTE)


def site_ground(box: Box, view: View) -> Ground:
    """Returns the ground of the towers in a panel of their own."""
    return Ground(Box(box.x + 20, box.y + 24, box.width - 40, box.height - 24 - _NAMES), rows_for(view))


def draw_place_names(board: Board, ground: Ground, words: Words) -> None:
    """Left, middle and right below the towers, as the buttons say it."""
    room = ground.area.width / len(TOWERS) - 20
    for number, place in enumerate(TOWERS):
        text = fit_text(words(f"stonemasons-pic-place-{place}"), room, 44, 30, Weight.SEMI_BOLD)
        y = ground.area.bottom + _NAMES / 2
        board.text(ground.middle(number), y, text.text, text.size, Weight.SEMI_BOLD, MUTED, "m")


def draw_tower_points(board: Board, ground: Ground, view: View, seat: int) -> None:
    """Draws each tower's points above its top; on the top of one that reaches the edge."""
    points = {line.source: line.points for line in view.lines if line.seat == seat}
    for number, place in enumerate(TOWERS):
        if place in points:
            above = min(len(view.sites[seat][number]), ground.rows - 1)
            y = ground.level(above) + ground.height * 0.1
            board.paste(marks.pill(str(points[place]), 40), ground.middle(number), y, "mm")
