"""Discord's permission bits, and the permissions of a user in a channel."""

from enum import IntFlag

from playground.model import Channel, Guild


class Permission(IntFlag):
    """The bits a text bot meets; the numbers are Discord's."""

    KICK_MEMBERS = 1 << 1
    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    CONNECT = 1 << 20
    MANAGE_ROLES = 1 << 28
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_EVENTS = 1 << 33
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    CREATE_EVENTS = 1 << 44
    USE_EXTERNAL_APPS = 1 << 50
    PIN_MESSAGES = 1 << 51


ALL = Permission(0)
for _bit in Permission:
    ALL |= _bit

EVERYONE = (
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.SEND_MESSAGES_IN_THREADS
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.CREATE_PRIVATE_THREADS
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.ADD_REACTIONS
    | Permission.READ_MESSAGE_HISTORY
    | Permission.USE_EXTERNAL_EMOJIS
    | Permission.CONNECT
    | Permission.USE_APPLICATION_COMMANDS
    | Permission.USE_EXTERNAL_APPS
)
BOT = EVERYONE | Permission.MANAGE_THREADS
MODERATOR = (
    EVERYONE
    | Permission.KICK_MEMBERS
    | Permission.MANAGE_CHANNELS
    | Permission.MANAGE_GUILD
    | Permission.MANAGE_MESSAGES
    | Permission.MANAGE_THREADS
    | Permission.MANAGE_EVENTS
)
IN_DIRECT_MESSAGES = (
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.ADD_REACTIONS
    | Permission.READ_MESSAGE_HISTORY
    | Permission.USE_APPLICATION_COMMANDS
)


def in_guild(guild: Guild, user_id: int) -> Permission:
    """Returns a member's permissions before any channel's overwrites; none for a stranger."""
    member = guild.members.get(user_id)
    if member is None:
        return Permission(0)
    if user_id == guild.owner_id:
        return ALL
    granted = Permission(guild.roles[guild.id].permissions)
    for role_id in member.roles:
        granted |= Permission(guild.roles[role_id].permissions)
    return ALL if granted & Permission.ADMINISTRATOR else granted


def of_everyone(guild: Guild, channel: Channel) -> Permission:
    """Returns the permissions of a user without any role in a channel (for a thread pass its parent)."""
    granted = Permission(guild.roles[guild.id].permissions)
    own = channel.overwrites.get(guild.id)
    if own is not None:
        granted = granted & ~Permission(own.deny) | Permission(own.allow)
    return granted if granted & Permission.VIEW_CHANNEL else Permission(0)


def in_channel(guild: Guild, channel: Channel, user_id: int) -> Permission:
    """Returns a member's permissions in a channel (for a thread pass its parent): everyone's overwrite, then
    the roles', then the member's own."""
    granted = in_guild(guild, user_id)
    member = guild.members.get(user_id)
    if member is None or granted & Permission.ADMINISTRATOR:
        return granted
    deny = allow = 0
    for overwrite in channel.overwrites.values():
        if overwrite.id == guild.id:
            granted = granted & ~Permission(overwrite.deny) | Permission(overwrite.allow)
        elif overwrite.id in member.roles:
            deny |= overwrite.deny
            allow |= overwrite.allow
    granted = granted & ~Permission(deny) | Permission(allow)
    own = channel.overwrites.get(user_id)
    if own is not None:
        granted = granted & ~Permission(own.deny) | Permission(own.allow)
    return granted if granted & Permission.VIEW_CHANNEL else Permission(0)
