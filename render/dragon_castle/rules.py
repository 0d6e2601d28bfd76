"""Small pictures beside the pages of the rules: available tiles, a pair, sets and shrines, the end."""

from collections.abc import Mapping

from engines.dragon_castle.data import SET_POINTS, SMALLEST_SET, TYPE_OF, shrine_points
from engines.dragon_castle.grid import Cell
from engines.dragon_castle.view import Group, RealmView, Stack
from render.core import marks
from render.core.box import Box
from render.core.canvas import Board
from render.core.fonts import Weight
from render.core.frames import MARGIN
from render.core.palette import GOLD, MUTED, RED
from render.core.words import Words
from render.dragon_castle.palette import PALETTE, WHITE
from render.dragon_castle.realm import RealmGrid, draw_links, draw_realm
from render.dragon_castle.tiles import (
    Letters,
    face_up,
    lift,
    outline,
    sets_sign,
    shrine,
    stack,
    tile_height,
    token,
    twin_badge,
    type_letters,
)
from render.rooms.blocks import draw_block, fit_block

_WIDTH = 1200
_TILE, _LEGEND = 110, 66
_LEGENDS = (
    "dragon_castle-pic-rules-first",
    "dragon_castle-pic-rules-second",
    "dragon_castle-pic-rules-blocked",
)
_WAYS = (
    "dragon_castle-pic-rules-pair",
    "dragon_castle-pic-rules-shrine",
    "dragon_castle-pic-rules-discard",
)
_TURNING = ("dragon_castle-pic-rules-set", "dragon_castle-pic-rules-turned")


def rules(words: Words) -> list[bytes]:
    """Draws one picture for each of the first pages."""
    letters = type_letters(words)
    return [_available(letters, words), _actions(letters, words), _sets(letters, words), _end(words)]


def _caption(board: Board, text: str, x: float, y: float, room: float) -> None:
    """Draws a few words below their subject, centered."""
    block = fit_block(text, room, 36, 24, Weight.SEMI_BOLD, 2)
    draw_block(board, x, y, block, Weight.SEMI_BOLD, MUTED)


def _row(
    board: Board, stacks: list[tuple[str, int]], x: int, foot: int, letters: Letters, blocked: frozenset[int]
) -> None:
    for index, (face, height) in enumerate(stacks):
        if not face:
            continue
        west = stacks[index - 1][1] if index else 0
        piece = stack(
            face,
            height,
            _TILE,
            letters[face[0]],
            blocked=index in blocked,
            shade=max(0, west - height),
        )
        board.paste(piece, x + index * (_TILE + 2), foot, "lb")


def _around(board: Board, x: int, index: int, foot: int, height: int) -> None:
    high = tile_height(_TILE)
    middle = foot - high / 2 - lift(_TILE, height)
    board.paste(outline(_TILE, high, WHITE, 6), x + index * (_TILE + 2) + _TILE / 2, middle, "mm")


def _available(letters: Letters, words: Words) -> bytes:
    """Draws a row of stacks from above: ends are free, the middle is blocked; rings on the top level."""
    board = Board(_WIDTH, 470)
    board.panel(Box(MARGIN, MARGIN, _WIDTH - 2 * MARGIN, 260))
    stacks = [("F2", 1), ("S4", 3), ("W2", 2), ("M1", 3), ("D3", 3), ("E1", 3), ("S6", 2), ("F5", 1)]
    x, foot = MARGIN + (_WIDTH - 2 * MARGIN - 8 * (_TILE + 2)) // 2, MARGIN + 216
    _row(board, stacks, x, foot, letters, frozenset({2, 4}))
    for index in (1, 3, 5):
        _around(board, x, index, foot, 3)
    width, legend = (_WIDTH - 2 * MARGIN - 32) // 3, ("M1", "S6", "D3")
    for index, message in enumerate(_LEGENDS):
        x, face = MARGIN + index * (width + 16), legend[index]
        board.panel(Box(x, 296, width, 154))
        piece = stack(face, 1, _LEGEND, letters[face[0]], blocked=index == 2)
        board.paste(piece, x + 56, 373, "mm")
        if index == 0:
            board.paste(outline(_LEGEND, tile_height(_LEGEND), WHITE, 5), x + 56, 373, "mm")
        block = fit_block(words(message), width - 126, 36, 24, Weight.SEMI_BOLD, 3)
        draw_block(board, x + 112, 373, block, Weight.SEMI_BOLD, anchor="l")
    return board.png(PALETTE)


