"""Access to a table: for people who see its channel, or sit at it if the channel is unknown."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any
from unittest.mock import Mock

import discord
import pytest

from bot.tables.actors import Person
from bot.tables.refusal import Refusal
from bot.ui.interactions.access import Rights, person_at, rights_in, sees
from tests.ui.tables import table_of

ANN, STRANGER = 100, 999
GUILD, ELSEWHERE = 1, 2
HERE, THERE = 2, 50

SEES = discord.Permissions(view_channel=True)
THREADS = discord.Permissions(view_channel=True, manage_threads=True)
MESSAGES = discord.Permissions(view_channel=True, manage_messages=True)
ALL = discord.Permissions(view_channel=True, manage_threads=True, manage_messages=True)
NOTHING = discord.Permissions(manage_threads=True, manage_messages=True)


def channel(allowed: discord.Permissions) -> Any:
    return Mock(discord.TextChannel, permissions_for=Mock(return_value=allowed))


def thread(allowed: discord.Permissions, *, private: bool = True) -> Any:
    return Mock(
        discord.Thread, permissions_for=Mock(return_value=allowed), is_private=Mock(return_value=private)
    )


@dataclass
class Asked:
    """A question about a table in one channel, from a place of the same server or another."""

    channel: Any = None
    """The table's channel in the bot's cache; None if it is unknown."""
    user_id: int = ANN
    here: Any = None
    guild_id: int | None = GUILD
    permissions: discord.Permissions = SEES

    def interaction(self) -> Any:
        known = {HERE: self.channel}
        guild = Mock(discord.Guild, get_channel_or_thread=known.get)
        user = Mock(discord.Member, id=self.user_id)
        return Mock(
            discord.Interaction,
            channel=self.here if self.here is not None else Mock(id=THERE, parent_id=None),
            user=user,
            guild=guild if self.guild_id is not None else None,
            guild_id=self.guild_id,
            permissions=self.permissions,
        )


def place(channel_id: int, parent: int | None = None) -> Any:
    return Mock(id=channel_id, parent_id=parent)


@pytest.mark.parametrize("here", [place(HERE), place(THERE, HERE)])
@pytest.mark.parametrize(("permissions", "moderates"), [(SEES, False), (MESSAGES, True)])
def test_who_stands_in_the_channel_or_in_a_thread_of_it_sees_it(
    here: Any, permissions: discord.Permissions, moderates: bool
) -> None:
    asked = Asked(channel(NOTHING), here=here, permissions=permissions).interaction()
    assert rights_in(asked, HERE) == Rights(sees=True, moderates=moderates)


@pytest.mark.parametrize(
    ("there", "rights"),
    [
        (None, Rights(sees=False)),
        (channel(SEES), Rights(sees=True)),
        (channel(MESSAGES), Rights(sees=True, moderates=True)),
        (channel(THREADS), Rights(sees=True)),
        (channel(NOTHING), Rights(sees=False)),
        (thread(SEES, private=False), Rights(sees=True)),
        (thread(MESSAGES, private=False), Rights(sees=True, moderates=True)),
        (thread(SEES), Rights(sees=False)),
        (thread(MESSAGES), Rights(sees=False)),
        (thread(THREADS), Rights(sees=True)),
        (thread(ALL), Rights(sees=True, moderates=True)),
        (thread(NOTHING), Rights(sees=False)),
    ],
)
def test_from_elsewhere_the_channels_permissions_decide_and_a_private_thread_is_for_who_sees_all(
    there: Any, rights: Rights
) -> None:
    # The person's permissions in their own channel do not count.
    assert rights_in(Asked(there, permissions=ALL).interaction(), HERE) == rights


def test_outside_of_a_server_nobody_has_rights() -> None:
    alone = Asked(channel(ALL), guild_id=None, permissions=ALL).interaction()
    assert rights_in(alone, HERE) == Rights(sees=False)
    user = Asked(channel(ALL), permissions=ALL).interaction()
    user.user = Mock(discord.User, id=ANN)
    assert rights_in(user, HERE) == Rights(sees=False)


ROW = table_of("kingdomino", None, 2).row


@pytest.mark.parametrize(
    ("asked", "seen"),
    [
        (Asked(channel(SEES), STRANGER), True),
        (Asked(channel(NOTHING)), False),  # a player who was shut out of the channel
        (Asked(None), True),  # a channel that was deleted, a thread that sleeps
        (Asked(None, STRANGER), False),
        (Asked(thread(SEES)), True),
        (Asked(thread(SEES), STRANGER), False),
        (Asked(thread(NOTHING, private=False)), False),
        (Asked(channel(SEES), guild_id=ELSEWHERE), False),
        (Asked(None, guild_id=ELSEWHERE), False),
    ],
)
def test_a_table_is_there_for_who_sees_its_channel_or_plays_where_it_can_not_be_looked_up(
    asked: Asked, seen: bool
) -> None:
    interaction = asked.interaction()
    assert sees(interaction, ROW) is seen
    person = Person(asked.user_id, "Ann", lang="en")
    if seen:
        assert person_at(interaction, ROW, person) == person
    else:
        with pytest.raises(Refusal) as refusal:
            person_at(interaction, ROW, person)
        assert refusal.value.code == "unknown-table"


def test_a_moderator_is_one_at_the_table_only_with_rights_in_its_channel() -> None:
    person = Person(STRANGER, "Mo", lang="en")
    assert person_at(Asked(channel(MESSAGES), STRANGER).interaction(), ROW, person).moderator
    elsewhere = Asked(channel(SEES), STRANGER, permissions=ALL).interaction()
    assert not person_at(elsewhere, ROW, person).moderator


def test_in_a_private_message_a_table_is_there_for_who_sits_at_it() -> None:
    ann, stranger = Person(ANN, "Ann", lang="en"), Person(STRANGER, "Mo", lang="en")
    assert person_at(Asked(guild_id=None).interaction(), ROW, ann) == ann
    with pytest.raises(Refusal):
        person_at(Asked(user_id=STRANGER, guild_id=None).interaction(), ROW, stranger)
