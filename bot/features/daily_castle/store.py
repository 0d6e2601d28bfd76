"""The daily castle's queries: people's games, the results of rated tries, and servers' posts."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Callable, Sequence
from dataclasses import astuple, dataclass, fields
from datetime import UTC, datetime, timedelta
from typing import Any

from bot.store.database import Connection, Database
from bot.store.errors import StaleRow
from bot.store.facts import note
from bot.store.owned import NO_PERSON, NO_SERVER, NO_TABLE, Nothing, Owned, deleting

KEY = "daily-key"
"""The fact that holds the key from which, with a date, each day's seed is derived. It is never shown."""
DONE = "daily-done"
"""Prefix of the facts that a person with deleted data has used their rated try of a day."""
PAR = "daily-par"
"""Prefix of the facts with the strong computer player's points at a day's deal."""
SHARED = "daily-shared"
"""Prefix of the facts with the place where a person shared their result; a pseudonym replaces their ID."""
DAYS_KEPT = 2
"""Days for which games are kept after theirs, for the pictures of the best."""


@dataclass(frozen=True)
class DailyGame:
    """A person's game at the castle of a day."""

    user: int
    day: str
    practice: bool
    game: str
    version: int
    seq: int
    moves: str
    state: str
    changed: float


@dataclass(frozen=True)
class DailyResult:
    """The result of a person's rated try."""

    day: str
    user: int
    guild: int
    name: str
    game: str
    points: int
    place: int
    marks: str
    at: float


_GAME = ", ".join(f'"{field.name}"' for field in fields(DailyGame))
_RESULT = ", ".join(f'"{field.name}"' for field in fields(DailyResult))
_KEY = '"user" = ? AND day = ? AND practice = ?'


