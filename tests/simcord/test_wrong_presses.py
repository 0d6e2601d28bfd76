"""The wrong player, an old button, a press twice: a private sentence, and nothing changes."""

from __future__ import annotations

from simcord import MemberActor

from tests.simcord.reading import buttons, choices, labels, private, text
from tests.simcord.server import Server, answer

OLD = "That button was out of date, so nothing has changed."


async def test_who_is_not_due_sees_their_own_kingdom_and_nothing_to_press(
    server: Server, ann: MemberActor, bob: MemberActor
) -> None:
    table = await server.start(ann, bob)
    waiting = bob if table.due(ann, bob) is ann else ann
    panel = await table.panel(waiting)
    assert "I'll mention you when it's your turn." in text(panel)
    assert len(panel.attachments) == 1
    assert [*buttons(panel)] == ["Quiet hours…"]


async def test_a_stranger_is_told_that_they_do_not_play(
    server: Server, ann: MemberActor, bob: MemberActor
) -> None:
    table = await server.start(ann, bob)
    eve = server.person("Eve")
    assert "You're not playing at this table." in text(await table.panel(eve))
    hand = private(await eve.slash(table.venue, "table hand"))
    assert "You're not playing at this table." in text(hand)
    left = private(await eve.slash(table.venue, "table leave"))
    assert "You're not playing at this table." in text(left)
    assert len(table.boards) == 1


async def test_a_stale_button_changes_nothing_and_brings_the_panel_up_to_date(
    server: Server, ann: MemberActor, bob: MemberActor
) -> None:
    table = await server.start(ann, bob)
    due = table.due(ann, bob)
    first, second = await table.panel(due), await table.panel(due)
    await due.click(first, label=labels(first, "do")[0])
    log, posted = await table.log(due), len(table.boards)
    await due.click(second, label=labels(second, "do")[1])
    assert OLD in text(second)
    assert await table.log(due) == log
    assert len(table.boards) == posted


async def test_an_old_question_is_not_answered_with_an_old_board(
    server: Server, ann: MemberActor, bob: MemberActor
) -> None:
    table = await server.start(ann, bob)
    due = await table.claim_all(ann, bob)
    first, second = await table.panel(due), await table.panel(due)
    square = [*labels(first, "ask"), *choices(first)][0]
    while not labels(first, "do"):
        await answer(due, first, [*labels(first, "ask"), *choices(first)][0])
    await due.click(first, label=labels(first, "do")[0])
    await answer(due, second, square)
    assert OLD in text(second)
    assert "Claim a domino" in text(second)


async def test_an_old_picture_that_kept_its_buttons_opens_the_table_as_it_is_now(
    server: Server, ann: MemberActor, bob: MemberActor
) -> None:
    table = await server.start(ann, bob)
    due = table.due(ann, bob)
    server.env.inject_error("PATCH", f"/channels/{table.venue.id}/messages/*", status=403, code=50013)
    panel = await table.panel(due)
    await due.click(panel, label=labels(panel, "do")[0])
    old, new = table.boards
    assert "Your turn" in buttons(old)
    due = table.due(ann, bob)
    assert buttons(await table.panel(due, old)) == buttons(await table.panel(due, new))


async def test_a_press_that_is_delivered_again_acts_once(
    server: Server, ann: MemberActor, bob: MemberActor
) -> None:
    table = await server.start(ann, bob)
    due = table.due(ann, bob)
    panel = await table.panel(due)
    await due.click(panel, label=labels(panel, "do")[0])
    shown, posted = text(panel), len(table.boards)
    await server.deliver_again()
    assert text(panel) == shown
    assert len(table.boards) == posted
    assert (await table.log(due)).count(" claims ") == 1


async def test_two_presses_at_one_moment_act_once(server: Server, ann: MemberActor, bob: MemberActor) -> None:
    table = await server.start(ann, bob)
    due = table.due(ann, bob)
    panel = await table.panel(due)
    await server.at_once(due, panel, next(iter(buttons(panel).values())))
    assert (await table.log(due)).count(" claims ") == 1
    assert len(table.boards) == 2


async def test_start_pressed_twice_at_one_moment_makes_one_thread(
    server: Server, ann: MemberActor, bob: MemberActor
) -> None:
    table = await server.open(ann)
    await bob.click(table.lobby, label="Join")
    await server.at_once(ann, table.lobby, buttons(table.lobby)["Start"])
    assert len(server.games.threads) == 1
    assert len(table.boards) == 1


async def test_a_panel_of_a_closed_table_says_so(server: Server, ann: MemberActor, bob: MemberActor) -> None:
    table = await server.start(ann, bob)
    due = table.due(ann, bob)
    panel = await table.panel(due)
    server.env.inject_error("PATCH", f"/channels/{table.venue.id}/messages/*", status=403, code=50013)
    await ann.click(private(await ann.slash(table.venue, "table close")), label="Close table")
    assert not buttons(panel)
    assert "This game is over." in text(await table.panel(due, table.boards[0]))
    assert "Your turn" not in buttons(table.board)
    assert "This table is closed." in text(table.lobby)
