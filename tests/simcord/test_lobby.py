"""The lobby: open, join, leave, computer players, variants, start."""

from __future__ import annotations

import io
import re

import pytest
from PIL import Image
from simcord import MemberActor

from tests.simcord.reading import buttons, components, labels, links, private, set_up, text, whispered
from tests.simcord.server import Server, attachment


async def test_a_new_table_shows_a_lobby_to_everybody_and_a_private_answer_to_its_host(
    server: Server, ann: MemberActor, bob: MemberActor
) -> None:
    table = await server.open(ann)
    [seen] = server.games.history(viewer=bob)
    assert seen.id == table.lobby.id
    assert "**Ann** – host" in text(seen)
    assert text(seen).count("free seat") == 3
    assert "Start" not in buttons(seen)


async def test_people_join_and_leave(server: Server, ann: MemberActor, bob: MemberActor) -> None:
    table = await server.open(ann)
    await bob.click(table.lobby, label="Join")
    assert "**Bob**" in text(table.lobby)
    assert "Start" in buttons(table.lobby)
    again = await bob.click(table.lobby, label="Join")
    assert "already at this table" in whispered(again)
    await bob.click(await set_up(bob, table), label="Leave")
    assert "Bob" not in text(table.lobby)
    assert "Start" not in buttons(table.lobby)


async def test_a_host_who_leaves_hands_the_table_on(
    server: Server, ann: MemberActor, bob: MemberActor
) -> None:
    table = await server.open(ann)
    await bob.click(table.lobby, label="Join")
    await ann.click(await set_up(ann, table), label="Leave")
    assert "**Bob** – host" in text(table.lobby)
    await bob.click(await set_up(bob, table), label="Leave")
    assert "This table is closed." in text(table.lobby)
    assert buttons(table.lobby) == {}


async def test_computer_players_take_seats_and_give_them_back(server: Server, ann: MemberActor) -> None:
    table = await server.open(ann)
    for _ in range(3):
        await ann.click(table.lobby, label="+ Computer")
    assert text(table.lobby).count("(computer player") == 3
    assert not {"Join", "+ Computer"} & buttons(table.lobby).keys()
    await ann.click(await set_up(ann, table), label="− Computer")
    assert text(table.lobby).count("(computer player") == 2
    assert {"Join", "+ Computer"} <= buttons(table.lobby).keys()


async def test_the_host_chooses_variants_privately_and_everybody_reads_them(
    server: Server, ann: MemberActor, bob: MemberActor
) -> None:
    table = await server.open(ann)
    menu = private(await ann.click(await set_up(ann, table), label="Variants"))
    await ann.select(menu, ["harmony", "middle_kingdom"])
    for card in (menu, table.lobby):
        assert "+ Harmony: 5 points if your kingdom is complete and you discarded nothing." in text(card)
        assert "+ Middle Kingdom: 10 points" in text(card)
    chosen = [o["value"] for part in components(menu) for o in part.get("options", ()) if o.get("default")]
    assert sorted(chosen) == ["harmony", "middle_kingdom"]
    await ann.select(menu, [])
    assert "No variants" in text(table.lobby)
    looked_at = await set_up(bob, table)
    assert "No variants" in text(looked_at)
    assert "Variants" not in buttons(looked_at)


async def test_variants_that_do_not_fit_the_seats_are_refused_at_the_start(
    server: Server, ann: MemberActor, bob: MemberActor
) -> None:
    table = await server.open(ann)
    await bob.click(table.lobby, label="Join")
    await ann.click(table.lobby, label="+ Computer")
    await ann.select(private(await ann.click(await set_up(ann, table), label="Variants")), ["mighty_duel"])
    assert "for two players only" in text(table.lobby)
    assert "Start" not in buttons(table.lobby)
    [sign] = await server.forge(ann, table.lobby, f"k1:{table.id}:1:start:")
    assert sign["type"] == 6
    assert server.games.threads == []


