"""`/table` with several tables and with finished ones; commands that ask for confirmation."""

from __future__ import annotations

from simcord import MemberActor, ResponseMessage

from tests.simcord.reading import MENU, buttons, components, private, set_up, text, verb
from tests.simcord.server import Chooser, Server, TableSeen, attachment


def offered(card: ResponseMessage) -> list[str]:
    """The tables that a card offers in its menu."""
    (menu,) = (part for part in components(card) if part["type"] == MENU)
    assert verb(menu["custom_id"]) == "command"
    return [option["value"] for option in menu["options"]]


async def chosen(person: MemberActor, card: ResponseMessage, table: TableSeen) -> ResponseMessage:
    """Choose a table in the menu of a card."""
    (menu,) = (part for part in components(card) if part["type"] == MENU)
    return private(await person.select(card, [table.id], custom_id=menu["custom_id"]))


async def played_out(server: Server, person: MemberActor, choose: Chooser) -> TableSeen:
    table = await server.start(person, computers=1)
    while not table.over:
        await table.decide(person, choose)
    return table


async def test_a_command_without_a_table_offers_those_where_one_sits(
    server: Server, ann: MemberActor, bob: MemberActor
) -> None:
    first, second = await server.start(ann, bob), await server.start(ann, bob)
    other = await server.start(bob, server.person("Cid"))
    for command, sign in (
        ("hand", "Ann"),
        ("show", first.id),
        ("log", "The game begins"),
        ("export", first.id),
    ):
        card = private(await ann.slash(server.games, f"table {command}"))
        assert "Which of your tables" in text(card)
        assert sorted(offered(card)) == sorted([first.id, second.id])
        assert other.id not in offered(card)
        answer = await chosen(ann, card, first)
        assert sign in text(answer) or command == "hand"
    due = first.due(ann, bob)
    hand = private(await due.slash(server.games, "table hand"))
    assert buttons(await chosen(due, hand, first)) == buttons(await first.panel(due))
    assert len(first.boards) == len(second.boards) == 1


async def test_the_only_table_is_meant_without_a_menu(
    server: Server, ann: MemberActor, bob: MemberActor
) -> None:
    table = await server.start(ann, bob)
    card = private(await ann.slash(server.games, "table log"))
    assert "The game begins." in text(card)
    assert table.id in text(private(await ann.slash(server.games, "table show")))
    alone = private(await server.person("Eve").slash(server.games, "table show"))
    assert "There's no game here right now." in text(alone)


async def test_finished_tables_can_be_shown_told_and_exported(
    server: Server, ann: MemberActor, bob: MemberActor, choose: Chooser
) -> None:
    over = await played_out(server, ann, choose)
    running = [await server.start(ann, bob), await server.start(ann, bob)]
    for command in ("show", "log", "export"):
        typed = await bob.autocomplete(server.games, f"table {command}", "table", over.id)
        assert [choice["value"] for choice in typed] == [over.id]
        card = private(await ann.slash(server.games, f"table {command}"))
        assert offered(card)[-1] == over.id
        assert len(offered(card)) == 3
        answer = await chosen(ann, card, over)
        assert answer.attachments
        if command == "show":
            assert "Points in full" in buttons(answer)
    told = (await attachment(private(await ann.slash(server.games, "table log", table=over.id)))).decode()
    assert "\nRound 1\n" in told
    assert "\nResult\n1. " in told
    assert "*" not in told
    typed = await bob.autocomplete(server.games, "table hand", "table", "")
    assert sorted(choice["value"] for choice in typed) == sorted(table.id for table in running)
    eve = server.person("Eve")
    assert "There's no game here right now." in text(private(await eve.slash(server.games, "table log")))


async def test_the_only_finished_table_is_meant_when_none_is_open(
    server: Server, ann: MemberActor, choose: Chooser
) -> None:
    over = await played_out(server, ann, choose)
    assert over.id in text(private(await ann.slash(server.games, "table show")))


