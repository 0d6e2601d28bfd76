"""The club: results of finished games, and the ratings that are counted from them one game at a time."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import astuple, fields
from typing import Any, NamedTuple

from bot.store.database import Connection, Database
from bot.store.facts import note
from bot.store.rows import RatingRow, ResultRow

EVERYWHERE = 0
"""In place of a server: over all of them."""
COUNTED = "counted"
"""The fact that names what was counted last. Whoever counts writes it first: one at a time of several."""
_COLUMNS = ", ".join(f'"{field.name}"' for field in fields(ResultRow))
_RATING = '"user", game, guild, mu, sigma, games'
_FLAGS = ("rated", "feat", "everywhere")
_IN_ORDER = "rated_games JOIN results ON results.table_id = rated_games.table_id"

Strength = tuple[float, float]
"""Mu and sigma: how strong somebody is taken to be, and how uncertain that is."""


class Counted(NamedTuple):
    """What a game does to one rating."""

    before: Strength
    after: Strength


Rate = Callable[[Sequence[Strength | None], Sequence[int]], Sequence[Counted]]
"""Counts one game: the ratings before it (None: none yet) and the places; equal places are a tie."""


class Step(NamedTuple):
    """A rated result with the rating that its person had before it."""

    row: ResultRow
    here: Strength | None
    everywhere: Strength | None


class Club:
    """Results are written with the event that ends a game; ratings are counted from them afterwards."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # Counting

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
        """Write the results of one game as they are told anew by its log.

        Where some are there, only what the game itself tells is brought up to date: who was forgotten stays
        so, and what somebody had agreed to then can't be told from the log.
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
        """Count all rated games anew in the order in which they were counted; gives how many there are."""
        found: list[str] = []

        def work(connection: Connection) -> None:
            note(connection, COUNTED, "all")
            connection.execute("DELETE FROM ratings")
            _strike_empty(connection)
            rows = connection.execute(
                f"SELECT rated_games.table_id FROM {_IN_ORDER} GROUP BY rated_games.table_id, number "
                "ORDER BY number IS NULL, number, max(at), rated_games.table_id"
            ).fetchall()
            for number, (table_id,) in enumerate(rows, 1):
                _count(connection, table_id, rate)
                # Negative at first, so that no number is there twice on the way.
                connection.execute(
                    "UPDATE rated_games SET number = ? WHERE table_id = ?", (-number, table_id)
                )
                found.append(table_id)
            connection.execute("UPDATE rated_games SET number = -number WHERE number < 0")

        await self._database.transact(work)
        return len(found)

    async def finished_tables(self, after: str = "", limit: int = 200) -> list[str]:
        """The tables whose game was played to its end, by their ids, those after a given one."""
        rows = await self._database.rows(
            "SELECT id FROM tables WHERE phase = 'over' AND id > ? ORDER BY id LIMIT ?", after, limit
        )
        return [str(row[0]) for row in rows]

    # Reading

    async def of_person(self, user: int, guild: int | None) -> list[Step]:
        """Somebody's results in one server or in all, oldest first."""
        rows = await self._database.rows(
            f'SELECT {_COLUMNS}, mu, sigma, all_mu, all_sigma FROM results WHERE "user" = ? '
            "AND guild = coalesce(?, guild) ORDER BY at, table_id, seat",
            user,
            guild,
        )
        return [Step(_result(row[:-4]), _strength(row[-4:-2]), _strength(row[-2:])) for row in rows]

    async def beside(self, user: int, guild: int | None) -> list[ResultRow]:
        """The results of others in somebody's games, oldest first."""
        rows = await self._database.rows(
            f'SELECT {_COLUMNS} FROM results WHERE "user" <> ? AND guild = coalesce(?, guild) '
            'AND table_id IN (SELECT table_id FROM results WHERE "user" = ?) ORDER BY at, table_id, seat',
            user,
            guild,
            user,
        )
        return [_result(row) for row in rows]

    async def of_table(self, table_id: str) -> list[ResultRow]:
        """What a table's game came to."""
        rows = await self._database.rows(
            f"SELECT {_COLUMNS} FROM results WHERE table_id = ? ORDER BY seat, nth", table_id
        )
        return [_result(row) for row in rows]

    async def of_server(self, guild: int, game: str | None = None) -> list[ResultRow]:
        """All results of a server, or those of one game, oldest first."""
        rows = await self._database.rows(
            f"SELECT {_COLUMNS} FROM results WHERE guild = ? AND game = coalesce(?, game) "
            "ORDER BY at, table_id, seat",
            guild,
            game,
        )
        return [_result(row) for row in rows]

    async def games_of(self, guild: int) -> list[tuple[str, int]]:
        """The games that were finished in a server, each with how many, most played first."""
        rows = await self._database.rows(
            "SELECT game, count(DISTINCT table_id) FROM results WHERE guild = ? GROUP BY game "
            "ORDER BY count(DISTINCT table_id) DESC, game",
            guild,
        )
        return [(str(game), int(count)) for game, count in rows]

    async def ratings(self, guild: int, game: str) -> list[RatingRow]:
        """Everybody's rating at a game in a server."""
        rows = await self._database.rows(
            f'SELECT {_RATING} FROM ratings WHERE guild = ? AND game = ? ORDER BY "user"', guild, game
        )
        return [RatingRow(*row) for row in rows]

    async def ratings_of(self, user: int) -> list[RatingRow]:
        """All ratings of somebody."""
        rows = await self._database.rows(
            f'SELECT {_RATING} FROM ratings WHERE "user" = ? ORDER BY game, guild', user
        )
        return [RatingRow(*row) for row in rows]

    async def hidden(self) -> frozenset[int]:
        """Who does not want to be seen in tops and on others' pages."""
        rows = await self._database.rows(
            """SELECT "user" FROM people WHERE settings LIKE '%"hidden":true%'"""
        )
        return frozenset(int(row[0]) for row in rows)


