"""Threads and their members."""

from playground import payloads, posts
from playground.errors import Refusal, invalid
from playground.limits import THREAD_NAME_LENGTH
from playground.model import Channel, ChannelKind, Message
from playground.permissions import Permission
from playground.rest.call import Call, Route, snowflake
from playground.rest.channels import require, visible_channel

ARCHIVE_MINUTES = (60, 1440, 4320, 10080)


def _check_thread(call: Call, parent: Channel, kind: int) -> tuple[str, int]:
    """The name and the minutes until it is archived, if the bot may make such a thread there."""
    body = call.json
    if kind not in ChannelKind.THREADS_OF.get(parent.kind, ()):
        raise Refusal(50024)
    needed = Permission.CREATE_PUBLIC_THREADS
    if kind == ChannelKind.PRIVATE_THREAD:
        needed = Permission.CREATE_PRIVATE_THREADS
    elif parent.kind == ChannelKind.FORUM:
        needed = Permission.SEND_MESSAGES
    require(call.world, parent, needed)
    name = body.get("name") or ""
    if not 1 <= len(name) <= THREAD_NAME_LENGTH:
        raise invalid("name", "Must be between 1 and 100 in length.", "BASE_TYPE_BAD_LENGTH")
    minutes = body.get("auto_archive_duration") or ARCHIVE_MINUTES[1]
    if minutes not in ARCHIVE_MINUTES:
        raise invalid("auto_archive_duration", f"Value must be one of {ARCHIVE_MINUTES}.")
    return name, minutes


def _create(call: Call, parent: Channel, kind: int, message: Message | None) -> object:
    world = call.world
    name, minutes = _check_thread(call, parent, kind)
    thread = world.create_thread(
        parent,
        name,
        world.bot.id,
        kind=kind,
        message=message,
        archive_minutes=minutes,
        invitable=call.json.get("invitable", True),
    )
    return payloads.channel(world, thread)


def create_thread(call: Call) -> object:
    parent = visible_channel(call.world, call.id("channel"))
    if parent.kind == ChannelKind.FORUM:
        return _create_post(call, parent)
    kind = call.json.get("type", ChannelKind.PRIVATE_THREAD)
    if kind not in ChannelKind.THREADS:
        raise invalid("type", f"Value must be one of {ChannelKind.THREADS}.")
    return _create(call, parent, kind, None)


def _create_post(call: Call, forum: Channel) -> object:
    """A forum's post: the thread and its first message at once."""
    world, body = call.world, call.json
    name, minutes = _check_thread(call, forum, ChannelKind.PUBLIC_THREAD)
    if not isinstance(body.get("message"), dict):
        raise invalid("message", "This field is required", "BASE_TYPE_REQUIRED")
    if call.uploads:
        require(world, forum, Permission.ATTACH_FILES)
    thread, message = posts.open_post(
        world,
        forum,
        world.bot.id,
        posts.Post(name, body["message"], call.uploads, body.get("applied_tags") or [], minutes),
    )
    return payloads.channel(world, thread) | {"message": payloads.message(world, message)}


def create_thread_from_message(call: Call) -> object:
    message = call.world.message(call.id("message"))
    if message.channel_id != call.id("channel") or message.ephemeral:
        raise Refusal(10008)
    if call.world.thread_of(message) is not None:
        raise Refusal(160004)
    parent = visible_channel(call.world, call.id("channel"))
    announcement = parent.kind == ChannelKind.ANNOUNCEMENT
    kind = ChannelKind.ANNOUNCEMENT_THREAD if announcement else ChannelKind.PUBLIC_THREAD
    return _create(call, parent, kind, message)


def _thread(call: Call) -> Channel:
    thread = visible_channel(call.world, call.id("channel"))
    if not thread.is_thread:
        raise Refusal(50024)
    return thread


def _user_id(call: Call) -> int:
    which = call.parts["user"]
    return call.world.bot.id if which == "@me" else snowflake("user", which)


def _owns(call: Call, thread: Channel) -> bool:
    return thread.owner_id == call.world.bot.id


def add_member(call: Call) -> object:
    world = call.world
    thread = _thread(call)
    if thread.archived:
        raise Refusal(50083)
    user_id = world.user(_user_id(call)).id
    guild = world.guild_of(thread)
    if guild is None or user_id not in guild.members:
        raise Refusal(10007)
    parent = world.channel(thread.parent_id or 0)
    if not world.allowed(parent, user_id) & Permission.VIEW_CHANNEL:
        raise Refusal(50001)
    require(world, thread, Permission.SEND_MESSAGES_IN_THREADS)
    if thread.kind == ChannelKind.PRIVATE_THREAD and not thread.invitable and not _owns(call, thread):
        require(world, thread, Permission.MANAGE_THREADS)
    world.add_thread_member(thread, user_id)
    return None


def remove_member(call: Call) -> object:
    thread = _thread(call)
    if thread.archived:
        raise Refusal(50083)
    user_id = _user_id(call)
    private = thread.kind == ChannelKind.PRIVATE_THREAD
    if user_id != call.world.bot.id and not (private and _owns(call, thread)):
        require(call.world, thread, Permission.MANAGE_THREADS)
    call.world.remove_thread_member(thread, user_id)
    return None


def get_member(call: Call) -> object:
    thread = _thread(call)
    user_id = _user_id(call)
    if user_id not in thread.thread_members:
        raise Refusal(10007)
    return payloads.thread_member(thread, user_id)


def list_members(call: Call) -> object:
    thread = _thread(call)
    return [payloads.thread_member(thread, user_id) for user_id in thread.thread_members]


ROUTES: list[Route] = [
    ("POST", "/channels/{channel}/threads", create_thread),
    ("POST", "/channels/{channel}/messages/{message}/threads", create_thread_from_message),
    ("GET", "/channels/{channel}/thread-members", list_members),
    ("PUT", "/channels/{channel}/thread-members/{user}", add_member),
    ("DELETE", "/channels/{channel}/thread-members/{user}", remove_member),
    ("GET", "/channels/{channel}/thread-members/{user}", get_member),
]
