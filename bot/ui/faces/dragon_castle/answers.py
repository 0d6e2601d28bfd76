"""Dragon Castle answered: what each button of the panel says it does, brings and sets off."""

from __future__ import annotations

from collections.abc import Sequence

from bot.texts import Translator
from bot.ui.faces.dragon_castle.asking import brings
from bot.ui.faces.dragon_castle.telling import card, tile
from engines.core.action import Action
from engines.core.panel import Ask, Option
from engines.core.score import signed
from engines.dragon_castle.actions import (
    Activate,
    Build,
    Change,
    Consolidate,
    Destroy,
    Discard,
    End,
    Ending,
    MoveShrine,
    Number,
    Pair,
    Place,
    Shift,
    Skip,
    Summon,
    Take,
    TakeShrine,
    TurnDown,
)
from engines.dragon_castle.data import TYPE_OF
from engines.dragon_castle.forecast import at_work, dragons_after, forecast, sets_brought, twins_after
from engines.dragon_castle.grid import Cell, name_of
from engines.dragon_castle.view import View

MOST_CELLS = 6
"""Cells of a set that its button names."""


def label(view: View, ask: Ask, option: Option, words: Translator) -> str:
    """An answer on its button."""
    first = option.actions[0]
    match ask.question:
        case "then" if isinstance(first, Activate):
            return _payment(view, first, option.mark, words)
        case "then":
            return words(f"dragon_castle-then-{first.kind}-{option.answer}", gain=option.gain or 0)
        case "face":
            face = tile(option.answer, words)
            return words("dragon_castle-option-face", mark=option.mark, tile=face, gain=option.gain or 0)
        case "spirit":
            return words("dragon_castle-call", spirit=card(option.answer, words))
        case "type":
            kind = words(f"dragon_castle-{option.answer}")
            return words("dragon_castle-option-type", type=kind, gain=option.gain or 0)
        case "to":
            return _target(view, option, words)
    return _deed(view, ask, option, words) + dragons_told(view, option, words)


def dragons_told(view: View, option: Option, words: Translator) -> str:
    """Returns the points that an answer adds to each Dragon card, after a comma; "" for several actions."""
    if len(option.actions) > 1:
        return ""
    found = dragons_after(view, option.actions[0])  # type: ignore[arg-type]
    return "".join(f", {card(name, words)} {signed(points)}" for name, points in found.items())


def describe(view: View, option: Option, words: Translator) -> str:
    """Returns an answer's consequence, for the line below its name in a menu; "" if the name says it."""
    match option.actions[0]:
        case Take() as take if cells := twins_after(view, take.cell):
            return words("dragon_castle-twins-then", cells=", ".join(map(name_of, cells)))
        case Place() as place if option.gain and len(set(view.hand)) == 1:
            return brings(view, place, words)
        case Activate() as call if len({each.spirit for each in _calls(option)}) == 1:
            return words(f"dragon_castle-spirit-{call.spirit}-text")
    return ""


def _calls(option: Option) -> list[Activate]:
    return [action for action in option.actions if isinstance(action, Activate)]


def _deed(view: View, ask: Ask, option: Option, words: Translator) -> str:
    """Something that can be done now."""
    match option.actions[0]:
        case Take() as take:
            return _first_tile(view, take.cell, option.mark, words)
        case Pair() as pair:
            if sum(isinstance(each.actions[0], Pair) for each in ask.options) == 1:
                return deed(view, pair, words)
            return _at("dragon_castle-option-second", view, pair.cell, option.mark, words)
        case Destroy() as destroy:
            return _at("dragon_castle-option-tile", view, destroy.cell, option.mark, words)
        case Discard() as discard if not isinstance(discard, Ending) and _has_end(ask):
            return words("dragon_castle-act-discard-spirit", tile=tile(view.hand[0], words))
        case Activate():
            return _spirit(option, words)
        case Skip() if any(isinstance(each, Ending) for other in ask.options for each in other.actions):
            return words("dragon_castle-act-skip-end")
        case (Summon() | TakeShrine() | Discard() | Skip() | End()) as plain:
            return deed(view, plain, words)
    return _in_realm(view, option, words)


