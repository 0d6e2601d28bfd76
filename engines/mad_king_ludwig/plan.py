"""A castle's plan: its tiles, what is connected to what, and which entrances are open, blocked or external.

A plan follows from the placed tiles alone; `plan_of` keeps the latest ones.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Literal, NamedTuple

from engines.mad_king_ludwig.data import Door
from engines.mad_king_ludwig.forms import STEPS, Form, fit, form_of, offset_bit

KEPT = 1024
"""So many plans are kept for the next question about them."""

Cell = tuple[int, int]
DoorState = Literal["joined", "blocked", "external", "enclosed"]


class Placed(NamedTuple):
    """A tile in a castle: (x, y) is the top left of its box, y runs down; `rot` clockwise quarter turns."""

    tile: str
    x: int
    y: int
    rot: int


class Bond(NamedTuple):
    """A new tile touches one that is already there."""

    other: int
    """The number of the tile in the castle."""
    doors: tuple[tuple[int, int], ...]
    """Common entrances, if any: the door of the tile that is there, the door of the new one."""


class Plan(NamedTuple):
    """A castle as it stands. Tiles are numbered in the order they were placed, the foyer first."""

    tiles: tuple[Placed, ...]
    forms: tuple[Form, ...]
    joined: tuple[int, ...]
    """Of each tile, the mask of its connected doors."""
    links: tuple[int, ...]
    """Of each tile, the mask of the tiles it is connected with."""
    cells: frozenset[Cell]
    box: tuple[int, int, int, int]
    """Smallest and largest cell: (x0, y0, x1, y1)."""

    doors: dict[tuple[int, int, int], tuple[int, int]]
    """Every entrance by its cell and side: the number of its tile and of the door in it."""
    done: int
    """The mask of the complete tiles: those with all their entrances connected."""

    @property
    def complete(self) -> tuple[int, ...]:
        """The numbers of the complete tiles."""
        return numbers_in(self.done)

    def linked(self, number: int) -> tuple[int, ...]:
        """The numbers of the tiles that are connected with a tile."""
        return numbers_in(self.links[number])


def numbers_in(mask: int) -> tuple[int, ...]:
    """The numbers of the bits that are set."""
    return tuple([number for number in range(mask.bit_length()) if mask >> number & 1])


_EMPTY = Plan((), (), (), (), frozenset(), (0, 0, 0, 0), {}, 0)


@lru_cache(maxsize=KEPT)
def plan_of(tiles: tuple[Placed, ...]) -> Plan:
    """The plan of a castle."""
    if not tiles:
        return _EMPTY
    return extended(plan_of(tiles[:-1]), tiles[-1])


def common_doors(plan: Plan, new: Placed) -> Iterator[tuple[int, int, int]]:
    """The entrances of the castle that a new tile's entrances lie on: tile, its door, the new one's door."""
    form = form_of(new.tile, new.rot)
    for own, door in enumerate(form.doors):
        step_x, step_y = STEPS[door.side]
        met = plan.doors.get((new.x + door.x + step_x, new.y + door.y + step_y, (door.side + 2) % 4))
        if met:
            yield *met, own


def bonds(plan: Plan, new: Placed) -> tuple[Bond, ...]:
    """The tiles that a new tile touches, and by which doors it is connected with them."""
    form = form_of(new.tile, new.rot)
    common: dict[int, tuple[tuple[int, int], ...]] = {}
    for other, door, own in common_doors(plan, new):
        common[other] = (*common.get(other, ()), (door, own))
    found = []
    for other, (there, placed) in enumerate(zip(plan.forms, plan.tiles, strict=True)):
        dx, dy = new.x - placed.x, new.y - placed.y
        if (
            -form.w <= dx <= there.w
            and -form.h <= dy <= there.h
            and offset_bit(dx, dy) in fit(there.body.number, form.body.number).touch
        ):
            found.append(Bond(other, common.get(other, ())))
    return tuple(found)


def extended(plan: Plan, new: Placed, found: tuple[Bond, ...] | None = None) -> Plan:
    """The plan with one more tile, which must be allowed there."""
    form = form_of(new.tile, new.rot)
    number = len(plan.tiles)
    joined = [*plan.joined, 0]
    links = [*plan.links, 0]
    for bond in bonds(plan, new) if found is None else found:
        for own, other in bond.doors:
            joined[bond.other] |= 1 << own
            joined[number] |= 1 << other
            links[bond.other] |= 1 << number
            links[number] |= 1 << bond.other
    doors = plan.doors.copy()
    for index, door in enumerate(form.doors):
        doors[new.x + door.x, new.y + door.y, door.side] = (number, index)
    done = plan.done
    forms = (*plan.forms, form)
    for tile in numbers_in(links[number] | 1 << number):
        done |= (joined[tile] == forms[tile].whole) << tile
    x0, y0, x1, y1 = plan.box if plan.tiles else (new.x, new.y, new.x, new.y)
    return Plan(
        (*plan.tiles, new),
        forms,
        tuple(joined),
        tuple(links),
        plan.cells.union([(x + new.x, y + new.y) for x, y in form.cells]),
        (
            min(x0, new.x),
            min(y0, new.y),
            max(x1, new.x + form.w - 1),
            max(y1, new.y + form.h - 1),
        ),
        doors,
        done,
    )


class OpenDoor(NamedTuple):
    """An entrance that is neither connected nor blocked, and the cell in front of it."""

    tile: int
    door: Door
    """With the cell's place in the castle."""
    front: Cell


