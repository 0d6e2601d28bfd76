"""`python -m tests.release.freeze`: writes the files of this version that every later version has to read.

They go into `tests/release/v<major>_<minor>`, replacing older ones. Run it at the very end of a release.

- `castellan.sql.gz`: a SQLite file with a table of every game in every state, as SQL
- `postgres.sql.gz`: the same in PostgreSQL
- `states.json`: what is in them, for the tests to compare
- `games.jsonl.gz`: exported games of all games and variants, one per line
- `buttons.txt.gz`: ids of buttons, as they were sent
"""

from __future__ import annotations

import asyncio
import gzip
import json
import random
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bot.features.following.store import FollowerStore
from bot.features.invitations.store import InvitationStore
from bot.features.notice_board.notices import CHANNEL
from bot.features.notice_board.store import Notice, NoticeStore
from bot.store import Address, Store, prepare
from bot.store.maintenance.moving import move
from bot.tables.actors import Person, Venue
from bot.tables.outbox import Outbox
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.tables.undo.offers import offer
from bot.ui.stage.posts import BoardPost
from bot.version import VERSION
from bot.work.drawing import Studio
from engines.registry import keys
from tests.engines.test_record import CORPUS
from tests.postgres import cluster
from tests.release.beside_tables import daily_castles, puzzles_and_a_what_if, two_tournaments
from tests.service.memory_stage import MemoryStage
from tests.service.playing import fresh
from tests.service.publishing import idle, publishing
from tests.service.rated import one_act, to_the_end
from tests.ui.test_sent_ids import SENT, WITHOUT_ARGUMENT

HERE = Path(__file__).parent
FOLDER = HERE / f"v{'_'.join(VERSION.split('.')[:2])}"
NOON = datetime(2026, 11, 18, 12, tzinfo=UTC).timestamp()
DECISIONS = 12
"""The decisions of a game that is still being played."""


class Household:
    """The people and tables of one game in one server."""

    def __init__(self, tables: Tables, studio: Studio, key: str, number: int) -> None:
        self._tables = tables
        self._studio = studio
        self._key = key
        self._number = number
        self._rng = random.Random(number)
        self.states: dict[str, str] = {}
        self._evenings = 0

    async def every_state(self) -> None:
        """Makes one table in each state that a table can be in."""
        await self._put("lobby", await self._lobby())
        await self._put("playing", await self._started())
        await self._put("over", await to_the_end(self._tables, await self._started(rated=True), self._rng))
        await self._put("asking", await self._asking(await self._started()))
        await self._asleep()
        await self._ended()
        await self._stand_in()
        await self._left()

    async def _put(self, state: str, table: Table) -> None:
        self.states[table.id] = state

    def _people(self) -> list[Person]:
        """Returns new people for every table: one person may sit at five tables only."""
        self._evenings += 1
        first = 1000 * (self._number + 1) + 10 * self._evenings
        return [Person(first, "Ann"), Person(first + 1, "Борис"), Person(first + 2, "Święta")]

    async def _lobby(self) -> Table:
        self._host, *others = self._people()
        place = Venue(guild=70 + self._number, channel=700 + self._number, lang="en")
        table = await self._tables.lobby.open(place, self._host, self._key, fresh())
        await self._tables.lobby.set_terms(table.id, self._host, {"pace": "day", "hints": True}, fresh())
        for person in others[:1]:
            await self._tables.lobby.join(table.id, person, fresh())
        return await self._tables.lobby.add_computer(table.id, self._host, None, fresh())

    async def _started(self, *, rated: bool = False) -> Table:
        table = await self._lobby()
        if rated:
            await self._tables.lobby.set_terms(table.id, self._host, {"rated": True}, fresh())
        table = await self._tables.lobby.start(table.id, self._host, fresh())
        for _ in range(DECISIONS):
            table = await one_act(self._tables, table, self._rng)
        return table

    async def _asking(self, table: Table) -> Table:
        """Plays on until a decision can be taken back with the others' consent only, and asks for it."""
        while True:
            entry = table.history.last
            seat = None if entry is None or entry.seat is None else table.seats[entry.seat]
            if entry is not None and seat is not None and seat.user is not None:
                offered = offer(table, entry.seat or 0)
                if offered is not None and not offered.at_once:
                    who = Person(seat.user, seat.name)
                    return await self._tables.undo.ask(table.id, who, entry.seq, fresh(), self._studio)
            table = await one_act(self._tables, table, self._rng)

    async def _asleep(self) -> None:
        table = await self._started()
        await self._put("asleep", await self._tables.play.put_to_sleep(table.id))

    async def _ended(self) -> None:
        table = await self._started()
        await self._put("ended", await self._tables.play.end(table.id, self._host, fresh()))

    async def _stand_in(self) -> None:
        table = await self._started()
        await self._put("stand-in", await self._tables.play.go_away(table.id, self._host.id, fresh()))

    async def _left(self) -> None:
        table = await self._started()
        await self._tables.leave(table.id, self._host, fresh())
        await self._put("left", await self._tables.get(table.id))


