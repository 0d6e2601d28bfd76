"""Castellan where it is no member: what is registered, and what people take along to servers and chats."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.features.daily_castle.daily_buttons import TryOfDay, share_press
from bot.texts import translator
from playground.driver import CannotDo, Outcome, Person, Playground
from playground.model import Channel, Message
from playground.permissions import Permission
from tests.wire.harness import PATIENCE, BotProcess, TableDriver, buttons
from tests.wire.test_daily import stored

SERVER, ACCOUNT = 0, 1
IN_SERVER, WITH_BOT, IN_CHAT = 0, 1, 2
EVERYWHERE = ([SERVER, ACCOUNT], [IN_SERVER, WITH_BOT, IN_CHAT])
WORDS = translator("en")


def registered(pg: Playground) -> dict[str, tuple[list[int], list[int]]]:
    """Returns the installations and the places of every command, as it was registered."""
    commands = pg.world.state.commands
    return {command["name"]: (command["integration_types"], command["contexts"]) for command in commands}


def elsewhere(pg: Playground, *people: Person, name: str = "Elsewhere") -> Channel:
    """A channel of a server that has not added the bot."""
    guild = pg.guild(name)
    for person in people:
        person.join(guild)
    pg.kick(guild)
    return pg.channel("hall", guild=guild)


@pytest.fixture
async def taken_along(pg: Playground, tmp_path: Path) -> AsyncIterator[BotProcess]:
    async with BotProcess(pg, tmp_path / "castellan.sqlite3", CASTELLAN_USER_INSTALL="1") as bot:
        yield bot
        assert "Traceback" not in bot.log


async def test_every_command_says_where_it_belongs(pg: Playground, bot: BotProcess) -> None:
    places = registered(pg)
    assert {"table", "me", "server", "daily"} <= places.keys()
    assert {tuple(installs) for installs, _ in places.values()} == {(SERVER,)}
    bound = {name for name, (_, contexts) in places.items() if contexts == [IN_SERVER]}
    assert bound == {"table", "server", "tournament", "Invite to a table", "Show page"}
    others = [contexts for name, (_, contexts) in places.items() if name not in bound]
    assert all(contexts == [IN_SERVER, WITH_BOT] for contexts in others)
    ann = pg.person("Ann")
    ann.install()  # ticked in the portal, but not wanted by the operator
    assert ann.offered(elsewhere(pg, ann)) == []
    assert ann.offered(pg.chat(ann, pg.person("Bob"))) == []


async def test_an_operator_lets_people_take_the_bot_along(pg: Playground, taken_along: BotProcess) -> None:
    places = registered(pg)
    taken = ("daily", "puzzle", "learn", "rules", "me", "next", "help")
    assert {name: places[name] for name in taken} == dict.fromkeys(taken, EVERYWHERE)
    assert places["server"] == ([SERVER], [IN_SERVER])
    assert places["table"] == ([SERVER, ACCOUNT], [IN_SERVER, IN_CHAT])


async def test_without_the_portals_leave_servers_have_the_commands(pg: Playground, tmp_path: Path) -> None:
    pg.portal(user_install=False)
    async with BotProcess(pg, tmp_path / "castellan.sqlite3", CASTELLAN_USER_INSTALL="1") as bot:
        assert "event=user_install_off" in bot.log
        assert {tuple(installs) for installs, _ in registered(pg).values()} == {(SERVER,)}
        ann = pg.person("Ann")
        assert await (await ann.slash("me tables")).message(PATIENCE)


async def test_what_works_without_membership_works_everywhere(
    pg: Playground, taken_along: BotProcess
) -> None:
    ann, bob, eve = pg.person("Ann"), pg.person("Bob"), pg.person("Eve")
    ann.install()
    for place in (elsewhere(pg, ann, bob), pg.chat(ann, bob, eve), pg.chat(ann, bob)):
        with pytest.raises(CannotDo):
            await bob.slash("daily", channel=place)
        card = await (await ann.slash("daily", channel=place)).message(PATIENCE)
        if not card.attachments:  # at the other places it goes on
            begin = next(part["custom_id"] for part in card.walk() if part.get("custom_id"))
            card = await (await ann.click(card, begin)).message(PATIENCE)
        assert card.attachments
        lesson = await (await ann.slash("learn", {"game": "kingdomino"}, channel=place)).message(PATIENCE)
        assert lesson.attachments
        for command in ("next", "rules", "me tables", "me settings", "me stats", "me data", "help"):
            answer = await (await ann.slash(command, channel=place)).message(PATIENCE)
            assert answer.ephemeral_to == ann.id, command
            assert "error" not in answer.text.lower(), command
        assert bob.messages(place) == []
    assert all("/channels/" not in one["path"] for one in pg.requests)


async def test_a_table_there_says_where_it_can_be_opened(
    pg: Playground, taken_along: BotProcess, tmp_path: Path
) -> None:
    ann, bob = pg.person("Ann"), pg.person("Bob")
    ann.install()
    for place in (elsewhere(pg, ann), pg.chat(ann, bob)):
        told = await (await ann.slash("table new", {"game": "kingdomino"}, channel=place)).message(PATIENCE)
        assert "I'm not in this server" in told.text
        assert f"client_id={pg.world.state.application_id}" in told.text
        listed = await (await ann.slash("table list", channel=place)).message(PATIENCE)
        assert listed.text == WORDS("list-empty")
    assert stored(tmp_path / "castellan.sqlite3", "SELECT count(*) FROM tables") == [(0,)]
    table = TableDriver(pg, ann)
    await table.open(computers=1)  # where the bot is a member, nothing has changed


async def share(person: Person, card: Message, place: Channel) -> Outcome:
    """Presses Share as on the card of a person who has finished today's castle."""
    pressed = share_press(TryOfDay.of(datetime.fromtimestamp(time.time(), UTC).date()))
    return await person.forge({"component_type": 2, "custom_id": pressed}, channel=place, message=card)


