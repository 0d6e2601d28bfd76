"""The ten Spirits: the effect of each of them once it is called and paid (see `calling`).

Elegance, Deception and Depths change which tiles may be taken (see `taking`). The others ask for their effect
at once, in the phase "effect"; Cunning then stays at work until the turn ends.
"""

from __future__ import annotations

from collections.abc import Iterator

from engines.core.errors import IllegalAction
from engines.core.event import Event
from engines.dragon_castle import actions as a
from engines.dragon_castle import consolidating, events, rulings
from engines.dragon_castle.castle import long_free
from engines.dragon_castle.consolidating import bare_cells, held_cells
from engines.dragon_castle.data import STRENGTH_MOVES, TYPE_OF, Spirit
from engines.dragon_castle.grid import Cell, name_at, position
from engines.dragon_castle.realm import (
    Set,
    bare,
    changed_sets,
    face_up,
    groups,
    is_spot,
    move,
    number_sets,
    sets,
    spots,
    triples,
    turn_down,
    with_shrine,
)
from engines.dragon_castle.state import Castle, Realm, State, own_realm, with_own
from engines.dragon_castle.taking import first_cells, second_cells, uncover

BOTH_MOVES = 3
"""Since this version of the rules Strength moves two tiles where two can be moved; before, one was enough."""


def is_usable(state: State, spirit: Spirit) -> bool:
    """Returns whether a Spirit that has just been paid has any effect to offer."""
    turn, realm = state.turn, own_realm(state)
    match spirit:
        case "destruction":
            return any(state.castle.heights)
        case "wind":
            can_move = any(realm.shrines) and bool(bare(realm))
            can_turn = any(realm.shrines) or rulings.WIND_WITHOUT_SHRINE
            return can_move or (can_turn and bool(set(face_up(realm)) - held_cells(state)))
        case "strength":
            return any(targets for _, targets in _shifts(state, realm))
        case "faith":
            return realm.pool > 0 and bool(bare_cells(realm, turn.turned))
        case "beauty" | "change" | "cunning":
            return bool(offered_sets(state, spirit))
    return bool(first_cells(state) if turn.phase == "act" else second_cells(state))


def offered_sets(state: State, spirit: Spirit) -> list[tuple[int, Set]]:
    """Returns the sets that Beauty, Change or Cunning can consolidate, each with the cell it is chosen by."""
    realm = own_realm(state)
    if spirit == "beauty":
        if sets(realm) and not rulings.BEAUTY_MAY_GO_FIRST:
            return []
        return [(found.cells[0], found) for found in number_sets(realm)]
    if spirit == "cunning":
        return [(found.cells[0], found) for found in triples(realm)]
    return changed_sets(realm)


def effects(state: State) -> list[a.DragonCastleAction]:
    """Returns the effects that the activated Spirit can have next."""
    spirit, realm = state.turn.pending, own_realm(state)
    columns = realm.columns
    match spirit:
        case "destruction":
            return [a.destroy(position(cell, state.castle.columns)) for cell in long_free(state.castle)]
        case "wind":
            return _wind_effects(state, realm)
        case "strength":
            shifts: list[a.DragonCastleAction] = [
                a.shift(position(source, columns), position(target, columns))
                for source, targets in _required_shifts(state, realm)
                for target in targets
            ]
            return [*shifts, a.END] if state.turn.touched and state.rules < BOTH_MOVES else shifts
        case "faith":
            cells = bare_cells(realm, tuple(sorted(set(state.turn.turned)))) if realm.pool else []
            return [a.build(position(cell, columns)) for cell in cells]
        case "beauty":
            return [a.number(position(cell, columns)) for cell, _ in offered_sets(state, spirit)]
        case "cunning":
            return [a.consolidate(position(cell, columns)) for cell, _ in offered_sets(state, spirit)]
        case "change":
            return [
                a.change(position(cell, columns), TYPE_OF[found.sign])
                for cell, found in offered_sets(state, spirit)
            ]
    return []


