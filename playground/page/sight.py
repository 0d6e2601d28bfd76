"""What one person may see of the world, as JSON for the page. Nothing here shows another's secrets:
messages and places are chosen by `World.sees` and `World.allowed`, then put into words."""

from playground import payloads, slash
from playground.clock import born_at
from playground.model import Channel, ChannelKind, Interaction, InteractionKind, Json, Message, User
from playground.permissions import Permission
from playground.world import TOKEN_SECONDS, World

PAGE = 50
# What a bot that posts pictures in threads lives on; the bad days take these away.
PERMISSIONS = (
    Permission.VIEW_CHANNEL,
    Permission.SEND_MESSAGES,
    Permission.ATTACH_FILES,
    Permission.CREATE_PUBLIC_THREADS,
    Permission.SEND_MESSAGES_IN_THREADS,
    Permission.MANAGE_THREADS,
    Permission.READ_MESSAGE_HISTORY,
)


def is_person(world: World, user: User) -> bool:
    """Somebody to be on the page; the server's owner only holds the server."""
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
        "playable": is_person(world, one),
    }


def users(world: World) -> list[Json]:
    return [user(world, one) for one in world.state.users.values()]


def sees_place(world: World, me: User, channel: Channel) -> bool:
    return bool(world.allowed(channel, me.id) & Permission.VIEW_CHANNEL)


def places(world: World, me: User) -> list[Json]:
    """The channels, threads and direct messages that a person has in the left column."""
    kinds = (ChannelKind.TEXT, ChannelKind.DM, *ChannelKind.THREADS)
    return [_place(world, me, one) for one in world.channels(*kinds) if sees_place(world, me, one)]


def _place(world: World, me: User, one: Channel) -> Json:
    needed = Permission.SEND_MESSAGES_IN_THREADS if one.is_thread else Permission.SEND_MESSAGES
    recent = [m for m in _newest_first(world, one, PAGE) if world.sees(me.id, m)]
    pings = [m.id for m in recent if me.id in m.pinged or (one.is_dm and m.author_id != me.id)]
    bots = world.allowed(one, world.bot.id)
    return {
        "id": str(one.id),
        "kind": "dm" if one.is_dm else "thread" if one.is_thread else "channel",
        "name": world.bot.name if one.is_dm else one.name,
        "parent": str(one.parent_id) if one.parent_id else None,
        "topic": one.topic,
        "archived": one.archived,
        "locked": one.locked,
        "writable": bool(world.allowed(one, me.id) & needed),
        "last": str(recent[0].id) if recent else None,
        "pings": [str(message_id) for message_id in pings],
        "bot_may": [p.name for p in PERMISSIONS if p & bots],
    }


def _newest_first(world: World, channel: Channel, most: int | None = None) -> list[Message]:
    ids = channel.message_ids[-most:] if most else channel.message_ids
    return [world.state.messages[i] for i in reversed(ids)]


def message(world: World, me: User, one: Message) -> Json:
    """A message that the person sees, with what Discord's client knows besides."""
    body = payloads.message(world, one) | {"revision": one.revision, "pings": me.id in one.pinged}
    begun = world.state.interactions.get(one.interaction_id or 0)
    if begun is not None and begun.kind == InteractionKind.COMMAND:
        body["command"] = command_name(begun)
    return body


def command_name(interaction: Interaction) -> str:
    """A slash command with its subcommands, as it was typed."""
    words, options = [str(interaction.data["name"])], interaction.data.get("options") or []
    while options and options[0]["type"] in (slash.SUBCOMMAND, slash.GROUP):
        words.append(options[0]["name"])
        options = options[0].get("options") or []
    return " ".join(words)


def history(world: World, me: User, channel: Channel, before: int | None, dismissed: set[int]) -> Json:
    """The newest messages before an id, oldest first. Ephemeral ones last as long as the token that
    can change them: Discord's client forgets them when it is closed, this page is closed more often."""
    now = world.clock.now()
    found: list[Message] = []
    for one in _newest_first(world, channel):
        if (before is not None and one.id >= before) or not world.sees(me.id, one) or one.id in dismissed:
            continue
        if one.ephemeral and now - _born(one) > TOKEN_SECONDS:
            continue
        found.append(one)
        if len(found) > PAGE:
            break
    return {
        "messages": [message(world, me, one) for one in reversed(found[:PAGE])],
        "more": len(found) > PAGE,
        "commands": slash.available(world, me, channel),
    }


def _born(one: Message) -> float:
    return born_at(one.id)


def interaction(one: Interaction) -> Json:
    """An interaction of the person's own, with the modal or the choices that answered it."""
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


def snapshot(world: World, me: User) -> Json:
    """Everything but the messages."""
    return {
        "me": str(me.id),
        "bot_id": str(world.bot.id),
        "guild": {"id": str(world.guild.id), "name": world.guild.name, "locale": world.guild.locale},
        "users": users(world),
        "places": places(world, me),
    }
