"""Connections that break, sessions that are lost, and events that come twice."""

import asyncio

import aiohttp
import discord
import pytest

from playground.driver import Playground
from playground.gateway import ECHO_SECONDS
from tests.playground.raw import Raw
from tests.playground.tiny_bot import Running, TinyBot, board, data_of
from tests.support.waiting import PATIENCE


async def test_what_happened_while_the_line_was_cut_is_replayed_after_resume(
    pg: Playground, bot: TinyBot
) -> None:
    ann = pg.person("Ann")
    lobby = await (await ann.slash("table new", {"game": "x"})).message()
    assert pg.drop_connections() == 1
    outcome = await ann.click(lobby, label="Draw")
    assert (await outcome.message()).text == "Drawn"
    assert pg.server.gateway.resumes == 1
    assert pg.server.gateway.identifies == 1


async def test_an_invalid_session_makes_the_bot_identify_again(pg: Playground, bot: TinyBot) -> None:
    pg.invalidate_sessions()
    await pg.wait_for(lambda: pg.server.gateway.identifies == 2, within=PATIENCE)
    message = await (await pg.person("Ann").slash("quiet")).message()
    assert message.text == "hello en-US"


async def test_an_interrupted_session_is_resumed(pg: Playground, bot: TinyBot) -> None:
    pg.invalidate_sessions(resumable=True)
    await pg.wait_for(lambda: pg.server.gateway.resumes == 1, within=PATIENCE)
    assert pg.server.gateway.identifies == 1


async def test_a_bot_notices_that_nobody_hears_its_heartbeats(pg: Playground) -> None:
    """The connection stays open and silent; the events that it withheld come after the RESUME."""
    pg.heartbeat_every(0.5)
    pg.channel("general")
    async with Running(pg, TinyBot(heartbeat_timeout=3.0)) as bot:
        assert pg.zombie() == 1
        outcome = await pg.person("Ann").slash("quiet")
        await pg.wait_for(lambda: pg.server.gateway.resumes == 1, within=PATIENCE)
        await outcome.acknowledged()
        assert [one.id for one in bot.seen] == [outcome.interaction.id]


async def test_servers_that_are_held_back_come_after_the_bot_is_ready(pg: Playground) -> None:
    pg.channel("general")
    pg.hold_servers_back()
    async with Running(pg, TinyBot()) as bot:
        [server] = bot.guilds
        assert server.unavailable
        assert not list(server.channels)
        pg.let_servers_come()
        await bot.wait_for("guild_available", timeout=PATIENCE)
        assert not bot.guilds[0].unavailable
        assert bot.guilds[0].channels


async def test_the_bot_reconnects_when_asked_to(pg: Playground, bot: TinyBot) -> None:
    pg.ask_to_reconnect()
    await pg.wait_for(lambda: pg.server.gateway.resumes == 1)
    assert (await (await pg.person("Ann").slash("quiet")).message()).ephemeral


async def test_a_redelivered_click_arrives_with_the_same_id(pg: Playground, bot: TinyBot) -> None:
    ann = pg.person("Ann")
    outcome = await ann.slash("quiet")
    await outcome.acknowledged()
    pg.redeliver(outcome)
    again = await ann.slash("quiet")
    await again.acknowledged()
    assert [i.id for i in bot.seen] == [outcome.interaction.id] * 2 + [again.interaction.id]
    assert len(ann.messages()) == 2


async def test_a_wrong_token_does_not_log_in(pg: Playground) -> None:
    pg.token = "wrong"
    with pytest.raises(discord.LoginFailure):
        async with Running(pg, TinyBot()):
            pass


async def test_a_privileged_intent_is_refused(pg: Playground) -> None:
    with pytest.raises(discord.PrivilegedIntentsRequired):
        async with Running(pg, TinyBot(discord.Intents(guilds=True, members=True))):
            pass


async def test_without_message_content_only_what_names_the_bot_can_be_read(pg: Playground) -> None:
    heard: asyncio.Queue[str] = asyncio.Queue()

    class Listener(TinyBot):
        async def on_message(self, message: discord.Message) -> None:
            heard.put_nowait(message.content)

    ann = pg.person("Ann")
    bot = Listener(discord.Intents(guilds=True, guild_messages=True, dm_messages=True))
    async with Running(pg, bot):
        await (await ann.slash("quiet")).message()  # ephemeral: no event for it
        await ann.say("a secret")
        await ann.say(f"<@{pg.world.bot.id}> hello")
        await ann.say("psst", ann.dm)
        got = [await asyncio.wait_for(heard.get(), PATIENCE) for _ in range(3)]
    assert got == ["", f"<@{pg.world.bot.id}> hello", "psst"]


