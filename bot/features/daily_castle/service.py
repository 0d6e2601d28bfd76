"""The castle of a day: one position for all players, played alone at any hour; one try per day is rated.

Its games are not tables: each has one person, the bot posts nothing of it, and no list, film or export
includes it. A decision is stored together with the computer players' replies in one transaction. The seed is
derived from the date and the installation's secret key; players see its hash during the day, and the seed
itself when the day is over.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, timedelta
from itertools import pairwise
from math import ceil
from typing import Any

from bot.features.daily_castle.store import DailyGame, DailyResult, DailyStore, keyed, mark_of
from bot.store import StaleRow
from bot.tables.actors import Person
from bot.tables.names import clean_name, computer_names
from bot.tables.private_game import private_table, seated
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.time_units import DAY
from bot.work.drawing import Studio
from bot.work.thinking import Thinking
from bot.work.thoughts import choose, play_on
from engines.core.chance import SEED_DIGITS, commitment
from engines.core.contract import AnyGame
from engines.core.daily import DailyForm
from engines.core.errors import EngineError
from engines.core.event import Event
from engines.core.players import LEVELS
from engines.core.record import Record
from engines.registry import game, keys

PLAYER = 0
"""The person's seat."""
STRONG = LEVELS[-1]
PAR_STEPS, PAR_SECONDS = 10, 0.3
"""The strong computer player's number of decisions per run of the job, and the seconds for each."""
LOST, NOTHING, SOME, MUCH = "0123"
"""The marks of a turn, by its points."""
MOST_MARKS = 16
"""As many symbols fit into one line on a phone."""


@dataclass(frozen=True)
class Try:
    """A person's game at the castle of a day, in its current position."""

    row: DailyGame
    table: Table
    news: tuple[tuple[Event, ...], ...] = ()
    """The events since the last decision, step by step, as far as the person may see them."""
    result: DailyResult | None = None

    @property
    def over(self) -> bool:
        return self.table.phase == "over"


@dataclass(frozen=True)
class Day:
    """The game, form and seed of a day."""

    date: date
    game: AnyGame
    form: DailyForm
    seed: str

    @property
    def name(self) -> str:
        return self.date.isoformat()

    @property
    def commitment(self) -> str:
        """Fixes the shuffle before it may be known."""
        return commitment(self.seed)

    @property
    def ends(self) -> float:
        return datetime(self.date.year, self.date.month, self.date.day, tzinfo=UTC).timestamp() + DAY


def date_at(now: float) -> date:
    """The day changes at midnight, UTC."""
    return datetime.fromtimestamp(now, UTC).date()


def games_in_turn() -> list[AnyGame]:
    """The games that say how they are played as a daily castle."""
    return [engine for engine in map(game, keys()) if engine.daily is not None]


def streak(days: Sequence[str], last: date) -> int:
    """Counts the consecutive days played up to `last`, or to the day before if `last` is not played yet."""
    played = {*days}
    if last.isoformat() not in played:
        last -= timedelta(days=1)
    count = 0
    while (last - timedelta(days=count)).isoformat() in played:
        count += 1
    return count


