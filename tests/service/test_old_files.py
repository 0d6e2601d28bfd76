"""A data file of an older schema: its games go on where they were, as its people had wanted them."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from bot.service.people import Person
from bot.service.preferences import PersonSettings, Preferences
from bot.service.tables import Tables
from bot.service.terms import Terms
from bot.store import Store
from tests.service.playing import any_action
from tests.store.test_migrations import SCHEMA_3


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
