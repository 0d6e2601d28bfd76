"""One process with several shards: each server's events come on its own, and a table does not notice."""

from __future__ import annotations

from pathlib import Path

from playground.driver import Playground
from tests.wire.harness import PATIENCE, BotProcess, Chooser, TableDriver, buttons


async def test_tables_of_servers_on_different_shards_are_played_by_one_process(
    pg: Playground, tmp_path: Path, choose: Chooser
) -> None:
    ann = pg.person("Ann")
    tables = []
    for number in range(2):
        server = pg.guild(f"Server {number}", shard=(number, 2))
        pg.add_member(ann, server)
        tables.append(TableDriver(pg, ann, pg.channel("games", guild=server)))
    async with BotProcess(pg, tmp_path / "castellan.sqlite3", CASTELLAN_SHARDS="2"):
        await pg.wait_for(lambda: sorted(pg.server.gateway.live) == [(0, 2), (1, 2)], PATIENCE)
        for table in tables:
            await table.open(computers=1)
            assert buttons(await table.board(), "turn")
        await tables[1].play([ann], choose)


async def test_as_many_shards_as_discord_recommends(pg: Playground, tmp_path: Path) -> None:
    pg.server.gateway.shards = 3
    async with BotProcess(pg, tmp_path / "castellan.sqlite3", CASTELLAN_SHARDS="auto"):
        await pg.wait_for(lambda: sorted(pg.server.gateway.live) == [(0, 3), (1, 3), (2, 3)], PATIENCE)
        answered = await (await pg.person("Ann").slash("help")).message(PATIENCE)
        assert answered.text
