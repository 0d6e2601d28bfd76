"""One person presses a thousand times at once: another is answered all the same, and nothing breaks."""

from __future__ import annotations

from contextlib import suppress

from playground.acting import InteractionFailed
from playground.driver import Playground
from playground.world import ANSWER_SECONDS
from tests.wire.harness import PATIENCE, BotProcess, TableDriver, buttons

BURST = 1000


async def test_a_burst_of_one_person_is_dropped_and_another_is_acknowledged(
    pg: Playground, bot: BotProcess
) -> None:
    ann, eve = pg.person("Ann"), pg.person("Eve")
    table = TableDriver(pg, ann)
    await table.open(computers=1)
    board = await table.board(lambda message: table.due(message, [ann]))
    [look], [words] = buttons(board, "look")[:1], buttons(board, "words")[:1]
    pg.world.answer_seconds = ANSWER_SECONDS
    for _ in range(BURST):
        await eve.click(board, look)
    while True:
        press = await ann.click(board, words)
        with suppress(InteractionFailed):  # the emulator gives it up after three seconds, as Discord does
            await press.message(PATIENCE)
            break
    pg.world.answer_seconds = PATIENCE
    later = await eve.click(board, look)
    await later.message(PATIENCE)
    assert "ERROR" not in bot.log
