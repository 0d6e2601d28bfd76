"""The puzzle of the week: by consent, posted once even if the bot dies, and its answer on Monday."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from bot.features.puzzles.cards import answer_card, question_card
from bot.features.puzzles.prepared_positions import prepared_puzzles
from bot.features.puzzles.service import SHARED, Puzzles
from bot.features.puzzles.store import Puzzle, Tries, Week
from bot.features.puzzles.weekly_puzzle import NO_POST, WEEKLY, WeeklyPuzzle
from bot.store import Store
from bot.tables.tables import Tables
from bot.texts import LANGUAGES, translator
from bot.time_units import DAY, HOUR
from bot.ui.faces import hosted
from tests.service.playing import ANN, BOB, CEC, HERE
from tests.service.test_puzzles import finished, puzzles_in
from tests.support.times import Clock

THURSDAY = datetime(2026, 11, 19, 19, tzinfo=UTC).timestamp()
FRIDAY, MONDAY = THURSDAY + DAY, THURSDAY + 4 * DAY
CHANNEL = 71


class Killed(BaseException):
    """The process dies here."""


class Posts:
    """Remembers the posts; `dies` kills the bot just after the next one."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.told: list[tuple[str, list[int]]] = []
        self.dies = False

    async def ask(self, guild: int, week: Week, puzzle: Puzzle) -> int:
        self.asked.append(puzzle.id)
        return self._posted(1)

    async def tell(self, guild: int, week: Week, puzzle: Puzzle, solvers: list[int]) -> int:
        self.told.append((puzzle.id, solvers))
        return self._posted(2)

    async def find(self, week: Week, *, answer: bool) -> int | None:
        known = [one for one, _ in self.told] if answer else self.asked
        return 9 if week.puzzle in known else None

    def _posted(self, message: int) -> int:
        if self.dies:
            self.dies = False
            raise Killed
        return message


class Weekly:
    """A server that wants the puzzle of the week, with one game of this week."""

    def __init__(self, tables: Tables, store: Store, clock: Clock) -> None:
        self.tables, self.clock, self.posts = tables, clock, Posts()
        self.puzzles: Puzzles = puzzles_in(store, clock, tables)
        self._job = WeeklyPuzzle(self.puzzles, tables.preferences, self.posts, clock)

    async def prepare(self) -> str:
        """Stores a game by consent with one puzzle; returns the puzzle."""
        await self.tables.preferences.change_server(
            HERE.guild, **{"daily_channel": CHANNEL, "daily_hour": 18, WEEKLY.name: True}
        )
        table = await finished(self.tables, ANN, BOB)
        await self.share(on=True)
        puzzle = replace(
            prepared_puzzles("kingdomino")[0],
            user=ANN.id,
            guild=HERE.guild,
            table_id=table.id,
            at=self.clock.now,
        )
        await self.puzzles.store.note_game(table.row, ANN.id, None, [puzzle])
        return puzzle.id

    async def share(self, *, on: bool) -> None:
        for person in (ANN, BOB):
            await self.tables.preferences.change(person.id, **{SHARED.name: on})

    async def at(self, now: float) -> None:
        """Runs the job twice at that time, as the clock does."""
        self.clock.now = now
        for _ in range(2):
            await self._job.look()


@pytest.fixture
async def weekly(tables: Tables, store: Store) -> Weekly:
    return Weekly(tables, store, Clock(THURSDAY))


async def test_it_is_asked_on_friday_and_answered_on_monday_once_each(weekly: Weekly) -> None:
    puzzle = await weekly.prepare()
    await weekly.at(THURSDAY)
    await weekly.at(FRIDAY - 2 * HOUR)
    assert weekly.posts.asked == [], "before its hour"
    await weekly.at(FRIDAY)
    await weekly.at(FRIDAY + DAY)
    assert weekly.posts.asked == [puzzle]
    solved = Tries(CEC.id, puzzle, answers=1, solved=True, due=FRIDAY + HOUR)
    await weekly.puzzles.store.save_tries(solved)
    await weekly.puzzles.store.save_tries(replace(solved, user=ANN.id, due=THURSDAY))
    assert weekly.posts.told == []
    await weekly.at(MONDAY)
    await weekly.at(MONDAY + DAY)
    assert weekly.posts.told == [(puzzle, [CEC.id])], "solved before it was asked does not count"
    await weekly.at(FRIDAY + 7 * DAY)
    assert weekly.posts.asked == [puzzle], "a game of another week is not asked about"


@pytest.mark.parametrize("now", [FRIDAY, MONDAY])
async def test_a_bot_that_dies_after_posting_does_not_post_again(weekly: Weekly, now: float) -> None:
    puzzle = await weekly.prepare()
    if now == MONDAY:
        await weekly.at(FRIDAY)
    weekly.posts.dies = True
    with pytest.raises(Killed):
        await weekly.at(now)
    await weekly.at(now)
    await weekly.at(MONDAY)
    assert weekly.posts.asked == [puzzle]
    assert weekly.posts.told == [(puzzle, [])]


async def test_without_consent_or_without_the_setting_there_is_none(weekly: Weekly) -> None:
    puzzle = await weekly.prepare()
    await weekly.tables.preferences.change_server(HERE.guild, **{WEEKLY.name: False})
    await weekly.at(FRIDAY)
    await weekly.tables.preferences.change_server(HERE.guild, **{WEEKLY.name: True})
    await weekly.tables.preferences.change(BOB.id, **{SHARED.name: False})
    await weekly.at(FRIDAY)
    assert weekly.posts.asked == []
    await weekly.share(on=True)
    await weekly.at(FRIDAY + DAY)
    assert weekly.posts.asked == [puzzle], "consent may come before the week is over"
    await weekly.share(on=False)
    await weekly.at(MONDAY)
    assert weekly.posts.told == [], "consent was withdrawn"
    [kept] = [await weekly.puzzles.store.week(HERE.guild, "2026-W47")]
    assert kept is not None
    assert kept.answer == NO_POST


@pytest.mark.parametrize("key", hosted())
async def test_its_posts_name_nobody_but_solvers_and_have_a_picture(store: Store, key: str) -> None:
    puzzles = puzzles_in(store)
    for lang in LANGUAGES:
        for puzzle in prepared_puzzles(key)[:1]:
            words = translator(lang)
            asked = question_card(puzzles, puzzle, words)
            told = answer_card(puzzles, puzzle, [5, 6], words)
            assert asked.picture is not None
            assert told.picture is not None
            assert "<@5> <@6>" in told.text
            assert asked.rows != told.rows, "each post is found by its own button"