@asynccontextmanager
async def opened(file: Path) -> AsyncIterator[tuple[Store, Tables, Outbox]]:
    prepare(file)
    async with Store.open(file, prepared=True) as store:
        outbox = Outbox()
        yield store, Tables(store, outbox=outbox), outbox


async def fill(file: Path) -> tuple[dict[str, str], list[str]]:
    """Fills a data file; returns the state of each table and the exported games of those that are over."""
    studio, states, games = Studio(), dict[str, str](), list[str]()
    async with opened(file) as (store, tables, outbox):
        async with publishing(tables, outbox, store, MemoryStage()) as publisher:
            for number, key in enumerate(keys()):
                household = Household(tables, studio, key, number)
                await household.every_state()
                states |= household.states
            await idle(publisher)
        for table_id, state in states.items():
            if state == "playing":
                await FollowerStore(store.database).follow(table_id, 9000, rounds=True)
                await one_act(tables, await tables.get(table_id))  # not published: an outbox item stays
            if state == "lobby":
                await InvitationStore(store.database).note(table_id, 1010, 9001, NOON, 3)
                await InvitationStore(store.database).note_sent(table_id, 9001, NOON)
            if state == "over":
                games.append((await tables.record(table_id)).model_dump_json())
        await tables.ratings.count_quietly()
        await tables.preferences.change(1010, lang="pl", words_first=True, hidden=True)
        await tables.preferences.change_server(70, lang="ru", tables=7)
        await NoticeStore(store.database, CHANNEL.name).save(Notice(70, 701, 7001, posted=NOON, edited=NOON))
        await daily_castles(store, studio, NOON)
        await two_tournaments(store, tables, NOON)
        await puzzles_and_a_what_if(store, tables, studio, NOON)
    studio.close()
    return states, games


def post_on_discord(connection: sqlite3.Connection) -> None:
    """Stores the posts of the tests' stage as the Discord stage does."""
    for table_id, board in connection.execute(
        "SELECT table_id, board FROM posts WHERE board IS NOT NULL"
    ).fetchall():
        post = BoardPost(message=7100 + int(board[1:]), text="", attachments=[])
        connection.execute(
            "UPDATE posts SET board = ? WHERE table_id = ?", (post.model_dump_json(), table_id)
        )
    connection.commit()


def rows(connection: sqlite3.Connection) -> dict[str, int]:
    """Returns the number of rows of each table but `facts`, some of which are about the file itself."""
    tables = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name != 'facts'"
    names = [row[0] for row in connection.execute(tables)]
    return {name: connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in sorted(names)}


def dumped(address: Address) -> str:
    """Returns a PostgreSQL database as SQL that any client can run."""
    program = shutil.which("pg_dump") or next(map(str, Path("/usr/lib/postgresql").glob("*/bin/pg_dump")))
    asked = [program, "--inserts", "--no-owner", "--no-privileges", address.secret]
    text = subprocess.run(asked, capture_output=True, text=True, check=True).stdout
    lines = [
        line for line in text.splitlines() if not line.startswith(("\\", "--", "SET transaction_timeout"))
    ]
    return "\n".join(lines) + "\n"


def write(name: str, text: str) -> None:
    """Writes a compressed file that depends on its text alone."""
    (FOLDER / name).write_bytes(gzip.compress(text.encode(), mtime=0))


def main() -> int:
    FOLDER.mkdir(exist_ok=True)
    with TemporaryDirectory() as folder:
        file = Path(folder) / "castellan.sqlite3"
        states, games = asyncio.run(fill(file))
        with closing(sqlite3.connect(file)) as connection:
            post_on_discord(connection)
            version = connection.execute("PRAGMA user_version").fetchone()[0]
            identity = connection.execute("PRAGMA application_id").fetchone()[0]
            pragmas = f"PRAGMA user_version = {version};\nPRAGMA application_id = {identity};\n"
            write("castellan.sql.gz", "\n".join(connection.iterdump()) + f"\n{pragmas}")
            counted = rows(connection)
            assert all(counted.values()), (
                f"no rows in {[name for name, count in counted.items() if not count]}"
            )
        with cluster() as server:
            address = server.empty()
            move(file, address, lambda line: None)
            write("postgres.sql.gz", dumped(address))
    told: dict[str, Any] = {"schema": version, "rows": counted, "tables": states}
    (FOLDER / "states.json").write_text(json.dumps(told, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    texts = [json.dumps(json.loads(one.read_text(encoding="utf-8"))) for one in CORPUS]
    write("games.jsonl.gz", "\n".join(sorted([*texts, *games])) + "\n")
    write("buttons.txt.gz", "\n".join(sorted([*WITHOUT_ARGUMENT, *SENT])) + "\n")
    sys.stdout.write(
        f"{FOLDER.relative_to(HERE.parents[1])}: {len(states)} tables, {len(texts) + len(games)} games\n"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
