"""Realms in numbers: the inputs of the network about each realm and about the castle."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from engines.core.network import Reals
from engines.dragon_castle.players.strong.boards import (
    SET_POINTS,
    TYPES,
    Boards,
    Masks,
    Numbers,
    counted,
    lowest,
)
from engines.dragon_castle.players.strong.outlook import Outlook

OF_TYPE = 31
OF_ALL = 27
"""The number of inputs for each type in a realm, and for the whole."""
MOST_JOINED = 12
FULL_POOL = 4
_CLASS = np.array([[1, 0, 0]] * 3 + [[0, 1, 0]] * 2 + [[0, 0, 1]], dtype=np.float32).T
"""Factions, seasons and winds, dragons: one column for each type."""


class Outlooks(NamedTuple):
    """Outlooks side by side: one column for all realms, or one for each."""

    of_types: Reals
    """By number, type and realm."""
    of_all: Reals
    """By number and realm."""
    over: NDArray[np.bool_]
    seats: int


def outlooks_of(outlooks: Sequence[Outlook], which: Numbers | None = None) -> Outlooks:
    """Returns these outlooks as arrays; `which` gives the outlook of each realm."""
    of_types = np.array([outlook.of_types for outlook in outlooks], dtype=np.float32)
    of_all = np.array([outlook.of_all for outlook in outlooks], dtype=np.float32)
    over = np.array([outlook.over for outlook in outlooks])
    if which is not None:
        of_types, of_all, over = of_types[which], of_all[which], over[which]
    return Outlooks(of_types.T, of_all.T, over, outlooks[0].seats)


def describe(boards: Boards, outlook: Outlooks) -> tuple[Reals, Reals]:
    """Returns the realms in numbers: by number, type and realm, and by number and realm."""
    number, frame, spots = boards.number, boards.frame, boards.spots
    up = boards.types
    _, two, three = boards.raised
    west, east, north, south = frame.moved(up)
    around = west | east | north | south
    centres = up & (west & east | north & south | (west | east) & (north | south))
    triples = centres | frame.beside(centres) & up
    centre = lowest(centres)
    triple = (centre | frame.beside(centre)) & up
    twos = up & ~triples & around
    one_of_two = lowest(twos)
    two_tiles = (one_of_two | frame.beside(one_of_two)) & twos
    singles = up & ~triples & ~twos
    groups = [triple, triples & ~triple, two_tiles, twos & ~two_tiles, singles]
    near = [frame.beside(cells) for cells in groups]
    by_one = 1 + _most_joined(near, spots)
    across = [cells | (cells & frame.no_west) >> 1 for cells in near]
    down = [cells | cells >> frame.columns for cells in near]
    by_two = np.maximum(
        _most_joined(across, spots & (spots & frame.no_west) >> 1),
        _most_joined(down, spots & spots >> frame.columns),
    )
    by_two = np.maximum(by_one + 1, 2 + by_two)
    set_by_one = SET_POINTS[np.minimum(by_one, MOST_JOINED)] / 5
    set_by_two = SET_POINTS[np.minimum(by_two, MOST_JOINED)] / 5
    open_cells = around & spots
    of_triples = counted(triples) // 3
    of_types = np.empty((OF_TYPE, TYPES, number), dtype=np.float32)
    of_types[0:3] = _CLASS[:, :, None]
    of_types[3] = np.minimum(counted(singles), 3) / 2
    of_types[4] = counted(twos) // 2 / 2
    of_types[5] = of_triples / 2
    of_types[6] = of_triples >= 1
    of_types[7] = of_triples >= 2
    of_types[8] = counted((near[0] | near[1]) & spots) / 4
    of_types[9] = counted((near[2] | near[3]) & spots) / 4
    of_types[10] = counted(near[4] & spots) / 4
    of_types[11] = by_one / 8
    of_types[12] = set_by_one
    of_types[13] = by_two / 8
    of_types[14] = set_by_two
    of_types[15] = (up & two) != 0
    of_types[16] = (up & three) != 0
    of_types[17] = counted(up & two) / 3
    of_types[18] = counted(up & three) / 3
    of_types[19] = (open_cells & boards.raised[0]) != 0
    of_types[20] = (open_cells & two) != 0
    of_types[21:26] = outlook.of_types
    of_types[26] = of_types[22] * set_by_one
    of_types[27] = of_types[23] * set_by_two
    of_types[28] = outlook.of_all[0]
    of_types[29] = outlook.of_all[1]
    of_types[30] = np.minimum(boards.pool, 2) / 2
    of_all = np.zeros((OF_ALL, number), dtype=np.float32)
    of_all[np.minimum(boards.pool, FULL_POOL), np.arange(number)] = 1
    room = counted(spots)
    bare = boards.raised[0] & spots
    of_all[5] = room / 24
    of_all[6] = room < 4
    of_all[7] = room < 8
    of_all[8] = counted(bare) / 10
    of_all[9] = counted(bare & two) / 8
    of_all[10] = counted(bare & three) / 6
    of_all[11] = counted(up).sum(axis=0) / 12
    of_all[12] = (by_one >= 4).sum(axis=0) / 3
    of_all[13] = counted(boards.shrines) / 10
    of_all[14] = counted(frame.beside(bare) & bare) / 10
    of_all[15:26] = outlook.of_all
    of_all[26] = 1
    return of_types, of_all


def _most_joined(near: Sequence[Masks], spots: Masks) -> NDArray[Any]:
    """Returns the most tiles that one spot joins: of two triples, two groups of two and a single neighbor.

    All cells are added up together: each mask is a digit of a binary number for every cell.
    """
    triple, other_triple, pair, other_pair, single = near
    ones = triple ^ other_triple ^ single
    carried = triple & other_triple | single & (triple | other_triple)
    some = triple ^ other_triple ^ pair
    fours = triple & other_triple | pair & (triple | other_triple)
    twos = some ^ other_pair ^ carried
    fours_too = some & other_pair | carried & (some | other_pair)
    eights = fours & fours_too
    fours = fours ^ fours_too
    left = spots
    most = np.zeros(np.broadcast_shapes(ones.shape, spots.shape), dtype=np.int64)
    for worth, digit in ((8, eights), (4, fours), (2, twos), (1, ones)):
        having = left & digit
        found = having != 0
        left = np.where(found, having, left)
        most += worth * found
    return most