def _actions(letters: Letters, words: Words) -> bytes:
    """Draws the three ways to finish: a twin, a shrine, a point."""
    board = Board(_WIDTH, 330)
    width = (_WIDTH - 2 * MARGIN - 32) // 3
    for index in range(3):
        x = MARGIN + index * (width + 16)
        board.panel(Box(x, MARGIN, width, 290))
        middle = MARGIN + 112
        said = words(_WAYS[index])
        _caption(board, said, x + width / 2, MARGIN + 242, width - 24)
        board.paste(face_up("W2", _TILE, letters["W"]), x + 36, middle, "lm")
        board.text(x + 36 + _TILE + 34, middle, "+" if index < 2 else "=", 64, Weight.EXTRA_BOLD, MUTED, "m")
        left = x + 36 + _TILE + 70
        if index == 0:
            board.paste(face_up("W2", _TILE, letters["W"]), left, middle, "lm")
            board.paste(twin_badge(46), left + 4, middle + 56, "mm")
        elif index == 1:
            board.paste(shrine(120), left + 60, middle, "mm")
        else:
            board.paste(marks.cross(40, RED), x + 36 + _TILE // 2, middle, "mm")
            board.paste(marks.pill("+1", 66), left + 54, middle, "mm")
    return board.png(PALETTE)


def _example(cells: Mapping[Cell, Stack], rows: int, columns: int, groups: tuple[Group, ...]) -> RealmView:
    empty = Stack(0, "")
    grid = tuple(tuple(cells.get((row, column), empty) for column in range(columns)) for row in range(rows))
    return RealmView(0, grid, groups, 0, 0, 0, 0, 0)


def _sets(letters: Letters, words: Words) -> bytes:
    """Draws a set of four before and after, and the points of sets of each size."""
    board = Board(_WIDTH, 520)
    height = 390
    left_width = 420
    cells = ((0, 0), (0, 1), (1, 1), (1, 2))
    faces = ("D1", "D3", "D2", "D1")
    before = {cell: Stack(2 if cell == (1, 1) else 1, face) for cell, face in zip(cells, faces, strict=True)}
    after = {cell: Stack(found.height, "", cell in ((1, 1), (0, 0))) for cell, found in before.items()}
    shown = (
        _example(before, 2, 3, (Group(TYPE_OF["D"], cells),)),
        _example(after, 2, 3, ()),
    )
    for index, realm in enumerate(shown):
        x = MARGIN + index * (left_width + 12)
        board.panel(Box(x, MARGIN, left_width, height + 90))
        said = words(_TURNING[index])
        _caption(board, said, x + left_width / 2, MARGIN + height + 36, left_width - 28)
        grid = RealmGrid.large(realm, Box(x + 34, MARGIN + 6, left_width - 40, height - 20), 106)
        draw_realm(board, realm, grid, letters, worth=True)
        draw_links(board, realm, grid)
    arrow = MARGIN + left_width + 6
    board.paste(marks.way_arrow(1, 0, 24, GOLD), arrow, MARGIN + height // 2, "mm")
    x = MARGIN + 2 * (left_width + 12)
    width = _WIDTH - MARGIN - x
    board.panel(Box(x, MARGIN, width, height + 90))
    _caption(board, words("dragon_castle-pic-rules-sizes"), x + width / 2, MARGIN + height + 36, width - 24)
    sizes = [size for size in SET_POINTS if size >= SMALLEST_SET]
    step = (height - 40) // len(sizes)
    for index, size in enumerate(sizes):
        y = MARGIN + 20 + index * step + step // 2
        board.paste(sets_sign(30), x + 62, y, "mm")
        board.text(x + 104, y, f"{size}", 50, Weight.BOLD)
        board.paste(marks.pill(f"+{SET_POINTS[size]}", 44), x + width - 34, y, "rm")
    return board.png(PALETTE)


def _end(words: Words) -> bytes:
    """Draws shrines by level and a countdown token with their points."""
    board = Board(_WIDTH, 330)
    board.panel(Box(MARGIN, MARGIN, _WIDTH - 2 * MARGIN, 290))
    slot = (_WIDTH - 2 * MARGIN - 40) // 4
    foot = MARGIN + 214
    for level in (1, 2, 3):
        x = MARGIN + 40 + (level - 1) * slot
        board.paste(stack("", level, _TILE, tagged=True), x, foot, "lb")
        top = foot - tile_height(_TILE) - lift(_TILE, level)
        board.paste(shrine(92), x + _TILE / 2, top + 92, "mb")
        board.paste(marks.pill(f"+{shrine_points(level)}", 54), x + _TILE + 24, foot - 70, "lm")
        _caption(board, words("dragon_castle-pic-rules-level", level=level), x + 110, foot + 40, slot - 16)
    x = MARGIN + 40 + 3 * slot
    board.paste(token(52), x + 52, MARGIN + 120, "mm")
    board.paste(marks.pill("+2", 54), x + 128, MARGIN + 120, "lm")
    _caption(board, words("dragon_castle-pic-rules-token"), x + 110, foot + 40, slot - 16)
    return board.png(PALETTE)
