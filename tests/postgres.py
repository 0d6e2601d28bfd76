"""A PostgreSQL of the tests' own: a cluster in a temporary folder on loopback,
an empty database for each test.

There is one in each process that runs tests, started when the first of them asks for it. It dies with that
process. As root, which PostgreSQL refuses, it runs as another user.
"""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

import psycopg
import pytest

from bot.store import Address, prepare

MISSING = "PostgreSQL is not installed here: this test did not run. `make test` as root installs it."
PASSWORD = "portcullis"
_SETTINGS = {
    "listen_addresses": "127.0.0.1",
    "unix_socket_directories": "",
    "fsync": "off",  # no test cuts the power
    "full_page_writes": "off",
    "shared_buffers": "32MB",
    "max_connections": "200",
    "autovacuum": "off",
    "logging_collector": "off",
    "max_wal_size": "256MB",
}
_MADE = ("-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync", "--no-instructions")
_ALONE = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
    "WHERE datname = current_database() AND pid != pg_backend_pid()"
)
_CLEARED = """DO $$ DECLARE name TEXT; BEGIN
    IF pg_total_relation_size('tables') + pg_total_relation_size('events') > 2000000 THEN
        EXECUTE (SELECT 'TRUNCATE ' || string_agg(quote_ident(tablename), ', ')
            FROM pg_tables WHERE schemaname = 'public' AND tablename != 'castellan_schema');
    ELSE
        FOR name IN SELECT tablename FROM pg_tables
            WHERE schemaname = 'public' AND tablename != 'castellan_schema' ORDER BY tablename = 'tables'
        LOOP EXECUTE 'DELETE FROM ' || quote_ident(name); END LOOP;
    END IF;
END $$"""
"""A little is deleted more quickly than cut off."""
_starter = ThreadPoolExecutor(max_workers=1)
"""Servers die with the thread that has started them: this one lives as long as the process."""
_RIGHTS = """host all stranger 127.0.0.1/32 scram-sha-256
host all all 127.0.0.1/32 trust
"""


def programs() -> Path | None:
    """The folder with initdb and postgres, the newest there is."""
    found = sorted(
        Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: float(path.parts[-3]), reverse=True
    )
    named = shutil.which("initdb")
    return found[0].parent if found else Path(named).parent if named else None


