"""The action of a turn: which tiles may be taken first and second, and pair, shrine, discard and summons.

A Spirit that was paid for must be used. While Elegance, Deception or Depths is pending, only picks are
offered that still lead to its use as far as anybody can see.
"""

from __future__ import annotations

from engines.core.event import Event
from engines.dragon_castle import castle as castles
from engines.dragon_castle import events, rulings
from engines.dragon_castle.castle import adjacent, long_free, lowered, on_top_level, short_free
from engines.dragon_castle.data import COUNTDOWN_POINTS, DISCARD_POINTS
from engines.dragon_castle.grid import name_at, position
from engines.dragon_castle.realm import spots
from engines.dragon_castle.state import Castle, State, own_realm, with_last, with_realm

PAIR_ROOM = 2


def first_cells(state: State) -> list[int]:
    """The first tile: any available one of the top level; with Elegance a free short side suffices."""
    castle, turn = state.castle, state.turn
    if "elegance" in turn.used:
        cells = on_top_level(castle, sorted({*long_free(castle), *short_free(castle)}))
    else:
        cells = on_top_level(castle, long_free(castle))
    if turn.pending is None:
        return cells
    has_room = len(spots(own_realm(state))) >= PAIR_ROOM
    return [cell for cell in cells if _leads_to_use(state, cell, has_room)]


def _leads_to_use(state: State, cell: int, has_room: bool) -> bool:
    """Whether the pending Spirit can be used with this first tile."""
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
    if first is None or len(spots(own_realm(state))) < PAIR_ROOM:
        return []
    return _seconds(state, state.castle, first, state.turn.hand[0])


def _seconds(state: State, castle: Castle, first: int, face: str) -> list[int]:
    """Exactly the same face, available, on any level, unless a Spirit allows more or asks for less."""
    pending, tops = state.turn.pending, castle.tops
    if pending == "deception":
        return [cell for cell in adjacent(castle, first, castle.heights[first] + 1) if tops[cell]]
    if pending == "depths":
        return [cell for cell in long_free(castle) if tops[cell][:1] == face[0]]
    if face not in tops:
        return []
    if pending == "elegance":
        return [cell for cell in short_free(castle) if tops[cell] == face and meets_elegance(castle, cell)]
    free = long_free(castle)
    if "elegance" in state.turn.used:
        free = sorted({*free, *short_free(castle)})
    return [cell for cell in free if tops[cell] == face]


def can_take_shrine(state: State) -> bool:
    """Tile and shrine needs a shrine in the supply and room for the tile."""
    has_shrine = state.supply > 0 or rulings.TILE_WITHOUT_SHRINE
    return has_shrine and state.turn.pending is None and bool(spots(own_realm(state)))


def can_summon(state: State) -> bool:
    """Only when there is nothing above level 1, judged at the moment the action is chosen."""
    return state.turn.pending is None and castles.can_summon(state.castle.heights)


def uncover(state: State, cell: int) -> tuple[State, str | None]:
    """Remove the top tile of a stack; what lay below it is drawn from the tiles that nobody has seen."""
    if state.castle.heights[cell] == 1:
        return state._replace(castle=lowered(state.castle, cell, "")), None
    (face,), unseen, chance = state.chance.sample(state.unseen, 1)
    castle = lowered(state.castle, cell, face)
    return state._replace(castle=castle, unseen=unseen, chance=chance), face


def take_tile(state: State, cell: int, second: bool, log: list[Event]) -> State:
    """Take the top tile of a stack into the hand and see what it uncovers."""
    turn, face = state.turn, state.castle.tops[cell]
    met = second or (turn.pending == "elegance" and meets_elegance(state.castle, cell))
    after, uncovered = uncover(state, cell)
    log.append(events.taken(turn.seat, name_at(cell, state.castle.columns), face, uncovered, second))
    last = state.last[0]
    account = last._replace(
        action="pair" if second else "",
        taken=(*last.taken, position(cell, state.castle.columns)),
        faces=(*last.faces, face),
    )
    return after._replace(
        last=(account,),
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
    state = with_last(with_realm(state, realm), state.last[0]._replace(action="shrine"))
    return state._replace(supply=state.supply - gained, turn=state.turn._replace(phase="place"))


def discard(state: State, log: list[Event]) -> State:
    """Finish by removing the tile from the game for a point."""
    realm, turn, last = own_realm(state), state.turn, state.last[0]
    log.append(events.discarded(turn.seat, turn.hand[0], DISCARD_POINTS))
    state = with_realm(state, realm._replace(discard_points=realm.discard_points + DISCARD_POINTS))
    state = with_last(state, last._replace(action="discard", gain=last.gain + DISCARD_POINTS))
    took = turn.took if rulings.INGENUITY_COPIES_DISCARDS else ()
    return state._replace(turn=turn._replace(phase="sets", hand=(), took=took))


def take_token(state: State, seat: int | None, log: list[Event]) -> State:
    """The rightmost countdown token leaves the track; under the last one is the "!" of the last round."""
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
    state = with_realm(state, realm._replace(countdown=realm.countdown + 1))
    state = with_last(state, state.last[0]._replace(action="summon"))
    return state._replace(turn=state.turn._replace(phase="sets"))
