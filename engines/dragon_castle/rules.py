"""The course of a game: setup, legal actions of each phase, turns, rounds and the end.

Every function takes a state and returns a new one. `proceed` does all automatic steps (a set that must be
turned, the next seat's turn, the Dragon of Ingenuity), so a state always awaits a choice.
"""

from __future__ import annotations

from engines.core.chance import Chance
from engines.core.contract import Step, check_seats
from engines.core.errors import BadSetup, IllegalAction
from engines.core.event import Event
from engines.dragon_castle import actions as a
from engines.dragon_castle import calling, consolidating, events, ingenuity, rulings, spirits, taking
from engines.dragon_castle.castle import deal, layout_of
from engines.dragon_castle.data import (
    COUNTDOWN_TOKENS,
    DRAGONS,
    FIRST_SHRINES,
    SHRINES,
    SOLO_COUNTDOWN,
    SPIRITS,
    TILES,
    Dragon,
    Phase,
    Spirit,
)
from engines.dragon_castle.grid import Cell, position
from engines.dragon_castle.options import DragonCastleOptions
from engines.dragon_castle.realm import empty_realm, is_spot, spots
from engines.dragon_castle.scoring import result_of, solo_rank
from engines.dragon_castle.state import Castle, Realm, State, Turn, own_realm

SEATS = range(1, 5)
VERSION = spirits.BOTH_MOVES
"""The rules that new games are played by."""
STEPS_OF_ACTION = 10
"""Taking, finishing, placing and a Spirit with its payment and effect."""

PHASES: dict[str, tuple[Phase, ...]] = {
    "take": ("act",),
    "summon": ("act",),
    "pair": ("finish",),
    "shrine": ("finish",),
    "discard": ("finish",),
    "place": ("place",),
    "consolidate": ("sets", "effect"),
    "build": ("build", "effect"),
    "skip": ("build",),
    "spirit": ("act", "finish", "place", "sets", "build"),
    "destroy": ("effect",),
    "turn": ("effect",),
    "move": ("effect",),
    "shift": ("effect",),
    "number": ("effect",),
    "change": ("effect",),
    "end": ("sets", "effect"),
}
"""The phases in which each kind of action can occur."""


def set_up(options: DragonCastleOptions, seats: int, seed: str) -> State:
    """Draws cards and the first player, then deals the castle; every seat gets a shrine."""
    check_seats(seats, SEATS)
    layout = layout_of(options, seats)
    chance = Chance(seed)
    drawn_spirits, chance = _draw_spirits(options, chance)
    drawn_dragons, chance = _draw_dragons(options, seats, chance)
    first, chance = (0, chance) if seats == 1 else chance.below(seats)
    castle, unseen, chance = deal(layout, chance)
    laid_out = SOLO_COUNTDOWN if seats == 1 else seats
    return State(
        options=options,
        seats=seats,
        chance=chance,
        spirits=drawn_spirits,
        dragons=drawn_dragons,
        castle=castle,
        unseen=unseen,
        supply=SHRINES - seats * FIRST_SHRINES,
        laid_out=laid_out,
        stacked=COUNTDOWN_TOKENS - laid_out,
        first=first,
        round=1,
        last_round=False,
        turn=Turn(first),
        realms=(empty_realm(options.realm_rows, options.realm_columns),) * seats,
        rules=VERSION,
    )


def _draw_spirits(options: DragonCastleOptions, chance: Chance) -> tuple[tuple[Spirit, ...], Chance]:
    chosen = options.spirits
    rest = [card for card in SPIRITS if card not in chosen]
    _check_cards("spirits", options.random_spirits, len(rest))
    drawn, _, chance = chance.sample(rest, options.random_spirits)
    return (*chosen, *drawn), chance


def _draw_dragons(
    options: DragonCastleOptions, seats: int, chance: Chance
) -> tuple[tuple[Dragon, ...], Chance]:
    """Greatness compares with neighbours: alone it can't be chosen and is never drawn."""
    chosen = options.dragons
    rest = [card for card in DRAGONS if card not in chosen]
    if seats == 1 and not rulings.SOLO_GREATNESS:
        if "greatness" in chosen:
            raise BadSetup("greatness_alone")
        rest.remove("greatness")
    _check_cards("dragons", options.random_dragons, len(rest))
    drawn, _, chance = chance.sample(rest, options.random_dragons)
    return (*chosen, *drawn), chance


def _check_cards(kind: str, wanted: int, left: int) -> None:
    if wanted > left:
        raise BadSetup("not_enough_cards", kind=kind, wanted=wanted, left=left)


def to_act(state: State) -> tuple[int, ...]:
    """Returns the seat whose turn it is; () at the end."""
    return () if state.turn.phase == "over" else (state.turn.seat,)


