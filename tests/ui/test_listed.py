"""The list of open tables on a file that is damaged while the bot runs."""

from __future__ import annotations

from pathlib import Path

from bot.features.table_commands.table_list import list_card
from bot.store import Store
from bot.tables.tables import Tables
from bot.texts import translator
from tests.service.playing import refused
from tests.store.samples import ANN, GUILD
from tests.store.test_damage import ON_A_PAGE, TABLES, damage, fill, filled, leaf_with

__all__ = ["filled"]


async def test_one_line_says_that_a_table_may_be_missing(tmp_path: Path, filled: Path) -> None:
    path = tmp_path / "castellan.sqlite3"
    fill(path, filled)
    words = translator("en")
    async with Store.open(path) as store:
        tables = Tables(store)
        whole = await list_card(await tables.open_in(GUILD), ANN, words, tables, store)
        assert words("list-damaged") not in whole.text
        for part in ("tables", "posts"):
            damage(path, leaf_with(path, *ON_A_PAGE[part]))
    async with Store.open(path, prepared=True) as store:
        tables = Tables(store)
        rows = await store.open_tables(GUILD, limit=1000)
        card = await list_card(rows, ANN, words, tables, store)
        assert card.text.count("[**T") == len(rows) > len(TABLES) - 80
        assert card.text.splitlines()[-1] == f"-# {words('list-damaged')}"
        with refused("unreadable-table"):
            await tables.get(TABLES[150])
        assert words("list-damaged") in (await list_card([], ANN, words, tables, store)).text
