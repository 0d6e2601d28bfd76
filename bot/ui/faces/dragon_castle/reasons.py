"""What speaks for a step of a turn, in facts of a few words: for hints and the coach."""

from __future__ import annotations

from collections.abc import Iterator

from bot.texts import Translator
from engines.core.action import Action
from engines.dragon_castle.actions import Build, Consolidate, Pair, Place, Take
from engines.dragon_castle.data import TYPE_OF
from engines.dragon_castle.forecast import realm_after, sets_brought, twins_after
from engines.dragon_castle.grid import Cell, name_of
from engines.dragon_castle.view import View


def reasons(view: View, action: Action, words: Translator) -> Iterator[str]:
    """The facts, the most telling first."""
    match action:
        case Take():
            if twins := twins_after(view, action.cell):
                yield words("dragon_castle-reason-twins", cells=", ".join(map(name_of, twins)))
            yield from _own_group(view, action.cell, words)
        case Pair():
            yield from _own_group(view, action.cell, words)
        case Place():
            yield from _placed(view, action, words)
            yield from _level(_height(view, action.cell) + 1, words)
        case Consolidate():
            yield from _sets(view, action, words)
        case Build():
            yield from _level(_height(view, action.cell), words)


def _own_group(view: View, cell: Cell, words: Translator) -> Iterator[str]:
    """The largest face-up group that a tile of the castle could join."""
    kind = TYPE_OF[view.castle.cells[cell[0]][cell[1]].face[0]]
    sizes = [len(group.cells) for group in view.realms[view.to_act[0]].groups if group.type == kind]
    if sizes and max(sizes) > 1:
        yield words("dragon_castle-reason-fits", size=max(sizes), type=words(f"dragon_castle-{kind}"))


def _placed(view: View, place: Place, words: Translator) -> Iterator[str]:
    """The sets that a tile completes, or the group that it makes larger."""
    sets = [*_sets(view, place, words)]
    if sets:
        yield from sets
        return
    for group in realm_after(view, place).groups:
        if place.cell in group.cells and len(group.cells) > 1:
            kind = words(f"dragon_castle-{group.type}")
            yield words("dragon_castle-reason-group", size=len(group.cells), type=kind)


def _sets(view: View, action: Place | Consolidate, words: Translator) -> Iterator[str]:
    for brought in sets_brought(view, action):
        kind = words(f"dragon_castle-{brought.type}")
        yield words("dragon_castle-reason-set", size=len(brought.cells), type=kind)


def _level(level: int, words: Translator) -> Iterator[str]:
    """How high it lies, where that is not the ground."""
    if level > 1:
        yield words("dragon_castle-reason-level", level=level)


def _height(view: View, cell: Cell) -> int:
    return view.realms[view.to_act[0]].cells[cell[0]][cell[1]].height
