"""Steps in the realm: placing tiles, consolidating sets and building shrines on turned tiles."""

from __future__ import annotations

from engines.core.event import Event
from engines.dragon_castle import events, rulings
from engines.dragon_castle.data import TYPE_OF
from engines.dragon_castle.grid import name_at, position, positions
from engines.dragon_castle.realm import Set, put, sets, triples, turn_down, with_shrine
from engines.dragon_castle.state import Realm, State, account, own_realm, with_own


def place(state: State, face: str, cell: int, log: list[Event]) -> State:
    """Put a tile of the hand on a cell, face up; after the last one the sets are checked."""
    turn, last = state.turn, account(state)
    realm = put(own_realm(state), cell, face)
    log.append(events.placed(turn.seat, name_at(cell, realm.columns), face, realm.heights[cell]))
    hand = list(turn.hand)
    hand.remove(face)
    return state._replace(
        realms=with_own(state, realm),
        last=(last._replace(placed=(*last.placed, position(cell, realm.columns))),),
        turn=turn._replace(hand=tuple(hand)) if hand else turn._replace(hand=(), phase="sets", checked=None),
    )


def ready_sets(state: State) -> list[Set]:
    """The sets that must be consolidated."""
    return sets(own_realm(state))


def optional_sets(state: State) -> list[Set]:
    """The triples that may be consolidated once Cunning is at work."""
    return triples(own_realm(state)) if "cunning" in state.turn.used else []


def held_cells(state: State) -> frozenset[int]:
    """From the check on a ready set must be consolidated: none of its tiles may be paid or turned away."""
    turn = state.turn
    phase = turn.resume if turn.phase == "effect" else turn.phase
    if phase not in ("sets", "build") and rulings.SET_MAY_BREAK_BEFORE_CHECK:
        return frozenset()
    return frozenset(cell for found in ready_sets(state) for cell in found.cells)


def consolidate(state: State, found: Set, log: list[Event]) -> State:
    """Turn the set face down, score it; shrines may be built on it next."""
    state = set_aside(state)
    turn, last = state.turn, account(state)
    realm = turn_down(own_realm(state), found.cells, found.sign)
    realm = realm._replace(set_points=realm.set_points + found.points)
    cells = [name_at(cell, realm.columns) for cell in found.cells]
    kind = TYPE_OF.get(found.sign, found.sign)
    log.append(events.consolidated(turn.seat, kind, cells, found.points, found.shrines))
    told = last._replace(
        consolidated=(*last.consolidated, *positions(found.cells, realm.columns)),
        gain=last.gain + found.points,
    )
    return state._replace(
        realms=with_own(state, realm),
        last=(told,),
        turn=turn._replace(
            phase="build",
            pending=None,
            open_set=found.cells,
            allowed=found.shrines,
            turned=(*turn.turned, *found.cells),
        ),
    )


def set_aside(state: State) -> State:
    """Sets aside a set that may still get shrines, until the sets of a Spirit are done."""
    turn = state.turn
    if not turn.allowed:
        return state
    unfinished = (*turn.unfinished, (turn.open_set, turn.allowed))
    return state._replace(turn=turn._replace(open_set=(), allowed=0, unfinished=unfinished))


def finish_set(state: State) -> State:
    """Ends the building on this set: continues with one that was set aside, else with the check."""
    turn = state.turn
    if not turn.unfinished:
        return state._replace(turn=turn._replace(phase="sets", open_set=(), allowed=0))
    *others, (cells, allowed) = turn.unfinished
    turn = turn._replace(phase="build", open_set=cells, allowed=allowed, unfinished=tuple(others))
    return state._replace(turn=turn)


def bare_cells(realm: Realm, cells: tuple[int, ...]) -> list[int]:
    """Those of the cells where a shrine can still be built: a face-down top without one."""
    return [
        cell for cell in cells if realm.heights[cell] and not realm.faces[cell] and not realm.shrines[cell]
    ]


def build_cells(state: State) -> list[int]:
    """Returns the cells where a shrine may be built now: on the set just turned, up to its type's limit."""
    realm = own_realm(state)
    if not state.turn.allowed or not realm.pool:
        return []
    return bare_cells(realm, state.turn.open_set)


def build(state: State, cell: int, log: list[Event]) -> State:
    """Move a shrine from the pool onto a tile that was turned in this turn."""
    realm, last = own_realm(state), account(state)
    realm = with_shrine(realm, cell, True)._replace(pool=realm.pool - 1)
    log.append(events.built(state.turn.seat, name_at(cell, realm.columns), realm.heights[cell], realm.pool))
    told = last._replace(built=(*last.built, position(cell, realm.columns)))
    return state._replace(realms=with_own(state, realm), last=(told,))
