"""Once more: the same people meet for a rematch, or a game is dealt again as it was dealt before.

A rematch is a lobby of its own that knows the table it follows. For an hour only those who played there may
sit down; then it is a lobby like any other.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from bot.store import SeatRow, Store
from bot.tables.actors import Person, Venue
from bot.tables.names import clean_name, computer_name, computer_names
from bot.tables.refusal import Refusal
from bot.tables.table import Table

if TYPE_CHECKING:
    from bot.tables.ledger import Ledger
    from bot.tables.lobby import Lobby

KEPT_SECONDS = 3600.0
"""How long the seats of a rematch are kept for those who played before."""


class Again:
    """Opens tables that follow a finished one."""

    def __init__(self, ledger: Ledger, lobby: Lobby, store: Store) -> None:
        self._ledger = ledger
        self._lobby = lobby
        self._store = store
        self._opening = asyncio.Lock()

    async def rematch(self, table_id: str, person: Person, request: int | None) -> Table:
        """The rematch of a finished game, with the person in it: opened by the first who wants it."""
        former = await self._ledger.get(table_id)
        if former.phase != "over":
            raise Refusal("rematch-too-early")
        if former.seat_of(person.id) is None:
            raise Refusal("rematch-of-others")
        async with self._opening:
            found = await self._store.rematch_of(table_id)
            if found is None:
                terms = former.terms.model_copy(update={"seed": None, "again": former.id})
                seats = _seats(former, person, rematch_order(former))
                options = moved_orders(former, seats)
                return await self._lobby.open_as(
                    _venue(former), person, former.game, options, terms, seats, request
                )
        table = await self._ledger.get(found)
        if table.phase != "lobby":
            raise Refusal("rematch-played", table=found)
        if table.seat_of(person.id) is not None:
            return table
        return await self._lobby.join(found, person, request)

    async def same_shuffle(self, table_id: str, person: Person, request: int | None) -> Table:
        """A table that deals a finished game once more; since its shuffle is known, it is never rated."""
        former = await self._ledger.get(table_id)
        if former.state is None or not former.revealed:
            raise Refusal("shuffle-secret")
        name = former.terms.seed or former.game.seed(former.state)
        terms = former.terms.model_copy(update={"seed": name, "again": None, "rated": False})
        seats = _seats(former, person, list(range(len(former.seats))))
        options = moved_orders(former, seats)
        return await self._lobby.open_as(_venue(former), person, former.game, options, terms, seats, request)


def rematch_order(former: Table) -> list[int]:
    """The former seats as a rematch has them: of the people, who was last sits first and the others follow as
    before. Where neighbours matter they follow by every second seat, so that others meet."""
    people = [number for number, seat in enumerate(former.seats) if seat.user is not None]
    ranking = [standing.seat for standing in former.game.result(former.state).standings]
    first = max(people, key=ranking.index)
    seats = len(former.seats)
    if former.game.neighbours:
        ring = [(first + step) % seats for step in range(seats)]
        return ring[::2] + ring[1::2]
    return sorted(range(seats), key=lambda number: number != first)


def in_rematch_order(former: Table, seats: tuple[SeatRow, ...]) -> list[int]:
    """The order of the seats of a rematch: as planned; who was not there before comes last."""
    places = {number: place for place, number in enumerate(rematch_order(former))}

    def place(number: int) -> int:
        return min((places[old] for old in _old_seats(former, seats[number])), default=len(places))

    return sorted(range(len(seats)), key=place)


def moved_orders(former: Table, seats: tuple[SeatRow, ...]) -> Any:
    """The former variants; those that are an order of seats follow who sits here now."""
    moved = {}
    for name in former.game.seat_orders:
        named = getattr(former.options, name)
        now = [
            next((new for new, seat in enumerate(seats) if old in _old_seats(former, seat)), None)
            for old in named
        ]
        moved[name] = tuple(number for number in now if number is not None)
    return former.options.model_copy(update=moved)


def kept_until(table: Table) -> float:
    """Until when only those who played before may sit down at a rematch."""
    return table.row.created + KEPT_SECONDS


def check_kept(table: Table, former: Table, person: Person | None, now: float) -> None:
    """A Refusal for whom the seats of a rematch are not kept; no person: a computer player."""
    if now >= kept_until(table):
        return
    if person is None:
        came = {seat.user for seat in table.seats}
        awaited = sum(seat.user is not None and seat.user not in came for seat in former.seats)
        if len(table.seats) + awaited < table.game.seats[-1]:
            return
    elif former.seat_of(person.id) is not None:
        return
    raise Refusal("kept-for-rematch", until=f"<t:{int(kept_until(table))}:R>")


def _old_seats(former: Table, seat: SeatRow) -> list[int]:
    """Where somebody sat at the former table; a computer player is known by its name."""
    return [
        number
        for number, old in enumerate(former.seats)
        if (seat.user is not None and old.user == seat.user)
        or (seat.user is None and old.computer and old.name == seat.name)
    ]


def _seats(former: Table, person: Person, order: list[int]) -> tuple[SeatRow, ...]:
    """The person and the former computer players, in that order; who was not there sits first."""
    own = SeatRow(person.id, clean_name(person.name), lang=person.lang)
    seats: list[SeatRow] = [] if former.seat_of(person.id) is not None else [own]
    usual = computer_names(former.row.lang)
    for number in order:
        old = former.seats[number]
        if old.user == person.id and own not in seats:
            seats.append(own)
        elif old.user is None and old.computer:
            taken = [seat.name for seat in seats]
            name = old.name if old.name in usual else computer_name(taken, former.row.lang)
            seats.append(SeatRow(None, name, old.computer))
    return tuple(seats[: former.game.seats[-1]])


def _venue(former: Table) -> Venue:
    return Venue(former.row.guild, former.row.channel, former.row.lang)
