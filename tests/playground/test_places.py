"""Channels of every kind, forums with their posts, private threads, archived and locked ones."""

import asyncio

import discord
import pytest

from playground.driver import CannotDo, Playground
from playground.interactions import Callback
from playground.model import ChannelKind
from playground.permissions import Permission
from tests.playground.raw import Raw
from tests.playground.tiny_bot import Running, TinyBot, picture
from tests.support.waiting import PATIENCE


async def test_the_bot_is_told_of_every_kind_of_channel(pg: Playground) -> None:
    pg.channel("news", "announcement")
    pg.channel("chat", "voice")
    pg.channel("tables", "forum", tags=["open", "full"], require_tag=True)
    async with Running(pg, TinyBot()) as bot:
        by_name = {channel.name: channel for channel in bot.guilds[0].channels}
    assert isinstance(by_name["news"], discord.TextChannel)
    assert by_name["news"].is_news()
    assert isinstance(by_name["chat"], discord.VoiceChannel)
    forum = by_name["tables"]
    assert isinstance(forum, discord.ForumChannel)
    assert [tag.name for tag in forum.available_tags] == ["open", "full"]
    assert forum.flags.require_tag


async def test_a_command_tells_what_kind_of_channel_it_comes_from(pg: Playground, bot: TinyBot) -> None:
    ann = pg.person("Ann")
    forum = pg.channel("tables", "forum")
    places = [
        pg.channel("news", "announcement"),
        pg.channel("chat", "voice"),
        ann.open_post(forum, "Join me"),
    ]
    for place in places:
        lobby = await (await ann.slash("table new", {"game": "x"}, channel=place)).message()
        assert (await (await ann.click(lobby, label="Draw")).message()).text == "Drawn"
    kinds = [type(one.channel) for one in bot.seen[::2]]
    assert kinds == [discord.TextChannel, discord.VoiceChannel, discord.Thread]
    with pytest.raises(CannotDo, match="no command"):
        await ann.slash("quiet", channel=forum)


async def test_a_voice_chat_takes_messages_and_no_threads(pg: Playground, bot: TinyBot, raw: Raw) -> None:
    chat = pg.channel("chat", "voice")
    await bot.get_partial_messageable(chat.id).send("hello", file=picture())
    assert [m.text for m in pg.person("Ann").messages(chat)] == ["hello"]
    status, body = await raw("POST", f"/channels/{chat.id}/threads", {"name": "t", "type": 11})
    assert (status, body["code"]) == (400, 50024)


@pytest.mark.parametrize("kind", [11, 12])
async def test_an_announcement_channel_has_threads_of_its_own_kind_only(
    pg: Playground, bot: TinyBot, raw: Raw, kind: int
) -> None:
    news = pg.channel("news", "announcement")
    await (await pg.person("Ann").slash("quiet")).acknowledged()
    known = bot.get_channel(news.id)
    assert isinstance(known, discord.TextChannel)
    message = await known.send("a table")
    thread = await message.create_thread(name="Table 1")
    assert pg.world.channel(thread.id).kind == ChannelKind.ANNOUNCEMENT_THREAD
    status, body = await raw("POST", f"/channels/{news.id}/threads", {"name": "t", "type": kind})
    assert (status, body["code"]) == (400, 50024)


async def test_a_forum_takes_posts_only(pg: Playground, raw: Raw) -> None:
    forum = pg.channel("tables", "forum")
    status, body = await raw("POST", f"/channels/{forum.id}/messages", {"content": "x"})
    assert (status, body["code"]) == (400, 50008)
    with pytest.raises(CannotDo, match="may not write"):
        await pg.person("Ann").say("x", forum)


async def test_a_posts_first_message_has_the_threads_id(pg: Playground, bot: TinyBot) -> None:
    forum = pg.channel("tables", "forum")
    ann = pg.person("Ann")
    await (await ann.slash("quiet")).message()
    known = bot.get_channel(forum.id)
    assert isinstance(known, discord.ForumChannel)
    thread, message = await known.create_thread(name="Table 1", content="come in", file=picture())
    assert thread.id == message.id
    place = pg.threads(forum)[0]
    assert [(m.id, m.text) for m in ann.messages(place)] == [(thread.id, "come in")]
    fetched = await thread.fetch_message(thread.id)
    assert fetched.attachments[0].filename == "board.png"
    assert pg.thread_of(pg.world.message(thread.id)) is None


async def test_a_person_opens_a_post_and_the_bot_hears_of_the_thread(pg: Playground, bot: TinyBot) -> None:
    forum = pg.channel("tables", "forum")
    heard = asyncio.create_task(asyncio.wait_for(bot.wait_for("thread_create"), PATIENCE))
    await asyncio.sleep(0)
    post = pg.person("Ann").open_post(forum, "Join me", "tonight")
    thread = await heard
    assert (thread.id, thread.parent_id, thread.name) == (post.id, forum.id, "Join me")
    await thread.send("I am here")
    assert [m.text for m in pg.person("Bob").messages(post)] == ["tonight", "I am here"]


