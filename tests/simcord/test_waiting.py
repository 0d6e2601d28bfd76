"""Waiting for people: a computer player of the chosen level stands in for a late one, under a mark."""

from __future__ import annotations

import asyncio
import re

import pytest
from simcord import MemberActor

from bot.process.client import Castellan
from bot.tables.actors import Person
from tests.simcord.reading import MENU, Seen, buttons, components, labels, private, set_up, text
from tests.simcord.server import PATIENCE, Server, TableSeen
from tests.support.times import DAY


def newest(table: TableSeen) -> Seen:
    """Returns the newest message at the table."""
    return table.venue.history()[-1]


async def who_is_late(
    server: Server, *people: MemberActor, game: str = "kingdomino", rated: bool = False
) -> tuple[TableSeen, MemberActor, Seen]:
    """Returns a table with a day for each decision, its late player, and the reminder."""
    host, *others = people
    table = await server.open(host, game=game)
    terms = private(await host.click(await set_up(host, table), label="Table settings"))
    await host.select(terms, ["day"])
    if rated:
        await host.click(terms, label="Rated: off")
    for person in others:
        await person.click(table.lobby, label="Join")
    await host.click(table.lobby, label="Start")
    await server.later(DAY / 2)
    assert labels(newest(table), "standin") == []
    await server.later(DAY / 2)
    reminder = newest(table)
    [late] = [person for person in people if f"<@{person.id}>" in text(reminder)]
    return table, late, reminder


@pytest.mark.parametrize("level", ["strong", "easy"])
async def test_a_stand_in_has_the_level_that_was_chosen_and_a_mark_says_it(
    server: Server, ann: MemberActor, bob: MemberActor, level: str
) -> None:
    table, late, reminder = await who_is_late(server, ann, bob)
    other = bob if late is ann else ann
    name = late.user.global_name
    [offered] = labels(reminder, "standin")
    assert offered == f"Computer for {name}"
    own = private(await late.click(reminder, label=offered))
    assert "your own seat" in text(own)
    card = private(await other.click(reminder, label=offered))
    assert list(buttons(card)) == ["Computer: strong", "Computer: medium", "Computer: easy"]
    assert "stands in" not in text(table.board), "nothing has begun yet"
    told = private(await other.click(card, label=f"Computer: {level}"))
    assert f"Gargoyle is standing in for {name} now" in text(told)
    assert f"-# {name} · Gargoyle stands in ({level})" in text(table.board).splitlines()
    back = private(await late.click(table.board, label="I'm back"))
    assert "you're in control again" in text(back)
    assert "stands in (" not in text(table.board)


@pytest.mark.parametrize("level", ["", " easy"])
async def test_at_a_rated_table_the_stand_in_is_strong_and_nobody_chooses_it(
    server: Server, ann: MemberActor, bob: MemberActor, level: str
) -> None:
    """A button of an earlier version names a level: it is not heeded."""
    table, late, reminder = await who_is_late(server, ann, bob, rated=True)
    other = bob if late is ann else ann
    [offered] = [custom_id for custom_id in buttons(reminder).values() if ":standin:" in custom_id]
    await server.forge(other, reminder, f"{offered}{level}")
    name = late.user.global_name
    assert f"-# {name} · Gargoyle stands in (strong)" in text(table.board).splitlines()


async def test_who_is_due_sees_in_the_panel_how_long_they_have(
    server: Server, ann: MemberActor, bob: MemberActor
) -> None:
    table, late, _ = await who_is_late(server, ann, bob)
    [told] = [line for line in text(table.board).splitlines() if "Deadline: <t:" in line]
    assert told in text(await table.panel(late)).splitlines()
    other = bob if late is ann else ann
    assert told not in text(await table.panel(other)).splitlines()


async def test_others_are_told_of_a_pause(server: Server, ann: MemberActor, bob: MemberActor) -> None:
    table = await server.start(ann, bob)
    await ann.slash(server.games, "me away", until="3", how="pause")
    assert re.search(r"Ann is away until <t:\d+:D>; the table waits\.", text(table.board))
    await server.later(4 * DAY)
    assert "Ann is back." in text(table.board)


async def test_a_level_that_no_player_has_is_refused(
    server: Server, ann: MemberActor, bob: MemberActor
) -> None:
    table, late, reminder = await who_is_late(server, ann, bob)
    other = bob if late is ann else ann
    [offered] = [custom_id for label, custom_id in buttons(reminder).items() if "Computer for" in label]
    for level in ("random", "STRONG", "strong strong"):
        await server.forge(other, reminder, f"{offered} {level}")
    assert "stands in" not in text(table.board)
    for level in ("easy", "easy"):  # not by strangers, nor by the late player
        await server.forge(late, reminder, f"{offered} {level}")
        await server.forge(server.person("Eve"), reminder, f"{offered} {level}")
    assert "stands in" not in text(table.board)


async def test_the_switch_of_an_old_card_of_variants_still_works(server: Server, ann: MemberActor) -> None:
    table = await server.open(ann)
    card = private(await ann.click(await set_up(ann, table), label="Variants"))
    assert labels(card, "agreeing") == []
    await server.forge(ann, card, f"k1:{table.id}:1:agreeing:off")
    assert "Take-backs by agreement: off." in text(table.lobby)
    terms = private(await ann.click(await set_up(ann, table), label="Table settings"))
    await ann.click(terms, label="Take-backs by agreement: off")
    assert "Take-backs by agreement: off." not in text(table.lobby)


def written_to(person: MemberActor) -> Seen:
    """Returns the newest private message to a person."""
    return person.user.dm_channel.history()[-1]


def asks(message: Seen) -> bool:
    """Whether it asks for a choice."""
    return any(part["type"] == MENU for part in components(message))


async def test_a_private_message_opens_with_what_others_did_and_leads_to_its_pictures(
    server: Server, ann: MemberActor, bob: MemberActor
) -> None:
    """The draft of the next round is asked for by private message, after others have built."""
    people = (ann, bob, server.person("Eve"))
    seen = await server.start(*people, game="between_two_castles")
    assert not any("Since" in text(written_to(person)) for person in people), "nothing has happened yet"
    bot = server.env.bot
    assert isinstance(bot, Castellan)
    assert bot.runtime is not None
    table = await bot.runtime.tables.get(seen.id)
    mark = table.game.secret(table.state, 0)
    while table.game.secret(table.state, 0) in (mark, None):
        seat = table.to_act[0]
        person = Person(table.seats[seat].user or 0, table.seats[seat].name)
        action = table.game.legal(table.state, seat)[0].text
        table = await bot.runtime.tables.play.act(table.id, person, seat, table.seq, action, None)
    async with asyncio.timeout(PATIENCE):
        while not all(asks(written_to(one)) for one in people):  # noqa: ASYNC110 no event for it
            await asyncio.sleep(0.01)
    [last] = [person for person in people if "Since your last turn" not in buttons(written_to(person))]
    assert last.id == person.id, "nobody has done anything after the last one"
    told = next(person for person in people if person is not last)
    lines = text(written_to(told)).splitlines()
    assert lines[0].startswith("Between Two Castles")
    await told.user.click(written_to(told), label="Since your last turn")
    assert "**Since your last turn: 1 of" in text(written_to(told))
    await told.user.click(written_to(told), label="Back to my turn")
    assert "Since your last turn" in buttons(written_to(told))
    assert asks(written_to(told))
