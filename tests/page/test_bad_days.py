"""Bad days on command: each has its effect, and the journal reports it."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import discord
import pytest
from playwright.async_api import Locator, expect

from playground.driver import Playground
from tests.page.stage import PHONE, Hosted, Tab, Tabs
from tests.page.test_messages import channel
from tests.playground.tiny_bot import TinyBot, board
from tests.soak import in_soak
from tests.wire.harness import PATIENCE

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


async def test_servers_come_late_after_a_start(
    pg: Playground, bot: TinyBot, address: str, tabs: Tabs
) -> None:
    def arrived() -> bool:
        guild = bot.get_guild(pg.world.guild.id)
        return guild is not None and not guild.unavailable

    ann = await tabs.open(address, "Ann")
    await ann.page.get_by_role("button", name="Bad days").click()
    await ann.page.get_by_role("button", name="Hold its servers back").click()
    await expect(told(ann, "will wait for its servers")).to_be_visible()
    assert arrived()
    connected = asyncio.create_task(bot.wait_for("connect", timeout=240))
    await ann.page.get_by_role("button", name="Forget its session").click()
    await expect(told(ann, "is connected (IDENTIFY)")).to_have_count(2)
    await connected
    assert not arrived()
    await ann.page.get_by_role("button", name="Let its servers come").click()
    await expect(told(ann, "come (GUILD_CREATE)")).to_be_visible()
    for _ in range(4800):  # while the client connects, it may not report it
        if arrived():
            break
        await asyncio.sleep(0.05)
    assert arrived()
    await expect(ann.page.get_by_role("button", name="Hold its servers back")).to_be_visible()


@pytest.mark.parametrize("status", [429, in_soak(500)])
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


async def test_a_throttle_with_a_long_window_stops_the_second_thread(
    pg: Playground, bot: TinyBot, address: str, tabs: Tabs
) -> None:
    async def thread(interaction: discord.Interaction[discord.Client], _: str) -> None:
        try:
            await channel(pg, bot).create_thread(name="Table", type=discord.ChannelType.public_thread)
            await interaction.response.send_message("A thread")
        except discord.RateLimited:
            await interaction.response.send_message("Throttled")

    bot.handlers["run"] = thread
    ann = await tabs.open(address, "Ann")
    await ann.page.get_by_role("button", name="Bad days").click()
    await ann.page.get_by_label("Threads in a channel").check()
    await expect(told(ann, "Throttled: threads, 50 in 300 s")).to_be_visible()
    await ann.command("run")
    await expect(ann.messages.last).to_contain_text("A thread")
    await ann.command("run")
    await expect(ann.messages.last).to_contain_text("Throttled")
    await ann.page.get_by_label("Threads in a channel").uncheck()
    await expect(told(ann, "No more throttle on threads")).to_be_visible()
    assert pg.world.throttles.on == {}


async def test_everybody_loses_a_right_and_gets_it_back(pg: Playground, address: str, tabs: Tabs) -> None:
    ann = await tabs.open(address, "Ann")
    boris = await tabs.open(address, "Борис")
    await ann.page.get_by_role("button", name="Bad days").click()
    await ann.page.get_by_label("Whose permissions").select_option("Everybody")
    await ann.page.get_by_label("Send messages", exact=True).uncheck()
    await expect(boris.page.locator(".composer-closed")).to_have_text("Здесь вам нельзя писать.")
    await expect(told(ann, "Everybody may no longer “send messages” in #general")).to_be_visible()
    await ann.page.get_by_role("button", name="Give all permissions back").click()
    await expect(boris.box).to_be_visible()
    await ann.page.get_by_label("Whose permissions").select_option("Ann")
    await ann.page.get_by_label("View channel").uncheck()
    await expect(ann.page.locator(".sidebar a.place.channel")).to_have_count(0)
    await ann.page.get_by_role("button", name="Give all permissions back").click()
    await expect(ann.page.locator(".sidebar a.place.channel")).to_have_count(1)


async def test_a_forum_is_built_and_a_post_opened_and_locked(
    pg: Playground, bot: TinyBot, address: str, tabs: Tabs
) -> None:
    ann = await tabs.open(address, "Ann", size=PHONE)
    boris = await tabs.open(address, "Борис")
    await ann.page.get_by_role("button", name="Bad days").click()
    await ann.page.get_by_label("Name of the place").fill("tables")
    await ann.page.get_by_label("Kind of place").select_option("Forum")
    await ann.page.get_by_role("button", name="Add", exact=True).first.click()
    await expect(told(ann, "has a new channel, #tables (forum)")).to_be_visible()
    assert await ann.sticking_out() == []
    await ann.page.get_by_role("button", name="Close").click()
    await ann.page.get_by_label("Title of the post").fill("Join me")
    await ann.page.get_by_label("Message", exact=True).fill("tonight")
    await ann.page.get_by_role("button", name="Post", exact=True).click()
    await expect(ann.messages.last).to_contain_text("tonight")
    await ann.command("quiet")
    await expect(ann.messages.last).to_contain_text("hello en-US")
    await boris.open_venue("Join me")
    await expect(boris.box).to_be_visible()
    await ann.page.get_by_role("button", name="Bad days").click()
    await ann.page.get_by_role("button", name="Lock the thread", exact=True).click()
    await expect(boris.page.locator(".composer-closed")).to_be_visible()


async def test_the_bot_is_thrown_out_and_asked_back(
    pg: Playground, bot: TinyBot, address: str, tabs: Tabs
) -> None:
    ann = await tabs.open(address, "Ann")
    await channel(pg, bot).send(view=board("A board"))
    await ann.page.get_by_role("button", name="Bad days").click()
    await ann.page.get_by_role("button", name="Kick the bot").click()
    await expect(told(ann, "is thrown out of Playground")).to_be_visible()
    await ann.button("Whisper").click()
    await expect(ann.page.locator(".note")).to_contain_text("is not in Playground any more")
    await ann.box.fill("/")
    await expect(ann.page.locator(".popup")).to_have_text("Castellan is not in Playground.")
    await ann.page.keyboard.press("Escape")
    await ann.page.get_by_role("button", name="Invite the bot").click()
    await ann.button("Whisper").click()
    await expect(ann.messages.last).to_contain_text("Only you")


async def test_a_request_that_hangs_is_let_go(pg: Playground, bot: TinyBot, address: str, tabs: Tabs) -> None:
    ann = await tabs.open(address, "Ann")
    await ann.page.get_by_role("button", name="Bad days").click()
    await ann.page.get_by_role("button", name="Hang", exact=True).click()
    await expect(ann.page.locator(".bad-days")).to_contain_text("Waiting: 1 × Hang")
    sending = asyncio.create_task(channel(pg, bot).send("at last"))
    await expect(ann.page.locator(".bad-days")).not_to_contain_text("Waiting")
    await ann.page.get_by_role("button", name="Let all requests go").click()
    await expect(ann.messages.last).to_contain_text("at last")
    await sending


async def test_the_bot_is_stopped_started_and_its_silence_is_shown(hosted: Hosted, tabs: Tabs) -> None:
    ann = await tabs.open(hosted.address, "Ann")
    await ann.page.get_by_role("button", name="/help").wait_for()
    await ann.page.get_by_role("button", name="Bad days").click()
    await ann.page.get_by_role("button", name="Stop it").click()
    await expect(ann.page.locator(".bot-status")).to_have_text("Castellan: not running")
    hosted.playground.world.answer_seconds = 3.0
    await ann.page.get_by_role("button", name="/help").click()
    await expect(ann.page.locator(".note")).to_contain_text("The application did not respond")
    await expect(told(ann, "did not answer within 3 seconds")).to_be_visible()
    hosted.playground.world.answer_seconds = PATIENCE
    await ann.page.get_by_role("button", name="Start it").click()
    await expect(ann.page.locator(".bot-status")).to_have_text("Castellan: online")
    await ann.page.get_by_role("button", name="/help").click()
    await expect(ann.messages.last).to_contain_text("I host castle-building board games")
    await ann.page.get_by_role("button", name="Restart it", exact=True).click()
    await expect(told(ann, "is connected (IDENTIFY)")).to_have_count(3)


async def test_time_passes_for_the_bot_by_hours_and_days(
    pg: Playground, bot: TinyBot, address: str, tabs: Tabs, tmp_path: Path
) -> None:
    in_two_days = int(time.time()) + 2 * 86400 + 60
    ann = await tabs.open(address, "Ann")
    await channel(pg, bot).send(f"Until <t:{in_two_days}:R>")
    await expect(ann.messages.last).to_contain_text("in 2 days")
    await ann.page.get_by_role("button", name="Bad days").click()
    await ann.page.get_by_role("button", name="A day later").click()
    await expect(told(ann, "is 24 h ahead")).to_be_visible()
    await ann.page.get_by_role("button", name="An hour later").click()
    await expect(ann.page.locator(".bad-days")).to_contain_text("The bot's clock is ahead: 1 d 1 h.")
    assert (tmp_path / "clock").read_text() == str(25 * 3600)
    await expect(ann.messages.last).to_contain_text("in 23 hours")
    await channel(pg, bot).send(f"Until <t:{in_two_days}:R>")
    await expect(ann.messages.last).to_contain_text("in 23 hours")
    await ann.page.get_by_role("button", name="Back to now").click()
    await expect(ann.page.locator(".bad-days")).to_contain_text("The bot's clock is right.")
    assert (tmp_path / "clock").read_text() == "0"
