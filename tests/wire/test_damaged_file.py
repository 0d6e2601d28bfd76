"""A bot on a damaged data file: pages are overwritten between a kill and the next start."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from playground.driver import Playground
from tests.store.test_damage import damage, root_of
from tests.wire.harness import PATIENCE, BotProcess, Chooser, TableDriver, agree, buttons, say, taken


async def test_lost_duties_are_rebuilt_and_every_game_goes_on(
    pg: Playground, tmp_path: Path, choose: Chooser
) -> None:
    """One table waits for a picture that was not posted, one for nothing, one is a lobby."""
    data = tmp_path / "castellan.sqlite3"
    ann, bob, cec = pg.person("Ann"), pg.person("Bob"), pg.person("Cec")
    waiting, quiet, lobby = TableDriver(pg, ann), TableDriver(pg, bob), TableDriver(pg, cec)
    async with BotProcess(pg, data) as bot:
        await waiting.open(computers=1)
        await quiet.open(computers=1)
        opened = await (await cec.slash("table new", {"game": "kingdomino"})).message(PATIENCE)
        lobby.table_id = opened.text.split("**")[1]
        board = await waiting.board(lambda m: waiting.due(m, [ann]))
        still = await quiet.board(lambda m: quiet.due(m, [bob]))
        await cec.sees(lambda m: any(lobby.table_id in one for one in buttons(m, "join")), within=PATIENCE)
        pg.hang_next(path=r"POST /channels/\d+/messages$")
        panel = await (await waiting.press(ann, board, "turn")).message(PATIENCE)
        await taken(ann, panel, buttons(panel, "do")[0])
        await bot.kill()
        pg.clear_faults()
        assert waiting.boards()[-1].id == board.id
        damage(data, root_of(data, "duties"))
        await bot.start()
        newer = await waiting.board(lambda m: m.id != board.id and waiting.due(m, [ann]))
        await waiting.decide(ann, newer, choose)
        await waiting.board(lambda m: m.id != newer.id)
        assert quiet.boards()[-1].id == still.id  # nothing new to be seen there
        await quiet.decide(bob, still, choose)
        await quiet.board(lambda m: m.id != still.id)
        shown = [m for m in cec.messages() if any(lobby.table_id in one for one in buttons(m, "join"))]
        assert len(shown) == 1
        assert "Traceback" not in bot.log
        assert "parts are lost of: duties" in bot.log
    for table in (waiting, quiet):
        names = [a.filename for m in table.boards() for a in m.attachments]
        assert len(names) == len(set(names))


async def test_a_table_that_can_not_be_read_is_left_and_ended(
    pg: Playground, bot: BotProcess, tmp_path: Path
) -> None:
    ann, bob = pg.person("Ann"), pg.person("Bob")
    table = TableDriver(pg, ann)
    await table.open(bob)
    await table.board()
    await bot.kill()
    with closing(sqlite3.connect(tmp_path / "castellan.sqlite3", isolation_level=None)) as connection:
        connection.execute("UPDATE tables SET state = substr(state, 1, 50)")
    await bot.start()
    named = {"table": table.table_id}
    shown = await (await bob.slash("table show", named)).message(PATIENCE)
    assert shown.text == say(bob, "refused-unreadable-table", table=table.table_id)
    left = await agree(bob, await bob.slash("table leave", named))
    assert left.text == say(bob, "left", table=table.table_id)
    again = await (await bob.slash("table leave", named)).message(PATIENCE)
    assert again.text == say(bob, "refused-not-playing")
    ended = await agree(ann, await ann.slash("table close", named))
    assert ended.text == say(ann, "ended", table=table.table_id)
    listed = await (await ann.slash("table list")).message(PATIENCE)
    assert listed.text == say(ann, "list-empty")
