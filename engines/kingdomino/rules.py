"""The course of a game: laying out lines, first claims, placing and claiming, rounds and the end.

Every function takes a state and returns a new one. `_proceed` does all automatic steps (a domino that fits
nowhere, the last free domino of a line, the next line), so a state always awaits a real choice. Functions
append events to a list; `events` lists their kinds and facts.
"""

from __future__ import annotations

from typing import NamedTuple

from engines.core.chance import Chance
from engines.core.contract import Step, check_seats
from engines.core.errors import BadSetup, IllegalAction
from engines.core.event import Event
from engines.kingdomino import events
from engines.kingdomino.actions import CLAIMS, Claim, KingdominoAction, Place
from engines.kingdomino.data import DOMINOES, DUEL_SEATS, SEATS
from engines.kingdomino.kingdom import BARE, Kingdom, with_placement, without
from engines.kingdomino.options import KingdominoOptions, games_of, size_of
from engines.kingdomino.placing import check_placement, fits_somewhere, placements
from engines.kingdomino.scoring import points_of, standings_of
from engines.kingdomino.state import LastTurn, State


def kings_per_seat(seats: int) -> int:
    """Two players have two kings each, three and four have one."""
    return 2 if seats == 2 else 1


def line_length(seats: int) -> int:
    """A line has as many dominoes as there are kings in play."""
    return seats * kings_per_seat(seats)


def rounds_of(options: KingdominoOptions, seats: int) -> int:
    """Every seat gets 12 dominoes (24 in a Mighty Duel), one for each king and round."""
    dominoes = size_of(options) ** 2 // 2
    return dominoes // kings_per_seat(seats)


def set_up(options: KingdominoOptions, seats: int, seed: str) -> State:
    """The first game's first line, and the first king drawn."""
    check_seats(seats, SEATS)
    if options.mighty_duel and seats != DUEL_SEATS:
        raise BadSetup("mighty_duel_seats", seats=seats, needed=DUEL_SEATS)
    bare = State(
        options=options,
        seats=seats,
        chance=Chance(seed),
        game=0,
        round=0,
        phase="claim",
        line=(),
        owners=(),
        turn=0,
        next_line=(),
        next_owners=(),
        king=None,
        kings=(),
        unseen=(),
        kingdoms=(),
        earlier=(),
        last=None,
    )
    return _start_game(bare, [])


def due_seat(state: State) -> int | None:
    """The dominoes of the line are placed in the order of their numbers, each by its king's owner.

    Without a line the king drawn for a first claim is due; at the end None.
    """
    return state.owners[state.turn] if state.line else state.king


def to_act(state: State) -> tuple[int, ...]:
    """One seat acts at a time, none at the end."""
    seat = due_seat(state)
    return () if seat is None else (seat,)


def asks_again(state: State, seat: int) -> bool:
    """After the last line there are no claims: a seat without a domino to place in the last game is done."""
    if state.phase == "over" or state.next_line or state.game < games_of(state.options):
        return state.phase != "over"
    return seat in state.owners[state.turn :]


def legal(state: State, seat: int) -> tuple[KingdominoAction, ...]:
    """The seat that is due claims any free domino, or places its own domino wherever it fits."""
    if seat != due_seat(state):
        return ()
    if state.phase == "claim":
        return tuple(
            [
                CLAIMS[domino]
                for domino, owner in zip(state.next_line, state.next_owners, strict=True)
                if owner is None
            ]
        )
    return placements(state.kingdoms[seat], state.line[state.turn], size_of(state.options))


def apply(state: State, seat: int, action: KingdominoAction) -> Step[State]:
    """Returns the state after the action and all automatic steps."""
    phase = state.phase
    if phase == "over":
        raise IllegalAction("game_over")
    if seat != due_seat(state):
        raise IllegalAction("not_due", seat=seat)
    if action.kind != phase:
        raise IllegalAction("wrong_phase", phase=phase)
    log: list[Event] = []
    done = _place(state, seat, action, log) if action.kind == "place" else _claim(state, seat, action, log)
    after = _proceed(done, log)
    return Step(after, tuple(log), not _is_same_turn(state, after))


def bound(options: KingdominoOptions, seats: int) -> int:
    """First claims, then a placement and a claim for each king and round."""
    return games_of(options) * line_length(seats) * 2 * rounds_of(options, seats)


def _is_same_turn(before: State, after: State) -> bool:
    """Returns whether the king that placed its domino before is still to claim after."""
    if before.phase != "place" or after.phase != "claim":
        return False
    return before.turn == after.turn and before.line == after.line


def _place(state: State, seat: int, action: Place, log: list[Event]) -> State:
    """Lay the domino that is due in its owner's kingdom."""
    due = state.line[state.turn]
    if action.domino != due:
        raise IllegalAction("not_that_domino", domino=action.domino, due=due)
    options, before, placement = state.options, state.kingdoms[seat], action.placement
    check_placement(before, placement, size_of(options))
    after = with_placement(before, placement)
    points = points_of(after, options)
    gain = points - points_of(before, options)
    log.append(events.placed(seat, placement, gain, points))
    last = LastTurn(seat, placement, gain, None, None)
    return _after_domino(state, seat, after, last, log)


def _claim(state: State, seat: int, action: Claim, log: list[Event]) -> State:
    """Put the king that is due on any free domino of the next line."""
    domino, line = action.domino, state.next_line
    if domino not in line:
        raise IllegalAction("not_in_line", domino=domino)
    if state.next_owners[line.index(domino)] is not None:
        raise IllegalAction("taken", domino=domino)
    return _put_king(state, seat, domino, log)


