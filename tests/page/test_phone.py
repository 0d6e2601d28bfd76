"""A phone's width: nothing is cut or covered, and waiting messages elsewhere are marked."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from playground.driver import Playground
from tests.page.stage import DESKTOP, PHONE, Tabs
from tests.page.test_messages import channel
from tests.page.test_pictures import UNCOVERED
from tests.playground.tiny_bot import TinyBot

pytestmark = pytest.mark.asyncio(loop_scope="session")

TIME_SHOWN = """(time) => {
  const text = document.createRange();
  text.selectNodeContents(time);
  const [shown, main] = [text, time.nextElementSibling].map((one) => one.getBoundingClientRect());
  return [shown.left, main.left - shown.right];
}"""


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
async def test_the_time_of_a_message_below_another_is_shown_whole(
    pg: Playground, bot: TinyBot, address: str, tabs: Tabs, size: tuple[int, int]
) -> None:
    ann = await tabs.open(address, "Ann", size=size)
    for text in ("one", "two"):
        await channel(pg, bot).send(text)
    time = ann.messages.last.locator(".side-time")
    # The widest time there is, whenever this is run.
    await time.evaluate("(one) => { one.textContent = one.textContent.replace(/[0-9]/g, '0') }")
    await expect(time).to_have_text(re.compile(r"00:00\s[AP]M"))
    margins: list[float] = await time.evaluate(TIME_SHOWN)
    left = await ann.page.locator(".message-pane").evaluate("(one) => one.getBoundingClientRect().left")
    assert margins[0] >= left
    assert margins[1] >= 0


async def test_the_choices_of_an_option_leave_send_free(
    pg: Playground, bot: TinyBot, address: str, tabs: Tabs
) -> None:
    ann = await tabs.open(address, "Ann", size=PHONE)
    await ann.page.get_by_role("button", name="/quiet").wait_for()
    await ann.command("table new")
    await expect(ann.page.get_by_role("option")).to_have_count(2)
    send = ann.page.get_by_role("button", name="Send")
    assert await send.evaluate(UNCOVERED)
    assert await ann.page.get_by_role("button", name="Cancel").evaluate(UNCOVERED)
    await ann.page.get_by_role("option", name="dragon castle").click()
    await send.click()
    await expect(ann.messages.last).to_contain_text("A table of dragon castle")


async def test_the_button_of_the_left_column_tells_what_waits_there(
    pg: Playground, address: str, tabs: Tabs
) -> None:
    games, boris = pg.channel("games"), pg.person("Борис")
    ann = await tabs.open(address, "Ann", size=PHONE)
    drawer = ann.page.get_by_role("button", name="Open the list of channels")
    mark = drawer.locator(".waiting")
    await boris.say("here")
    await expect(ann.messages.last).to_contain_text("here")
    await expect(mark).to_be_hidden()
    await boris.say("look", games)
    await expect(drawer).to_have_accessible_name("Open the list of channels (unread)")
    await expect(mark).to_be_visible()
    for _ in range(2):
        await boris.say(f"<@{pg.person('Ann').id}> come", games)
    await expect(mark).to_have_text("2")
    await expect(drawer).to_have_accessible_name("Open the list of channels (mentions: 2)")
    await ann.open_venue("games")
    await expect(mark).to_be_hidden()
    await expect(drawer).to_have_accessible_name("Open the list of channels")
