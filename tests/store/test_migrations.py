"""Schemas: migrated, left alone when they are current, refused when they are newer."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import psycopg
import pytest

from bot.store import Address, NewerSchema, OutboxItem, Posts, Store, UnusableFile
from bot.store.postgres.migrate import migrations as postgres_migrations
from bot.store.sqlite.migrate import migrate, migrations
from tests.store.samples import event, table

SCHEMA_1 = Path(__file__).parent / "schema_1.sql"
"""A data file as the bot of schema 1 left it in the middle of two games."""
SCHEMA_3 = Path(__file__).parent / "schema_3.sql"
"""The same of schema 3: two games, a lobby, a closed table, posts, duties, and people with words first."""
SCHEMA_4 = Path(__file__).parent / "schema_4.sql"
"""The same of schema 4, the last one before there were ratings: a table of each game in play, and a lobby."""
UNCHANGED = ("tables", "seats", "events")


@contextmanager
def raw(path: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        yield connection


def schema(path: Path) -> list[tuple[str, str]]:
    """Returns the statements that made the file's tables and indexes, without their comments."""
    with raw(path) as connection:
        made = connection.execute("SELECT name, sql FROM sqlite_master ORDER BY name").fetchall()
    return [(name, re.sub(r"\s*--[^\n]*", "", sql or "")) for name, sql in made]


def test_migrations_are_numbered_without_a_gap() -> None:
    assert [number for number, _ in migrations()] == list(range(1, len(migrations()) + 1))


async def test_opening_again_changes_no_schema_and_loses_no_table(path: Path) -> None:
    async with Store.open(path) as store:
        await store.insert(table(), event(), ["lobby"])
    before = schema(path)
    async with Store.open(path) as store:
        assert await store.load("AAAAAA") == table()
    assert schema(path) == before


def test_migrating_twice_is_migrating_once(tmp_path: Path) -> None:
    with raw(tmp_path / "file.db") as connection:
        assert migrate(connection) == migrate(connection) == len(migrations())


async def test_a_newer_schema_is_refused_in_a_sentence_and_left_alone(path: Path) -> None:
    async with Store.open(path):
        pass
    with raw(path) as connection:
        connection.execute("PRAGMA user_version = 900")
    before = schema(path)
    with pytest.raises(NewerSchema, match=r"schema 900, this version knows up to \d+\. Start the newer"):
        async with Store.open(path):
            pass
    assert schema(path) == before


def test_a_migration_that_fails_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = [*migrations(), (len(migrations()) + 1, "CREATE TABLE half (a); CREATE TABLE tables (b);")]
    monkeypatch.setattr("bot.store.sqlite.migrate.migrations", lambda: broken)
    file = tmp_path / "file.db"
    with raw(file) as connection, pytest.raises(sqlite3.OperationalError):
        migrate(connection)
    with raw(file) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (len(broken) - 1,)
        assert connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'half'").fetchone() is None


