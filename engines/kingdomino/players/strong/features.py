"""The inputs of the value network for a kingdom: its areas and their room to grow, the unseen dominoes, holes
and dead ends, and the order of the next picks."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from engines.kingdomino.data import HARMONY, MIDDLE_KINGDOM
from engines.kingdomino.players.strong.boards import (
    ENDS,
    FIRST,
    FIRST_CROWNS,
    KINDS,
    ROW,
    SECOND,
    SECOND_CROWNS,
    Boards,
    Masks,
    Reals,
    crowns_on,
    flooded,
    spread,
    whole,
)

ORDERS = {2: 0, 3: 4, 4: 7}
"""The start of each seat count's places in a line, among the eleven that exist."""
PLACES = 11
PER_TERRAIN = 15
WHOLE = 27


def dominoes_of(size: int) -> int:
    """Returns the number of dominoes that a kingdom gets."""
    return size * size // 2


def count_of(size: int) -> int:
    """Returns the number of features of a kingdom."""
    return PER_TERRAIN * KINDS + WHOLE + 2 * PLACES + dominoes_of(size) + 1


class Deck(NamedTuple):
    """The unseen dominoes, one column for all kingdoms or one for each."""

    number: Reals
    """The number of unseen dominoes."""
    squares: Reals
    """By terrain: squares for each domino."""
    crowns: Reals
    """By terrain: crowns for each domino."""
    pairs: Reals
    """By two terrains: the share of dominoes with these halves; for each kingdom or for all."""

    def take(self, which: Any) -> Deck:
        return Deck(self.number[which], self.squares[:, which], self.crowns[:, which], self.pairs[which])


def decks(unseen: NDArray[np.bool_]) -> Deck:
    """Returns the decks of these unseen dominoes: a row for each deck, a column per number from 0 to 48."""
    shares = unseen.astype(np.float32)
    count = np.maximum(shares.sum(axis=1), 1)
    shares /= count[:, None]
    numbers = np.arange(1, unseen.shape[1])
    squares = np.zeros((unseen.shape[1], KINDS), dtype=np.float32)
    crowns = np.zeros_like(squares)
    pairs = np.zeros((unseen.shape[1], KINDS, KINDS), dtype=np.float32)
    np.add.at(squares, (numbers, FIRST[1:]), 1)
    np.add.at(squares, (numbers, SECOND[1:]), 1)
    np.add.at(crowns, (numbers, FIRST[1:]), FIRST_CROWNS[1:])
    np.add.at(crowns, (numbers, SECOND[1:]), SECOND_CROWNS[1:])
    pairs[numbers, FIRST[1:], SECOND[1:]] = 1
    return Deck(
        number=unseen.sum(axis=1).astype(np.float32),
        squares=(shares @ squares).T,
        crowns=(shares @ crowns).T,
        pairs=np.einsum("gn,nij->gij", shares, pairs),
    )


class Outlook(NamedTuple):
    """The facts outside the kingdom that matter to it: one value for all kingdoms or one for each."""

    seats: int
    to_come: Any
    """Dominoes that the kingdom still gets, not counting those already claimed."""
    order: Reals
    """By place in the next line: the number of the seat's own kings there."""
    deck: Deck
    middle_kingdom: Any
    harmony: Any

    def take(self, which: Any) -> Outlook:
        """Returns the outlook of these kingdoms, if each has its own."""
        return Outlook(
            self.seats,
            self.to_come[which],
            self.order[:, which],
            self.deck.take(which),
            self.middle_kingdom[which],
            self.harmony[which],
        )


class Seen(NamedTuple):
    """The features of kingdoms, and the base that their value is counted from."""

    features: Reals
    """One column for each kingdom."""
    base: Reals
    """Points so far, and the bonuses that are still possible."""


class _Areas(NamedTuple):
    main: Masks
    """By terrain and kingdom: the area that matters most."""
    points: Reals
    openings: Reals
    """All empty squares beside areas, area by area."""


def _areas(boards: Boards, free: Masks) -> _Areas:
    cells = KINDS * boards.number
    main = np.zeros(cells, dtype=np.uint64)
    best = np.full(cells, -1, dtype=np.int64)
    points = np.zeros(cells, dtype=np.float32)
    openings = np.zeros(cells, dtype=np.float32)
    terrain = boards.terrains.ravel()
    where = np.flatnonzero(terrain)
    left = terrain = terrain[where]
    kingdom = where % boards.number
    while len(where):
        area = flooded(left & -left, terrain)
        crowns = crowns_on(area, boards.crowns[:, kingdom]).astype(np.int64)
        squares = np.bitwise_count(area).astype(np.int64)
        opens = np.bitwise_count(spread(area) & free[kingdom]).astype(np.int64)
        product = squares * crowns
        matters = 16 * product + 8 * crowns + squares + 4 * opens
        points[where] += product
        openings[where] += opens
        better = matters > best[where]
        main[where[better]] = area[better]
        best[where[better]] = matters[better]
        left = left & ~area
        again = np.flatnonzero(left)
        where, left, terrain, kingdom = where[again], left[again], terrain[again], kingdom[again]
    shape = (KINDS, boards.number)
    return _Areas(main.reshape(shape), points.reshape(shape), openings.reshape(shape))


