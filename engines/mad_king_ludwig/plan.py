"""A castle's plan: its tiles, their connections, and the open, blocked and external entrances.

A plan follows from the placed tiles alone; `plan_of` caches the latest ones, each made from the one before by
adding a tile.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import NamedTuple
from weakref import ref

from engines.mad_king_ludwig.data import STEPS, Cell, Door, DoorState, Placed
from engines.mad_king_ludwig.forms import ROW, Form, fit, form_of, place_of

KEPT = 256
"""The number of cached plans."""


class Bond(NamedTuple):
    """A new tile touches one that is already there."""

    other: int
    """The number of the tile in the castle."""
    doors: tuple[tuple[int, int], ...]
    """Common entrances, if any: the door of the tile that is there, the door of the new one."""


class OpenDoor(NamedTuple):
    """An entrance that is neither connected nor blocked, and the cell in front of it."""

    tile: int
    own: int
    """The number of the door in its tile."""
    door: Door
    """With its cell's place in the castle."""
    front: Cell


class Outside(NamedTuple):
    """The free cells of a castle's box, widened by one, that are reached from beyond it; the free corners
    of round and octagonal tiles are among them.
    """

    left: int
    top: int
    row: int
    mask: int

    def holds(self, cell: Cell) -> bool:
        """Returns whether a free cell, or the free corner of a tile, lies outside."""
        return bool(self.mask >> ((cell[1] - self.top) * self.row + cell[0] - self.left) & 1)


@dataclass(frozen=True, eq=False)
class Plan:
    """A castle as it stands. Tiles are numbered in the order they were placed, the foyer first."""

    tiles: tuple[Placed, ...]
    forms: tuple[Form, ...]
    joined: tuple[int, ...]
    """For each tile, the mask of its connected doors."""
    links: tuple[int, ...]
    """For each tile, the mask of the tiles it is connected with."""
    done: int
    """The mask of the complete tiles: those with all their entrances connected."""
    bonds: tuple[Bond, ...]
    """The tiles that the newest tile touched."""
    cells: frozenset[Cell]
    corners: frozenset[Cell]
    """The free corners of round and octagonal tiles among these, into which no other tile reaches."""
    box: tuple[int, int, int, int]
    """Smallest and largest cell: (x0, y0, x1, y1)."""
    doors: dict[tuple[int, int, int], OpenDoor]
    """The open doors by cell and side. A tile put to any other door overlaps another tile."""
    cornered: tuple[OpenDoor, ...]
    """Doors that face a free corner: nothing covers them, so they are not blocked, but no tile fits there."""
    before: ref[Plan] | None
    """The plan without the newest tile, while it is cached."""

    @property
    def complete(self) -> tuple[int, ...]:
        """Returns the numbers of the complete tiles."""
        return numbers_in(self.done)

    def linked(self, number: int) -> tuple[int, ...]:
        """Returns the numbers of the tiles that are connected with a tile."""
        return numbers_in(self.links[number])

    @cached_property
    def outside(self) -> Outside:
        """Floods the free cells from beyond the castle; tiles that meet in a corner close the gap."""
        x0, y0, x1, y1 = self.box
        left, top = x0 - 1, y0 - 1
        row = x1 - x0 + 4  # a free column on either side, and one that is never free: rows do not run over
        line = (1 << (row - 1)) - 1
        taken = [0] * (y1 - y0 + 3)
        for x, y in self.cells - self.corners if self.corners else self.cells:
            taken[y - top] |= 1 << (x - left)
        free = 0
        for cells in reversed(taken):
            free = free << row | line & ~cells
        reached = line
        while True:
            wider = (reached | reached << 1 | reached >> 1 | reached << row | reached >> row) & free
            if wider == reached:
                return Outside(left, top, row, reached)
            reached = wider

    @cached_property
    def external_entrances(self) -> int:
        """Returns the number of external entrances for favors and bonus cards, without those of corridors."""
        doors = (*self.doors.values(), *self.cornered)
        fronts = [door.front for door in doors if self.forms[door.tile].tile.type != "corridor"]
        return sum(map(self.outside.holds, fronts)) if fronts else 0


def numbers_in(mask: int) -> tuple[int, ...]:
    """Returns the numbers of the bits that are set."""
    if not mask:
        return ()
    return tuple([number for number in range(mask.bit_length()) if mask >> number & 1])


_EMPTY = Plan((), (), (), (), 0, (), frozenset(), frozenset(), (0, 0, 0, 0), {}, (), None)


@lru_cache(maxsize=KEPT)
def plan_of(tiles: tuple[Placed, ...]) -> Plan:
    """Returns the plan of a castle."""
    if not tiles:
        return _EMPTY
    return extended(plan_of(tiles[:-1]), tiles[-1])


def common_doors(plan: Plan, new: Placed) -> Iterator[tuple[OpenDoor, int]]:
    """Yields the open doors of the castle that a new tile's doors lie on, each with the new one's door."""
    for own, door in enumerate(form_of(new.tile, new.rot).doors):
        step_x, step_y = STEPS[door.side]
        x, y = new.x + door.x + step_x, new.y + door.y + step_y
        met = plan.doors.get((x, y, (door.side + 2) % 4))
        if met:
            yield met, own


