"""Opens rematches for the same people, and tables that repeat the deal of a finished game."""

from __future__ import annotations

import asyncio

from bot.store import SeatRow, Store
from bot.tables.actors import Person, Venue
from bot.tables.names import clean_name, computer_name, computer_names
from bot.tables.refusal import Refusal
from bot.tables.seats.rematch_seats import moved_orders, rematch_order
from bot.tables.table import Table
from bot.tables.tables import Tables


class Rematches:
    """Opens tables that follow a finished one."""

    def __init__(self, tables: Tables, store: Store) -> None:
        self._tables = tables
        self._store = store
        self._opening = asyncio.Lock()

    async def rematch(self, table_id: str, person: Person, request: int | None) -> Table:
        """The rematch of a finished game, with the person in it: opened by the first who wants it."""
        former = await self._tables.get(table_id)
        if former.phase != "over" or former.terms.sealed:
            raise Refusal("rematch-too-early")
        if former.seat_of(person.id) is None:
            raise Refusal("rematch-of-others")
        async with self._opening:
            rematch_id = await self._store.rematch_of(table_id)
            if rematch_id is None:
                terms = former.terms.model_copy(
                    update={"seed": None, "dealt": None, "again": former.id, "round": None, "origin": None}
                )
                seats = _seats(former, person, rematch_order(former))
                options = moved_orders(former, seats)
                return await self._tables.lobby.open_as(
                    _venue(former), person, former.game, options, terms, seats, request
                )
        table = await self._tables.get(rematch_id)
        if table.phase != "lobby":
            raise Refusal("rematch-played", table=rematch_id)
        if table.seat_of(person.id) is not None:
            return table
        return await self._tables.lobby.join(rematch_id, person, request)

    async def begun(self, table: Table) -> Table:
        """Starts a rematch once all former players have joined, and returns the current table."""
        if table.phase != "lobby" or table.terms.again is None:
            return table
        former = await self._tables.get(table.terms.again)
        awaited = {seat.user for seat in former.seats if seat.user is not None}
        there = {seat.user: seat.name for seat in table.seats if seat.user is not None}
        if not awaited <= there.keys() or table.row.host not in there:
            return table
        try:
            host = Person(table.row.host, there[table.row.host])
            return await self._tables.lobby.start(table.id, host, None)
        except Refusal:  # too few seats are filled, or another request was quicker
            return await self._tables.get(table.id)

    async def same_shuffle(self, table_id: str, person: Person, request: int | None) -> Table:
        """Opens a table with the deal of a finished game; since its shuffle is known, it is never rated."""
        former = await self._tables.get(table_id)
        if former.state is None or not former.revealed:
            raise Refusal("shuffle-secret")
        name = former.terms.seed or former.game.seed(former.state)
        changes = {"seed": name, "dealt": len(former.seats), "again": None, "rated": False, "round": None}
        terms = former.terms.model_copy(update={**changes, "origin": None})
        seats = _seats(former, person, list(range(len(former.seats))))
        options = moved_orders(former, seats)
        return await self._tables.lobby.open_as(
            _venue(former), person, former.game, options, terms, seats, request
        )


def _seats(former: Table, person: Person, order: list[int]) -> tuple[SeatRow, ...]:
    """The person and the former computer players, in that order; a newcomer sits first."""
    own_seat = SeatRow(person.id, clean_name(person.name), lang=person.lang)
    seats: list[SeatRow] = [] if former.seat_of(person.id) is not None else [own_seat]
    usual = computer_names(former.row.lang)
    for number in order:
        old = former.seats[number]
        if old.user == person.id and own_seat not in seats:
            seats.append(own_seat)
        elif old.user is None and old.computer:
            taken = [seat.name for seat in seats]
            name = old.name if old.name in usual else computer_name(taken, former.row.lang)
            seats.append(SeatRow(None, name, old.computer))
    return tuple(seats[: former.game.seats[-1]])


def _venue(former: Table) -> Venue:
    return Venue(former.row.guild, former.row.channel, former.row.lang)
