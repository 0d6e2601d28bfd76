"""Replies on the wire: the bot greets every new player, and a command that comes twice acts once."""

from __future__ import annotations

from playground.driver import Playground
from tests.wire.harness import PATIENCE, BotProcess, TableDriver, say

KEY = "between_two_castles"


async def test_everybody_at_a_table_is_greeted_by_private_message(pg: Playground, bot: BotProcess) -> None:
    ann, bob, cid = people = [pg.person(name) for name in ("Ann", "Bob", "Cid")]
    table = TableDriver(pg, ann)
    await table.open(bob, cid, game=KEY)
    for person in people:
        greeting = say(person, "private-messages-open", game=say(person, KEY), table=table.table_id)
        await pg.wait_for(
            lambda person=person, greeting=greeting: [m for m in person.dms() if greeting in m.text],  # type: ignore[misc]
            PATIENCE,
        )


async def test_a_redelivered_command_opens_one_table_and_is_no_error(pg: Playground, bot: BotProcess) -> None:
    ann = pg.person("Ann")
    opened = await ann.slash("table new", {"game": "kingdomino"})
    await opened.message(PATIENCE)
    pg.redeliver(opened)
    await bot.logs("event=press_late")
    listed = await (await ann.slash("table list")).message(PATIENCE)
    assert len(listed.text.splitlines()) == 1
    assert "Traceback" not in bot.log
