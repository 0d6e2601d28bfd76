"""The queries of puzzles: positions, people's answers, and the games that were looked through."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import astuple, dataclass, fields
from typing import Any

from bot.store import TableRow
from bot.store.database import Connection, Database
from bot.store.owned import NO_PERSON, NO_SERVER, NO_TABLE, Nothing, Owned, deleting
from bot.time_units import DAY

KEPT = 90 * DAY
"""Seconds for which puzzles and answers are kept."""


@dataclass(frozen=True)
class Puzzle:
    """A decision of a seat, with what was chosen and what the estimate prefers. The state holds secrets."""

    id: str
    user: int
    """The person who made the decision; `NOBODY` for a prepared puzzle."""
    guild: int
    table_id: str
    game: str
    options: str
    seats: int
    seat: int
    number: int
    state: str
    chosen: str
    best: str
    cost: float
    at: float


@dataclass(frozen=True)
class Tries:
    """A person's answers to a puzzle."""

    user: int
    puzzle: str
    answers: int = 0
    missed: int = 0
    solved: bool = False
    due: float = 0.0
    """When it is asked again."""


@dataclass(frozen=True)
class Week:
    """The puzzle of the week in a server; `schema.sql` explains the columns."""

    guild: int
    week: str
    puzzle: str
    channel: int
    message: int | None
    answer: int | None
    at: float


NOBODY = 0
"""Stands for the person of a prepared puzzle."""
_PUZZLE = ", ".join(f'"{field.name}"' for field in fields(Puzzle))
_TRIES = ", ".join(f'"{field.name}"' for field in fields(Tries))
_WEEK = ", ".join(f'"{field.name}"' for field in fields(Week))
_MARKS = ", ".join("?" * len(fields(Puzzle)))


