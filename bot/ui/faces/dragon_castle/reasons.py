"""Facts for and against a step of a turn, for hints and the coach."""

from __future__ import annotations

from collections.abc import Iterator

from bot.ui.faces.fact import Fact
from engines.core.action import Action
from engines.dragon_castle.actions import Build, Consolidate, Pair, Place, Skip, Summon, Take, TakeShrine
from engines.dragon_castle.data import SMALLEST_SET, TYPE_OF, shrine_points
from engines.dragon_castle.forecast import realm_after, sets_brought, twins_after
from engines.dragon_castle.grid import Cell, name_of
from engines.dragon_castle.view import Group, RealmView, View


def reasons(view: View, action: Action) -> Iterator[Fact]:
    """The facts for it, the most telling first."""
    match action:
        case Take():
            if twins := twins_after(view, action.cell):
                yield Fact("reason-twins", {"cells": ", ".join(map(name_of, twins)), "count": len(twins)})
            yield from _taken(view, action.cell)
        case Pair():
            yield from _taken(view, action.cell)
        case TakeShrine():
            yield from _shrine(view)
        case Place():
            yield from _placed(view, action)
        case Consolidate():
            yield from _sets(view, action)
        case Build():
            yield from _level(_own(view).cells[action.cell[0]][action.cell[1]].height)
        case Skip():
            yield Fact("reason-skip", {"pool": _own(view).pool})
        case Summon():
            others = [realm.points for realm in view.realms if realm.seat != view.to_act[0]]
            lead = _own(view).points - max(others, default=0)
            if others and lead > 0:
                yield Fact("reason-lead", {"points": lead})


def objections(view: View, action: Action) -> Iterator[Fact]:
    """The facts against it."""
    if isinstance(action, Place):
        kind = TYPE_OF[action.face[0]]
        near = {*_beside(_own(view), action.cell)}
        others = [group for group in _own(view).groups if group.type != kind and near & {*group.cells}]
        largest = max(others, key=lambda group: len(group.cells), default=None)
        if largest is not None and len(largest.cells) > 1:
            yield Fact("against-crowds", {"size": len(largest.cells), "kind": largest.type})
    elif isinstance(action, Take | Pair) and not _group(_own(view), _kind(view, action.cell)):
        yield Fact("against-alone", {"kind": _kind(view, action.cell)})


def _own(view: View) -> RealmView:
    return view.realms[view.to_act[0]]


def _kind(view: View, cell: Cell) -> str:
    """The type of the top tile on a cell of the castle."""
    return TYPE_OF[view.castle.cells[cell[0]][cell[1]].face[0]]


def _group(realm: RealmView, kind: str) -> int:
    """Returns the size of the largest open group of that type; 0 if there is none."""
    return max((len(group.cells) for group in realm.groups if group.type == kind), default=0)


def _taken(view: View, cell: Cell) -> Iterator[Fact]:
    """Yields the player's group that a tile could join, a rival's group, and other open tiles of its type."""
    kind = _kind(view, cell)
    if size := _group(_own(view), kind):
        yield Fact("reason-fits", {"size": size, "kind": kind})
    rivals = [realm for realm in view.realms if realm.seat != view.to_act[0]]
    rival = max(rivals, key=lambda realm: _group(realm, kind), default=None)
    if rival is not None and (theirs := _group(rival, kind)) > 1:
        yield Fact("reason-denies", {"seat": rival.seat, "size": theirs, "kind": kind})
    faces = [stack.face for row in view.castle.cells for stack in row if stack.face]
    more = sum(TYPE_OF[face[0]] == kind for face in faces) - 1
    if not size and more > 0:
        yield Fact("reason-more", {"count": more, "kind": kind})


def _shrine(view: View) -> Iterator[Fact]:
    """The set that lacks one tile to carry the shrine, and what it would score on the highest open tile."""
    realm = _own(view)
    largest: Group | None = max(realm.groups, key=lambda group: len(group.cells), default=None)
    if largest is None:
        yield Fact("reason-pool", {"pool": realm.pool + 1})
        return
    size = len(largest.cells)
    if size == SMALLEST_SET - 1:
        yield Fact("reason-almost", {"size": size, "kind": largest.type})
    highest = max(realm.cells[row][column].height for group in realm.groups for row, column in group.cells)
    yield Fact("reason-shrine", {"pool": realm.pool + 1, "points": shrine_points(highest)})


def _placed(view: View, place: Place) -> Iterator[Fact]:
    """The sets that a tile completes, or the group that it makes larger; how high it lies; what it spares."""
    sets = [*_sets(view, place)]
    yield from sets
    realm = _own(view)
    joined = False
    for group in realm_after(view, place).groups:
        if not sets and place.cell in group.cells and len(group.cells) > 1:
            joined = True
            yield Fact("reason-group", {"size": len(group.cells), "kind": group.type})
    yield from _level(realm.cells[place.cell[0]][place.cell[1]].height + 1)
    if not sets and not joined and (free := free_beside(realm, place.cell)):
        yield Fact("reason-room", {"count": free})


def _sets(view: View, action: Place | Consolidate) -> Iterator[Fact]:
    for brought in sets_brought(view, action):
        yield Fact("reason-set", {"size": len(brought.cells), "kind": brought.type})


def _level(level: int) -> Iterator[Fact]:
    """Yields its level, if it is above the ground."""
    if level > 1:
        yield Fact("reason-level", {"level": level})


def _beside(realm: RealmView, cell: Cell) -> Iterator[Cell]:
    """The cells of a realm that share an edge with this one."""
    for row, column in ((-1, 0), (1, 0), (0, -1), (0, 1)):
        if 0 <= cell[0] + row < len(realm.cells) and 0 <= cell[1] + column < len(realm.cells[0]):
            yield cell[0] + row, cell[1] + column


def free_beside(realm: RealmView, cell: Cell) -> int:
    """Counts the neighboring cells that can take a tile: those without an open tile or a shrine."""
    stacks = (realm.cells[row][column] for row, column in _beside(realm, cell))
    return sum(not stack.face and not stack.shrine for stack in stacks)


def order_is_free(action: Action, other: Action) -> bool:
    """Whether both can be done in this turn: another tile of the hand, another set that is complete."""
    if isinstance(action, Place) and isinstance(other, Place):
        return action.face != other.face
    return isinstance(action, Consolidate) and isinstance(other, Consolidate) and action.cell != other.cell


def can_be_compared(action: Action, other: Action) -> bool:
    """Whether the estimates of both look equally far ahead.

    Summoning the Dragon ends the game sooner. How soon the others do the same decides its value, and the
    estimate does not know that.
    """
    return isinstance(action, Summon) is isinstance(other, Summon)
