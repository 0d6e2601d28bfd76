"""A line between one process and its database that can be paused: nothing comes through, nothing is cut."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from bot.store import Address


class Proxy:
    """Passes bytes on in both directions, unless it is paused."""

    def __init__(self, port: int) -> None:
        self._target = port
        self._open = asyncio.Event()
        self._open.set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server | None = None

    async def start(self) -> None:
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)

    @property
    def port(self) -> int:
        assert self._server is not None
        return int(self._server.sockets[0].getsockname()[1])

    def pause(self) -> None:
        self._open.clear()

    def go_on(self) -> None:
        self._open.set()

    async def stop(self) -> None:
        assert self._server is not None
        self._server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            await self._open.wait()
            there = await asyncio.open_connection("127.0.0.1", self._target)
            for one, other in ((reader, there[1]), (there[0], writer)):
                task = asyncio.create_task(self._pass_on(one, other))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while some := await reader.read(65536):
                await self._open.wait()
                writer.write(some)
                await writer.drain()
        writer.close()


@asynccontextmanager
async def proxied(address: Address) -> AsyncIterator[tuple[Proxy, Address]]:
    """A line to that database, and the address at its other end."""
    before, _, rest = address.secret.rpartition("@")
    port, _, database = rest.partition(":")[2].partition("/")
    proxy = Proxy(int(port))
    await proxy.start()
    try:
        yield proxy, Address(f"{before}@127.0.0.1:{proxy.port}/{database}")
    finally:
        await proxy.stop()
