"""After a start servers come one by one: their contents are unknown before, and nothing is doubled."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from playground.driver import Playground
from playground.permissions import Permission
from tests.wire.harness import PATIENCE, BotProcess, Chooser, TableDriver, buttons, taken

A_WHILE = 1.0
"""Seconds after which the bot has long begun to publish."""


async def killed_and_started(pg: Playground, bot: BotProcess, ready: Callable[[], object]) -> None:
    """Kills the bot once `ready` holds, and starts it with servers that come late."""
    await pg.wait_for(ready, PATIENCE)
    await bot.kill()
    pg.clear_faults()
    pg.forget_nonces()
    pg.hold_servers_back()
    await bot.start()
    await bot.logs("started with", times=2)
    await asyncio.sleep(A_WHILE)
    pg.let_servers_come()


async def test_a_table_goes_on_in_the_thread_that_was_made_for_it(
    pg: Playground, bot: BotProcess, choose: Chooser
) -> None:
    ann = pg.person("Ann")
    table = TableDriver(pg, ann)
    pg.hang_next(path=r"POST /channels/\d+/threads$", done=True)
    await table.open(computers=1)
    await killed_and_started(pg, bot, pg.threads)
    board = await table.board(lambda m: table.due(m, [ann]))
    [thread] = pg.threads()
    assert board.channel_id == thread.id
    await table.decide(ann, board, choose)
    await table.board(lambda m: m.id != board.id)


async def test_a_picture_that_was_posted_is_not_posted_again(pg: Playground, bot: BotProcess) -> None:
    ann = pg.person("Ann")
    table = TableDriver(pg, ann)
    await table.open(computers=1)
    board = await table.board(lambda m: table.due(m, [ann]))
    pg.hang_next(path=r"POST /channels/\d+/messages$", done=True)
    panel = await (await table.press(ann, board, "turn")).message(PATIENCE)
    await taken(ann, panel, buttons(panel, "do")[0])
    await killed_and_started(pg, bot, lambda: table.boards()[-1].id != board.id)
    await pg.wait_for(lambda: not buttons(board, "turn"), PATIENCE)  # found, and the old one retired
    await table.board(lambda m: table.due(m, [ann]))
    names = [a.filename for m in table.boards() for a in m.attachments]
    assert len(names) == len(set(names))


async def test_a_lobby_that_was_posted_is_not_posted_again(pg: Playground, bot: BotProcess) -> None:
    ann, bob = pg.person("Ann"), pg.person("Bob")
    pg.hang_next(path=r"POST /channels/\d+/messages$", done=True)
    await (await ann.slash("table new", {"game": "kingdomino"})).message(PATIENCE)
    await killed_and_started(pg, bot, lambda: [m for m in ann.messages() if buttons(m, "join")])
    lobby = await ann.sees(lambda m: buttons(m, "join"), within=PATIENCE)
    await (await bob.click(lobby, buttons(lobby, "join")[0])).acknowledged(PATIENCE)
    await pg.wait_for(lambda: "Bob" in lobby.text, PATIENCE)
    assert len([m for m in ann.messages() if buttons(m, "join")]) == 1


async def test_a_table_that_began_in_its_channel_moves_into_a_thread_that_came_while_the_bot_was_dead(
    pg: Playground, bot: BotProcess, choose: Chooser
) -> None:
    ann = pg.person("Ann")
    pg.revoke(Permission.CREATE_PUBLIC_THREADS)
    table = TableDriver(pg, ann)
    await table.open(computers=1)
    first = await table.board(lambda m: table.due(m, [ann]))
    assert first.channel_id == pg.general.id
    await bot.kill()
    thread = pg.world.create_thread(pg.general, f"Kingdomino: Ann {table.table_id}", pg.world.bot.id)
    await bot.start()
    board = await table.board(lambda m: m.channel_id == thread.id)
    await pg.wait_for(lambda: not buttons(first, "turn"), PATIENCE)  # the one in the channel was retired
    await table.decide(ann, board, choose)
    await table.board(lambda m: m.id != board.id)


async def test_a_table_that_began_in_its_channel_moves_into_its_thread_when_that_comes(
    pg: Playground, bot: BotProcess, choose: Chooser
) -> None:
    ann = pg.person("Ann")
    pg.hang_next(path=r"POST /channels/\d+/threads$")
    table = TableDriver(pg, ann)
    await table.open(computers=1)
    first = await table.board(lambda m: table.due(m, [ann]))
    assert first.channel_id == pg.general.id
    thread = pg.world.create_thread(pg.general, f"Kingdomino: Ann {table.table_id}", pg.world.bot.id)
    board = await table.board(lambda m: m.channel_id == thread.id)
    await pg.wait_for(lambda: not buttons(first, "turn"), PATIENCE)
    await table.decide(ann, board, choose)
    await table.board(lambda m: m.id != board.id)