def open_doors(plan: Plan) -> list[OpenDoor]:
    """All entrances to which a tile may still be attached, as far as there is room."""
    found = []
    cells = plan.cells
    for number, (placed, form, joined) in enumerate(zip(plan.tiles, plan.forms, plan.joined, strict=True)):
        if joined == form.whole:
            continue
        for index, door in enumerate(form.doors):
            if joined >> index & 1:
                continue
            x, y = placed.x + door.x, placed.y + door.y
            step = STEPS[door.side]
            front = (x + step[0], y + step[1])
            if front not in cells:
                found.append(OpenDoor(number, Door(x, y, door.side, door.level), front))
    return found


class Outside(NamedTuple):
    """The free cells of a castle's box, widened by one, that are reached from beyond it."""

    left: int
    top: int
    row: int
    mask: int

    def holds(self, cell: Cell) -> bool:
        """Whether a free cell of the castle's box or beside it lies outside."""
        return bool(self.mask >> ((cell[1] - self.top) * self.row + cell[0] - self.left) & 1)


def outside(plan: Plan) -> Outside:
    """Flood the free cells from beyond the castle; tiles that meet in a corner close the gap."""
    x0, y0, x1, y1 = plan.box
    left, top = x0 - 1, y0 - 1
    row = x1 - x0 + 4  # a free column on either side, and one that is never free: rows do not run over
    line = (1 << (row - 1)) - 1
    free = sum([line << (y * row) for y in range(y1 - y0 + 3)])
    free -= sum([1 << ((y - top) * row + x - left) for x, y in plan.cells])
    reached = line
    while True:
        wider = (reached | reached << 1 | reached >> 1 | reached << row | reached >> row) & free
        if wider == reached:
            return Outside(left, top, row, reached)
        reached = wider


def has_external_entrance(plan: Plan) -> bool:
    """Whether some entrance, a corridor's included, is still reached from outside."""
    doors = open_doors(plan)
    if not doors:
        return False
    reached = outside(plan)
    return any(reached.holds(door.front) for door in doors)


def stays_open(plan: Plan, new: Placed, doors: Sequence[OpenDoor]) -> bool:
    """Whether the castle, whose open doors these are, still has an external entrance with this tile.

    A door that leads out of the box of the whole castle is one for sure; else all of it is looked at.
    """
    form = form_of(new.tile, new.rot)
    x0, y0 = min(plan.box[0], new.x), min(plan.box[1], new.y)
    x1, y1 = max(plan.box[2], new.x + form.w - 1), max(plan.box[3], new.y + form.h - 1)
    for _, _, (x, y) in doors:
        if x < x0 or x > x1 or y < y0 or y > y1:
            return True
    return has_external_entrance(extended(plan, new))


@lru_cache(maxsize=KEPT)
def _external(tiles: tuple[Placed, ...]) -> int:
    plan = plan_of(tiles)
    doors = [door for door in open_doors(plan) if plan.forms[door.tile].tile.type != "corridor"]
    if not doors:
        return 0
    reached = outside(plan)
    return sum(reached.holds(door.front) for door in doors)


def external_entrances(plan: Plan) -> int:
    """The external entrances that favors and bonus cards count: those of corridor tiles are left out."""
    return _external(plan.tiles)


def door_states(plan: Plan) -> tuple[tuple[DoorState, ...], ...]:
    """Of each tile the state of each of its doors, in the order of its form's doors."""
    reached = outside(plan)
    rows = []
    for placed, form, joined in zip(plan.tiles, plan.forms, plan.joined, strict=True):
        states: list[DoorState] = []
        for index, door in enumerate(form.doors):
            step = STEPS[door.side]
            front = (placed.x + door.x + step[0], placed.y + door.y + step[1])
            if joined >> index & 1:
                states.append("joined")
            elif front in plan.cells:
                states.append("blocked")
            else:
                states.append("external" if reached.holds(front) else "enclosed")
        rows.append(tuple(states))
    return tuple(rows)
