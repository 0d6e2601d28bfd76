"""The placement rules: where a tile may lie in a castle, and why not elsewhere."""

from __future__ import annotations

from collections.abc import Sequence

from engines.core.errors import IllegalAction
from engines.mad_king_ludwig.data import STAIRS
from engines.mad_king_ludwig.forms import REACH, ROW, Form, fit, form_of, offset_bit, ways
from engines.mad_king_ludwig.plan import OpenDoor, Placed, Plan, common_doors, open_doors, stays_open


def may_connect(first: Form, door: int, second: Form, other: int) -> bool:
    """Only entrances of the same floor are connected, and stairs never with stairs."""
    if first.tile.id == second.tile.id == STAIRS:
        return False
    return first.doors[door].level == second.doors[other].level


def spots(plan: Plan, tile: str) -> list[Placed]:
    """Every legal place of a tile; orientations that look the same are listed once, the first of them."""
    doors = open_doors(plan)
    return [place for form in ways(tile) for place in _spots(plan, form, doors)]


def _spots(plan: Plan, form: Form, doors: Sequence[OpenDoor]) -> list[Placed]:
    """Put each door of the tile to each open door of the castle: overlap, fences, floors, then the rest."""
    left, top, _, _ = plan.box
    wanted = set()
    for door in doors:
        for own in form.doors:
            if (own.side + 2) % 4 == door.door.side:
                wanted.add((door.front[1] - own.y, door.front[0] - own.x))
    if not wanted:
        return []
    barred = 0
    for other, placed in zip(plan.forms, plan.tiles, strict=True):
        mask = fit(other.body.number, form.body.number).barred
        barred |= mask << ((placed.y - top) * ROW + placed.x - left)
    found = []
    for y, x in sorted(wanted):
        if not barred >> ((y - top + REACH) * ROW + x - left + REACH) & 1:
            new = Placed(form.tile.id, x, y, form.rot)
            if _floors_match(plan, form, new) and stays_open(plan, new, doors):
                found.append(new)
    return found


def _floors_match(plan: Plan, form: Form, new: Placed) -> bool:
    """An aligned pair of entrances of different floors is an illegal connection."""
    return all(
        may_connect(plan.forms[other], door, form, own) for other, door, own in common_doors(plan, new)
    )


def check_placement(plan: Plan, new: Placed) -> None:
    """Refuse an illegal placement and say which rule it breaks."""
    form = form_of(new.tile, new.rot)
    for other, placed in zip(plan.forms, plan.tiles, strict=True):
        dx, dy = new.x - placed.x, new.y - placed.y
        if max(abs(dx), abs(dy)) < REACH:
            fitting = fit(other.body.number, form.body.number)
            if fitting.barred >> offset_bit(dx, dy) & 1:
                overlaps = fitting.overlap >> offset_bit(dx, dy) & 1
                raise IllegalAction("overlap" if overlaps else "fence", tile=new.tile)
    if not _floors_match(plan, form, new):
        raise IllegalAction("floor", tile=new.tile)
    if not any(common_doors(plan, new)):
        raise IllegalAction("connection", tile=new.tile)
    if not stays_open(plan, new, open_doors(plan)):
        raise IllegalAction("no_external_entrance", tile=new.tile)
