"""Many games of Kingdomino at once, all seats played by one network that picks the highest expected value.

Some seats are as short-sighted as `strong.rivals` assumes rivals to be: nothing is learned from their
kingdoms, but the dominoes that they leave resemble those that people leave.

A domino is laid as soon as it is claimed; a few of the best layings are kept, and the next pick decides
between them. That is nearly the rule and needs only one ply.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from engines.core.network import SCALE, Reals
from engines.kingdomino.data import DOMINOES
from engines.kingdomino.players.strong.boards import (
    ROW,
    Boards,
    Numbers,
    bare,
    final_points,
    laid,
    layings,
)
from engines.kingdomino.players.strong.features import Deck, Outlook, count_of, decks, describe, dominoes_of
from engines.kingdomino.players.strong.network import Judged, Network
from engines.kingdomino.players.strong.rivals import liking_of

CHUNK = 4096
"""The number of kingdoms examined at once: more would not stay in the processor's cache."""
BONUS = 0.85
"""The share of games that are played with each bonus."""
SHORT_SIGHTED_SEATS = 0.4
"""The share of seats that are short-sighted."""
CENTRED = 0.88
"""The share of kingdoms with the castle in the center; the others have it anywhere within two steps of it."""


class Lesson(NamedTuple):
    """The features seen in a batch of games and the targets learned from its results."""

    features: Reals
    targets: Reals
    """The values that the network should have returned."""
    points: float
    """The mean at the end of the games with both bonuses and castles in the center."""


class Table(NamedTuple):
    """The circumstances of a batch of games."""

    seats: int
    size: int
    games: int

    @property
    def kings(self) -> int:
        return 2 if self.seats == 2 else 1

    @property
    def line(self) -> int:
        return self.seats * self.kings

    @property
    def rounds(self) -> int:
        return dominoes_of(self.size) // self.kings


def _castles(table: Table, rng: np.random.Generator) -> Numbers:
    count = table.games * table.seats
    middle = table.size // 2
    shift = rng.integers(-2, 3, (2, count)) * (rng.random(count) >= CENTRED)
    castles: Numbers = (middle + shift[0]) * ROW + middle + shift[1]
    return castles


def _judged(network: Network, boards: Boards, outlook: Outlook) -> Judged:
    """Returns the values of all kingdoms, exact if nothing more comes to them; each has its own outlook."""
    worth = np.empty(boards.number, dtype=np.float32)
    at_hand = np.empty(boards.number, dtype=np.float32)
    for begin in range(0, boards.number, CHUNK):
        part = slice(begin, begin + CHUNK)
        its_boards, its_outlook = boards.take(part), outlook.take(part)
        seen = describe(its_boards, its_outlook)
        worth[part] = seen.base + SCALE * network(seen.features)
        at_hand[part] = seen.base
    done = np.flatnonzero(outlook.to_come == 0)
    if len(done):
        worth[done] = final_points(boards.take(done), outlook.middle_kingdom[done], outlook.harmony[done])
    return Judged(worth, at_hand)


def _leaders(groups: Numbers, worth: Reals, most: int) -> tuple[Numbers, Numbers]:
    """Returns the best `most` of each group, best first, and their ranks; groups ascend."""
    order = np.lexsort((-worth, groups))
    ordered = groups[order]
    starts = np.flatnonzero(np.r_[True, ordered[1:] != ordered[:-1]])
    ranks = np.arange(len(ordered)) - np.repeat(starts, np.diff(np.r_[starts, len(ordered)]))
    keep = ranks < most
    return order[keep], ranks[keep]