def _has_end(ask: Ask) -> bool:
    return any(option.answer == "discard_end" for option in ask.options)


def _spirit(option: Option, words: Translator) -> str:
    """One Spirit by its name, several as one button for all of them."""
    spirits = {action.spirit for action in _calls(option)}
    if len(spirits) > 1:
        return words("dragon_castle-act-spirit")
    return words("dragon_castle-act-spirit-one", spirit=card(spirits.pop(), words))


def _first_tile(view: View, cell: Cell, mark: str, words: Translator) -> str:
    found = len(twins_after(view, cell))
    if not found:
        return _at("dragon_castle-option-tile", view, cell, mark, words)
    message = "dragon_castle-option-seconds" if at_work(view) else "dragon_castle-option-twins"
    return words(message, mark=mark, tile=_tile_at(view, cell, words), cell=name_of(cell), twins=found)


def _at(message: str, view: View, cell: Cell, mark: str, words: Translator) -> str:
    """A tile of the castle by its face and its cell."""
    return words(message, mark=mark, tile=_tile_at(view, cell, words), cell=name_of(cell))


def _tile_at(view: View, cell: Cell, words: Translator) -> str:
    return tile(view.castle.cells[cell[0]][cell[1]].face, words)


def _in_realm(view: View, option: Option, words: Translator) -> str:
    """Labels an answer at a cell of the player's own realm."""
    action, mark = option.actions[0], option.mark
    match action:
        case Place():
            return _place(view, option, words)
        case Consolidate() | Number():
            return _set(view, option, words)
        case Build():
            level = _height(view, action.cell)
            cell = name_of(action.cell)
            return words(
                "dragon_castle-option-build", mark=mark, cell=cell, level=level, gain=option.gain or 0
            )
        case TurnDown():
            message, cell = "dragon_castle-option-turn", name_of(action.cell)
            return words(message, mark=mark, cell=cell, tile=_own(view, action.cell, words))
        case MoveShrine():
            return words("dragon_castle-option-move", mark=mark, cell=name_of(action.source))
        case Shift():
            message, cell = "dragon_castle-option-shift", name_of(action.source)
            return words(message, mark=mark, cell=cell, tile=_own(view, action.source, words))
    assert isinstance(action, Change)
    return words(
        "dragon_castle-option-change",
        mark=mark,
        cell=name_of(action.cell),
        tile=_own(view, action.cell, words),
        gain=option.gain or 0,
    )


def _set(view: View, option: Option, words: Translator) -> str:
    """A set by its type or number, its size and its cells."""
    (brought,) = sets_brought(view, option.actions[0])  # type: ignore[arg-type]
    said: dict[str, str | int] = {
        "mark": option.mark,
        "size": len(brought.cells),
        "cells": _first_few(brought.cells),
        "gain": brought.points,
    }
    if brought.type.isdigit():
        return words("dragon_castle-option-set-numbers", **said, number=brought.type)
    return words("dragon_castle-option-set", **said, type=words(f"dragon_castle-{brought.type}"))


def _first_few(cells: Sequence[Cell]) -> str:
    """Enough cells to know a set by: a large one would not fit on a button."""
    named = ", ".join(map(name_of, cells[:MOST_CELLS]))
    return f"{named}, …" if len(cells) > MOST_CELLS else named


def _place(view: View, option: Option, words: Translator) -> str:
    """A spot with its level, and the sets that the tile completes there."""
    action = option.actions[0]
    assert isinstance(action, Place)
    cell, level = name_of(action.cell), _height(view, action.cell) + 1
    if not option.gain:
        group = _group_with(view, option)
        return words("dragon_castle-option-place", mark=option.mark, cell=cell, level=level, group=group)
    best = max(option.actions, key=lambda each: forecast(view, each) or 0)  # type: ignore[arg-type]
    sizes = " + ".join(str(len(brought.cells)) for brought in sets_brought(view, best))  # type: ignore[arg-type]
    return words("dragon_castle-option-place-set", mark=option.mark, cell=cell, size=sizes, gain=option.gain)


