"""A table as the service returns it: the stored row with its game, options and state decoded."""

from __future__ import annotations

import json
from dataclasses import dataclass, field, replace
from typing import Any

from pydantic import ValidationError

from bot.store import LogRow, Phase, SeatRow, TableRow
from bot.tables.history import History
from bot.tables.names import LONGEST_NAME, computer_name
from bot.tables.terms import Terms, read_terms
from bot.texts import translator
from engines.core.contract import AnyGame, Options
from engines.core.errors import BadState, EngineError
from engines.core.event import Event
from engines.core.score import Result
from engines.registry import game

SCHEMA = 1
"""The version of the stored states' JSON; each new number needs an upgrader."""


@dataclass(frozen=True)
class Table:
    """One table at one moment. `state` is None in the lobby."""

    row: TableRow
    game: AnyGame
    options: Options
    state: Any
    history: History = field(default_factory=History)
    recent: tuple[Entry, ...] = field(default=(), compare=False)
    """The last entries of the log, up to this moment and without a gap; () if they are not known."""
    _views: dict[int | None, Any] = field(default_factory=dict, init=False, compare=False, repr=False)
    """Views that were asked for: a table is one moment, and its panels, boards and texts share them."""

    def __reduce__(self) -> tuple[object, ...]:
        """Pickles without stored text and log: another process has its own games and needs neither."""
        row = replace(self.row, state=None)
        return _restored, (row, self.game.key, self.options, self.state, self.history)

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def seq(self) -> int:
        return self.row.seq

    @property
    def phase(self) -> Phase:
        return self.row.phase

    @property
    def seats(self) -> tuple[SeatRow, ...]:
        return self.row.seats

    @property
    def terms(self) -> Terms:
        """The terms agreed on in the lobby, besides the variants."""
        return read_terms(self.row.terms)

    @property
    def revealed(self) -> bool:
        """Whether everything may be shown: the game can't continue, and no other table plays the same deal.

        A sleeping table may wake up.
        """
        if self.terms.sealed:
            return False
        return self.phase == "over" or (self.phase == "ended" and not self.terms.asleep)

    @property
    def names(self) -> tuple[str, ...]:
        """The displayed names of the seats.

        If a computer player decides for a person, its name is added; players who have left are marked as
        gone.
        """
        names = [seat.name for seat in self.row.seats]
        for number, helper in self._helpers().items():
            gone = translator(self.row.lang)("has-left") if number in self.left else ""
            mark = f" {gone} · {helper}" if gone else f" · {helper}"
            names[number] = f"{names[number][: LONGEST_NAME - len(mark)].rstrip()}{mark}"
        return tuple(names)

    def names_in(self, entry: Entry) -> tuple[str, ...]:
        """Returns the names of the seats as they were at an entry of the log.

        A person's own decision has their name alone, even if a computer player decides for them now.
        """
        own = entry.seat if entry.user is not None else None
        return self.names_at(entry.seq, own)

    def names_at(self, seq: int, own: int | None = None) -> tuple[str, ...]:
        """Returns the names of the seats as they were at an event: a seat's past belongs to its player then.

        The person of the seat `own` decided themselves, even if a computer player decides for them now.
        """
        names = list(self.names)
        if own is not None:
            names[own] = self.row.seats[own].name
        for taken, seat, name in reversed(self.history.former):
            if seq < taken:
                names[seat] = name
        return tuple(names)

    def stand_in_name(self, seat: int) -> str:
        """Returns the computer player that stands in for the person of a seat; "" if there is none."""
        return "" if self.row.seats[seat].user is None else self._helpers().get(seat, "")

    @property
    def left(self) -> frozenset[int]:
        """The seats whose players have left the game permanently."""
        return frozenset(seat for seat in self.history.left if self.row.seats[seat].user is None)

    @property
    def result(self) -> Result:
        """The result of a finished game; players who have left are last.

        Pictures, texts, statistics and ratings all use it.
        """
        return self.game.result(self.state).with_last(self.left)

    def _helpers(self) -> dict[int, str]:
        """Returns the computer players that decide for people who are away or have left, by seat."""
        taken = {seat.name for seat in self.row.seats}
        names: dict[int, str] = {}
        for number, seat in enumerate(self.row.seats):
            if (seat.user is not None and seat.stand_in) or number in self.left:
                names[number] = computer_name(taken, self.row.lang)
                taken.add(names[number])
        return names

    @property
    def to_act(self) -> tuple[int, ...]:
        return () if self.state is None or self.phase != "playing" else self.game.to_act(self.state)

    @property
    def on_the_clock(self) -> tuple[int, ...]:
        return self.game.on_the_clock(self.state) if self.to_act else ()

    @property
    def turn_order(self) -> tuple[int, ...]:
        return self.game.turn_order(self.state) if self.to_act else ()

    def seats_of(self, user: int) -> tuple[int, ...]:
        return tuple(number for number, seat in enumerate(self.row.seats) if seat.user == user)

    def seat_of(self, user: int) -> int | None:
        """Returns a person's seat; None if they do not play here."""
        return next(iter(self.seats_of(user)), None)

    def recent_after(self, seq: int) -> tuple[Entry, ...] | None:
        """Returns the entries after that event; None if not all of them are in memory."""
        if seq >= self.seq:
            return ()
        if not self.recent or self.recent[0].seq > seq + 1:
            return None
        return self.recent[seq - self.seq :]

    @property
    def can_be_replayed(self) -> bool:
        """Whether the rules that the game began with are still known."""
        return self.game.knows_rules(self.row.rules_version)

    def view(self, seat: int | None) -> Any:
        """Returns the view of a seat or of a spectator (None); after the game it contains `result`."""
        if seat not in self._views:
            view = self.game.view(self.state, seat)
            if self.phase == "over" and (self.left or view.result is None):  # a daily castle's short form
                view = replace(view, result=self.result)
            self._views[seat] = view
        return self._views[seat]