def write_results(connection: Connection, results: Sequence[ResultRow]) -> None:
    """The results of a game, and whether it is to be counted."""
    marks = ", ".join("?" * len(fields(ResultRow)))
    connection.executemany(
        f"INSERT INTO results ({_COLUMNS}) VALUES ({marks})",
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


def forget_results(connection: Connection, user: int, name: str) -> None:
    """Take somebody out of the club: no rating is left, and their results are nobody's.

    The others' ratings stay as they are, now and when they are counted anew: what the rating of the one who
    is gone was before each game is kept with the result, without telling whose it was.
    """
    connection.execute('DELETE FROM ratings WHERE "user" = ?', (user,))
    connection.execute('UPDATE results SET "user" = NULL, name = ? WHERE "user" = ?', (name, user))


def lose_results(connection: Connection, guild: int) -> None:
    """Delete what came of a server's games. Of those who agreed to ratings over all servers what these were
    counted from stays, without what tells of the server."""
    connection.execute("DELETE FROM ratings WHERE guild = ?", (guild,))
    connection.execute("DELETE FROM results WHERE guild = ? AND NOT (rated = 1 AND everywhere = 1)", (guild,))
    connection.execute(
        "UPDATE results SET guild = ?, name = '', facts = '{}', variant = '{}', feat = 0, mu = NULL, "
        "sigma = NULL WHERE guild = ?",
        (EVERYWHERE, guild),
    )
    _strike_empty(connection)


def _strike_empty(connection: Connection) -> None:
    """Rated games of which no result is left are none."""
    connection.execute(
        "DELETE FROM rated_games "
        "WHERE NOT EXISTS (SELECT 1 FROM results WHERE results.table_id = rated_games.table_id)"
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
    """Count a game for the ratings in its server, or for those over all of them."""
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
        befores.append(_strength(stored))
    for row, counted in zip(rows, rate(befores, [row[5] for row in rows]), strict=True):
        seat, nth, user, guild, game = row[:5]
        connection.execute(
            f"UPDATE results SET {columns} WHERE table_id = ? AND seat = ? AND nth = ?",
            (*counted.before, table_id, seat, nth),
        )
        if user is not None:
            connection.execute(
                f"INSERT INTO ratings ({_RATING}) VALUES (?, ?, ?, ?, ?, 1) "
                'ON CONFLICT ("user", game, guild) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, '
                "games = ratings.games + 1",
                (user, game, EVERYWHERE if everywhere else guild, *counted.after),
            )


def _result(row: Sequence[Any]) -> ResultRow:
    values = {field.name: value for field, value in zip(fields(ResultRow), row, strict=True)}
    return ResultRow(**{**values, **{flag: bool(values[flag]) for flag in _FLAGS}})


def _strength(stored: Sequence[Any]) -> Strength | None:
    mu, sigma = stored
    return None if mu is None else (mu, sigma)
