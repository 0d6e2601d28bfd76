"""The action of a turn: the tiles that may be taken first and second; pair, shrine, discard and summons.

A Spirit that was paid for must be used. While Elegance, Deception or Depths is pending, only picks are
offered that visibly still allow its use.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engines.core.chance import Chance
from engines.core.event import Event
from engines.dragon_castle import castle as castles
from engines.dragon_castle import events, rulings
from engines.dragon_castle.castle import (
    adjacent,
    free,
    is_available,
    long_free,
    lowered,
    on_top_level,
    short_free,
    showing,
    surface,
)
from engines.dragon_castle.data import COUNTDOWN_POINTS, DISCARD_POINTS
from engines.dragon_castle.grid import name_at, position
from engines.dragon_castle.realm import room
from engines.dragon_castle.state import Castle, State, account, own_realm, with_own

PAIR_ROOM = 2


def first_cells(state: State) -> Sequence[int]:
    """The first tile: any available one of the top level; with Elegance a free short side suffices."""
    castle, turn = state.castle, state.turn
    cells: Sequence[int] = surface(castle).first
    if "elegance" in turn.used:
        cells = on_top_level(castle, free(castle))
    if turn.pending is None:
        return cells
    has_room = room(own_realm(state)) >= PAIR_ROOM
    return [cell for cell in cells if _leads_to_use(state, cell, has_room)]


def _leads_to_use(state: State, cell: int, has_room: bool) -> bool:
    """Returns whether the pending Spirit can be used with this first tile."""
    castle, pending = state.castle, state.turn.pending
    if pending == "elegance" and meets_elegance(castle, cell):
        return True
    return has_room and bool(_seconds(state, lowered(castle, cell, ""), cell, castle.tops[cell]))


def meets_elegance(castle: Castle, cell: int) -> bool:
    """Elegance must be used at least once: a tile with a free short side was taken."""
    if rulings.ELEGANCE_NEEDS_BLOCKED and cell in long_free(castle):
        return False
    return cell in short_free(castle)


def second_cells(state: State) -> list[int]:
    """The second tile of a pair, judged now that the first is gone; a pair needs room for two."""
    first = state.turn.first
    if first is None or room(own_realm(state)) < PAIR_ROOM:
        return []
    return _seconds(state, state.castle, first, state.turn.hand[0])


def _seconds(state: State, castle: Castle, first: int, face: str) -> list[int]:
    """Exactly the same face, available, on any level, unless a Spirit allows more or asks for less."""
    pending, tops = state.turn.pending, castle.tops
    if pending == "deception":
        return [cell for cell in adjacent(castle, first, castle.heights[first] + 1) if tops[cell]]
    if pending == "depths":
        return [cell for cell in long_free(castle) if tops[cell][:1] == face[0]]
    same = showing(castle, face)
    if pending == "elegance":
        return [cell for cell in same if meets_elegance(castle, cell)]
    if "elegance" in state.turn.used:
        return sorted({*same} & {*free(castle)})
    return [cell for cell in same if is_available(castle, cell)]


def seconds_seen(state: State, first: int) -> list[int]:
    """Returns the second tiles that are visibly allowed once the first is gone, by the Spirit at work."""
    castle = state.castle
    return _seconds(state, lowered(castle, first, ""), first, castle.tops[first])


def can_take_shrine(state: State) -> bool:
    """Tile and shrine needs a shrine in the supply and room for the tile."""
    has_shrine = state.supply > 0 or rulings.TILE_WITHOUT_SHRINE
    return has_shrine and state.turn.pending is None and room(own_realm(state)) > 0


def can_summon(state: State) -> bool:
    """Only when there is nothing above level 1, judged at the moment the action is chosen."""
    return state.turn.pending is None and castles.can_summon(state.castle)


class Uncovered(NamedTuple):
    """The castle and the hidden tiles after a tile was removed."""

    castle: Castle
    unseen: tuple[str, ...]
    chance: Chance
    face: str | None
    """The face below it, if any."""


def without_top(state: State, cell: int) -> Uncovered:
    """Removes the top tile of a stack; draws the tile below it from the unseen ones."""
    castle = state.castle
    if castle.heights[cell] == 1:
        return Uncovered(lowered(castle, cell, ""), state.unseen, state.chance, None)
    (face,), unseen, chance = state.chance.sample(state.unseen, 1)
    return Uncovered(lowered(castle, cell, face), unseen, chance, face)


def uncover(state: State, cell: int) -> tuple[State, str | None]:
    """Returns the state without the top tile of a stack, and the face below it."""
    left = without_top(state, cell)
    return state._replace(castle=left.castle, unseen=left.unseen, chance=left.chance), left.face


def take_tile(state: State, cell: int, second: bool, log: list[Event]) -> State:
    """Takes the top tile of a stack into the hand and uncovers the tile below it."""
    turn, face = state.turn, state.castle.tops[cell]
    met = second or (turn.pending == "elegance" and meets_elegance(state.castle, cell))
    left = without_top(state, cell)
    log.append(events.taken(turn.seat, name_at(cell, state.castle.columns), face, left.face, second))
    last = account(state)
    told = last._replace(
        action="pair" if second else "",
        taken=(*last.taken, position(cell, state.castle.columns)),
        faces=(*last.faces, face),
    )
    return state._replace(
        castle=left.castle,
        unseen=left.unseen,
        chance=left.chance,
        last=(told,),
        turn=turn._replace(
            phase="place" if second else "finish",
            first=turn.first if second else cell,
            hand=(*turn.hand, face),
            took=(*turn.took, face),
            pending=None if met else turn.pending,
        ),
    )


def take_shrine(state: State, log: list[Event]) -> State:
    """Finish with a shrine from the supply; the tile is placed."""
    gained = min(state.supply, 1)
    realm = own_realm(state)
    realm = realm._replace(pool=realm.pool + gained)
    log.append(events.shrine_taken(state.turn.seat, realm.pool, state.supply - gained))
    return state._replace(
        realms=with_own(state, realm),
        last=(account(state)._replace(action="shrine"),),
        supply=state.supply - gained,
        turn=state.turn._replace(phase="place"),
    )


def discard(state: State, log: list[Event]) -> State:
    """Finish by removing the tile from the game for a point."""
    realm, turn, last = own_realm(state), state.turn, account(state)
    log.append(events.discarded(turn.seat, turn.hand[0], DISCARD_POINTS))
    took = turn.took if rulings.INGENUITY_COPIES_DISCARDS else ()
    return state._replace(
        realms=with_own(state, realm._replace(discard_points=realm.discard_points + DISCARD_POINTS)),
        last=(last._replace(action="discard", gain=last.gain + DISCARD_POINTS),),
        turn=turn._replace(phase="sets", hand=(), took=took),
    )


def take_token(state: State, seat: int | None, log: list[Event]) -> State:
    """The rightmost countdown token leaves the track; the last one uncovers the "!" of the last round."""
    on_track = state.laid_out > 0
    state = state._replace(
        laid_out=state.laid_out - on_track,
        stacked=state.stacked - (not on_track),
        last_round=state.last_round or state.laid_out == 1,
    )
    log.append(events.summoned(seat, state.laid_out, COUNTDOWN_POINTS))
    if on_track and not state.laid_out:
        log.append(events.last_round(seat))
    return state


def summon(state: State, log: list[Event]) -> State:
    """Summon the Dragon instead of taking a tile."""
    state = take_token(state, state.turn.seat, log)
    realm = own_realm(state)
    return state._replace(
        realms=with_own(state, realm._replace(countdown=realm.countdown + 1)),
        last=(account(state)._replace(action="summon"),),
        turn=state.turn._replace(phase="sets"),
    )
