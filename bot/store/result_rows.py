"""Results of finished games, and the ratings computed from them one game at a time."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Sequence
from dataclasses import astuple, fields
from typing import Any, NamedTuple

from bot.store.database import Connection, Database
from bot.store.facts import note
from bot.store.rows import RatingRow, ResultRow

EVERYWHERE = 0
"""Stands for a server in ratings over all servers."""
COUNTED = "counted"
"""The fact with the last game counted. Writing it first serializes processes that count at the same time."""
RESULT_COLUMNS = ", ".join(f'"{field.name}"' for field in fields(ResultRow))
RATING_COLUMNS = '"user", game, guild, mu, sigma, games'
_IN_ORDER = "rated_games JOIN results ON results.table_id = rated_games.table_id"

Strength = tuple[float, float]
"""Mu and sigma of a rating: the estimated strength and its uncertainty."""


class Counted(NamedTuple):
    """A rating before and after one game."""

    before: Strength
    after: Strength


Rate = Callable[[Sequence[Strength | None], Sequence[int]], Sequence[Counted]]
"""Rates one game from the ratings before it (None: none yet) and the places; equal places are a tie."""


class Results:
    """Results are written with the event that ends a game; ratings are counted from them afterwards."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def uncounted(self) -> list[str]:
        """The rated games that are not counted yet, in the order in which they ended."""
        rows = await self._database.rows(
            f"SELECT rated_games.table_id, max(at) FROM {_IN_ORDER} WHERE number IS NULL "
            "GROUP BY rated_games.table_id ORDER BY max(at), rated_games.table_id"
        )
        return [str(row[0]) for row in rows]

    async def count(self, table_id: str, rate: Rate) -> None:
        """Count a rated game; one that was counted already changes nothing."""

        def work(connection: Connection) -> None:
            note(connection, COUNTED, table_id)
            look = "SELECT 1 FROM rated_games WHERE table_id = ? AND number IS NULL"
            if connection.execute(look, (table_id,)).fetchone() is None:
                return
            [last] = connection.execute("SELECT coalesce(max(number), 0) FROM rated_games").fetchone()
            _count(connection, table_id, rate)
            connection.execute("UPDATE rated_games SET number = ? WHERE table_id = ?", (last + 1, table_id))

        await self._database.transact(work)

    async def put(self, results: Sequence[ResultRow]) -> None:
        """Write the results of one game as recomputed from its log.

        Results that exist already only get the game's own values: erased people stay erased, and the log does
        not show what a person had agreed to at the time.
        """

        def work(connection: Connection) -> None:
            look = "SELECT 1 FROM results WHERE table_id = ? LIMIT 1"
            if not results or connection.execute(look, (results[0].table_id,)).fetchone() is None:
                write_results(connection, results)
                return
            connection.executemany(
                "UPDATE results SET points = ?, place = ?, seats = ?, facts = ?, variant = ? "
                "WHERE table_id = ? AND seat = ? AND nth = ?",
                [
                    (
                        one.points,
                        one.place,
                        one.seats,
                        one.facts,
                        one.variant,
                        one.table_id,
                        one.seat,
                        one.nth,
                    )
                    for one in results
                ],
            )

        await self._database.transact(work)

    async def recount(self, rate: Rate) -> int:
        """Recompute all ratings in the order in which games were counted; returns the number of games."""

        def work(connection: Connection) -> int:
            note(connection, COUNTED, "all")
            connection.execute("DELETE FROM ratings")
            drop_rated_games(connection)
            rows = connection.execute(
                f"SELECT rated_games.table_id FROM {_IN_ORDER} GROUP BY rated_games.table_id, number "
                "ORDER BY number IS NULL, number, max(at), rated_games.table_id"
            ).fetchall()
            for number, (table_id,) in enumerate(rows, 1):
                _count(connection, table_id, rate)
                # Negative at first, so that no number occurs twice on the way.
                connection.execute(
                    "UPDATE rated_games SET number = ? WHERE table_id = ?", (-number, table_id)
                )
            connection.execute("UPDATE rated_games SET number = -number WHERE number < 0")
            return len(rows)

        return await self._database.transact(work)

    async def finished_tables(self, after: str = "", limit: int = 200) -> list[str]:
        """The tables whose game was played to its end, by their ids, those after a given one."""
        rows = await self._database.rows(
            "SELECT id FROM tables WHERE phase = 'over' AND id > ? ORDER BY id LIMIT ?", after, limit
        )
        return [str(row[0]) for row in rows]


def write_results(connection: Connection, results: Sequence[ResultRow]) -> None:
    """Write the results of a game, and mark it for counting if it is rated."""
    marks = ", ".join("?" * len(fields(ResultRow)))
    connection.executemany(
        f"INSERT INTO results ({RESULT_COLUMNS}) VALUES ({marks})",
        [
            tuple(int(value) if isinstance(value, bool) else value for value in astuple(one))
            for one in results
        ],
    )
    for table_id in {one.table_id for one in results if one.rated}:
        connection.execute(
            "INSERT INTO rated_games (table_id, number) VALUES (?, NULL) ON CONFLICT (table_id) DO NOTHING",
            (table_id,),
        )