def _wind_effects(state: State, realm: Realm) -> list[a.DragonCastleAction]:
    """Turn a tile if wanted, then move a built shrine to any other face-down tile without one."""
    built = [cell for cell, stands in enumerate(realm.shrines) if stands]
    found: list[a.DragonCastleAction] = []
    if not state.turn.touched and (built or rulings.WIND_WITHOUT_SHRINE):
        held = held_cells(state)
        up = face_up(realm)
        # A game that was stored under the first rules may have paid Wind with nothing else to turn.
        free = [cell for cell in up if cell not in held] if bare(realm) or held != set(up) else up
        found += [a.turn_down(position(cell, realm.columns)) for cell in free]
    targets = [position(cell, realm.columns) for cell in bare(realm)]
    found += [a.move_shrine(position(cell, realm.columns), target) for cell in built for target in targets]
    return found


def _shifts(state: State, realm: Realm) -> Iterator[tuple[int, list[int]]]:
    """Strength: each top tile that may move, once, and the spots it may move to."""
    free, turn = spots(realm), state.turn
    for source, height in enumerate(realm.heights):
        if height and not realm.shrines[source] and source not in turn.touched:
            bound = next((cells for cells in turn.bound if source in cells), ())
            yield (
                source,
                [
                    target
                    for target in free
                    if target != source and (not bound or _stays_whole(realm, bound, source, target))
                ],
            )


def _required_shifts(state: State, realm: Realm) -> Iterator[tuple[int, list[int]]]:
    """The moves that may be chosen: as long as two tiles can be moved, only first moves that leave room for a
    second one.
    """
    found = list(_shifts(state, realm))
    if state.rules >= BOTH_MOVES and not state.turn.touched:
        leaving = [
            (source, [to for to in targets if _leaves_second(state, realm, source, to)])
            for source, targets in found
        ]
        if any(targets for _, targets in leaving):
            return iter(leaving)
    return iter(found)


def _leaves_second(state: State, realm: Realm, source: int, target: int) -> bool:
    """Whether another tile can be moved after this one."""
    state, realm = _shifted(state, realm, source, target)
    return any(targets for _, targets in _shifts(state, realm))


def _stays_whole(realm: Realm, bound: tuple[int, ...], source: int, target: int) -> bool:
    """At the check a move may make a ready set larger, but never break it up or take a tile out of it."""
    after = move(realm, source, target)
    group = next(cells for _, cells in groups(after) if target in cells)
    return set(followed(bound, source, target)) <= set(group)


def followed(cells: tuple[int, ...], source: int, target: int) -> tuple[int, ...]:
    """Where the tiles of these cells lie after a move: one may have moved, one may have been covered."""
    rest = [cell for cell in cells if cell not in (source, target)]
    return tuple(sorted([*rest, target])) if source in cells else tuple(rest)


def perform(state: State, action: a.DragonCastleAction, log: list[Event]) -> State:
    """Carries out the chosen effect of the activated Spirit."""
    if not _is_effect(state, action):
        raise IllegalAction("not_that_spirits_effect", spirit=str(state.turn.pending))
    realm = own_realm(state)
    columns = realm.columns
    match action:
        case a.Destroy():
            return _destroy(state, _index(action.cell, state.castle), log)
        case a.TurnDown():
            return _turn(state, realm, _index(action.cell, realm), log)
        case a.MoveShrine():
            source, target = _index(action.source, realm), _index(action.target, realm)
            realm = with_shrine(with_shrine(realm, source, False), target, True)
            names = name_at(source, realm.columns), name_at(target, realm.columns)
            log.append(events.shrine_moved(state.turn.seat, *names, realm.heights[target]))
            return _resumed(state._replace(realms=with_own(state, realm)))
        case a.Shift():
            return _shift(state, realm, _index(action.source, realm), _index(action.target, realm), log)
        case a.Build():
            return _resumed(consolidating.build(state, _index(action.cell, realm), log))
        case a.Consolidate() | a.Number() | a.Change():
            assert state.turn.pending
            kind = action.to if isinstance(action, a.Change) else None
            chosen = next(
                found
                for cell, found in offered_sets(state, state.turn.pending)
                if position(cell, columns) == action.cell and (not kind or TYPE_OF[found.sign] == kind)
            )
            return consolidating.consolidate(_to_check(state), chosen, log)
    return _to_check(state)


