"""`python -m bot` itself: the other tests on the wire fork their bots from a warm process."""

from __future__ import annotations

import sys
from pathlib import Path

from bot.texts import translator
from bot.ui.cards.button_names import button_names
from playground.bot_process import BotProcess
from playground.driver import Playground
from tests.wire.harness import PATIENCE


async def test_the_command_connects_and_answers(pg: Playground, tmp_path: Path) -> None:
    environment = {
        "DISCORD_TOKEN": pg.token,
        "DISCORD_API": pg.rest_url,
        "DISCORD_GATEWAY": pg.gateway_url,
        "CASTELLAN_DATA": str(tmp_path / "castellan.sqlite3"),
    }
    bot = BotProcess([sys.executable, "-m", "bot"], environment, tmp_path / "bot.log")
    await bot.start()
    try:
        await pg.connected(PATIENCE)
        await pg.registered("help", PATIENCE)
        ann = pg.person("Ann", locale="pl")
        told = await (await ann.slash("help")).message(PATIENCE)
        assert told.text == translator("pl")("help-text", **button_names("en"))
    finally:
        await bot.stop()
    assert "ERROR" not in (tmp_path / "bot.log").read_text()
