"""Bots as processes of their own, each on a local Discord of its own."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from playground.bot_process import BotProcess
from playground.driver import Playground
from tests.discord_api.checker import wrong
from tests.discord_api.watching import watched
from tests.wire.harness import PATIENCE


@asynccontextmanager
async def on_playground(
    module: str,
    data: Path | None = None,
    prepare: Callable[[Playground], Awaitable[None]] | None = None,
    started: list[BotProcess] | None = None,
    **environment: str,
) -> AsyncIterator[Playground]:
    """A local Discord with `python -m module` connected to it; without `data` its file is thrown away.

    `prepare` furnishes the local Discord before the process starts, and the process is added to `started`.
    """
    with TemporaryDirectory(prefix="castellan-bench-") as folder, watched() as requests:
        file = data or Path(folder) / "castellan.sqlite3"
        async with Playground() as playground:
            playground.channel("general")
            if prepare is not None:
                await prepare(playground)
            process = BotProcess(
                [sys.executable, "-m", module],
                {
                    "DISCORD_TOKEN": playground.token,
                    "DISCORD_API": playground.rest_url,
                    "DISCORD_GATEWAY": playground.gateway_url,
                    "CASTELLAN_DATA": str(file),
                    "CASTELLAN_TABLES_PER_SERVER": "1000",
                    "CASTELLAN_DOUBLE_TAP": "0",  # scripted fingers are quicker than any
                    **environment,
                },
                Path(folder) / "bot.log",
            )
            if started is not None:
                started.append(process)
            measuring = asyncio.current_task()
            assert measuring is not None
            process.ended = lambda code: _stop(measuring, code)
            await process.start()
            try:
                await playground.connected(PATIENCE)
                yield playground
            except BaseException:
                sys.stderr.write(f"\n{process.last_words}\n")
                raise
            finally:
                await process.stop()
        if refused := wrong(requests):
            raise AssertionError("\n".join(sorted(refused)))


def _stop(measuring: asyncio.Task[object], code: int) -> None:
    """Cancels the measurement if the bot ended by itself."""
    measuring.cancel(f"the bot ended with {code}")
