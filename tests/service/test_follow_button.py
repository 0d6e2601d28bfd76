"""The buttons of following: for people who watch a running game, and never in a private thread."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock

import discord
import pytest

from bot.features.following.cards import Following
from bot.features.following.store import FollowerStore
from bot.store import Store
from bot.tables.actors import Person
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.texts import translator
from bot.ui.interactions.press import Press
from tests.service.playing import ANN, BOB, HERE, fresh, refused, started

EVE = Person(66, "Eve")


def channel() -> Any:
    return Mock(discord.TextChannel)


def thread(*, private: bool) -> Any:
    made = Mock(discord.Thread)
    made.is_private.return_value = private
    return made


class Watching:
    """A person who presses the follow buttons below a table in that place."""

    def __init__(self, tables: Tables, store: Store, place: Any = None) -> None:
        self._followers = FollowerStore(store.database)
        self._following = Following(tables, self._followers)
        self._guild = Mock(get_channel_or_thread={HERE.channel: place or channel()}.get)

    async def press(self, table: Table, argument: str, person: Person = EVE) -> None:
        click: Any = SimpleNamespace(
            table=table.id,
            press=Press(table.id, table.seq, "follow", argument),
            argument=argument,
            person=person,
            words=translator("en"),
            reply=SimpleNamespace(interaction=SimpleNamespace(guild=self._guild)),
        )
        await self._following.follow(click)

    async def followers(self, table: Table) -> dict[int, bool]:
        """The people who follow the table, and whether at each round."""
        return await self._followers.of(table.id)


@pytest.mark.parametrize("place", [channel(), thread(private=False)], ids=["channel", "thread"])
async def test_somebody_who_watches_follows_and_stops(tables: Tables, store: Store, place: Any) -> None:
    table, watching = await started(tables, ANN, BOB), Watching(tables, store, place)
    for argument, followers in (
        ("", {}),
        ("end", {EVE.id: False}),
        ("rounds", {EVE.id: True}),
        ("", {EVE.id: True}),
        ("stop", {}),
    ):
        await watching.press(table, argument)
        assert await watching.followers(table) == followers


@pytest.mark.parametrize("argument", ["", "end", "rounds", "stop"])
async def test_nobody_follows_a_table_in_a_private_thread(
    tables: Tables, store: Store, argument: str
) -> None:
    """A mention would bring back a member who was removed from the thread."""
    table, watching = await started(tables, ANN, BOB), Watching(tables, store, thread(private=True))
    with refused("follow-private"):
        await watching.press(table, argument)
    assert await watching.followers(table) == {}


async def test_only_a_running_game_of_others_is_followed(tables: Tables, store: Store) -> None:
    watching = Watching(tables, store)
    lobby = await tables.lobby.open(HERE, ANN, "kingdomino", fresh())
    table = await started(tables, ANN, BOB)
    with refused("not-started"):
        await watching.press(lobby, "end")
    with refused("follow-own"):
        await watching.press(table, "end", ANN)
    await tables.play.end(table.id, ANN, fresh())
    with refused("table-over"):
        await watching.press(table, "end")
    assert await watching.followers(table) == {}
