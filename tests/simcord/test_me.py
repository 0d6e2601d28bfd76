"""People's own settings, the list of their tables, their data, and being forgotten."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

from simcord import MemberActor, ResponseMessage

from bot.texts import translator
from tests.simcord.reading import Seen, buttons, components, labels, links, private, text
from tests.simcord.server import Server, attachment

MENU = 3


def menus(card: Seen) -> dict[str, dict[str, str]]:
    """The card's menus by setting: labels to values."""
    return {
        part["custom_id"].rpartition(":")[2]: {one["label"]: one["value"] for one in part["options"]}
        for part in components(card)
        if part["type"] == MENU
    }


def chosen(card: Seen) -> list[str]:
    """Returns the chosen labels of the menus."""
    found = [part for part in components(card) if part["type"] == MENU]
    return [one["label"] for part in found for one in part["options"] if one.get("default")]


async def choose(person: MemberActor, card: Seen, setting: str, *values: str) -> ResponseMessage:
    """Chooses in the menu of a setting; returns the card after that."""
    [custom_id] = [
        part["custom_id"] for part in components(card) if part.get("custom_id", "").endswith(f":{setting}")
    ]
    return private(await person.select(card, list(values), custom_id=custom_id))


async def settings(person: MemberActor, server: Server) -> ResponseMessage:
    return private(await person.slash(server.games, "me settings"))


async def test_settings_are_stored_at_once_and_survive_a_restart(server: Server, ann: MemberActor) -> None:
    card = await settings(ann, server)
    assert "Language: same as your Discord app" in chosen(card)
    card = await choose(ann, card, "reminders", "none")
    card = await choose(ann, card, "quiet", "23-7")
    card = await choose(ann, card, "emblem", "3")
    card = private(await ann.click(card, label="Private messages: on"))
    card = private(await ann.click(card, label="Daily list: off"))
    card = private(await ann.click(card, label="Confirm everything: off"))
    await server.restart()
    card = await settings(ann, server)
    assert {
        "Reminders: none",
        "Quiet from 23:00 to 07:00, once I know your time",
        "Emblem: ◆ Diamond",
    } <= set(chosen(card))
    switches = {"Private messages: off", "Daily list: on", "Confirm everything: on", "Words first: off"}
    others = {"Next table: on", "Invitations: on", "Hide me: off", "Rating across all servers: off"}
    others |= {"Shared puzzles: off", "Accuracy: off"}
    assert switches | others == set(buttons(card))


async def test_a_language_that_was_set_is_spoken_from_then_on(
    server: Server, ann: MemberActor, bob: MemberActor
) -> None:
    card = await choose(ann, await settings(ann, server), "lang", "pl")
    assert text(card).startswith(f"### {translator('pl')('me-title')}")
    table = await server.start(bob, ann)
    due = table.due(ann, bob)
    assert labels(table.board, "turn") == ["Your turn"]  # public posts speak the host's language
    panel = text(await table.panel(ann))
    assert text(await table.panel(bob)) != panel
    if due is ann:
        assert "Zajmij" in panel or "Wybierz" in panel
    listed = private(await ann.slash(server.games, "table list"))
    assert translator("pl")("list-legend", mark="▸") in text(listed)
    card = await choose(ann, await settings(ann, server), "lang", "discord")
    assert text(card).startswith("### Your settings")


async def test_the_clock_is_told_by_choosing_what_time_it_is(server: Server, ann: MemberActor) -> None:
    card = await settings(ann, server)
    hours = menus(card)["clock"]
    assert len(hours) == 25
    assert len(set(hours.values())) == 25
    card = await choose(ann, card, "clock", "half")
    assert "330" in menus(card)["clock"].values()
    card = await choose(ann, card, "clock", "330")
    assert any(label.startswith("My clock shows") for label in chosen(card))
    await server.restart()
    again = await settings(ann, server)
    assert "330" in menus(again)["clock"].values()