class DailyCastle:
    """Plays it and keeps it."""

    def __init__(
        self, store: DailyStore, thinking: Thinking, studio: Studio, clock: Callable[[], float]
    ) -> None:
        self.store = store
        self._thinking = thinking
        self._studio = studio
        self.now = clock
        self._key: str | None = None
        self._par: DailyGame | None = None
        """Today's deal as far as the strong computer player has played it."""

    async def today(self) -> Day:
        return await self.day(date_at(self.now()))

    async def day(self, which: date) -> Day:
        """The game of a day follows from the weekday."""
        games = await asyncio.to_thread(games_in_turn)  # the first time, they are imported
        if not games:
            raise Refusal("daily-none")
        engine = games[which.weekday() % len(games)]
        assert engine.daily is not None
        return Day(
            which,
            engine,
            engine.daily.on(which.isoformat()),
            keyed(await self._installation_key(), which.isoformat())[:SEED_DIGITS],
        )

    async def _installation_key(self) -> str:
        if self._key is None:
            self._key = await self.store.key(secrets.token_hex(32))
        return self._key

    # Playing

    async def find(self, person: Person, day: Day, *, practice: bool) -> Try | None:
        row = await self.store.game(person.id, day.name, practice=practice)
        return None if row is None else await self._stands(row, person)

    async def had_rated(self, user: int, day: Day) -> bool:
        """Returns whether the person began the day's rated try before their data was deleted."""
        return await self.store.is_done(day.name, await self._mark(user, day))

    async def begin(self, person: Person, day: Day, *, practice: bool) -> Try:
        """Begins the rated try, or another practice game."""
        if not practice and await self.had_rated(person.id, day):
            raise Refusal("daily-had")
        row = await self._studio.run(_new_game, day, person.id, practice)
        row = await self._answered(replace(row, changed=self.now()))
        return await self._stands(await self.store.begin(row), person)

    async def act(self, attempt: Try, seq: int, text: str, person: Person, guild: int) -> Try:
        """Makes the person's decision, and the computer players' replies to it."""
        row = attempt.row
        if row.seq != seq or attempt.over:
            raise Refusal("outdated")
        if row.day != (await self.today()).name:
            raise Refusal("daily-over")
        try:
            acted = await self._studio.run(_after_moves, row, [(PLAYER, text)])
        except EngineError:
            raise Refusal("outdated") from None
        after = replace(await self._answered(acted), changed=self.now())
        moves = json.loads(after.moves)[row.seq :]
        news = await self._studio.run(_events, row, moves)
        result = await self._studio.run(_result, after, clean_name(person.name), guild)
        try:
            await self.store.save(row, after, None if row.practice else result)
        except StaleRow:
            raise Refusal("outdated") from None
        return replace(await self._stands(after, person), news=news)

    async def _answered(self, row: DailyGame) -> DailyGame:
        """The game once no computer player is due."""
        programs = [None, *[_form(row).player] * (_form(row).seats - 1)]
        moves = await self._thinking.run(play_on, row.game, row.state, programs, row.seq)
        return await self._studio.run(_after_moves, row, moves) if moves else row

    async def _stands(self, row: DailyGame, person: Person) -> Try:
        table = await self._studio.run(_table, row, person)
        result = None
        if table.phase == "over" and not row.practice:
            result = await self.store.result(row.user, row.day)
        return Try(row, table, result=result)

    # The computer's score and shared results

    async def go_on_with_par(self) -> None:
        """Lets the strong computer player make some decisions of today's deal, once a person has finished it.

        Each decision waits in the same queue as those at tables, so that no player waits for a whole game. A
        restart begins the game again.
        """
        day = await self.today()
        if await self.store.par(day.name) is not None:
            self._par = None
            return
        if not await self.store.results(None, day.name, day.name):
            return
        row = self._par
        if row is None or row.day != day.name:
            row = await self._answered(await self._studio.run(_new_game, day, 0, True))
        for _ in range(PAR_STEPS):
            points = await self._studio.run(_points_at_end, row)
            if points is not None:
                await self.store.note_par(day.name, points)
                row = None
                break
            chance = f"{day.seed}/par/{row.seq}"
            text = await self._thinking.run(choose, row.game, row.state, PLAYER, STRONG, chance, PAR_SECONDS)
            row = await self._answered(await self._studio.run(_after_moves, row, [(PLAYER, text)]))
        self._par = row

    async def shared_at(self, user: int, day: Day, place: int) -> str | None:
        """Returns the address at which a person shared their result of a day in a server or chat."""
        return await self.store.shared_at(day.name, await self._mark(user, day), place)

    async def note_shared(self, user: int, day: Day, place: int, address: str) -> None:
        await self.store.note_shared(day.name, await self._mark(user, day), place, address)

    async def _mark(self, user: int, day: Day) -> str:
        return mark_of(await self._installation_key(), user, day.name)

    async def record(self, row: DailyGame, name: str) -> Record:
        """Returns the export of a game, once its day is over."""
        return await self._studio.run(_record, row, name)

    @staticmethod
    def table_of(row: DailyGame, person: Person) -> Table:
        """Returns a person's game as a table, for drawing."""
        return _table(row, person)


def _form(row: DailyGame) -> DailyForm:
    form = game(row.game).daily
    assert form is not None
    return form.on(row.day)


def _is_over(row: DailyGame, engine: AnyGame, state: Any) -> bool:
    """Whether the rules or the short form have ended a game."""
    turns = _form(row).turns
    return not engine.to_act(state) or (turns is not None and len(_turns(row, engine)) >= turns)


