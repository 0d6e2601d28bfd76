"""The private panel: the decision of the seat to act, over the castle or over its own realm."""

from collections.abc import Sequence
from dataclasses import replace

from engines.core.action import FOLLOWING, Action
from engines.core.panel import Ask
from engines.dragon_castle.actions import Activate, InCastle, Take
from engines.dragon_castle.view import View
from render.core.fonts import Line, line
from render.core.frames import CLOSE_UP, MARGIN, close_up_board
from render.core.names import shown_names
from render.core.words import Words
from render.dragon_castle.building import draw_building
from render.dragon_castle.palette import PALETTE
from render.dragon_castle.taking import HAND_STEP, called_tiles, draw_hand, draw_taking, has_realm_beside

_SHIELD_ROOM = 170


def panel(view: View, seat: int, ask: Ask, names: Sequence[str], words: Words) -> bytes:
    """Draws the decision of the seat to act, with the numbers of its buttons."""
    if ask.question == FOLLOWING and not isinstance(ask.options[0].actions[0], Activate):
        ask = replace(ask, preview=ask.options[0].actions[0], options=())
    shown = shown_names(names)
    over_castle = _over_castle(view, ask)
    room = HAND_STEP * len(view.hand) + 20 if over_castle and view.hand else 0
    title = _title(view, ask, shown[seat], words)
    board = close_up_board(seat, title, str(view.scores[seat]), room=room)
    if over_castle:
        draw_hand(board, view, words, CLOSE_UP[0] - MARGIN - _SHIELD_ROOM)
        draw_taking(board, view, seat, ask, words)
    else:
        draw_building(board, view, seat, ask, words)
    return board.png(PALETTE)


def _over_castle(view: View, ask: Ask) -> bool:
    """Whether the question is about the castle, not about the player's own realm."""
    if _calls(ask):
        return called_tiles(view, ask) is not None and has_realm_beside(view)
    return view.phase in ("act", "finish") or any(isinstance(action, InCastle) for action in _actions(ask))


def _calls(ask: Ask) -> bool:
    """Whether the only choice left is which Spirit to call and how to pay for it."""
    return all(isinstance(action, Activate) for action in _actions(ask))


def _actions(ask: Ask) -> list[Action]:
    """Returns one action for each answer, or the one that is left."""
    return [ask.preview] if ask.preview is not None else [option.actions[0] for option in ask.options]


def _title(view: View, ask: Ask, name: str, words: Words) -> Line:
    return line(words, f"dragon_castle-pic-panel-{_subject(view, ask)}", name, **_spirit(view, words))


def _subject(view: View, ask: Ask) -> str:
    """Returns the subject of the decision, as the header names it."""
    if _calls(ask):
        return "spirit"
    if view.phase == "act" and any(isinstance(action, Take) for action in _actions(ask)):
        return "first"
    return view.phase


def _spirit(view: View, words: Words) -> dict[str, str | int]:
    return {"spirit": words(f"dragon_castle-value-{view.pending}")} if view.pending else {}
