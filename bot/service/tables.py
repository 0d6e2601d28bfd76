"""The table service: every change of a table, checked, applied and written in one transaction."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any
from weakref import WeakValueDictionary

from pydantic import ValidationError

from bot.service.refusal import Refusal
from bot.service.table import SCHEMA, Entry, Table, decode, decode_entry, encode_events
from bot.store import AlreadyDone, Duty, DutyKind, LogRow, OutOfStep, SeatRow, Store, TableRow
from engines.core.chance import SEED_DIGITS
from engines.core.errors import BadSetup, BadState, BadText, IllegalAction
from engines.core.event import Event
from engines.core.game import Options
from engines.registry import game

log = logging.getLogger(__name__)

CACHED_TABLES = 256
LONGEST_NAME = 32
_ID_LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"  # nothing that is read as something else
_ID_LENGTH = 6


@dataclass(frozen=True)
class Person:
    """Who asks. A moderator may end and start anybody's table."""

    id: int
    name: str
    moderator: bool = False


@dataclass(frozen=True)
class Place:
    """Where a table is opened."""

    guild: int
    channel: int
    lang: str


@dataclass(frozen=True)
class Bounds:
    """How many open tables there may be."""

    per_server: int = 25
    per_person: int = 5


class Tables:
    """All tables. One lock per table; idle tables take no memory beyond a bounded cache."""

    def __init__(
        self, store: Store, bounds: Bounds | None = None, clock: Callable[[], float] = time.time
    ) -> None:
        self._store = store
        self._bounds = bounds or Bounds()
        self._clock = clock
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._cache: OrderedDict[str, Table] = OrderedDict()
        self.on_duty: Callable[[Duty], None] = lambda duty: None
        """Told of every duty right after it was written."""

    # Reading

    async def get(self, table_id: str) -> Table:
        """The table as it stands."""
        cached = self._cache.get(table_id)
        if cached is not None:
            self._cache.move_to_end(table_id)
            return cached
        row = await self._store.load(table_id)
        if row is None:
            raise Refusal("unknown-table")
        try:
            table = decode(row)
        except BadState as error:
            log.error("table %s can't be read: %s", table_id, error)
            raise Refusal("unreadable-table", table=table_id) from error
        self._remember(table)
        return table

    async def at(self, place: int) -> Table:
        """The table that is played in that thread or channel."""
        row = await self._store.table_at(place)
        if row is None:
            raise Refusal("no-table-here")
        return await self.get(row.id)

    async def entries(self, table_id: str, after: int = 0, upto: int = 2**62) -> list[Entry]:
        return [decode_entry(row) for row in await self._store.log(table_id, after, upto)]

    async def open_in(self, guild: int) -> list[TableRow]:
        return await self._store.open_tables(guild)

    async def of_person(self, user: int, guild: int) -> list[TableRow]:
        return await self._store.tables_of(user, guild)

    def forget(self, table_id: str) -> None:
        """Read the table from the file the next time."""
        self._cache.pop(table_id, None)

    # The lobby

    async def open(self, place: Place, host: Person, game_key: str, request: int | None) -> Table:
        """A new table with its host in the first seat."""
        if await self._store.count_open(place.guild) >= self._bounds.per_server:
            raise Refusal("too-many-tables-here", limit=self._bounds.per_server)
        await self._check_person(host)
        its_game = game(game_key)
        now = self._clock()
        row = TableRow(
            id="".join(secrets.choice(_ID_LETTERS) for _ in range(_ID_LENGTH)),
            guild=place.guild,
            channel=place.channel,
            game=game_key,
            options=its_game.options_type().model_dump_json(),
            host=host.id,
            lang=place.lang,
            phase="lobby",
            seq=1,
            rules_version=its_game.rules_version,
            schema=SCHEMA,
            state=None,
            created=now,
            changed=now,
            seats=(SeatRow(host.id, clean_name(host.name)),),
        )
        event = LogRow(1, "opened", host.id, 0, None, "[]", request, now)
        try:
            await self._store.insert(row, event, ["lobby"])
        except AlreadyDone:
            raise Refusal("already-done") from None
        table = decode(row)
        self._remember(table)
        self._tell(row, ["lobby"])
        return table

    async def join(self, table_id: str, person: Person, request: int | None) -> Table:
        async with self._lock(table_id):
            table = await self._in_lobby(table_id)
            if table.seat_of(person.id) is not None:
                raise Refusal("already-seated")
            if len(table.seats) >= table.game.seats[-1]:
                raise Refusal("table-full")
            await self._check_person(person)
            seats = (*table.seats, SeatRow(person.id, clean_name(person.name)))
            return await self._change(table, "joined", person, request, ["lobby"], seats=seats)

    async def leave(self, table_id: str, person: Person, request: int | None) -> Table:
        """Leave the lobby; the next person becomes the host, and a table without people is ended."""
        async with self._lock(table_id):
            table = await self._in_lobby(table_id)
            if table.seat_of(person.id) is None:
                raise Refusal("not-seated")
            seats = tuple(seat for seat in table.seats if seat.user != person.id)
            people = [seat.user for seat in seats if seat.user is not None]
            if not people:
                return await self._change(table, "ended", person, request, ["lobby"], phase="ended")
            host = table.row.host if table.row.host in people else people[0]
            return await self._change(table, "left", person, request, ["lobby"], seats=seats, host=host)

    async def add_computer(
        self, table_id: str, person: Person, player: str | None, request: int | None
    ) -> Table:
        """Seat a computer player; without a name the best one."""
        async with self._lock(table_id):
            table = await self._in_lobby(table_id)
            self._check_host(table, person)
            if len(table.seats) >= table.game.seats[-1]:
                raise Refusal("table-full")
            kind = player or next(iter(table.game.players))
            if kind not in table.game.players:
                raise Refusal("unknown-computer")
            taken = set(table.names)
            name = next(name for name in _COMPUTER_NAMES if name not in taken)
            seats = (*table.seats, SeatRow(None, name, kind))
            return await self._change(table, "computer-added", person, request, ["lobby"], seats=seats)

    async def remove_computer(self, table_id: str, person: Person, request: int | None) -> Table:
        """Take the last computer player away."""
        async with self._lock(table_id):
            table = await self._in_lobby(table_id)
            self._check_host(table, person)
            last = max((n for n, seat in enumerate(table.seats) if seat.computer), default=None)
            if last is None:
                raise Refusal("no-computer")
            seats = tuple(seat for number, seat in enumerate(table.seats) if number != last)
            return await self._change(table, "computer-removed", person, request, ["lobby"], seats=seats)

    async def set_options(
        self, table_id: str, person: Person, values: dict[str, Any], request: int | None
    ) -> Table:
        """Change some of the variants."""
        async with self._lock(table_id):
            table = await self._in_lobby(table_id)
            self._check_host(table, person)
            try:
                merged = {**table.options.model_dump(mode="json"), **values}
                options = table.game.options_type.model_validate(merged)
            except ValidationError as error:
                raise Refusal("bad-option", cause=error.errors()[0]["msg"]) from None
            return await self._change(table, "options", person, request, ["lobby"], options=options)

    async def start(self, table_id: str, person: Person, request: int | None) -> Table:
        """Deal: the seats in their order, a fresh secret seed."""
        async with self._lock(table_id):
            table = await self._in_lobby(table_id)
            self._check_host(table, person)
            if len(table.seats) not in table.game.seats:
                raise Refusal("too-few-players", least=table.game.seats[0], now=len(table.seats))
            try:
                state = table.game.setup(table.options, len(table.seats), secrets.token_hex(SEED_DIGITS // 2))
            except BadSetup as error:
                raise Refusal(f"setup-{error.reason.replace('_', '-')}", **error.details) from None
            return await self._change(
                table,
                "started",
                person,
                request,
                ["lobby", "board", *self._computer_duty(table, state)],
                phase="playing",
                state=state,
            )

    async def end(self, table_id: str, person: Person, request: int | None) -> Table:
        """Close a table before its game is over; for its host and moderators."""
        async with self._lock(table_id):
            table = await self.get(table_id)
            self._check_host(table, person)
            if table.phase in ("over", "ended"):
                raise Refusal("table-over")
            duties: list[DutyKind] = ["lobby", "board"] if table.phase == "playing" else ["lobby"]
            return await self._change(table, "ended", person, request, duties, phase="ended")

    # Playing

    async def act(
        self, table_id: str, person: Person, seat: int, seq: int, text: str, request: int | None
    ) -> Table:
        """A player's decision, made on the table as it was at `seq`."""
        async with self._lock(table_id):
            if request is not None and await self._store.seen(request):
                raise Refusal("already-done")
            table = await self.get(table_id)
            self._check_playing(table)
            if seat not in table.seats_of(person.id):
                raise Refusal("not-your-seat" if table.seat_of(person.id) is not None else "not-playing")
            if seq != table.seq and not self._still_good(table, seat, seq):
                raise Refusal("stale-button")
            return await self._apply(table, seat, text, person.id, request)

    async def act_for_computer(self, table_id: str, seat: int, seq: int, text: str) -> Table:
        """What a computer player chose on the table as it was at `seq`."""
        async with self._lock(table_id):
            table = await self.get(table_id)
            if table.phase != "playing" or seq != table.seq or not table.seats[seat].computer:
                raise Refusal("stale-button")
            return await self._apply(table, seat, text, None, None)

    @staticmethod
    def _still_good(table: Table, seat: int, seq: int) -> bool:
        """In a simultaneous phase others' choices do not age a player's own panel."""
        return len(table.to_act) > 1 and seat in table.to_act and 0 < table.seq - seq < len(table.seats)

    async def _apply(
        self, table: Table, seat: int, text: str, user: int | None, request: int | None
    ) -> Table:
        its_game = table.game
        try:
            step = its_game.apply(table.state, seat, its_game.parse(text))
        except BadText:
            raise Refusal("stale-button") from None
        except IllegalAction as error:
            raise Refusal("not-your-turn" if error.reason == "not_due" else "illegal-action") from error
        over = not its_game.to_act(step.state)
        duties: list[DutyKind] = self._computer_duty(table, step.state)
        if step.turn_ends or over:
            duties.append("board")
        if over:
            duties.append("lobby")
        event = _Event("acted", user, seat, text, step.events)
        return await self._write(
            table,
            event,
            request,
            duties,
            state=its_game.encode(step.state),
            phase="over" if over else "playing",
        )

    @staticmethod
    def _computer_duty(table: Table, state: Any) -> list[DutyKind]:
        due = table.game.to_act(state)
        return ["computer"] if any(table.seats[seat].computer for seat in due) else []

    # Checks

    async def _in_lobby(self, table_id: str) -> Table:
        table = await self.get(table_id)
        if table.phase == "playing":
            raise Refusal("already-started")
        if table.phase != "lobby":
            raise Refusal("table-over")
        return table

    @staticmethod
    def _check_playing(table: Table) -> None:
        if table.phase == "lobby":
            raise Refusal("not-started")
        if table.phase != "playing":
            raise Refusal("table-over")

    @staticmethod
    def _check_host(table: Table, person: Person) -> None:
        if person.id != table.row.host and not person.moderator:
            raise Refusal("only-host")

    async def _check_person(self, person: Person) -> None:
        if await self._store.count_open_of(person.id) >= self._bounds.per_person:
            raise Refusal("too-many-tables-yours", limit=self._bounds.per_person)

    # Writing

    async def _change(
        self,
        table: Table,
        verb: str,
        person: Person,
        request: int | None,
        duties: Sequence[DutyKind],
        **columns: Any,
    ) -> Table:
        event = _Event(verb, person.id, table.seat_of(person.id), None, ())
        return await self._write(table, event, request, duties, **columns)

    async def _write(
        self,
        table: Table,
        event: _Event,
        request: int | None,
        duties: Sequence[DutyKind],
        *,
        state: Any = None,
        options: Options | None = None,
        **columns: Any,
    ) -> Table:
        now = self._clock()
        if state is not None:
            columns["state"] = table.game.encode(state)
        if options is not None:
            columns["options"] = options.model_dump_json()
        row = replace(table.row, seq=table.seq + 1, changed=now, **columns)
        entry = LogRow(
            row.seq,
            event.verb,
            event.user,
            event.seat,
            event.action,
            encode_events(event.events),
            request,
            now,
        )
        try:
            await self._store.save(row, entry, duties, seats_changed="seats" in columns)
        except AlreadyDone:
            raise Refusal("already-done") from None
        except OutOfStep:
            self.forget(table.id)
            raise Refusal("stale-button") from None
        changed = Table(row, table.game, options or table.options, table.state if state is None else state)
        self._remember(changed)
        self._tell(row, duties)
        return changed

    def _tell(self, row: TableRow, duties: Sequence[DutyKind]) -> None:
        for kind in duties:
            self.on_duty(Duty(row.id, kind, row.seq))

    def _remember(self, table: Table) -> None:
        self._cache[table.id] = table
        self._cache.move_to_end(table.id)
        while len(self._cache) > CACHED_TABLES:
            self._cache.popitem(last=False)

    def _lock(self, table_id: str) -> asyncio.Lock:
        lock = self._locks.get(table_id)
        if lock is None:
            lock = self._locks[table_id] = asyncio.Lock()
        return lock


@dataclass(frozen=True)
class _Event:
    """What is to be written down: who did what, and what came of it."""

    verb: str
    user: int | None
    seat: int | None
    action: str | None
    events: tuple[Event, ...]


_COMPUTER_NAMES = ("Gargoyle", "Beacon", "Portcullis", "Drawbridge", "Turret", "Moat", "Bailey")


def clean_name(name: str) -> str:
    """A person's name as it may stand in texts and pictures: one line, no markup, no pings, cut."""
    kept = "".join(letter for letter in name if letter.isprintable() and letter not in "*_~`|<>@#\\[]()")
    return " ".join(kept.split())[:LONGEST_NAME]
