"""The lobby: opens and fills tables, sets their variants and starts them."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

from pydantic import ValidationError

from bot.store import DamagedPart, OutboxKind, SeatRow, Store, TableRow
from bot.tables.actors import Person, TableLimits, Venue
from bot.tables.history import STARTED
from bot.tables.ledger import Change, Ledger
from bot.tables.levels import levels, usual_player
from bot.tables.names import clean_name, clean_text, computer_name, computer_names
from bot.tables.play import check_host, people_in, prompts
from bot.tables.preferences import Preferences
from bot.tables.refusal import Refusal
from bot.tables.retry import retrying
from bot.tables.seats.characters import free_names
from bot.tables.seats.continued import (
    check_all_here,
    continued_terms,
    first_seats,
    in_former_order,
    position,
)
from bot.tables.seats.rematch_seats import check_kept, in_rematch_order, moved_orders
from bot.tables.seats.seating import seated
from bot.tables.shuffles import dealt_from
from bot.tables.table import SCHEMA, Table, decode_entry
from bot.tables.terms import Continued, Terms, read_terms
from bot.texts import LANGUAGES
from engines.core.chance import ANY_SEED, random_seed
from engines.core.contract import AnyGame, Options
from engines.core.errors import BadSetup, EngineError
from engines.registry import game

_ID_LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"  # nothing that is read as something else
_ID_LENGTH = 6


@retrying
class Lobby:
    """The changes to a table before its game begins."""

    def __init__(self, ledger: Ledger, store: Store, bounds: TableLimits, preferences: Preferences) -> None:
        self._ledger = ledger
        self._store = store
        self._bounds = bounds
        self._preferences = preferences
        self._counting = asyncio.Lock()

    async def open(
        self,
        venue: Venue,
        host: Person,
        game_key: str,
        request: int | None,
        *,
        computers: int = 0,
        player: str | None = None,
        terms: Mapping[str, Any] | None = None,
    ) -> Table:
        """Open a table with its host in the first seat.

        Seats that many computer players of the kind `player` besides the host, as far as the game has seats.
        `terms` replace the server's defaults.
        """
        try:
            its_game = await asyncio.to_thread(game, game_key)  # the first time, it is imported
        except EngineError:
            raise Refusal("unknown-game") from None
        settings = await self._preferences.of_server(venue.guild)
        usual = {"pace": settings.pace, "rated": settings.rated}
        try:
            agreed = Terms.model_validate({**usual, **(terms or {})})
        except ValidationError:
            raise Refusal("bad-term") from None
        seats = [SeatRow(host.id, clean_name(host.name), lang=host.lang)]
        kind = player if player in its_game.players else usual_player(its_game)
        for _ in range(min(computers, its_game.seats[-1] - 1)):
            name = computer_name([seat.name for seat in seats], venue.lang)
            seats.append(SeatRow(None, name, kind))
        return await self.open_as(
            venue, host, its_game, its_game.options_type(), agreed, tuple(seats), request
        )

    async def open_as(
        self,
        venue: Venue,
        host: Person,
        its_game: AnyGame,
        options: Options,
        terms: Terms,
        seats: tuple[SeatRow, ...],
        request: int | None,
    ) -> Table:
        """Open a table with these variants, terms and seats, the host's among them."""
        now = self._ledger.now()
        settings = await self._preferences.of_server(venue.guild)
        async with self._counting:
            if request is not None and await self._store.seen(request):
                raise Refusal("already-done")
            await self._check_server(venue.guild, min(settings.tables or 10**6, self._bounds.per_server))
            await self._check_person(host)
            row = _lobby_row(await self._new_id(), venue, host.id, its_game, options, terms, seats, now)
            host_seat = next(number for number, seat in enumerate(seats) if seat.user == host.id)
            return await self._ledger.insert(row, Change("opened", host.id, host_seat), request)

    async def open_from(
        self, former: Table, turn: int, actions: int, host: Person, request: int | None
    ) -> Table:
        """Open a table that plays on after a turn of a finished game, for the same people.

        Only the host of that game may, who sits there at once.
        """
        check_host(former, host)
        if former.phase != "over":
            raise Refusal("not-over")
        if former.seat_of(host.id) is None:
            raise Refusal("not-playing")
        if former.row.rules_version != former.game.rules_version:
            raise Refusal("together-gone")
        seats = first_seats(former, host)
        await self._check_shuffle(former)
        venue = Venue(former.row.guild, former.row.channel, former.row.lang)
        terms = continued_terms(former, turn, actions)
        return await self.open_as(venue, host, former.game, former.options, terms, seats, request)

    async def deal(
        self,
        table_id: str,
        venue: Venue,
        director: int,
        its_game: AnyGame,
        options: Options,
        terms: Terms,
        seats: tuple[SeatRow, ...],
        seed: str,
    ) -> Table:
        """Open a table of a tournament under an id that was reserved for it, and start it with that seed.

        A table that exists is only started, one that was started is left alone: it can be called again after
        a crash.
        """
        if await self._store.load(table_id) is None:
            now = self._ledger.now()
            row = _lobby_row(table_id, venue, director, its_game, options, terms, seats, now)
            await self._ledger.insert(row, Change("opened", None, None), None, [])
        if (await self._ledger.get(table_id)).phase != "lobby":
            return await self._ledger.get(table_id)
        return await self.start(table_id, Person(director, "", moderator=True), None, seed=seed)

    async def reserve(self) -> str:
        """Returns an id for a table that `deal` opens later."""
        return await self._new_id()

    async def join(self, table_id: str, person: Person, request: int | None) -> Table:
        async with self._ledger.locked(table_id, request) as table:
            _check_lobby(table)
            if table.seat_of(person.id) is not None:
                raise Refusal("already-seated")
            former = await self._former(table)
            if table.terms.origin is not None:
                if former is None:
                    raise Refusal("together-gone")
                if former.seat_of(person.id) is None:
                    raise Refusal("together-players", table=former.id)
            elif former is not None:
                check_kept(table, former, person, self._ledger.now())
            if len(table.seats) >= table.game.seats[-1]:
                raise Refusal("table-full")
            newcomer = SeatRow(person.id, clean_name(person.name), lang=person.lang)
            async with self._counting:
                await self._check_person(person)
                return await self._seat(table, "joined", person, request, newcomer)

    async def leave(
        self, table_id: str, person: Person, request: int | None, *, absent: Collection[int] = ()
    ) -> Table:
        """Leave the lobby; the next person becomes the host, and a table without people is ended."""
        async with self._ledger.locked(table_id, request) as table:
            _check_lobby(table)
            if table.seat_of(person.id) is None:
                raise Refusal("not-seated")
            order = [number for number, seat in enumerate(table.seats) if seat.user != person.id]
            left = people_in(tuple(table.seats[number] for number in order))
            people = [user for user in left if user not in absent]
            if not people:
                return await self._change(table, "ended", person, request, ["lobby"], phase="ended")
            host = table.row.host if table.row.host in people else people[0]
            return await self._reseat(table, "left-lobby", person, request, order, host=host)

    async def add_computer(
        self, table_id: str, person: Person, player: str | None, request: int | None
    ) -> Table:
        """Seat a computer player; without a name, the default one."""
        async with self._ledger.locked(table_id, request) as table:
            _check_lobby(table)
            check_host(table, person)
            _check_movable(table)
            if len(table.seats) >= table.game.seats[-1]:
                raise Refusal("table-full")
            former = await self._former(table)
            if former is not None:
                check_kept(table, former, None, self._ledger.now())
            kind = player or usual_player(table.game)
            if kind not in table.game.players:
                raise Refusal("unknown-computer")
            newcomer = SeatRow(None, computer_name(table.names, table.row.lang), kind)
            return await self._seat(table, "computer-added", person, request, newcomer)

    async def set_level(
        self, table_id: str, person: Person, seat: int, level: str, seq: int, request: int | None
    ) -> Table:
        """Set another level for the computer player that had that seat at `seq`."""
        async with self._ledger.locked(table_id, request) as table:
            self.check_open_to(table, person)
            if seq != table.seq or seat >= len(table.seats) or not table.seats[seat].computer:
                raise Refusal("seats-changed")
            if level not in levels(table.game):
                raise Refusal("unknown-computer")
            other = replace(table.seats[seat], computer=level)
            seats = (*table.seats[:seat], other, *table.seats[seat + 1 :])
            return await self._change(table, "computer-level", person, request, ["lobby"], seats=seats)

    async def set_character(
        self, table_id: str, person: Person, seat: int | None, name: str | None, seq: int, request: int | None
    ) -> Table:
        """Let another computer player take the seat that a computer player had at `seq`.

        Without a seat chance chooses other names for all computer players. The level stays.
        """
        async with self._ledger.locked(table_id, request) as table:
            self.check_open_to(table, person)
            seats = list(table.seats)
            computers = [number for number, one in enumerate(seats) if one.computer]
            if seq != table.seq or not computers or (seat is not None and seat not in computers):
                raise Refusal("seats-changed")
            others = [one.name for one in seats if not one.computer]
            free = free_names(table.names if seat is not None else others, table.row.lang)
            if seat is not None:
                if name not in free:
                    raise Refusal("unknown-computer")
                chosen = {seat: name}
            else:
                drawn = secrets.SystemRandom().sample(free, min(len(computers), len(free)))
                chosen = dict(zip(computers, drawn, strict=False))
            for number, new in chosen.items():
                seats[number] = replace(seats[number], name=new)
            return await self._change(
                table, "computer-character", person, request, ["lobby"], seats=tuple(seats)
            )

    @staticmethod
    def check_open_to(table: Table, person: Person) -> None:
        """Raises a refusal unless the table waits in its lobby and the person may set it up."""
        _check_lobby(table)
        check_host(table, person)

    async def remove_computer(self, table_id: str, person: Person, request: int | None) -> Table:
        """Remove the last computer player."""
        async with self._ledger.locked(table_id, request) as table:
            _check_lobby(table)
            check_host(table, person)
            _check_movable(table)
            last = max((n for n, seat in enumerate(table.seats) if seat.computer), default=None)
            if last is None:
                raise Refusal("no-computer")
            order = [number for number in range(len(table.seats)) if number != last]
            return await self._reseat(table, "computer-removed", person, request, order)

    async def order_seats(
        self, table_id: str, person: Person, order: Sequence[int], seq: int, request: int | None
    ) -> Table:
        """Reorder the seats: `order` lists the present seats, as they were at `seq`, from the first on."""
        async with self._ledger.locked(table_id, request) as table:
            _check_lobby(table)
            check_host(table, person)
            _check_movable(table)
            if seq != table.seq or sorted(order) != list(range(len(table.seats))):
                raise Refusal("seats-changed")
            return await self._reseat(table, "seats-ordered", person, request, order)

    async def shuffle_seats(self, table_id: str, person: Person, request: int | None) -> Table:
        """Put the seats into a random order."""
        async with self._ledger.locked(table_id, request) as table:
            _check_lobby(table)
            check_host(table, person)
            _check_movable(table)
            order = list(range(len(table.seats)))
            secrets.SystemRandom().shuffle(order)
            return await self._reseat(table, "seats-shuffled", person, request, order)

    async def _seat(
        self, table: Table, verb: str, person: Person, request: int | None, newcomer: SeatRow
    ) -> Table:
        """Seat a newcomer: last, unless there is a wish for an emblem; a rematch has its own order."""
        seats = (*table.seats, newcomer)
        former = await self._former(table)
        if former is not None and table.terms.origin is not None:
            seats = in_former_order(former, seats)
            return await self._change(table, verb, person, request, ["lobby"], seats=seats)
        if former is not None and former.seat_of(newcomer.user or 0) is not None:
            seats = tuple(seats[number] for number in in_rematch_order(former, seats))
            options = moved_orders(former, seats) if table.game.seat_orders else table.options
            return await self._change(table, verb, person, request, ["lobby"], seats=seats, options=options)
        wishes = {user: (await self._preferences.of(user)).emblem for user in people_in(seats)}
        order = seated(seats, wishes)
        if order == list(range(len(seats))):
            return await self._change(table, verb, person, request, ["lobby"], seats=seats)
        filled = replace(table, row=replace(table.row, seats=seats))
        return await self._reseat(filled, verb, person, request, order)

    async def _former(self, table: Table) -> Table | None:
        """Returns the table that this one follows or continues; None if there is none, or it is gone."""
        origin = table.terms.origin
        former_id = table.terms.again if origin is None else origin.table
        if former_id is None:
            return None
        try:
            return await self._ledger.get(former_id)
        except Refusal:
            return None

    async def _reseat(
        self,
        table: Table,
        verb: str,
        person: Person,
        request: int | None,
        order: Sequence[int],
        **columns: Any,
    ) -> Table:
        """Keep these seats, in this order; options that are an order of seats follow their players."""
        seats = tuple(table.seats[number] for number in order)
        moved = {
            name: [order.index(seat) for seat in getattr(table.options, name) if seat in order]
            for name in (table.game.seat_orders if table.terms.origin is None else ())
        }
        if moved:
            columns["options"] = table.options.model_copy(
                update={name: tuple(seats_in_order) for name, seats_in_order in moved.items()}
            )
        return await self._change(table, verb, person, request, ["lobby"], seats=seats, **columns)

    async def set_options(
        self, table_id: str, person: Person, values: dict[str, Any], request: int | None
    ) -> Table:
        """Change some of the variants."""
        async with self._ledger.locked(table_id, request) as table:
            _check_lobby(table)
            check_host(table, person)
            _check_movable(table)
            typed = {
                name
                for name, field in table.game.options_type.model_fields.items()
                if field.annotation is str
            }
            cleaned = {name: clean_text(str(values[name])) for name in typed & values.keys()}
            try:
                merged = {**table.options.model_dump(mode="json"), **values, **cleaned}
                options = table.game.options_type.model_validate(merged)
            except ValidationError as error:
                raise Refusal("bad-option", cause=error.errors()[0]["msg"]) from None
            return await self._change(table, "options", person, request, ["lobby"], options=options)

    async def set_terms(
        self, table_id: str, person: Person, values: dict[str, Any], request: int | None
    ) -> Table:
        """Change some of the table's terms."""
        async with self._ledger.locked(table_id, request) as table:
            _check_lobby(table)
            check_host(table, person)
            try:
                terms = Terms.model_validate({**table.terms.model_dump(), **values})
            except ValidationError:
                raise Refusal("bad-term") from None
            if terms.origin is not None and (terms.rated or terms.seed != table.terms.seed):
                raise Refusal("together-fixed")
            if terms.seed and terms.rated:
                raise Refusal("rated-shuffle")
            return await self._change(table, "terms", person, request, ["lobby"], terms=terms.text())

    async def set_language(self, table_id: str, person: Person, lang: str, request: int | None) -> Table:
        """Change the language of the table's public messages; its computer players get names in it."""
        async with self._ledger.locked(table_id, request) as table:
            _check_lobby(table)
            check_host(table, person)
            if lang not in LANGUAGES:
                raise Refusal("bad-term")
            names = dict(zip(computer_names(table.row.lang), computer_names(lang), strict=True))
            seats = tuple(
                replace(seat, name=names.get(seat.name, seat.name)) if seat.computer else seat
                for seat in table.seats
            )
            return await self._change(table, "language", person, request, ["lobby"], lang=lang, seats=seats)

    @staticmethod
    def obstacle(table: Table, seats: int | None = None) -> Refusal | None:
        """Returns why a table can't be started with its variants, apart from missing players; None if it can.

        It assumes as many players as sit there, or `seats`.
        """
        if table.terms.origin is not None:
            return None
        try:
            _set_up(table, seats or max(len(table.seats), table.game.seats[0]), ANY_SEED)
        except Refusal as refusal:
            return refusal
        return None

    async def start(
        self, table_id: str, person: Person, request: int | None, *, seed: str | None = None
    ) -> Table:
        """Start the game: the seats in their order, with a new secret seed or that of a named shuffle.

        A game of one person with computer players is not rated, so that it has hints.
        """
        async with self._ledger.locked(table_id, request) as table:
            _check_lobby(table)
            check_host(table, person)
            if table.terms.origin is not None:
                return await self._play_on(table, table.terms.origin, person, request)
            if len(table.seats) not in table.game.seats:
                raise Refusal("too-few-players", least=table.game.seats[0], now=len(table.seats))
            name = None if table.terms.rated else table.terms.seed
            if seed is None:
                seed = random_seed(secrets.SystemRandom()) if name is None else dealt_from(name)
            state = _set_up(table, len(table.seats), seed)
            people = sum(seat.user is not None for seat in table.seats)
            terms = table.terms if people > 1 else table.terms.model_copy(update={"rated": False})
            return await self._change(
                table,
                STARTED,
                person,
                request,
                ["lobby", "board", *prompts(table, state, table.seats)],
                phase="playing",
                state=state,
                terms=terms.text(),
                rules_version=table.game.rules_version,
                schema=SCHEMA,
            )

    async def _play_on(self, table: Table, origin: Continued, person: Person, request: int | None) -> Table:
        """Start a game at a moment of a finished one, once all its players are here."""
        former = await self._former(table)
        if former is None:
            raise Refusal("together-gone")
        check_all_here(former, table)
        await self._check_shuffle(former)
        try:
            entries = [decode_entry(row) for row in await self._store.log(former.id, upto=former.seq)]
            state, earlier = await asyncio.to_thread(position, former, entries, origin.actions)
        except (EngineError, DamagedPart):
            raise Refusal("together-gone") from None
        return await self._change(
            table,
            STARTED,
            person,
            request,
            ["lobby", "board", *prompts(table, state, table.seats)],
            earlier=earlier,
            phase="playing",
            state=state,
            rules_version=former.row.rules_version,
            schema=SCHEMA,
        )

    async def _check_shuffle(self, former: Table) -> None:
        """Raises a Refusal if the shuffle of a finished game is being played in its server or by its players.

        Only tables with a named shuffle, of a tournament's round, or that play on from a game can share it.
        """
        seed = former.game.seed(former.state)
        rows = await self._store.open_tables(former.row.guild, limit=10**6)
        for user in people_in(former.seats):
            rows += await self._store.tables_of(user, None, limit=1000)
        for row in rows:
            terms = read_terms(row.terms)
            shared = terms.seed is not None or terms.round is not None or terms.origin is not None
            if row.phase != "playing" or row.game != former.game.key or not shared:
                continue
            with suppress(Refusal):
                other = await self._ledger.get(row.id)
                if other.game.seed(other.state) == seed:
                    break
        else:
            return
        raise Refusal("together-same-shuffle", table=row.id)

    async def _check_server(self, guild: int, limit: int) -> None:
        if await self._store.count_open(guild) >= limit:
            rows = await self._store.open_tables(guild, limit=10**6)
            if await self._readable(rows) >= limit:
                raise Refusal("too-many-tables-here", limit=limit)

    async def _check_person(self, person: Person) -> None:
        limit = self._bounds.per_person
        if await self._store.count_open_of(person.id) >= limit:
            rows = await self._store.tables_of(person.id, None, limit=10**6)
            if await self._readable(rows) >= limit:
                raise Refusal("too-many-tables-yours", limit=limit)

    async def _readable(self, rows: Sequence[TableRow]) -> int:
        """Returns how many of these tables can be read: those that can't be played do not count."""
        return sum([await self._ledger.is_readable(row.id) for row in rows])

    async def _change(
        self,
        table: Table,
        verb: str,
        person: Person,
        request: int | None,
        kinds: Sequence[OutboxKind],
        **columns: Any,
    ) -> Table:
        change = Change(verb, person.id, table.seat_of(person.id))
        return await self._ledger.write(table, change, request, kinds, **columns)

    async def _new_id(self) -> str:
        while True:
            table_id = "".join(secrets.choice(_ID_LETTERS) for _ in range(_ID_LENGTH))
            if await self._store.load(table_id) is None:
                return table_id


def _lobby_row(
    table_id: str,
    venue: Venue,
    host: int,
    its_game: AnyGame,
    options: Options,
    terms: Terms,
    seats: tuple[SeatRow, ...],
    now: float,
) -> TableRow:
    return TableRow(
        id=table_id,
        guild=venue.guild,
        channel=venue.channel,
        game=its_game.key,
        options=options.model_dump_json(),
        host=host,
        lang=venue.lang,
        phase="lobby",
        seq=1,
        rules_version=its_game.rules_version,
        schema=SCHEMA,
        state=None,
        created=now,
        changed=now,
        terms=terms.text(),
        seats=seats,
    )


def _check_lobby(table: Table) -> None:
    if table.phase == "playing":
        raise Refusal("already-started")
    if table.phase != "lobby":
        raise Refusal("table-over")


def _check_movable(table: Table) -> None:
    """Raises a Refusal at a table that plays on from another game: its seats and variants are settled."""
    if table.terms.origin is not None:
        raise Refusal("together-fixed")


def _set_up(table: Table, seats: int, seed: str) -> Any:
    try:
        return table.game.setup(table.options, seats, seed)
    except BadSetup as error:
        raise Refusal(f"setup-{error.reason.replace('_', '-')}", **error.details) from None
