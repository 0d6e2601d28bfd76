"""The row of stacks in the table's picture: the rooms left of every size, and the owners of empty ones."""

from __future__ import annotations

from engines.mad_king_ludwig.prospects import owners_of_size
from engines.mad_king_ludwig.view import View
from render.core.box import Box
from render.core.canvas import Board
from render.core.emblems import emblem
from render.core.fonts import Weight, text_width
from render.core.frames import SMALLEST
from render.core.palette import GOLD, MUTED, TEXT

HEIGHT = 32
_LEFT = 36
_OWNER = 12
"""The radius of an owner's emblem."""


def draw_stack_row(board: Board, view: View, box: Box) -> None:
    """Draws each size with the number of rooms left; of an empty stack the players who score its rooms.

    An owner's number of rooms stands beside the emblem while there is room for it.
    """
    y = box.y + box.height / 2
    owners = {size: owners_of_size(view, size) for size, left in view.stacks if not left}
    widths = {size: _width(size, left, owners.get(size)) for size, left in view.stacks}
    counted = sum(widths.values()) + 20 * len(widths) <= box.width
    if not counted:
        widths = {size: _width(size, left, owners.get(size), counted=False) for size, left in view.stacks}
    gap = (box.width - sum(widths.values())) / len(widths)
    x = box.x + gap / 2
    for size, left in view.stacks:
        at = x
        at += board.text(at, y, str(size), SMALLEST, Weight.SEMI_BOLD, GOLD if not left else MUTED) + 8
        if left:
            board.text(at, y, f"×{left}", _LEFT, Weight.BOLD, TEXT)
        else:
            at += board.text(at, y, "×0", _LEFT, Weight.BOLD, GOLD) + 8
            for seat, rooms in owners[size]:
                board.paste(emblem(seat, _OWNER), at + _OWNER, y, "mm")
                at += 2 * _OWNER + 4
                if counted:
                    at += board.text(at, y, str(rooms), _LEFT, Weight.BOLD, GOLD) + 6
        x += widths[size] + gap


def _width(size: int, left: int, owners: list[tuple[int, int]] | None, *, counted: bool = True) -> float:
    """Returns the width of a stack's entry."""
    width = text_width(str(size), SMALLEST, Weight.SEMI_BOLD) + 8
    width += text_width(f"×{left}", _LEFT, Weight.BOLD)
    for _, rooms in owners or ():
        width += 2 * _OWNER + 4 + (text_width(str(rooms), _LEFT, Weight.BOLD) + 6 if counted else 0)
    return width