async def test_a_file_that_is_no_data_file_is_refused_with_its_name(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("These are my notes. " * 100)
    for path in (file, tmp_path, file / "below.db"):
        with pytest.raises(UnusableFile, match=str(path)):
            async with Store.open(path):
                pass
    assert file.read_text().startswith("These are my notes.")


async def test_a_file_of_schema_1_keeps_its_tables_duties_and_posts(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    with raw(path) as connection:
        connection.executescript(SCHEMA_1.read_text(encoding="utf-8"))
        columns = {
            name: ", ".join(row[1] for row in connection.execute(f"PRAGMA table_info({name})"))
            for name in UNCHANGED
        }
        looks = [f"SELECT {columns[name]} FROM {name}" for name in UNCHANGED]
        before = [connection.execute(look).fetchall() for look in looks]
    async with Store.open(path) as store:
        assert set(await store.duties()) == {
            OutboxItem("7TKJKE", "board", 5),
            OutboxItem("ASKM35", "lobby", 1),
            OutboxItem("CG6G8Q", "board", 13),
            OutboxItem("CG6G8Q", "private_messages", 13),
            OutboxItem("CG6G8Q", "status", 6),
        }
        sent = '{"0": "d1.1", "1": "d1.1", "2": "d1.1"}'
        assert await store.posts("CG6G8Q") == Posts(5002, 2, "m0", 4, sent, since=4)
        found = await store.table_at(5001)
        assert found is not None
        assert found.id == "7TKJKE"
        await store.settle(OutboxItem("CG6G8Q", "private_messages", 13))
    with raw(path) as connection:
        assert [connection.execute(look).fetchall() for look in looks] == before
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []


async def test_a_file_of_schema_3_keeps_everything_and_words_first_becomes_a_setting(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    kept = (*UNCHANGED, "posts", "duties")
    with raw(path) as connection:
        connection.executescript(SCHEMA_3.read_text(encoding="utf-8"))
        columns = [connection.execute(f"PRAGMA table_info({name})").fetchall() for name in kept]
        looks = [
            f"SELECT {', '.join(row[1] for row in its)} FROM {name}"
            for name, its in zip(kept, columns, strict=True)
        ]
        before = [connection.execute(look).fetchall() for look in looks]
        assert all(before)
    async with Store.open(path) as store:
        assert await store.people.settings(101) == '{"words_first":true}'
        assert await store.people.settings(102) is None  # back to pictures: the default settings
        assert await store.fact("words-first:101") is None
        assert await store.fact("application") == "4711"
        row = await store.load("3TUFVK")
        assert row is not None
        assert (row.terms, row.wish, [seat.stand_in for seat in row.seats]) == ("{}", None, [None] * 3)
        assert [seat.lang for seat in row.seats] == ["pl", "en", "ru"]
    with raw(path) as connection:
        assert [connection.execute(look).fetchall() for look in looks] == before
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []


@pytest.mark.parametrize("number", range(1, len(migrations()) + 1))
async def test_a_file_that_was_left_at_any_schema_keeps_its_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    path, known = tmp_path / "old.db", migrations()
    with raw(path) as connection, monkeypatch.context() as earlier:
        connection.executescript(SCHEMA_1.read_text(encoding="utf-8"))
        before = connection.execute("SELECT id, state, seq FROM tables ORDER BY id").fetchall()
        earlier.setattr("bot.store.sqlite.migrate.migrations", lambda: known[:number])
        assert migrate(connection) == number
    async with Store.open(path) as store:
        rows = [await store.load(table_id) for table_id, *_ in before]
        assert [(row.id, row.state, row.seq) for row in rows if row is not None] == before
        for table_id, _, seq in before:
            assert [entry.seq for entry in await store.log(table_id)] == list(range(1, seq + 1))
        assert len(await store.duties()) == 5
    async with Store.open(tmp_path / "new.db"):
        pass
    assert schema(path) == schema(tmp_path / "new.db")


@pytest.mark.parametrize("old", [SCHEMA_1, SCHEMA_3, SCHEMA_4])
def test_an_old_file_has_the_schema_of_a_new_one(tmp_path: Path, old: Path) -> None:
    path = tmp_path / "old.db"
    with raw(path) as connection:
        connection.executescript(old.read_text(encoding="utf-8"))
        migrate(connection)
    assert schema(path) == schema(new_file(tmp_path))


def new_file(folder: Path) -> Path:
    path = folder / "new.db"
    with raw(path) as connection:
        migrate(connection)
    return path


SETTINGS = {
    1: '{"hidden": true, "away_until": 5.5, "daily_list": true}',
    2: '{"hidden":false,"away_until":7,"lang":"hidden"}',
    3: '{"hidden":"true","away_until":"soon","daily_list":1}',
    4: "hidden away_until daily_list",
    5: '["hidden", "daily_list"]',
    6: '{"name":"\\u0000","hidden":true}',
}
"""People's settings before these had columns, and damaged ones."""
SERVERS = {7: '{"daily_channel": 70}', 8: '{"daily_channel":null}', 9: "daily_channel", 10: '{"lang":"pl"}'}
COLUMNS = [(1, 1, 5.5, 1), (2, 0, 7.0, 0), (3, 0, None, 0), (4, 0, None, 0), (5, 0, None, 0), (6, 1, None, 0)]
CHANNELS = [(7, 70), (8, None), (9, None), (10, None)]


def test_settings_that_are_asked_for_become_columns_of_a_file(tmp_path: Path) -> None:
    with raw(tmp_path / "old.db") as connection:
        for _, sql in migrations()[:6]:
            connection.executescript(sql)
        connection.execute("PRAGMA user_version = 6")
        connection.executemany("INSERT INTO people VALUES (?, ?)", SETTINGS.items())
        connection.executemany("INSERT INTO servers VALUES (?, ?, NULL)", SERVERS.items())
        migrate(connection)
        people = "SELECT user, hidden, away_until, daily_list FROM people ORDER BY user"
        assert connection.execute(people).fetchall() == COLUMNS
        assert connection.execute("SELECT settings FROM people").fetchall() == [
            (s,) for s in SETTINGS.values()
        ]
        servers = "SELECT guild, daily_channel FROM servers ORDER BY guild"
        assert connection.execute(servers).fetchall() == CHANNELS


def test_settings_that_are_asked_for_become_columns_of_a_database(database: Address) -> None:
    with psycopg.connect(database.secret) as connection:
        connection.execute("CREATE SCHEMA before")
        connection.execute("SET search_path = before")
        for _, sql in postgres_migrations()[:4]:
            connection.execute(sql.encode())
        with connection.cursor() as cursor:
            cursor.executemany("INSERT INTO people VALUES (%s, %s)", list(SETTINGS.items()))
            cursor.executemany("INSERT INTO servers VALUES (%s, %s, NULL)", list(SERVERS.items()))
        connection.execute(postgres_migrations()[4][1].encode())
        people = 'SELECT "user", hidden, away_until, daily_list FROM people ORDER BY "user"'
        assert connection.execute(people).fetchall() == COLUMNS
        servers = "SELECT guild, daily_channel FROM servers ORDER BY guild"
        assert connection.execute(servers).fetchall() == CHANNELS
        # A process of an older version that still runs writes only the JSON.
        connection.execute("UPDATE people SET settings = '{}' WHERE \"user\" = 1")
        connection.execute('INSERT INTO people ("user", settings) VALUES (9, \'{"daily_list":true}\')')
        assert connection.execute(people).fetchall() == [(1, 0, None, 0), *COLUMNS[1:], (9, 0, None, 1)]
        connection.rollback()
