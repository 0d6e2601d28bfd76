"""The row of stacks in the table's picture: the rooms left of every size, and the owners of empty ones."""

from __future__ import annotations

from engines.mad_king_ludwig.prospects import owners_of_size
from engines.mad_king_ludwig.view import View
from render.core.box import Box
from render.core.canvas import Board
from render.core.emblems import emblem
from render.core.fonts import Weight, text_width
from render.core.palette import GOLD, MUTED, TEXT

HEIGHT = 54
_SIZE, _LEFT = 44, 52
"""The type of a stack's size and of the number of rooms left: a phone shows it at a sixth."""
_GAP = 22
"""The least space between two stacks."""
_OWNER = 18
"""The radius of an owner's emblem."""

Owners = list[tuple[int, int]]


def draw_stack_row(board: Board, view: View, box: Box) -> None:
    """Draws each size with the number of rooms left; of an empty stack the players who score its rooms.

    An owner's number of rooms stands beside the emblem while there is room for it. Where not all stacks fit,
    the fullest are left out: empty ones count at the end, and nearly empty ones soon may.
    """
    owners = {size: owners_of_size(view, size) for size, left in view.stacks if not left}
    stacks = list(view.stacks)
    counted = _width(stacks, owners, counted=True) <= box.width
    while len(stacks) > 1 and _width(stacks, owners, counted=counted) > box.width:
        stacks.remove(max(stacks, key=lambda stack: stack[1]))
    space = (box.width - sum(_entry(*stack, owners, counted) for stack in stacks)) / len(stacks)
    x, y = box.x + space / 2, box.y + box.height / 2
    for size, left in stacks:
        at = x
        at += board.text(at, y, str(size), _SIZE, Weight.SEMI_BOLD, MUTED if left else GOLD) + 8
        at += board.text(at, y, f"×{left}", _LEFT, Weight.BOLD, TEXT if left else GOLD) + 8
        for seat, rooms in owners.get(size, ()):
            board.paste(emblem(seat, _OWNER), at + _OWNER, y, "mm")
            at += 2 * _OWNER + 4
            if counted:
                at += board.text(at, y, str(rooms), _LEFT, Weight.BOLD, GOLD) + 6
        x += _entry(size, left, owners, counted) + space


def _width(stacks: list[tuple[int, int]], owners: dict[int, Owners], *, counted: bool) -> float:
    """Returns the least width of these stacks beside each other."""
    return sum(_entry(size, left, owners, counted) + _GAP for size, left in stacks)


def _entry(size: int, left: int, owners: dict[int, Owners], counted: bool) -> float:
    """Returns the width of a stack's entry."""
    width = text_width(str(size), _SIZE, Weight.SEMI_BOLD) + 8
    width += text_width(f"×{left}", _LEFT, Weight.BOLD)
    for _, rooms in owners.get(size, ()):
        width += 2 * _OWNER + 4 + (text_width(str(rooms), _LEFT, Weight.BOLD) + 6 if counted else 0)
    return width
