"""The bot with a watch on its event loop; at its end the samples go into the file named by CASTELLAN_WATCH.

With `idle` as argument a process that has nothing but the watch: it measures the machine's own effect on a
loop.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import time
from pathlib import Path

from bot.cli.run_command import connect
from bot.process.client import point_at
from bot.settings import load

TICK = 0.005
Sample = tuple[float, float, float]
"""When (on the clock that all processes share), by how many seconds the wake-up was late, and for how many
of them the loop was held by this process: neither ready and without a processor, nor all threads at rest."""
SCHEDULING = Path("/proc/thread-self/schedstat")


async def watch(samples: list[Sample]) -> None:
    """Wake up every few milliseconds and note how late it is."""
    while True:
        begin, worked, waited = time.monotonic(), time.process_time(), without_processor()
        await asyncio.sleep(TICK)
        now = time.monotonic()
        late = now - begin - TICK
        held = min(late - (without_processor() - waited), time.process_time() - worked)
        samples.append((now, late, held))


def without_processor() -> float:
    """Returns the seconds that this thread was ready to run while others ran, if the system reports them."""
    try:
        return int(SCHEDULING.read_bytes().split()[1]) / 1e9
    except FileNotFoundError:
        return 0.0


async def watched(samples: list[Sample], *, idle: bool) -> None:
    watching = asyncio.create_task(watch(samples))
    if idle:
        await watching
        return
    settings = load()
    point_at(settings)
    await connect(settings)


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
