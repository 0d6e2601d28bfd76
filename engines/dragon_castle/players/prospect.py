"""The prospect of a position: the certain points of a realm, and an estimate of the rest."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engines.dragon_castle.data import (
    COUNTDOWN_POINTS,
    HIGHEST_SHRINE_POINTS,
    SMALLEST_SET,
    Dragon,
    is_special,
    set_points,
    shrine_points,
)
from engines.dragon_castle.dragons import FAVOURS
from engines.dragon_castle.grid import neighbours
from engines.dragon_castle.realm import groups, put, sets, turn_down, with_shrine
from engines.dragon_castle.scoring import neighbours_of, shrine_total
from engines.dragon_castle.state import Realm, State

TILES_A_TURN = 1.6
FADING_TURNS = 5
GROUP = (0.0, 0.5, 1.8, 3.4)
"""The expected points of an open group of none to three tiles."""
SPECIAL = 1.3
"""Special sets carry two shrines, so their groups are worth this many times as much."""
POOL = (0.0, 1.8, 3.2, 4.0, 4.3)
"""The expected points of none to four shrines in the pool; more add nothing."""
LEVEL = 0.5
"""The value that each level of a face-down stack adds to the shrine of the next set."""
JOIN = 0.6
"""The share of the points of a set that counts if one more tile would join it from several groups."""
LIBERTY = 0.12
"""The value of each cell where a group can grow."""
REMEMBERED = 2048
"""The number of cached realms with their prospects: the steps of a turn look at the same ones again."""
BEAM = 5
"""The number of spots for the first of two tiles that are followed up."""


class Ahead(NamedTuple):
    """The future of a realm: the Dragons that will pay, the neighbors, the share of the game that is left."""

    dragons: tuple[Dragon, ...]
    others: tuple[Realm, ...]
    left: float
    """From 1 down to 0 at the end."""


def look_ahead(state: State) -> Ahead:
    """Returns the future of a realm; the game fades out over the last turns before only level 1 is left."""
    above = sum(height - 1 for height in state.castle.heights if height > 1)
    turns = above / (TILES_A_TURN * (state.seats + (state.seats == 1))) + state.laid_out / state.seats
    left = 0.0 if state.last_round else min(1.0, turns / FADING_TURNS)
    return Ahead(state.dragons, neighbours_of(state.turn.seat, state.realms), left)


def prospect(board: Realm, ahead: Ahead) -> float:
    """Returns the points of a realm, and the expected gains while there is time."""
    points = (
        board.set_points
        + board.discard_points
        + COUNTDOWN_POINTS * board.countdown
        + shrine_total(board)
        + (_favours(board, ahead.dragons, ahead.others) if ahead.dragons else 0)
    )
    return points + ahead.left * _still_to_come(board) if ahead.left else float(points)


@lru_cache(maxsize=REMEMBERED)
def _favours(realm: Realm, dragons: tuple[Dragon, ...], others: tuple[Realm, ...]) -> int:
    """Returns the points that the Dragons would pay for a realm."""
    return sum(FAVOURS[card](realm, others).points for card in dragons)


@lru_cache(maxsize=REMEMBERED)
def _still_to_come(realm: Realm) -> float:
    """Returns the expected points of its open groups, the shrines of the pool and the face-down stacks."""
    heights, faces, shrines = realm.heights, realm.faces, realm.shrines
    around = neighbours(realm.rows, realm.columns)
    expected = POOL[min(realm.pool, len(POOL) - 1)]
    reach: dict[tuple[str, int], int] = {}
    for letter, cells in groups(realm):
        size = min(len(cells), SMALLEST_SET - 1)
        value = GROUP[size]
        open_cells = {
            other for cell in cells for other in around[cell] if not faces[other] and not shrines[other]
        }
        for other in open_cells:
            reach[letter, other] = reach.get((letter, other), 1) + len(cells)
        value += LIBERTY * min(len(open_cells), SMALLEST_SET)
        value += LEVEL * sum(min(heights[cell], HIGHEST_SHRINE_POINTS) - 1 for cell in cells)
        expected += value * SPECIAL if is_special(letter) else value
        if len(open_cells) + len(cells) < SMALLEST_SET:
            expected -= value / 2
    joined: dict[str, int] = {}
    for (letter, _), size in reach.items():
        joined[letter] = max(joined.get(letter, 0), size)
    expected += sum(JOIN * set_points(size) for size in joined.values() if size > SMALLEST_SET)
    for height, face, shrine in zip(heights, faces, shrines, strict=True):
        if height and not face and not shrine:
            expected += LEVEL * min(height, HIGHEST_SHRINE_POINTS - 1)
    return expected


def settled(realm: Realm, ahead: Ahead) -> Realm:
    """Returns the realm after its sets are turned and shrines built where they are worth most."""
    for found in sets(realm):
        realm = turn_down(realm, found.cells, found.sign)._replace(set_points=realm.set_points + found.points)
        realm = furnished(realm, found.cells, found.shrines, ahead)
    return realm


def furnished(realm: Realm, cells: tuple[int, ...], allowed: int, ahead: Ahead) -> Realm:
    """Returns the realm with up to `allowed` shrines on these cells, as long as each raises its prospect."""
    for _ in range(min(allowed, realm.pool)):
        bare = [cell for cell in cells if not realm.shrines[cell]]
        highest = max((shrine_points(realm.heights[cell]) for cell in bare), default=0)
        choice = [cell for cell in bare if ahead.dragons or shrine_points(realm.heights[cell]) == highest]
        built = [with_shrine(realm, cell, True)._replace(pool=realm.pool - 1) for cell in choice]
        best = max(built, key=lambda after: prospect(after, ahead), default=realm)
        if prospect(best, ahead) <= prospect(realm, ahead):
            return realm
        realm = best
    return realm


class Placing(NamedTuple):
    """The best way found to place a hand: the realm's prospect then, and the first tile and cell."""

    value: float
    face: str
    cell: int


def best_placing(realm: Realm, hand: tuple[str, ...], ahead: Ahead) -> Placing | None:
    """Returns the best spots for one tile or two; None if there is no room."""
    if len(hand) == 1:
        return _best_spot(realm, hand[0], ahead)
    first, second = hand
    ways = []
    for face, other in dict.fromkeys(((first, second), (second, first))):
        tried = sorted(
            ((prospect(put(realm, cell, face), ahead), cell) for cell in _spots(realm)), reverse=True
        )
        for _, cell in tried[:BEAM]:
            then = _best_spot(put(realm, cell, face), other, ahead)
            if then:
                ways.append(Placing(then.value, face, cell))
    return max(ways, default=None)


def _best_spot(realm: Realm, face: str, ahead: Ahead) -> Placing | None:
    return max(
        (
            Placing(prospect(settled(put(realm, cell, face), ahead), ahead), face, cell)
            for cell in _spots(realm)
        ),
        default=None,
    )


def _spots(realm: Realm) -> list[int]:
    """Returns the spots, but of the empty cells only the first corner and those next to something."""
    around = neighbours(realm.rows, realm.columns)
    heights = realm.heights
    return [
        cell
        for cell, (face, shrine) in enumerate(zip(realm.faces, realm.shrines, strict=True))
        if not face and not shrine
        if heights[cell] or not cell or any(heights[other] for other in around[cell])
    ] or [cell for cell, face in enumerate(realm.faces) if not face and not realm.shrines[cell]]
