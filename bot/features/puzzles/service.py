"""Which puzzle a person is asked next, whether an answer counts, and how a game becomes puzzles.

Only games that are over become puzzles, and each shows what its seat could see at that moment. Games of the
daily castle are no tables and never become puzzles.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import replace
from typing import NamedTuple

from bot.features.puzzles.store import NOBODY, Puzzle, PuzzleStore, Tries
from bot.store import SeatRow
from bot.tables.actors import Person
from bot.tables.levels import advises, usual_player
from bot.tables.preferences import FeatureField, Preferences
from bot.tables.private_game import private_table, seated
from bot.tables.rating.judged import accuracy, cost_of, judge, moments
from bot.tables.rating.moment import Moment
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.tables.tables import MONTH, Tables
from bot.time_units import DAY
from bot.work.thinking import Thinking
from engines.registry import game

MOST = 5
"""The number of puzzles that one game gives."""
AGAIN = (1 * DAY, 3 * DAY, 7 * DAY, 21 * DAY)
"""Seconds until a puzzle comes back: after it was missed once, twice, …"""
LATELY = 2 * DAY
"""Seconds after which a finished game is no longer looked through unless its person asks for puzzles."""
SHARED = FeatureField("puzzles.shared", False)
"""Whether a person's finished games may become puzzles of others in the same server."""
ACCURACY = FeatureField("puzzles.accuracy", False)
"""Whether `/me stats` shows their accuracy."""

Progress = Callable[[int], Awaitable[None]]
Begin = Callable[[int], None]
Prepared = Callable[[str | None], Sequence[Puzzle]]
"""Returns the prepared puzzles of a game, or of all games."""
Alike = Callable[[str, int, Moment, Sequence[str]], Awaitable[Collection[str]]]
"""Which of some actions of a game and seat can be compared with the chosen one."""


class Answered(NamedTuple):
    """The outcome of an answer."""

    solved: bool
    cost: float
    """The points that it costs against the best answer."""
    tries: Tries
    """The stored answers, this one included."""


