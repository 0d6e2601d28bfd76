"""The club in a browser at phone width: a page, its words, showing it to all, a top."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from playwright.async_api import expect

from bot.store import Store
from bot.store.result_rows import write_results
from bot.store.sqlite.writer import Transaction
from bot.tables.rating.ratings import Ratings
from tests.page.stage import PHONE, Hosted, Tabs
from tests.service.test_ratings import played

pytestmark = pytest.mark.asyncio(loop_scope="session")

BORIS = 10**17
"""A person who has played here and is gone."""


async def results_of_host(data: Path) -> int:
    """Stores rated games of the only table's host; returns the host's id."""
    with closing(sqlite3.connect(data)) as connection, connection:
        [host, guild] = connection.execute("SELECT host, guild FROM tables").fetchone()
        for number in range(6):
            places = {host: 1 + number % 3 // 2, BORIS: 2 - number % 3 // 2}
            write_results(Transaction(connection), played(number, places, guild=guild))
    async with Store.open(data, prepared=True) as store:
        await Ratings(store).count()
    return int(host)


async def test_a_page_and_a_top_fit_a_phone_and_are_seen_by_all_after_a_press(
    hosted: Hosted, tabs: Tabs, tmp_path: Path
) -> None:
    ann = await tabs.open(hosted.address, "Ann", size=PHONE)
    boris = await tabs.open(hosted.address, "Борис")
    await ann.new_table("Kingdomino")
    await ann.button("Join").wait_for()
    await results_of_host(tmp_path / "castellan.sqlite3")

    await ann.command("me stats")
    await ann.page.keyboard.press("Enter")
    mine = ann.page.locator("li.message.ephemeral").last
    await expect(mine.locator("img")).to_be_visible()
    assert await ann.sticking_out() == []
    public = boris.page.locator("li.message:not(.ephemeral)")
    before = await public.count()
    await ann.button("In words").click()
    await expect(mine).to_contain_text("Longest winning streak: 2")
    await ann.button("As a picture").click()
    await expect(mine.locator("img")).to_be_visible()
    await ann.button("Show everyone").click()
    await expect(mine).to_contain_text("Everyone here can see it now.")
    await expect(public).to_have_count(before + 1)
    await expect(public.last.locator("img")).to_be_visible()

    await ann.command("server top")
    await ann.page.keyboard.press("Enter")
    top = ann.page.locator("li.message.ephemeral").last
    await expect(top).to_contain_text("Top players in this server: Kingdomino")
    await expect(top).to_contain_text("You: #1")
    assert await ann.sticking_out() == []
