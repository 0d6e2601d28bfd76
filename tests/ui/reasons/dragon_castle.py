"""The facts that hints of Dragon Castle state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engines.dragon_castle.data import TYPE_OF, shrine_points
from tests.ui.reasons.case import Case

RARE = {"reason-pool", "reason-lead", "reason-skip", "reason-almost"}


def _groups(case: Case, view: Any, seat: int, kind: str) -> list[int]:
    return [len(group.cells) for group in view.realms[seat].groups if group.type == kind]


def _castle_type(case: Case) -> str:
    row, column = case.a.cell
    return TYPE_OF[case.view.castle.cells[row][column].face[0]]


def _stack(case: Case) -> Any:
    return case.view.realms[case.seat].cells[case.a.cell[0]][case.a.cell[1]]


def _stepped(case: Case) -> Any:
    return case.game.apply(case.state, case.seat, case.action).state


TRUE: dict[str, Callable[..., bool]] = {
    "reason-twins": lambda c, cells, count: (
        {*cells.split(", ")}
        <= {each.answers[0][1] for each in c.game.legal(_stepped(c), c.seat) if each.kind == "pair"}
    ),
    "reason-fits": lambda c, size, kind: (
        _castle_type(c) == kind and max(_groups(c, c.view, c.seat, kind)) == size
    ),
    "reason-denies": lambda c, seat, size, kind: (
        seat != c.seat and _castle_type(c) == kind and max(_groups(c, c.view, seat, kind)) == size
    ),
    "reason-more": lambda c, count, kind: (
        count + 1 == sum(TYPE_OF[s.face[0]] == kind for row in c.view.castle.cells for s in row if s.face)
    ),
    "against-alone": lambda c, kind: _castle_type(c) == kind and not _groups(c, c.view, c.seat, kind),
    "reason-group": lambda c, size, kind: size in _groups(c, c.after, c.seat, kind),
    "reason-set": lambda c, size, kind: (
        size >= 4
        and (
            size in _groups(c, c.after, c.seat, kind)
            or c.after.realms[c.seat].set_points > c.view.realms[c.seat].set_points
        )
    ),
    "reason-level": lambda c, level: level == _stack(c).height + (c.action.kind == "place"),
    "reason-room": lambda c, count: (
        count
        == sum(
            abs(row - c.a.cell[0]) + abs(column - c.a.cell[1]) == 1 and not stack.face and not stack.shrine
            for row, stacks in enumerate(c.after.realms[c.seat].cells)
            for column, stack in enumerate(stacks)
        )
    ),
    "against-crowds": lambda c, size, kind: any(
        group.type == kind
        and len(group.cells) == size
        and any(abs(row - c.a.cell[0]) + abs(column - c.a.cell[1]) == 1 for row, column in group.cells)
        for group in c.view.realms[c.seat].groups
    ),
    "reason-almost": lambda c, size, kind: size == 3 == max(_groups(c, c.view, c.seat, kind)),
    "reason-shrine": lambda c, pool, points: (
        c.after.realms[c.seat].pool == pool
        and points
        == shrine_points(max(s.height for row in c.view.realms[c.seat].cells for s in row if s.face))
    ),
    "reason-pool": lambda c, pool: c.after.realms[c.seat].pool == pool,
    "reason-skip": lambda c, pool: c.after.realms[c.seat].pool == pool,
    "reason-lead": lambda c, points: (
        points == c.view.scores[c.seat] - max(s for n, s in enumerate(c.view.scores) if n != c.seat)
    ),
}
