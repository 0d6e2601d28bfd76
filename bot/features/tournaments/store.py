"""Stores tournaments: where each one is, its players and its log, which is all that it consists of."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.features.tournaments.rules.tournament import LogEntry
from bot.store.database import Connection, Database
from bot.store.owned import NO_TABLE, Owned, deleting
from bot.time_units import DAY

KEPT = 400 * DAY
"""Seconds for which a tournament is kept after its last entry."""
_OF_TOURNAMENT = "tournament IN (SELECT id FROM tournaments WHERE"


@dataclass(frozen=True)
class Home:
    """Where a tournament is announced and played, in which language, and who announced it."""

    id: str
    guild: int
    channel: int
    lang: str
    director: int | None


@dataclass(frozen=True)
class Player:
    """A person behind a number; None after they were erased."""

    number: int
    user: int | None
    name: str
    lang: str


@dataclass(frozen=True)
class Title:
    """The winners of a season, or of a tournament without seasons, which is one season."""

    season: int
    game: str
    users: Sequence[int]


class TournamentStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(self, home: Home, body: Mapping[str, Any], now: float) -> None:
        """Store a new tournament with the first entry of its log."""

        def work(connection: Connection) -> None:
            connection.execute(
                "INSERT INTO tournaments (id, guild, channel, lang, host, running, changed) "
                "VALUES (?, ?, ?, ?, ?, 1, ?)",
                (home.id, home.guild, home.channel, home.lang, home.director, now),
            )
            _insert(connection, home.id, LogEntry(1, "announced", body, now, home.director))

        await self._database.transact(work)

    async def append(
        self,
        tournament: str,
        entry: LogEntry,
        player: Player | None = None,
        *,
        running: bool = True,
        title: Title | None = None,
        guest: int | None = None,
    ) -> bool:
        """Add an entry to the log, and what it is about; False if another entry has its number."""

        def work(connection: Connection) -> bool:
            if not _insert(connection, tournament, entry):
                return False
            if player is not None:
                connection.execute(
                    'INSERT INTO tournament_players (tournament, number, "user", name, lang) '
                    "VALUES (?, ?, ?, ?, ?) ON CONFLICT (tournament, number) DO UPDATE SET "
                    '"user" = excluded."user", name = excluded.name, lang = excluded.lang',
                    (tournament, player.number, player.user, player.name, player.lang),
                )
            if title is not None:
                for winner in title.users:
                    connection.execute(
                        'INSERT INTO tournament_titles (tournament, season, "user", game, at) '
                        "VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
                        (tournament, title.season, winner, title.game, entry.at),
                    )
            if guest is not None:
                connection.execute(
                    'INSERT INTO tournament_guests (tournament, "user") VALUES (?, ?) ON CONFLICT DO NOTHING',
                    (tournament, guest),
                )
            connection.execute(
                "UPDATE tournaments SET running = ?, changed = ? WHERE id = ?",
                (int(running), entry.at, tournament),
            )
            return True

        return await self._database.transact(work)

    async def log(self, tournament: str) -> list[LogEntry]:
        rows = await self._database.rows(
            'SELECT seq, verb, body, at, "user" FROM tournament_log WHERE tournament = ? ORDER BY seq',
            tournament,
        )
        return [LogEntry(seq, verb, json.loads(body), at, actor) for seq, verb, body, at, actor in rows]

    async def players(self, tournament: str) -> dict[int, Player]:
        rows = await self._database.rows(
            'SELECT number, "user", name, lang FROM tournament_players WHERE tournament = ? ORDER BY number',
            tournament,
        )
        return {row[0]: Player(*row) for row in rows}

    async def home(self, tournament: str) -> Home | None:
        rows = await self._database.rows(
            "SELECT id, guild, channel, lang, host FROM tournaments WHERE id = ?", tournament
        )
        return Home(*rows[0]) if rows else None

    async def running(self) -> list[str]:
        """Returns the tournaments that are not over yet."""
        rows = await self._database.rows("SELECT id FROM tournaments WHERE running = 1 ORDER BY id")
        return [str(one) for (one,) in rows]

    async def newest(self, guild: int) -> str | None:
        """Returns the tournament of a server that changed last; one that is not over comes first."""
        rows = await self._database.rows(
            "SELECT id FROM tournaments WHERE guild = ? ORDER BY running DESC, changed DESC LIMIT 1", guild
        )
        return str(rows[0][0]) if rows else None

    async def is_guest(self, tournament: str, user: int) -> bool:
        """Whether a person is on the list of those who may enter."""
        rows = await self._database.rows(
            'SELECT 1 FROM tournament_guests WHERE tournament = ? AND "user" = ?', tournament, user
        )
        return bool(rows)

    async def holders(self, tournament: str, season: int) -> list[int]:
        """Returns the people who have won a season."""
        rows = await self._database.rows(
            'SELECT "user" FROM tournament_titles WHERE tournament = ? AND season = ? ORDER BY "user"',
            tournament,
            season,
        )
        return [int(user) for (user,) in rows]

    async def titles(self, user: int, game: str) -> int:
        """Returns how many titles a person has won at a game."""
        rows = await self._database.rows(
            'SELECT count(*) FROM tournament_titles WHERE "user" = ? AND game = ?', user, game
        )
        return int(rows[0][0])

    async def rating(self, user: int, game: str, guild: int) -> float:
        """Returns the person's rating at a game in a server, carefully estimated; 0 without one."""
        rows = await self._database.rows(
            'SELECT mu - 3 * sigma FROM ratings WHERE "user" = ? AND game = ? AND guild = ?',
            user,
            game,
            guild,
        )
        return float(rows[0][0]) if rows else 0.0