def asks_again(state: State, seat: int) -> bool:
    """In the last round the seats that have had their turn are done."""
    if state.turn.phase == "over" or not state.last_round:
        return state.turn.phase != "over"
    return (seat - state.first) % state.seats >= (state.turn.seat - state.first) % state.seats


def pair_of_turns(state: State) -> str:
    """Returns the number of the pair that the last turn belongs to; "0" before the first turn."""
    taken = (state.round - 1) * state.seats + (state.turn.seat - state.first) % state.seats
    return str((taken + 1) // 2)


def legal(state: State, seat: int) -> tuple[a.DragonCastleAction, ...]:
    """Returns all actions of a seat, Spirits last; () for one that is not due."""
    if seat not in to_act(state):
        return ()
    if state.turn.phase == "effect":
        return tuple(spirits.effects(state))
    found = _ordinary(state)
    if state.spirits:
        found = [way for step in found for way in _ways(state, step)]
        found += calling.activations(state)
    return tuple(found)


def _ways(state: State, step: a.DragonCastleAction) -> tuple[a.DragonCastleAction, ...]:
    """Offers the last step of a turn twice while a Spirit can be called, so that no turn ends unasked."""
    if step.kind in a.ENDING_KINDS and _may_be_last(state) and _leaves_spirit(_do(state, step, [])):
        return a.ending(step), step
    return (step,)


def _may_be_last(state: State) -> bool:
    """Returns whether the turn may end after the next step with a Spirit still to call."""
    turn = state.turn
    return bool(state.spirits) and not turn.used and turn.checked is None and len(turn.hand) <= 1


def _leaves_spirit(after: State) -> bool:
    """Returns whether the only decision left in the turn is about calling a Spirit."""
    return _settled(after, [], heed=False)[1] and not _settled(after, [], heed=True)[1]


def _ordinary(state: State) -> list[a.DragonCastleAction]:
    """Returns the actions without calling a Spirit."""
    turn, columns = state.turn, state.castle.columns
    found: list[a.DragonCastleAction] = []
    if turn.phase == "act":
        takes = a.takes(state.castle.rows, columns)
        found += [takes[cell] for cell in taking.first_cells(state)]
        if taking.can_summon(state):
            found.append(a.SUMMON)
    elif turn.phase == "finish":
        found += [a.pair(position(cell, columns)) for cell in taking.second_cells(state)]
        if taking.can_take_shrine(state):
            found.append(a.SHRINE)
        if turn.pending is None:
            found.append(a.DISCARD)
    else:
        found += _in_realm(state)
    return found


def _in_realm(state: State) -> list[a.DragonCastleAction]:
    turn, realm = state.turn, own_realm(state)
    columns = realm.columns
    if turn.phase == "place":
        cells = spots(realm)
        places = [a.places(face, realm.rows, columns) for face in sorted(set(turn.hand))]
        return [of_face[cell] for of_face in places for cell in cells]
    if turn.phase == "build":
        return [*(a.build(position(cell, columns)) for cell in consolidating.build_cells(state)), a.SKIP]
    ready = consolidating.ready_sets(state)
    choice = sorted(found.cells[0] for found in [*ready, *consolidating.optional_sets(state)])
    sets: list[a.DragonCastleAction] = [a.consolidate(position(cell, columns)) for cell in choice]
    return sets if ready else [*sets, a.END]


def apply(state: State, seat: int, action: a.DragonCastleAction) -> Step[State]:
    """Returns the state after an action and its automatic steps; raises IllegalAction with the reason."""
    due = to_act(state)
    if not due:
        raise IllegalAction("game_over")
    if seat not in due:
        raise IllegalAction("not_due", seat=seat)
    log: list[Event] = []
    after = proceed(act(state, action, log), action, log)
    return Step(after, tuple(log), log[-1].kind in ("began", "game_over") if log else False)


def act(state: State, action: a.DragonCastleAction, log: list[Event]) -> State:
    """Does one action alone, without the automatic steps; for the seat whose turn it is."""
    turn = state.turn
    if turn.phase not in PHASES[action.kind]:
        raise IllegalAction("wrong_phase", phase=turn.phase)
    after = _do(state, action, log)
    if isinstance(action, a.Ending):
        _require(_may_be_last(state) and _leaves_spirit(after), "turn_ends_by_itself_or_not_yet")
    return after


def _do(state: State, action: a.DragonCastleAction, log: list[Event]) -> State:
    turn = state.turn
    if turn.phase == "effect":
        return spirits.perform(state, action, log)
    match action.kind:
        case "take" | "pair":
            return _take(state, action.cell, action.kind == "pair", log)
        case "place":
            return _place(state, action, log)
        case "summon":
            _require(taking.can_summon(state), "no_summons_now")
            return taking.summon(state, log)
        case "shrine":
            _require(taking.can_take_shrine(state), "no_shrine_now", supply=state.supply)
            return taking.take_shrine(state, log)
        case "discard":
            _require(turn.pending is None, "spirit_must_be_used", spirit=str(turn.pending))
            return taking.discard(state, log)
        case "build":
            return _build(state, action.cell, log)
        case "skip":
            return consolidating.finish_set(state)
        case "consolidate":
            return _consolidate(state, action.cell, log)
        case "spirit":
            return _activate(state, action, log)
    _require(not consolidating.ready_sets(state), "sets_must_be_consolidated")
    return _gone_on(state) if turn.checked else _end_turn(state, log)


def _require(holds: bool, reason: str, **details: str | int) -> None:
    if not holds:
        raise IllegalAction(reason, **details)


def _index(grid: Castle | Realm, cell: Cell) -> int:
    """The number of a cell; IllegalAction when it is not on the grid."""
    row, column = cell
    _require(0 <= row < grid.rows and 0 <= column < grid.columns, "outside")
    return row * grid.columns + column


def _take(state: State, cell: Cell, second: bool, log: list[Event]) -> State:
    index = _index(state.castle, cell)
    allowed = taking.second_cells(state) if second else taking.first_cells(state)
    _require(index in allowed, "no_such_pair" if second else "not_a_first_tile")
    return taking.take_tile(state, index, second, log)


def _place(state: State, action: a.Place, log: list[Event]) -> State:
    realm = own_realm(state)
    index = _index(realm, action.cell)
    _require(action.face in state.turn.hand, "not_in_hand", face=action.face)
    _require(is_spot(realm, index), "no_room_there")
    return consolidating.place(state, action.face, index, log)


def _build(state: State, cell: Cell, log: list[Event]) -> State:
    index = _index(own_realm(state), cell)
    _require(index in consolidating.build_cells(state), "no_shrine_there")
    state = consolidating.build(state, index, log)
    return state._replace(turn=state.turn._replace(allowed=state.turn.allowed - 1))


def _consolidate(state: State, cell: Cell, log: list[Event]) -> State:
    index = _index(own_realm(state), cell)
    choice = [*consolidating.ready_sets(state), *consolidating.optional_sets(state)]
    chosen = next((found for found in choice if found.cells[0] == index), None)
    if chosen is None:
        raise IllegalAction("no_set_there")
    return consolidating.consolidate(state, chosen, log)


def _activate(state: State, action: a.Activate, log: list[Event]) -> State:
    payment = None if action.tile is None else _index(own_realm(state), action.tile)
    return calling.activate(state, action.spirit, payment, log)


def proceed(state: State, action: a.DragonCastleAction, log: list[Event]) -> State:
    """Does all automatic steps after an action until a seat has to choose or the game is over.

    The decision to build no more is offered beside the Spirits, so the turn then ends without asking again.
    """
    passes = action.kind == "skip" or isinstance(action, a.Ending)
    state, over = _settled(state, log, heed=not passes)
    return _end_turn(state, log) if over else state


def _settled(state: State, log: list[Event], *, heed: bool) -> tuple[State, bool]:
    """Returns the state at the next decision, or at the end of the turn, when the second value is True.

    If calling a Spirit is the only decision left, `heed` says whether to stop for it.
    """
    while True:
        turn = state.turn
        if turn.phase == "build" and not consolidating.build_cells(state):
            state = consolidating.finish_set(state)
        elif turn.phase == "sets":
            ready = consolidating.ready_sets(state)
            if turn.unfinished and not ready:
                state = consolidating.finish_set(state)
            elif consolidating.optional_sets(state) or (heed and calling.can_call(state)):
                return state, False
            elif ready:
                state = consolidating.consolidate(state, ready[0], log)
            elif turn.checked:
                state = _gone_on(state)
            else:
                return state, True
        else:
            return state, False


def _gone_on(state: State) -> State:
    """After the check of the sets the turn continues where a Spirit was called."""
    assert state.turn.checked
    return state._replace(turn=state.turn._replace(phase=state.turn.checked, checked=None))


def _end_turn(state: State, log: list[Event]) -> State:
    """Clockwise; the last round is played until the seat to the right of the first player is done."""
    if state.seats == 1:
        state = ingenuity.play(state, log)
    seat = (state.turn.seat + 1) % state.seats
    round_ends = seat == state.first
    if round_ends and state.last_round:
        over = state._replace(turn=Turn(state.turn.seat, "over"))
        log.append(events.game_over(result_of(over), solo_rank(over)))
        return over
    log.append(events.began(seat))
    return state._replace(turn=Turn(seat), round=state.round + round_ends)


def bound(options: DragonCastleOptions, seats: int) -> int:
    """Each turn takes a tile or a token; in it each cell may be turned and built on at most once."""
    cells = options.realm_rows * options.realm_columns
    return (len(TILES) + COUNTDOWN_TOKENS) * (STEPS_OF_ACTION + 2 * cells)
