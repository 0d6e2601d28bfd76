"""Places that are lost in the middle of a game: a thread that is locked, a server that throws the bot out."""

from __future__ import annotations

from playground.driver import Playground
from playground.permissions import Permission
from tests.wire.harness import PATIENCE, BotProcess, Chooser, TableDriver, agree, buttons, say, taken


async def test_a_thread_that_is_locked_in_the_middle_of_a_game_is_told_and_waited_for(
    pg: Playground, bot: BotProcess, choose: Chooser
) -> None:
    """Presses in the thread are impossible; the game goes on from the channel, its picture waits."""
    ann, bob = pg.person("Ann"), pg.person("Bob")
    table = TableDriver(pg, ann)
    await table.open(bob)
    board = await table.board(lambda m: table.due(m, [ann, bob]))
    due = table.due(board, [ann, bob])
    assert due is not None
    pg.revoke(Permission.MANAGE_THREADS)
    pg.lock(table.place)
    panel = await (await due.slash("table hand", {"table": table.table_id})).message(PATIENCE)
    after = await taken(due, panel, buttons(panel, "do")[0])
    assert say(due, "permission-manage-threads") in after.text
    await pg.wait_for(lambda: [m for m in ann.dms() if table.table_id in m.text], PATIENCE)
    assert table.boards()[-1].id == board.id
    pg.lock(table.place, locked=False)
    await table.board(lambda m: m.id != board.id)
    assert len([m for m in ann.dms() if table.table_id in m.text]) == 1
    assert "Traceback" not in bot.log
    assert "ERROR" not in bot.log


async def test_a_server_that_was_lost_while_the_bot_slept_counts_no_longer(
    pg: Playground, bot: BotProcess
) -> None:
    ann, elsewhere = pg.person("Ann"), pg.guild("Elsewhere")
    ann.join(elsewhere)
    square = pg.channel("square", guild=elsewhere)
    for number in range(5):
        room = pg.channel(f"room-{number}")
        opened = await (await ann.slash("table new", {"game": "kingdomino"}, channel=room)).message(PATIENCE)
        assert "**" in opened.text
    await bot.kill()
    pg.kick()
    await bot.start()
    await bot.logs("5 tables closed")
    opened = await (await ann.slash("table new", {"game": "kingdomino"}, channel=square)).message(PATIENCE)
    assert "**" in opened.text


async def test_a_table_of_another_server_is_left_from_here(pg: Playground, bot: BotProcess) -> None:
    """Ann has left the server where she plays: she can still leave tables that she can't see any more."""
    ann, bob, elsewhere = pg.person("Ann"), pg.person("Bob"), pg.guild("Elsewhere")
    ann.join(elsewhere)
    square = pg.channel("square", guild=elsewhere)
    table = TableDriver(pg, bob)
    await table.open(ann)
    await table.board()
    ann.leave()
    gone = await agree(ann, await ann.slash("table leave", channel=square))
    assert gone.text == say(ann, "left", table=table.table_id)
    shown = await (await ann.slash("table show", {"table": table.table_id}, channel=square)).message(PATIENCE)
    assert shown.text == say(ann, "refused-unknown-table")
