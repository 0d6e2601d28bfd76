"""The part of the world that one person may see, as JSON for the page.

Nothing here shows another person's secrets: `World.sees` and `World.allowed` select messages and places.
"""

from collections.abc import Iterator

from playground import installs, payloads, people, permissions, pins, scheduled_events, slash
from playground.clock import born_at
from playground.model import (
    Channel,
    ChannelKind,
    Interaction,
    InteractionKind,
    Json,
    Message,
    ScheduledEvent,
    User,
)
from playground.permissions import Permission
from playground.world import TOKEN_SECONDS, World

PAGE = 50
# The permissions of a bot that posts pictures in threads, and of people; the bad days take these away.
PERMISSIONS = (
    Permission.VIEW_CHANNEL,
    Permission.SEND_MESSAGES,
    Permission.ATTACH_FILES,
    Permission.CREATE_PUBLIC_THREADS,
    Permission.CREATE_PRIVATE_THREADS,
    Permission.SEND_MESSAGES_IN_THREADS,
    Permission.MANAGE_THREADS,
    Permission.READ_MESSAGE_HISTORY,
    Permission.USE_APPLICATION_COMMANDS,
    Permission.MANAGE_MESSAGES,
    Permission.PIN_MESSAGES,
    Permission.USE_EXTERNAL_APPS,
)
# Further permissions that the bot may be given in a whole server.
IN_SERVER = (Permission.CREATE_EVENTS, Permission.MANAGE_EVENTS, Permission.MANAGE_ROLES)
TYPES = {
    ChannelKind.TEXT: "text",
    ChannelKind.DM: "dm",
    ChannelKind.GROUP: "group",
    ChannelKind.VOICE: "voice",
    ChannelKind.ANNOUNCEMENT: "announcement",
    ChannelKind.FORUM: "forum",
    ChannelKind.ANNOUNCEMENT_THREAD: "thread",
    ChannelKind.PUBLIC_THREAD: "thread",
    ChannelKind.PRIVATE_THREAD: "private-thread",
}


def is_person(world: World, user: User) -> bool:
    """Returns whether a user can be a person on the page; the server's owner only holds the server."""
    return not user.bot and user.id != world.guild.owner_id


def user(world: World, one: User) -> Json:
    member = world.guild.members.get(one.id)
    roles = [world.guild.roles[role_id].name for role_id in member.roles] if member else []
    return {
        "id": str(one.id),
        "name": one.name,
        "bot": one.bot,
        "locale": one.locale,
        "dms_open": one.dms_open,
        "moderator": "Moderators" in roles,
        "installed": one.id in world.state.user_installs,
        "playable": is_person(world, one),
    }


def users(world: World) -> list[Json]:
    return [user(world, one) for one in world.state.users.values()]


def sees_place(world: World, me: User, channel: Channel) -> bool:
    return bool(world.allowed(channel, me.id) & Permission.VIEW_CHANNEL)


def places(world: World, me: User) -> list[Json]:
    """Returns the channels, threads and direct messages in a person's left column."""
    return [_place(world, me, one) for one in world.channels(*TYPES) if sees_place(world, me, one)]


def _place(world: World, me: User, one: Channel) -> Json:
    pings = [
        m.id
        for m in _newest_first(world, one)
        if (me.id in m.pinged or ((one.is_dm or one.is_chat) and m.author_id != me.id))
        and world.sees(me.id, m)
    ]
    bots, mine = world.allowed(one, world.bot.id), world.allowed(one, me.id)
    guild = world.guild_of(one)
    parent = world.state.channels.get(one.parent_id or 0)
    everyones = permissions.of_everyone(guild, parent or one) if guild else bots
    there = guild is None or not guild.unavailable
    return {
        "id": str(one.id),
        "kind": _kind(one),
        "type": TYPES[one.kind],
        "number": one.kind,
        "guild": str(one.guild_id) if one.guild_id else None,
        "name": _name(world, me, one),
        "parent": str(one.parent_id) if one.parent_id else None,
        "topic": one.topic,
        "archived": one.archived,
        "locked": one.locked,
        "writable": there and people.may_write(world, me, one),
        "postable": there and one.kind == ChannelKind.FORUM and bool(mine & Permission.SEND_MESSAGES),
        "tags": [tag.name for tag in one.tags],
        "tag_required": one.require_tag,
        "members": [str(user_id) for user_id in one.people or one.thread_members],
        "pins": len(one.pins),
        "last": newest(world, me, one),
        "pings": [str(message_id) for message_id in pings],
        "bot_may": _names(bots),
        "everyone_may": _names(everyones),
        "i_may": _names(mine),
    }


def _kind(one: Channel) -> str:
    if one.is_dm:
        return "dm"
    if one.is_chat:
        return "chat"
    return "thread" if one.is_thread else "channel"


