"""The installations of the application, by servers and by users, and the commands that they offer."""

from dataclasses import dataclass

from playground.model import Channel, ChannelKind, Json, Message, User
from playground.permissions import Permission
from playground.world import World

# Installations, as `integration_types` and the keys of `authorizing_integration_owners` name them.
BY_GUILD, BY_USER = 0, 1
# Contexts: a server, the direct messages with the bot, and chats of people without the bot.
IN_GUILD, WITH_BOT, IN_CHAT = 0, 1, 2
# The application's permissions in a chat of people.
IN_CHATS = Permission.EMBED_LINKS | Permission.ATTACH_FILES | Permission.MENTION_EVERYONE

Owners = dict[str, str]
"""The installations that allow an action: "0" by a server's id ("0" with the bot), "1" by a user's id."""


class CommandKind:
    """Discord's command types that exist here."""

    CHAT = 1
    USER = 2
    MESSAGE = 3


@dataclass(frozen=True)
class Offer:
    """A command that a person is offered, and the installations that offer it."""

    command: Json
    owners: Owners


def install(world: World, user: User) -> None:
    """Adds the application to the user's account: its commands are offered in all their places."""
    if user.id not in world.state.user_installs:
        world.state.user_installs.append(user.id)
        world.tell("installs", user)


def uninstall(world: World, user: User) -> None:
    if user.id in world.state.user_installs:
        world.state.user_installs.remove(user.id)
        world.tell("installs", user)


def configured(world: World) -> list[int]:
    """Returns the installations that the application's page in the developer portal allows."""
    return [BY_GUILD, BY_USER] if world.state.user_install else [BY_GUILD]


def context_of(channel: Channel) -> int:
    if channel.is_chat:
        return IN_CHAT
    return WITH_BOT if channel.is_dm else IN_GUILD


def offers(world: World, user: User, channel: Channel) -> list[Offer]:
    """Returns the commands that a person is offered in a channel, the server's own before the global ones."""
    allowed = world.allowed(channel, user.id)
    guild = world.guild_of(channel)
    if not allowed & Permission.USE_APPLICATION_COMMANDS or channel.kind == ChannelKind.FORUM:
        return []
    if guild is not None and guild.unavailable:
        return []
    own = world.commands_of(guild) if guild else []
    found: dict[tuple[int, str], Offer] = {}
    for command in (*own, *world.state.commands):
        key = command["type"], command["name"]
        needed = Permission(int(command.get("default_member_permissions") or 0))
        if key in found or (guild is not None and needed & ~allowed):
            continue
        owners = owners_of_command(world, user, channel, command)
        if owners:
            found[key] = Offer(command, owners)
    return list(found.values())


def owners_of_command(world: World, user: User, channel: Channel, command: Json) -> Owners:
    """Returns the installations by which a user can use a command in a channel; none: it is not offered."""
    context, contexts = context_of(channel), command.get("contexts")
    if contexts is not None and context not in contexts:
        return {}
    if contexts is None and context != IN_GUILD and command.get("dm_permission") is False:
        return {}
    types = command.get("integration_types") or configured(world)
    owners: Owners = {}
    if BY_GUILD in types:
        owners |= _owner_of_place(world, channel)
    if BY_USER in types and user.id in world.state.user_installs and not command.get("guild_id"):
        owners[str(BY_USER)] = str(user.id)
    return owners


def owners_of_message(world: World, channel: Channel, message: Message | None) -> Owners:
    """Returns the installations by which a message's buttons can be pressed: those that let it be sent, while
    they last. The bot's own posts belong to the server's installation."""
    if message is None or not message.owners:
        return _owner_of_place(world, channel)
    kept = {key: owner for key, owner in message.owners.items() if key == str(BY_USER)}
    return (_owner_of_place(world, channel) if str(BY_GUILD) in message.owners else {}) | kept


def is_outside(owners: Owners) -> bool:
    """Returns whether only a user's own installation lets the application answer here."""
    return str(BY_GUILD) not in owners


def may_answer_publicly(world: World, channel: Channel, user_id: int, owners: Owners) -> bool:
    """Returns whether an application may answer publicly; if only a user installed it, the server decides."""
    if not is_outside(owners) or world.guild_of(channel) is None:
        return True
    return bool(world.allowed(channel, user_id) & Permission.USE_EXTERNAL_APPS)


def app_permissions(world: World, channel: Channel, user_id: int, owners: Owners) -> Permission:
    """Returns the application's permissions in a channel; if it is no member there, those of its user."""
    if channel.is_chat:
        return IN_CHATS
    return world.allowed(channel, user_id if is_outside(owners) else world.bot.id)


def _owner_of_place(world: World, channel: Channel) -> Owners:
    guild = world.guild_of(channel)
    if guild is not None:
        return {str(BY_GUILD): str(guild.id)} if world.bot.id in guild.members else {}
    return {str(BY_GUILD): "0"} if channel.is_dm else {}
