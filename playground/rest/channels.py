"""Channels and the messages in them, as the bot uses them on its own account."""

from bisect import bisect_left, bisect_right

from playground import messages, payloads
from playground.errors import Refusal, invalid
from playground.limits import THREAD_NAME_LENGTH
from playground.model import Channel, Json, Message
from playground.permissions import Permission
from playground.rest.call import Call, Route
from playground.world import World


def visible_channel(world: World, channel_id: int) -> Channel:
    """A channel the bot can see; the others answer "Missing Access"."""
    channel = world.channel(channel_id)
    messages.check_in_sight(world, channel)
    return channel


def require(world: World, channel: Channel, needed: Permission) -> None:
    if needed & ~world.allowed(channel, world.bot.id):
        raise Refusal(50013)


def channel_of(call: Call) -> Channel:
    return visible_channel(call.world, call.id("channel"))


def message_of(call: Call, channel: Channel) -> Message:
    """A message of a channel; ephemeral ones cannot be had this way."""
    message = call.world.message(call.id("message"))
    if message.channel_id != channel.id or message.ephemeral:
        raise Refusal(10008)
    return message


def get_channel(call: Call) -> object:
    return payloads.channel(call.world, channel_of(call))


def edit_channel(call: Call) -> object:
    """Name and topic of a channel; name, archived, locked and tags of a thread."""
    world, body = call.world, call.json
    channel = channel_of(call)
    if channel.is_dm:
        raise Refusal(50003)
    name = body.get("name")
    if name is not None and not 1 <= len(name) <= THREAD_NAME_LENGTH:
        raise invalid("name", "Must be between 1 and 100 in length.", "BASE_TYPE_BAD_LENGTH")
    if channel.is_thread:
        _check_thread_edit(world, channel, body)
        if "archived" in body or "locked" in body:
            channel.archive_changed = world.clock.now()
        channel.archived = body.get("archived", channel.archived)
        channel.locked = body.get("locked", channel.locked)
        channel.invitable = body.get("invitable", channel.invitable)
        channel.applied_tags = [int(i) for i in body.get("applied_tags") or channel.applied_tags]
        channel.archive_minutes = body.get("auto_archive_duration", channel.archive_minutes)
    else:
        require(world, channel, Permission.MANAGE_CHANNELS)
        channel.topic = body.get("topic", channel.topic)
    channel.name = name or channel.name
    world.change_channel(channel)
    return payloads.channel(world, channel)


def _check_thread_edit(world: World, thread: Channel, body: Json) -> None:
    """A thread's owner may rename and archive it; locking takes Manage Threads. Nothing but
    unarchiving can be done to an archived thread."""
    moderates = bool(world.allowed(thread, world.bot.id) & Permission.MANAGE_THREADS)
    if not moderates and (thread.owner_id != world.bot.id or thread.locked or "locked" in body):
        raise Refusal(50013)
    if thread.archived and body.get("archived") is not False:
        raise Refusal(50083)


def delete_channel(call: Call) -> object:
    channel = channel_of(call)
    if channel.is_dm:
        return payloads.channel(call.world, channel)
    needed = Permission.MANAGE_THREADS if channel.is_thread else Permission.MANAGE_CHANNELS
    require(call.world, channel, needed)
    body = payloads.channel(call.world, channel)
    call.world.delete_channel(channel)
    return body


def list_messages(call: Call) -> object:
    """Newest first, at most `limit`, before, after or around an id; never ephemeral ones."""
    world = call.world
    channel = channel_of(call)
    if not world.allowed(channel, world.bot.id) & Permission.READ_MESSAGE_HISTORY:
        return []
    limit = int(call.query.get("limit", 50))
    if not 1 <= limit <= 100:
        raise invalid("limit", "int value should be between 1 and 100.", "NUMBER_TYPE_MAX")
    ids = channel.message_ids
    if "after" in call.query:
        candidates = iter(ids[bisect_right(ids, int(call.query["after"])) :])
    elif "around" in call.query:
        middle = bisect_left(ids, int(call.query["around"]))
        candidates = iter(ids[max(0, middle - limit // 2) : middle + limit // 2 + 1])
    else:
        end = bisect_left(ids, int(call.query["before"])) if "before" in call.query else len(ids)
        candidates = (ids[i] for i in range(end - 1, -1, -1))
    found: list[Message] = []
    for message_id in candidates:
        message = world.state.messages[message_id]
        if not message.ephemeral:
            found.append(message)
            if len(found) == limit:
                break
    found.sort(key=lambda message: -message.id)
    return [payloads.message(world, message) for message in found]


def post_message(call: Call) -> object:
    world = call.world
    channel = world.channel(call.id("channel"))
    messages.check_may_post(world, channel, files=bool(call.uploads))
    message = messages.create(world, channel, world.bot.id, call.json, call.uploads)
    return payloads.message(world, message)


def get_message(call: Call) -> object:
    channel = channel_of(call)
    require(call.world, channel, Permission.READ_MESSAGE_HISTORY)
    return payloads.message(call.world, message_of(call, channel))


def edit_message(call: Call) -> object:
    message = message_of(call, channel_of(call))
    messages.check_may_edit(call.world, message)
    messages.edit(call.world, message, call.json, call.uploads)
    return payloads.message(call.world, message)


def delete_message(call: Call) -> object:
    channel = channel_of(call)
    message = message_of(call, channel)
    if message.author_id != call.world.bot.id:
        if channel.is_dm:
            raise Refusal(50003)
        require(call.world, channel, Permission.MANAGE_MESSAGES)
    if channel.archived:
        raise Refusal(50083)
    call.world.delete_message(message)
    return None


def typing(call: Call) -> object:
    channel = channel_of(call)
    messages.check_may_post(call.world, channel, files=False)
    call.world.tell("TYPING_START", call.world.bot.id, channel)
    return None


ROUTES: list[Route] = [
    ("GET", "/channels/{channel}", get_channel),
    ("PATCH", "/channels/{channel}", edit_channel),
    ("DELETE", "/channels/{channel}", delete_channel),
    ("GET", "/channels/{channel}/messages", list_messages),
    ("POST", "/channels/{channel}/messages", post_message),
    ("GET", "/channels/{channel}/messages/{message}", get_message),
    ("PATCH", "/channels/{channel}/messages/{message}", edit_message),
    ("DELETE", "/channels/{channel}/messages/{message}", delete_message),
    ("POST", "/channels/{channel}/typing", typing),
]
