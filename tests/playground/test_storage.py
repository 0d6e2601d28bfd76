"""The world outlives the playground, pictures included."""

import asyncio
import json
import shutil
import signal
import sys
from pathlib import Path

import aiohttp
import discord
import pytest

from playground import pins
from playground.blobs import KEPT
from playground.driver import Playground
from playground.model import ChannelKind, ScheduledEvent
from playground.permissions import Permission
from tests.discord_api.checker import wrong
from tests.playground.raw import Raw
from tests.playground.tiny_bot import PNG, Running, TinyBot, picture
from tests.support.waiting import PATIENCE


async def test_a_restarted_playground_has_the_same_world_and_its_buttons_work(tmp_path: Path) -> None:
    data = tmp_path / "world.json"
    async with Playground(data=data) as pg:
        ann = pg.person("Ann", locale="pl", dms=False)
        pg.channel("general")
        async with Running(pg, TinyBot()):
            lobby = await (await ann.slash("table new", {"game": "x"})).message()
            await (await ann.click(lobby, label="Draw")).message()
            whispered = await ann.click(lobby, label="Whisper")
            await whispered.message()
        pg.revoke(Permission.ATTACH_FILES)
        before = pg.world.state
    async with Playground(data=data) as pg:
        assert pg.world.state == before
        ann = pg.person("Ann")
        assert ann.user.locale == "pl"
        lobby, secret = ann.messages()
        assert lobby.text == "Drawn"
        assert secret.ephemeral
        assert pg.attachment(lobby) == PNG
        async with Running(pg, TinyBot()):
            picked = await (await ann.select(lobby, "pick", ["C"])).message()
            assert picked.text == "Picked ['C']"
        async with aiohttp.ClientSession() as session:
            body = {"flags": 1 << 15, "components": [{"type": 10, "content": "a fresh hand"}]}
            status, _ = await Raw(pg, session).hook("PATCH", whispered, "/messages/@original", body)
            assert (status, secret.text) == (200, "a fresh hand")


async def test_a_restarted_playground_has_all_its_places_servers_and_rights(tmp_path: Path) -> None:
    data = tmp_path / "world.json"
    async with Playground(data=data) as pg:
        ann = pg.person("Ann")
        forum = pg.channel("tables", "forum", tags=["open"], require_tag=True)
        pg.lock(ann.open_post(forum, "Join me", tags=["open"]))
        ann.start_thread("secret", private=True)
        elsewhere = pg.guild("Elsewhere")
        pg.channel("hall", guild=elsewhere, private_to=[pg.role("Knights", guild=elsewhere)])
        pg.world.guild.events[7] = ScheduledEvent(7, "Castle night", ann.id, 3, 0.0, interested=[ann.id])
        pg.portal(user_install=False)
        ann.install()
        chat = pg.chat(ann, pg.person("Bob"), pg.person("Eve"), name="Three")
        pins.pin(pg.world, chat, await ann.say("hello", chat), ann.id)
        pg.kick()
        pg.outage(elsewhere)
        before = pg.world.state
    async with Playground(data=data) as pg:
        assert pg.world.state == before
        elsewhere = pg.guild("Elsewhere")
        assert [event.name for event in pg.events()] == ["Castle night"]
        assert (pg.world.state.user_install, pg.world.state.user_installs) == (False, [pg.person("Ann").id])
        [chat] = pg.world.channels(ChannelKind.GROUP)
        assert (chat.name, len(chat.people), len(chat.pins)) == ("Three", 3, 1)
        assert pg.world.bot_guilds == [elsewhere]
        assert elsewhere.unavailable
        post = pg.threads(pg.channel("tables", "forum"))[0]
        assert (post.locked, len(post.applied_tags)) == (True, 1)
        made = pg.role("Bards")
        assert made.id > max(role for guild in pg.world.guilds for role in guild.roles if role != made.id)


async def test_a_world_from_before_there_were_forums_and_servers_is_read(tmp_path: Path) -> None:
    data = tmp_path / "world.json"
    shutil.copy(Path(__file__).parent / "old_world.json", data)
    async with Playground(data=data) as pg:
        ann = pg.person("Ann")
        assert [m.text for m in ann.messages()] == ["before"]
        assert [m.text for m in ann.messages(pg.threads()[0])] == ["in the thread"]
        async with Running(pg, TinyBot()):
            assert (await (await ann.slash("quiet")).message()).text == "hello pl"


async def test_pictures_are_served_and_go_with_their_message(pg: Playground, bot: TinyBot) -> None:
    ann = pg.person("Ann")
    lobby = await (await ann.slash("table new", {"game": "x"})).message()
    await (await ann.click(lobby, label="Draw")).message()
    fetched = await bot.get_partial_messageable(pg.general.id).fetch_message(lobby.id)
    assert fetched.attachments == []  # as Discord answers with components of version 2
    [shown] = [
        item.media
        for part in discord.ui.LayoutView.from_message(fetched).walk_children()
        if isinstance(part, discord.ui.MediaGallery)
        for item in part.items
    ]
    assert shown.attachment_id == pg.world.message(lobby.id).attachments[0].id
    async with aiohttp.ClientSession() as session:
        async with session.get(shown.url) as response:
            assert response.headers["Content-Type"] == "image/png"
            assert await response.read() == PNG
        assert (shown.width, shown.height) == (1, 1)
        await fetched.delete()
        async with session.get(shown.url) as response:
            assert response.status == 404


async def test_an_edit_keeps_the_pictures_it_lists_and_drops_the_others(pg: Playground, bot: TinyBot) -> None:
    channel = bot.get_partial_messageable(pg.general.id)
    message = await channel.send("two", files=[picture("a.png"), picture("b.png")])
    stored = pg.world.message(message.id)
    first, second = stored.attachments
    message = await message.edit(content="still two")
    assert stored.attachments == [first, second]
    await message.edit(attachments=[message.attachments[1], picture("c.png")])
    assert [a.filename for a in stored.attachments] == ["b.png", "c.png"]
    assert pg.world.blobs.get(second.id) == PNG
    assert pg.world.blobs.get(first.id) == PNG  # a browser may be loading it just now
    for _ in range(KEPT):
        await message.edit(attachments=[message.attachments[1], picture("c.png")])
    with pytest.raises(FileNotFoundError):
        pg.world.blobs.get(first.id)


async def test_it_runs_as_a_process_of_its_own_and_records(tmp_path: Path) -> None:
    data, record = tmp_path / "world.json", tmp_path / "requests.jsonl"
    arguments = ["serve", "--port", "0", "--data", str(data), "--record", str(record)]
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "playground", *arguments, stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    rest = (await asyncio.wait_for(process.stdout.readline(), PATIENCE)).decode().split()[1]
    headers = {"Authorization": "Bot playground"}
    async with aiohttp.ClientSession(headers=headers) as session:
        async with session.get(rest + "/users/@me") as response:
            assert (await response.json())["bot"] is True
        body = {"recipient_id": "1"}
        async with session.post(rest + "/users/@me/channels", json=body) as response:
            assert response.status == 404
    process.send_signal(signal.SIGTERM)
    assert await asyncio.wait_for(process.wait(), PATIENCE) == 0
    names = [user["name"] for user in json.loads(data.read_text())["users"].values()]
    assert {"Ann", "Boris", "Celina", "Dora"} <= set(names)
    lines = [json.loads(line) for line in record.read_text().splitlines()]
    assert lines == [
        {"method": "GET", "path": "/users/@me", "body": None, "filenames": []},
        {"method": "POST", "path": "/users/@me/channels", "body": body, "filenames": []},
    ]
    assert wrong(lines) == set()
