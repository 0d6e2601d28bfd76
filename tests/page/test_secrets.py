"""One person's private content is nowhere in another's tab: not on the page, not on its socket."""

from __future__ import annotations

import aiohttp
import discord
import pytest

from playground.driver import Playground
from playground.model import ChannelKind
from tests.page.stage import KEY, Hosted, Tabs
from tests.page.test_games import open_table
from tests.playground.tiny_bot import TinyBot, picture

pytestmark = pytest.mark.asyncio(loop_scope="session")

SECRET = "the crown is under the bed"


async def test_an_ephemeral_message_never_leaves_for_anybody_else(
    pg: Playground, bot: TinyBot, address: str, tabs: Tabs
) -> None:
    async def whisper(interaction: discord.Interaction[discord.Client], _: str) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await interaction.edit_original_response(content=SECRET, attachments=[picture("hand.png")])
        await interaction.followup.send(SECRET, ephemeral=True)

    bot.handlers["run"] = whisper
    ann = await tabs.open(address, "Ann")
    boris = await tabs.open(address, "Борис")
    await ann.command("run")
    await ann.messages.filter(has_text=SECRET).nth(1).wait_for()
    await boris.box.fill("done")
    await boris.box.press("Enter")
    await ann.messages.filter(has_text="done").wait_for()

    mine = pg.person("Ann").messages()
    hidden = [SECRET, "hand.png", *(str(message.id) for message in mine if message.ephemeral)]
    assert len(hidden) == 4
    for word in hidden:
        assert word in "".join(ann.frames)
        assert word not in "".join(boris.frames)
        assert word not in await boris.page.content()
    await boris.page.reload()
    await boris.messages.filter(has_text="done").wait_for()
    for word in hidden:
        assert word not in "".join(boris.frames) + await boris.page.content()


async def test_the_panel_of_a_player_is_nowhere_in_the_page_of_another(hosted: Hosted, tabs: Tabs) -> None:
    ann = await tabs.open(hosted.address, "Ann")
    boris = await tabs.open(hosted.address, "Борис")
    await open_table(ann, boris, computers=1)
    await ann.button("Your turn").click()
    panel = ann.page.locator("li.message.ephemeral").last
    await panel.locator(".container img").wait_for()
    hidden = [str(await panel.get_attribute("data-id")), str(await panel.locator("img").get_attribute("src"))]
    for word in hidden:
        assert word in "".join(ann.frames) + await ann.page.content()
        assert word not in "".join(boris.frames) + await boris.page.content()


async def test_a_socket_tells_nothing_of_direct_messages_and_private_threads_of_others(
    pg: Playground, bot: TinyBot
) -> None:
    ann, boris = pg.person("Ann"), pg.person("Борис")
    thread = pg.world.create_thread(pg.general, "a-plot", ann.id, kind=ChannelKind.PRIVATE_THREAD)
    headers = {"Cookie": f"playground_{pg.server.port}={KEY}", "Origin": pg.base_url}
    async with aiohttp.ClientSession() as session:
        url = f"{pg.base_url}/page/socket?as={boris.id}"
        async with session.ws_connect(url, headers=headers) as socket:
            user = await bot.fetch_user(ann.id)
            await user.send(SECRET)
            await ann.say(SECRET, thread)
            await ann.slash("quiet")
            await ann.say("everybody")
            frames = ""
            while "everybody" not in frames:
                frames += str((await socket.receive()).data)
    for word in (SECRET, "a-plot", str(thread.id), str(ann.dm.id)):
        assert word not in frames
