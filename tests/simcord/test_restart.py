"""The bot is stopped and another one started on the same data file."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable
from contextlib import suppress

import pytest
from simcord import MemberActor

from bot.store.expiry import Expiry
from tests.simcord.reading import buttons, choices, labels, text
from tests.simcord.server import PATIENCE, Chooser, Server, answer

A_WHILE = 1.5
"""Seconds in which the bot tries in vain to post a picture."""


async def in_vain(server: Server, action: Awaitable[object]) -> list[str]:
    """Lets a person act while Discord refuses messages; returns the paths to which the bot tried to post.

    Whether the bot counts as busy or as resting between two tries is a matter of milliseconds.
    """
    before = len(server.env.http_requests)
    with suppress(TimeoutError):
        await server.patiently(A_WHILE, action)

    def tried() -> list[str]:
        made = server.env.http_requests[before:]
        return [one.path for one in made if one.method == "POST" and one.path.endswith("/messages")]

    for _ in range(int(PATIENCE / 0.05)):
        if tried():
            break
        await asyncio.sleep(0.05)
    assert tried()
    return tried()


async def test_the_buttons_of_a_lobby_work_after_a_restart(
    server: Server, ann: MemberActor, bob: MemberActor
) -> None:
    table = await server.open(ann)
    lobby = table.lobby.id
    await server.restart()
    await bob.click(table.lobby, label="Join")
    await server.restart()
    await ann.click(table.lobby, label="Start")
    assert table.lobby.id == lobby
    assert "The game is on." in text(table.lobby)
    assert len(table.boards) == 1


async def test_old_panels_and_pictures_work_after_a_restart(
    server: Server, ann: MemberActor, bob: MemberActor
) -> None:
    table = await server.start(ann, bob)
    due = table.due(ann, bob)
    panel = await table.panel(due)
    await server.restart()
    assert buttons(await table.panel(due)) == buttons(panel)
    await due.click(panel, label=labels(panel, "do")[0])
    old, new = table.boards
    assert buttons(old) == {}
    assert f"**{due.user.global_name}** claims" in text(new)


async def test_a_half_answered_panel_goes_on_where_it_was(
    server: Server, ann: MemberActor, bob: MemberActor
) -> None:
    table = await server.start(ann, bob)
    due = await table.claim_all(ann, bob)
    panel = await table.panel(due)
    while not labels(panel, "do"):
        await answer(due, panel, [*labels(panel, "ask"), *choices(panel)][0])
    await server.restart()
    await due.click(panel, label=labels(panel, "do")[0])
    assert "Claim a domino" in text(panel)


async def test_nothing_is_posted_or_registered_again(
    server: Server, ann: MemberActor, bob: MemberActor
) -> None:
    table = await server.start(ann, bob)
    posted = [message.id for message in table.venue.history()]
    before = len(server.env.http_requests)
    await server.restart()
    asked = [(request.method, request.path) for request in server.env.http_requests[before:]]
    assert {method for method, _ in asked} == {"GET"}
    assert [message.id for message in table.venue.history()] == posted


async def test_a_picture_that_could_not_be_posted_is_posted_by_the_next_start(
    server: Server, ann: MemberActor, bob: MemberActor
) -> None:
    table = await server.start(ann, bob)
    due = table.due(ann, bob)
    panel = await table.panel(due)
    server.env.inject_error("POST", f"/channels/{table.venue.id}/messages", status=500, times=None)
    tried = await in_vain(server, due.click(panel, label=labels(panel, "do")[0]))
    assert set(tried) == {f"/channels/{table.venue.id}/messages"}
    assert len(table.boards) == 1

    server.env.backend.faults.clear()
    await server.restart()
    old, new = table.boards
    claimed = (await table.log(due)).splitlines()[-1]
    assert "claims" in claimed
    assert claimed in text(new)
    assert buttons(old) == {}
    after = table.due(ann, bob)
    assert table.pinged == ([] if after is due else [after.id])  # the player who has just acted is not called


async def test_a_start_that_showed_nothing_yet_is_shown_by_the_next_start(
    server: Server, ann: MemberActor
) -> None:
    table = await server.open(ann)
    await ann.click(table.lobby, label="+ Computer")
    server.env.inject_error("POST", "/channels/*/messages", status=503, times=None)
    tried = await in_vain(server, ann.click(table.lobby, label="Start"))
    [thread] = server.games.threads
    assert set(tried) == {f"/channels/{thread.id}/messages"}
    assert table.boards == []
    server.env.backend.faults.clear()
    await server.restart()
    assert len(server.games.threads) == 1
    assert "The game begins." in text(table.boards[0])
    assert table.due(ann) is ann


async def test_what_can_not_be_read_at_the_start_keeps_no_picture_back(
    server: Server, ann: MemberActor, bob: MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await server.start(ann, bob)
    due = table.due(ann, bob)
    panel = await table.panel(due)
    server.env.inject_error("POST", f"/channels/{table.venue.id}/messages", status=500, times=None)
    await in_vain(server, due.click(panel, label=labels(panel, "do")[0]))
    server.env.backend.faults.clear()

    async def damaged(self: Expiry) -> list[int]:
        raise sqlite3.DatabaseError("database disk image is malformed")

    monkeypatch.setattr(Expiry, "servers", damaged)
    await server.restart()
    assert len(table.boards) == 2


@pytest.mark.parametrize("after", [0.0, 0.02, 0.1])
async def test_stopped_in_the_middle_of_a_press_nothing_is_lost_or_doubled(
    server: Server, ann: MemberActor, bob: MemberActor, after: float
) -> None:
    table = await server.start(ann, bob)
    due = table.due(ann, bob)
    panel = await table.panel(due)
    wanted = labels(panel, "do")[0]
    with suppress(TimeoutError):
        await server.patiently(after, due.click(panel, label=wanted))
    told = "claims" in text(panel)
    await server.restart()
    claims = (await table.log(due)).count(" claims ")
    assert claims == 1 or (claims == 0 and not told)
    assert len(table.boards) == 1 + claims
    if wanted in buttons(panel):
        await due.click(panel, label=wanted)
    assert (await table.log(due)).count(" claims ") == 1
    assert len(table.boards) == 2


async def test_a_game_goes_on_over_restarts(server: Server, ann: MemberActor, choose: Chooser) -> None:
    table = await server.start(ann, computers=1)
    for _ in range(4):
        panel, final = await table.panel(ann), False
        while not final:
            offered = labels(panel, "do") or [*labels(panel, "ask"), *choices(panel)]
            final = bool(labels(panel, "do"))
            panel = await answer(ann, panel, choose(offered))
        await server.restart()
    played = (await table.log(ann)).count("**Ann** claims")
    assert played >= 2
    pictures = [board.attachments[0].filename for board in table.boards]
    assert len(pictures) == len(set(pictures))
