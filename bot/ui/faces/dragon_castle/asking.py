"""Dragon Castle asked: the questions of the panel, the answers on its buttons, what an answer brings."""

from __future__ import annotations

from bot.texts import Words
from bot.ui.faces.dragon_castle.telling import card, code, payment, tile
from engines.core.action import Action
from engines.core.panel import Ask, Option
from engines.dragon_castle.actions import (
    Activate,
    Consolidate,
    Destroy,
    Discard,
    End,
    InCastle,
    Number,
    Pair,
    Place,
    Skip,
    Summon,
    Take,
)
from engines.dragon_castle.data import SMALLEST_SET, Spirit
from engines.dragon_castle.forecast import sets_brought, twins_after
from engines.dragon_castle.grid import Cell, cell_named, name_of
from engines.dragon_castle.view import View


def question(view: View, ask: Ask, words: Words) -> str:
    """What is asked now, with all that the choice needs."""
    if ask.preview is not None:
        return _confirm(view, ask.preview, words)
    match ask.question:
        case "then":
            return _confirm(view, _first(ask), words)
        case "act":
            return _what_to_do(view, words)
        case "tile":
            return _which_tile(view, ask, words)
        case "face":
            return words("dragon_castle-ask-face")
        case "spirit":
            texts = "\n".join(
                f"- **{card(option.answer, words)}**: {words(f'dragon_castle-spirit-{option.answer}-text')}"
                for option in ask.options
            )
            return words("dragon_castle-ask-spirit", texts=texts)
        case "payment":
            spirit = _first(ask)
            assert isinstance(spirit, Activate)
            return words(
                "dragon_castle-ask-payment",
                spirit=card(spirit.spirit, words),
                text=words(f"dragon_castle-spirit-{spirit.spirit}-text"),
            )
        case "type":
            return words("dragon_castle-ask-type", spirit=_pending(view, words))
        case "from" | "to":
            kind = _first(ask).kind
            return words(f"dragon_castle-ask-{kind}-{ask.question}", spirit=_pending(view, words))
    return _which_cell(view, ask, words)


def _first(ask: Ask) -> Action:
    return ask.options[0].actions[0]


def _pending(view: View, words: Words) -> str:
    return card(view.pending, words) if view.pending else ""


def at_work(view: View) -> Spirit | None:
    """The Spirit that was paid and changes what may be taken: Elegance does so until the turn ends."""
    return view.pending or ("elegance" if "elegance" in view.used else None)


def _what_it_allows(view: View, words: Words) -> str:
    """The Spirit at work with its text."""
    spirit = at_work(view)
    assert spirit
    text = words(f"dragon_castle-spirit-{spirit}-text")
    return words("dragon_castle-at-work", spirit=card(spirit, words), text=text)


def _what_to_do(view: View, words: Words) -> str:
    if view.phase == "finish" and at_work(view):
        hand = tile(view.hand[0], words)
        return words("dragon_castle-ask-finish-spirit", tile=hand, allows=_what_it_allows(view, words))
    if view.phase == "sets" and not _has_ready(view):
        return words("dragon_castle-ask-no-more-sets")
    return words(
        f"dragon_castle-ask-act-{view.phase}",
        tile=", ".join(tile(face, words) for face in view.hand),
        allowed=view.allowed,
        pool=view.realms[view.to_act[0]].pool,
        spirit=_pending(view, words),
        text=words(f"dragon_castle-spirit-{view.pending}-text") if view.pending else "",
    )


def _has_ready(view: View) -> bool:
    groups = view.realms[view.to_act[0]].groups
    return any(len(group.cells) >= SMALLEST_SET for group in groups)


def _which_tile(view: View, ask: Ask, words: Words) -> str:
    if isinstance(_first(ask), Destroy):
        return words("dragon_castle-ask-destroy", spirit=_pending(view, words))
    if isinstance(_first(ask), Pair):
        asked = words("dragon_castle-ask-second", tile=tile(view.hand[0], words))
        return f"{asked} {_what_it_allows(view, words)}" if at_work(view) else asked
    if at_work(view):
        return _which_first_for(view, ask, words)
    pairs = []
    for option in ask.options:
        cell = cell_named(option.answer)
        if cell and (twins := twins_after(view, cell)):
            face = view.castle.cells[cell[0]][cell[1]].face
            pairs.append(f"{option.mark} {code(face, words)} = {', '.join(map(name_of, twins))}")
    if not pairs:
        return words("dragon_castle-ask-first", pairs=words("dragon_castle-no-pairs"))
    return words("dragon_castle-ask-first", pairs=words("dragon_castle-pairs", pairs="; ".join(pairs)))


def _which_first_for(view: View, ask: Ask, words: Words) -> str:
    """The first tile with a Spirit at work: how many second tiles it would allow after each."""
    counts = []
    for option in ask.options:
        cell = cell_named(option.answer)
        if cell and (seconds := twins_after(view, cell)):
            counts.append(f"{option.mark} {len(seconds)}")
    seconds_text = words("dragon_castle-seconds", counts=", ".join(counts)) if counts else ""
    return words("dragon_castle-ask-first-spirit", allows=_what_it_allows(view, words), seconds=seconds_text)