@dataclass(frozen=True)
class Entry:
    """One line of a table's log with its outcome decoded."""

    seq: int
    verb: str
    user: int | None
    seat: int | None
    action: str | None
    events: tuple[Event, ...]
    at: float

    @property
    def secret(self) -> bool:
        """Whether the action is secret: the first event describes the action, the others its outcome."""
        return bool(self.events) and self.events[0].only is not None


def _restored(row: TableRow, key: str, options: Options, state: Any, history: History) -> Table:
    return Table(row, game(key), options, state, history)


def decode(row: TableRow) -> Table:
    """Decodes the table of a row; BadState, with the table's id, if it can't be read."""
    if row.schema != SCHEMA:
        raise BadState("unknown_schema", table=row.id, schema=row.schema, known=SCHEMA)
    if row.state is not None and not row.seats:
        raise BadState("no_seats", table=row.id)
    try:
        its_game = game(row.game)
        options = its_game.options_type.model_validate_json(row.options)
        state = None if row.state is None else its_game.decode(row.state)
    except (EngineError, ValidationError) as error:
        raise BadState("unreadable_table", table=row.id, cause=str(error)[:200]) from None
    return Table(row, its_game, options, state)


def decode_entry(row: LogRow) -> Entry:
    """Decodes the entry of a row; BadState if its outcome can't be read."""
    try:
        events = tuple(
            Event(
                item["kind"],
                item["seat"],
                item["facts"],
                None if item["only"] is None else tuple(item["only"]),
            )
            for item in json.loads(row.outcome)
        )
    except (ValueError, TypeError, KeyError) as error:
        raise BadState("unreadable_event", seq=row.seq, cause=str(error)[:200]) from None
    return Entry(row.seq, row.verb, row.user, row.seat, row.action, events, row.at)


def encode_events(events: tuple[Event, ...]) -> str:
    return json.dumps([event._asdict() for event in events], separators=(",", ":"), ensure_ascii=False)
