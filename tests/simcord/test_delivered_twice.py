"""Discord delivers a press again when in doubt: no button of a card acts twice."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import discord
from simcord import MemberActor

from tests.cases import case
from tests.simcord.reading import Seen, buttons, text, verb
from tests.simcord.server import Server
from tests.simcord.test_every_button import Curious, Part, answers_of
from tests.support.features import all_commands, all_verbs

LAST = ("do", "start", "close", "retire", "end", "leave")
"""Verbs that take the other buttons away: they are pressed at the end."""


def done(server: Server, data: Path) -> list[str]:
    """Returns everything that is stored, and the posts that everybody sees."""
    with closing(sqlite3.connect(data)) as connection:
        posts = [text(post) for post in server.games.history() if not post.flags.ephemeral]
        return [*connection.iterdump(), *posts]


async def press_all_twice(server: Server, data: Path, person: MemberActor, card: Seen) -> set[str]:
    """Presses a button of each verb on a card and delivers the press again; returns the verbs."""
    offered = {verb(pressed): pressed for pressed in buttons(card).values()}
    for pressed in sorted(offered.values(), key=lambda pressed: verb(pressed) in LAST):
        with case(pressed):
            await server.forge(person, card, pressed)
            await again(server, data, pressed)
    return set(offered)


async def again(server: Server, data: Path, pressed: str) -> None:
    """Delivers the last press again, unless it only looks at something: that may be done twice."""
    if not all_verbs()[verb(pressed)].looks:
        once = done(server, data)
        await server.deliver_again()
        assert done(server, data) == once


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


class Twice(Curious):
    """People whose presses are all delivered twice."""

    def __init__(self, server: Server, data: Path) -> None:
        super().__init__(server)
        self._data = data

    async def _press(self, person: MemberActor, part: Part) -> list[Seen]:
        shown = await super()._press(person, part)
        with case(part.custom_id):
            await again(self._server, self._data, part.custom_id)
        return shown


async def test_no_button_of_a_card_that_a_command_shows_acts_twice(
    server: Server, ann: MemberActor, data: Path
) -> None:
    """Commands are found by looking: all that need nothing to be filled in, with the cards behind theirs."""
    twice = Twice(server, data)
    for command in (await all_commands()).walk_commands():
        if isinstance(command, discord.app_commands.Command) and not any(
            one.required for one in command.parameters
        ):
            with case(command.qualified_name):
                result = await ann.slash(server.games, command.qualified_name)
                await twice.follow(ann, *answers_of(result))
    await twice.end()
    verbs = {kind.partition(" ")[0] for kind in twice.pressed}
    assert {"daily", "learn", "puzzle", "me", "forget"} <= verbs