def _which_cell(view: View, ask: Ask, words: Words) -> str:
    match _first(ask).kind:
        case "place":
            place = _first(ask)
            assert isinstance(place, Place)
            return words("dragon_castle-ask-place", tile=tile(place.face, words))
        case "build":
            return words("dragon_castle-ask-build")
        case "consolidate":
            return words("dragon_castle-ask-consolidate")
        case "turn":
            return words("dragon_castle-ask-turn", spirit=_pending(view, words))
        case "number":
            return words("dragon_castle-ask-number", spirit=_pending(view, words))
    return words("dragon_castle-ask-change", spirit=_pending(view, words))


def _confirm(view: View, action: Action, words: Words) -> str:
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
            row, column = action.cell
            return words(
                "dragon_castle-confirm-place",
                tile=tile(action.face, words),
                level=view.realms[view.to_act[0]].cells[row][column].height + 1,
                brings=_brings(view, action, words),
            )
        case Discard():
            return words("dragon_castle-only-discard", tile=tile(view.hand[0], words))
        case Activate():
            return words(
                "dragon_castle-confirm-spirit",
                spirit=card(action.spirit, words),
                payment=payment(_face_of(view, action.tile), words),
                text=words(f"dragon_castle-spirit-{action.spirit}-text"),
            )
    return _what_to_do(view, words)


def _brings(view: View, action: Place, words: Words) -> str:
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


def _tile_at(view: View, cell: Cell, words: Words) -> str:
    return tile(view.castle.cells[cell[0]][cell[1]].face, words)


def _face_of(view: View, cell: Cell | None) -> str | None:
    """The tile face that lies on a cell of the realm of the seat that is due."""
    return view.realms[view.to_act[0]].cells[cell[0]][cell[1]].face if cell else None


def label(view: View, ask: Ask, option: Option, words: Words) -> str:
    """An answer on its button."""
    match ask.question:
        case "act":
            return _deed(view, ask, option, words)
        case "then":
            return words(f"dragon_castle-then-{option.actions[0].kind}-{option.answer}")
        case "tile":
            return _tile_option(view, option, words)
        case "face":
            return words("dragon_castle-option", letter=option.mark, tile=code(option.answer, words))
        case "spirit":
            return card(option.answer, words)
        case "type":
            return words(f"dragon_castle-{option.answer}")
        case "payment":
            face = _face_of(view, cell_named(option.answer))
            if face is None:
                return words("dragon_castle-option-shrine")
            return words("dragon_castle-option", letter=option.mark, tile=code(face, words))
    return _cell_option(view, option, words)


def _deed(view: View, ask: Ask, option: Option, words: Words) -> str:
    """Something that can be done now."""
    first = option.actions[0]
    if isinstance(first, Pair) and len(option.actions) > 1 and at_work(view):
        return words("dragon_castle-act-pair-spirit")
    if isinstance(first, Activate):
        spirits = {action.spirit for action in option.actions if isinstance(action, Activate)}
        if len(spirits) == 1:
            return words("dragon_castle-act-spirit-one", spirit=card(first.spirit, words))
    if any(other.answer == f"{option.answer}_end" for other in ask.options):
        return words(f"dragon_castle-act-{option.answer}-spirit")
    if isinstance(first, Skip) and any(other.answer == "build_end" for other in ask.options):
        return words("dragon_castle-act-skip-end")
    if len(option.actions) == 1 and isinstance(first, Pair | End):
        return deed(view, first, words)
    return words(f"dragon_castle-act-{option.answer}")


def deed(view: View, action: Action, words: Words) -> str:
    """What one action does, on its button."""
    match action:
        case Take():
            return words("dragon_castle-take-it")
        case Place():
            return words("place-here")
        case Activate():
            return words("dragon_castle-call", spirit=card(action.spirit, words))
        case Pair():
            row, column = action.cell
            face = code(view.castle.cells[row][column].face, words)
            message = "dragon_castle-act-second-one" if at_work(view) else "dragon_castle-act-pair-one"
            return words(message, tile=face, cell=name_of(action.cell))
        case End() if view.phase == "sets" and view.turn.checked is None and not view.used:
            return words("dragon_castle-act-end-turn")
    return words(f"dragon_castle-act-{action.kind}")


def _tile_option(view: View, option: Option, words: Words) -> str:
    action = option.actions[0]
    assert isinstance(action, InCastle)
    face = code(view.castle.cells[action.cell[0]][action.cell[1]].face, words)
    twins = len(twins_after(view, action.cell)) if isinstance(action, Take) else 0
    if twins:
        return words("dragon_castle-option-twins", letter=option.mark, tile=face, twins=twins)
    return words("dragon_castle-option", letter=option.mark, tile=face)


def _cell_option(view: View, option: Option, words: Words) -> str:
    action = option.actions[0]
    if isinstance(action, Consolidate | Number) and len(option.actions) == 1:
        (brought,) = sets_brought(view, action)
        what = brought.type if brought.type.isdigit() else words(f"dragon_castle-{brought.type}")
        return words(
            "dragon_castle-option-set",
            letter=option.mark,
            size=len(brought.cells),
            type=what,
            gain=brought.points,
        )
    if option.gain:
        return words("dragon_castle-option-gain", letter=option.mark, gain=option.gain)
    return option.mark
