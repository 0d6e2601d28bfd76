"""The private panel for taking a domino: the next line large, the player's own kingdom below it."""

from collections.abc import Sequence

from engines.core.panel import Ask
from engines.kingdomino.actions import Claim
from engines.kingdomino.data import DOMINOES
from engines.kingdomino.view import Slot, View
from render.core import marks
from render.core.box import Box
from render.core.canvas import Board
from render.core.emblems import emblem
from render.core.fonts import Weight, fit_name, line
from render.core.frames import CLOSE_UP, CLOSE_UP_TOP, MARGIN, close_up_board
from render.core.palette import GOLD, MUTED, PANEL, TEXT
from render.core.words import Words
from render.kingdomino.kingdom import (
    Grid,
    Letters,
    domino_letters,
    draw_kingdom,
    draw_last_move,
    terrain_letters,
)
from render.kingdomino.pieces import domino, king
from render.kingdomino.tables import draw_terrain_points

_SIDE = 184
_TAKEN = 0.58
_ROW = 286
_KINGDOM_SIDE = 76
_DUEL_SIDE = 56


def draw_claiming(view: View, seat: int, ask: Ask, names: Sequence[str], words: Words) -> Board:
    """Draws the whole panel of the seat that takes a domino."""
    title = line(words, "kingdomino-pic-panel-claim", names[seat])
    board = close_up_board(seat, title, str(view.scores[seat]))
    letters = terrain_letters(words)
    width = CLOSE_UP[0] - 2 * MARGIN
    height = 2 * _ROW + 28
    board.panel(Box(MARGIN, CLOSE_UP_TOP, width, height))
    choices = {option.answer: option.mark for option in ask.options}
    chosen = ask.preview.domino if isinstance(ask.preview, Claim) else None
    for index, slot in enumerate(view.next):
        x = MARGIN + 20 + index % 2 * (width // 2 - 4)
        y = CLOSE_UP_TOP + 14 + index // 2 * _ROW
        name = "" if slot.seat is None else names[slot.seat]
        _draw_slot(board, slot, (x, y), letters, name, choices.get(str(slot.domino)))
        if slot.domino == chosen:
            board.box(Box(x - 6, y + 4, width // 2 - 24, _ROW - 8), radius=16, edge=GOLD, line=5)
    _draw_own(board, view, seat, letters, CLOSE_UP_TOP + height + 16)
    return board


def _draw_slot(
    board: Board, slot: Slot, corner: tuple[int, int], letters: Letters, owner: str, letter: str | None
) -> None:
    """Draws a domino of the line: lettered while it is free, stepped back under a king."""
    x, y = corner
    piece = domino(*DOMINOES[slot.domino], _SIDE, letters=domino_letters(slot.domino, letters))
    left, top, middle = x + 92, y + 82, y + 44
    colour = TEXT if slot.seat is None else MUTED
    board.text(left + 8, middle, str(slot.domino), 56, Weight.EXTRA_BOLD, colour)
    if slot.seat is None:
        board.paste(piece, left, top)
        if letter:
            board.paste(marks.disc(letter, 36), x + 44, top + _SIDE // 2, "mm")
        return
    board.paste(marks.step_back(piece, _TAKEN, PANEL), left, top)
    board.paste(king(slot.seat, 150), left + 2 * _SIDE + 44, top + _SIDE + 2, "mb")
    board.paste(emblem(slot.seat, 20), left + 108, middle, "mm")
    name = fit_name(owner, 2 * _SIDE + 84 - 140, 44, 32, Weight.SEMI_BOLD)
    board.text(left + 140, middle, name.text, name.size, Weight.SEMI_BOLD, MUTED)


def _draw_own(board: Board, view: View, seat: int, letters: Letters, y: int) -> None:
    """Draws the player's own kingdom, small, and the points of its terrains."""
    width, height = CLOSE_UP[0] - 2 * MARGIN, CLOSE_UP[1] - MARGIN - y
    board.panel(Box(MARGIN, y, width, height))
    kingdom = view.kingdoms[seat]
    side = _KINGDOM_SIDE if view.size == 5 else _DUEL_SIDE
    top = y + (height - side * view.size) // 2
    grid = Grid.centred(kingdom, MARGIN + 28, top, side, view.size)
    draw_kingdom(board, kingdom, grid, letters)
    around = Box(MARGIN, y, 28 + side * view.size + 40, height)
    draw_last_move(board, kingdom, grid, view.last, around)
    left = MARGIN + 28 + side * view.size + 70
    draw_terrain_points(board, kingdom, letters, left, y + (height - 176) // 2, MARGIN + width - 10 - left)
