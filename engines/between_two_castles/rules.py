"""The course of a game: setup, the seats that are due, legal actions, and their consequences.

Two rounds of four turns: a secret choice of two tiles, then building, then the hands are passed on.
`building` and `bonuses` hold the steps at the castles, `partners` the agreement about them.
"""

from __future__ import annotations

import itertools

from engines.between_two_castles import actions, events
from engines.between_two_castles.actions import Assign, BetweenAction, Draft
from engines.between_two_castles.building import debtors, is_built
from engines.between_two_castles.castle import Castle
from engines.between_two_castles.data import (
    CARDS,
    HAND,
    PICKS,
    REGULAR,
    ROOMS,
    ROUNDS,
    SEATS,
    THRONES,
    TURNS,
    in_order,
)
from engines.between_two_castles.options import BetweenOptions, seniority
from engines.between_two_castles.partners import decide, decisions, due_seats, speakers, whose_word
from engines.between_two_castles.ring import LUDWIG, SIDES, castle_of, places_of
from engines.between_two_castles.scoring import points_of, result_of
from engines.between_two_castles.state import BOTH_OWED, NOTHING_OWED, State
from engines.between_two_castles.supply import discard_rooms, draw_rooms
from engines.core.chance import Chance
from engines.core.contract import Step, check_seats
from engines.core.errors import IllegalAction
from engines.core.event import Event

BONUSES_OF_CASTLE = 18
"""More than a castle can earn: 18 regular rooms, of which only third and fifth ones earn a bonus."""
WORDS_OF_BONUS = 7
"""A proposal, two counters and the last word, and as many lost when the last of a kind goes elsewhere."""


def set_up(options: BetweenOptions, seats: int, seed: str) -> State:
    """A throne room for each castle, drawn at random, and the first hands."""
    check_seats(seats, SEATS)
    places = places_of(seats)
    thrones, _, chance = Chance(seed).sample(tuple(THRONES), places)
    state = State(
        options=options,
        seats=seats,
        chance=chance,
        round=0,
        turn=0,
        phase="draft",
        supply=REGULAR,
        discard=(),
        deck=CARDS,
        card_discard=(),
        hands=((),) * places,
        picks=((),) * places,
        owed=(NOTHING_OWED,) * places,
        castles=tuple(Castle(throne) for throne in thrones),
        bonuses=(None,) * places,
        proposals=(None,) * places,
        before=(0,) * places,
    )
    return _begin_round(state, [])


def to_act(state: State) -> tuple[int, ...]:
    """Returns the seats that have to decide now."""
    if state.phase == "assign":
        return (assigner(state),)
    return undecided(state) if state.phase == "draft" else due_seats(state)


def turn_order(state: State) -> tuple[int, ...]:
    """Returns the seats that are due, senior ones first: if no partner will place first, the elder does."""
    due = to_act(state)
    if not state.options.seniority:
        return due
    return tuple(sorted(due, key=seniority(state.options, state.seats).index))


def on_the_clock(state: State) -> tuple[int, ...]:
    """Returns the due seats whose time runs: if both partners may decide at a castle, the senior one; the
    junior's time begins with the senior's decision.
    """
    due = to_act(state)
    if state.phase != "build":
        return due
    first = {whose_word(state, castle) for castle in range(state.places)}
    return tuple(seat for seat in due if seat in first)


def legal(state: State, seat: int) -> tuple[BetweenAction, ...]:
    """Returns all actions of a seat now: at its castles, with Ludwig's tiles, or with its hand."""
    if state.phase == "build":
        return tuple(decisions(state, seat)) if 0 <= seat < state.seats else ()
    if seat not in to_act(state):
        return ()
    if state.phase == "assign":
        first, second = state.picks[LUDWIG]
        return (Assign(left=first, right=second), Assign(left=second, right=first))
    return tuple(itertools.starmap(actions.draft, itertools.combinations(state.hands[seat], PICKS)))


def apply(state: State, seat: int, action: BetweenAction) -> Step[State]:
    """Returns the state after an action and its automatic consequences; raises IllegalAction."""
    if state.phase == "over":
        raise IllegalAction("game_over")
    if seat not in to_act(state):
        raise IllegalAction("not_due", seat=seat)
    log: list[Event] = []
    if action.kind == "assign" and state.phase == "assign":
        after = _assign(state, seat, action, log)
    elif action.kind == "draft" and state.phase == "draft":
        after = _draft(state, seat, action, log)
    elif action.kind == "assign" or action.kind == "draft" or state.phase != "build":
        raise IllegalAction("wrong_phase", phase=state.phase)
    else:
        after = decide(state, seat, action, log)
        if is_built(after):
            after = end_turn(after, log)
    return Step(after, tuple(log), _is_worth_showing(action, after))


def _is_worth_showing(action: BetweenAction, after: State) -> bool:
    """Returns False before all choices are revealed, and for a copied bonus at a quick table."""
    if action.kind == "draft":
        return after.phase == "build"
    return action.kind != "copy" or not after.options.quick


def secret(state: State, seat: int) -> str | None:
    """Returns the name of a secret decision that a seat owes: its hand, Ludwig's tiles, a bonus's draw."""
    if state.phase != "build":
        return f"{state.phase[0]}{state.round}.{state.turn}" if seat in to_act(state) else None
    for side in SIDES:
        castle = castle_of(state.places, seat, side)
        bonus = state.bonuses[castle]
        if bonus and (bonus.rooms or bonus.cards) and seat in speakers(state, castle):
            return f"b{castle}.{len(state.castles[castle].rooms)}"
    return None


