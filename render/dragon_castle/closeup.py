"""A closer look, 1200 square: one realm, or the castle."""

from collections.abc import Sequence

from engines.dragon_castle.view import View
from render.core.fonts import line
from render.core.frames import close_up_board
from render.core.names import shown_names
from render.core.words import Words
from render.dragon_castle.building import draw_look
from render.dragon_castle.palette import PALETTE
from render.dragon_castle.taking import draw_castle_look


def closeup(view: View, sight: int, names: Sequence[str], words: Words) -> bytes:
    """Draws one realm large: stacks, shrines with their points, groups, points by source, the cards' texts.

    The sight after the last seat is the castle.
    """
    if sight >= view.seats:
        level, tiles = view.castle.top_level, view.castle.tiles
        board = close_up_board(None, line(words, "dragon_castle-pic-castle", level=level, tiles=tiles), None)
        draw_castle_look(board, view, words)
        return board.png(PALETTE)
    shown = shown_names(names)
    title = line(words, "dragon_castle-pic-closeup", shown[sight])
    board = close_up_board(sight, title, str(view.scores[sight]))
    draw_look(board, view, sight, words)
    return board.png(PALETTE)
