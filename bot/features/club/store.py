"""The club's queries: it reads results and ratings, which the core writes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import Any, NamedTuple

from bot.store import RatingRow, ResultRow, Strength
from bot.store.database import Database
from bot.store.result_rows import RATING_COLUMNS, RESULT_COLUMNS, ratings_of_person, strength_of

_FLAGS = ("rated", "feat", "everywhere")


class Step(NamedTuple):
    """A rated result with the rating that its person had before it."""

    row: ResultRow
    here: Strength | None
    everywhere: Strength | None


class RatedResult(NamedTuple):
    """A result of a rated game with the rating before it; None: the game is not counted yet."""

    user: int | None
    name: str
    place: int
    before: Strength | None
    games: int
    """Rated games at the same game in that server, this one included."""


class ClubStore:
    """Reads only: results are written with the event that ends a game, ratings are counted from them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of_person(self, user: int, guild: int | None) -> list[Step]:
        """Returns a person's results in one server or in all, oldest first."""
        rows = await self._database.rows(
            f'SELECT {RESULT_COLUMNS}, mu, sigma, all_mu, all_sigma FROM results WHERE "user" = ? '
            "AND guild = coalesce(?, guild) ORDER BY at, table_id, seat",
            user,
            guild,
        )
        return [Step(_result(row[:-4]), strength_of(row[-4:-2]), strength_of(row[-2:])) for row in rows]

    async def beside(self, user: int, guild: int | None) -> list[ResultRow]:
        """Returns the results of the other players in a person's games, oldest first."""
        rows = await self._database.rows(
            f'SELECT {RESULT_COLUMNS} FROM results WHERE "user" <> ? AND guild = coalesce(?, guild) '
            'AND table_id IN (SELECT table_id FROM results WHERE "user" = ?) ORDER BY at, table_id, seat',
            user,
            guild,
            user,
        )
        return [_result(row) for row in rows]

    async def of_table(self, table_id: str) -> list[ResultRow]:
        """Returns the results of a table's game."""
        rows = await self._database.rows(
            f"SELECT {RESULT_COLUMNS} FROM results WHERE table_id = ? ORDER BY seat, nth", table_id
        )
        return [_result(row) for row in rows]

    async def rated(self, table_id: str) -> list[RatedResult]:
        """Returns the results of a rated game, in the order in which they are counted."""
        rows = await self._database.rows(
            'SELECT one."user", one.name, one.place, one.mu, one.sigma, (SELECT count(*) FROM results '
            "JOIN rated_games AS past ON past.table_id = results.table_id WHERE results.rated = 1 "
            'AND results."user" = one."user" AND results.game = one.game AND results.guild = one.guild '
            "AND past.number <= this.number) FROM results AS one "
            "JOIN rated_games AS this ON this.table_id = one.table_id "
            "WHERE one.table_id = ? AND one.rated = 1 ORDER BY one.seat, one.nth",
            table_id,
        )
        return [
            RatedResult(user, name, place, strength_of(before), games)
            for user, name, place, *before, games in rows
        ]

    async def of_server(self, guild: int, game: str | None = None) -> list[ResultRow]:
        """All results of a server, or those of one game, oldest first."""
        rows = await self._database.rows(
            f"SELECT {RESULT_COLUMNS} FROM results WHERE guild = ? AND game = coalesce(?, game) "
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
        """Returns all ratings at a game in a server."""
        rows = await self._database.rows(
            f'SELECT {RATING_COLUMNS} FROM ratings WHERE guild = ? AND game = ? ORDER BY "user"', guild, game
        )
        return [RatingRow(*row) for row in rows]

    async def ratings_of(self, user: int) -> list[RatingRow]:
        """Returns all ratings of a person."""
        return await ratings_of_person(self._database, user)

    async def hidden(self) -> frozenset[int]:
        """Returns the people who hide from leaderboards and from other people's pages."""
        rows = await self._database.rows('SELECT "user" FROM people WHERE hidden = 1')
        return frozenset(int(row[0]) for row in rows)


def _result(row: Sequence[Any]) -> ResultRow:
    values = {field.name: value for field, value in zip(fields(ResultRow), row, strict=True)}
    return ResultRow(**{**values, **{flag: bool(values[flag]) for flag in _FLAGS}})