async def test_a_forum_that_requires_a_tag_refuses_a_post_without_one(pg: Playground, raw: Raw) -> None:
    forum = pg.channel("tables", "forum", tags=["open"], require_tag=True)
    body = {"name": "t", "message": {"content": "x"}}
    status, answer = await raw("POST", f"/channels/{forum.id}/threads", body)
    assert (status, answer["code"]) == (400, 40067)
    tagged = {**body, "applied_tags": [str(forum.tags[0].id)]}
    status, answer = await raw("POST", f"/channels/{forum.id}/threads", tagged)
    assert (status, answer["applied_tags"]) == (200, [str(forum.tags[0].id)])
    with pytest.raises(CannotDo, match="needs a tag"):
        pg.person("Ann").open_post(forum, "t")
    assert pg.person("Ann").open_post(forum, "t", tags=["open"]).applied_tags == [forum.tags[0].id]


async def test_a_private_thread_is_for_who_is_in_it_and_who_manages_threads(
    pg: Playground, bot: TinyBot, raw: Raw
) -> None:
    ann, bob, mia = pg.person("Ann", moderator=True), pg.person("Bob"), pg.person("Mia", moderator=True)
    pg.revoke(Permission.MANAGE_THREADS)
    thread = ann.start_thread("secret", private=True)
    await ann.say("psst", thread)
    assert [len(one.messages(thread)) for one in (ann, bob, mia)] == [1, 0, 1]
    path = f"/channels/{thread.id}"
    assert (await raw("GET", path))[1]["code"] == 50001
    assert (await raw("POST", f"{path}/messages", {"content": "x"}))[1]["code"] == 50001
    pg.add_to_thread(thread)
    assert (await raw("POST", f"{path}/messages", {"content": "x"}))[0] == 200
    pg.add_to_thread(thread, bob)
    assert len(bob.messages(thread)) == 2
    pg.remove_from_thread(thread)
    pg.remove_from_thread(thread, bob)
    assert (await raw("GET", f"{path}/messages"))[1]["code"] == 50001
    assert bob.messages(thread) == []


async def test_the_bot_hears_of_a_private_thread_when_it_is_brought_in(pg: Playground, bot: TinyBot) -> None:
    ann = pg.person("Ann", moderator=True)
    pg.revoke(Permission.MANAGE_THREADS)
    thread = ann.start_thread("secret", private=True)
    await (await ann.slash("quiet")).acknowledged()
    assert bot.guilds[0].get_thread(thread.id) is None
    pg.add_to_thread(thread)
    await (await ann.slash("quiet")).acknowledged()
    known = bot.guilds[0].get_thread(thread.id)
    assert known is not None
    assert known.is_private()


async def test_only_a_text_channel_has_private_threads(pg: Playground) -> None:
    ann = pg.person("Ann", moderator=True)
    for place in (pg.channel("news", "announcement"), pg.channel("chat", "voice")):
        with pytest.raises(CannotDo, match="no such threads"):
            ann.start_thread("secret", place, private=True)


async def test_an_archived_thread_wakes_when_written_in_and_refuses_edits(pg: Playground, raw: Raw) -> None:
    ann = pg.person("Ann")
    thread = ann.start_thread("table")
    path = f"/channels/{thread.id}/messages"
    _, message = await raw("POST", path, {"content": "x"})
    pg.archive(thread)
    status, body = await raw("PATCH", f"{path}/{message['id']}", {"content": "y"})
    assert (status, body["code"]) == (400, 50083)
    assert (await raw("POST", path, {"content": "z"}))[0] == 200
    assert not thread.archived
    pg.archive(thread)
    await ann.say("me too", thread)
    assert not thread.archived


async def test_a_locked_thread_is_for_who_manages_threads(pg: Playground, bot: TinyBot, raw: Raw) -> None:
    ann, mia = pg.person("Ann"), pg.person("Mia", moderator=True)
    thread = ann.start_thread("table")
    lobby = await (await ann.slash("table new", {"game": "x"}, channel=thread)).message()
    pg.lock(thread)
    path = f"/channels/{thread.id}/messages"
    assert (await raw("POST", path, {"content": "the bot manages threads"}))[0] == 200
    pg.revoke(Permission.MANAGE_THREADS)
    status, body = await raw("POST", path, {"content": "x"})
    assert (status, body["code"]) == (403, 160005)
    for attempt in (ann.say("x", thread), ann.click(lobby, label="Draw")):
        with pytest.raises(CannotDo):
            await attempt
    await mia.say("quiet please", thread)
    outcome = await mia.click(lobby, label="Whisper")
    assert (await outcome.message()).ephemeral
    pg.lock(thread, locked=False)
    assert (await raw("POST", path, {"content": "x"}))[0] == 200


async def test_in_a_locked_thread_a_bot_answers_in_private_only(pg: Playground, raw: Raw) -> None:
    await raw.register("go")
    mia = pg.person("Mia", moderator=True)
    thread = mia.start_thread("table")
    pg.lock(thread)
    pg.revoke(Permission.MANAGE_THREADS)
    outcome = await mia.slash("go", channel=thread)
    status, body = await raw.answer(outcome, Callback.MESSAGE, {"content": "x"})
    assert (status, body["code"]) == (400, 50083)
    assert (await raw.answer(outcome, Callback.MESSAGE, {"content": "x", "flags": 64}))[0] == 204
