"""A data file of an older schema: its games go on where they were, as its people had wanted them."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from bot.store import Address, Store, Where
from bot.store.maintenance.moving import move
from bot.tables.actors import Person
from bot.tables.preferences import PersonSettings, Preferences
from bot.tables.tables import Tables
from bot.tables.terms import Terms
from tests.service.playing import any_action, fresh
from tests.service.rated import one_act
from tests.store.test_migrations import SCHEMA_3, SCHEMA_4

BOTH_DATABASES = True


async def test_games_of_schema_3_are_played_on(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(SCHEMA_3.read_text(encoding="utf-8"))
    async with Store.open(path) as store:
        tables, preferences = Tables(store), Preferences(store.people)
        for table_id in ("JBQGCE", "3TUFVK"):
            table = await tables.get(table_id)
            assert table.terms == Terms()
            seat = table.to_act[0]
            who = table.seats[seat]
            assert who.user is not None
            person = Person(who.user, who.name)
            after = await tables.play.act(table.id, person, seat, table.seq, any_action(table), None)
            assert after.seq == table.seq + 1
            assert await tables.record(table.id)
        assert await preferences.of(101) == PersonSettings(words_first=True)
        assert await preferences.of(102) == PersonSettings()


async def test_games_of_schema_4_are_played_on_as_they_are_and_moved(path: Path, where: Where) -> None:
    """The file as it is, and moved to PostgreSQL by the version that comes after it."""
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(SCHEMA_4.read_text(encoding="utf-8"))
    if isinstance(where, Address):
        move(path, where, lambda line: None)
    async with Store.open(where) as store:
        tables = Tables(store)
        found = [await tables.get(table_id) for table_id in await store.playing()]
        assert len({table.game.key for table in found}) == 4
        for table in found:
            assert len(await store.log(table.id)) == table.seq
            after = table
            for _ in range(4):
                after = await one_act(tables, after)
            assert after.seq == table.seq + 4
            assert await tables.record(table.id)
        opened = await store.open_tables(found[0].row.guild)
        [lobby] = [row for row in opened if row.phase == "lobby"]
        joined = await tables.lobby.join(lobby.id, Person(2, "Bob"), fresh())
        assert joined.names == ("Ann", "Bob")
