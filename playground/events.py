"""The world's changes as the gateway's events."""

from collections.abc import Callable

from playground import payloads
from playground.model import Channel, ChannelKind, Interaction, Json, Member, Message, Role, ScheduledEvent
from playground.permissions import Permission
from playground.state import Change, Interest, ThreadMembers
from playground.world import World


def _channel(world: World, change: Change) -> Json:
    assert isinstance(change.subject, Channel)
    return payloads.channel(world, change.subject)


def _new_thread(world: World, change: Change) -> Json:
    return _channel(world, change) | {"newly_created": True}


def _joined_thread(world: World, change: Change) -> Json:
    """Returns the private thread to which the bot was added, with its membership."""
    assert isinstance(change.subject, Channel)
    return _channel(world, change) | {"member": payloads.thread_member(change.subject, world.bot.id)}


def _threads_of(world: World, change: Change) -> Json:
    """Returns the open threads of a channel that has become visible to the bot."""
    channel, bot = change.subject, world.bot.id
    assert isinstance(channel, Channel)
    open_ones = [
        c for c in world.channels(*ChannelKind.THREADS) if c.parent_id == channel.id and not c.archived
    ]
    threads = [c for c in open_ones if world.allowed(c, bot) & Permission.VIEW_CHANNEL]
    return {
        "guild_id": str(channel.guild_id),
        "channel_ids": [str(channel.id)],
        "threads": [payloads.channel(world, thread) for thread in threads],
        "members": [payloads.thread_member(t, bot) for t in threads if bot in t.thread_members],
    }


def _gone_thread(world: World, change: Change) -> Json:
    whole = _channel(world, change)
    return {key: whole[key] for key in ("id", "guild_id", "parent_id", "type")}


def _thread_members(world: World, change: Change) -> Json:
    moved, thread = change.subject, change.channel
    assert isinstance(moved, ThreadMembers)
    assert thread is not None
    return {
        "id": str(thread.id),
        "guild_id": str(thread.guild_id),
        "member_count": min(len(thread.thread_members), 50),
        "added_members": [payloads.thread_member(thread, i) for i in moved.added],
        "removed_member_ids": [str(i) for i in moved.removed],
    }


def _message(world: World, change: Change) -> Json:
    assert isinstance(change.subject, Message)
    return payloads.message_event(world, change.subject)


def _gone_message(world: World, change: Change) -> Json:
    message = change.subject
    assert isinstance(message, Message)
    body: Json = {"id": str(message.id), "channel_id": str(message.channel_id)}
    if change.channel is not None and change.channel.guild_id is not None:
        body["guild_id"] = str(change.channel.guild_id)
    return body


def _guild_id(change: Change) -> str:
    assert change.guild is not None
    return str(change.guild.id)


def _gone_guild(world: World, change: Change) -> Json:
    """Returns a server that removed the bot, or one that has an outage."""
    assert change.guild is not None
    body: Json = {"id": str(change.guild.id)}
    return body | {"unavailable": True} if change.guild.unavailable else body


def _member(world: World, change: Change) -> Json:
    assert isinstance(change.subject, Member)
    return payloads.member(world, change.subject) | {"guild_id": _guild_id(change)}


def _gone_member(world: World, change: Change) -> Json:
    assert isinstance(change.subject, Member)
    person = world.user(change.subject.user_id)
    return {"guild_id": _guild_id(change), "user": payloads.user(person)}


def _role(world: World, change: Change) -> Json:
    assert isinstance(change.subject, Role)
    return {"guild_id": _guild_id(change), "role": payloads.role(change.subject)}


def _pins(world: World, change: Change) -> Json:
    assert isinstance(change.subject, Channel)
    channel = change.subject
    return {"guild_id": str(channel.guild_id), "channel_id": str(channel.id)}


def _scheduled(world: World, change: Change) -> Json:
    assert isinstance(change.subject, ScheduledEvent)
    assert change.guild is not None
    return payloads.scheduled_event(world, change.guild, change.subject)


def _interest(world: World, change: Change) -> Json:
    assert isinstance(change.subject, Interest)
    interest = change.subject
    return {
        "guild_scheduled_event_id": str(interest.event_id),
        "user_id": str(interest.user_id),
        "guild_id": _guild_id(change),
    }


def _interaction(world: World, change: Change) -> Json:
    assert isinstance(change.subject, Interaction)
    return payloads.interaction(world, change.subject)


# Changes that Discord sends under another event's name.
SENT_AS = {"thread_joined": "THREAD_CREATE"}
EVENTS: dict[str, Callable[[World, Change], Json]] = {
    "CHANNEL_CREATE": _channel,
    "CHANNEL_UPDATE": _channel,
    "CHANNEL_DELETE": _channel,
    "CHANNEL_PINS_UPDATE": _pins,
    "THREAD_CREATE": _new_thread,
    "thread_joined": _joined_thread,
    "THREAD_UPDATE": _channel,
    "THREAD_DELETE": _gone_thread,
    "THREAD_LIST_SYNC": _threads_of,
    "THREAD_MEMBERS_UPDATE": _thread_members,
    "MESSAGE_CREATE": _message,
    "MESSAGE_UPDATE": _message,
    "MESSAGE_DELETE": _gone_message,
    "GUILD_DELETE": _gone_guild,
    "GUILD_MEMBER_ADD": _member,
    "GUILD_MEMBER_REMOVE": _gone_member,
    "GUILD_MEMBER_UPDATE": _member,
    "GUILD_ROLE_CREATE": _role,
    "GUILD_ROLE_UPDATE": _role,
    "GUILD_SCHEDULED_EVENT_CREATE": _scheduled,
    "GUILD_SCHEDULED_EVENT_UPDATE": _scheduled,
    "GUILD_SCHEDULED_EVENT_DELETE": _scheduled,
    "GUILD_SCHEDULED_EVENT_USER_ADD": _interest,
    "GUILD_SCHEDULED_EVENT_USER_REMOVE": _interest,
    "INTERACTION_CREATE": _interaction,
}
