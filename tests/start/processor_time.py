"""The cost of starting in processor time: the bot until it is ready, and its libraries alone.

The processes keep their compiled bytecode, as every installed bot does.
"""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
from pathlib import Path

from playground.driver import Playground
from tests.wire.harness import PATIENCE, BotProcess

LIBRARIES = "aiohttp, aiosqlite, discord, discord.app_commands, fluent.runtime, pydantic, pydantic_settings"
STARTED = re.compile(r"started with ([\d.]+) s of processor time")


async def bot_ready(data: Path) -> float:
    """Returns the processor seconds from the start of `python -m bot` until it is ready, as it logs them."""
    async with (
        Playground() as playground,
        BotProcess(playground, data, cold=True, PYTHONDONTWRITEBYTECODE="") as process,
        asyncio.timeout(PATIENCE),
    ):
        while not (told := STARTED.search(process.log)):  # noqa: ASYNC110 the log is a file
            await asyncio.sleep(0.05)
        return float(told[1])


def libraries_imported() -> float:
    """Returns the processor seconds that a process needs to import the bot's libraries."""
    return _imported(LIBRARIES)


def bot_imported() -> float:
    """Returns the processor seconds that a process needs to import everything that runs the bot."""
    return _imported("bot.__main__, bot.cli.run_command")


def _imported(modules: str) -> float:
    code = f"import time, {modules}; print(time.process_time())"
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": ""}
    run = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env=environment
    )
    return float(run.stdout)