def _name(world: World, me: User, one: Channel) -> str:
    """Returns a channel's name; a chat without a name is named after its other people."""
    if one.is_dm:
        return world.bot.name
    if one.is_chat and not one.name:
        return ", ".join(world.user(user_id).name for user_id in one.people if user_id != me.id)
    return one.name


def _names(granted: Permission) -> list[str]:
    return [str(p.name) for p in (*PERMISSIONS, *IN_SERVER) if p & granted]


def newest(world: World, me: User, channel: Channel) -> str | None:
    """Returns the newest message that the person sees there."""
    return next((str(one.id) for one in _newest_first(world, channel) if world.sees(me.id, one)), None)


def _newest_first(world: World, channel: Channel) -> Iterator[Message]:
    return (world.state.messages[i] for i in reversed(channel.message_ids))


def message(world: World, me: User, one: Message) -> Json:
    """Returns a message that the person sees, with further data of Discord's client."""
    body = payloads.message(world, one) | {"revision": one.revision, "pings": me.id in one.pinged}
    begun = world.state.interactions.get(one.interaction_id or 0)
    if begun is not None and begun.kind == InteractionKind.COMMAND:
        body["command"] = command_name(begun)
    return body


def command_name(interaction: Interaction) -> str:
    """Returns a slash command with its subcommands, as typed; a context menu command by its name alone."""
    if interaction.data.get("target_id"):
        return str(interaction.data["name"])
    words, options = [f"/{interaction.data['name']}"], interaction.data.get("options") or []
    while options and options[0]["type"] in (slash.SUBCOMMAND, slash.GROUP):
        words.append(options[0]["name"])
        options = options[0].get("options") or []
    return " ".join(words)


def history(world: World, me: User, channel: Channel, before: int | None, dismissed: set[int]) -> Json:
    """Returns the newest messages before an id, oldest first.

    Ephemeral messages last as long as the token that can change them: Discord's client drops them when it is
    closed, but this page is closed more often. A person without the permission to read the history gets none
    of it.
    """
    now = world.clock.now()
    readable = world.allowed(channel, me.id) & Permission.READ_MESSAGE_HISTORY
    found: list[Message] = []
    for one in _newest_first(world, channel):
        if (before is not None and one.id >= before) or not world.sees(me.id, one) or one.id in dismissed:
            continue
        if one.ephemeral and now - _born(one) > TOKEN_SECONDS:
            continue
        if not one.ephemeral and not readable:
            continue
        found.append(one)
        if len(found) > PAGE:
            break
    return {
        "messages": [message(world, me, one) for one in reversed(found[:PAGE])],
        "more": len(found) > PAGE,
        "commands": [offer.command for offer in installs.offers(world, me, channel)],
    }


def _born(one: Message) -> float:
    return born_at(one.id)


def pinned(world: World, me: User, channel: Channel) -> Json:
    """Returns the pinned messages, the newest pin first."""
    readable = world.allowed(channel, me.id) & Permission.READ_MESSAGE_HISTORY
    found = pins.newest_first(world, channel) if readable else []
    return {"messages": [message(world, me, one) for _, one in found]}


def event(me: User, one: ScheduledEvent) -> Json:
    return {
        "id": str(one.id),
        "name": one.name,
        "description": one.description,
        "start": one.start,
        "end": one.end,
        "location": one.location,
        "channel": str(one.channel_id) if one.channel_id else None,
        "active": one.status == scheduled_events.ACTIVE,
        "count": len(one.interested),
        "interested": me.id in one.interested,
    }


def interaction(one: Interaction) -> Json:
    """Returns an interaction of the person, with the modal or the choices that answered it."""
    return {
        "id": str(one.id),
        "kind": one.kind,
        "channel": str(one.channel_id),
        "message": str(one.message_id) if one.message_id else None,
        "custom_id": one.data.get("custom_id"),
        "answer": one.answer,
        "failed": one.failed,
        "modal": one.modal,
        "choices": one.choices,
    }


def guilds(world: World, me: User) -> list[Json]:
    """Returns every server, with its members: a person can join any of them again."""
    return [
        {
            "id": str(one.id),
            "name": one.name,
            "bot_inside": world.bot.id in one.members,
            "inside": me.id in one.members,
            "available": not one.unavailable,
            "roles": [{"id": str(role.id), "name": role.name} for role in one.roles.values()],
            "bot_may": _names(permissions.in_guild(one, world.bot.id)),
            "events": [event(me, each) for each in scheduled_events.upcoming(one)],
        }
        for one in world.guilds
    ]


def snapshot(world: World, me: User) -> Json:
    """Returns everything but the messages."""
    return {
        "me": str(me.id),
        "bot_id": str(world.bot.id),
        "user_install": world.state.user_install,
        "guild": {"id": str(world.guild.id), "name": world.guild.name, "locale": world.guild.locale},
        "guilds": guilds(world, me),
        "users": users(world),
        "places": places(world, me),
    }
