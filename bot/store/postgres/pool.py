"""A bounded pool of connections to PostgreSQL, each used by one thread; a call that takes too long fails.

Why not psycopg's own asynchronous connections with `psycopg_pool`: both were built and measured. The
statements of one press cost 6.4 million instructions here, 7.4 million with asynchronous connections (each
statement wakes the event loop several times), and 2.8 million on SQLite. After an outage this pool answers at
once, because the first call that succeeds tells all others; `psycopg_pool` waited 3.8 s, its back-off. At one
rate of presses PostgreSQL costs 1.03 to 1.08 times SQLite in processor time.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Generic, TypeVar

from bot.store.address import Address
from bot.store.errors import StoreAway, StoreBusy
from bot.store.postgres.connection import Connection
from bot.store.threads import answered

T = TypeVar("T")


class Weather:
    """Whether the database answers. While it does not, one call tries it and all others fail immediately."""

    def __init__(self) -> None:
        self._away = False
        self._trying = threading.Lock()

    @property
    def is_bad(self) -> bool:
        return self._away and self._trying.locked()

    def watch(self, call: Callable[[], T]) -> T:
        """Run the call, unless another one is already waiting for a database that does not answer."""
        tries = self._away
        if tries and not self._trying.acquire(blocking=False):
            raise StoreAway("the database does not answer")
        try:
            result = call()
        except StoreBusy:  # which proves neither
            raise
        except StoreAway:
            self._away = True
            raise
        except BaseException:
            self._away = False
            raise
        else:
            self._away = False
            return result
        finally:
            if tries:
                self._trying.release()


class _Job(Generic[T]):
    """One call on one connection, which can be given up as long as it is not done."""

    def __init__(self, work: Callable[[Connection], T]) -> None:
        self._work = work
        self._connection: Connection | None = None
        self._given_up = False
        self._guard = threading.Lock()

    def run(self, connection: Connection) -> T:
        with self._guard:
            if self._given_up:
                raise StoreBusy("too many others wait for the database")
            connection.begin()
            self._connection = connection
        try:
            return self._work(connection)
        finally:
            with self._guard:
                self._connection = None

    def give_up(self) -> None:
        with self._guard:
            self._given_up = True
            if self._connection is not None:
                self._connection.cut()


class Pool:
    """Threads with one connection each, for one kind of work."""

    def __init__(
        self, address: Address, most: int, patience: float, weather: Weather, name: str, process: str
    ) -> None:
        self._address = address
        self._process = process
        self._patience = patience
        self._weather = weather
        self._threads = ThreadPoolExecutor(max_workers=most, thread_name_prefix=name)
        self._of_thread = threading.local()
        self._connections: list[Connection] = []
        self._closed = False

    async def call(self, work: Callable[[Connection], T]) -> T:
        """Run the work on a free connection; StoreAway if it takes longer than the time limit."""
        if self._closed:
            raise StoreAway("the connections to the database are closed")
        if self._weather.is_bad:
            raise StoreAway("the database does not answer")
        job = _Job(work)
        done = asyncio.wrap_future(self._threads.submit(self._run, job))
        limit = asyncio.get_running_loop().call_later(self._patience, job.give_up)
        done.add_done_callback(lambda _: limit.cancel())
        return await answered(done)

    async def close(self) -> None:
        """Finish the calls that were begun, then close all connections."""
        self._closed = True
        await asyncio.to_thread(self._threads.shutdown)
        for connection in self._connections:
            connection.drop()

    def _run(self, job: _Job[T]) -> T:
        connection: Connection | None = getattr(self._of_thread, "connection", None)
        if connection is None:
            connection = self._of_thread.connection = Connection(self._address, self._process)
            self._connections.append(connection)
        found = connection
        return self._weather.watch(lambda: job.run(found))
