"""Dragon Castle asked: the questions of the panel and its confirmations. The buttons are in `answers`."""

from __future__ import annotations

from bot.texts import Translator
from bot.ui.faces.dragon_castle.telling import card, payment, tile, tiles_in_hand
from engines.core.action import FOLLOWING, Action
from engines.core.panel import Ask
from engines.dragon_castle.actions import (
    Activate,
    Build,
    Change,
    Consolidate,
    Destroy,
    Discard,
    Pair,
    Place,
    Summon,
    Take,
)
from engines.dragon_castle.data import STRENGTH_MOVES
from engines.dragon_castle.forecast import at_work, sets_brought, tiles_allowed, twins_after
from engines.dragon_castle.grid import Cell, name_of
from engines.dragon_castle.spirits import BOTH_MOVES
from engines.dragon_castle.view import View


def question(view: View, ask: Ask, words: Translator) -> str:
    """Returns the current question, with all facts that the choice needs."""
    if ask.preview is not None:
        said = _confirm(view, ask.preview, words)
        return said if ask.asked else _only(view, ask.preview, said, words)
    first = ask.options[0].actions[0]
    match ask.question:
        case "then" if isinstance(first, Activate):
            return words(
                "dragon_castle-ask-payment", spirit=card(first.spirit, words), text=_text(first, words)
            ) + _allows(view, first, words)
        case "then":
            return _confirm(view, first, words)
        case "face":
            return words("dragon_castle-ask-face")
        case "spirit":
            return words("dragon_castle-ask-spirit", texts=_texts(ask, words))
        case "type":
            return words("dragon_castle-ask-type", spirit=_pending(view, words))
        case "to":
            return words(f"dragon_castle-ask-{first.kind}-to", spirit=_pending(view, words))
    return _what_to_do(view, ask, words)


def _only(view: View, action: Action, said: str, words: Translator) -> str:
    """Returns the text for the only possible action; its heading says that there is no other."""
    _, _, details = said.partition("\n")
    match action:
        case Discard():
            return said
        case Take() | Pair():
            heading = words(
                f"dragon_castle-only-{action.kind}",
                tile=_tile_at(view, action.cell, words),
                cell=name_of(action.cell),
            )
        case Place():
            face = tile(action.face, words)
            heading = words("dragon_castle-only-place", tile=face, cell=name_of(action.cell))
        case Summon():
            heading = words("dragon_castle-only-summon")
        case Change():
            face = tile(_face_of(view, action.cell) or "", words)
            kind = words(f"dragon_castle-{action.to}")
            heading = words("dragon_castle-only-change", tile=face, cell=name_of(action.cell), type=kind)
        case _:
            heading = words("dragon_castle-only-other")
    return f"{heading}\n{details}"


def _texts(ask: Ask, words: Translator) -> str:
    """Explains each Spirit that can be called."""
    spirits = dict.fromkeys(
        action.spirit for option in ask.options for action in option.actions if isinstance(action, Activate)
    )
    return "\n".join(
        f"- **{card(spirit, words)}**: {words(f'dragon_castle-spirit-{spirit}-text')}" for spirit in spirits
    )


def _text(action: Activate, words: Translator) -> str:
    return words(f"dragon_castle-spirit-{action.spirit}-text")


def _allows(view: View, call: Activate, words: Translator) -> str:
    """The tiles that Deception could take, in a line of their own."""
    if call.spirit != "deception":
        return ""
    cells = tiles_allowed(view, call)
    named = ", ".join(f"{_tile_at(view, cell, words)} ({name_of(cell)})" for cell in cells)
    return f"\n{words('dragon_castle-allowed-tiles', tiles=named)}" if named else ""


def _pending(view: View, words: Translator) -> str:
    return card(view.pending, words) if view.pending else ""


def _what_it_allows(view: View, words: Translator) -> str:
    """The Spirit at work with its text."""
    spirit = at_work(view)
    assert spirit
    text = words(f"dragon_castle-spirit-{spirit}-text")
    return words("dragon_castle-at-work", spirit=card(spirit, words), text=text)


def _what_to_do(view: View, ask: Ask, words: Translator) -> str:
    hand = tiles_in_hand(view, words)
    match view.phase:
        case "act":
            return _which_first(view, ask, words)
        case "finish" if at_work(view):
            return words("dragon_castle-ask-finish-spirit", tile=hand, allows=_what_it_allows(view, words))
        case "finish":
            return words("dragon_castle-ask-finish", tile=hand)
        case "place":
            return words("dragon_castle-ask-place", tile=hand, count=len(view.hand))
        case "sets" if not _has_sets(ask):
            return words("dragon_castle-ask-spirit", texts=_texts(ask, words))
        case "sets":
            return words("dragon_castle-ask-sets")
        case "build":
            pool = view.realms[view.to_act[0]].pool
            return words("dragon_castle-ask-build", allowed=view.allowed, pool=pool)
    return _what_the_spirit_does(view, words)


