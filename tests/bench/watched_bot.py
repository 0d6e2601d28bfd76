"""The bot with a watch on its event loop; at its end the samples go into the file named by CASTELLAN_WATCH.

With `idle` as argument a process that has nothing but the watch: what the machine itself does to a loop.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import time
from pathlib import Path

from bot.__main__ import run
from bot.app import point_at
from bot.settings import load

TICK = 0.005
Sample = tuple[float, float]
"""When (on the clock that all processes share), and by how many seconds the wake-up was late."""


async def watch(samples: list[Sample]) -> None:
    """Wake up every few milliseconds and note how late it is."""
    while True:
        begin = time.monotonic()
        await asyncio.sleep(TICK)
        now = time.monotonic()
        samples.append((now, now - begin - TICK))


async def watched(samples: list[Sample], *, idle: bool) -> None:
    watching = asyncio.create_task(watch(samples))
    if idle:
        await watching
        return
    settings = load()
    point_at(settings)
    await run(settings)


def main() -> None:
    samples: list[Sample] = []
    try:
        asyncio.run(watched(samples, idle="idle" in sys.argv))
    except KeyboardInterrupt:
        pass
    finally:
        Path(os.environ["CASTELLAN_WATCH"]).write_text(json.dumps(samples))


if __name__ == "__main__":
    main()
