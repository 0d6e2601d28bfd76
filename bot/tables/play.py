"""Play: decisions of people and computer players, seats that change hands, tables that are ended."""

from __future__ import annotations

import json
import logging
from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any

from bot.store import OutboxKind, ResultRow, SeatRow, Store, StoreAway, Wait, WaitRow
from bot.tables.actors import Person
from bot.tables.history import ACTED, AWAY_UNTIL, FROM, LAPSED, TOOK_BACK, TOOK_SEAT
from bot.tables.ledger import Change, Ledger
from bot.tables.levels import best_player, levels
from bot.tables.names import clean_name
from bot.tables.preferences import Preferences
from bot.tables.rating.ratings import Ratings
from bot.tables.rating.results import results_of
from bot.tables.refusal import Refusal
from bot.tables.retry import retrying
from bot.tables.table import Entry, Table, decode_entry
from bot.tables.undo.offers import open_offer
from bot.tables.waiting.pace import is_late, next_reminder, waits_after, wanted_for_stand_in
from bot.tables.waiting.proposal_remarks import REMARKED, REMARKS, remark_of
from bot.time_units import DAY
from engines.core.contract import Step
from engines.core.errors import BadText, IllegalAction
from engines.core.event import Event

log = logging.getLogger(__name__)


@retrying
class Play:
    """The changes to a table with a running game; any table can be ended early."""

    def __init__(
        self,
        ledger: Ledger,
        store: Store,
        preferences: Preferences,
        ratings: Ratings,
        reopened: float = 30.0,
    ) -> None:
        self._ledger = ledger
        self._store = store
        self._preferences = preferences
        self._ratings = ratings
        self._reopened = reopened
        """Days for which a sleeping table can be reopened."""

    async def act(
        self, table_id: str, person: Person, seat: int, seq: int, text: str, request: int | None
    ) -> Table:
        """Carry out a player's decision, made on the table as it was at `seq`."""
        async with self._ledger.locked(table_id, request) as table:
            check_playing(table)
            if seat not in table.seats_of(person.id):
                raise Refusal("not-your-seat" if table.seat_of(person.id) is not None else "not-playing")
            if table.seats[seat].stand_in:
                raise Refusal("stand-in-plays")
            if not await self.still_good(table, seat, seq):
                raise Refusal("outdated")
            return await self._apply(table, seat, text, person.id, request)

    async def act_for_computer(self, table_id: str, seat: int, seq: int, text: str) -> Table:
        """Carry out a computer player's decision, made on the table as it was at `seq`."""
        async with self._ledger.locked(table_id, None) as table:
            if table.phase != "playing" or seq != table.seq or not table.seats[seat].program:
                raise Refusal("outdated")
            return await self._apply(table, seat, text, None, None)

    async def retire(
        self, table_id: str, person: Person, request: int | None, *, absent: Collection[int] = ()
    ) -> Table:
        """Leave a running game: a computer player takes the seat; without people the table is ended.

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
        """Give an absent player's seat to a computer player.

        The host or a moderator may do that at any time, any other player once that person is late.
        """
        async with self._ledger.locked(table_id, request) as table:
            check_playing(table)
            late = any(
                wait.seat == seat and is_late(table.terms.pace, wait.since, self._ledger.now())
                for wait in table.row.waits
            )
            if not (is_host(table, person) or (late and table.seat_of(person.id) is not None)):
                raise Refusal("not-yet-replaced")
            if not 0 <= seat < len(table.seats) or table.seats[seat].user is None:
                raise Refusal("no-person-there")
            return await self._hand_over(table, seat, Change("replaced", person.id, seat), request, absent)

    async def wait_anew(self, table_id: str) -> None:
        """Start the waits of all due players now, for a table of a version that did not store them."""
        async with self._ledger.locked(table_id, None) as table:
            waits = waits_after(None, table, None, self._ledger.now())
            await self._store.waits.begin(replace(table.row, waits=waits))
            self._ledger.forget(table_id)

    async def pause(self, table_id: str, user: int, *, until: float | None = None) -> Table:
        """Tell the others that the table waits for a person who is away for a while."""
        async with self._ledger.locked(table_id, None) as table:
            check_playing(table)
            if (seat := table.seat_of(user)) is None:
                raise Refusal("not-playing")
            change = Change("paused", user, seat, events=_absence(seat, until))
            return await self._ledger.write(table, change, None, ["board"])

    async def remark(self, table_id: str, person: Person, number: int, request: int | None) -> Table:
        """Add one of the short remarks to the person's last decision; one remark for each decision."""
        async with self._ledger.locked(table_id, request) as table:
            check_playing(table)
            if (seat := table.seat_of(person.id)) is None:
                raise Refusal("not-playing")
            if not 1 <= number <= REMARKS:
                raise Refusal("outdated")
            if remark_of(table, seat) is not None:
                raise Refusal("remark-made")
            event = Event(REMARKED, seat, {"remark": number})
            change = Change(REMARKED, person.id, seat, None, (event,))
            return await self._ledger.write(table, change, request, ["board"])

    async def resume(self, table_id: str, user: int, paused: float) -> Table:
        """Move the person's deadlines by the length of their pause, so that they lose no time."""
        async with self._ledger.locked(table_id, None) as table:
            check_playing(table)
            if (seat := table.seat_of(user)) is None:
                raise Refusal("not-playing")
            now = self._ledger.now()
            waits = tuple(
                WaitRow(
                    wait.seat,
                    since := round(wait.since + now - max(wait.since, paused), 3),
                    next_reminder(table.terms.pace, since, now) or now,
                )
                if table.seats[wait.seat].user == user
                else wait
                for wait in table.row.waits
            )
            table = replace(table, row=replace(table.row, waits=waits))
            return await self._ledger.write(table, Change("came-back", user, seat), None, ["board"])

    async def check_stand_in(self, table_id: str, person: Person, seat: int) -> None:
        """Raises a Refusal if the person may not ask for a stand-in for that seat, or not yet."""
        async with self._ledger.locked(table_id, None) as table:
            await self._late(table, person, seat)

    async def stand_in(
        self, table_id: str, person: Person, seat: int, request: int | None, level: str | None = None
    ) -> Table:
        """Ask for a computer player to decide for a person who is late.

        It does as soon as enough people ask; until then a Refusal says how many are missing. Without a
        `level` the best player stands in; otherwise the one that the last of them has chosen. At a rated
        table the level can't be chosen: opponents gain from a weak stand-in.
        """
        async with self._ledger.locked(table_id, request) as table:
            wait = await self._late(table, person, seat)
            if level is not None and level not in levels(table.game):
                raise Refusal("outdated")
            wanting = sorted({*wait.wanting_stand_in, person.id})
            missing = wanted_for_stand_in(table, seat) - len(wanting)
            if missing > 0:
                await self._store.waits.note(replace(wait, agreed=json.dumps(wanting)))
                raise Refusal("stand-in-wanted", name=table.seats[seat].name, missing=missing)
            change = Change("stood-in", person.id, seat)
            chosen = None if table.terms.rated else level
            return await self._let_stand_in(table, (seat,), change, request, chosen)

    async def _late(self, table: Table, person: Person, seat: int) -> Wait:
        """Returns the wait for a seat that is late, for another person who plays there."""
        check_playing(table)
        if table.seat_of(person.id) is None:
            raise Refusal("not-playing")
        if seat not in range(len(table.seats)) or table.seats[seat].user is None:
            raise Refusal("no-person-there")
        held, wait = table.seats[seat], await self._store.waits.of(table.id, seat)
        if held.stand_in:
            raise Refusal("stand-in-plays")
        if held.user == person.id:
            raise Refusal("stand-in-own")
        if wait is None or wait.since is None:
            raise Refusal("nobody-waits", name=held.name)
        if not is_late(table.terms.pace, wait.since, self._ledger.now()):
            raise Refusal("not-late-yet", name=held.name)
        return wait

    async def go_away(
        self, table_id: str, user: int, request: int | None = None, *, until: float | None = None
    ) -> Table:
        """Let a computer player stand in for a person who is away for a while."""
        async with self._ledger.locked(table_id, request) as table:
            check_playing(table)
            numbers = tuple(seat for seat in table.seats_of(user) if not table.seats[seat].stand_in)
            if not numbers:
                raise Refusal("not-playing")
            change = Change("went-away", user, numbers[0], events=_absence(numbers[0], until))
            return await self._let_stand_in(table, numbers, change, request)

    async def come_back(self, table_id: str, user: int, request: int | None = None) -> Table:
        """Let the person decide again, from the position that the stand-in has reached."""
        async with self._ledger.locked(table_id, request) as table:
            check_playing(table)
            numbers = table.seats_of(user)
            if not numbers:
                raise Refusal("not-playing")
            back = [seat for seat in numbers if table.seats[seat].stand_in]
            if not back:
                raise Refusal("nobody-stands-in")
            seats = tuple(
                replace(row, stand_in=None) if n in back else row for n, row in enumerate(table.seats)
            )
            return await self._reseated(table, Change("came-back", user, back[0]), request, seats)

    async def take_seat(self, table_id: str, person: Person, seat: int, request: int | None) -> Table:
        """Take a seat that its player has left permanently, with everything that the seat may see."""
        async with self._ledger.locked(table_id, request) as table:
            check_playing(table)
            if table.seat_of(person.id) is not None:
                raise Refusal("already-seated")
            vacant = seat in range(len(table.seats)) and table.seats[seat].vacant
            if not vacant or table.terms.round is not None:
                raise Refusal("seat-taken")
            taken = SeatRow(person.id, clean_name(person.name), lang=person.lang)
            seats = (*table.seats[:seat], taken, *table.seats[seat + 1 :])
            event = Event(TOOK_SEAT, seat, {FROM: table.seats[seat].name})
            change = Change(TOOK_SEAT, person.id, seat, None, (event,))
            return await self._reseated(table, change, request, seats)

    async def _let_stand_in(
        self,
        table: Table,
        numbers: Collection[int],
        change: Change,
        request: int | None,
        level: str | None = None,
    ) -> Table:
        program = level or best_player(table.game)
        seats = tuple(
            replace(row, stand_in=program) if number in numbers else row
            for number, row in enumerate(table.seats)
        )
        return await self._reseated(table, change, request, seats)

    async def _reseated(
        self, table: Table, change: Change, request: int | None, seats: tuple[SeatRow, ...]
    ) -> Table:
        """Continue the game with other people or programs in its seats; the next picture shows it."""
        kinds: list[OutboxKind] = ["board", *prompts(table, table.state, seats)]
        return await self._ledger.write(table, change, request, kinds, seats=seats)

    async def _hand_over(
        self, table: Table, seat: int, change: Change, request: int | None, absent: Collection[int]
    ) -> Table:
        """Let the best computer player continue under the old name until a person takes the seat.

        If the host has left, the next person becomes the host.
        """
        heir = SeatRow(None, table.seats[seat].name, stand_in=best_player(table.game))
        seats = (*table.seats[:seat], heir, *table.seats[seat + 1 :])
        people = [person for person in people_in(seats) if person not in absent]
        if not people:
            ended = Change("ended", change.user, seat)
            return await self._ledger.write(table, ended, request, ["lobby", *closing(table)], phase="ended")
        kinds: list[OutboxKind] = ["board", *prompts(table, table.state, seats)]
        keeps = table.row.host in people or table.terms.round is not None  # its director is its host
        host = table.row.host if keeps else people[0]
        return await self._ledger.write(table, change, request, kinds, seats=seats, host=host)

    async def still_good(self, table: Table, seat: int, seq: int) -> bool:
        """Whether the seat still faces the decision that it faced at `seq`.

        Buttons are made for seats that are due. A seat that was due then and has not acted since is due for
        the same reason: others may have chosen in a simultaneous phase, or a player has left, but no game
        continues without it.
        """
        if seq >= table.seq or seat not in table.to_act:
            return seq == table.seq
        since = table.recent_after(seq)
        if since is None:
            return not await self._store.acted(table.id, seat, after=seq)
        return not any(
            entry.verb == TOOK_BACK or (entry.verb == ACTED and entry.seat == seat) for entry in since
        )

    async def _apply(
        self, table: Table, seat: int, text: str, user: int | None, request: int | None
    ) -> Table:
        its_game = table.game
        try:
            action = its_game.understood(table.state, seat, its_game.parse(text))
            step = its_game.apply(table.state, seat, action)
        except BadText:
            raise Refusal("outdated") from None
        except IllegalAction as error:
            raise Refusal("not-your-turn" if error.reason == "not_due" else "illegal-action") from error
        if table.row.wish is not None:  # the game continues: the undo request lapses
            table = await self._ledger.write(table, Change(LAPSED, None, None), None, ["board"], wish=None)
        due = its_game.to_act(step.state)
        kinds: list[OutboxKind] = prompts(table, step.state, table.seats)
        if step.turn_ends or not due:
            kinds.append("board")
        elif due != table.to_act or open_offer(table) is not None:  # its button has to be removed
            kinds.append("status")
        if not due:
            kinds.append("lobby")
        results = () if due else await self._results(table, seat, action.text, user, step)
        written = await self._ledger.write(
            table,
            Change(ACTED, user, seat, action.text, step.events),
            request,
            kinds,
            state=step.state,
            results=results,
            phase="playing" if due else "over",
        )
        if any(one.rated for one in results):
            await self._ratings.count_quietly()
        return written

    async def _results(
        self, table: Table, seat: int, text: str, user: int | None, step: Step[Any]
    ) -> Sequence[ResultRow]:
        """Returns the results of a game that ends with this step; it ends even if they can't be computed."""
        try:
            entries = [decode_entry(row) for row in await self._store.log(table.id, upto=table.seq)]
            last = Entry(table.seq + 1, ACTED, user, seat, text, step.events, self._ledger.now())
            people = {entry.user for entry in entries} | {one.user for one in table.seats}
            agreed = {
                user for user in people if user is not None and (await self._preferences.of(user)).everywhere
            }
            return results_of(replace(table, state=step.state), [*entries, last], agreed)
        except StoreAway:
            raise  # a retry ends the game with its results
        except Exception:
            log.exception("event=results_failed table %s: its results could not be stored", table.id)
            return ()

    async def end(self, table_id: str, person: Person, request: int | None) -> Table:
        """Close a table before its game is over; for its host and moderators."""
        async with self._ledger.locked(table_id, request) as table:
            check_host(table, person)
            if table.phase in ("over", "ended"):
                raise Refusal("table-over")
            kinds: list[OutboxKind] = ["lobby", *closing(table)] if table.phase == "playing" else ["lobby"]
            ended = Change("ended", person.id, table.seat_of(person.id))
            return await self._ledger.write(table, ended, request, kinds, phase="ended")

    async def unseal(self, table_id: str) -> Table:
        """Let everything of a table be shown, because all tables with its deal are over."""
        async with self._ledger.locked(table_id, None) as table:
            if not table.terms.sealed:
                return table
            terms = table.terms.model_copy(update={"sealed": False}).text()
            return await self._ledger.write(table, Change("unsealed", None, None), None, [], terms=terms)

    async def put_to_sleep(self, table_id: str, *, shown: bool = True) -> Table:
        """Close an idle table; its players can reopen it for a while.

        `shown` is False if the bot can no longer post there.
        """
        async with self._ledger.locked(table_id, None) as table:
            if table.phase not in ("lobby", "playing"):
                raise Refusal("table-over")
            kinds: list[OutboxKind] = ["lobby", *closing(table)] if table.phase == "playing" else ["lobby"]
            kinds = kinds if shown else []
            terms = table.terms.model_copy(update={"asleep": True}).text()
            change = Change("fell-asleep", None, None)
            return await self._ledger.write(table, change, None, kinds, phase="ended", terms=terms)

    async def reopen(self, table_id: str, person: Person, request: int | None) -> Table:
        """Reopen a sleeping table; for the people who sit there and moderators."""
        async with self._ledger.locked(table_id, request) as table:
            if table.phase != "ended" or not table.terms.asleep:
                raise Refusal("not-asleep")
            if table.seat_of(person.id) is None and not person.moderator:
                raise Refusal("not-playing")
            if self._ledger.now() - table.row.changed > self._reopened * DAY:
                raise Refusal("asleep-too-long")
            terms = table.terms.model_copy(update={"asleep": False}).text()
            change = Change("reopened", person.id, table.seat_of(person.id))
            if table.state is None:
                return await self._ledger.write(table, change, request, ["lobby"], phase="lobby", terms=terms)
            kinds: list[OutboxKind] = ["lobby", "board", *prompts(table, table.state, table.seats)]
            return await self._ledger.write(table, change, request, kinds, phase="playing", terms=terms)

    async def end_unreadable(self, table_id: str, person: Person, request: int | None) -> None:
        """Close a table whose game can't be read; for its host and moderators."""
        row = await self._ledger.row(table_id)
        if person.id != row.host and not person.moderator:
            raise Refusal("only-host")
        await self._ledger.end(table_id, person.id, request, [])

    async def end_lost(self, table_id: str) -> None:
        """Close a table of a server that the bot is no longer in.

        It can be reopened if the bot comes back, but not if its game can't be read.
        """
        try:
            await self.put_to_sleep(table_id, shown=False)
        except Refusal as refusal:
            if refusal.code != "unreadable-table":
                raise
            await self._ledger.end(table_id, None, None, [])

    async def show_asleep(self, guild: int) -> None:
        """Let sleeping tables show how to reopen them, now that the bot is back in the server."""
        for table_id in await self._store.asleep(guild):
            try:
                table = await self._ledger.get(table_id)
            except Refusal:
                continue  # it can't be read
            kinds: list[OutboxKind] = ["lobby"] if table.state is None else ["lobby", *closing(table)]
            await self._ledger.owe(table, kinds)