class PuzzleStore:
    """Reads and writes the SQL tables of puzzles; also reads results, which the core writes."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # Positions

    async def puzzle(self, id_: str) -> Puzzle | None:
        rows = await self._database.rows(f"SELECT {_PUZZLE} FROM puzzles WHERE id = ?", id_)
        return Puzzle(*rows[0]) if rows else None

    async def of_person(self, user: int, game: str | None) -> list[Puzzle]:
        """Returns a person's own puzzles, those of the newest game first, the costliest of each first."""
        rows = await self._database.rows(
            f'SELECT {_PUZZLE} FROM puzzles WHERE "user" = ? AND game = coalesce(?, game) '
            "ORDER BY at DESC, table_id, cost DESC, id",
            user,
            game,
        )
        return [Puzzle(*row) for row in rows]

    async def of_others(self, guild: int, user: int, game: str | None) -> list[Puzzle]:
        """Returns the newest puzzles of other people in a server, as far as their tables are still stored."""
        rows = await self._database.rows(
            f'SELECT {_PUZZLE} FROM puzzles WHERE guild = ? AND "user" <> ? AND game = coalesce(?, game) '
            "AND table_id IN (SELECT id FROM tables) ORDER BY at DESC, cost DESC, id LIMIT 50",
            guild,
            user,
            game,
        )
        return [Puzzle(*row) for row in rows]

    async def of_guild(self, guild: int, since: float) -> list[Puzzle]:
        """Returns the puzzles of all games of a server since then whose tables are still stored."""
        rows = await self._database.rows(
            f"SELECT {_PUZZLE} FROM puzzles WHERE guild = ? AND at >= ? "
            "AND table_id IN (SELECT id FROM tables) ORDER BY cost DESC, id",
            guild,
            since,
        )
        return [Puzzle(*row) for row in rows]

    async def people_of(self, table_id: str) -> set[int | None]:
        """Returns all people who decided something at a table or have its result; None: erased since."""
        rows = await self._database.rows(
            'SELECT "user" FROM results WHERE table_id = ? UNION '
            'SELECT "user" FROM events WHERE table_id = ? AND verb = \'acted\' AND "user" IS NOT NULL',
            table_id,
            table_id,
        )
        return {None if user is None else int(user) for (user,) in rows}

    async def delete(self, id_: str) -> None:
        """Deletes a puzzle that can no longer be read."""

        def work(connection: Connection) -> None:
            connection.execute("DELETE FROM puzzles WHERE id = ?", (id_,))

        await self._database.transact(work)

    # Answers

    async def tries(self, user: int) -> dict[str, Tries]:
        """Returns a person's answers by puzzle."""
        rows = await self._database.rows(f'SELECT {_TRIES} FROM puzzle_tries WHERE "user" = ?', user)
        return {one.puzzle: one for one in map(_tries, rows)}

    async def save_tries(self, tries: Tries) -> bool:
        """Stores an answer; returns False if another answer to the same question was first."""

        def work(connection: Connection) -> bool:
            values = (int(tries.solved), tries.missed, tries.due, tries.answers, tries.user, tries.puzzle)
            if tries.answers > 1:
                changed = connection.execute(
                    "UPDATE puzzle_tries SET solved = ?, missed = ?, due = ?, answers = ? "
                    'WHERE "user" = ? AND puzzle = ? AND answers = ?',
                    (*values, tries.answers - 1),
                )
            else:
                changed = connection.execute(
                    'INSERT INTO puzzle_tries (solved, missed, due, answers, "user", puzzle) '
                    'VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT ("user", puzzle) DO NOTHING',
                    values,
                )
            return bool(changed.rowcount)

        return await self._database.transact(work)

    # Games

    async def not_looked_at(self, user: int, since: float, game: str | None) -> list[str]:
        """Returns the tables of a person's finished games that were not looked through, newest first."""
        rows = await self._database.rows(
            'SELECT DISTINCT table_id, at FROM results WHERE "user" = ? AND at >= ? '
            "AND points IS NOT NULL AND game = coalesce(?, game) "
            "AND table_id IN (SELECT id FROM tables) AND NOT EXISTS (SELECT 1 FROM puzzle_games "
            'WHERE puzzle_games.table_id = results.table_id AND puzzle_games."user" = results."user") '
            "ORDER BY at DESC, table_id",
            user,
            since,
            game,
        )
        return [str(table_id) for table_id, _ in rows]

    async def finished_lately(self, since: float) -> list[tuple[str, int]]:
        """Returns the tables and people of all games that ended since then and were not looked through."""
        rows = await self._database.rows(
            'SELECT DISTINCT table_id, "user", at FROM results WHERE at >= ? AND points IS NOT NULL '
            'AND "user" IS NOT NULL AND table_id IN (SELECT id FROM tables) '
            "AND NOT EXISTS (SELECT 1 FROM puzzle_games "
            'WHERE puzzle_games.table_id = results.table_id AND puzzle_games."user" = results."user") '
            'ORDER BY at, table_id, "user"',
            since,
        )
        return [(str(table_id), int(user)) for table_id, user, _ in rows]

    async def note_game(
        self, table: TableRow, user: int, accuracy: int | None = None, found: Sequence[Puzzle] = ()
    ) -> None:
        """Stores a game's puzzles and accuracy together; nothing if the person has been erased since."""

        def work(connection: Connection) -> None:
            theirs = 'SELECT 1 FROM results WHERE table_id = ? AND "user" = ?'
            if connection.execute(theirs, (table.id, user)).fetchone() is None:
                return
            for one in found:
                connection.execute(
                    f"INSERT INTO puzzles ({_PUZZLE}) VALUES ({_MARKS}) ON CONFLICT (id) DO NOTHING",
                    astuple(one),
                )
            connection.execute(
                'INSERT INTO puzzle_games (table_id, "user", guild, game, accuracy, at) '
                'VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (table_id, "user") DO NOTHING',
                (table.id, user, table.guild, table.game, accuracy, table.changed),
            )

        await self._database.transact(work)

    async def accuracies(self, user: int, game: str) -> list[int]:
        """Returns the accuracy of each of a person's judged games, newest first."""
        rows = await self._database.rows(
            'SELECT accuracy FROM puzzle_games WHERE "user" = ? AND game = ? AND accuracy IS NOT NULL '
            "ORDER BY at DESC, table_id",
            user,
            game,
        )
        return [int(accuracy) for (accuracy,) in rows]

    # The puzzle of the week

    async def servers_with_channel(self) -> list[int]:
        """Returns the servers that have chosen a channel for the daily castle."""
        rows = await self._database.rows(
            "SELECT guild FROM servers WHERE lost IS NULL AND daily_channel IS NOT NULL ORDER BY guild"
        )
        return [int(guild) for (guild,) in rows]

    async def week(self, guild: int, week: str) -> Week | None:
        rows = await self._database.rows(
            f"SELECT {_WEEK} FROM puzzle_weeks WHERE guild = ? AND week = ?", guild, week
        )
        return Week(*rows[0]) if rows else None

    async def unanswered(self, guild: int, before: str) -> list[Week]:
        """Returns the weeks before that one whose answer was not posted, the oldest first."""
        rows = await self._database.rows(
            f"SELECT {_WEEK} FROM puzzle_weeks WHERE guild = ? AND week < ? AND answer IS NULL ORDER BY week",
            guild,
            before,
        )
        return [Week(*row) for row in rows]

    async def save_week(self, week: Week) -> None:
        def work(connection: Connection) -> None:
            connection.execute(
                f"INSERT INTO puzzle_weeks ({_WEEK}) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (guild, week) "
                "DO UPDATE SET message = excluded.message, answer = excluded.answer",
                astuple(week),
            )

        await self._database.transact(work)

    async def solvers(self, puzzle: str, since: float) -> list[int]:
        """Returns the people who solved a puzzle since then, the first one first."""
        rows = await self._database.rows(
            'SELECT "user" FROM puzzle_tries WHERE puzzle = ? AND solved = 1 AND due >= ? '
            'ORDER BY due, "user"',
            puzzle,
            since,
        )
        return [int(user) for (user,) in rows]


