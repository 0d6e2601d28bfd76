"""Missing permissions in a channel: the bot says so before it opens anything, or does without."""

from __future__ import annotations

import pytest
from simcord import MemberActor

from tests.simcord.reading import labels, private, text
from tests.simcord.server import Chooser, Server


@pytest.mark.parametrize(
    ("permission", "named"),
    [
        ("view_channel", "see this channel"),
        ("send_messages", "send messages"),
        ("attach_files", "attach files"),
    ],
)
async def test_a_missing_permission_is_named_and_nothing_is_opened(
    server: Server, ann: MemberActor, permission: str, named: str
) -> None:
    quiet = server.channel("quiet", **{permission: False})
    answer = private(await ann.slash(quiet, "table new", game="kingdomino"))
    assert f"I need permission to {named}." in text(answer)
    assert quiet.history() == []
    listed = private(await ann.slash(server.games, "table list"))
    assert "There are no open tables here." in text(listed)


async def test_all_missing_permissions_are_named_at_once(server: Server, ann: MemberActor) -> None:
    quiet = server.channel("quiet", send_messages=False, attach_files=False)
    answer = private(await ann.slash(quiet, "table new", game="kingdomino"))
    assert "permission to send messages, attach files." in text(answer)


@pytest.mark.parametrize("permission", ["create_public_threads", "send_messages_in_threads"])
async def test_without_threads_the_game_is_played_in_the_channel(
    server: Server, ann: MemberActor, choose: Chooser, permission: str
) -> None:
    table = await server.open(ann, server.channel("flat", **{permission: False}))
    await ann.click(table.lobby, label="+ Computer")
    await ann.click(table.lobby, label="Start")
    assert table.venue.id == table.channel.id
    assert table.due(ann) is ann
    posted = len(table.boards)
    await table.decide(ann, choose)
    assert len(table.boards) > posted


async def test_a_lobby_that_was_not_noted_is_not_looked_for_among_boards(
    server: Server, ann: MemberActor
) -> None:
    """Without a thread both are in the channel, and both have buttons of the table."""
    table = await server.open(ann, server.channel("flat", create_public_threads=False))
    await ann.click(table.lobby, label="+ Computer")
    await ann.click(table.lobby, label="Start")
    board = table.board
    assert board.channel.id == table.channel.id
    await server.change_file("UPDATE posts SET lobby = NULL")
    await server.change_file("UPDATE tables SET created = 0")  # SimCord's messages are older than today
    await server.change_file(f"INSERT INTO duties VALUES ('{table.id}', 'lobby', 1)")
    assert (table.board.id, text(table.board)) == (board.id, text(board))
    assert labels(table.board, "turn")
    assert table.due(ann) is ann


async def test_a_table_opened_from_a_thread_stands_in_its_channel(
    server: Server, ann: MemberActor, bob: MemberActor
) -> None:
    first = await server.start(ann, bob)
    second = await server.open(bob, first.venue)
    assert text(second_lobby := server.games.history()[-1]).count(second.id) == 1
    assert labels(second_lobby, "join") == ["Join"]


async def test_a_deleted_thread_moves_the_game_into_the_channel(
    server: Server, ann: MemberActor, bob: MemberActor
) -> None:
    table = await server.start(ann, bob)
    due = table.due(ann, bob)
    hand = private(await due.slash(server.games, "table hand", table=table.id))
    server.env.backend.delete_channel(table.venue.id)
    await due.click(hand, label=labels(hand, "do")[0])
    assert table.venue.id == server.games.id
    assert "claims" in text(table.board)
    assert table.due(ann, bob) in (ann, bob)