async def test_the_bot_learns_of_threads_and_channels_that_come_and_go(
    pg: Playground, bot: TinyBot, raw: Raw
) -> None:
    channel = pg.channel("games")
    _, thread = await raw("POST", f"/channels/{channel.id}/threads", {"name": "t", "type": 11})
    settled = bot.wait_for("guild_channel_delete")
    waiting = asyncio.create_task(asyncio.wait_for(settled, PATIENCE))
    guild = bot.guilds[0]
    await (await pg.person("Ann").slash("quiet")).acknowledged()
    assert guild.get_channel(channel.id) is not None
    assert guild.get_thread(int(thread["id"])) is not None
    pg.delete_channel(channel)
    await waiting
    assert guild.get_channel(channel.id) is None
    assert guild.get_thread(int(thread["id"])) is None


async def test_commands_work_in_threads_and_direct_messages(pg: Playground, bot: TinyBot, raw: Raw) -> None:
    ann = pg.person("Ann")
    body = {"name": "table 1", "type": 11}
    _, made = await raw("POST", f"/channels/{pg.general.id}/threads", body)
    thread = pg.world.channel(int(made["id"]))
    for place in (thread, ann.dm):
        lobby = await (await ann.slash("table new", {"game": "x"}, channel=place)).message()
        drawn = await (await ann.click(lobby, label="Draw")).message()
        assert drawn.text == "Drawn"
        assert ann.messages(place) == [drawn]
    assert isinstance(bot.seen[0].channel, discord.Thread)
    assert isinstance(bot.seen[2].channel, discord.DMChannel)


async def test_a_click_tells_who_where_and_with_which_permissions(pg: Playground, bot: TinyBot) -> None:
    moderator = pg.person("Mia", locale="ru", moderator=True)
    await (await moderator.slash("table new", {"game": "x"})).message()
    seen = bot.seen[0]
    assert seen.user.id == moderator.id
    assert seen.user.display_name == "Mia"
    assert seen.locale is discord.Locale.russian
    assert seen.guild_locale is discord.Locale.american_english
    assert seen.permissions.manage_messages
    assert seen.app_permissions.create_public_threads
    assert not seen.app_permissions.manage_channels
    assert data_of(seen)["name"] == "table"


async def test_a_stale_button_still_reaches_the_bot(pg: Playground, bot: TinyBot) -> None:
    async def close(interaction: discord.Interaction[discord.Client], _: str) -> None:
        view = discord.ui.LayoutView()
        view.add_item(discord.ui.TextDisplay("closed"))
        await interaction.response.edit_message(view=view)

    bot.handlers["draw"] = close
    ann = pg.person("Ann")
    lobby = await (await ann.slash("table new", {"game": "x"})).message()
    await (await ann.click(lobby, "draw")).message()
    assert lobby.buttons == []
    stale = await ann.click(lobby, "whisper", stale=True)
    assert (await stale.message()).text == board("Only you").children[0].children[0].content  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ("not json", 4002),
        ("[]", 4002),
        ('{"op": "two"}', 4002),
        ('{"op": 99}', 4001),
        ('{"op": 2, "d": {"token": "wrong", "intents": 1}}', 4004),
        ('{"op": 6, "d": {"token": "wrong", "session_id": "x", "seq": 1}}', 4004),
    ],
)
async def test_a_frame_that_is_wrong_closes_the_connection(pg: Playground, frame: str, code: int) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(pg.gateway_url) as socket:
        assert (await socket.receive_json())["op"] == 10
        await socket.send_str(frame)
        assert (await socket.receive()).type is aiohttp.WSMsgType.CLOSE
        assert socket.close_code == code


async def test_an_unknown_session_cannot_be_resumed(pg: Playground) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(pg.gateway_url) as socket:
        await socket.receive_json()
        data = {"token": pg.token, "session_id": "nonsense", "seq": 1}
        await socket.send_json({"op": 6, "d": data})
        answer = await socket.receive_json()
        assert (answer["op"], answer["d"]) == (9, False)


async def test_a_heartbeat_is_echoed_as_late_as_over_a_network(pg: Playground) -> None:
    """discord.py takes a sooner echo for that of the previous heartbeat, and warns that it is far behind."""
    async with aiohttp.ClientSession() as session, session.ws_connect(pg.gateway_url) as socket:
        await socket.receive_json()
        begin = asyncio.get_running_loop().time()
        await socket.send_json({"op": 1, "d": None})
        assert (await socket.receive_json())["op"] == 11
        assert asyncio.get_running_loop().time() - begin >= ECHO_SECONDS
