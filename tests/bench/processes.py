"""Bots as processes of their own, each on a local Discord of its own."""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from playground.bot_process import BotProcess
from playground.driver import Playground
from tests.wire.harness import PATIENCE


@asynccontextmanager
async def on_playground(
    module: str, data: Path | None = None, **environment: str
) -> AsyncIterator[Playground]:
    """A local Discord with `python -m module` connected to it; without `data` its file is thrown away."""
    with TemporaryDirectory(prefix="castellan-bench-") as folder:
        file = data or Path(folder) / "castellan.sqlite3"
        async with Playground() as playground:
            playground.channel("general")
            process = BotProcess(
                [sys.executable, "-m", module],
                {
                    "DISCORD_TOKEN": playground.token,
                    "DISCORD_API": playground.rest_url,
                    "DISCORD_GATEWAY": playground.gateway_url,
                    "CASTELLAN_DATA": str(file),
                    "CASTELLAN_TABLES_PER_SERVER": "1000",
                    **environment,
                },
                Path(folder) / "bot.log",
            )
            await process.start()
            try:
                await playground.connected(PATIENCE)
                yield playground
            except Exception:
                sys.stderr.write(f"\n{process.last_words}\n")
                raise
            finally:
                await process.stop()
