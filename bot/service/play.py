"""Play: decisions of people and computer players, seats that change hands, tables that are ended."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from bot.service.course import ACTED, LAPSED
from bot.service.ledger import Change, Ledger
from bot.service.offers import open_offer
from bot.service.people import Person
from bot.service.refusal import Refusal
from bot.service.table import Table
from bot.store import DutyKind, SeatRow, Store
from engines.core.errors import BadText, IllegalAction

DAY = 86400.0
"""Seconds that a table waits for somebody until any of its players may replace them."""


class Play:
    """What may be done with a table whose game is on; any table can be ended before its time."""

    def __init__(self, ledger: Ledger, store: Store) -> None:
        self._ledger = ledger
        self._store = store

    async def act(
        self, table_id: str, person: Person, seat: int, seq: int, text: str, request: int | None
    ) -> Table:
        """A player's decision, made on the table as it was at `seq`."""
        async with self._ledger.locked(table_id, request) as table:
            check_playing(table)
            if seat not in table.seats_of(person.id):
                raise Refusal("not-your-seat" if table.seat_of(person.id) is not None else "not-playing")
            if not await self.still_good(table, seat, seq):
                raise Refusal("stale-button")
            return await self._apply(table, seat, text, person.id, request)

    async def act_for_computer(self, table_id: str, seat: int, seq: int, text: str) -> Table:
        """What a computer player chose on the table as it was at `seq`."""
        async with self._ledger.locked(table_id, None) as table:
            if table.phase != "playing" or seq != table.seq or not table.seats[seat].computer:
                raise Refusal("stale-button")
            return await self._apply(table, seat, text, None, None)

    async def retire(
        self, table_id: str, person: Person, request: int | None, *, absent: Collection[int] = ()
    ) -> Table:
        """Leave a running game: a computer player takes the seat, and without people the table is ended.

        `absent` are people who have left the server: none of them becomes the host.
        """
        async with self._ledger.locked(table_id, request) as table:
            check_playing(table)
            seat = table.seat_of(person.id)
            if seat is None:
                raise Refusal("not-playing")
            return await self._hand_over(table, seat, Change("left", person.id, seat), request, absent)

    async def replace_with_computer(
        self, table_id: str, person: Person, seat: int, request: int | None, *, absent: Collection[int] = ()
    ) -> Table:
        """Give an absent player's seat to a computer player: the host or a moderator may do that at any
        time, any other player once the table has waited for that seat for a day."""
        async with self._ledger.locked(table_id, request) as table:
            check_playing(table)
            waited = self._ledger.now() - table.row.changed
            late = table.seat_of(person.id) is not None and seat in table.to_act and waited >= DAY
            if not (late or is_host(table, person)):
                raise Refusal("not-yet-replaced")
            if not 0 <= seat < len(table.seats) or table.seats[seat].user is None:
                raise Refusal("no-person-there")
            return await self._hand_over(table, seat, Change("replaced", person.id, seat), request, absent)

    async def _hand_over(
        self, table: Table, seat: int, change: Change, request: int | None, absent: Collection[int]
    ) -> Table:
        """The best computer player plays on under the old name; the host's part goes to the next person."""
        heir = SeatRow(None, table.seats[seat].name, next(iter(table.game.players)))
        seats = (*table.seats[:seat], heir, *table.seats[seat + 1 :])
        people = [person for person in people_in(seats) if person not in absent]
        if not people:
            ended = Change("ended", change.user, seat)
            return await self._ledger.write(table, ended, request, ["lobby", *closing(table)], phase="ended")
        duties: list[DutyKind] = ["board", *prompts(table, table.state, seats)]
        host = table.row.host if table.row.host in people else people[0]
        return await self._ledger.write(table, change, request, duties, seats=seats, host=host)

    async def still_good(self, table: Table, seat: int, seq: int) -> bool:
        """Whether the seat still faces the decision that it faced at `seq`.

        Buttons are made for seats that are due. A seat that was due then and has not acted since is due
        for the same reason: others may have chosen in a simultaneous phase, or somebody has left, but no
        game goes on without it.
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
        if table.row.wish is not None:  # the game moves on: nobody is asked any more
            table = await self._ledger.write(table, Change(LAPSED, None, None), None, ["board"], wish=None)
        due = its_game.to_act(step.state)
        duties: list[DutyKind] = prompts(table, step.state, table.seats)
        if step.turn_ends or not due:
            duties.append("board")
        elif due != table.to_act or open_offer(table) is not None:  # that one's button has to go
            duties.append("status")
        if not due:
            duties.append("lobby")
        return await self._ledger.write(
            table,
            Change(ACTED, user, seat, action.text, step.events),
            request,
            duties,
            state=step.state,
            phase="playing" if due else "over",
        )

    async def end(self, table_id: str, person: Person, request: int | None) -> Table:
        """Close a table before its game is over; for its host and moderators."""
        async with self._ledger.locked(table_id, request) as table:
            check_host(table, person)
            if table.phase in ("over", "ended"):
                raise Refusal("table-over")
            duties: list[DutyKind] = ["lobby", *closing(table)] if table.phase == "playing" else ["lobby"]
            ended = Change("ended", person.id, table.seat_of(person.id))
            return await self._ledger.write(table, ended, request, duties, phase="ended")

    async def end_unreadable(self, table_id: str, person: Person, request: int | None) -> None:
        """Close a table whose game can't be read; for its host and moderators."""
        row = await self._ledger.row(table_id)
        if person.id != row.host and not person.moderator:
            raise Refusal("only-host")
        await self._ledger.end(table_id, person.id, request, [])

    async def end_lost(self, table_id: str) -> None:
        """Close a table whose server the bot is no longer in: nobody is left to be shown anything."""
        await self._ledger.end(table_id, None, None, [])


def check_playing(table: Table) -> None:
    """Only a game that is on passes."""
    if table.phase == "lobby":
        raise Refusal("not-started")
    if table.phase != "playing":
        raise Refusal("table-over")


def is_host(table: Table, person: Person) -> bool:
    """Whether somebody is the host, or a moderator, who may do the same."""
    return person.id == table.row.host or person.moderator


def check_host(table: Table, person: Person) -> None:
    """Only the host and moderators pass."""
    if not is_host(table, person):
        raise Refusal("only-host")


def people_in(seats: Sequence[SeatRow]) -> list[int]:
    """The people in these seats, by their ids."""
    return [seat.user for seat in seats if seat.user is not None]


def closing(table: Table) -> list[DutyKind]:
    """The duties that end a running game before its time: a last picture, and no private message asks on."""
    return ["board", "private_messages"] if table.game.has_secrets else ["board"]


def prompts(table: Table, state: Any, seats: Sequence[SeatRow]) -> list[DutyKind]:
    """The duties that get the due seats to act: computer players move, people hear of secret decisions.

    Where there are secrets every act may be the answer to a private message, which is closed then.
    """
    duties: list[DutyKind] = ["private_messages"] if table.game.has_secrets else []
    due = table.game.to_act(state)
    if any(seats[seat].computer for seat in due):
        duties.append("computer")
    return duties
