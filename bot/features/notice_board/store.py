"""Stores the posted notice boards, and reads the facts about tables that they show."""

from __future__ import annotations

import json
from dataclasses import astuple, dataclass, fields

from bot.store.database import Connection, Database
from bot.store.owned import NO_PERSON, NO_TABLE, Nothing, Owned, deleting

_OPEN = "('lobby', 'playing')"
Mark = tuple[int, int, int]
"""Changes with every event of a server's open tables."""


@dataclass(frozen=True)
class Notice:
    """A server's last posted notice board."""

    guild: int
    channel: int
    message: int | None = None
    """None: about to be posted."""
    replaced: int | None = None
    """An older message in that channel that is still to be deleted."""
    number: int = 1
    """The number of messages that there have been."""
    digest: str = ""
    posted: float = 0.0
    edited: float = 0.0
    called: str = "[]"
    """JSON: the lobbies for which the role was called."""


@dataclass(frozen=True)
class ListedSeat:
    user: int | None
    name: str


@dataclass(frozen=True)
class ListedTable:
    """The facts about a table that a notice board shows."""

    id: str
    channel: int
    venue: int
    lobby: int | None
    game: str
    is_lobby: bool
    host: int
    changed: float
    """When a lobby changed last; not read for a game, whose long state would have to be read before it."""
    seats: tuple[ListedSeat, ...]
    waits: tuple[tuple[int, float], ...]
    """Seats that the table waits for, and since when."""


_FIELDS = ", ".join(field.name for field in fields(Notice))
_SET = ", ".join(f"{field.name} = excluded.{field.name}" for field in fields(Notice) if field.name != "guild")


class NoticeStore:
    """Reads and notes everything that notice boards need."""

    def __init__(self, database: Database, setting: str) -> None:
        """`setting` names the field of a server's settings that chooses the channel."""
        self._database = database
        self._chosen = f"%{setting}%"
        seats = database.arrays('seat, "user", name', "seats WHERE table_id = tables.id")
        waits = database.arrays("seat, since", "waits WHERE table_id = tables.id AND since IS NOT NULL")
        self._listed = (
            "SELECT id, channel, coalesce(posts.venue, channel), posts.lobby, game, phase, host, "
            f"CASE WHEN phase = 'lobby' THEN changed ELSE 0.0 END, {seats}, {waits} FROM tables "
            f"LEFT JOIN posts ON posts.table_id = tables.id WHERE guild = ? AND phase IN {_OPEN}"
        )

    async def servers(self) -> set[int]:
        """The servers that may have chosen a channel, and those with a notice board."""
        rows = await self._database.rows(
            "SELECT guild FROM servers WHERE lost IS NULL AND settings LIKE ? "
            "UNION SELECT guild FROM notices",
            self._chosen,
        )
        return {int(guild) for (guild,) in rows}

    async def marks(self) -> dict[int, Mark]:
        """For each server with open tables a mark that changes with their events."""
        rows = await self._database.listed(
            "SELECT guild, count(*), sum(seq), sum(seq * seq) FROM tables "
            f"WHERE phase IN {_OPEN} GROUP BY guild"
        )
        return {int(guild): (int(count), int(once), int(twice)) for guild, count, once, twice in rows}

    async def tables(self, guild: int) -> list[ListedTable]:
        """The open tables of a server."""
        rows = await self._database.listed(self._listed, guild)
        return [
            ListedTable(
                str(id_),
                int(channel),
                int(venue),
                lobby,
                str(game),
                phase == "lobby",
                int(host),
                float(changed),
                tuple(ListedSeat(user, str(name)) for _, user, name in sorted(json.loads(seats))),
                tuple((int(seat), float(since)) for seat, since in sorted(json.loads(waits))),
            )
            for id_, channel, venue, lobby, game, phase, host, changed, seats, waits in rows
        ]

    async def hidden(self) -> set[int]:
        """The people who do not want to be named to others."""
        rows = await self._database.rows('SELECT "user" FROM people WHERE hidden = 1')
        return {int(user) for (user,) in rows}

    async def of(self, guild: int) -> Notice | None:
        rows = await self._database.rows(f"SELECT {_FIELDS} FROM notices WHERE guild = ?", guild)
        return Notice(*rows[0]) if rows else None

    async def save(self, notice: Notice) -> None:
        def work(connection: Connection) -> None:
            marks = ", ".join("?" * len(fields(Notice)))
            connection.execute(
                f"INSERT INTO notices ({_FIELDS}) VALUES ({marks}) ON CONFLICT (guild) DO UPDATE SET {_SET}",
                astuple(notice),
            )

        await self._database.transact(work)

    async def delete(self, guild: int) -> None:
        await self._database.transact(lambda connection: deleting("notices", "guild")(connection, guild))


OWNED = Owned(
    "notices",
    export=NO_PERSON,
    erase=NO_PERSON,
    drop_guild=deleting("notices", "guild"),
    drop_table=NO_TABLE,
    sweep=Nothing("there is one row for each server"),
)