def asks_again(state: State, seat: int) -> bool:
    """In the last turn a seat has done its part once nothing is left to do at its two castles."""
    if state.phase != "build" or state.round < ROUNDS or len(state.hands[0]) > 1:
        return state.phase != "over"
    return any(
        state.bonuses[castle] is not None or debtors(state.owed)[castle]
        for castle in (castle_of(state.places, seat, side) for side in SIDES)
    )


def _begin_round(state: State, log: list[Event]) -> State:
    """Every place draws nine tiles."""
    hands = []
    for place in range(state.places):
        rooms, state = draw_rooms(state, HAND, log)
        hands.append(rooms)
        if place < state.seats:
            log.append(events.dealt(place, rooms))
    return _begin_turn(state._replace(round=state.round + 1, turn=0, hands=tuple(hands)), log)


def _begin_turn(state: State, log: list[Event]) -> State:
    """In a game of two Ludwig's tiles come first, then all choose at once."""
    state = state._replace(turn=state.turn + 1, phase="draft", picks=((),) * state.places)
    log.append(events.turn_began(state.round, state.turn, len(state.hands[0])))
    if state.places == state.seats:
        return state
    drawn, rest, chance = state.chance.sample(state.hands[LUDWIG], PICKS)
    state = _with_hand(state, LUDWIG, rest, in_order(drawn))._replace(chance=chance, phase="assign")
    log.append(events.ludwig_drew(assigner(state), in_order(drawn)))
    return state


def assigner(state: State) -> int:
    """Returns the seat that looks at Ludwig's tiles: his left neighbor in round 1, then his right one."""
    return (LUDWIG + passing(state)) % state.places


def passing(state: State) -> int:
    """Returns the direction in which hands are passed: left (+1) in the first round, then right (-1)."""
    return 1 if state.round == 1 else -1


def _assign(state: State, seat: int, action: Assign, log: list[Event]) -> State:
    """Ludwig's two tiles are laid open, one beside each of his castles."""
    if in_order((action.left, action.right)) != state.picks[LUDWIG]:
        raise IllegalAction("not_ludwigs_tiles", left=action.left, right=action.right)
    log.append(events.assigned(seat, action.left, action.right))
    picks = _with(state.picks, LUDWIG, (action.left, action.right))
    return state._replace(picks=picks, phase="draft")


def _draft(state: State, seat: int, action: Draft, log: list[Event]) -> State:
    """Two tiles are chosen in secret and for good; when all have chosen, all are revealed."""
    pick = (action.first, action.second)
    hand = state.hands[seat]
    for room in pick:
        if room not in hand:
            raise IllegalAction("not_in_hand", room=room)
    if ROOMS[action.first].order >= ROOMS[action.second].order:
        raise IllegalAction("not_two_tiles_in_order", first=action.first, second=action.second)
    state = _with_hand(state, seat, tuple(room for room in hand if room not in pick), pick)
    log.append(events.picked(seat, pick))
    waiting = undecided(state)
    log.append(events.chosen(seat, len(waiting)))
    return state if waiting else _reveal(state, log)


def undecided(state: State) -> tuple[int, ...]:
    """Returns the seats that still have to choose."""
    return tuple([seat for seat in range(state.seats) if not state.picks[seat]])


def _reveal(state: State, log: list[Event]) -> State:
    log.append(events.revealed(state.picks))
    return state._replace(
        phase="build",
        owed=(BOTH_OWED,) * state.places,
        before=tuple(len(castle.rooms) for castle in state.castles),
    )


def end_turn(state: State, log: list[Event]) -> State:
    """Everything is built: the hands are passed on; a last single tile is discarded unseen."""
    hands = state.hands
    if len(hands[0]) > 1:
        step = passing(state)
        passed = tuple(hands[(place - step) % state.places] for place in range(state.places))
        return _begin_turn(state._replace(hands=passed), log)
    state = discard_rooms(state, tuple(room for hand in hands for room in hand))
    state = state._replace(hands=((),) * state.places, picks=((),) * state.places)
    if state.round < ROUNDS:
        return _begin_round(state, log)
    over = state._replace(phase="over")
    result = result_of(over)
    points = [standing.points for standing in sorted(result.standings)]
    log.append(events.game_over(points, map(points_of, over.castles), result.winners))
    return over


def _with_hand(state: State, place: int, hand: tuple[str, ...], pick: tuple[str, ...]) -> State:
    return state._replace(hands=_with(state.hands, place, hand), picks=_with(state.picks, place, pick))


def _with(
    each: tuple[tuple[str, ...], ...], place: int, value: tuple[str, ...]
) -> tuple[tuple[str, ...], ...]:
    return (*each[:place], value, *each[place + 1 :])


def bound(options: BetweenOptions, seats: int) -> int:
    """A choice for each seat and turn, Ludwig's tiles, two placements a castle and turn, the bonuses."""
    places = places_of(seats)
    bonus_words = BONUSES_OF_CASTLE * (1 if options.quick else WORDS_OF_BONUS)
    return ROUNDS * TURNS * places + places * (2 * ROUNDS * TURNS + bonus_words)
