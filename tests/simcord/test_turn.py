"""A turn: the private panel, claiming, placing by letters, the preview, the new picture."""

from __future__ import annotations

import re

from simcord import MemberActor

from tests.simcord.reading import buttons, choices, labels, private, text
from tests.simcord.server import Server, answer


async def test_who_is_due_is_pinged_and_nobody_else(
    server: Server, ann: MemberActor, bob: MemberActor
) -> None:
    table = await server.start(ann, bob)
    due = table.due(ann, bob)
    assert table.pinged == [due.id]
    assert f"{due.mention}, claim a domino." in text(table.board)


async def test_your_turn_opens_a_panel_that_only_its_player_sees(
    server: Server, ann: MemberActor, bob: MemberActor
) -> None:
    table = await server.start(ann, bob)
    due = table.due(ann, bob)
    other = bob if due is ann else ann
    panel = await table.panel(due)
    assert "Claim a domino" in text(panel)
    assert [label[:3] for label in labels(panel, "do")] == ["A: ", "B: ", "C: ", "D: "]
    [picture] = panel.attachments
    assert picture.filename.endswith(".png")
    assert panel.id in [message.id for message in table.venue.history(viewer=due)]
    assert panel.id not in [message.id for message in table.venue.history(viewer=other)]


async def test_a_claim_is_told_in_a_new_picture_and_the_old_one_loses_its_buttons(
    server: Server, ann: MemberActor, bob: MemberActor
) -> None:
    table = await server.start(ann, bob)
    due = table.due(ann, bob)
    panel = await table.panel(due)
    wanted = labels(panel, "do")[1]
    domino = wanted.split()[1]
    await due.click(panel, label=wanted)
    claimed = f"**{due.user.global_name}** claims {domino}."
    old, new = table.boards
    assert claimed in text(new)
    assert "Your turn" in buttons(new)
    assert buttons(old) == {}
    assert "The game begins." in text(old)
    assert len(old.attachments) == 1
    left = labels(await table.panel(table.due(ann, bob)), "do")
    assert len(left) == 3
    assert domino not in [re.findall(r"\d+", label)[0] for label in left]


async def test_a_domino_is_placed_by_letters_with_a_preview_and_a_way_back(
    server: Server, ann: MemberActor, bob: MemberActor
) -> None:
    table = await server.start(ann, bob)
    due = await table.claim_all(ann, bob)
    before = len(table.boards)

    panel = await table.panel(due)
    squares = [*labels(panel, "ask"), *choices(panel)]
    assert "Place domino" in text(panel)
    assert [label[0] for label in squares] == [chr(ord("A") + n) for n in range(len(squares))]
    named = r"[A-Y] · \+\d+|[A-Y]: [a-i][1-9](, [a-z ]+)?, \+\d+"
    assert all(re.fullmatch(named, label) for label in squares)

    for square in squares:  # one from which there is more than one way
        await answer(due, panel, square)
        if len(labels(panel, "do")) > 1:
            break
        assert "like this?" in text(panel)
        assert re.fullmatch(r"Place here: 0 to \d+, \+\d+", labels(panel, "do")[0])
        await due.click(panel, label="Back")
    assert "which way?" in text(panel)
    ways = labels(panel, "do")
    way_named = r"[A-D] · \+\d+|Place [A-D], (up|right|down|left) on [a-i][1-9]: 0 to \d+, \+\d+"
    assert all(re.fullmatch(way_named, way) for way in ways)
    assert len(panel.attachments) == 1

    await due.click(panel, label="Back")
    assert [*labels(panel, "ask"), *choices(panel)] == squares
    assert len(table.boards) == before

    await answer(due, panel, square)
    await due.click(panel, label=ways[-1])
    assert "Claim a domino" in text(panel)
    assert len(table.boards) == before

    wanted = labels(panel, "do")[0]
    await due.click(panel, label=wanted)
    assert len(table.boards) == before + 1
    domino = re.findall(r"\d+", wanted)[0]
    told = rf"\*\*{due.user.global_name}\*\* places \d+: \+{ways[-1].rpartition('+')[2]}, claims {domino}\."
    assert re.search(told, text(table.board))


async def test_anybody_may_look_closer_and_read_the_board_in_words(
    server: Server, ann: MemberActor, bob: MemberActor
) -> None:
    table = await server.start(ann, bob)
    eve = server.person("Eve")
    closer = private(await eve.click(table.board, label="Look closer"))
    assert len(closer.attachments) == 1
    words = private(await eve.click(table.board, label="In words"))
    assert "Round 1 of 6." in text(words)
    assert "**Ann**, 0 points:" in text(words)
    assert "**Bob**, 0 points:" in text(words)


async def test_the_hand_command_gives_the_same_panel_as_the_button(
    server: Server, ann: MemberActor, bob: MemberActor
) -> None:
    table = await server.start(ann, bob)
    due = table.due(ann, bob)
    panel = await table.panel(due)
    hand = private(await due.slash(server.games, "table hand", table=table.id))
    assert buttons(hand) == buttons(panel)
    await due.click(hand, label=labels(hand, "do")[0])
    assert len(table.boards) == 2


async def test_a_player_who_leaves_is_followed_by_a_computer_player(
    server: Server, ann: MemberActor, bob: MemberActor
) -> None:
    table = await server.start(ann, bob)
    asked = private(await bob.slash(table.venue, "table leave"))
    assert "A computer player takes over under your name" in text(asked)
    assert len(table.boards) == 1
    await bob.click(asked, label="Leave")
    assert any("Bob has left" in text(board) for board in table.boards)
    assert table.due(ann) is ann
    assert table.pinged == []  # no calls alone with a computer player
