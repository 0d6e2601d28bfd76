"""The tables of a tournament's rounds: opened a few at a time, given to stand-ins, read at their end."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from bot.features.tournaments.rules.tournament import PairedTable, Round, Tournament
from bot.features.tournaments.scene import Scene
from bot.store import SeatRow
from bot.tables.actors import Person, Venue
from bot.tables.history import ACTED
from bot.tables.levels import usual_player
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.tables.terms import Terms
from bot.tables.waiting.pace import is_late
from bot.time_units import MINUTE
from engines.registry import game

OPENED_AT_ONCE = 4
"""Tables that one look opens; the next one opens more, so that other tables' posts do not wait for them."""
MOST_OPENED, WINDOW = 40, 5 * MINUTE
"""A channel can have about fifty new threads in five minutes (observed); other tables need some of them."""


class RoundTables:
    def __init__(self, tables: Tables, clock: Callable[[], float]) -> None:
        self._tables = tables
        self._clock = clock
        self._opened: dict[int, deque[float]] = {}
        """When tables were opened lately, by channel."""

    async def reserve(self) -> str:
        return await self._tables.lobby.reserve()

    async def open_some(self, scene: Scene, current: Round) -> None:
        """Deal some of the tables that are not open yet: each one is a thread, and Discord limits those."""
        waiting = [
            paired
            for place, paired in enumerate(current.tables)
            if place not in current.results and not await self._is_dealt(paired)
        ]
        for paired in waiting[: self._room(scene.home.channel)]:
            await self._deal(scene, current, paired)
            self._opened[scene.home.channel].append(self._clock())

    def _room(self, channel: int) -> int:
        """Returns how many tables can be opened in a channel now."""
        lately = self._opened.setdefault(channel, deque())
        while lately and lately[0] <= self._clock() - WINDOW:
            lately.popleft()
        return min(OPENED_AT_ONCE, MOST_OPENED - len(lately))

    async def dealt(self, paired: PairedTable) -> Table | None:
        """Returns a table that was opened."""
        return await self._tables.get(paired.id) if await self._is_dealt(paired) else None

    async def _is_dealt(self, paired: PairedTable) -> bool:
        try:
            return (await self._tables.row(paired.id)).phase != "lobby"
        except Refusal:
            return False  # it does not exist yet

    async def _deal(self, scene: Scene, current: Round, paired: PairedTable) -> None:
        plan, home = scene.tournament.plan, scene.home
        seats = tuple(self._seat(scene, number) for number in paired.players)
        terms = Terms(
            pace=plan.pace,
            take_back=False,
            hints=False,
            rated=plan.rated,
            round=f"{home.id}-{current.number}",
            sealed=True,
        )
        venue = Venue(home.guild, home.channel, home.lang)
        its_game = await asyncio.to_thread(game, plan.game)
        host = home.director or 0
        options = its_game.options_type.model_validate(plan.options)
        await self._tables.lobby.deal(paired.id, venue, host, its_game, options, terms, seats, current.seed)

    def _seat(self, scene: Scene, number: int) -> SeatRow:
        player = scene.players[number]
        its_game = game(scene.tournament.plan.game)
        if player.user is None:  # erased: a computer player takes the seat
            return SeatRow(None, f"#{number}", usual_player(its_game))
        return SeatRow(player.user, player.name, lang=player.lang)

    async def result(self, paired: PairedTable, table: Table) -> dict[str, Any]:
        """Returns the points and places by seat, and the players who have decided nothing themselves."""
        standings = {one.seat: one for one in table.result.standings}
        seats = range(len(paired.players))
        entries = await self._tables.entries(table.id)
        decided = {entry.seat for entry in entries if entry.verb == ACTED and entry.user is not None}
        absent = [number for seat, number in enumerate(paired.players) if seat not in decided]
        return {
            "points": [standings[seat].points for seat in seats],
            "ranks": [standings[seat].rank for seat in seats],
            "absent": absent,
        }

    async def help_late(self, current: Round, table: Table) -> None:
        """Let stand-ins play for people who are late, or for all when the time of the round is over."""
        now = self._clock()
        late = {wait.seat for wait in table.row.waits if is_late(table.terms.pace, wait.since, now)}
        for number, seat in enumerate(table.seats):
            if seat.user is not None and not seat.stand_in and (number in late or now >= current.until):
                await self._stand_in(table.id, seat.user)

    async def leave(self, tournament: Tournament, user: int, guild: int) -> None:
        """Let a stand-in finish the table of a person who no longer takes part."""
        ids = {table.id for one in tournament.rounds for table in one.tables}
        for row in await self._tables.of_person(user, guild):
            if row.id in ids and row.phase == "playing":
                await self._stand_in(row.id, user)

    async def _stand_in(self, table_id: str, user: int) -> None:
        try:
            await self._tables.play.go_away(table_id, user)
        except Refusal as refusal:
            if refusal.code not in ("not-playing", "table-over"):
                raise

    async def close(self, table_id: str, director: Person) -> None:
        """End a table without a result, by a director's decision."""
        moderator = Person(director.id, director.name, moderator=True)
        try:
            await self._tables.end(table_id, moderator, None)
        except Refusal as refusal:
            if refusal.code not in ("table-over", "unknown-table"):
                raise

    async def unseal(self, done: Round) -> None:
        """Open the tables of a finished round to all readers."""
        for table in done.tables:
            with suppress(Refusal):  # a table that was never dealt, or can't be read
                await self._tables.play.unseal(table.id)
