"""What the rivals will pick: each takes what promises its own kingdom most, by the same network."""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np

from engines.kingdomino.data import DOMINOES, Half
from engines.kingdomino.players.strong.boards import Boards, Numbers, Reals, with_each
from engines.kingdomino.players.strong.features import Setting, dominoes_of
from engines.kingdomino.players.strong.frames import framed, frames
from engines.kingdomino.players.strong.network import Network, values
from engines.kingdomino.players.strong.position import Position

KEPT = 2
"""So many layings of a rival's claimed domino are kept while others are laid on top."""
SPREAD = 5.0
"""How far the difference of two kingdoms strays from what was expected, in points for one domino to come."""


def leaders(groups: Numbers, worth: Reals, most: int) -> Numbers:
    """The best `most` of each group, best first, the groups ascending."""
    order = np.lexsort((-worth, groups))
    ordered = groups[order]
    starts = np.flatnonzero(np.r_[True, ordered[1:] != ordered[:-1]])
    ranks = np.arange(len(ordered)) - np.repeat(starts, np.diff(np.r_[starts, len(ordered)]))
    found: Numbers = order[ranks < most]
    return found


def settled(
    network: Network, boards: Boards, groups: Numbers, pending: tuple[int, ...], setting: Setting, kept: int
) -> tuple[Boards, Numbers]:
    """The kingdoms with the pending dominoes laid, the best `kept` of each group after each domino.

    `setting` is that of the kingdoms when all of them are laid.
    """
    for number, domino in enumerate(pending):
        boards, parents, _ = with_each(boards, (domino,))
        groups = groups[parents]
        waiting = setting._replace(to_come=setting.to_come + len(pending) - 1 - number)
        best = leaders(groups, values(network, boards, waiting), kept)
        boards, groups = boards.take(best), groups[best]
    return boards, groups


class Rival(NamedTuple):
    """What each domino would make of a rival's kingdom."""

    promise: float
    """What the kingdom promises now, with the pick that is best for it."""
    picks: dict[int, float]
    """What the kingdom promises with each free domino of the line."""
    wishes: Reals
    """By number: what the kingdom promises with each domino that nobody has seen; 0 for all others."""

    def regret(self, domino: int) -> float:
        """How much more it had hoped for than this domino of the line brings it."""
        return self.promise - self.picks[domino]


def rival(network: Network, position: Position, seat: int, *, ahead: bool) -> Rival:
    """A seat's kingdom with all that it has claimed, and what it makes of the free dominoes.

    With `ahead` also of those that nobody has seen.
    """
    view = position.view
    kingdom = view.kingdoms[seat].kingdom
    corner = frames(kingdom.box, view.size)[:1]
    boards = framed(kingdom, view.size, corner)
    to_come = position.to_come[seat]
    places = position.places(seat)
    setting = position.setting(seat, places, to_come)
    boards, _ = settled(network, boards, np.zeros(1, dtype=np.int64), position.pending[seat], setting, KEPT)
    picks = {}
    if seat in position.pickers:
        after, _, which = with_each(boards, position.free)
        for number, domino in enumerate(position.free):
            its_setting = position.setting(seat, position.places(seat, domino), to_come - 1)
            its = np.flatnonzero(which == number)
            picks[domino] = float(values(network, after.take(its), its_setting).max())
    wishes = np.zeros(len(DOMINOES) + 1, dtype=np.float32)
    if ahead and to_come > 1:
        alike = kinds(view.stack)
        after, _, which = with_each(boards.take([0]), tuple(alike))
        worth = values(network, after, position.setting(seat, (), to_come - 1))
        best = np.full(len(alike), -np.inf, dtype=np.float32)
        np.maximum.at(best, which, worth)
        for most, numbers in zip(best, alike.values(), strict=True):
            wishes[numbers] = most
    promise = max(picks.values()) if picks else float(values(network, boards, setting).max())
    return Rival(promise, picks, wishes)


def kinds(dominoes: tuple[int, ...]) -> dict[int, list[int]]:
    """One of each kind of dominoes, with all that look the same."""
    found: dict[tuple[Half, Half], list[int]] = {}
    for domino in dominoes:
        found.setdefault(DOMINOES[domino], []).append(domino)
    return {alike[0]: alike for alike in found.values()}


def forecast_picks(
    first: int, position: Position, rivals: dict[int, Rival], own: dict[int, float]
) -> list[tuple[int, int]]:
    """Who takes what of the line once this domino is claimed: (seat, domino) in the order of picking."""
    left = [domino for domino in position.free if domino != first]
    taken = []
    for seat in position.pickers:
        liking = own if seat == position.me else rivals[seat].picks
        domino = max(left, key=lambda one: liking[one])
        left.remove(domino)
        taken.append((seat, domino))
    return taken


def threats(own: float, rivals: dict[int, Rival], position: Position) -> dict[int, float]:
    """What a point of each rival counts against an own one, where only the chance to win matters.

    The chance to be ahead of a rival is taken from the normal distribution. While all is open the rivals
    count the same; near the end those count who are close. In a Dynasty all three games count.
    """
    view, me = position.view, position.me
    later = (view.games - view.game_number) * dominoes_of(view.size)
    spread = SPREAD * math.sqrt(later + position.to_come[me] + 0.5)
    pulls = {}
    for seat, rival in rivals.items():
        before = sum(points[me] - points[seat] for points in view.earlier)
        ahead = (before + own - rival.promise) / spread
        chance = max(0.5 * math.erfc(-ahead / math.sqrt(2)), 1e-6)
        pulls[seat] = math.exp(-ahead * ahead / 2) / chance + 1e-6
    return {seat: pull / sum(pulls.values()) for seat, pull in pulls.items()}
