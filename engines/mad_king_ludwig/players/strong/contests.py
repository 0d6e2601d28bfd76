"""The king's favors as a contest: the expected points of each against others."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from engines.core.network import Reals
from engines.mad_king_ludwig.data import LARGE, ROUND, SIZES, SMALL, SQUARE, TYPES
from engines.mad_king_ludwig.players.strong.boards import Boards
from engines.mad_king_ludwig.players.strong.tables import Numbers
from engines.mad_king_ludwig.scoring import FAVOR_PLACES
from engines.mad_king_ludwig.view import FavorView, View

Worths = NDArray[np.float64]

THOUSAND = 1000
SPREAD: dict[str, float] = {
    "count": 0.5,
    "area": 140.0,
    "small": 0.65,
    "large": 0.65,
    "square": 0.55,
    "round": 0.55,
    "completed": 0.7,
    "incomplete": 0.8,
    "external": 1.8,
    "coins": 7.0,
}
"""By the first word of a favor: how far two seats' amounts drift apart in a turn."""
STEPS = {"area": 250, "coins": 5}
"""By the first word of a favor: the step that one more tile, or a turn without one, adds, if not 1."""
LOGISTIC = 1.7
"""Makes the logistic curve much like the normal one."""
MOST_UNLIKELY = 50.0
_OTHER_FAVORS = (
    *("small_rooms", "large_rooms", "square_rooms", "round_rooms"),
    *("completed", "incomplete", "external_entrances", "coins"),
)
_OF_SIZES = {
    name: [SIZES.index(size) for size in sizes]
    for name, sizes in zip(_OTHER_FAVORS, (SMALL, LARGE, SQUARE, ROUND), strict=False)
}


@dataclass(frozen=True)
class Contest:
    """A favor: the amounts of the others, and their possible drift from one's own."""

    favor: str
    rivals: tuple[tuple[int, float], ...]

    def amount(self, castles: Boards) -> Numbers:
        """Returns the castles' amounts of it; counts enclosed doors as external."""
        kind, _, detail = self.favor.partition("_")
        found: Numbers
        if self.favor in _OF_SIZES:
            found = castles.sizes[:, _OF_SIZES[self.favor]].sum(axis=1)
        elif kind in ("count", "area"):
            of_type = castles.types if kind == "count" else castles.areas
            found = of_type[:, TYPES.index(detail)]
        elif kind == "completed":
            found = castles.done
        elif kind == "incomplete":
            found = len(castles.tile) + (castles.new >= 0) - castles.done
        else:
            found = castles.money if kind == "coins" else castles.open_rooms
        return found

    @property
    def step(self) -> int:
        return STEPS.get(self.favor.partition("_")[0], 1)

    def points(self, amounts: Numbers, chance: float) -> Worths:
        """Returns the expected points with these amounts; 0 counts by the chance to get some in time."""
        ahead = [np.ones(len(amounts))]
        for other, spread in self.rivals:
            lead = amounts - other
            if spread:
                behind = 1 / (1 + np.exp(np.minimum(-LOGISTIC * lead / spread, MOST_UNLIKELY)))
            else:
                behind = (1 + np.sign(lead)) / 2
            none = np.zeros(len(amounts))
            ahead = [
                here * behind + fewer * (1 - behind)
                for here, fewer in zip([*ahead, none], [none, *ahead], strict=True)
            ]
        found: Worths = np.array(FAVOR_PLACES[: len(ahead)]) @ np.array(ahead)
        return np.where(amounts > 0, found, found * chance)


def contests_of(view: View, seat: int, turns: float) -> tuple[Contest, ...]:
    """Returns the favors of a game as contests of a seat, with about `turns` turns to go."""
    return tuple(_contest(view, favor, seat, turns) for favor in view.favors)


def _contest(view: View, favor: FavorView, seat: int, turns: float) -> Contest:
    step = SPREAD[favor.favor.partition("_")[0]]
    unit = THOUSAND if favor.favor == "coins" else 1
    now = -1 if view.phase == "price" else _order(view, view.turn)
    rivals = [
        (amount // unit, step * math.sqrt(turns + (_order(view, other) > now) / 2))
        for other, amount in enumerate(favor.amounts)
        if other != seat
    ]
    return Contest(favor.favor, tuple(rivals))


def _order(view: View, seat: int) -> int:
    """Returns a seat's buying order: 0 for the first buyer, the highest number for the master builder."""
    return (seat - view.builder - 1) % view.seats


def favors_of(boards: Boards, contests: Sequence[Contest], chance: float) -> tuple[Reals, Worths]:
    """Returns the gain from one more of each type or other favor, and the favors' points as it is."""
    steps = np.zeros((len(boards), len(TYPES) + len(_OTHER_FAVORS)), dtype=np.float32)
    likely = np.zeros(len(boards))
    for contest in contests:
        amounts = contest.amount(boards)
        points = contest.points(amounts, chance)
        more = contest.points(amounts + contest.step, chance) - points
        steps[:, _column(contest.favor)] += more * chance / 2
        likely += points
    return steps, likely


def _column(favor: str) -> int:
    if favor in _OTHER_FAVORS:
        return len(TYPES) + _OTHER_FAVORS.index(favor)
    return TYPES.index(favor.partition("_")[2])
