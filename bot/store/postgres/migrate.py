"""Numbered SQL migrations, each in one transaction with the schema's number; a newer schema is refused."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import resources

import psycopg

from bot.store.address import Address
from bot.store.errors import NewerSchema, Unreachable, UnusableFile
from bot.store.facts import MOVING, check_whole
from bot.store.feature_schemas import feature_schemas
from bot.store.postgres.connection import Raw, connected

LOCK = 0x43617374656C6C61
"""The advisory lock of a migration: of processes that start together one migrates, the others wait."""
_WAIT = "60s"


def migrations() -> list[tuple[int, str]]:
    """All migrations in order: (number, SQL)."""
    folder = resources.files("bot.store.postgres") / "migrations"
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".sql")), key=lambda f: f.name)
    return [(int(file.name.split("_")[0]), file.read_text(encoding="utf-8")) for file in files]


def prepare(address: Address, *, filling: bool = False) -> None:
    """Create or migrate the schema; UnusableFile says in a sentence why that can't be."""
    try:
        connection = connected(address)
    except psycopg.ProgrammingError:
        # PostgreSQL's own message may contain a part of the password.
        raise UnusableFile(
            f"The database {address} can't be used: that is no address. It should look like "
            "postgresql://user:password@host:5432/database, with signs like @ or % in the password "
            "written as %40 or %25."
        ) from None
    except psycopg.Error as error:
        raise unusable(address, error) from None
    with connection:
        try:
            encoding = connection.execute("SHOW server_encoding").fetchone()
            if encoding != ("UTF8",):
                raise UnusableFile(
                    f"The database {address} can't be used: its encoding is {encoding and encoding[0]}. "
                    "Make one with `createdb --encoding UTF8 --template template0`."
                )
            migrate(connection)
            _make_feature_tables(connection)
            if not filling:
                facts = connection.execute("SELECT name FROM facts WHERE name = $1", (MOVING,)).fetchall()
                check_whole(address, [str(name) for (name,) in facts])
        except psycopg.Error as error:
            raise unusable(address, error) from error


def migrate(connection: Raw) -> int:
    """Bring the database to the newest schema and return its number."""
    known = migrations()
    newest = known[-1][0]
    current = schema_of(connection)
    if current == newest:
        return newest
    with _locked(connection):
        current = schema_of(connection)
        if current > newest:
            raise NewerSchema(
                f"The database has schema {current}, this version knows up to {newest}. "
                "Start the newer version again, or restore a backup made before the upgrade."
            )
        for number, sql in known:
            if number > current:
                with connection.transaction():
                    connection.execute(sql)
                    connection.execute("CREATE TABLE IF NOT EXISTS castellan_schema (number BIGINT NOT NULL)")
                    connection.execute("DELETE FROM castellan_schema")
                    connection.execute("INSERT INTO castellan_schema VALUES ($1)", (number,))
    return newest


def _make_feature_tables(connection: Raw) -> None:
    schemas = feature_schemas()
    if schemas:
        with _locked(connection), connection.transaction():
            for sql in schemas:
                connection.execute(sql)


@contextmanager
def _locked(connection: Raw) -> Iterator[None]:
    """Holds the migration lock; other processes that start at the same time wait."""
    connection.execute("SELECT set_config('lock_timeout', $1, false)", (_WAIT,))
    connection.execute("SELECT pg_advisory_lock($1)", (LOCK,))
    try:
        yield
    finally:
        connection.execute("SELECT pg_advisory_unlock($1)", (LOCK,))


def schema_of(connection: Raw) -> int:
    """The number of the database's schema; 0 of an empty one."""
    found = connection.execute("SELECT to_regclass('castellan_schema')").fetchone()
    if found is None or found[0] is None:
        return 0
    row = connection.execute("SELECT max(number) FROM castellan_schema").fetchone()
    return int(row[0]) if row and row[0] is not None else 0


def unusable(address: Address, error: psycopg.Error) -> UnusableFile:
    """Returns an error that says in a sentence why a database can't be used, and what to do about it."""
    said = " ".join(str(error).split()).replace(address.secret, str(address))
    passing, cure = _cure(said)
    kind = Unreachable if passing and isinstance(error, psycopg.OperationalError) else UnusableFile
    return kind(f"The database {address} can't be used: {said}. {cure}")


def _cure(said: str) -> tuple[bool, str]:
    """Returns whether the problem may pass without help, and what the operator can do about it."""
    if "password" in said or "authentication" in said or "role" in said:
        return False, "Check the name and the password in CASTELLAN_DATA."
    if "does not exist" in said:
        return False, "Make it first (`createdb`), or correct its name in CASTELLAN_DATA."
    if "permission denied" in said:
        return False, "Make this user the owner of the database, so that it may make its tables there."
    if "too many" in said or "remaining connection slots" in said:
        return True, "Let PostgreSQL have more connections (max_connections), or stop what holds them."
    return True, "Check that PostgreSQL runs there and that CASTELLAN_DATA names it."