async def test_quiet_hours_that_cannot_be_kept_are_asked_about_after_the_first_decision(
    server: Server, ann: MemberActor, bob: MemberActor
) -> None:
    assert "Quiet from 22:00 to 08:00, once I know your time" in chosen(await settings(ann, server))
    table = await server.start(ann, bob)
    due = table.due(ann, bob)
    panel = await table.panel(due)
    while labels(panel, "do"):
        panel = private(await due.click(panel, label=labels(panel, "do")[0]))
    asked = await due.click(panel, label="Quiet hours…")
    card = await choose(due, asked.followups[0], "clock", "60")
    assert "Quiet from 22:00 to 08:00" in chosen(card)
    assert "Quiet hours…" not in buttons(await table.panel(due))


async def test_a_sleeping_table_can_be_reopened_from_ones_list(server: Server, ann: MemberActor) -> None:
    table = await server.open(ann)
    await server.later(8 * 24 * 3600)
    listed = private(await ann.slash(server.games, "me tables"))
    assert f"Reopen · {table.id}" in buttons(listed)
    again = private(await ann.click(listed, label=f"Reopen · {table.id}"))
    assert f"Table {table.id} is open again." in text(again)
    assert "waiting for players" in text(again)


async def test_what_was_never_offered_is_refused(server: Server, ann: MemberActor) -> None:
    table = await server.open(ann)
    for forged in (
        "me:emblem=99",
        "me:lang=xx",
        "me:quiet=9-9",
        "me:clock=1",
        "me:",
        "forget:no",
        "me:away_until=1",
    ):
        await server.forge(ann, table.lobby, f"k1:-:0:{forged}")
    card = await settings(ann, server)
    assert "Emblem: any" in chosen(card)
    assert "Language: same as your Discord app" in chosen(card)


async def test_every_decision_is_confirmed_for_who_wants_it(
    server: Server, ann: MemberActor, bob: MemberActor
) -> None:
    table = await server.start(ann, bob)
    due = table.due(ann, bob)
    assert labels(await table.panel(due), "do")  # a claim is done at once
    await due.click(await settings(due, server), label="Confirm everything: off")
    panel = await table.panel(due)
    assert not labels(panel, "do")
    panel = private(await due.click(panel, label=labels(panel, "ask")[0]))
    [confirm] = labels(panel, "do")
    before = len(table.boards)
    await due.click(panel, label=confirm)
    assert len(table.boards) > before


async def test_ones_tables_are_listed_those_that_wait_first(
    server: Server, ann: MemberActor, bob: MemberActor
) -> None:
    assert "not at any table" in text(private(await ann.slash(server.games, "me tables")))
    playing = await server.start(ann, bob)
    lobby = await server.open(ann)
    due = playing.due(ann, bob)
    other = bob if due is ann else ann
    mine = private(await due.slash(server.games, "me tables"))
    lines = text(mine).splitlines()
    assert "one is waiting for you" in lines[0]
    assert lines[1].startswith("**It's your turn**")
    assert playing.id in lines[1]
    assert f"/{playing.venue.id}" in lines[1]
    [link] = links(mine)
    assert link.endswith(f"/{playing.venue.id}")
    theirs = text(private(await other.slash(server.games, "me tables")))
    assert f"waiting for {due.user.global_name}" in theirs
    assert "<t:" in theirs
    assert (lobby.id in text(mine)) == (due is ann)


async def test_who_is_away_is_back_by_the_list_of_their_tables(
    server: Server, ann: MemberActor, bob: MemberActor
) -> None:
    table = await server.start(ann, bob)
    offered = await ann.autocomplete(server.games, "me away", "until", "3")
    assert [choice["value"] for choice in offered] == ["3", "30"]
    away = private(await ann.slash(server.games, "me away", until="3"))
    assert "at one table" in text(away)
    mine = private(await ann.slash(server.games, "me tables"))
    nobody = private(await bob.slash(server.games, "me tables"))
    assert not [label for label in buttons(nobody) if "back" in label]
    back = private(await ann.click(mine, label=f"I'm back · {table.id}"))
    assert "you're in control again" in text(back)
    assert not [label for label in buttons(back) if "back" in label]
    again = private(await ann.slash(server.games, "me away", until="0"))
    assert text(again) == "Welcome back."
    unclear = private(await ann.slash(server.games, "me away", until="some day"))
    assert "within the next three months" in text(unclear)


