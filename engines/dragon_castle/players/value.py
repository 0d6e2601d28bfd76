"""What a realm will still bring, learned from games of the strong player against itself (see `learn`).

A realm at the end of a turn is described by numbers; the points that are still to come are their sum,
weighted. One set of weights is for playing alone, one for playing with others.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from operator import mul
from typing import NamedTuple

from engines.dragon_castle.data import (
    HIGHEST_SHRINE_POINTS,
    SMALLEST_SET,
    SPECIALS,
    TYPE_OF,
    set_points,
)
from engines.dragon_castle.grid import neighbours
from engines.dragon_castle.realm import groups
from engines.dragon_castle.state import Realm, State

TILES_A_TURN = 1.6
STAYS_OPEN = 0.82
"""How likely a chance of today is not taken in one more turn."""


class Coming(NamedTuple):
    """What is still to come for a seat: its turns, and the tiles of each type that are left."""

    turns: float
    tiles: tuple[int, ...]
    """Of each type the tiles in the castle, in the order of `TYPE_OF`."""
    alone: bool


def coming(state: State) -> Coming:
    """How many turns a seat still has after this one, and what there is to take."""
    castle = state.castle
    above = sum(height - 1 for height in castle.heights if height > 1)
    rivals = state.seats + (state.seats == 1)
    turns = 0.0 if state.last_round else above / (TILES_A_TURN * rivals) + state.laid_out / state.seats
    shown = "".join([face[0] for face in (*castle.tops, *state.unseen) if face])
    return Coming(turns, tuple(map(shown.count, TYPE_OF)), state.seats == 1)


def still_to_come(realm: Realm, ahead: Coming) -> float:
    """The points that a realm will still bring."""
    if not ahead.turns:
        return 0.0
    return sum(map(mul, weights()["alone" if ahead.alone else "together"], describe(realm, ahead)))


def describe(realm: Realm, ahead: Coming) -> list[float]:
    """A realm in numbers; all of them are 0 when no turn is left."""
    turns = ahead.turns
    chance = 1 - STAYS_OPEN**turns
    heights, faces, shrines = realm.heights, realm.faces, realm.shrines
    around = neighbours(realm.rows, realm.columns)
    counts = dict(zip(TYPE_OF, ahead.tiles, strict=True))
    total = sum(ahead.tiles) or 1
    faction = [0.0, 0.0, 0.0]
    special = [0.0, 0.0, 0.0]
    dragons = supply = larger = 0.0
    supplied = [0.0, 0.0, 0.0]
    liberty = closed = 0.0
    level = level_special = top = second = 0.0
    reach: dict[tuple[str, int], int] = {}
    for letter, cells in groups(realm):
        size = len(cells)
        at = min(size, SMALLEST_SET - 1) - 1
        open_cells = {
            other for cell in cells for other in around[cell] if not faces[other] and not shrines[other]
        }
        for other in open_cells:
            reach[letter, other] = reach.get((letter, other), 1) + size
        if len(open_cells) + size < SMALLEST_SET:
            closed += 1
        liberty += min(len(open_cells), SMALLEST_SET)
        supplied[at] += counts[letter] / total
        tall = sorted([min(heights[cell], HIGHEST_SHRINE_POINTS) - 1 for cell in cells], reverse=True)
        if letter in SPECIALS:
            special[at] += 1
            level_special += sum(tall)
            second += tall[1] if size > 1 else 0
            dragons += (letter == "D") * size
        else:
            faction[at] += 1
            level += sum(tall)
        top += tall[0] * size
    joined: dict[str, int] = {}
    grown = 0.0
    for (letter, _), size in reach.items():
        joined[letter] = max(joined.get(letter, 0), size)
    for letter, size in joined.items():
        if size > SMALLEST_SET:
            larger += set_points(size)
            grown += (size - SMALLEST_SET) * counts[letter] / total
        supply += counts[letter] / total
    bare = [0.0, 0.0, 0.0]
    empty = stands = 0
    for height, face, shrine in zip(heights, faces, shrines, strict=True):
        if face:
            continue
        if shrine:
            stands += 1
        elif height:
            bare[min(height, 3) - 1] += 1
        else:
            empty += 1
    spots = empty + sum(bare)
    pool = realm.pool
    numbers = [
        *(min(pool, 1), min(pool, 2), min(pool, 3), min(pool, 4), min(pool, 6)),
        *faction,
        *special,
        dragons,
        *supplied,
        supply,
        liberty,
        closed,
        *(level, level_special, top, second),
        *(larger, grown),
        *bare,
        *(empty, min(spots, 4), min(spots, 8), min(spots, 14)),
    ]
    numbers = [chance * number for number in numbers]
    numbers += [turns, chance, turns * min(pool, 3) / 10, turns * bare[1] / 10, turns * bare[2] / 10]
    numbers += [turns * empty / 100, turns * spots / 100]
    return numbers


@cache
def weights() -> dict[str, Sequence[float]]:
    """The learned weights."""
    text = files(__package__).joinpath("weights.json").read_text(encoding="utf-8")
    return dict(json.loads(text))