def _group_with(view: View, option: Option) -> int:
    """Returns the size of the group that the tile would be in; 1 if the tile is not chosen yet."""
    places = [action for action in option.actions if isinstance(action, Place)]
    types = {TYPE_OF[place.face[0]] for place in places}
    if len(types) > 1:
        return 1
    row, column = places[0].cell
    beside = {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}
    groups = view.realms[view.to_act[0]].groups
    return 1 + sum(len(group.cells) for group in groups if group.type in types and beside & set(group.cells))


def _target(view: View, option: Option, words: Translator) -> str:
    """Names the cell of a tile or a shrine, with its level there."""
    action = option.actions[0]
    assert isinstance(action, MoveShrine | Shift)
    level = _height(view, action.target) + isinstance(action, Shift)
    return words("dragon_castle-option-to", mark=option.mark, cell=name_of(action.target), level=level)


def _payment(view: View, action: Activate, mark: str, words: Translator) -> str:
    if action.tile is None:
        return words("dragon_castle-pay-shrine")
    paid = _own(view, action.tile, words)
    return words("dragon_castle-option-pay", mark=mark, tile=paid, cell=name_of(action.tile))


def _own(view: View, cell: Cell, words: Translator) -> str:
    """The top tile on a cell of the realm of the seat that is due."""
    face = view.realms[view.to_act[0]].cells[cell[0]][cell[1]].face
    return tile(face, words) if face else words("dragon_castle-face-down")


def _height(view: View, cell: Cell) -> int:
    return view.realms[view.to_act[0]].cells[cell[0]][cell[1]].height


def deed(view: View, action: Action, words: Translator) -> str:
    """Returns the label of the button that carries out an action."""
    match action:
        case Take() | Destroy():
            message = f"dragon_castle-do-{action.kind}"
            return words(message, tile=_tile_at(view, action.cell, words), cell=name_of(action.cell))
        case Pair():
            message = "dragon_castle-act-second-one" if at_work(view) else "dragon_castle-act-pair-one"
            return words(message, tile=_tile_at(view, action.cell, words), cell=name_of(action.cell))
        case TakeShrine():
            return words("dragon_castle-act-shrine", pool=view.realms[view.to_act[0]].pool + 1)
        case Discard():
            message = (
                "dragon_castle-act-discard_end" if isinstance(action, Ending) else "dragon_castle-act-discard"
            )
            return words(message, tile=tile(view.hand[0], words))
        case Place():
            return words("dragon_castle-place-here", gain=forecast(view, action) or 0)
        case Activate():
            return words("dragon_castle-call", spirit=card(action.spirit, words))
        case Summon():
            return words("dragon_castle-act-summon")
        case Skip():
            return words("dragon_castle-act-skip")
        case End():
            ends = view.phase == "sets" and view.turn.checked is None and not view.used
            return words("dragon_castle-act-end-turn" if ends else "dragon_castle-act-end")
    return words(f"dragon_castle-do-{action.kind}", gain=forecast(view, action) or 0)  # type: ignore[arg-type]


_DEEDS = {
    "take": "taken",
    "pair": "taken",
    "place": "placed",
    "shrine": "shrine_taken",
    "discard": "discarded",
    "summon": "summoned",
    "consolidate": "consolidated",
    "build": "built",
}


def briefly_named(view: View, action: Action, words: Translator) -> str:
    """An action by name, without what it brings: "taking a shrine"."""
    if action.kind not in _DEEDS:
        return deed(view, action, words)
    named = ""
    if isinstance(action, Take | Pair):
        named = _tile_at(view, action.cell, words)
    elif isinstance(action, Place):
        named = tile(action.face, words)
    elif isinstance(action, Discard):
        named = tile(view.hand[0], words)
    cell = getattr(action, "cell", None)
    return words(f"dragon_castle-back-{_DEEDS[action.kind]}", tile=named, cell=name_of(cell) if cell else "")
