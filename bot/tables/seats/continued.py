"""Tables that play on from a moment of a finished game: the same people, seats, variants and shuffle.

The log of such a table has the decisions up to that moment before its start, without an actor: its state, its
record and every undo are replayed from them as in any other game.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bot.store import SeatRow
from bot.tables.actors import Person
from bot.tables.history import ACTED, without_undone
from bot.tables.ledger import Change
from bot.tables.levels import best_player
from bot.tables.names import clean_name, computer_name, computer_names
from bot.tables.refusal import Refusal
from bot.tables.table import Entry, Table
from bot.tables.terms import Continued, Terms


def continued_terms(former: Table, turn: int, actions: int) -> Terms:
    """Returns the terms of a table that plays on from a moment of a finished game."""
    origin = Continued(table=former.id, turn=turn, actions=actions, seats=len(former.seats))
    fixed = {
        "origin": origin,
        "rated": False,
        "again": None,
        "dealt": None,
        "round": None,
        "sealed": False,
        "asleep": False,
    }
    return former.terms.model_copy(update=fixed)


def first_seats(former: Table, host: Person) -> tuple[SeatRow, ...]:
    """Returns the host and the computer players, which also take the seats that players have left."""
    seats: list[SeatRow] = []
    for old in former.seats:
        if old.user == host.id:
            seats.append(SeatRow(host.id, clean_name(host.name), lang=host.lang))
        elif old.user is None and old.program is None:
            raise Refusal("together-gone")  # a former player has been forgotten
        elif old.user is None:
            taken = [one.name for one in (*former.seats, *seats)]
            usual = old.name in computer_names(former.row.lang)
            name = old.name if usual else computer_name(taken, former.row.lang)
            seats.append(SeatRow(None, name, old.computer or best_player(former.game)))
    return tuple(seats)


def in_former_order(former: Table, seats: Iterable[SeatRow]) -> tuple[SeatRow, ...]:
    """Returns the seats in the order that they had in the finished game."""
    programs = iter([number for number, old in enumerate(former.seats) if old.user is None])
    places = {
        (next(programs) if seat.user is None else former.seat_of(seat.user) or 0): seat for seat in seats
    }
    return tuple(places[number] for number in sorted(places))


def check_all_here(former: Table, table: Table) -> None:
    """Raises a Refusal with the names of the players who have not joined yet."""
    here = {seat.user for seat in table.seats}
    missing = [seat.name for seat in former.seats if seat.user not in here]
    if missing:
        raise Refusal("together-waits", names=", ".join(missing))
    if len(table.seats) != len(former.seats):
        raise Refusal("together-gone")


def position(former: Table, entries: Iterable[Entry], actions: int) -> tuple[Any, list[Change]]:
    """Replays a finished game up to a moment; returns the state there and the decisions for the new log."""
    game = former.game
    state = game.setup_by(
        former.row.rules_version, former.options, len(former.seats), game.seed(former.state)
    )
    decisions = [entry for entry in without_undone(entries) if entry.verb == ACTED][:actions]
    changes = []
    for entry in decisions:
        assert entry.seat is not None
        assert entry.action is not None
        step = game.apply(state, entry.seat, game.parse(entry.action))
        changes.append(Change(ACTED, None, entry.seat, entry.action, step.events))
        state = step.state
    return state, changes