def _regions(free: Masks) -> NDArray[np.float32]:
    """Returns for each kingdom the counts of empty regions: all, odd ones, those of at most three squares."""
    found = np.zeros((3, len(free)), dtype=np.float32)
    where = np.flatnonzero(free)
    left = within = free[where]
    while len(where):
        region = flooded(left & -left, within)
        squares = np.bitwise_count(region)
        found[0, where] += 1
        found[1, where] += squares & 1
        found[2, where] += squares <= 3
        left = left & ~region
        again = np.flatnonzero(left)
        where, left, within = where[again], left[again], within[again]
    return found


def describe(boards: Boards, outlook: Outlook) -> Seen:
    """Returns the features of every kingdom."""
    size, count = boards.size, boards.number
    deck = outlook.deck
    x = np.empty((count_of(size), count), dtype=np.float32)
    free = np.uint64(whole(size)) & ~boards.taken
    beside_free = free << 1 | free >> 1 | free << ROW | free >> ROW
    areas = _areas(boards, free)
    rounds = np.float32(1 / 12) * np.asarray(outlook.to_come, dtype=np.float32)
    bit_count = np.bitwise_count

    main = areas.main
    squares = bit_count(main).astype(np.float32)
    crowns = crowns_on(main, boards.crowns[:, None, :]).astype(np.float32)
    product = squares * crowns
    near = spread(main) & free
    openings = bit_count(near).astype(np.float32)
    within_two = spread(near) & free
    within_three = spread(within_two) & free
    placeable = bit_count(spread(boards.terrains | boards.castle) & free & beside_free)
    blocks = x[: PER_TERRAIN * KINDS].reshape(PER_TERRAIN, KINDS, count)
    blocks[0] = squares * 0.2
    blocks[1] = crowns * 0.33
    blocks[2] = product * 0.05
    blocks[3] = openings * 0.25
    blocks[4] = bit_count(within_two) * np.float32(0.12)
    blocks[5] = bit_count(within_three) * np.float32(0.1)
    blocks[6] = (bit_count(boards.terrains) - squares) * 0.33
    blocks[7] = (crowns_on(boards.terrains, boards.crowns[:, None, :]) - crowns) * 0.5
    blocks[8] = (areas.points - product) * 0.2
    blocks[9] = (areas.openings - openings) * 0.25
    blocks[10] = deck.squares * 2.0
    blocks[11] = deck.crowns * 4.0
    blocks[12] = placeable * np.float32(0.12)
    blocks[13] = crowns * openings * deck.squares * rounds * 0.7
    blocks[14] = squares * np.minimum(openings, 2) * deck.crowns * rounds * 0.7

    rest = x[PER_TERRAIN * KINDS :]
    can = placeable > 0
    cannot = (~can).astype(np.float32)
    if len(deck.pairs) == 1:
        unfit = ((deck.pairs[0].T @ cannot) * cannot).sum(axis=0)
    else:
        unfit = np.einsum("ik,kij,jk->k", cannot, deck.pairs, cannot, optimize=False)
    holes = bit_count(free & ~beside_free)
    east, west, south, north = free >> 1, free << 1, free >> ROW, free << ROW
    dead_ends = bit_count(free & (east ^ west ^ south ^ north) & ~(east & west | south & north))
    empty = bit_count(free).astype(np.float32)
    pairs = bit_count(free & east) + bit_count(free & south)
    columns, rows = ENDS[size]
    sides = [(boards.taken & line) != 0 for line in (columns[0], columns[-1], rows[0], rows[-1])]
    middle = size // 2
    castle_at = np.log2(boards.castle.astype(np.float64)).astype(np.int64)
    aside = np.abs(castle_at % ROW - middle)
    above = np.abs(castle_at // ROW - middle)
    centred = (aside == 0) & (above == 0) & np.asarray(outlook.middle_kingdom)
    can_complete = (boards.discards == 0) & (holes == 0) & np.asarray(outlook.harmony)
    points = areas.points.sum(axis=0)
    rest[0] = 1 - unfit
    rest[1] = holes
    regions = _regions(free)
    rest[2:5] = regions
    rest[5] = dead_ends * np.float32(0.33)
    rest[6] = bit_count(free & ~spread(boards.taken)) * np.float32(0.15)
    rest[7] = bit_count(spread(boards.castle) & free) * np.float32(0.33)
    rest[8] = pairs * np.float32(0.06)
    rest[9] = empty * 0.06
    rest[10] = boards.discards * np.float32(0.5)
    rest[11] = (empty - 2 * np.asarray(outlook.to_come, dtype=np.float32)) * 0.2
    rest[12] = aside * np.float32(0.5)
    rest[13] = above * np.float32(0.5)
    rest[14] = sides[0] & sides[1]
    rest[15] = sides[2] & sides[3]
    rest[16] = centred
    rest[17] = centred & sides[0] & sides[1] & sides[2] & sides[3]
    rest[18] = can_complete
    rest[19] = points * 0.02
    rest[20] = can.sum(axis=0) * np.float32(0.2)
    rest[21] = rounds
    rest[22] = rounds * holes
    rest[23] = rounds * rest[5]
    rest[24] = outlook.seats == 2
    rest[25] = outlook.seats == 3
    rest[26] = deck.number * 0.025
    tail = rest[WHOLE:]
    tail[: 2 * PLACES] = 0
    first = ORDERS[outlook.seats]
    places = len(outlook.order)
    tail[first : first + places] = outlook.order
    tail[PLACES + first : PLACES + first + places] = outlook.order * rounds
    laid = tail[2 * PLACES :]
    laid[:] = 0
    laid[np.broadcast_to(outlook.to_come, (count,)), np.arange(count)] = 1
    base = points + MIDDLE_KINGDOM * centred + HARMONY * can_complete
    return Seen(x, base.astype(np.float32))
