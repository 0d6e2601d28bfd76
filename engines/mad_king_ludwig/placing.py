"""The placement rules: where a tile may lie in a castle, and why not elsewhere."""

from __future__ import annotations

from engines.core.errors import IllegalAction
from engines.mad_king_ludwig.forms import REACH, ROW, Form, fit, form_of, offset_bit, ways
from engines.mad_king_ludwig.plan import Placed, Plan, stays_open


def spots(plan: Plan, tile: str) -> list[Placed]:
    """Every legal place of a tile; orientations that look the same are listed once, the first of them."""
    return [place for form in ways(tile) for place in _spots(plan, form)]


def _spots(plan: Plan, form: Form) -> list[Placed]:
    left, top, _, _ = plan.box
    barred = wanted = 0
    for other, placed in zip(plan.forms, plan.tiles, strict=True):
        fitting = fit(other.number, form.number)
        shift = (placed.y - top) * ROW + placed.x - left
        barred |= fitting.barred << shift
        wanted |= fitting.joined << shift
    free = wanted & ~barred
    found = []
    while free:
        low = free & -free
        free ^= low
        y, x = divmod(low.bit_length() - 1, ROW)
        new = Placed(form.tile.id, x - REACH + left, y - REACH + top, form.rot)
        if stays_open(plan, new):
            found.append(new)
    return found


def check_placement(plan: Plan, new: Placed) -> None:
    """Refuse an illegal placement and say which rule it breaks."""
    form = form_of(new.tile, new.rot)
    broken = set()
    connected = False
    for other, placed in zip(plan.forms, plan.tiles, strict=True):
        dx, dy = new.x - placed.x, new.y - placed.y
        if max(abs(dx), abs(dy)) >= REACH:
            continue
        bit = offset_bit(dx, dy)
        fitting = fit(other.number, form.number)
        connected = connected or bool(fitting.joined >> bit & 1)
        for reason in ("overlap", "fence", "floor"):
            if getattr(fitting, reason) >> bit & 1:
                broken.add(reason)
    for reason in ("overlap", "fence", "floor"):
        if reason in broken:
            raise IllegalAction(reason, tile=new.tile)
    if not connected:
        raise IllegalAction("connection", tile=new.tile)
    if not stays_open(plan, new):
        raise IllegalAction("no_external_entrance", tile=new.tile)
