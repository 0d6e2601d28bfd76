"""The table service: every change of a table, checked, applied and written in one transaction."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from pydantic import ValidationError

from bot.service.ledger import Change, Ledger
from bot.service.names import clean_name, computer_name
from bot.service.refusal import Refusal
from bot.service.table import SCHEMA, Entry, Table, decode_entry
from bot.store import DutyKind, SeatRow, Store, TableRow
from engines.core.chance import ANY_SEED, random_seed
from engines.core.errors import BadSetup, BadState, BadText, EngineError, IllegalAction
from engines.core.record import Record
from engines.registry import game

_ID_LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"  # nothing that is read as something else
_ID_LENGTH = 6


@dataclass(frozen=True)
class Person:
    """Who asks. A moderator may end and start anybody's table."""

    id: int
    name: str
    moderator: bool = False
    lang: str = "en"


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


class Tables(Ledger):
    """What people and computer players may do with tables. A `request` is the interaction that asks."""

    def __init__(
        self, store: Store, bounds: Bounds | None = None, clock: Callable[[], float] = time.time
    ) -> None:
        super().__init__(store, clock)
        self._bounds = bounds or Bounds()
        self._counting = asyncio.Lock()

    # Reading

    async def at(self, place: int) -> Table:
        """The table that is played in that thread or channel."""
        row = await self._store.table_at(place)
        if row is None:
            raise Refusal("no-table-here")
        return await self.get(row.id)

    async def entries(self, table_id: str, after: int = 0, upto: int = 2**62) -> list[Entry]:
        """The log of a table, as far as it is asked for."""
        try:
            return [decode_entry(row) for row in await self._store.log(table_id, after, upto)]
        except BadState as error:
            raise Refusal("unreadable-table", table=table_id) from error

    async def open_in(self, guild: int) -> list[TableRow]:
        return await self._store.open_tables(guild)

    async def of_person(self, user: int, guild: int) -> list[TableRow]:
        return await self._store.tables_of(user, guild)

    async def record(self, table_id: str) -> Record:
        """The game written down; as long as it runs without its seed and without secret choices."""
        table = await self.get(table_id)
        if table.state is None:
            raise Refusal("not-started")
        finished = table.phase != "playing"
        told = [
            (entry.seat, entry.action, entry.events)
            for entry in await self.entries(table_id, upto=table.seq)
            if entry.seat is not None and entry.action is not None and (finished or not entry.secret)
        ]
        seed = table.game.seed(table.state)
        record = Record.from_log(table.game, table.options, table.names, seed, told, finished=finished)
        return record.model_copy(update={"rules_version": table.row.rules_version})

    # The lobby

    async def open(self, place: Place, host: Person, game_key: str, request: int | None) -> Table:
        """A new table with its host in the first seat."""
        try:
            its_game = game(game_key)
        except EngineError:
            raise Refusal("unknown-game") from None
        now = self._clock()
        async with self._counting:
            if request is not None and await self._store.seen(request):
                raise Refusal("already-done")
            if await self._store.count_open(place.guild) >= self._bounds.per_server:
                raise Refusal("too-many-tables-here", limit=self._bounds.per_server)
            await self._check_person(host)
            row = TableRow(
                id=await self._new_id(),
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
                seats=(SeatRow(host.id, clean_name(host.name), lang=host.lang),),
            )
            return await self._insert(row, Change("opened", host.id, 0), request)

    async def join(self, table_id: str, person: Person, request: int | None) -> Table:
        async with self._turn(table_id, request) as table:
            self._check_lobby(table)
            if table.seat_of(person.id) is not None:
                raise Refusal("already-seated")
            if len(table.seats) >= table.game.seats[-1]:
                raise Refusal("table-full")
            seats = (*table.seats, SeatRow(person.id, clean_name(person.name), lang=person.lang))
            async with self._counting:
                await self._check_person(person)
                return await self._change(table, "joined", person, request, ["lobby"], seats=seats)

    async def leave(self, table_id: str, person: Person, request: int | None) -> Table:
        """Leave the lobby; the next person becomes the host, and a table without people is ended."""
        async with self._turn(table_id, request) as table:
            self._check_lobby(table)
            if table.seat_of(person.id) is None:
                raise Refusal("not-seated")
            seats = tuple(seat for seat in table.seats if seat.user != person.id)
            people = _people(seats)
            if not people:
                return await self._change(table, "ended", person, request, ["lobby"], phase="ended")
            host = table.row.host if table.row.host in people else people[0]
            return await self._change(table, "left-lobby", person, request, ["lobby"], seats=seats, host=host)

    async def add_computer(
        self, table_id: str, person: Person, player: str | None, request: int | None
    ) -> Table:
        """Seat a computer player; without a name the best one."""
        async with self._turn(table_id, request) as table:
            self._check_lobby(table)
            self._check_host(table, person)
            if len(table.seats) >= table.game.seats[-1]:
                raise Refusal("table-full")
            kind = player or next(iter(table.game.players))
            if kind not in table.game.players:
                raise Refusal("unknown-computer")
            seats = (*table.seats, SeatRow(None, computer_name(table.names), kind))
            return await self._change(table, "computer-added", person, request, ["lobby"], seats=seats)

    async def remove_computer(self, table_id: str, person: Person, request: int | None) -> Table:
        """Take the last computer player away."""
        async with self._turn(table_id, request) as table:
            self._check_lobby(table)
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
        async with self._turn(table_id, request) as table:
            self._check_lobby(table)
            self._check_host(table, person)
            try:
                merged = {**table.options.model_dump(mode="json"), **values}
                options = table.game.options_type.model_validate(merged)
            except ValidationError as error:
                raise Refusal("bad-option", cause=error.errors()[0]["msg"]) from None
            return await self._change(table, "options", person, request, ["lobby"], options=options)

    @staticmethod
    def obstacle(table: Table) -> Refusal | None:
        """Why a table in its lobby can't be started with its variants, if not for want of players."""
        try:
            _set_up(table, max(len(table.seats), table.game.seats[0]), ANY_SEED)
        except Refusal as refusal:
            return refusal
        return None

    async def start(self, table_id: str, person: Person, request: int | None) -> Table:
        """Deal: the seats in their order, a fresh secret seed."""
        async with self._turn(table_id, request) as table:
            self._check_lobby(table)
            self._check_host(table, person)
            if len(table.seats) not in table.game.seats:
                raise Refusal("too-few-players", least=table.game.seats[0], now=len(table.seats))
            state = _set_up(table, len(table.seats), random_seed(secrets.SystemRandom()))
            return await self._change(
                table,
                "started",
                person,
                request,
                ["lobby", "board", *_moves(table, state, table.seats)],
                phase="playing",
                state=state,
                rules_version=table.game.rules_version,
                schema=SCHEMA,
            )

    async def end(self, table_id: str, person: Person, request: int | None) -> Table:
        """Close a table before its game is over; for its host and moderators."""
        async with self._turn(table_id, request) as table:
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
        async with self._turn(table_id, request) as table:
            self._check_playing(table)
            if seat not in table.seats_of(person.id):
                raise Refusal("not-your-seat" if table.seat_of(person.id) is not None else "not-playing")
            if not await self.still_good(table, seat, seq):
                raise Refusal("stale-button")
            return await self._apply(table, seat, text, person.id, request)

    async def act_for_computer(self, table_id: str, seat: int, seq: int, text: str) -> Table:
        """What a computer player chose on the table as it was at `seq`."""
        async with self._turn(table_id, None) as table:
            if table.phase != "playing" or seq != table.seq or not table.seats[seat].computer:
                raise Refusal("stale-button")
            return await self._apply(table, seat, text, None, None)

    async def retire(self, table_id: str, person: Person, request: int | None) -> Table:
        """Leave a running game: a computer player takes the seat, and without people the table is ended."""
        async with self._turn(table_id, request) as table:
            self._check_playing(table)
            seat = table.seat_of(person.id)
            if seat is None:
                raise Refusal("not-playing")
            return await self._hand_over(table, seat, Change("left", person.id, seat), request)

    async def replace_with_computer(
        self, table_id: str, person: Person, seat: int, request: int | None
    ) -> Table:
        """The host or a moderator gives an absent player's seat to a computer player."""
        async with self._turn(table_id, request) as table:
            self._check_playing(table)
            self._check_host(table, person)
            if not 0 <= seat < len(table.seats) or table.seats[seat].user is None:
                raise Refusal("no-person-there")
            return await self._hand_over(table, seat, Change("replaced", person.id, seat), request)

    async def _hand_over(self, table: Table, seat: int, change: Change, request: int | None) -> Table:
        """The best computer player plays on under the old name; the host's part goes to the next person."""
        heir = SeatRow(None, table.seats[seat].name, next(iter(table.game.players)))
        seats = (*table.seats[:seat], heir, *table.seats[seat + 1 :])
        people = _people(seats)
        if not people:
            ended = Change("ended", change.user, seat)
            return await self._write(table, ended, request, ["lobby", "board"], phase="ended")
        duties: list[DutyKind] = ["board", *_moves(table, table.state, seats)]
        host = table.row.host if table.row.host in people else people[0]
        return await self._write(table, change, request, duties, seats=seats, host=host)

    async def still_good(self, table: Table, seat: int, seq: int) -> bool:
        """Whether the seat still has the decision before it that it had at `seq`.

        Buttons are made for who is due. A seat that was due then and has not acted since is due for the
        same reason: others may have chosen in a simultaneous phase, or somebody has left, but no game
        goes on without it.
        """
        return seq == table.seq or (
            seq < table.seq
            and seat in table.to_act
            and not await self._store.acted(table.id, seat, after=seq)
        )

    async def _apply(
        self, table: Table, seat: int, text: str, user: int | None, request: int | None
    ) -> Table:
        its_game = table.game
        try:
            action = its_game.parse(text)
            step = its_game.apply(table.state, seat, action)
        except BadText:
            raise Refusal("stale-button") from None
        except IllegalAction as error:
            raise Refusal("not-your-turn" if error.reason == "not_due" else "illegal-action") from error
        due = its_game.to_act(step.state)
        duties: list[DutyKind] = _moves(table, step.state, table.seats)
        if step.turn_ends or not due:
            duties.append("board")
        elif due != table.to_act:
            duties.append("status")
        if not due:
            duties.append("lobby")
        return await self._write(
            table,
            Change("acted", user, seat, action.text, step.events),
            request,
            duties,
            state=step.state,
            phase="playing" if due else "over",
        )

    # Checks

    @staticmethod
    def _check_lobby(table: Table) -> None:
        if table.phase == "playing":
            raise Refusal("already-started")
        if table.phase != "lobby":
            raise Refusal("table-over")

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

    async def _change(
        self,
        table: Table,
        verb: str,
        person: Person,
        request: int | None,
        duties: Sequence[DutyKind],
        **columns: Any,
    ) -> Table:
        change = Change(verb, person.id, table.seat_of(person.id))
        return await self._write(table, change, request, duties, **columns)

    async def _new_id(self) -> str:
        while True:
            table_id = "".join(secrets.choice(_ID_LETTERS) for _ in range(_ID_LENGTH))
            if await self._store.load(table_id) is None:
                return table_id


def _set_up(table: Table, seats: int, seed: str) -> Any:
    try:
        return table.game.setup(table.options, seats, seed)
    except BadSetup as error:
        raise Refusal(f"setup-{error.reason.replace('_', '-')}", **error.details) from None


def _people(seats: Sequence[SeatRow]) -> list[int]:
    return [seat.user for seat in seats if seat.user is not None]


def _moves(table: Table, state: Any, seats: Sequence[SeatRow]) -> list[DutyKind]:
    """What gets the due seats to act: a computer player's move, a person's secret decision by letter."""
    duties: list[DutyKind] = []
    due = table.game.to_act(state)
    if any(seats[seat].user is not None and table.game.secret(state, seat) for seat in due):
        duties.append("letters")
    if any(seats[seat].computer for seat in due):
        duties.append("computer")
    return duties
