"""Bad days on command: each does what it says, and the journal tells what came of it."""

from __future__ import annotations

import pytest
from playwright.async_api import Locator, expect

from playground.driver import Playground
from tests.page.stage import Play, Tab, Tabs
from tests.page.test_messages import channel
from tests.playground.tiny_bot import TinyBot, board

pytestmark = pytest.mark.asyncio(loop_scope="session")


def told(tab: Tab, text: str) -> Locator:
    return tab.page.locator(".journal li", has_text=text)


async def test_the_connection_is_cut_and_resumed(
    pg: Playground, bot: TinyBot, address: str, tabs: Tabs
) -> None:
    ann = await tabs.open(address, "Ann")
    await ann.page.get_by_role("button", name="Bad days").click()
    await ann.page.get_by_role("button", name="Cut its connection").click()
    await expect(told(ann, "is cut, without a goodbye")).to_be_visible()
    await expect(told(ann, "is back where it was (RESUME)")).to_be_visible()
    await expect(ann.page.locator(".bot-status")).to_have_text("Castellan: online")


@pytest.mark.parametrize("status", [429, 500])
async def test_the_next_request_fails_and_is_tried_again(
    pg: Playground, bot: TinyBot, address: str, tabs: Tabs, status: int
) -> None:
    ann = await tabs.open(address, "Ann")
    await channel(pg, bot).send(view=board("A board"))
    await ann.page.get_by_role("button", name="Bad days").click()
    await ann.page.get_by_role("button", name=f"Fail with {status}").click()
    await expect(ann.page.locator(".bad-days")).to_contain_text(f"Waiting: 1 × {status}")
    await ann.button("Whisper").click()
    await expect(told(ann, f"({status},")).to_be_visible()
    await expect(ann.messages.last).to_contain_text("Only you")
    await expect(ann.page.locator(".bad-days")).not_to_contain_text("Waiting")


async def test_a_permission_is_taken_away_and_given_back(
    pg: Playground, bot: TinyBot, address: str, tabs: Tabs
) -> None:
    ann = await tabs.open(address, "Ann")
    await ann.page.get_by_role("button", name="Bad days").click()
    right = ann.page.get_by_label("Attach files")
    await right.uncheck()
    await expect(told(ann, "may no longer “attach files” in #general")).to_be_visible()
    assert not channel(pg, bot).permissions_for(channel(pg, bot).guild.me).attach_files
    await right.check()
    await expect(told(ann, "may again “attach files” in #general")).to_be_visible()
    await expect(right).to_be_checked()


async def test_the_bot_is_stopped_started_and_its_silence_is_shown(play: Play, tabs: Tabs) -> None:
    ann = await tabs.open(play.address, "Ann")
    await ann.page.get_by_role("button", name="/help").wait_for()
    await ann.page.get_by_role("button", name="Bad days").click()
    await ann.page.get_by_role("button", name="Stop it").click()
    await expect(ann.page.locator(".bot-status")).to_have_text("Castellan: not running")
    await ann.page.get_by_role("button", name="/help").click()
    await expect(ann.page.locator(".note")).to_contain_text("The application did not respond")
    await expect(told(ann, "did not answer within 3 seconds")).to_be_visible()
    await ann.page.get_by_role("button", name="Start it").click()
    await expect(ann.page.locator(".bot-status")).to_have_text("Castellan: online")
    await ann.page.get_by_role("button", name="/help").click()
    await expect(ann.messages.last).to_contain_text("I host castle-building board games")
    await ann.page.get_by_role("button", name="Restart it", exact=True).click()
    await expect(told(ann, "is connected (IDENTIFY)")).to_have_count(3)
