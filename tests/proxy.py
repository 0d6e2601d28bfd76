"""A proxy between a process and its database, which can be made to hang or to break."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from bot.store import Address


class Way:
    """Forwards every byte in both directions, unless it is paused: then bytes wait."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._open = asyncio.Event()
        self._open.set()
        self._writers: list[asyncio.StreamWriter] = []
        self._passing: set[asyncio.Task[None]] = set()

    def pause(self) -> None:
        self._open.clear()

    def go_on(self) -> None:
        self._open.set()

    def breaks(self) -> None:
        """Breaks all connections at once."""
        for writer in self._writers:
            writer.transport.abort()
        self._writers.clear()

    def accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Accepts a connection."""
        task = asyncio.create_task(self._forward(reader, writer))
        self._passing.add(task)
        task.add_done_callback(self._passing.discard)

    async def close(self) -> None:
        self.breaks()
        for task in self._passing:
            task.cancel()
        await asyncio.gather(*self._passing, return_exceptions=True)

    async def _forward(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await self._open.wait()
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self._port)
        except OSError:
            writer.transport.abort()
            return
        self._writers += [writer, back]
        await asyncio.gather(self._pass(reader, back), self._pass(there, writer))

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                await self._open.wait()
                writer.write(data)
                await writer.drain()
        writer.close()


@asynccontextmanager
async def way_to(address: Address) -> AsyncIterator[tuple[Way, Address]]:
    """Starts a proxy to that database; yields it and its address."""
    found = re.search(r"127\.0\.0\.1:(\d+)", address.secret)
    assert found is not None
    way = Way(int(found[1]))
    server = await asyncio.start_server(way.accept, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    try:
        yield way, Address(address.secret.replace(found[0], f"127.0.0.1:{port}"))
    finally:
        server.close()
        await way.close()