class DailyStore:
    """Reads and writes the daily castle's tables and facts."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def key(self, made: str) -> str:
        """Returns the installation's stored key; stores `made` if there was none yet."""

        def work(connection: Connection) -> str:
            connection.execute(
                "INSERT INTO facts (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING", (KEY, made)
            )
            return str(connection.execute("SELECT value FROM facts WHERE name = ?", (KEY,)).fetchone()[0])

        return await self._database.transact(work)

    # Games

    async def game(self, user: int, day: str, *, practice: bool) -> DailyGame | None:
        rows = await self._database.rows(
            f"SELECT {_GAME} FROM daily_games WHERE {_KEY}", user, day, int(practice)
        )
        return _game(rows[0]) if rows else None

    async def begin(self, game: DailyGame) -> DailyGame:
        """A new game; the one that is there stays, unless it is practice."""

        def work(connection: Connection) -> DailyGame:
            if game.practice:
                connection.execute(f"DELETE FROM daily_games WHERE {_KEY}", (game.user, game.day, 1))
            marks = ", ".join("?" * len(fields(DailyGame)))
            connection.execute(
                f"INSERT INTO daily_games ({_GAME}) VALUES ({marks}) "
                'ON CONFLICT ("user", day, practice) DO NOTHING',
                _values(game),
            )
            key = (game.user, game.day, int(game.practice))
            look = f"SELECT {_GAME} FROM daily_games WHERE {_KEY}"
            return _game(connection.execute(look, key).fetchone())

        return await self._database.transact(work)

    async def save(self, before: DailyGame, game: DailyGame, result: DailyResult | None = None) -> None:
        """The game after some decisions, with the result of a rated try that ends; OutOfStep when another
        press was first."""

        def work(connection: Connection) -> None:
            changed = connection.execute(
                f"UPDATE daily_games SET seq = ?, moves = ?, state = ?, changed = ? WHERE {_KEY} AND seq = ?",
                (
                    *(game.seq, game.moves, game.state, game.changed),
                    *(game.user, game.day, int(game.practice), before.seq),
                ),
            )
            if not changed.rowcount:
                raise StaleRow("a daily game has moved on")
            if result is not None:
                marks = ", ".join("?" * len(fields(DailyResult)))
                connection.execute(
                    f"INSERT INTO daily_results ({_RESULT}) VALUES ({marks}) "
                    'ON CONFLICT (day, "user") DO NOTHING',
                    astuple(result),
                )

        await self._database.transact(work)

    # Results

    async def result(self, user: int, day: str) -> DailyResult | None:
        rows = await self._database.rows(
            f'SELECT {_RESULT} FROM daily_results WHERE day = ? AND "user" = ?', day, user
        )
        return DailyResult(*rows[0]) if rows else None

    async def results(self, guild: int | None, first: str, last: str) -> list[DailyResult]:
        """The results of some days, in a server or everywhere: each day's best first."""
        here, values = ("", ()) if guild is None else ("guild = ? AND ", (guild,))
        rows = await self._database.rows(
            f"SELECT {_RESULT} FROM daily_results WHERE {here}day >= ? AND day <= ? "
            'ORDER BY day, points DESC, at, "user"',
            *values,
            first,
            last,
        )
        return [DailyResult(*row) for row in rows]

    async def standing(self, guild: int | None, day: str, points: int) -> tuple[int, int]:
        """Returns the place of a score on a day, and the number of players."""
        here, values = ("", ()) if guild is None else (" AND guild = ?", (guild,))
        rows = await self._database.rows(
            "SELECT coalesce(sum(CASE WHEN points > ? THEN 1 ELSE 0 END), 0), count(*) FROM daily_results "
            f"WHERE day = ?{here}",
            points,
            day,
            *values,
        )
        better, played = rows[0]
        return int(better) + 1, int(played)

    async def days_of(self, user: int) -> list[str]:
        """Returns the days on which a person finished their rated try, the newest first."""
        rows = await self._database.rows(
            'SELECT day FROM daily_results WHERE "user" = ? ORDER BY day DESC', user
        )
        return [str(row[0]) for row in rows]

    # A server's posts

    async def telling_servers(self) -> list[int]:
        """The servers that have chosen a channel for the daily castle."""
        rows = await self._database.rows(
            "SELECT guild FROM servers WHERE lost IS NULL AND daily_channel IS NOT NULL ORDER BY guild"
        )
        return [int(guild) for (guild,) in rows]

    async def post(self, guild: int, day: str) -> tuple[int, int | None] | None:
        """Returns channel and message of a day's post in a server; None if none was begun."""
        rows = await self._database.rows(
            "SELECT channel, message FROM daily_posts WHERE guild = ? AND day = ?", guild, day
        )
        return (int(rows[0][0]), rows[0][1]) if rows else None

    async def note_post(self, guild: int, day: str, channel: int, message: int | None) -> None:
        """Note that a post is about to be made, or which one it is."""

        def work(connection: Connection) -> None:
            connection.execute(
                "INSERT INTO daily_posts (guild, day, channel, message) VALUES (?, ?, ?, ?) "
                "ON CONFLICT (guild, day) DO UPDATE "
                "SET channel = excluded.channel, message = excluded.message",
                (guild, day, channel, message),
            )

        await self._database.transact(work)

    async def is_done(self, day: str, mark: str) -> bool:
        """Returns whether a person with deleted data has begun the rated try of a day."""
        return bool(await self._database.rows("SELECT 1 FROM facts WHERE name = ?", f"{DONE}/{day}/{mark}"))

    async def par(self, day: str) -> int | None:
        """Returns the strong computer player's points at a day's deal; None until it has played it."""
        found = await self._fact(f"{PAR}/{day}")
        return None if found is None else int(found)

    async def note_par(self, day: str, points: int) -> None:
        await self._database.transact(lambda connection: note(connection, f"{PAR}/{day}", str(points)))

    async def shared_at(self, day: str, mark: str, place: int) -> str | None:
        """Returns the address at which a person shared their result in a server or chat."""
        return await self._fact(f"{SHARED}/{day}/{mark}/{place}")

    async def note_shared(self, day: str, mark: str, place: int, address: str) -> None:
        name = f"{SHARED}/{day}/{mark}/{place}"
        await self._database.transact(lambda connection: note(connection, name, address))

    async def _fact(self, name: str) -> str | None:
        rows = await self._database.rows("SELECT value FROM facts WHERE name = ?", name)
        return str(rows[0][0]) if rows else None


