"""A server's settings for its tables: set by its managers, stored, and applied where tables are opened."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from simcord import MemberActor

from bot.texts import translator
from tests.simcord.reading import buttons, labels, private, set_up, text, whispered
from tests.simcord.server import Server, attachment
from tests.simcord.test_me import choose, chosen, menus


@pytest.fixture
def max_(server: Server) -> MemberActor:
    return server.person("Max", manager=True)


async def test_tables_open_only_in_the_channels_that_were_chosen(
    server: Server, ann: MemberActor, max_: MemberActor
) -> None:
    other = server.channel("castles")
    card = private(await max_.slash(server.games, "server settings"))
    assert {"#games", "#castles"} <= set(menus(card)["channels"])
    card = await choose(max_, card, "channels", str(other.id))
    assert f"<#{other.id}>" in text(card)
    await server.restart()
    refused = text(private(await ann.slash(server.games, "table new", game="kingdomino")))
    assert f"you can open tables only here: <#{other.id}>" in refused
    table = await server.open(ann, other)
    assert table.lobby
    card = private(await max_.slash(server.games, "server settings"))
    await choose(max_, card, "channels")
    assert await server.open(ann)


async def test_a_thread_of_a_channel_that_was_chosen_is_part_of_it(
    server: Server, ann: MemberActor, bob: MemberActor, max_: MemberActor
) -> None:
    card = private(await max_.slash(server.games, "server settings"))
    await choose(max_, card, "channels", str(server.games.id))
    table = await server.start(ann, bob)
    assert await server.open(ann, table.venue)


async def test_language_pace_limit_and_rating_of_new_tables(
    server: Server, ann: MemberActor, max_: MemberActor, data: Path
) -> None:
    card = private(await max_.slash(server.games, "server settings"))
    card = await choose(max_, card, "lang", "ru")
    card = await choose(max_, card, "pace", "week")
    card = await choose(max_, card, "tables", "2")
    card = private(await max_.click(card, label="Rated games: off"))
    assert {"Language: Русский", "Pace: a week per turn", "Open tables: at most 2"} <= set(chosen(card))
    assert "Rated games: on" in buttons(card)
    await server.restart()
    table = await server.open(ann)
    posts = [text(message) for message in server.games.history()]
    assert any(translator("ru")("seat-free") in one for one in posts)
    with closing(sqlite3.connect(data)) as connection:
        [terms] = connection.execute("SELECT terms FROM tables WHERE id = ?", (table.id,)).fetchone()
    assert terms == '{"pace":"week","rated":true}'
    await ann.slash(server.games, "table new", game="kingdomino")
    refused = text(private(await ann.slash(server.games, "table new", game="kingdomino")))
    assert "limit of open tables: 2" in refused


async def test_who_may_not_manage_the_server_changes_nothing(
    server: Server, ann: MemberActor, max_: MemberActor
) -> None:
    """Neither by the command, which may be given to others, nor by a forged press."""
    table = await server.open(ann)
    [sign] = await server.forge(ann, table.lobby, "k1:-:0:server:rated=on")
    assert sign
    card = private(await max_.slash(server.games, "server settings"))
    assert "Rated games: off" in buttons(card)


async def test_players_are_called_by_their_role_once_an_hour(
    server: Server, ann: MemberActor, bob: MemberActor, max_: MemberActor
) -> None:
    role = server.role("Builders")
    assert not labels(await set_up(ann, await server.open(ann)), "call")
    card = private(await max_.slash(server.games, "server settings"))
    await choose(max_, card, "role", str(role))
    table = await server.open(bob)
    [call] = labels(await set_up(bob, table), "call")
    said = whispered(await ann.click(await set_up(ann, table), label=call))
    assert "You're not at this table" in said
    said = text(private(await bob.click(await set_up(bob, table), label=call)))
    assert "I've pinged" in said
    post = server.games.history()[-1]
    assert f"<@&{role}> Bob is looking for players: Kingdomino" in text(post)
    stored = server.env.backend.get_message(server.games.id, post.id)
    assert (stored.ping_role_ids, stored.ping_user_ids) == ([role], [])
    count = len(server.games.history())
    await server.restart()
    said = whispered(await bob.click(await set_up(bob, table), label=call))
    assert "pinged a short while ago" in said
    assert len(server.games.history()) == count


async def test_a_table_that_can_not_be_read_is_exported_raw_for_a_moderator_who_does_not_play_there(
    server: Server, ann: MemberActor, data: Path
) -> None:
    mod, playing = server.person("Mo", moderator=True), server.person("Mia", moderator=True)
    table = await server.start(ann, playing)
    await server.stop()
    with closing(sqlite3.connect(data)) as connection, connection:
        connection.execute("UPDATE tables SET schema = 99 WHERE id = ?", (table.id,))
        [state] = connection.execute("SELECT state FROM tables WHERE id = ?", (table.id,)).fetchone()
    await server.restart()
    for person, said in ((ann, "I can't read table"), (playing, "Close the table first")):
        answer = private(await person.slash(server.games, "table export", table=table.id))
        assert said in text(answer)
        assert not answer.attachments
    answer = private(await mod.slash(server.games, "table export", table=table.id))
    assert "everyone's secrets" in text(answer)
    raw = (await attachment(answer)).decode()
    assert state[:40].replace('"', '\\"') in raw
    asked = private(await playing.slash(server.games, "table close", table=table.id))
    await playing.click(asked, label="Close table")
    answer = private(await playing.slash(server.games, "table export", table=table.id))
    assert "everyone's secrets" in text(answer)