def _turns(row: DailyGame, engine: AnyGame) -> list[int]:
    """The person's points after each of their turns and what computer players answered to it."""
    state, points, acted, ended = _start(row, engine), [], False, False
    for seat, text in json.loads(row.moves):
        if seat == PLAYER and ended:
            points.append(_points(engine, state))
            ended = False
        step = engine.apply(state, seat, engine.parse(text))
        state, acted = step.state, acted or seat == PLAYER
        if acted and step.turn_ends:
            acted, ended = False, True
    return [*points, _points(engine, state)] if ended or not engine.to_act(state) else points


def _new_game(day: Day, user: int, practice: bool) -> DailyGame:
    engine = day.game
    state = engine.setup(engine.options_type(**day.form.options), day.form.seats, day.seed)
    stored = engine.encode(state)
    return DailyGame(user, day.name, practice, engine.key, engine.rules_version, 0, "[]", stored, 0.0)


def _after_moves(row: DailyGame, moves: Sequence[tuple[int, str]]) -> DailyGame:
    engine = game(row.game)
    state = engine.decode(row.state)
    for seat, text in moves:
        state = engine.apply(state, seat, engine.parse(text)).state
    made = [*json.loads(row.moves), *([seat, text] for seat, text in moves)]
    return replace(row, seq=len(made), moves=json.dumps(made), state=engine.encode(state))


def _events(before: DailyGame, moves: Sequence[tuple[int, str]]) -> tuple[tuple[Event, ...], ...]:
    engine = game(before.game)
    state, events = engine.decode(before.state), []
    for seat, text in moves:
        step = engine.apply(state, seat, engine.parse(text))
        state = step.state
        events.append(tuple(event for event in step.events if event.only is None or PLAYER in event.only))
    return tuple(events)


def _table(row: DailyGame, person: Person) -> Table:
    """The table that they seem to sit at."""
    engine, form = game(row.game), _form(row)
    options = engine.options_type(**form.options)
    seats = seated(person, PLAYER, form.seats, form.player)
    state = engine.decode(row.state)
    over = _is_over(row, engine, state)
    return private_table(engine, options, state, seats, person, row.seq, over=over)


def _result(row: DailyGame, name: str, guild: int) -> DailyResult | None:
    """Returns the result of a game; None while it goes on."""
    engine = game(row.game)
    state = engine.decode(row.state)
    if not _is_over(row, engine, state):
        return None
    standing = next(each for each in engine.result(state).standings if each.seat == PLAYER)
    points = [_points(engine, _start(row, engine)), *_turns(row, engine)]
    marks = marks_of([after - before for before, after in pairwise(points)])
    return DailyResult(
        row.day, row.user, guild, name, row.game, standing.points, standing.rank, marks, row.changed
    )


def _points_at_end(row: DailyGame) -> int | None:
    """The points of the first seat in a game that is over; None while it goes on."""
    engine = game(row.game)
    state = engine.decode(row.state)
    return _points(engine, state) if _is_over(row, engine, state) else None


def _start(row: DailyGame, engine: AnyGame) -> Any:
    form = _form(row)
    seed = engine.seed(engine.decode(row.state))
    return engine.setup_by(row.version, engine.options_type(**form.options), form.seats, seed)


def _points(engine: AnyGame, state: Any) -> int:
    return next(one.points for one in engine.result(state).standings if one.seat == PLAYER)


def marks_of(gains: Sequence[int]) -> str:
    """Returns a digit for each turn: its points were at least the average, some, none or negative.

    In a game of more than `MOST_MARKS` turns a digit stands for two turns in a row, or for three.
    """
    turns = max(1, ceil(len(gains) / MOST_MARKS))
    gains = [sum(gains[first : first + turns]) for first in range(0, len(gains), turns)]
    usual = sum(gains) / len(gains) if gains else 0
    return "".join(
        LOST if gain < 0 else NOTHING if gain == 0 else MUCH if gain >= usual else SOME for gain in gains
    )


def _record(row: DailyGame, name: str) -> Record:
    engine, form = game(row.game), _form(row)
    state, log = _start(row, engine), []
    for seat, text in json.loads(row.moves):
        step = engine.apply(state, seat, engine.parse(text))
        state = step.state
        log.append((seat, text, step.events))
    names = (name, *computer_names("en")[: form.seats - 1])
    options = engine.options_type(**form.options)
    return Record.from_log(
        engine,
        options,
        names,
        engine.seed(state),
        log,
        finished=True,
        rules_version=row.version,
    )
