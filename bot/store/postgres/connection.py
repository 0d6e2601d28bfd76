"""One PostgreSQL connection: made when it is needed, remade when it was lost, cut when it hangs."""

from __future__ import annotations

import os
import random
import socket
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, TypeVar

import psycopg
from psycopg.types.numeric import Int8Dumper

from bot.store.address import Address
from bot.store.errors import StoreAway, StoreBusy, StoreError

T = TypeVar("T")
Raw = psycopg.Connection[tuple[Any, ...]]

CONNECT_SECONDS = 2
"""Seconds that making a connection may take."""
_DEFAULTS: dict[str, Any] = {
    "application_name": "castellan",
    "connect_timeout": CONNECT_SECONDS,
    "keepalives_idle": 10,
    "keepalives_interval": 3,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
"""Defaults that an address may override."""
_SETTINGS = """
SELECT set_config(name, wanted, false) FROM (VALUES
    ('idle_in_transaction_session_timeout', '10s'), -- a process that hangs keeps no table from the others
    ('client_connection_check_interval', '1s'),     -- and what it has asked for ends with its connection
    ('default_transaction_isolation', 'repeatable read')
) AS ours (name, wanted) WHERE current_setting(name, true) IS NOT NULL -- older servers lack some
UNION ALL
SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'
UNION ALL
SELECT set_config('castellan.process', $1, false)
"""
_LOST = (
    psycopg.OperationalError,  # the connection is lost, the server stops, starts, is full, takes too long
    psycopg.InterfaceError,  # the connection is closed
    psycopg.errors.ReadOnlySqlTransaction,  # it is a copy of the database now
)
_IN_THE_WAY = (psycopg.errors.SerializationFailure, psycopg.errors.DeadlockDetected)
_TRIES = 12
"""Maximum attempts of a transaction that conflicts with others."""


def defaults_for(address: Address) -> dict[str, Any]:
    """Returns the connection defaults that the address does not set itself."""
    given = psycopg.conninfo.conninfo_to_dict(address.secret)
    return {name: value for name, value in _DEFAULTS.items() if name not in given}


def connected(address: Address) -> Raw:
    """A new connection, each statement a transaction unless one is begun."""
    connection = psycopg.connect(
        address.secret,
        autocommit=True,
        cursor_factory=psycopg.RawCursor,
        client_encoding="utf8",
        **defaults_for(address),
    )
    # One type for all integers, whatever their size, so that a statement is prepared only once.
    connection.adapters.register_dumper(int, Int8Dumper)
    return connection


class Connection:
    """A connection that one thread uses; any other may cut it."""

    def __init__(self, address: Address, process: str) -> None:
        """`process` is the sender's name in the news about its changes."""
        self._address = address
        self._process = process
        self._connection: Raw | None = None
        self._is_cut = False
        self._guard = threading.Lock()

    def read(self, work: Callable[[Raw], T]) -> T:
        """Run a read, on a new connection if the old one turns out to be lost."""
        return self._tried(work)

    def transact(self, work: Callable[[Raw], T]) -> T:
        """Run the work in a transaction.

        Starts again after a conflict with others, and on a new connection if the old one was lost before the
        commit.
        """
        for tried in range(_TRIES):
            try:
                result = self._tried(lambda connection: _begun(connection, work))
            except _IN_THE_WAY:
                self._roll_back()
                time.sleep(random.uniform(0.001, 0.005) * 2 ** min(tried, 5))
                continue
            except BaseException:
                self._roll_back()
                raise
            try:
                assert self._connection is not None
                done = self._connection.execute("COMMIT").statusmessage
            except _IN_THE_WAY:
                self._roll_back()
                continue
            except _LOST as error:
                self.drop()
                raise StoreAway(f"the connection was lost at the commit: {_told(error)}") from error
            except BaseException:
                self._roll_back()
                raise
            if done != "COMMIT":  # what failed within the work was kept from us: PostgreSQL has undone it all
                raise StoreError(f"a transaction ended in {done}")
            return result
        raise StoreBusy("too many others write the same")

    def begin(self) -> None:
        """Start another call: a cut that ended the one before no longer counts."""
        with self._guard:
            self._is_cut = False

    def cut(self) -> None:
        """Cut off a call that hangs, from another thread; the thread that waits finds its connection lost."""
        with self._guard:
            self._is_cut = True
            if self._connection is None or self._connection.closed:
                return
            with suppress(OSError), socket.socket(fileno=os.dup(self._connection.fileno())) as wire:
                wire.shutdown(socket.SHUT_RDWR)

    def drop(self) -> None:
        """Close the connection; the next call makes a new one."""
        with self._guard:
            if self._connection is not None:
                with suppress(psycopg.Error):
                    self._connection.close()
                self._connection = None

    def _tried(self, work: Callable[[Raw], T]) -> T:
        """Retry with a new connection if an old one fails; nothing is written before a commit."""
        fresh = self._connection is None
        while True:
            try:
                return work(self._connected())
            except _IN_THE_WAY:
                raise
            except _LOST as error:
                self.drop()
                if fresh or self._is_cut:
                    raise StoreAway(_told(error)) from error
            fresh = True

    def _connected(self) -> Raw:
        if self._connection is None:
            connection = connected(self._address)
            with self._guard:
                self._connection = connection
                if self._is_cut:  # given up while connecting, when there was nothing to cut
                    raise psycopg.OperationalError("it took too long to be connected")
            connection.execute(_SETTINGS, (self._process,))
        return self._connection

    def _roll_back(self) -> None:
        if self._connection is not None:
            try:
                self._connection.rollback()
            except psycopg.Error:
                self.drop()


def _begun(connection: Raw, work: Callable[[Raw], T]) -> T:
    connection.execute("BEGIN")
    return work(connection)


def _told(error: BaseException) -> str:
    return " ".join(str(error).split())