def _insert(connection: Connection, tournament: str, entry: LogEntry) -> bool:
    written = connection.execute(
        'INSERT INTO tournament_log (tournament, seq, verb, body, at, "user") VALUES (?, ?, ?, ?, ?, ?) '
        "ON CONFLICT (tournament, seq) DO NOTHING",
        (tournament, entry.seq, entry.verb, json.dumps(entry.body), entry.at, entry.actor),
    )
    return written.rowcount == 1


async def _export(database: Database, user: int) -> dict[str, Any]:
    rows = await database.rows(
        'SELECT tournament, number, name FROM tournament_players WHERE "user" = ? ORDER BY tournament', user
    )
    return {
        "tournaments": [{"tournament": id_, "number": number, "name": name} for id_, number, name in rows]
    }


async def _export_acts(database: Database, user: int) -> dict[str, Any]:
    rows = await database.rows(
        'SELECT tournament, verb, at FROM tournament_log WHERE "user" = ? ORDER BY tournament, seq', user
    )
    return {"tournament_log": [{"tournament": id_, "what": verb, "at": at} for id_, verb, at in rows]}


async def _export_directed(database: Database, user: int) -> dict[str, Any]:
    rows = await database.rows("SELECT id FROM tournaments WHERE host = ? ORDER BY id", user)
    return {"directed_tournaments": [id_ for (id_,) in rows]}


async def _export_titles(database: Database, user: int) -> dict[str, Any]:
    rows = await database.rows(
        'SELECT tournament, season, game, at FROM tournament_titles WHERE "user" = ? ORDER BY at', user
    )
    return {
        "tournament_titles": [
            {"tournament": id_, "season": season, "game": game, "at": at} for id_, season, game, at in rows
        ]
    }


async def _export_guest(database: Database, user: int) -> dict[str, Any]:
    rows = await database.rows(
        'SELECT tournament FROM tournament_guests WHERE "user" = ? ORDER BY tournament', user
    )
    return {"invited_to_tournaments": [id_ for (id_,) in rows]}


def _erase(connection: Connection, user: int) -> None:
    connection.execute('UPDATE tournament_players SET "user" = NULL, name = \'\' WHERE "user" = ?', (user,))


def _erase_acts(connection: Connection, user: int) -> None:
    connection.execute('UPDATE tournament_log SET "user" = NULL WHERE "user" = ?', (user,))


def _erase_directed(connection: Connection, user: int) -> None:
    connection.execute("UPDATE tournaments SET host = NULL WHERE host = ?", (user,))


def _of_guild(table: str) -> Any:
    def drop(connection: Connection, guild: int) -> None:
        connection.execute(f"DELETE FROM {table} WHERE {_OF_TOURNAMENT} guild = ?)", (guild,))

    return drop


def _old(table: str) -> Any:
    def sweep(connection: Connection, now: float) -> None:
        connection.execute(f"DELETE FROM {table} WHERE {_OF_TOURNAMENT} changed < ?)", (now - KEPT,))

    return sweep


def _sweep(connection: Connection, now: float) -> None:
    connection.execute("DELETE FROM tournaments WHERE changed < ?", (now - KEPT,))


OWNED = (
    Owned(
        "tournaments",
        export=_export_directed,
        erase=_erase_directed,
        drop_guild=deleting("tournaments", "guild"),
        drop_table=NO_TABLE,
        sweep=_sweep,
    ),
    Owned(
        "tournament_players",
        export=_export,
        erase=_erase,
        drop_guild=_of_guild("tournament_players"),
        drop_table=NO_TABLE,
        sweep=_old("tournament_players"),
    ),
    Owned(
        "tournament_log",
        export=_export_acts,
        erase=_erase_acts,
        drop_guild=_of_guild("tournament_log"),
        drop_table=NO_TABLE,
        sweep=_old("tournament_log"),
    ),
    Owned(
        "tournament_titles",
        export=_export_titles,
        erase=deleting("tournament_titles", "user"),
        drop_guild=_of_guild("tournament_titles"),
        drop_table=NO_TABLE,
        sweep=_old("tournament_titles"),
    ),
    Owned(
        "tournament_guests",
        export=_export_guest,
        erase=deleting("tournament_guests", "user"),
        drop_guild=_of_guild("tournament_guests"),
        drop_table=NO_TABLE,
        sweep=_old("tournament_guests"),
    ),
)