def _absence(seat: int, until: float | None) -> tuple[Event, ...]:
    """Returns the event that tells the others when the person comes back, if that is known."""
    return () if until is None else (Event(AWAY_UNTIL, seat, {"until": int(until)}),)


def check_playing(table: Table) -> None:
    """Raises a refusal unless the game is running."""
    if table.phase == "lobby":
        raise Refusal("not-started")
    if table.phase != "playing":
        raise Refusal("table-over")


def is_host(table: Table, person: Person) -> bool:
    """Whether the person is the host, or a moderator, who may do the same."""
    return person.id == table.row.host or person.moderator


def check_host(table: Table, person: Person) -> None:
    """Raises a refusal unless the person is the host or a moderator."""
    if not is_host(table, person):
        raise Refusal("only-host")


def people_in(seats: Sequence[SeatRow]) -> list[int]:
    """Returns the ids of the people in these seats."""
    return [seat.user for seat in seats if seat.user is not None]


def closing(table: Table) -> list[OutboxKind]:
    """Returns the outbox kinds that end a running game early: a last picture, and closed private messages."""
    return ["board", "private_messages"] if table.game.has_secrets else ["board"]


def prompts(table: Table, state: Any, seats: Sequence[SeatRow]) -> list[OutboxKind]:
    """Returns the outbox kinds that prompt the due seats: computer moves and private messages.

    In a game with secrets every act may be the answer to a private message, which is then closed.
    """
    kinds: list[OutboxKind] = ["private_messages"] if table.game.has_secrets else []
    due = table.game.to_act(state)
    if any(seats[seat].program for seat in due):
        kinds.append("computer")
    return kinds
