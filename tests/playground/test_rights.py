"""Permissions as Discord computes them for a channel, on the wire and in people's actions."""

import pytest

from playground.driver import CannotDo, Playground
from playground.permissions import Permission
from tests.playground.raw import Raw
from tests.playground.tiny_bot import TinyBot


async def test_a_private_channel_is_for_those_who_are_named(pg: Playground, bot: TinyBot) -> None:
    ann, bob = pg.person("Ann"), pg.person("Bob")
    hidden = pg.channel("hidden", private_to=[ann])
    lobby = await (await ann.slash("table new", {"game": "x"}, channel=hidden)).message()
    assert ann.messages(hidden) == [lobby]
    assert bob.messages(hidden) == []
    for attempt in (bob.slash("quiet", channel=hidden), bob.click(lobby, "draw"), bob.say("x", hidden)):
        with pytest.raises(CannotDo, match="does not see"):
            await attempt


async def test_a_channel_private_to_a_role_opens_with_the_role(pg: Playground) -> None:
    ann = pg.person("Ann")
    knights = pg.role("Knights")
    hall = pg.channel("hall", private_to=[knights])
    with pytest.raises(CannotDo):
        await ann.say("x", hall)
    pg.give_role(ann, knights)
    await ann.say("x", hall)
    pg.take_role(ann, knights)
    assert ann.messages(hall) == []


async def test_a_moderator_of_one_channel_is_none_in_the_next(pg: Playground, bot: TinyBot) -> None:
    mia = pg.person("Mia")
    games = pg.channel("games")
    pg.moderator_of(games, mia)
    await (await mia.slash("quiet", channel=games)).acknowledged()
    await (await mia.slash("quiet")).acknowledged()
    assert [one.permissions.manage_messages for one in bot.seen] == [True, False]
    thread = mia.start_thread("table", games)
    await (await mia.slash("quiet", channel=thread)).acknowledged()
    assert bot.seen[2].permissions.manage_messages


async def test_an_interaction_tells_what_the_bot_may_do_in_that_channel(pg: Playground, bot: TinyBot) -> None:
    ann = pg.person("Ann")
    games = pg.channel("games")
    pg.overwrite(games, pg.world.bot.id, deny=Permission.ATTACH_FILES)
    await (await ann.slash("quiet", channel=games)).acknowledged()
    await (await ann.slash("quiet")).acknowledged()
    assert [one.app_permissions.attach_files for one in bot.seen] == [False, True]


async def test_what_everyone_is_denied_a_role_can_have_back(pg: Playground) -> None:
    ann, bob = pg.person("Ann"), pg.person("Bob")
    heralds = pg.role("Heralds")
    pg.give_role(ann, heralds)
    pg.overwrite(pg.general, deny=Permission.SEND_MESSAGES)
    pg.overwrite(pg.general, heralds, allow=Permission.SEND_MESSAGES)
    await ann.say("hear, hear")
    with pytest.raises(CannotDo, match="may not write"):
        await bob.say("me too")


async def test_who_may_use_no_commands_is_offered_none(pg: Playground, bot: TinyBot) -> None:
    ann = pg.person("Ann")
    everyone = pg.role("@everyone")
    pg.set_role(everyone, Permission(everyone.permissions) & ~Permission.USE_APPLICATION_COMMANDS)
    with pytest.raises(CannotDo, match="no command"):
        await ann.slash("quiet")


@pytest.mark.parametrize(
    ("missing", "method", "path", "body", "expected"),
    [
        (Permission.VIEW_CHANNEL, "POST", "/messages", {"content": "x"}, 50001),
        (Permission.VIEW_CHANNEL, "GET", "/messages", None, 50001),
        (Permission.VIEW_CHANNEL, "GET", "", None, 50001),
        (Permission.SEND_MESSAGES, "POST", "/messages", {"content": "x"}, 50013),
        (Permission.CREATE_PUBLIC_THREADS, "POST", "/threads", {"name": "t", "type": 11}, 50013),
        (Permission.CREATE_PRIVATE_THREADS, "POST", "/threads", {"name": "t", "type": 12}, 50013),
        (Permission.READ_MESSAGE_HISTORY, "GET", "/messages/1", None, 50013),
    ],
)
async def test_the_bot_is_refused_what_a_role_no_longer_grants(
    pg: Playground, raw: Raw, missing: Permission, method: str, path: str, body: object, expected: int
) -> None:
    """Taken from the roles themselves, not by an overwrite: the channel's permissions are computed."""
    channel = pg.general
    for role in pg.world.guild.roles.values():
        pg.set_role(role, Permission(role.permissions) & ~missing)
    status, answer = await raw(method, f"/channels/{channel.id}{path}", body)
    assert (status, answer["code"]) == (403, expected)


async def test_threads_of_a_hidden_channel_are_told_when_it_is_shown_again(
    pg: Playground, bot: TinyBot
) -> None:
    ann = pg.person("Ann")
    games = pg.channel("games")
    pg.revoke(Permission.VIEW_CHANNEL, games)
    thread = ann.start_thread("table", games)
    await (await ann.slash("quiet")).acknowledged()
    assert bot.guilds[0].get_thread(thread.id) is None
    pg.grant(Permission.VIEW_CHANNEL, games)
    await (await ann.slash("quiet")).acknowledged()
    assert bot.guilds[0].get_thread(thread.id) is not None


async def test_in_a_thread_another_permission_counts_for_writing(pg: Playground, raw: Raw) -> None:
    thread = pg.person("Ann").start_thread("table")
    pg.revoke(Permission.SEND_MESSAGES)
    assert (await raw("POST", f"/channels/{thread.id}/messages", {"content": "x"}))[0] == 200
    pg.grant(Permission.SEND_MESSAGES)
    pg.revoke(Permission.SEND_MESSAGES_IN_THREADS)
    status, body = await raw("POST", f"/channels/{thread.id}/messages", {"content": "x"})
    assert (status, body["code"]) == (403, 50013)