async def test_the_list_says_whose_turn_it_is_and_names_everybody_once(
    server: Server, ann: MemberActor, bob: MemberActor
) -> None:
    first, second = await server.start(ann, bob), await server.open(bob)
    due = first.due(ann, bob)
    other = bob if due is ann else ann
    name = due.user.global_name
    for person, sign in ((due, "**It's your turn** at"), (other, f"[**{first.id}**]")):
        listed = text(private(await person.slash(server.games, "table list"))).splitlines()
        (line,) = [line for line in listed if first.id in line]
        assert line.startswith(sign)
        assert f"▸\u00a0{name}" in line
        assert line.count("Ann") == line.count("Bob") == 1
        assert f"/channels/{ann.guild.id}/{first.venue.id})" in line
        assert listed[-1] == "-# ▸ marks whose turn it is."
        (lobby,) = [line for line in listed if second.id in line]
        assert lobby.endswith("Bob – waiting for players")
    assert text(private(await due.slash(server.games, "table list"))).startswith("**It's your turn**")


async def test_leaving_asks_first_and_never_mind_changes_nothing(
    server: Server, ann: MemberActor, bob: MemberActor
) -> None:
    table = await server.start(ann, bob)
    card = private(await bob.slash(table.venue, "table leave"))
    assert list(buttons(card)) == ["Never mind", "Leave"]
    assert "`/me away` saves your seat" in text(card)
    again = private(await bob.click(card, label="Never mind"))
    assert text(again) == "Nothing has changed."
    assert buttons(again) == {}
    assert len(table.boards) == 1
    lobby = await server.open(bob)
    await ann.click(lobby.lobby, label="Join")
    card = private(await ann.slash(server.games, "table leave", table=lobby.id))
    assert "you can join again" in text(card)
    await bob.click(lobby.lobby, label="Start")
    card = private(await ann.click(card, label="Leave"))
    assert "A computer player takes over under your name" in text(card)  # asked again: the game is on now
    await ann.click(card, label="Leave")
    assert any("Ann has left" in text(board) for board in lobby.boards)


async def test_the_last_one_is_told_that_leaving_closes_the_table(server: Server, ann: MemberActor) -> None:
    table = await server.start(ann, computers=1)
    card = private(await ann.slash(table.venue, "table leave"))
    assert "it closes for good" in text(card)
    await ann.click(card, label="Leave")
    assert "This table is closed." in text(table.lobby)


async def test_closing_asks_first_and_only_who_may(
    server: Server, ann: MemberActor, bob: MemberActor
) -> None:
    table = await server.start(ann, bob)
    assert "Only the host" in text(private(await bob.slash(table.venue, "table close")))
    card = private(await ann.slash(table.venue, "table close"))
    assert "without a result" in text(card)
    assert list(buttons(card)) == ["Never mind", "Close table"]
    assert "The game is on." in text(table.lobby)
    forged = buttons(card)["Close table"]
    await server.forge(bob, table.lobby, forged)
    assert "The game is on." in text(table.lobby)
    await ann.click(card, label="Close table")
    assert "This table is closed." in text(table.lobby)


async def test_a_host_alone_closes_a_lobby_with_one_press(server: Server, ann: MemberActor) -> None:
    table = await server.open(ann)
    answer = private(await ann.click(await set_up(ann, table), label="Close table"))
    assert text(answer) == f"Table {table.id} is closed."
    assert "This table is closed." in text(table.lobby)


async def test_a_forged_menu_offers_nothing_that_is_hidden(
    server: Server, ann: MemberActor, bob: MemberActor
) -> None:
    table = await server.start(ann, bob)
    eve = server.person("Eve")
    for forged in (
        "k1:-:0:command:show",
        "k1:-:0:command:dance",
        f"k1:-:0:retire:{table.id} game",
        "k1:-:0:do:x",
    ):
        await server.forge(eve, table.lobby, forged)
    assert len(table.boards) == 1
    assert "The game is on." in text(table.lobby)
