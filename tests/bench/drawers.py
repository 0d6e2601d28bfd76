"""Drawing processes: what two of them do in the time of one, and how large each becomes."""

from __future__ import annotations

import asyncio
import os
import pickle
import random
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from bot.texts import DEFAULT, translator
from bot.ui.faces import face_of, hosted
from bot.work.drawers import Drawers, result_of
from engines.core.chance import random_seed
from engines.registry import game
from render.core.names import sample_names
from tests.bench.memory import MEGABYTE, PAGE
from tests.bench.rows import Effort, Row

PICTURES, FEW = 600, 8
LEAST_FOR_TWO = 1.7
MOST_MB = 120
TICKS = os.sysconf("SC_CLK_TCK")


def drawers(effort: Effort) -> list[Row]:
    """The pictures of two drawing processes in the time of one, each with a core for itself; their memory.

    It compares processor time: two processes that share the work evenly are done after half of their sum.
    """
    calls = list(_calls(effort(PICTURES, FEW)))
    ([alone], megabytes), (two, _) = asyncio.run(_drawn(1, calls)), asyncio.run(_drawn(2, calls))
    return [
        Row("drawers, pictures of two to those of one", 2 * alone / sum(two), "×", "at least", LEAST_FOR_TWO),
        Row("drawers, milliseconds for a picture", alone * 1000 / len(calls), "ms"),
        Row(f"drawers, memory after {len(calls)} pictures", max(megabytes), "MB", "at most", MOST_MB),
    ]


def _calls(number: int) -> Iterator[bytes]:
    """Yields pickled calls: public pictures and close-ups of tables of all games that are played in turn."""
    rng, words = random.Random(1), translator(DEFAULT)
    tables: dict[str, Any] = {}
    for index in range(number):
        key = hosted()[index // 2 % len(hosted())]
        its_game, pictures = game(key), face_of(key).pictures
        state = tables.get(key)
        if state is None or not its_game.to_act(state):
            state = its_game.setup(its_game.options_type(), its_game.seats[-1], random_seed(rng))
        names, due = sample_names(its_game.seats[-1]), its_game.to_act(state)[0]
        view = its_game.view(state, None)
        call: tuple[Any, ...] = (pictures.closeup, (view, due, names, words), {})
        if index % 2 == 0:
            state = its_game.apply(state, due, rng.choice(its_game.legal(state, due))).state
            call = (pictures.public, (its_game.view(state, None), names, words), {})
        tables[key] = state
        yield pickle.dumps(call, pickle.HIGHEST_PROTOCOL)


async def _drawn(processes: int, calls: Sequence[bytes]) -> tuple[list[float], list[float]]:
    """Returns the processor seconds and megabytes of each process after all these calls."""
    pool = Drawers(processes)
    try:
        for reply in await asyncio.gather(*map(partial(pool.draw, "bench"), calls)):
            result_of(reply)
        return [_seconds(one) for one in pool.workers], [_megabytes(one) for one in pool.workers]
    finally:
        await pool.close()


def _seconds(process: int) -> float:
    """Returns the processor time of a process, user's and system's."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def _megabytes(process: int) -> float:
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * PAGE / MEGABYTE
