"""The picture of the rules' first page: legal places for a stone, and broken stones."""

from render.core import marks
from render.core.box import Box
from render.core.canvas import Board
from render.core.emblems import emblem
from render.core.frames import GAP, MARGIN
from render.core.palette import GOLD, RED
from render.core.words import Words
from render.stonemasons.palette import PALETTE
from render.stonemasons.site import columns
from render.stonemasons.stones import broken, stone, stone_width

_SIZE = (1200, 460)
_WIDEST, _HEIGHT = 230, 84
_TRIES = (((9, 6), 4, True), ((7, 3), 5, False))
"""Towers, the stone that is brought, and whether it may lie there."""
_SAME = 6


def rules(words: Words) -> list[bytes]:
    """One picture; the second page needs none."""
    board = Board(*_SIZE)
    whole = Box(MARGIN, MARGIN, _SIZE[0] - 2 * MARGIN, _SIZE[1] - 2 * MARGIN)
    *tries, last = columns(whole, len(_TRIES) + 1, GAP)
    for box, (tower, brought, is_legal) in zip(tries, _TRIES, strict=True):
        board.panel(box)
        _draw_try(board, box, tower, brought, is_legal=is_legal)
    board.panel(last)
    _draw_same(board, last)
    return [board.png(PALETTE)]


def _draw_try(board: Board, box: Box, tower: tuple[int, ...], brought: int, *, is_legal: bool) -> None:
    x = box.x + box.width * 0.42
    for level, number in enumerate((*tower, brought)):
        y = box.bottom - 50 - _HEIGHT * (level + 0.5)
        if level == len(tower):
            y -= 26
            width = stone_width(number, _WIDEST)
            board.paste(marks.dashed_box(width + 16, _HEIGHT + 16, 18), x, y, "mm")
        board.paste(stone(number, _WIDEST, _HEIGHT), x, y, "mm")
    sign = marks.tick(34, GOLD) if is_legal else marks.cross(28, RED)
    board.paste(sign, box.right - 56, box.y + 92, "mm")


def _draw_same(board: Board, box: Box) -> None:
    """Two masons bring the same number."""
    for seat in (0, 1):
        y = box.y + box.height * (0.32 + 0.36 * seat)
        board.paste(emblem(seat, 30), box.x + 50, y, "mm")
        board.paste(broken(_SAME, _WIDEST, _HEIGHT), box.x + 190, y, "mm")
    board.paste(marks.cross(28, RED), box.right - 48, box.middle[1], "mm")