def _proceed(state: State, log: list[Event]) -> State:
    """Does all automatic steps until a seat has to choose or the game is over."""
    while True:
        if state.phase == "place":
            domino, seat = state.line[state.turn], state.owners[state.turn]
            if fits_somewhere(state.kingdoms[seat], domino, size_of(state.options)):
                return state
            state = _discard(state, seat, domino, log)
        elif state.phase == "claim":
            owners = state.next_owners
            if owners.count(None) > 1:
                return state
            state = _put_last_king(state, state.next_line[owners.index(None)], log)
        else:
            return state


def _discard(state: State, seat: int, domino: int, log: list[Event]) -> State:
    """A domino without a legal place is discarded, and only such a one."""
    kingdom = without(state.kingdoms[seat], domino)
    log.append(events.discarded(seat, domino, points_of(kingdom, state.options)))
    return _after_domino(state, seat, kingdom, state.last, log)


def _after_domino(
    state: State, seat: int, kingdom: Kingdom, last: LastTurn | None, log: list[Event]
) -> State:
    """After its domino a king claims the next one; in the last round there are no claims."""
    after = [*state.kingdoms]
    after[seat] = kingdom
    kingdoms = tuple(after)
    if state.next_line:
        return state.in_turn("claim", state.turn, state.next_owners, kingdoms, last)
    return _next_king(state, state.next_owners, kingdoms, last, log)


def _put_last_king(state: State, domino: int, log: list[Event]) -> State:
    """The last king has no choice: it gets the domino that is left."""
    seat = due_seat(state)
    assert seat is not None
    return _put_king(state, seat, domino, log, forced=True)


def _put_king(state: State, seat: int, domino: int, log: list[Event], *, forced: bool = False) -> State:
    """The king moves to the next line."""
    log.append(events.claimed(seat, domino, forced))
    owners = [*state.next_owners]
    owners[state.next_line.index(domino)] = seat
    return _next_king(state, tuple(owners), state.kingdoms, _last_turn(state, seat, domino, forced), log)


def _last_turn(state: State, seat: int, claimed: int, forced: bool) -> LastTurn | None:
    """Returns the turn that a claim ends; a turn without any choice does not replace the turn before it."""
    due = state.line[state.turn] if state.line else None
    last = state.last
    if last and last.placed and last.placed.domino == due:
        return LastTurn(seat, last.placed, last.gain, None, claimed)
    return last if forced else LastTurn(seat, None, 0, due, claimed)


def _next_king(
    state: State,
    next_owners: tuple[int | None, ...],
    kingdoms: tuple[Kingdom, ...],
    last: LastTurn | None,
    log: list[Event],
) -> State:
    """The next king of the line is due; after the last one the next round begins."""
    following = state.turn + 1
    if following < len(state.line):
        return state.in_turn("place", following, next_owners, kingdoms, last)
    done = state.in_turn(state.phase, state.turn, next_owners, kingdoms, last)
    if not done.line and done.kings:
        return _draw_king(done, log)
    if done.next_line:
        return _next_round(done, log)
    return _end_game(done, log)


def _draw_king(state: State, log: list[Event]) -> State:
    """First claims: the kings are drawn one by one, each is put down by its owner as it appears."""
    (king,), kings, chance = state.chance.sample(state.kings, 1)
    log.append(events.king_drawn(king))
    return state._replace(king=king, kings=kings, chance=chance)


class _Line(NamedTuple):
    """A line that was just laid out, and what is left to draw from."""

    line: tuple[int, ...]
    free: tuple[None, ...]
    unseen: tuple[int, ...]
    chance: Chance


def _lay_out(chance: Chance, unseen: tuple[int, ...], length: int, log: list[Event]) -> _Line:
    """Draws a line from the unseen dominoes and sorts it by number."""
    drawn, rest, chance = chance.sample(unseen, length)
    line = tuple(sorted(drawn))
    log.append(events.line(line))
    return _Line(line, (None,) * length, rest, chance)


def _next_round(state: State, log: list[Event]) -> State:
    """The claimed line is placed next, and a new one is laid out unless it was the last."""
    new = _Line((), (), state.unseen, state.chance)
    if state.round + 1 < rounds_of(state.options, state.seats):
        new = _lay_out(state.chance, state.unseen, line_length(state.seats), log)
    return state._replace(
        chance=new.chance,
        round=state.round + 1,
        phase="place",
        line=state.next_line,
        owners=tuple([owner for owner in state.next_owners if owner is not None]),
        turn=0,
        next_line=new.line,
        next_owners=new.free,
        king=None,
        unseen=new.unseen,
    )


def _start_game(state: State, log: list[Event]) -> State:
    """Castles alone, the first line laid out, all kings in the hand and the first one drawn."""
    first = _lay_out(state.chance, tuple(DOMINOES), line_length(state.seats), log)
    kings = tuple(seat for seat in range(state.seats) for _ in range(kings_per_seat(state.seats)))
    begun = state._replace(
        chance=first.chance,
        game=state.game + 1,
        round=0,
        phase="claim",
        line=(),
        owners=(),
        turn=0,
        next_line=first.line,
        next_owners=first.free,
        kings=kings,
        unseen=first.unseen,
        kingdoms=(BARE,) * state.seats,
        last=None,
    )
    return _draw_king(begun, log)


def _end_game(state: State, log: list[Event]) -> State:
    """After the last line the points are counted; a Dynasty goes on until its third game."""
    if state.options.dynasty:
        points = tuple(points_of(kingdom, state.options) for kingdom in state.kingdoms)
        log.append(events.scored(state.game, points))
    if state.game < games_of(state.options):
        return _start_game(state._replace(earlier=(*state.earlier, state.kingdoms)), log)
    over = state._replace(phase="over", line=(), owners=(), turn=0)
    log.append(events.game_over(standings_of(over)))
    return over
