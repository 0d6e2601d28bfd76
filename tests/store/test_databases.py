"""PostgreSQL before its use: the schema is created and migrated; an unusable database is refused."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from pathlib import Path

import psycopg
import pytest

from bot.settings import BadSettings, Settings, load
from bot.store import Address, NewerSchema, OutboxItem, Store, Unreachable, UnusableFile, prepare, where_of
from bot.store.address import BadAddress
from bot.store.backends import opened
from bot.store.postgres.connection import connected
from bot.store.postgres.dialect import postgres_sql
from bot.store.postgres.migrate import LOCK, migrate, migrations, schema_of
from tests.forked import Forked
from tests.postgres import PASSWORD, Cluster
from tests.store.behind import run
from tests.store.samples import after, event, table

ROOT = Path(__file__).parents[2]
SCHEMA_1 = Path(__file__).with_name("postgres_1.sql")
"""The rows that a bot of schema 1 left in the middle of a game."""
ITS_OWN = {"castellan_schema", "leases"}
"""Tables that only many processes need."""


def schema(address: Address) -> list[tuple[object, ...]]:
    return run(
        address,
        "SELECT table_name, column_name, data_type, collation_name, column_default, is_nullable "
        "FROM information_schema.columns WHERE table_schema = 'public' ORDER BY 1, 2",
    ) + run(
        address,
        "SELECT tablename, indexname, indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1, 2",
    )


def test_migrations_are_numbered_without_a_gap() -> None:
    assert [number for number, _ in migrations()] == list(range(1, len(migrations()) + 1))


async def test_both_databases_have_the_same_tables_and_columns(database: Address, path: Path) -> None:
    prepare(path)
    names = [row[0] for row in run(path, "SELECT name FROM sqlite_schema WHERE type = 'table'")]
    there = "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'"
    assert {*names} == {row[0] for row in run(database, there)} - ITS_OWN
    async with opened(path) as file, opened(database) as server:
        for name in names:
            assert {*await file.columns(name)} == {*await server.columns(name)}, name


async def test_the_schema_is_made_once_and_opening_again_changes_nothing(postgres: Cluster) -> None:
    address = postgres.empty()
    async with Store.open(address) as store:
        await store.insert(table(), event(), ["lobby"])
    before = schema(address)
    async with Store.open(address) as store:
        assert await store.load("AAAAAA") == table()
    assert schema(address) == before


@pytest.mark.parametrize("number", range(1, len(migrations()) + 1))
async def test_every_earlier_schema_becomes_that_of_a_new_database_and_keeps_its_tables(
    postgres: Cluster, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    address, known = postgres.empty(), migrations()
    with monkeypatch.context() as earlier:
        earlier.setattr("bot.store.postgres.migrate.migrations", lambda: known[:number])
        prepare(address)
    with connected(address) as connection:
        assert schema_of(connection) == number
        connection.execute(SCHEMA_1.read_text(encoding="utf-8").encode())
    async with Store.open(address) as store:
        row = await store.load("3TUFVK")
        assert row is not None
        assert [seat.lang for seat in row.seats] == ["pl", "en", "ru"]
        assert [entry.seq for entry in await store.log(row.id)] == list(range(1, row.seq + 1))
        assert await store.people.settings(101) == '{"words_first":true}'
        assert OutboxItem(row.id, "board", row.seq) in await store.duties()
        found = await store.table_at((await store.posts(row.id)).venue or 0)
        assert found == row
        await store.save(after(row), event(row.seq + 1), [])
    assert schema(address) == schema(postgres.fresh())


def test_processes_that_start_at_once_migrate_once(postgres: Cluster) -> None:
    address = postgres.empty()
    starting = [Forked(lambda: prepare(address)) for _ in range(4)]
    assert [one.wait() for one in starting] == [0] * 4
    assert run(address, "SELECT number FROM castellan_schema") == [(len(migrations()),)]


def test_one_who_migrates_is_waited_for(postgres: Cluster) -> None:
    address = postgres.empty()
    with connected(address) as first, connected(address) as second:
        first.execute("SELECT pg_advisory_lock($1)", (LOCK,))
        second.execute("SELECT set_config('statement_timeout', '300', false)")
        with pytest.raises(psycopg.errors.QueryCanceled):
            migrate(second)
        assert schema_of(first) == 0


async def test_a_newer_schema_is_refused_in_a_sentence_and_left_alone(postgres: Cluster) -> None:
    address = postgres.fresh()
    run(address, "UPDATE castellan_schema SET number = 900")
    before = schema(address)
    with pytest.raises(NewerSchema, match=r"schema 900, this version knows up to \d+\. Start the newer"):
        async with Store.open(address):
            pass
    assert schema(address) == before


def test_a_migration_that_fails_leaves_nothing_behind(
    postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = [*migrations(), (len(migrations()) + 1, "CREATE TABLE half (a BIGINT); CREATE TABLE tables ();")]
    monkeypatch.setattr("bot.store.postgres.migrate.migrations", lambda: broken)
    address = postgres.empty()
    with pytest.raises(UnusableFile, match="already exists"):
        prepare(address)
    assert run(address, "SELECT to_regclass('half')") == [(None,)]
    assert run(address, "SELECT number FROM castellan_schema") == [(len(broken) - 1,)]


@pytest.mark.parametrize(
    ("change", "cure"),
    [
        (("127.0.0.1:", "127.0.0.1:1"), "Check that PostgreSQL runs there and that CASTELLAN_DATA names it."),
        (("castellan@", f"stranger:wrong-{PASSWORD}@"), "Check the name and the password in CASTELLAN_DATA."),
        (("castellan@", "nobody_we_know:wrong@"), "Check the name and the password in CASTELLAN_DATA."),
        (("castellan@", f"stranger:{PASSWORD}@"), "Make this user the owner of the database"),
        (("/test_", "/no_such_"), "Make it first"),
    ],
)
def test_what_can_not_be_used_is_told_with_a_cure_and_without_the_password(
    postgres: Cluster, change: tuple[str, str], cure: str
) -> None:
    empty = postgres.empty()
    address = Address(empty.secret.replace(*change))
    if change[0] == "127.0.0.1:":
        address = Address(re.sub(r":\d+/", ":1/", empty.secret))
    with pytest.raises(UnusableFile) as caught:
        prepare(address)
    said = str(caught.value)
    assert said.startswith(f"The database {address} can't be used: ")
    assert cure in said
    assert "wrong" not in said
    assert PASSWORD not in said
    assert "\n" not in said
    assert isinstance(caught.value, Unreachable) == (change[0] == "127.0.0.1:")  # only that may be temporary


@pytest.mark.parametrize("bad", ["postgresql://u:p%zzsecret@h/d", "postgresql://u:secret@h:port/d"])
def test_an_address_that_is_none_is_refused_without_its_password(bad: str) -> None:
    with pytest.raises(UnusableFile, match="can't be used: ") as caught:
        prepare(Address(bad))
    assert "secret" not in str(caught.value)
    assert caught.value.__cause__ is None


def test_a_database_of_another_encoding_is_refused(postgres: Cluster) -> None:
    postgres.run("CREATE DATABASE latin ENCODING 'LATIN1' LC_COLLATE 'C' LC_CTYPE 'C' TEMPLATE template0")
    with pytest.raises(UnusableFile, match="its encoding is LATIN1"):
        prepare(postgres.address("latin"))


@pytest.mark.parametrize(
    ("address", "shown"),
    [
        ("postgresql://castellan:secret@host:5432/data", "postgresql://castellan:***@host:5432/data"),
        ("postgresql://castellan:se@cret@host/data", "postgresql://castellan:***@host/data"),
        ("postgresql:///data?host=/run&password=secret", "postgresql:///data?host=/run&password=***"),
        ("postgres://host/data", "postgres://host/data"),
    ],
)
def test_an_address_is_shown_without_its_password(address: str, shown: str) -> None:
    where = where_of(address)
    assert isinstance(where, Address)
    assert str(where) == shown
    assert "cret" not in f"{where} {where!r} {[where]}"


def test_the_setting_is_a_file_or_an_address(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", "token")
    assert load().data == Path("data/castellan.sqlite3")
    monkeypatch.setenv("CASTELLAN_DATA", "elsewhere/file.db")
    assert load().data == Path("elsewhere/file.db")
    monkeypatch.setenv("CASTELLAN_DATA", "postgresql://castellan:secret@host/data")
    settings = load()
    assert settings.data == Address("postgresql://castellan:secret@host/data")
    assert "secret" not in f"{settings} {settings!r}"
    monkeypatch.setenv("CASTELLAN_DATA", "mysql://castellan:secret@host/data")
    with pytest.raises(BadSettings, match=r"CASTELLAN_DATA is not right: .*mysql:// is not known") as caught:
        load()
    assert "secret" not in str(caught.value)
    with pytest.raises(BadAddress):
        where_of("mysql://host")
    assert Settings.model_fields["data"].default == Path("data/castellan.sqlite3")


def test_the_stores_sql_is_said_in_the_databases_words() -> None:
    said = postgres_sql("SELECT user, users FROM people WHERE user = ? AND name = 'user?' AND seats.user = ?")
    assert said == (
        'SELECT "user", users FROM people WHERE "user" = $1 AND name = \'user?\' AND seats."user" = $2'
    )


def test_a_bot_with_a_file_never_loads_what_postgresql_needs(tmp_path: Path) -> None:
    program = (
        "import asyncio, pathlib, sys\nfrom bot.store import Store\nimport bot.settings\n"
        "async def main():\n    async with Store.open(pathlib.Path(sys.argv[1])):\n        pass\n"
        "asyncio.run(main())\nassert not [name for name in sys.modules if 'psycopg' in name]\n"
    )
    subprocess.run([sys.executable, "-c", program, str(tmp_path / "file.db")], cwd=ROOT, check=True)


async def test_stores_open_one_after_the_other_and_at_once(database: Address) -> None:
    async with Store.open(database) as first, Store.open(database, prepared=True) as second:
        await first.insert(table(), event(), [])
        assert await second.load("AAAAAA") == table()
        await asyncio.gather(first.set_fact("a", "1"), second.set_fact("a", "2"))
        assert await first.fact("a") == await second.fact("a")