def _is_effect(state: State, action: a.DragonCastleAction) -> bool:
    """Returns whether the action is legal; a move of Strength is checked without listing all moves."""
    if not isinstance(action, a.Shift):
        return action in effects(state)
    realm = own_realm(state)
    source, target = _index(action.source, realm), _index(action.target, realm)
    named = position(source, realm.columns), position(target, realm.columns)
    if state.turn.pending != "strength" or named != (action.source, action.target):
        return False
    if not any(source == found and target in targets for found, targets in _shifts(state, realm)):
        return False
    if state.rules < BOTH_MOVES or state.turn.touched or _leaves_second(state, realm, source, target):
        return True
    return any(source == found and target in targets for found, targets in _required_shifts(state, realm))


def _index(cell: Cell, grid: Castle | Realm) -> int:
    return cell[0] * grid.columns + cell[1]


def _destroy(state: State, cell: int, log: list[Event]) -> State:
    """Destruction: an available tile of any level leaves the castle, for no points."""
    face, name = state.castle.tops[cell], name_at(cell, state.castle.columns)
    state, uncovered = uncover(state, cell)
    log.append(events.destroyed(state.turn.seat, name, face, uncovered))
    return _resumed(state)


def _turn(state: State, realm: Realm, cell: int, log: list[Event]) -> State:
    """Wind: a tile is turned face down. That is no consolidation: no points, no right to build."""
    log.append(events.turned(state.turn.seat, name_at(cell, realm.columns), realm.faces[cell]))
    state = state._replace(
        realms=with_own(state, turn_down(realm, (cell,))), turn=state.turn._replace(touched=(cell,))
    )
    return state if any(realm.shrines) else _resumed(state)


def _shift(state: State, realm: Realm, source: int, target: int, log: list[Event]) -> State:
    """Strength: a tile moves and keeps its side. Sets are checked only after both moves."""
    face = realm.faces[source]
    assert is_spot(realm, target)
    state, realm = _shifted(state, realm, source, target)
    names = name_at(source, realm.columns), name_at(target, realm.columns)
    log.append(events.shifted(state.turn.seat, *names, face or None, realm.heights[target]))
    done = len(state.turn.touched) == STRENGTH_MOVES
    if done or not any(targets for _, targets in _shifts(state, realm)):
        return _to_check(state)
    return state


def _shifted(state: State, realm: Realm, source: int, target: int) -> tuple[State, Realm]:
    """The state after a move of Strength, and the realm in it."""
    realm = move(realm, source, target)
    turn = state.turn
    turn = turn._replace(
        touched=(*turn.touched, target),
        bound=tuple(followed(cells, source, target) for cells in turn.bound),
        open_set=followed(turn.open_set, source, target),
        turned=followed(turn.turned, source, target),
    )
    return state._replace(realms=with_own(state, realm), turn=turn), realm


def _to_check(state: State) -> State:
    """Sets that arose are consolidated at once, chains included; then the turn goes on where it was."""
    turn = state.turn
    checked = turn.checked if turn.resume in ("sets", "build") else turn.resume
    turn = turn._replace(phase="sets", pending=None, touched=(), bound=(), resume="sets", checked=checked)
    return consolidating.set_aside(state._replace(turn=turn))


def _resumed(state: State) -> State:
    turn = state.turn
    return state._replace(turn=turn._replace(phase=turn.resume, pending=None, touched=(), resume="sets"))
