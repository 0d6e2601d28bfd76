"""Predicts the rivals' picks: mainly by the points scored at once, a little by the network's value.

Of the picks of greedy players the network alone predicts 75 of 100, immediate points 94; of those of the
yardstick "full greedy" 65 and 86.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np

from engines.kingdomino.data import DOMINOES, Half
from engines.kingdomino.players.strong.boards import Boards, Numbers, Reals, with_each
from engines.kingdomino.players.strong.features import Outlook, dominoes_of
from engines.kingdomino.players.strong.frames import framed, frames
from engines.kingdomino.players.strong.network import Judged, judged, values
from engines.kingdomino.players.strong.position import Position

KEPT = 2
"""The number of layings of a rival's claimed domino that are kept while others are laid on top."""
SHORT_SIGHTED = np.float32(0.9)
"""The weight of immediate points in rivals' picks; the rest is the network's value."""
SPREAD = 5.0
"""The standard deviation of the difference of two kingdoms, in points per domino to come."""


def leaders(groups: Numbers, worth: Reals, most: int) -> Numbers:
    """Returns the best `most` of each group, best first, the groups ascending."""
    order = np.lexsort((-worth, groups))
    ordered = groups[order]
    starts = np.flatnonzero(np.r_[True, ordered[1:] != ordered[:-1]])
    ranks = np.arange(len(ordered)) - np.repeat(starts, np.diff(np.r_[starts, len(ordered)]))
    found: Numbers = order[ranks < most]
    return found


def settled(
    boards: Boards, groups: Numbers, pending: tuple[int, ...], outlook: Outlook, kept: int
) -> tuple[Boards, Numbers]:
    """Returns the kingdoms with the pending dominoes laid, the best `kept` of each group after each domino.

    `outlook` is that of the kingdoms when all of them are laid.
    """
    for number, domino in enumerate(pending):
        boards, parents, _ = with_each(boards, (domino,))
        groups = groups[parents]
        waiting = outlook._replace(to_come=outlook.to_come + len(pending) - 1 - number)
        best = leaders(groups, values(boards, waiting), kept)
        boards, groups = boards.take(best), groups[best]
    return boards, groups


class Rival(NamedTuple):
    """The value of each domino for a rival's kingdom."""

    promise: float
    """The expected value of the kingdom now, with the pick that the rival likes most."""
    picks: dict[int, float]
    """The expected value of the kingdom with each free domino of the line."""
    likes: dict[int, float]
    """The rival's preference for each of them."""
    wishes: Reals
    """By number: the rival's preference for each unseen domino; 0 for all others."""

    def regret(self, domino: int) -> float:
        """Returns the loss of this domino of the line compared with the one that the rival likes most."""
        return self.promise - self.picks[domino]


def rival(position: Position, seat: int, *, ahead: bool) -> Rival:
    """Returns a seat's kingdom with all of its claims, and the values of the free dominoes for it.

    With `ahead` also the values of the unseen dominoes.
    """
    view = position.view
    kingdom = view.kingdoms[seat].kingdom
    corner = frames(kingdom.box, view.size)[:1]
    boards = framed(kingdom, view.size, corner)
    to_come = position.to_come[seat]
    places = position.places(seat)
    outlook = position.outlook(seat, places, to_come)
    boards, _ = settled(boards, np.zeros(1, dtype=np.int64), position.pending[seat], outlook, KEPT)
    picks, likes = {}, {}
    if seat in position.pickers:
        after, _, which = with_each(boards, position.free)
        for number, domino in enumerate(position.free):
            its_outlook = position.outlook(seat, position.places(seat, domino), to_come - 1)
            its = np.flatnonzero(which == number)
            found = judged(after.take(its), its_outlook)
            picks[domino] = float(found.values.max())
            likes[domino] = float(liking_of(found).max())
    wishes = np.zeros(len(DOMINOES) + 1, dtype=np.float32)
    if ahead and to_come > 1:
        alike = kinds(view.stack)
        after, _, which = with_each(boards.take([0]), tuple(alike))
        liking = liking_of(judged(after, position.outlook(seat, (), to_come - 1)))
        best = np.full(len(alike), -np.inf, dtype=np.float32)
        np.maximum.at(best, which, liking)
        for most, numbers in zip(best, alike.values(), strict=True):
            wishes[numbers] = most
    if likes:
        promise = picks[max(likes, key=lambda domino: likes[domino])]
    else:
        promise = float(values(boards, outlook).max())
    return Rival(promise, picks, likes, wishes)


def liking_of(found: Judged) -> Reals:
    """Returns a rival's preference for each kingdom that it could have."""
    return SHORT_SIGHTED * found.at_hand + (1 - SHORT_SIGHTED) * found.values


def kinds(dominoes: tuple[int, ...]) -> dict[int, list[int]]:
    """Returns one domino of each kind, with all that look the same."""
    found: dict[tuple[Half, Half], list[int]] = {}
    for domino in dominoes:
        found.setdefault(DOMINOES[domino], []).append(domino)
    return {alike[0]: alike for alike in found.values()}


def forecast_picks(
    first: int, position: Position, rivals: dict[int, Rival], own: dict[int, float]
) -> list[tuple[int, int]]:
    """Predicts the picks once this domino is claimed: (seat, domino) in the order of picking."""
    left = [domino for domino in position.free if domino != first]
    taken = []
    for seat in position.pickers:
        liking = own if seat == position.me else rivals[seat].likes
        domino = max(left, key=lambda one: liking[one])
        left.remove(domino)
        taken.append((seat, domino))
    return taken


def threats(own: float, rivals: dict[int, Rival], position: Position) -> dict[int, float]:
    """Returns the weight of each rival's points against one's own, if only the chance to win matters.

    The chance to be ahead of a rival is taken from the normal distribution. In an open game the rivals count
    the same; near the end the close ones count. In a Dynasty all three games count.
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
