"""The club on Discord: a rated game from the lobby to the top, in three languages; hiding; showing to all."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import discord
import pytest
from simcord import MemberActor

from bot.process.client import Castellan
from bot.store.result_rows import write_results
from bot.store.sqlite.writer import Transaction
from bot.texts import LANGUAGES, translator
from tests.service.test_ratings import played
from tests.simcord.reading import buttons, labels, private, set_up, text, whispered
from tests.simcord.server import Chooser, Server, TableSeen, attachment
from tests.simcord.test_me import choose as choose_setting
from tests.simcord.test_me import settings
from tests.soak import in_soak

PNG = b"\x89PNG\r\n\x1a\n"


async def rated_game(server: Server, choose: Chooser, *people: MemberActor) -> TableSeen:
    """A table that its host has made a rated one, played to its end."""
    host, *others = people
    table = await server.open(host)
    terms = private(await host.click(await set_up(host, table), label="Table settings"))
    assert translator("en")("lobby-rated") not in text(table.lobby)
    assert translator("en")("lobby-unrated") in text(table.lobby)
    terms = private(await host.click(terms, label="Rated: off"))
    assert "Rated: on" in buttons(terms)
    assert not {"Name the shuffle", "Hints: off"} & set(buttons(terms))
    assert translator("en")("lobby-rated") in text(table.lobby)
    assert translator("en")("lobby-unrated") not in text(table.lobby)
    for person in others:
        await person.click(table.lobby, label="Join")
    await host.click(table.lobby, label="Start")
    while not table.over:
        await table.decide(table.due(*people), choose)
    return table


async def speak(person: MemberActor, server: Server, lang: str) -> None:
    await choose_setting(person, await settings(person, server), "lang", lang)


@pytest.mark.parametrize("lang", ["en", *(in_soak(lang) for lang in LANGUAGES if lang != "en")])
async def test_a_rated_game_is_on_the_page_in_the_top_and_among_the_records(
    server: Server, ann: MemberActor, bob: MemberActor, choose: Chooser, data: Path, lang: str
) -> None:
    words = translator(lang)
    await speak(ann, server, lang)
    empty = private(await ann.slash(server.games, "me stats"))
    assert text(empty) == words("stats-empty")
    assert words("top-empty") in text(private(await ann.slash(server.games, "server top")))
    await speak(ann, server, "en")  # the table's buttons are pressed by their English names
    table = await rated_game(server, choose, ann, bob)
    assert "New record" not in text(table.board)  # the first game of all sets none
    await speak(ann, server, lang)
    page = private(await ann.slash(server.games, "me stats"))
    assert text(page) == "### Ann"
    assert (await attachment(page)).startswith(PNG)
    told = private(await ann.click(page, label=words("in-words")))
    assert not told.attachments
    assert words("stats-sum", games=1, wins=int("1" in _place(data, ann))) in text(told)
    assert words("stats-game", game=words("kingdomino"), sum="").strip() in text(told)
    assert words("stats-opponents", names="Bob 1×") in text(told)
    top = private(await ann.slash(server.games, "server top"))
    assert words("top-title", game=words("kingdomino")) in text(top)
    listed = text(private(await ann.click(top, label=words("in-words"))))
    assert "Ann**" in listed
    assert "Bob**" in listed
    records = text(private(await ann.slash(server.games, "server records")))
    assert words("records-title", game=words("kingdomino")) in records
    assert words("records-basic") in records
    assert words("kingdomino-record-largest_area", amount=0).split(":")[0] in records


def _place(data: Path, person: MemberActor) -> str:
    with closing(sqlite3.connect(data)) as connection:
        [place] = connection.execute("SELECT place FROM results WHERE user = ?", (person.id,)).fetchone()
    return str(place)


async def many_results(server: Server, data: Path, *people: MemberActor, others: int = 0) -> None:
    """Rated games that were played before, and counted by the next start."""
    await server.stop()
    guild = people[0].guild.id
    users = [person.id for person in people] + [10**17 + number for number in range(others)]
    with closing(sqlite3.connect(data)) as connection, connection:
        for number in range(3):
            places = {user: place for place, user in enumerate(users, 1)}
            write_results(Transaction(connection), played(number, places, guild=guild))
    await server.restart()


async def test_a_page_is_shown_to_all_only_by_a_press_of_its_owner(
    server: Server, ann: MemberActor, bob: MemberActor, data: Path
) -> None:
    await many_results(server, data, ann, bob)
    before = len(server.games.history())
    mine = private(await ann.slash(server.games, "me stats"))
    his = private(await ann.slash(server.games, "me stats", person=bob))
    assert labels(his, "share") == []
    assert len(server.games.history()) == before
    done = await ann.click(mine, label="Show everyone")
    posts = server.games.history()
    assert len(posts) == before + 1
    assert not posts[-1].flags.ephemeral
    assert text(posts[-1]) == "### Ann"
    assert buttons(posts[-1]) == {}
    assert "Everyone here can see it now." in text(done.response or done.followups[-1])
    [share] = [one for one in buttons(mine).values() if ":share:" in one]
    forged = share.replace(str(ann.id), str(bob.id))
    await server.forge(ann, mine, forged)
    assert len(server.games.history()) == before + 1


async def test_who_hides_is_kindly_not_shown_to_others(
    server: Server, ann: MemberActor, bob: MemberActor, data: Path
) -> None:
    await many_results(server, data, ann, bob)
    seen = private(await ann.slash(server.games, "me stats", person=bob))
    assert text(seen) == f"### P{bob.id}"
    await bob.click(await settings(bob, server), label="Hide me: off")
    refusal = translator("en")("refused-hidden-person")
    assert text(private(await ann.slash(server.games, "me stats", person=bob))) == refusal
    assert text(private(await bob.slash(server.games, "me stats"))) == "### Bob"
    assert whispered(await ann.click(seen, label="In words")) == refusal  # a card from before
    top = private(await ann.slash(server.games, "server top"))
    listed = text(private(await ann.click(top, label="In words")))
    assert f"P{ann.id}" in listed
    assert str(bob.id) not in listed
    own = text(private(await bob.slash(server.games, "server top")))
    assert translator("en")("top-hidden") in own
    mine = private(await ann.slash(server.games, "me stats"))
    assert str(bob.id) not in text(private(await ann.click(mine, label="In words")))
    records = text(private(await ann.slash(server.games, "server records")))
    assert str(bob.id) not in records


async def test_a_long_top_has_pages_and_says_where_one_stands(
    server: Server, ann: MemberActor, bob: MemberActor, data: Path
) -> None:
    await many_results(server, data, bob, others=23)
    await many_results_later(server, data, ann)
    top = private(await ann.slash(server.games, "server top"))
    assert "You: #" in text(top)
    top = private(await ann.click(top, label="In words"))
    seen: list[str] = []
    while True:
        seen += [line.split("**")[1] for line in text(top).splitlines() if "**" in line]
        if "Next" not in buttons(top):
            break
        top = private(await ann.click(top, label="Next"))
    assert len(seen) == len(set(seen)) == 25
    await ann.click(top, label="Show everyone")
    public = server.games.history()[-1]
    assert "You: #" not in text(public)
    assert seen[-1] in text(public)


async def many_results_later(server: Server, data: Path, ann: MemberActor) -> None:
    await server.stop()
    with closing(sqlite3.connect(data)) as connection, connection:
        write_results(Transaction(connection), played(90, {ann.id: 2, 10**17: 1}, guild=ann.guild.id))
    await server.restart()


async def test_a_record_that_falls_is_told_below_the_result(
    server: Server, ann: MemberActor, bob: MemberActor, choose: Chooser, data: Path
) -> None:
    low = json.dumps({"best": {"largest_area": 1, "crowns": 1, "best_area": 1}, "kinds": {}})
    await server.stop()
    with closing(sqlite3.connect(data)) as connection, connection:
        write_results(Transaction(connection), played(1, {ann.id: 1, bob.id: 2}, guild=ann.guild.id))
        connection.execute("UPDATE results SET points = 0, facts = ?", (low,))
    await server.restart()
    table = await rated_game(server, choose, ann, bob)
    said = text(table.board)
    assert "**New record in this server: Largest area: " in said
    assert "(previously: 1)" in said
    assert said.count("New record") <= 3


async def test_who_may_not_write_in_a_channel_shows_nothing_there(
    server: Server, ann: MemberActor, bob: MemberActor, data: Path
) -> None:
    await many_results(server, data, ann, bob)
    mine = private(await ann.slash(server.games, "me stats"))
    everyone = server.env.bot.get_guild(ann.guild.id).default_role  # type: ignore[union-attr]
    channel = server.env.bot.get_channel(server.games.id)
    assert isinstance(channel, discord.TextChannel)
    await channel.set_permissions(everyone, send_messages=False)
    server.env.http_requests.pop()  # the test's own; Discord's document describes its numbers wrongly
    before = len(server.games.history())
    refusal = translator("en")("refused-no-voice")
    assert whispered(await ann.click(mine, label="Show everyone")) == refusal
    assert len(server.games.history()) == before


async def test_what_was_not_counted_before_a_stop_is_counted_by_the_next_start(
    server: Server, ann: MemberActor, bob: MemberActor, data: Path
) -> None:
    await many_results(server, data, ann, bob)
    await server.env.settle()
    assert isinstance(server.env.bot, Castellan)
    with closing(sqlite3.connect(data)) as connection:
        games = connection.execute("SELECT games FROM ratings").fetchall()
        numbers = connection.execute("SELECT number FROM rated_games ORDER BY 1").fetchall()
    assert games == [(3,), (3,)]
    assert numbers == [(1,), (2,), (3,)]


async def test_who_leaves_a_rated_game_is_told_what_that_means(
    server: Server, ann: MemberActor, bob: MemberActor
) -> None:
    for rated in (True, False):
        table = await server.open(ann)
        if rated:
            terms = private(await ann.click(await set_up(ann, table), label="Table settings"))
            await ann.click(terms, label="Rated: off")
        await bob.click(table.lobby, label="Join")
        await ann.click(table.lobby, label="Start")
        asked = text(private(await ann.slash(table.venue, "table leave")))
        assert (translator("en")("ask-leave-rated") in asked) is rated
