"""The private panel: what the seat that is due decides now, over the castle or over its own realm."""

from collections.abc import Sequence
from dataclasses import replace

from engines.core.action import FOLLOWING
from engines.core.panel import Ask
from engines.dragon_castle.actions import Activate, InCastle, Summon
from engines.dragon_castle.view import View
from render.core.fonts import Line, line
from render.core.frames import CLOSE_UP, MARGIN, close_up_board
from render.core.names import shown_names
from render.core.words import Words
from render.dragon_castle.building import draw_building
from render.dragon_castle.palette import PALETTE
from render.dragon_castle.taking import HAND_STEP, draw_hand, draw_taking

_SHIELD_ROOM = 170


def panel(view: View, seat: int, ask: Ask, names: Sequence[str], words: Words) -> bytes:
    """What the seat that is due decides now, with the letters of its buttons."""
    if ask.question == FOLLOWING:
        ask = replace(ask, preview=ask.options[0].actions[0], options=())
    shown = shown_names(names, words)
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
    """Whether the question is about the castle, not about the own realm."""
    if ask.preview is not None:
        return isinstance(ask.preview, InCastle | Summon)
    if ask.question == "act":
        return view.phase in ("act", "finish")
    return ask.question == "tile"


def _title(view: View, ask: Ask, name: str, words: Words) -> Line:
    return line(words, f"dragon_castle-pic-panel-{_subject(view, ask)}", name, **_spirit(view, words))


def _subject(view: View, ask: Ask) -> str:
    """What the header says is being decided."""
    if ask.question in ("spirit", "payment") or isinstance(ask.preview, Activate):
        return "spirit"
    if view.phase == "act":
        return "first" if ask.question == "tile" or isinstance(ask.preview, InCastle) else "act"
    if view.phase == "finish":
        return "second" if ask.question == "tile" or isinstance(ask.preview, InCastle) else "finish"
    return view.phase


def _spirit(view: View, words: Words) -> dict[str, str | int]:
    return {"spirit": words(f"dragon_castle-value-{view.pending}")} if view.pending else {}
