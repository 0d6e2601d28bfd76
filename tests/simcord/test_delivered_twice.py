"""Discord delivers a press again when in doubt: no button of a card acts twice."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from simcord import MemberActor

from tests.cases import case
from tests.simcord.reading import Seen, buttons, verb
from tests.simcord.server import Server

LAST = ("do", "start", "close", "retire", "end", "leave")
"""Verbs that take the other buttons away: they are pressed at the end."""


def stored(data: Path) -> list[str]:
    with closing(sqlite3.connect(data)) as connection:
        return list(connection.iterdump())


async def press_all_twice(server: Server, data: Path, person: MemberActor, card: Seen) -> set[str]:
    """Presses a button of each verb on a card and delivers the press again; returns the verbs."""
    offered = {verb(pressed): pressed for pressed in buttons(card).values()}
    for pressed in sorted(offered.values(), key=lambda pressed: verb(pressed) in LAST):
        with case(pressed):
            await server.forge(person, card, pressed)
            once = stored(data)
            await server.deliver_again()
            assert stored(data) == once
    return set(offered)


async def test_no_button_of_a_lobby_a_board_or_a_panel_acts_twice(
    server: Server, ann: MemberActor, bob: MemberActor, data: Path
) -> None:
    pressed: set[str] = set()
    for person in (ann, bob):
        lobby = await server.open(ann)
        await bob.click(lobby.lobby, label="Join")
        pressed |= await press_all_twice(server, data, person, lobby.lobby)
        table = await server.start(ann, bob)
        due = table.due(ann, bob)
        panel = await table.panel(due)
        pressed |= await press_all_twice(server, data, due, panel)
        pressed |= await press_all_twice(server, data, person, table.board)
    assert {"join", "start", "do", "turn"} <= pressed
