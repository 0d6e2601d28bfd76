"""So many lines to PostgreSQL and no more, each in a thread of its own; nobody waits for it without end."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Generic, TypeVar

from bot.store.address import Address
from bot.store.errors import StoreAway, StoreBusy
from bot.store.postgres.line import Line
from bot.store.threads import answered

T = TypeVar("T")


class Weather:
    """Whether the database answers. While it does not, one call tries and all others are told so at once."""

    def __init__(self) -> None:
        self._away = False
        self._trying = threading.Lock()

    @property
    def is_bad(self) -> bool:
        return self._away and self._trying.locked()

    def watch(self, call: Callable[[], T]) -> T:
        """The call, unless it would only wait for what another one waits for already."""
        tries = self._away
        if tries and not self._trying.acquire(blocking=False):
            raise StoreAway("the database does not answer")
        try:
            result = call()
        except StoreBusy:  # which tells neither
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
    """One call on one line, which can be given up as long as it is not done."""

    def __init__(self, work: Callable[[Line], T]) -> None:
        self._work = work
        self._line: Line | None = None
        self._given_up = False
        self._guard = threading.Lock()

    def run(self, line: Line) -> T:
        with self._guard:
            if self._given_up:
                raise StoreBusy("too many others wait for the database")
            line.begin()
            self._line = line
        try:
            return self._work(line)
        finally:
            with self._guard:
                self._line = None

    def give_up(self) -> None:
        with self._guard:
            self._given_up = True
            if self._line is not None:
                self._line.cut()


class Pool:
    """Lines for one kind of work."""

    def __init__(
        self, address: Address, most: int, patience: float, weather: Weather, name: str, process: str
    ) -> None:
        self._address = address
        self._process = process
        self._patience = patience
        self._weather = weather
        self._threads = ThreadPoolExecutor(max_workers=most, thread_name_prefix=name)
        self._of_thread = threading.local()
        self._lines: list[Line] = []
        self._closed = False

    async def call(self, work: Callable[[Line], T]) -> T:
        """Do that on a free line; StoreAway when it takes longer than anybody would wait for it."""
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
        """Finish what was begun, then let go of all lines."""
        self._closed = True
        await asyncio.to_thread(self._threads.shutdown)
        for line in self._lines:
            line.drop()

    def _run(self, job: _Job[T]) -> T:
        line: Line | None = getattr(self._of_thread, "line", None)
        if line is None:
            line = self._of_thread.line = Line(self._address, self._process)
            self._lines.append(line)
        found = line
        return self._weather.watch(lambda: job.run(found))
