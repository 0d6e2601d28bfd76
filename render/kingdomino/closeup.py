"""The private panel and the closer look at one kingdom, both 1200 square."""

from collections.abc import Sequence

from engines.core.panel import Ask
from engines.kingdomino.data import DOMINOES
from engines.kingdomino.view import View
from render.core.box import Box
from render.core.canvas import Board
from render.core.fonts import Weight, fit_text, line
from render.core.frames import CLOSE_UP, MARGIN, close_up_board
from render.core.names import shown_names
from render.core.palette import MUTED
from render.core.words import Words
from render.kingdomino.areas import draw_counted
from render.kingdomino.claiming import draw_claiming
from render.kingdomino.kingdom import (
    Grid,
    Letters,
    domino_letters,
    draw_kingdom,
    draw_last_move,
    terrain_letters,
)
from render.kingdomino.palette import PALETTE
from render.kingdomino.pieces import domino
from render.kingdomino.placing import BELOW, BELOW_HEIGHT, BOARD_AREA, draw_placing
from render.kingdomino.tables import draw_terrain_points

_POINTS_WIDTH = 664


def panel(view: View, seat: int, ask: Ask, names: Sequence[str], words: Words) -> bytes:
    """Draws the decision of the seat to act, with the letters of its buttons."""
    shown = shown_names(names)
    draw = draw_placing if view.phase == "place" else draw_claiming
    return draw(view, seat, ask, shown, words).png(PALETTE)


def closeup(view: View, seat: int, names: Sequence[str], words: Words) -> bytes:
    """Draws one kingdom large: its areas with their points, the last move, the dominoes under its kings."""
    shown = shown_names(names)
    board = close_up_board(seat, line(words, "kingdomino-pic-closeup", shown[seat]), str(view.scores[seat]))
    board.panel(BOARD_AREA)
    kingdom, letters = view.kingdoms[seat], terrain_letters(words)
    x, y, width, height = map(round, BOARD_AREA)
    side = (height - 40) // view.size
    grid = Grid.centred(
        kingdom, x + (width - side * view.size) // 2, y + (height - side * view.size) // 2, side, view.size
    )
    draw_kingdom(board, kingdom, grid)
    counted = [(area.squares, area.points) for area in kingdom.areas if area.points]
    pills = draw_counted(board, kingdom, grid, counted, letters=letters)
    draw_last_move(board, kingdom, grid, view.last, BOARD_AREA, avoid=pills)
    board.panel(Box(MARGIN, BELOW, _POINTS_WIDTH, BELOW_HEIGHT))
    draw_terrain_points(board, kingdom, letters, MARGIN + 34, BELOW + 40, _POINTS_WIDTH - 52)
    _draw_in_hand(board, view, seat, letters, words)
    return board.png(PALETTE)


def _draw_in_hand(board: Board, view: View, seat: int, letters: Letters, words: Words) -> None:
    """Draws the dominoes under the seat's kings, or at the end those that could not be placed."""
    x = MARGIN + _POINTS_WIDTH + 16
    width = CLOSE_UP[0] - MARGIN - x
    board.panel(Box(x, BELOW, width, BELOW_HEIGHT))
    held = [slot.domino for slot in (*view.current, *view.next) if slot.seat == seat and slot.state != "done"]
    middle = BELOW + BELOW_HEIGHT // 2
    step = 116
    for index, number in enumerate(held[:2]):
        y = middle + round((index - (min(len(held), 2) - 1) / 2) * step)
        board.text(x + 74, y, str(number), 54, Weight.EXTRA_BOLD, anchor="m")
        tabs = domino_letters(number, letters)
        board.paste(domino(*DOMINOES[number], 104, letters=tabs), x + 140, y, "lm")
    discarded = view.kingdoms[seat].discarded
    if discarded and not held:
        text = words("kingdomino-pic-discarded", dominoes=", ".join(map(str, discarded)))
        fitted = fit_text(text, width - 48, 44, 26, Weight.SEMI_BOLD)
        board.text(x + width // 2, middle, fitted.text, fitted.size, Weight.SEMI_BOLD, MUTED, "m")
