"""Tables with the jobs that the clock starts, a venue in memory and a clock that tests move."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from bot.delivery.reminders import RemindedSeat, Reminders
from bot.delivery.undelivered import Undelivered
from bot.store import Posts, Store
from bot.tables.actors import Person
from bot.tables.preferences import Preferences
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.tables.waiting.stand_ins import StandIns
from tests.service.playing import (
    HERE,
    fresh,
)
from tests.support.times import HOUR, Clock

NOON = 1_800_014_400.0
"""Noon of a day, as UTC counts it."""
DEE = Person(4, "Dee")


class KilledError(BaseException):
    """The process is gone."""


@dataclass
class Venue:
    """The messages posted there, and those deleted."""

    said: list[tuple[int, bool, bool, float | None]] = field(default_factory=list)
    """Seat, whether its person was called, whether a stand-in was offered, the end of the time."""
    there: list[str] = field(default_factory=list)
    fault: Undelivered | None = None
    dies: bool = False
    """Whether the bot is killed as soon as something is posted."""
    brought_up: list[tuple[int, bool, float | None]] = field(default_factory=list)
    refreshed: list[str] = field(default_factory=list)

    async def remind(self, table: Table, posts: Posts, named: Sequence[RemindedSeat]) -> str:
        if self.fault is not None:
            raise self.fault
        self.said += [(one.wait.seat, one.called, one.late, one.until) for one in named]
        self.there.append(f"1/{len(self.said)}")
        if self.dies:
            raise KilledError
        return self.there[-1]

    def place_of(self, table: Table, posts: Posts) -> str:
        return "1"

    async def find_reminder(self, table_id: str, seat: int, place: str, last: str | None) -> str | None:
        newest = self.there[-1] if self.there else None
        return newest if newest != last else None

    async def bring_up(self, note: str, table: Table, named: Sequence[RemindedSeat]) -> None:
        assert note in self.there
        self.brought_up += [(one.wait.seat, one.late, one.until) for one in named]

    async def withdraw(self, note: str) -> None:
        self.there.remove(note)

    async def refresh_board(self, table: Table, posts: Posts) -> None:
        self.refreshed.append(table.id)


@dataclass
class House:
    """Tables with all jobs that the clock starts."""

    store: Store
    clock: Clock
    tables: Tables
    preferences: Preferences
    venue: Venue
    reminders: Reminders
    away: StandIns

    async def later(self, seconds: float) -> None:
        """Moves the clock by `seconds` in steps of an hour at most, and runs the jobs after each."""
        until = self.clock.now + seconds
        while self.clock.now < until:
            self.clock.now = min(until, self.clock.now + HOUR)
            await self.reminders.look()
            await self.away.look()


async def house_on(store: Store, clock: Clock) -> House:
    tables = Tables(store, clock=clock)
    preferences, venue = Preferences(store.people), Venue()
    reminders = Reminders(tables, store, venue, preferences, clock)
    await reminders.come_up()
    return House(
        store, clock, tables, preferences, venue, reminders, StandIns(tables, store, preferences, clock)
    )


async def game_of(house: House, *people: Person, pace: str = "none", game: str = "kingdomino") -> Table:
    host, *others = people
    table = await house.tables.lobby.open(HERE, host, game, fresh())
    await house.tables.lobby.set_terms(table.id, host, {"pace": pace}, fresh())
    for person in others:
        await house.tables.lobby.join(table.id, person, fresh())
    return await house.tables.lobby.start(table.id, host, fresh())