class Puzzles:
    """Makes, chooses and judges puzzles."""

    def __init__(
        self,
        store: PuzzleStore,
        tables: Tables,
        preferences: Preferences,
        thinking: Thinking,
        clock: Callable[[], float],
        prepared: Prepared,
    ) -> None:
        self.store = store
        self._prepared = prepared
        self._tables = tables
        self._preferences = preferences
        self._thinking = thinking
        self._now = clock

    # The next puzzle

    async def own(self, user: int, key: str | None) -> Puzzle | None:
        """Returns the next puzzle from the person's own games; None if none of them is due."""
        return self._next(await self.store.of_person(user, key), await self.store.tries(user))

    async def other(self, user: int, guild: int | None, key: str | None) -> Puzzle | None:
        """Returns the next puzzle from the server's games by consent, or else a prepared one."""
        tries = await self.store.tries(user)
        if guild is not None:
            theirs = [
                one for one in await self.store.of_others(guild, user, key) if self._is_open(one, tries)
            ]
            shared = [one for one in theirs if await self._is_shared(one)]
            if shared:
                return self._next(shared, tries)
        return self._next(await asyncio.to_thread(self._prepared, key), tries)

    async def find(self, id_: str, user: int, guild: int | None) -> Puzzle:
        """Returns a puzzle that the person may see; a Refusal for any other."""
        prepared = {one.id: one for one in await asyncio.to_thread(self._prepared, None)}
        puzzle = prepared.get(id_) or await self.store.puzzle(id_)
        if puzzle is not None and puzzle.user in (NOBODY, user):
            return puzzle
        known = puzzle is not None and (puzzle.guild == guild or id_ in await self.store.tries(user))
        if puzzle is None or not known or not await self._is_shared(puzzle):
            raise Refusal("puzzle-gone")
        return puzzle

    async def of_week(self, guild: int, since: float) -> Puzzle | None:
        """Returns the clearest puzzle of a server's games since then that all their people have allowed."""
        found = await self.store.of_guild(guild, since)
        found.sort(key=lambda one: -one.cost / game(one.game).margin)
        for one in found:
            if await self._is_shared(one):
                return one
        return None

    async def shared(self, id_: str) -> Puzzle | None:
        """Returns a puzzle that all people of its game still allow to be shown in its server."""
        puzzle = await self.store.puzzle(id_)
        return puzzle if puzzle is not None and await self._is_shared(puzzle) else None

    async def comes_back(self, user: int) -> float | None:
        """Returns when the next missed puzzle is asked again; None if there is none."""
        return min(
            (one.due for one in (await self.store.tries(user)).values() if not one.solved), default=None
        )

    async def tries_of(self, user: int, puzzle: Puzzle) -> Tries:
        return (await self.store.tries(user)).get(puzzle.id, Tries(user, puzzle.id))

    def _next(self, puzzles: Sequence[Puzzle], tries: dict[str, Tries]) -> Puzzle | None:
        """Those that come back first, then the first one that was never answered."""
        able = [one for one in puzzles if self._is_open(one, tries)]
        again = sorted((one for one in able if one.id in tries), key=lambda one: tries[one.id].due)
        return next(iter([*again, *able]), None)

    def _is_open(self, puzzle: Puzzle, tries: dict[str, Tries]) -> bool:
        before = tries.get(puzzle.id)
        return before is None or (not before.solved and before.due <= self._now())

    async def _is_shared(self, puzzle: Puzzle) -> bool:
        """Whether all people of its game have allowed it, and its shuffle can't be dealt again by name."""
        people = await self.store.people_of(puzzle.table_id)
        if not people or None in people:
            return False
        for user in people:
            if user is None or not SHARED.of(await self._preferences.of(user)):
                return False
        try:
            return (await self._tables.get(puzzle.table_id)).terms.seed is None
        except Refusal:
            return False

    # Answers

    def table_of(self, puzzle: Puzzle, person: Person, tries: Tries) -> Table:
        """The position as a private table. It shows computer players' names, never those of the others."""
        engine = game(puzzle.game)
        options = engine.options_type.model_validate_json(puzzle.options)
        seats: tuple[SeatRow, ...] = seated(person, puzzle.seat, puzzle.seats, usual_player(engine))
        return private_table(engine, options, engine.decode(puzzle.state), seats, person, tries.answers)

    async def answer(self, puzzle: Puzzle, tries: Tries, action: str) -> Answered:
        """Judges and stores an answer.

        It counts if its estimate is within the game's margin of the best one, and if it wins back at least
        half of what was lost. The first answer while the puzzle is due decides; later ones are practice.
        """
        engine = game(puzzle.game)
        if action not in {one.text for one in engine.legal(engine.decode(puzzle.state), puzzle.seat)}:
            raise Refusal("outdated")
        cost = puzzle.cost
        if action != puzzle.chosen:
            moment = Moment(puzzle.number, puzzle.state, action)
            cost = await cost_of(puzzle.game, puzzle.seat, moment, puzzle.best, self._thinking)
        solved = action != puzzle.chosen and cost <= min(engine.margin, puzzle.cost / 2)
        return Answered(solved, cost, await self._noted(tries, solved))

    async def give_up(self, tries: Tries) -> Tries:
        """Stores that the person wants to see the answer: the puzzle is missed."""
        return await self._noted(tries, False)

    async def _noted(self, tries: Tries, solved: bool) -> Tries:
        after, counts = (
            replace(tries, answers=tries.answers + 1),
            not tries.solved and tries.due <= self._now(),
        )
        if counts and solved:
            after = replace(after, solved=True, due=self._now())
        elif counts:
            wait = AGAIN[min(tries.missed, len(AGAIN) - 1)]
            after = replace(after, missed=tries.missed + 1, due=self._now() + wait)
        if not await self.store.save_tries(after):
            raise Refusal("outdated")
        return after

    # Making puzzles

    async def not_looked_at(self, user: int, key: str | None) -> list[str]:
        """Returns the tables of a person's finished games of the last month that were not looked through."""
        return await self.store.not_looked_at(user, self._now() - MONTH, key)

    async def wanted_lately(self) -> tuple[str, int] | None:
        """Returns a game that just ended and its person, if they want their accuracy or share their games."""
        for table_id, user in await self.store.finished_lately(self._now() - LATELY):
            settings = await self._preferences.of(user)
            if ACCURACY.of(settings) or SHARED.of(settings):
                return table_id, user
        return None

    async def look_through(
        self, table_id: str, player: int, begin: Begin, progress: Progress, alike: Alike
    ) -> None:
        """Judges a person's decisions in a finished game, and stores its accuracy and its puzzles."""
        try:
            row = await self._tables.row(table_id)
        except Refusal:  # damaged, or deleted just now
            return
        try:
            table = await self._tables.get(table_id)
            seat = table.seat_of(player)
            able = table.phase == "over" and table.revealed and table.can_be_replayed and advises(table.game)
            if seat is None or not able:
                await self.store.note_game(row, player)
                return
            record = await self._tables.record(table_id)
            entries = await self._tables.entries(table_id, upto=table.seq)
        except Refusal:  # the table or its log can't be read: there is nothing to ask about
            await self.store.note_game(row, player)
            return
        key, at_seat = table.game.key, seat
        decisions = await asyncio.to_thread(moments, record, at_seat, player, entries)
        begin(len(decisions))

        async def comparable(moment: Moment, texts: Sequence[str]) -> Collection[str]:
            return await alike(key, at_seat, moment, texts)

        judged = await judge(key, at_seat, decisions, self._thinking, progress, comparable)
        margin = table.game.margin
        costly = sorted((one for one in judged if one.cost >= margin), key=lambda one: -one.cost)[:MOST]
        found = [
            Puzzle(
                id=puzzle_id(f"{table_id}/{player}/{one.moment.number}"),
                user=player,
                guild=table.row.guild,
                table_id=table_id,
                game=key,
                options=table.row.options,
                seats=len(table.seats),
                seat=at_seat,
                number=one.moment.number,
                state=one.moment.stored,
                chosen=one.moment.chosen,
                best=one.best,
                cost=one.cost,
                at=table.row.changed,
            )
            for one in costly
        ]
        await self.store.note_game(row, player, accuracy(judged, margin), found)

    # Accuracy

    async def accuracy_of(self, user: int, key: str) -> tuple[int, int] | None:
        """Returns the mean accuracy of a person's judged games and their number, if they want it shown."""
        if not ACCURACY.of(await self._preferences.of(user)):
            return None
        found = await self.store.accuracies(user, key)
        return (round(sum(found) / len(found)), len(found)) if found else None


def puzzle_id(text: str) -> str:
    """Returns the id of the puzzle that a text names."""
    return hashlib.sha256(text.encode()).hexdigest()[:10]