def _has_sets(ask: Ask) -> bool:
    return any(isinstance(option.actions[0], Consolidate) for option in ask.options)


def _what_the_spirit_does(view: View, words: Translator) -> str:
    """The Spirit that was paid, its text, and for some of them what is to be chosen."""
    assert view.pending
    said = words(
        "dragon_castle-ask-effect",
        spirit=card(view.pending, words),
        text=words(f"dragon_castle-spirit-{view.pending}-text"),
    )
    return f"{said}\n{_which_move(view, words)}" if view.pending == "strength" else said


def _which_move(view: View, words: Translator) -> str:
    """Which of Strength's tiles is to be moved, and in a game of older rules that one is enough."""
    number = len(view.turn.touched) + 1
    said = words("dragon_castle-ask-strength", number=number, moves=STRENGTH_MOVES)
    return said if view.rules >= BOTH_MOVES else f"{said} {words('dragon_castle-ask-strength-older')}"


def _which_first(view: View, ask: Ask, words: Translator) -> str:
    """The first tile: what each makes a pair with, or how many second tiles a Spirit at work would allow."""
    takes = [(option.mark, option.actions[0]) for option in ask.options]
    seconds = {
        (mark, take.cell): twins_after(view, take.cell) for mark, take in takes if isinstance(take, Take)
    }
    if not seconds:
        return words("dragon_castle-ask-no-tile")
    if at_work(view):
        return words("dragon_castle-ask-first-spirit", allows=_what_it_allows(view, words))
    pairs = [
        words(
            "dragon_castle-pair",
            mark=mark,
            tile=_tile_at(view, cell, words),
            cells=", ".join(map(name_of, twins)),
        )
        for (mark, cell), twins in seconds.items()
        if twins
    ]
    if not pairs:
        return words("dragon_castle-ask-first", pairs=words("dragon_castle-no-pairs"))
    return words("dragon_castle-ask-first", pairs=words("dragon_castle-pairs", pairs="; ".join(pairs)))


def _confirm(view: View, action: Action, words: Translator) -> str:
    match action:
        case Take():
            twins = twins_after(view, action.cell)
            return words(
                "dragon_castle-confirm-take-spirit" if at_work(view) else "dragon_castle-confirm-take",
                tile=_tile_at(view, action.cell, words),
                cell=name_of(action.cell),
                twins=len(twins),
                cells=", ".join(map(name_of, twins)),
            )
        case Summon():
            return words("dragon_castle-confirm-summon", left=view.laid_out)
        case Destroy():
            return words(
                "dragon_castle-confirm-destroy",
                tile=_tile_at(view, action.cell, words),
                cell=name_of(action.cell),
            )
        case Place():
            return words(
                "dragon_castle-confirm-place",
                tile=tile(action.face, words),
                cell=name_of(action.cell),
                level=_height(view, action.cell) + 1,
                brings=brings(view, action, words),
            )
        case Consolidate():
            return words("dragon_castle-confirm-set", brings=brings(view, action, words))
        case Build():
            return words(
                "dragon_castle-confirm-build", cell=name_of(action.cell), level=_height(view, action.cell)
            )
        case Discard():
            return words("dragon_castle-only-discard", tile=tile(view.hand[0], words))
        case Activate():
            return words(
                "dragon_castle-confirm-spirit",
                spirit=card(action.spirit, words),
                payment=payment(_face_of(view, action.tile), words),
                text=_text(action, words),
            ) + _allows(view, action, words)
    return _what_to_do(view, Ask(FOLLOWING, (), (), (), None), words)


def brings(view: View, action: Place | Consolidate, words: Translator) -> str:
    """The sets that would be turned, each with its points and shrines."""
    found = [
        words(
            "dragon_castle-brings-set",
            size=len(brought.cells),
            type=words(f"dragon_castle-{brought.type}"),
            points=brought.points,
            shrines=brought.shrines,
        )
        for brought in sets_brought(view, action)
    ]
    if found:
        return " ".join(found)
    return words("dragon_castle-brings-later" if len(view.hand) > 1 else "dragon_castle-brings-nothing")


def _height(view: View, cell: Cell) -> int:
    """Returns the height of the stack on a cell of the due seat's realm."""
    row, column = cell
    return view.realms[view.to_act[0]].cells[row][column].height


def _tile_at(view: View, cell: Cell, words: Translator) -> str:
    return tile(view.castle.cells[cell[0]][cell[1]].face, words)


def _face_of(view: View, cell: Cell | None) -> str | None:
    """The tile face that lies on a cell of the realm of the seat that is due."""
    return view.realms[view.to_act[0]].cells[cell[0]][cell[1]].face if cell else None