def _count(connection: Connection, table_id: str, rate: Rate) -> None:
    rows = connection.execute(
        'SELECT seat, nth, "user", guild, game, place, everywhere, mu, sigma, all_mu, all_sigma FROM results '
        "WHERE table_id = ? AND rated = 1 ORDER BY seat, nth",
        (table_id,),
    ).fetchall()
    _count_in(connection, table_id, [row for row in rows if row[3] != EVERYWHERE], rate, everywhere=False)
    _count_in(connection, table_id, [row for row in rows if row[6]], rate, everywhere=True)


def _count_in(
    connection: Connection, table_id: str, rows: Collection[Any], rate: Rate, *, everywhere: bool
) -> None:
    """Rate a game within its server, or over all servers."""
    if len(rows) < 2:
        return
    columns = "all_mu = ?, all_sigma = ?" if everywhere else "mu = ?, sigma = ?"
    befores: list[Strength | None] = []
    for _, _, user, guild, game, *_, mu, sigma, all_mu, all_sigma in rows:
        scope = EVERYWHERE if everywhere else guild
        stored = (all_mu, all_sigma) if everywhere else (mu, sigma)
        if user is not None:
            look = 'SELECT mu, sigma FROM ratings WHERE "user" = ? AND game = ? AND guild = ?'
            stored = connection.execute(look, (user, game, scope)).fetchone() or (None, None)
        befores.append(strength_of(stored))
    for row, counted in zip(rows, rate(befores, [row[5] for row in rows]), strict=True):
        seat, nth, user, guild, game = row[:5]
        connection.execute(
            f"UPDATE results SET {columns} WHERE table_id = ? AND seat = ? AND nth = ?",
            (*counted.before, table_id, seat, nth),
        )
        if user is not None:
            connection.execute(
                f"INSERT INTO ratings ({RATING_COLUMNS}) VALUES (?, ?, ?, ?, ?, 1) "
                'ON CONFLICT ("user", game, guild) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, '
                "games = ratings.games + 1",
                (user, game, EVERYWHERE if everywhere else guild, *counted.after),
            )


# For their owner


async def results_of_person(database: Database, user: int) -> list[dict[str, Any]]:
    """Returns a person's results, with their ratings before each game."""
    columns = (
        *("table_id", "game", "guild", "seat", "name", "variant", "seats", "points", "place", "rated"),
        *("feat", "everywhere", "began", "at", "facts", "mu", "sigma", "all_mu", "all_sigma"),
    )
    rows = await database.rows(
        f'SELECT {", ".join(columns)} FROM results WHERE "user" = ? ORDER BY at, table_id', user
    )
    records = [dict(zip(columns, row, strict=True)) for row in rows]
    return [{**one, "facts": json.loads(one["facts"])} for one in records]


async def ratings_of_person(database: Database, user: int) -> list[RatingRow]:
    """Returns all ratings of a person."""
    rows = await database.rows(
        f'SELECT {RATING_COLUMNS} FROM ratings WHERE "user" = ? ORDER BY game, guild', user
    )
    return [RatingRow(*row) for row in rows]


def erase_results(connection: Connection, user: int, name: str) -> None:
    """Remove a person from their results, which then go by `name`.

    The others' ratings stay as they are, also after a recount: each result keeps the rating that the person
    had before the game, without saying whose it was.
    """
    connection.execute('UPDATE results SET "user" = NULL, name = ? WHERE "user" = ?', (name, user))


def drop_guild_results(connection: Connection, guild: int) -> None:
    """Delete the results of a server.

    For people who agreed to ratings over all servers the rated numbers stay, without anything about the
    server.
    """
    connection.execute("DELETE FROM results WHERE guild = ? AND NOT (rated = 1 AND everywhere = 1)", (guild,))
    connection.execute(
        "UPDATE results SET guild = ?, name = '', facts = '{}', variant = '{}', feat = 0, mu = NULL, "
        "sigma = NULL WHERE guild = ?",
        (EVERYWHERE, guild),
    )


def drop_rated_games(connection: Connection, _guild: int = EVERYWHERE) -> None:
    """Delete the rated games of which no result is left."""
    connection.execute(
        "DELETE FROM rated_games "
        "WHERE NOT EXISTS (SELECT 1 FROM results WHERE results.table_id = rated_games.table_id)"
    )


def strength_of(stored: Sequence[Any]) -> Strength | None:
    """Returns a stored rating; None if there is none."""
    mu, sigma = stored
    return None if mu is None else (mu, sigma)
