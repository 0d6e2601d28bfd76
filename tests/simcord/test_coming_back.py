"""The way back to a table: a notice board, the form for a new table, an invitation, and the next table."""

from __future__ import annotations

from discord import Message
from simcord import ChannelHandle, MemberActor

from bot.texts import translator
from tests.simcord.reading import buttons, labels, private, text
from tests.simcord.server import Chooser, Server, TableSeen
from tests.simcord.test_me import choose as choose_setting

WORDS = translator("en")
FORM = {"game": ["kingdomino"], "computers": ["0"], "level": "fair", "pace": ["none"], "rated": "no"}


def notice_board(wall: ChannelHandle) -> Message:
    """The only notice board in a channel, where Discord also tells that it was pinned."""
    [board] = [message for message in wall.history() if WORDS("notice-title") in text(message)]
    return board


async def test_from_the_notice_board_to_a_table_and_on_to_the_next_one(
    server: Server, ann: MemberActor, bob: MemberActor, choose: Chooser
) -> None:
    manager, wall = server.person("Max", manager=True), server.channel("wall")
    card = private(await manager.slash(server.games, "server settings"))
    await choose_setting(manager, card, "notice", str(wall.id))
    await server.later(15)
    board = notice_board(wall)
    assert WORDS("notice-empty") in text(board)

    form = await ann.slash(server.games, "table new")
    opened = private(await ann.submit_modal(form, FORM))
    first = TableSeen(server.env, server.games, text(opened).split("**")[1])
    private(await ann.context_menu(server.games, WORDS("menu-invite"), bob))
    [invitation] = bob.user.dm_channel.history()
    assert "Ann" in text(invitation)
    await bob.user.click(invitation, label=WORDS("join"))
    await server.later(15)
    shown = notice_board(wall)
    assert shown.id == board.id
    assert "Ann, Bob (2/4)" in text(shown)
    assert labels(shown, "sit") == [WORDS("notice-join", game="Kingdomino", name="Ann")]

    await ann.click(first.lobby, label="Start")
    second = await server.start(ann, bob)
    person = first.due(ann, bob)
    while second.due(ann, bob) is not person:
        await second.decide(bob if person is ann else ann, choose)
    await server.later(15)
    shown = notice_board(wall)
    assert text(shown).count("to move") == 2
    panel = await first.decide(person, choose)
    [offered] = labels(panel, "next")
    assert offered == WORDS("next-table", game="Kingdomino", count=1)
    panel = private(await person.click(panel, label=offered))
    assert f"<#{second.venue.id}>" in text(panel)
    assert {one.split(":")[1] for one in buttons(panel).values()} == {second.id}