def bonds(plan: Plan, new: Placed) -> tuple[Bond, ...]:
    """Returns the tiles that a new tile touches, and the doors that connect it with them."""
    form = form_of(new.tile, new.rot)
    common: dict[int, tuple[tuple[int, int], ...]] = {}
    for door, own in common_doors(plan, new):
        common[door.tile] = (*common.get(door.tile, ()), (door.own, own))
    body = form.body.number
    at = place_of(new.x, new.y)
    found = []
    for other, (there, (_, x, y, _)) in enumerate(zip(plan.forms, plan.tiles, strict=True)):
        if at - (y * ROW + x) in fit(there.body.number, body).touch:
            found.append(Bond(other, common.get(other, ())))
    return tuple(found)


def extended(plan: Plan, new: Placed) -> Plan:
    """Returns the plan with one more tile, which must be legal there."""
    form = form_of(new.tile, new.rot)
    number = len(plan.tiles)
    joined = [*plan.joined, 0]
    links = [*plan.links, 0]
    touched = bonds(plan, new)
    for bond in touched:
        for own, other in bond.doors:
            joined[bond.other] |= 1 << own
            joined[number] |= 1 << other
            links[bond.other] |= 1 << number
            links[number] |= 1 << bond.other
    done = plan.done
    forms = (*plan.forms, form)
    for tile in numbers_in(links[number] | 1 << number):
        done |= (joined[tile] == forms[tile].whole) << tile
    x, y = new.x, new.y
    covered = {(x + own_x, y + own_y) for own_x, own_y in form.cells}
    doors = {at: door for at, door in plan.doors.items() if door.front not in covered}
    corners = _free_corners(plan, new, form, covered, touched)
    cornered = [door for door in plan.cornered if door.front in corners]
    if form.corners and len(doors) < len(plan.doors):
        cornered += [door for door in plan.doors.values() if door.front in covered and door.front in corners]
    for index, (own_x, own_y, side, level) in enumerate(form.doors):
        door = Door(x + own_x, y + own_y, side, level)
        step_x, step_y = STEPS[side]
        front = door.x + step_x, door.y + step_y
        if front not in plan.cells:
            doors[door.x, door.y, side] = OpenDoor(number, index, door, front)
        elif front in corners:
            cornered.append(OpenDoor(number, index, door, front))
    x0, y0, x1, y1 = plan.box if plan.tiles else (x, y, x, y)
    return Plan(
        tiles=(*plan.tiles, new),
        forms=forms,
        joined=tuple(joined),
        links=tuple(links),
        done=done,
        bonds=touched,
        cells=plan.cells | covered,
        corners=corners,
        box=(min(x0, x), min(y0, y), max(x1, x + form.w - 1), max(y1, y + form.h - 1)),
        doors=doors,
        cornered=tuple(cornered),
        before=ref(plan),
    )


def _free_corners(
    plan: Plan, new: Placed, form: Form, covered: set[Cell], touched: tuple[Bond, ...]
) -> frozenset[Cell]:
    """Returns the corners that stay free with a new tile.

    Two tiles may reach into the same cell with their corners: it stays free as long as they do not touch.
    """
    own = {(new.x + x, new.y + y) for x, y in form.corners}
    both = own & plan.cells
    free = own - both | plan.corners - covered if own or plan.corners else plan.corners
    for cell in both & plan.corners:
        if not any(_takes(plan, bond.other, cell) for bond in touched):
            free |= {cell}
    return frozenset(free)


def _takes(plan: Plan, number: int, cell: Cell) -> bool:
    placed = plan.tiles[number]
    return (cell[0] - placed.x, cell[1] - placed.y) in plan.forms[number].cells


def has_external_entrance(plan: Plan) -> bool:
    """Returns whether some entrance, a corridor's included, can still be reached from outside; one that faces
    a free corner can, because nothing covers it."""
    doors = (*plan.doors.values(), *plan.cornered)
    return bool(doors) and any(plan.outside.holds(door.front) for door in doors)


def door_states(plan: Plan) -> tuple[tuple[DoorState, ...], ...]:
    """Returns for each tile the state of each of its doors, in the order of its form's doors."""
    rows = []
    facing = {(met.tile, met.own): met for met in plan.cornered}
    for number, (placed, form, joined) in enumerate(zip(plan.tiles, plan.forms, plan.joined, strict=True)):
        states: list[DoorState] = []
        for index, door in enumerate(form.doors):
            at = placed.x + door.x, placed.y + door.y, door.side
            open_door = plan.doors.get(at) or facing.get((number, index))
            if open_door:
                states.append("external" if plan.outside.holds(open_door.front) else "enclosed")
            else:
                states.append("joined" if joined >> index & 1 else "blocked")
        rows.append(tuple(states))
    return tuple(rows)
