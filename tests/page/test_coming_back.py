"""The notice board, the form for a new table, an invitation and `/next`, in a browser at phone width."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import expect

from playground.permissions import Permission
from tests.page.stage import PHONE, Hosted, Tabs

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_from_the_notice_board_to_ones_turn(hosted: Hosted, tabs: Tabs, tmp_path: Path) -> None:
    pg = hosted.playground
    pg.give_role(pg.person("Ann"), pg.role("Managers", Permission.MANAGE_GUILD))
    ann = await tabs.open(hosted.address, "Ann", size=PHONE)
    dan = await tabs.open(hosted.address, "Dan")
    await ann.command("server settings")
    await ann.page.keyboard.press("Enter")
    settings = ann.page.locator("li.message.ephemeral").last
    await settings.get_by_role("combobox", name="Where should the notice board be?").click()
    await ann.page.get_by_role("option", name="Notice board: #games").click()
    await expect(settings).to_contain_text("Notice board: #games")
    await ann.open_venue("games")
    await ann.button("Open a table").wait_for()
    board = ann.page.locator("li.message", has_text="Notice board").first
    await expect(board).to_contain_text("No table is open at the moment.")
    assert await ann.sticking_out() == []

    await ann.button("Open a table").click()
    form = ann.page.get_by_role("dialog", name="Open a table")
    await form.get_by_role("combobox", name="Which game?").click()
    await form.get_by_role("option", name="Kingdomino").click()
    await form.get_by_label("Yes, it's rated").check()
    assert await ann.sticking_out() == []
    await form.get_by_role("button", name="Submit").click()
    await ann.button("Start").wait_for()
    (tmp_path / "clock").write_text("15", encoding="utf-8")
    await expect(board).to_contain_text("Ann (1/4)")

    await pg.person("Dan").say("Anybody for a game?", pg.channel("games"))
    said = ann.page.locator("li.message", has_text="Anybody for a game?")
    await said.get_by_role("button", name="Dan").click(button="right")
    await ann.page.get_by_role("menuitem", name="Invite to a table").click()
    await expect(ann.page.locator("li.message.ephemeral").last).to_contain_text("I've written to")
    await dan.open_venue("Castellan")
    await expect(dan.messages.last).to_contain_text("Ann invites you to a table: Kingdomino")
    await dan.button("Join").click()
    await dan.page.locator("li.message", has_text="You're in: Kingdomino").wait_for()
    (tmp_path / "clock").write_text("30", encoding="utf-8")
    await expect(board).to_contain_text("Ann, Dan (2/4)")

    await ann.button("Start").click()
    (tmp_path / "clock").write_text("45", encoding="utf-8")
    await expect(board).to_contain_text("to move")
    due = ann if "Ann to move" in await board.inner_text() else dan
    await due.command("next")
    await due.page.keyboard.press("Enter")
    panel = due.messages.last
    await expect(panel).to_contain_text("Kingdomino")
    await expect(panel.locator("img")).to_be_visible()
    assert await due.sticking_out() == []
