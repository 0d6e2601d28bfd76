"""Presses that need no drawing and no writing: their answer is their acknowledgement."""

from __future__ import annotations

from playground.driver import Playground
from tests.wire.harness import PATIENCE, BotProcess, TableDriver, buttons, say


async def test_the_board_in_words_takes_one_request_however_often_the_press_arrives(
    pg: Playground, bot: BotProcess
) -> None:
    ann = pg.person("Ann")
    table = TableDriver(pg, ann)
    await table.open(computers=1)
    board = await table.board(lambda message: table.due(message, [ann]))
    press = await ann.click(board, buttons(board, "words")[0])
    pg.redeliver(press)
    told = await press.message(PATIENCE)
    assert told.ephemeral
    assert "```" in told.text
    later = await ann.click(board, buttons(board, "look")[0])  # the redelivered press has been taken by now
    await later.message(PATIENCE)
    token = press.interaction.token
    requests = [request["method"] for request in pg.requests if token in request["path"]]
    assert set(requests) == {"POST"}
    assert len(press.interaction.message_ids) == 1
    assert "ERROR" not in bot.log


async def test_options_are_refused_to_a_guest_in_private(pg: Playground, bot: BotProcess) -> None:
    ann, bob = pg.person("Ann"), pg.person("Bob", locale="pl")
    await (await ann.slash("table new", {"game": "kingdomino"})).message(PATIENCE)
    lobby = await bob.sees(lambda message: buttons(message, "setup"), within=PATIENCE)
    forged = buttons(lobby, "setup")[0].replace(":setup:", ":options:")
    answer = await (await bob.click(lobby, forged, stale=True)).message(PATIENCE)
    assert answer.ephemeral
    assert answer.text == say(bob, "refused-only-host")
