"""A process that answers a puzzle and is killed before it can close its file: `… FILE PUZZLE USER ACTION`."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path

from bot.store import Store
from tests.service.test_puzzles import puzzles_in


async def main(file: str, puzzle: str, user: int, action: str) -> None:
    async with Store.open(Path(file), prepared=True) as store:
        puzzles = puzzles_in(store)
        found = await puzzles.find(puzzle, user, None)
        answered = await puzzles.answer(found, await puzzles.tries_of(user, found), action)
        sys.stdout.write(f"{answered.solved} {answered.tries.answers}\n")
        sys.stdout.flush()
        os.kill(os.getpid(), signal.SIGKILL)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2], int(sys.argv[3]), sys.argv[4]))
