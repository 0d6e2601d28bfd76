"""The puzzle of the week: one position of a server's own games, posted once, and its answer on Monday.

The bot records that it is about to post. If it crashed before it stored the message's ID, it searches the
channel for the post before it posts again.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from typing import Protocol

from bot.delivery.undelivered import Trouble, Undelivered
from bot.features.puzzles.service import Puzzles
from bot.features.puzzles.store import Puzzle, Week
from bot.store import StoreAway
from bot.tables.preferences import FeatureField, Preferences
from bot.time_units import DAY, HOUR

log = logging.getLogger(__name__)

WEEKLY = FeatureField("puzzles.weekly", False)
"""Whether a server has a puzzle of the week in the channel of its daily castle."""
ASKED_FROM = 4
"""The day of the week from which on the puzzle is posted: Friday, when the week has had games."""
NO_POST = 0
"""Stored in place of a message ID: there was nothing to post, or no way to post it."""


class WeeklyPosts(Protocol):
    """The Discord operations that the puzzle of the week needs."""

    async def ask(self, guild: int, week: Week, puzzle: Puzzle) -> int:
        """Posts the puzzle; returns the message."""

    async def tell(self, guild: int, week: Week, puzzle: Puzzle, solvers: list[int]) -> int:
        """Posts the answer; returns the message."""

    async def find(self, week: Week, *, answer: bool) -> int | None:
        """Returns the post of a puzzle or of its answer if it exists."""


class WeeklyPuzzle:
    """Posts what is due; a timer may call it at any interval."""

    def __init__(
        self,
        puzzles: Puzzles,
        preferences: Preferences,
        posts: WeeklyPosts,
        clock: Callable[[], float],
        lost: Callable[[int], bool] = lambda guild: False,
    ) -> None:
        self._puzzles = puzzles
        self._store = puzzles.store
        self._preferences = preferences
        self._posts = posts
        self._clock = clock
        self._lost = lost

    async def look(self) -> None:
        """Post the puzzles and the answers of the servers whose hour has come."""
        for guild in await self._store.servers_with_channel():
            try:
                await self._serve(guild)
            except Undelivered as error:
                log.warning(
                    "event=weekly_puzzle_delayed server %d: the puzzle of the week is delayed: %s",
                    guild,
                    error,
                )
            except StoreAway:
                raise  # nothing can be recorded now; the next run retries
            except Exception:
                log.exception("event=weekly_puzzle_failed server %d: the puzzle of the week failed", guild)

    async def _serve(self, guild: int) -> None:
        settings = await self._preferences.of_server(guild)
        now, channel = self._clock(), settings.daily_channel
        if channel is None or not WEEKLY.of(settings) or self._lost(guild):
            return
        if now % DAY < settings.daily_hour * HOUR:
            return
        today = datetime.fromtimestamp(now, UTC).date()
        this_week = week_of(today)
        for week in await self._store.unanswered(guild, this_week):
            await self._answer(guild, week)
        if today.weekday() >= ASKED_FROM:
            await self._ask(guild, this_week, channel, today)

    async def _ask(self, guild: int, name: str, channel: int, today: date) -> None:
        week = await self._store.week(guild, name)
        if week is not None and week.message is not None:
            return
        if week is None:
            monday = today - timedelta(days=today.weekday())
            since = datetime(monday.year, monday.month, monday.day, tzinfo=UTC).timestamp()
            puzzle = await self._puzzles.of_week(guild, since)
            if puzzle is None:
                return  # there may be one before the week is over
            week = Week(guild, name, puzzle.id, channel, None, None, self._clock())
            await self._store.save_week(week)
            message = None
        else:
            puzzle = await self._puzzles.shared(week.puzzle)
            message = await self._posts.find(week, answer=False)
        if message is None and puzzle is not None:
            message = await self._posted(guild, self._posts.ask(guild, week, puzzle))
        posted = message or NO_POST
        await self._store.save_week(replace(week, message=posted, answer=None if posted else NO_POST))

    async def _answer(self, guild: int, week: Week) -> None:
        """Post the answer, unless a player has withdrawn consent or the puzzle was never posted."""
        puzzle = await self._puzzles.shared(week.puzzle) if week.message else None
        message = await self._posts.find(week, answer=True) if puzzle is not None else None
        if message is None and puzzle is not None:
            solvers = await self._store.solvers(week.puzzle, week.at)
            message = await self._posted(guild, self._posts.tell(guild, week, puzzle, solvers))
        await self._store.save_week(replace(week, answer=message or NO_POST))

    async def _posted(self, guild: int, posting: Awaitable[int]) -> int | None:
        try:
            return await posting
        except Undelivered as error:
            if error.trouble in (Trouble.PASSING, Trouble.THROTTLED):
                raise
            log.warning(
                "event=weekly_puzzle_refused server %d: Discord refused the puzzle of the week: %s",
                guild,
                error,
            )
            return None


def week_of(day: date) -> str:
    """Returns the name of a day's week; names sort by time."""
    year, week, _ = day.isocalendar()
    return f"{year}-W{week:02}"
