"""The picture of a private question: the player's towers with the letters of the buttons, the hand below."""

from collections.abc import Sequence

from engines.core.panel import Ask
from engines.stonemasons.actions import Bring
from engines.stonemasons.data import ASIDE, TOWERS
from engines.stonemasons.view import View
from render.core import marks
from render.core.canvas import Board
from render.core.fonts import line
from render.core.frames import close_up_board
from render.core.names import shown_names
from render.core.palette import GOLD
from render.core.words import Words
from render.stonemasons.closeup import HAND_BOX, SITE_BOX, draw_place_names, site_ground
from render.stonemasons.hand import draw_hand
from render.stonemasons.palette import PALETTE
from render.stonemasons.site import Ground, draw_site
from render.stonemasons.stones import stone


def panel(view: View, seat: int, ask: Ask, names: Sequence[str], words: Words) -> bytes:
    """Draws the choice of a stone, or of its place; at last the stone on its tower."""
    shown = shown_names(names)
    message = "stonemasons-pic-stone" if ask.question == "stone" else "stonemasons-pic-where"
    board = close_up_board(seat, line(words, message, shown[seat]), str(view.scores[seat]))
    board.panel(SITE_BOX)
    ground = site_ground(SITE_BOX, view)
    draw_site(board, ground, view.sites[seat])
    draw_place_names(board, ground, words)
    letters = {option.answer: option.mark for option in ask.options}
    chosen = _chosen(ask)
    draw_hand(board, HAND_BOX, view, words, letters, chosen)
    if ask.question == "place" and chosen is not None:
        _draw_places(board, ground, view, ask, chosen.stone)
    if isinstance(ask.preview, Bring):
        _draw_preview(board, ground, view, ask.preview)
    return board.png(PALETTE)


def _chosen(ask: Ask) -> Bring | None:
    """The whole choice, or any that begins with the stone that was chosen."""
    actions = (ask.preview,) if ask.preview else ask.options[0].actions if ask.chosen else ()
    return next((action for action in actions if isinstance(action, Bring)), None)


def _draw_places(board: Board, ground: Ground, view: View, ask: Ask, chosen: int) -> None:
    """Draws a dashed place on each tower that takes the stone, with its letter and its gain."""
    site = view.sites[view.seat or 0]
    for option in ask.options:
        if option.answer == ASIDE:
            continue
        tower = TOWERS.index(option.answer)
        level = len(site[tower])
        ground.outline(board, tower, level, chosen, dashed=True)
        x, y = ground.middle(tower), ground.level(level)
        board.paste(marks.disc(option.mark, 30), x - 34, y, "mm")
        board.paste(marks.pill(f"+{option.gain}", 44), x + 8, y, "lm")


def _draw_preview(board: Board, ground: Ground, view: View, action: Bring) -> None:
    """The stone on its tower, in gold; one that goes aside is marked beside the hand."""
    if action.tower is None:
        return
    level = len(view.sites[view.seat or 0][action.tower])
    x, y = ground.middle(action.tower), ground.level(level)
    board.paste(stone(action.stone, ground.widest, ground.height), x, y, "mm")
    ground.outline(board, action.tower, level, action.stone)
    board.paste(marks.pill(f"+{level + 1}", 44, GOLD), x, y - ground.height / 2 - 34, "mm")
