"""The facts that hints of Between Two Castles state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engines.between_two_castles.castle import legal_cells
from engines.between_two_castles.data import ROOMS
from engines.between_two_castles.scoring import points_of
from tests.ui.reasons.case import Case

RARE = {"reason-copy", "reason-draws"}


def _castle_named(case: Case, name: str) -> Any:
    return next(castle for castle in case.view.castles if castle.name == name)


def _in_castle(case: Case, room: str, castle: str, gain: int) -> bool:
    built = _castle_named(case, castle).castle
    with_it = [built.with_room(room, cell) for cell in legal_cells(built, room)]
    return gain == max(map(points_of, with_it)) - points_of(built)


def _of_type(case: Case, kind: str) -> int:
    castle = case.view.castle_on(case.seat, case.a.side).castle
    return castle.counts[kind] + 1 if ROOMS[case.a.tile].type == kind else -1


def _is_lower(case: Case, castle: str) -> bool:
    ours = [case.view.castle_on(case.seat, side).points for side in ("left", "right")]
    return bool(_castle_named(case, castle).points == min(ours))


TRUE: dict[str, Callable[..., bool]] = {
    "reason-brings": _in_castle,
    "reason-bonus": _in_castle,
    "reason-earns-third": lambda c, kind: _of_type(c, kind) == 3,
    "reason-earns-fifth": lambda c, kind: _of_type(c, kind) == 5,
    "reason-towards": lambda c, kind, number: _of_type(c, kind) == number and number in (2, 4),
    "reason-lower": lambda c, castle: _is_lower(c, castle),
    "against-higher": lambda c, castle: not _is_lower(c, castle),
    "reason-copy": lambda c, gain: gain > 0,
    "reason-draws": lambda c: c.a.bonus in ("food", "utility", "downstairs"),
}
