"""Permissions in a channel."""

import pytest

from playground.model import ChannelKind
from playground.permissions import ALL, EVERYONE, Permission, in_channel
from playground.world import World

NONE = Permission(0)
SEND, VIEW = Permission.SEND_MESSAGES, Permission.VIEW_CHANNEL


@pytest.fixture
def world() -> World:
    return World()


def test_members_have_what_everyone_has_and_strangers_nothing(world: World) -> None:
    channel = world.create_channel("general")
    ann = world.add_user("Ann")
    assert world.allowed(channel, ann.id) == EVERYONE
    world.remove_member(ann.id)
    assert world.allowed(channel, ann.id) == NONE


def test_the_owner_may_do_everything_whatever_a_channel_denies(world: World) -> None:
    channel = world.create_channel("general")
    world.overwrite(channel, world.guild.id, allow=NONE, deny=VIEW)
    assert world.allowed(channel, world.guild.owner_id) == ALL


def test_a_members_overwrite_beats_a_roles_and_a_roles_beats_everyones(world: World) -> None:
    channel = world.create_channel("general")
    mia = world.add_user("Mia", moderator=True)
    role_id = world.guild.members[mia.id].roles[0]
    world.overwrite(channel, world.guild.id, allow=NONE, deny=SEND)
    assert not world.allowed(channel, mia.id) & SEND
    world.overwrite(channel, role_id, allow=SEND, deny=NONE)
    assert world.allowed(channel, mia.id) & SEND
    world.overwrite(channel, mia.id, allow=NONE, deny=SEND)
    assert not world.allowed(channel, mia.id) & SEND
    world.overwrite(channel, mia.id, allow=SEND, deny=NONE)
    assert world.allowed(channel, mia.id) & SEND


def test_whoever_does_not_see_a_channel_can_do_nothing_there(world: World) -> None:
    channel = world.create_channel("general")
    ann = world.add_user("Ann")
    world.overwrite(channel, ann.id, allow=NONE, deny=VIEW)
    assert in_channel(world.guild, channel, ann.id) == NONE


def test_a_thread_has_its_parents_permissions(world: World) -> None:
    channel = world.create_channel("general")
    thread = world.create_thread(channel, "table", world.bot.id)
    ann = world.add_user("Ann")
    assert world.allowed(thread, ann.id) == EVERYONE
    world.overwrite(channel, ann.id, allow=NONE, deny=VIEW)
    assert world.allowed(thread, ann.id) == NONE


def test_a_private_thread_opens_to_members_and_to_who_manages_threads(world: World) -> None:
    channel = world.create_channel("general")
    kind = ChannelKind.PRIVATE_THREAD
    thread = world.create_thread(channel, "hand", world.bot.id, kind=kind)
    ann, mia = world.add_user("Ann"), world.add_user("Mia", moderator=True)
    assert world.allowed(thread, ann.id) == NONE
    assert world.allowed(thread, mia.id) & VIEW
    world.add_thread_member(thread, ann.id)
    assert world.allowed(thread, ann.id) & VIEW


def test_a_direct_message_is_between_two(world: World) -> None:
    ann, bob = world.add_user("Ann"), world.add_user("Bob")
    channel = world.open_dm(ann.id)
    assert world.open_dm(ann.id) is channel
    assert world.allowed(channel, ann.id) & SEND
    assert world.allowed(channel, bob.id) == NONE


def test_ids_grow_even_within_a_millisecond(world: World) -> None:
    ids = [world.snowflakes.next() for _ in range(1000)]
    assert ids == sorted(set(ids))