@pytest.mark.usefixtures("drawn")
async def test_starting_makes_a_thread_with_the_first_picture(
    server: Server, ann: MemberActor, bob: MemberActor
) -> None:
    table = await server.start(ann, bob)
    [thread] = server.games.threads
    assert thread.name == f"Kingdomino: Ann, Bob · {table.id}"
    [board] = table.boards
    assert "The game begins." in text(board)
    assert re.search(r"^-# Fair shuffle: SHA-256 `[0-9a-f]{64}`$", text(board), re.MULTILINE)
    assert list(buttons(board)) == ["Your turn", "Look closer", "In words", "Rules", "Follow"]
    with Image.open(io.BytesIO(await attachment(board))) as picture:
        assert picture.format == "PNG"
        assert picture.width <= 1650
        assert picture.width / picture.height == pytest.approx(11 / 7, rel=0.01)
    assert "The game is on." in text(table.lobby)
    assert buttons(table.lobby) == {}
    assert links(table.lobby) == [f"https://discord.com/channels/{ann.guild.id}/{thread.id}"]


async def test_only_the_host_or_a_moderator_starts_and_closes(
    server: Server, ann: MemberActor, bob: MemberActor
) -> None:
    table = await server.open(ann)
    await bob.click(table.lobby, label="Join")
    before = text(table.lobby)
    for label in ("Start", "+ Computer"):
        assert "Only the host of this table or a moderator" in whispered(
            await bob.click(table.lobby, label=label)
        )
    assert "Close table" not in buttons(await set_up(bob, table))
    assert text(table.lobby) == before
    mia = server.person("Mia", moderator=True)
    asked = private(await mia.click(await set_up(mia, table), label="Close table"))
    assert "2 other people are there" in text(asked)
    assert text(table.lobby) == before
    await mia.click(asked, label="Close table")
    assert "This table is closed." in text(table.lobby)


async def test_a_name_rings_nobodys_bell_and_breaks_no_text(
    server: Server, ann: MemberActor, bob: MemberActor
) -> None:
    table = await server.start(server.person(f"<@{bob.id}> @everyone **x**"), ann)
    assert bob.mention not in text(table.lobby)
    assert "@everyone" not in text(table.lobby)
    assert bob.id not in table.pinged
    assert bob.mention not in text(table.board)


async def test_open_tables_are_listed_and_offered_while_typing(
    server: Server, ann: MemberActor, bob: MemberActor
) -> None:
    first, second = await server.open(ann), await server.open(bob)
    listed = text(private(await bob.slash(server.games, "table list"))).splitlines()
    assert len(listed) == 2
    assert [line.endswith("Bob – waiting for players") for line in listed if second.id in line] == [True]
    offered = await bob.autocomplete(server.games, "table show", "table", "ann")
    assert [choice["value"] for choice in offered] == [first.id]


async def test_a_game_that_has_not_begun_has_nothing_to_show(server: Server, ann: MemberActor) -> None:
    table = await server.open(ann)
    for command in ("table show", "table hand", "table export"):
        answer = private(await ann.slash(server.games, command, table=table.id))
        assert "hasn't begun yet" in text(answer)
        assert labels(answer, "do") == []


@pytest.mark.usefixtures("drawn")
async def test_the_rules_of_a_tables_game_open_below_its_lobby(server: Server, ann: MemberActor) -> None:
    shown = []
    for game in ("kingdomino", "dragon_castle"):
        table = await server.open(ann, game=game)
        card = private(await ann.click(await set_up(ann, table), label="Rules"))
        shown.append(await attachment(card))
    assert len(set(shown)) == 2


async def test_the_host_orders_and_shuffles_the_seats(
    server: Server, ann: MemberActor, bob: MemberActor
) -> None:
    table = await server.open(ann)
    await bob.click(table.lobby, label="Join")
    seats = private(await ann.click(await set_up(ann, table), label="Seats"))
    assert "1. Ann\n2. Bob" in text(seats)
    changed = await ann.select(seats, ["1"])
    assert "1. Bob\n2. Ann" in text(private(changed))
    assert text(table.lobby).index("**Bob**") < text(table.lobby).index("**Ann**")
    shuffled = private(await ann.click(private(changed), label="Shuffle the seats"))
    assert {"1. Ann", "2. Bob"} <= set(text(shuffled).splitlines()) or {"1. Bob", "2. Ann"} <= set(
        text(shuffled).splitlines()
    )
    assert "Seats" not in buttons(await set_up(bob, table))
