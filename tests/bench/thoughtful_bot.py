"""The bot while four of its best players think: as long as the file named by CASTELLAN_THINK is there."""

from __future__ import annotations

import asyncio
import os
import random
from pathlib import Path

from bot.cli import run_command as bot
from bot.delivery.computer_moves import BUDGET
from bot.process.client import Castellan
from bot.tables.levels import best_player
from bot.ui.faces import hosted
from bot.work.fair_queue import Requester, current_requester
from bot.work.thoughts import choose
from engines.core.chance import ANY_SEED
from engines.registry import game

PLAYERS = 4
LOOKED = 0.02


class Thoughtful(Castellan):
    """Asks its own workers, as tables do."""

    async def setup_hook(self) -> None:
        await super().setup_hook()
        self._thinking = [asyncio.create_task(self._think(number)) for number in range(PLAYERS)]

    async def _think(self, number: int) -> None:
        current_requester.set(Requester(f"table {number}"))
        assert self.runtime is not None
        key, wanted = hosted()[number % len(hosted())], Path(os.environ["CASTELLAN_THINK"])
        its_game, rng = game(key), random.Random(number)
        state = its_game.setup(its_game.options_type(), 2, ANY_SEED)
        for _ in range(20):
            seat = its_game.turn_order(state)[0]
            state = its_game.apply(state, seat, rng.choice(its_game.legal(state, seat))).state
        seat, stored = its_game.turn_order(state)[0], its_game.encode(state)
        while True:
            if wanted.exists():  # noqa: ASYNC240 a look at a name in memory
                chance = str(rng.random())
                await self.runtime.thinking.run(
                    choose, key, stored, seat, best_player(its_game), chance, BUDGET
                )
            else:
                await asyncio.sleep(LOOKED)


if __name__ == "__main__":
    setattr(bot, "castellan", Thoughtful)  # noqa: B010 the rest is what `python -m bot` does
    raise SystemExit(bot.run())