class Cluster:
    """A server that is running, and can be stopped, killed and started again."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self._programs = programs
        self._folder = folder
        self._data = folder / "data"
        self.port = _free_port()
        self._process: subprocess.Popen[bytes] | None = None
        self._numbers = count(1)
        self._idle: list[Address] = []
        self._clearing: dict[Address, psycopg.Connection[Any]] = {}
        if os.getuid() == 0:
            owner = _other_user()
            os.chown(folder, owner.pw_uid, owner.pw_gid)
            self._as_owner = [f"--reuid={owner.pw_uid}", f"--regid={owner.pw_gid}", "--clear-groups"]
        else:
            self._as_owner = []

    def make(self) -> None:
        """The cluster with a role that needs a password, and a database with our schema to copy."""
        subprocess.run(
            self._command("initdb", "-D", self._data, "-U", "castellan", *_MADE),
            check=True,
            capture_output=True,
            cwd="/",
        )
        (self._data / "pg_hba.conf").write_text(_RIGHTS)
        self.start()
        self.run(f"CREATE ROLE stranger LOGIN PASSWORD '{PASSWORD}'", "CREATE DATABASE prepared")
        prepare(self.address("prepared"))

    def address(self, database: str, role: str = "castellan") -> Address:
        return Address(f"postgresql://{role}@127.0.0.1:{self.port}/{database}")

    def lend(self) -> Address:
        """A database with our schema and nothing in it, to be given back with the same schema."""
        return self._idle.pop() if self._idle else self.fresh()

    def give_back(self, address: Address) -> None:
        """Clears the database, since that is quicker than making another."""
        if address not in self._clearing:
            self._clearing[address] = psycopg.connect(address.secret, autocommit=True)
        self._clearing[address].execute(_ALONE)
        self._clearing[address].execute(_CLEARED)
        self._idle.append(address)

    def fresh(self) -> Address:
        """A database of its own, with our schema and nothing in it."""
        name = f"test_{next(self._numbers)}"
        self.run(f"CREATE DATABASE {name} TEMPLATE prepared")
        return self.address(name)

    def empty(self) -> Address:
        """A database of its own, without a schema."""
        name = f"test_{next(self._numbers)}"
        self.run(f"CREATE DATABASE {name} TEMPLATE template0")
        return self.address(name)

    def drop(self, address: Address) -> None:
        self.run(f"DROP DATABASE IF EXISTS {address.secret.rpartition('/')[2]} WITH (FORCE)")

    def run(self, *statements: str) -> None:
        with psycopg.connect(self.address("postgres").secret, autocommit=True) as connection:
            for statement in statements:
                connection.execute(statement.encode())

    def start(self) -> None:
        """Starts the server; after kill -9 again, as long as one of its processes holds the shared memory."""
        deadline = time.monotonic() + 60
        while not self._started(deadline):
            if time.monotonic() > deadline:
                raise AssertionError((self._folder / "log").read_text()[-2000:])
            time.sleep(0.2)

    def _started(self, deadline: float) -> bool:
        """Starts the process and waits until it takes connections; returns False if it ends before that."""
        settings = [word for name, value in _SETTINGS.items() for word in ("-c", f"{name}={value}")]
        with (self._folder / "log").open("ab") as log:
            self._process = _starter.submit(
                subprocess.Popen,
                self._command("postgres", "-D", self._data, "-p", self.port, *settings),
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                cwd="/",
            ).result()
        while time.monotonic() < deadline and self._process.poll() is None:
            try:
                psycopg.connect(self.address("postgres").secret, connect_timeout=3).close()
            except psycopg.OperationalError:
                time.sleep(0.05)
            else:
                return True
        return False

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop the server: as it should be, at once (SIGQUIT), or by kill -9, with its children."""
        assert self._process is not None
        if how is signal.SIGKILL:
            children = _children(self._process.pid)
            self._process.kill()
            for child in children:  # they would find out by themselves, a moment later
                _signal(child, signal.SIGKILL)
            self._process.wait(60)
            return
        self._process.send_signal(how)
        try:
            self._process.wait(60)
        except subprocess.TimeoutExpired:
            self._process.kill()

    def check_running(self) -> None:
        """Raises AssertionError with the server's last lines if it has ended by itself."""
        assert self._process is not None
        if (ended := self._process.poll()) is not None:
            raise AssertionError(
                f"PostgreSQL ended with {ended}: {(self._folder / 'log').read_text()[-3000:]}"
            )

    def _command(self, program: str, *words: Any) -> list[str]:
        """Returns the command that runs as the cluster's owner and ends with this process."""
        setpriv = shutil.which("setpriv")
        before = [setpriv, "--pdeathsig=INT", *self._as_owner] if setpriv else []
        return [*before, str(self._programs / program), *map(str, words)]


@contextmanager
def cluster() -> Iterator[Cluster]:
    """A running server for as long as the context lasts; the test is skipped where there can be none."""
    found = programs()
    if found is None:
        pytest.skip(MISSING)
    folder = Path(tempfile.mkdtemp(prefix="castellan-postgres-"))
    made = Cluster(found, folder)
    try:
        made.make()
        yield made
        made.check_running()
    finally:
        if made._process is not None:
            made.stop(signal.SIGQUIT)
        shutil.rmtree(folder, ignore_errors=True)


@cache
def _other_user() -> pwd.struct_passwd:
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name)
        except KeyError:
            continue
    pytest.skip("There is no user but root here, whom PostgreSQL refuses: this test did not run.")


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _children(pid: int) -> list[int]:
    text = Path(f"/proc/{pid}/task/{pid}/children").read_text() if Path("/proc").exists() else ""
    return [int(word) for word in text.split()]


def _signal(pid: int, how: signal.Signals) -> None:
    try:
        os.kill(pid, how)
    except ProcessLookupError:
        return