async def test_many_tables_have_pages(server: Server, ann: MemberActor, data: Path) -> None:
    opened = [await server.open(ann) for _ in range(5)]
    await server.stop()
    with closing(sqlite3.connect(data)) as connection, connection:
        for number in range(15):
            connection.execute(
                "INSERT INTO tables SELECT printf('AAAA%02d', ?), guild, channel, game, options, host, lang, "
                "phase, seq, rules_version, schema, state, created + ?, changed, terms, wish "
                "FROM tables WHERE id = ?",
                (number, number, opened[0].id),
            )
            connection.execute(
                "INSERT INTO seats SELECT printf('AAAA%02d', ?), seat, user, name, computer, lang, stand_in "
                "FROM seats WHERE table_id = ?",
                (number, opened[0].id),
            )
    await server.restart()
    page = private(await ann.slash(server.games, "me tables"))
    seen: list[str] = []
    while True:
        seen += [line.split("**")[1] for line in text(page).splitlines()[1:]]
        if "Next" not in buttons(page):
            break
        page = private(await ann.click(page, label="Next"))
    assert len(seen) == len(set(seen)) == 20
    assert "Previous" in buttons(page)


async def test_ones_data_is_a_file_for_them_alone(server: Server, ann: MemberActor, bob: MemberActor) -> None:
    await server.start(ann, bob)
    answer = private(await ann.slash(server.games, "me data"))
    told = await attachment(answer)
    data = json.loads(told)
    assert data["discord_id"] == ann.id
    assert len(data["seats"]) == 1
    assert str(bob.id).encode() not in told


async def test_being_forgotten_is_asked_about_first(
    server: Server, ann: MemberActor, bob: MemberActor, data: Path
) -> None:
    await choose(ann, await settings(ann, server), "emblem", "0")
    table = await server.start(ann, bob)
    asked = private(await ann.slash(server.games, "me forget"))
    assert "you leave your open table" in text(asked)
    told = private(await ann.click(asked, label="Never mind"))
    assert "Nothing has changed" in text(told)
    with closing(sqlite3.connect(data)) as connection:
        assert str(ann.id) in "\n".join(connection.iterdump())
    asked = private(await ann.slash(server.games, "me forget"))
    told = private(await ann.click(asked, label="Delete my data"))
    assert "I keep nothing about you anymore" in text(told)
    with closing(sqlite3.connect(data)) as connection:
        assert str(ann.id) not in "\n".join(connection.iterdump())
    assert "Guest" in text(table.board)
    assert "Ann" not in text(table.board)
    assert "Guest has left" in await table.log(bob)
    await server.restart()
    assert labels(table.board, "turn")
    assert "Emblem: any" in chosen(await settings(ann, server))


async def test_a_language_set_after_sitting_down_counts_in_private_messages(
    server: Server, ann: MemberActor, bob: MemberActor
) -> None:
    table = await server.open(ann, game="between_two_castles")
    for person in (bob, server.person("Eve")):
        await person.click(table.lobby, label="Join")
    await choose(bob, await settings(bob, server), "lang", "pl")
    await ann.click(table.lobby, label="Start")
    written = {
        person: "\n".join(text(message) for message in person.user.dm_channel.history())
        for person in (ann, bob)
    }
    assert translator("pl")("between_two_castles") in written[bob]
    assert translator("pl")("between_two_castles") not in written[ann]


async def test_private_messages_can_be_switched_off(
    server: Server, ann: MemberActor, bob: MemberActor
) -> None:
    """A game with secrets: a person who wants no messages gets none, and the picture calls them."""
    eve = server.person("Eve")
    await ann.click(await settings(ann, server), label="Private messages: on")
    table = await server.start(ann, bob, eve, game="between_two_castles")
    assert bob.user.dm_channel.history()
    assert ann.user.dm_channel.history() == []
    assert table.boards


async def test_a_daily_list_is_written_to_who_wants_it(
    server: Server, ann: MemberActor, bob: MemberActor
) -> None:
    await ann.click(await settings(ann, server), label="Daily list: off")
    await server.later(3600)
    assert ann.user.dm_channel.history() == []  # there is no news
    table = await server.start(ann, bob)
    await server.later(86400)
    await server.later(3600)
    [written] = ann.user.dm_channel.history()
    assert table.id in text(written)
    assert bob.user.dm_channel.history() == []