def _tries(row: Sequence[Any]) -> Tries:
    user, puzzle, answers, missed, solved, due = row
    return Tries(user, puzzle, answers, missed, bool(solved), due)


# For their owner


async def _export_puzzles(database: Database, user: int) -> dict[str, Any]:
    """A person's decisions. The states know what was hidden from them and stay out."""
    rows = await database.rows(
        'SELECT id, table_id, game, number, chosen, best, cost, at FROM puzzles WHERE "user" = ? '
        "ORDER BY at, id",
        user,
    )
    names = ("id", "table", "game", "decision", "chosen", "better", "cost", "at")
    return {"puzzles": {"made": [dict(zip(names, row, strict=True)) for row in rows]}}


async def _export_tries(database: Database, user: int) -> dict[str, Any]:
    rows = await database.rows(
        f'SELECT {_TRIES} FROM puzzle_tries WHERE "user" = ? ORDER BY due, puzzle', user
    )
    names = ("puzzle", "answers", "missed", "solved", "due")
    return {"puzzles": {"answered": [dict(zip(names, row[1:], strict=True)) for row in rows]}}


async def _export_games(database: Database, user: int) -> dict[str, Any]:
    rows = await database.rows(
        'SELECT table_id, game, accuracy, at FROM puzzle_games WHERE "user" = ? ORDER BY at, table_id', user
    )
    names = ("table", "game", "accuracy", "at")
    return {"puzzles": {"games": [dict(zip(names, row, strict=True)) for row in rows]}}


def _sweep_puzzles(connection: Connection, now: float) -> None:
    connection.execute("DELETE FROM puzzles WHERE at < ?", (now - KEPT,))


def _sweep_weeks(connection: Connection, now: float) -> None:
    connection.execute("DELETE FROM puzzle_weeks WHERE at < ?", (now - KEPT,))


def _sweep_tries(connection: Connection, now: float) -> None:
    """Delete answers that have been due for as long as a puzzle is kept."""
    connection.execute("DELETE FROM puzzle_tries WHERE due < ?", (now - KEPT,))


OWNED = (
    Owned(
        "puzzles",
        export=_export_puzzles,
        erase=deleting("puzzles", "user"),
        drop_guild=deleting("puzzles", "guild"),
        drop_table=Nothing("a puzzle holds its own position and outlives its table by weeks"),
        sweep=_sweep_puzzles,
    ),
    Owned(
        "puzzle_tries",
        export=_export_tries,
        erase=deleting("puzzle_tries", "user"),
        drop_guild=NO_SERVER,
        drop_table=NO_TABLE,
        sweep=_sweep_tries,
    ),
    Owned(
        "puzzle_weeks",
        export=NO_PERSON,
        erase=NO_PERSON,
        drop_guild=deleting("puzzle_weeks", "guild"),
        drop_table=NO_TABLE,
        sweep=_sweep_weeks,
    ),
    Owned(
        "puzzle_games",
        export=_export_games,
        erase=deleting("puzzle_games", "user"),
        drop_guild=deleting("puzzle_games", "guild"),
        drop_table=Nothing("a game's accuracy stays with its result, until its person is forgotten"),
        sweep=Nothing("accuracies stay until their person is forgotten"),
    ),
)