def keyed(key: str, text: str) -> str:
    """Returns the HMAC of a text with the installation's key."""
    return hmac.new(bytes.fromhex(key), text.encode(), hashlib.sha256).hexdigest()


def mark_of(key: str, user: int, day: str) -> str:
    """Returns a pseudonym for a person on one day, used where their ID may not be stored."""
    return keyed(key, f"done/{day}/{user}")


# For its owner


def daily_owned(clock: Callable[[], float]) -> tuple[Owned, ...]:
    """The SQL tables of the daily castle."""

    def erase_games(connection: Connection, user: int) -> None:
        """Delete a person's games. A mark keeps the rated try of today from coming back by that."""
        day = _day(clock())
        begun = connection.execute(f"SELECT 1 FROM daily_games WHERE {_KEY}", (user, day, 0)).fetchone()
        key = connection.execute("SELECT value FROM facts WHERE name = ?", (KEY,)).fetchone()
        if begun is not None and key is not None:
            note(connection, f"{DONE}/{day}/{mark_of(str(key[0]), user, day)}", "forgotten")
        connection.execute('DELETE FROM daily_games WHERE "user" = ?', (user,))

    return (
        Owned(
            "daily_games",
            export=_export_games,
            erase=erase_games,
            drop_guild=NO_SERVER,
            drop_table=NO_TABLE,
            sweep=_sweep_games,
        ),
        Owned(
            "daily_results",
            export=_export_results,
            erase=deleting("daily_results", "user"),
            drop_guild=_leave_guild,
            drop_table=NO_TABLE,
            sweep=Nothing("results stay until their person is forgotten"),
        ),
        Owned(
            "daily_posts",
            export=NO_PERSON,
            erase=NO_PERSON,
            drop_guild=deleting("daily_posts", "guild"),
            drop_table=NO_TABLE,
            sweep=_sweep_posts,
        ),
    )


async def _export_games(database: Database, user: int) -> dict[str, Any]:
    """A person's games with their own moves. The states know what is hidden from them and stay out."""
    rows = await database.rows(
        'SELECT day, practice, game, seq, moves, changed FROM daily_games WHERE "user" = ? '
        "ORDER BY day, practice",
        user,
    )
    names = ("day", "practice", "game", "decisions", "moves", "changed")
    games = [
        {
            **dict(zip(names, row, strict=True)),
            "moves": [text for seat, text in json.loads(row[4]) if not seat],
        }
        for row in rows
    ]
    return {"daily": {"games": games}}


async def _export_results(database: Database, user: int) -> dict[str, Any]:
    rows = await database.rows(
        "SELECT day, guild, name, game, points, place, marks, at FROM daily_results "
        'WHERE "user" = ? ORDER BY day',
        user,
    )
    names = ("day", "server", "name", "game", "points", "place", "marks", "at")
    return {"daily": {"results": [dict(zip(names, row, strict=True)) for row in rows]}}


def _leave_guild(connection: Connection, guild: int) -> None:
    """A person's results stay theirs, without the server."""
    connection.execute("UPDATE daily_results SET guild = 0 WHERE guild = ?", (guild,))


def _sweep_games(connection: Connection, now: float) -> None:
    """Delete the games of past days, and the facts that belong to those days."""
    before = _day(now, DAYS_KEPT)
    connection.execute("DELETE FROM daily_games WHERE day < ?", (before,))
    for kind in (DONE, PAR, SHARED):
        connection.execute(
            "DELETE FROM facts WHERE name LIKE ? AND name < ?", (f"{kind}/%", f"{kind}/{before}")
        )


def _sweep_posts(connection: Connection, now: float) -> None:
    connection.execute("DELETE FROM daily_posts WHERE day < ?", (_day(now, DAYS_KEPT),))


def _day(now: float, before: int = 0) -> str:
    """The day at a moment, or one that many days before."""
    return (datetime.fromtimestamp(now, UTC).date() - timedelta(days=before)).isoformat()


def _values(game: DailyGame) -> Sequence[Any]:
    return [int(value) if isinstance(value, bool) else value for value in astuple(game)]


def _game(row: Sequence[Any]) -> DailyGame:
    user, day, practice, *rest = row
    return DailyGame(user, day, bool(practice), *rest)
