"""The facts that hints of Kingdomino state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engines.kingdomino.data import DOMINOES
from engines.kingdomino.kingdom import with_placement
from engines.kingdomino.placing import placements
from engines.kingdomino.scoring import points_of
from tests.ui.reasons.case import Case

RARE = {
    "reason-follows",
    "against-nowhere",
    "against-center",
    "against-follows",
    "against-shuts-out",
    "reason-room",
}


def _kingdom_gain(case: Case, view: Any, domino: int, seat: int) -> int | None:
    """The most that a domino adds to the points of a kingdom, by laying it on each of its places."""
    seen = view.kingdoms[seat]
    laid = [
        points_of(with_placement(seen.kingdom, each.placement), view.options) - seen.points
        for each in placements(seen.kingdom, domino, view.size)
    ]
    return max(laid, default=None)


def _room(case: Case, view: Any) -> int:
    """The empty squares that fit into a kingdom's square together with all that lie there."""
    kingdom = view.kingdoms[case.seat]
    x0, y0, x1, y1 = kingdom.box
    taken = {*kingdom.squares, (0, 0)}
    near = [(x, y) for x in range(-9, 10) for y in range(-9, 10) if (x, y) not in taken]
    return sum(max(x, x1) - min(x, x0) < view.size and max(y, y1) - min(y, y0) < view.size for x, y in near)


def _closed(case: Case, view: Any) -> int:
    """The squares in reach of a kingdom that have no empty neighbor in reach."""
    kingdom = view.kingdoms[case.seat]
    x0, y0, x1, y1 = kingdom.box
    taken = {*kingdom.squares, (0, 0)}
    size = view.size
    reach = {
        (x, y)
        for x in range(x1 - size + 1, x0 + size)
        for y in range(y1 - size + 1, y0 + size)
        if (x, y) not in taken
    }
    return sum(not {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & reach for x, y in reach)


def _areas(case: Case, terrain: str, squares: int, crowns: int | None = None) -> bool:
    areas = case.after.kingdoms[case.seat].areas
    return any(
        area.terrain == terrain and len(area.squares) == squares and crowns in (None, area.crowns)
        for area in areas
    )


TRUE: dict[str, Callable[..., bool]] = {
    "reason-area": lambda c, terrain, squares, crowns, points: (
        _areas(c, terrain, squares, crowns) and squares * crowns == points
    ),
    "reason-grows": lambda c, terrain, squares: any(
        area.terrain == terrain
        and len(area.squares) == squares
        and {*area.squares} & {*c.view.kingdoms[c.seat].squares}
        and {*area.squares} - {*c.view.kingdoms[c.seat].squares}
        for area in c.after.kingdoms[c.seat].areas
    ),
    "reason-central": lambda c: all(abs(edge) <= 2 for edge in c.after.kingdoms[c.seat].box),
    "against-center": lambda c: any(abs(edge) > 2 for edge in c.after.kingdoms[c.seat].box),
    "reason-whole": lambda c: _closed(c, c.after) <= _closed(c, c.view),
    "against-hole": lambda c: _closed(c, c.after) > _closed(c, c.view),
    "reason-follows": lambda c, domino, gain: _kingdom_gain(c, c.after, domino, c.seat) == gain,
    "reason-later": lambda c, count, total: (
        len(c.view.stack) == total
        and sum(bool(_kingdom_gain(c, c.after, each, c.seat)) for each in c.view.stack) == count
    ),
    "reason-room": lambda c, count: count == _room(c, c.after),
    "against-follows": lambda c, domino, gain: _kingdom_gain(c, c.after, domino, c.seat) == gain,
    "against-shuts-out": lambda c, domino: _kingdom_gain(c, c.after, domino, c.seat) is None,
    "against-apart": lambda c: all(
        not {*area.squares} & {*c.view.kingdoms[c.seat].squares}
        for area in c.after.kingdoms[c.seat].areas
        if {*area.squares} - {*c.view.kingdoms[c.seat].squares}
    ),
    "against-later": lambda c, count, total: (
        len(c.view.stack) == total
        and sum(bool(_kingdom_gain(c, c.after, each, c.seat)) for each in c.view.stack) == count
    ),
    "reason-scores": lambda c, gain: _kingdom_gain(c, c.view, c.a.domino, c.seat) == gain,
    "against-scores": lambda c, gain: _kingdom_gain(c, c.view, c.a.domino, c.seat) == gain,
    "against-nothing": lambda c: _kingdom_gain(c, c.view, c.a.domino, c.seat) == 0,
    "against-nowhere": lambda c: _kingdom_gain(c, c.view, c.a.domino, c.seat) is None,
    "reason-wanted": lambda c, seat, gain: (
        seat != c.seat and _kingdom_gain(c, c.view, c.a.domino, seat) == gain
    ),
    "reason-last": lambda c, terrain: (
        not any(
            half.terrain == terrain
            for other in (*(s.domino for s in c.view.next if s.state == "free"), *c.view.stack)
            if other != c.a.domino
            for half in DOMINOES[other]
        )
    ),
    "reason-first": lambda c: c.a.domino == min(slot.domino for slot in c.view.next),
    "against-last": lambda c: c.a.domino == max(slot.domino for slot in c.view.next),
    "reason-crowns": lambda c, crowns: sum(h.crowns for h in DOMINOES[c.a.domino]) == crowns,
    "against-crowns": lambda c, crowns: sum(h.crowns for h in DOMINOES[c.a.domino]) == crowns,
}
