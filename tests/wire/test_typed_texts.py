"""Texts that people type are shown so that their mark-up does not work."""

from __future__ import annotations

import re

from playground.driver import Playground
from tests.wire.harness import PATIENCE, BotProcess, buttons


async def test_a_typed_castle_is_shown_without_its_mark_up(pg: Playground, bot: BotProcess) -> None:
    ann = pg.person("Ann")
    await (await ann.slash("table new", {"game": "dragon_castle"})).message(PATIENCE)
    lobby = await ann.sees(lambda m: buttons(m, "join"), within=PATIENCE)
    card = await (await ann.click(lobby, buttons(lobby, "setup")[0])).message(PATIENCE)
    panel = await (await ann.click(card, buttons(card, "options")[0])).message(PATIENCE)
    panel = await (await ann.click(panel, buttons(panel, "options")[0])).message(PATIENCE)
    [menu] = [menu for menu in buttons(panel, "choose") if menu.endswith(":castle")]
    panel = await (await ann.select(panel, menu, ["own"])).message(PATIENCE)
    form = await ann.click(panel, buttons(panel, "type")[0])
    evil = "`[x](https://evil.example) @everyone\n# big"
    await (await ann.submit_modal(form, {"heights": evil})).message(PATIENCE)
    await pg.wait_for(lambda: "evil" in lobby.text, PATIENCE)
    assert re.search(r"`[^`]*evil[^`]*`", lobby.text)
    for mark in ("](", "@everyone", "://", "\n# "):
        assert mark not in lobby.text