async def test_a_daily_result_is_shared_in_a_chat_and_pressed_by_others(
    pg: Playground, taken_along: BotProcess, tmp_path: Path
) -> None:
    ann, bob, eve = pg.person("Ann"), pg.person("Bob"), pg.person("Eve")
    ann.install()
    today = datetime.fromtimestamp(time.time(), UTC).date()
    with closing(sqlite3.connect(tmp_path / "castellan.sqlite3")) as connection, connection:
        connection.execute(
            "INSERT INTO daily_results VALUES (?, ?, 0, 'Ann', 'kingdomino', 44, 1, '123', 0)",
            (today.isoformat(), ann.id),
        )
    hall = elsewhere(pg, ann, bob)
    for place in (pg.chat(ann, bob, eve), hall):
        mine = await (await ann.slash("daily", channel=place)).message(PATIENCE)
        outcome = await share(ann, mine, place)
        shared = await outcome.follow_up(0, PATIENCE)
        assert not shared.ephemeral
        assert "44" in shared.text
        (play,) = buttons(shared, "daily")
        theirs = await (await bob.click(shared, play)).message(PATIENCE)
        assert theirs.ephemeral_to == bob.id  # what was shared stays as it is
        assert "44" in shared.text
        assert not any(one.mentions for one in bob.messages(place))
    hall = elsewhere(pg, ann, bob, name="Quiet")  # a result is shared once in a place
    pg.overwrite(hall, deny=Permission.USE_EXTERNAL_APPS)
    mine = await (await ann.slash("daily", channel=hall)).message(PATIENCE)
    outcome = await share(ann, mine, hall)
    assert (await outcome.follow_up(0, PATIENCE)).ephemeral_to == ann.id
    assert WORDS("daily-kept-private") in (await outcome.message(PATIENCE)).text
    assert stored(tmp_path / "castellan.sqlite3", "SELECT guild FROM daily_results") == [(0,)]