def play(
    network: Network, table: Table, rng: np.random.Generator, *, curious: float, kept: int, trust: float
) -> Lesson:
    """Plays the games to their end.

    `curious` is the share of picks made by chance, `kept` the number of layings that are kept until the next
    pick, `trust` the λ of TD(λ).
    """
    games, seats, size = table.games, table.seats, table.size
    every = np.arange(games)
    dealt = np.argsort(rng.random((games, len(DOMINOES))), axis=1) + 1
    middle_kingdom, harmony = rng.random((2, games)) < BONUS
    castles = _castles(table, rng)
    short_sighted = rng.random((games, seats)) < SHORT_SIGHTED_SEATS
    kingdoms = bare(size, np.repeat(castles, kept))
    alive = np.zeros((games, seats, kept), dtype=np.bool_)
    alive[:, :, 0] = True
    kings = np.repeat(np.arange(seats), table.kings)
    turns = np.argsort(rng.random((games, table.line)), axis=1)
    due = kings[turns]
    picked = np.zeros((games, seats), dtype=np.int64)
    total = dominoes_of(size)
    features = np.empty((games, seats, total, count_of(size)), dtype=np.float32)
    base = np.empty((games, seats, total), dtype=np.float32)
    worths = np.empty((games, seats, total), dtype=np.float32)
    unseen = np.ones((games, len(DOMINOES) + 1), dtype=np.bool_)
    unseen[:, 0] = False
    for number in range(table.rounds):
        line = np.sort(dealt[:, number * table.line : (number + 1) * table.line], axis=1)
        unseen[every[:, None], line] = False
        deck = decks(unseen)
        free = np.ones((games, table.line), dtype=np.bool_)
        owners = np.full((games, table.line), -1)
        for king in range(table.line):
            seat = due[:, king]
            to_come = total - 1 - picked[every, seat]
            game, kept_one, place = np.nonzero(alive[every, seat][:, :, None] & free[:, None, :])
            dominoes = line[game, place]
            before = kingdoms.take((game * seats + seat[game]) * kept + kept_one)
            ways = layings(before, dominoes)
            after = laid(before, dominoes, ways)
            whose = game[ways.parent]
            order = (owners == seat[:, None]).T.astype(np.float32)[:, whose]
            order[place[ways.parent], np.arange(len(whose))] += 1
            outlook = Outlook(
                seats, to_come[whose], order, deck.take(whose), middle_kingdom[whose], harmony[whose]
            )
            found = _judged(network, after, outlook)
            worth = found.values
            liking = np.where(short_sighted[whose, seat[whose]], liking_of(found), worth)
            if curious:
                liking += np.where(rng.random(games) < curious, 1000, 0)[whose] * rng.random(len(game))[
                    ways.parent
                ].astype(np.float32)
            best, _ = _leaders(whose, liking, 1)
            chosen = ways.parent[best]
            seen = describe(after.take(best), outlook.take(best))
            at = picked[every, seat]
            features[every, seat, at] = seen.features.T
            base[every, seat, at] = seen.base
            worths[every, seat, at] = worth[best]
            same = np.flatnonzero(ways.parent == chosen[whose])
            stay, ranks = _leaders(whose[same], liking[same], kept)
            stay = same[stay]
            owner = whose[stay]
            target = (owner * seats + seat[owner]) * kept + ranks
            survivors = after.take(stay)
            kingdoms.terrains[:, target] = survivors.terrains
            kingdoms.crowns[:, target] = survivors.crowns
            kingdoms.taken[target] = survivors.taken
            kingdoms.discards[target] = survivors.discards
            alive[every, seat] = False
            alive[owner, seat[owner], ranks] = True
            free[every, place[chosen]] = False
            owners[every, place[chosen]] = seat
            picked[every, seat] += 1
        due = owners
    shown = _shown(castles, table, middle_kingdom & harmony)
    return _lesson(features, base, worths, trust, shown, ~short_sighted)


def _shown(castles: Numbers, table: Table, both: NDArray[np.bool_]) -> NDArray[np.bool_]:
    centre = table.size // 2 * (ROW + 1)
    shown: NDArray[np.bool_] = (castles == centre).reshape(table.games, table.seats) & both[:, None]
    return shown


def _lesson(
    features: Reals,
    base: Reals,
    worths: Reals,
    trust: float,
    shown: NDArray[np.bool_],
    taught: NDArray[np.bool_],
) -> Lesson:
    """Returns the TD(λ) targets: the value of each choice, seen from the choices after it."""
    last = worths.shape[2] - 1
    returns = np.empty_like(worths)
    returns[:, :, last] = worths[:, :, last]
    for at in range(last - 1, -1, -1):
        returns[:, :, at] = (1 - trust) * worths[:, :, at + 1] + trust * returns[:, :, at + 1]
    targets = (returns - base)[:, :, :last] / SCALE
    final = worths[:, :, last][shown & taught]
    return Lesson(
        features[:, :, :last][taught].reshape(-1, features.shape[3]).T,
        targets[taught].ravel(),
        float(final.mean()) if len(final) else float("nan"),
    )


__all__ = ["Deck", "Lesson", "Table", "play"]
