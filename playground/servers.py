"""Changes of whole servers: the bot is removed or invited again, a server has an outage and comes back, roles
are made and given."""

from playground.model import ChannelKind, Guild, Member, Role
from playground.permissions import Permission
from playground.world import World


def kick_bot(world: World, guild: Guild) -> None:
    """Removes the bot: it gets an event, and for the bot the server no longer exists."""
    bot = world.bot.id
    if guild.members.pop(bot, None) is None:
        return
    for thread in world.channels(*ChannelKind.THREADS):
        if thread.guild_id == guild.id:
            thread.thread_members.pop(bot, None)
    for channel in world.channels(*ChannelKind.IN_LIST):
        if channel.guild_id == guild.id:
            channel.overwrites.pop(bot, None)
    guild.commands.clear()
    guild.unavailable = False
    world.tell("GUILD_DELETE", guild, guild=guild)


def invite_bot(world: World, guild: Guild) -> None:
    """Adds the bot to a server (again), with the permissions that it asks for."""
    if world.bot.id in guild.members:
        return
    own = [role.id for role in guild.roles.values() if role.managed and role.name == world.bot.name]
    guild.members[world.bot.id] = Member(world.bot.id, own, world.clock.now())
    world.tell("guild_joined", guild, guild=guild)


def lose(world: World, guild: Guild) -> None:
    """Starts an outage of a server: no request to it succeeds."""
    if not guild.unavailable:
        guild.unavailable = True
        world.tell("GUILD_DELETE", guild, guild=guild)


def find_again(world: World, guild: Guild) -> None:
    if guild.unavailable:
        guild.unavailable = False
        world.tell("GUILD_CREATE", guild, guild=guild)


def make_moderator(world: World, user_id: int, *, granted: bool) -> None:
    """Makes a user a moderator in all their servers, or ends that."""
    for guild in world.guilds:
        role = next(role for role in guild.roles.values() if role.name == "Moderators")
        if user_id in guild.members:
            (give_role if granted else take_role)(world, guild, user_id, role)


def make_role(world: World, guild: Guild, name: str, permissions: Permission) -> Role:
    """Makes a role above @everyone, below the bot's own."""
    role = Role(world.snowflakes.next(), name, int(permissions), 1)
    guild.roles[role.id] = role
    world.tell("GUILD_ROLE_CREATE", role, guild=guild)
    return role


def set_role_permissions(world: World, guild: Guild, role: Role, permissions: Permission) -> None:
    role.permissions = int(permissions)
    world.tell("GUILD_ROLE_UPDATE", role, guild=guild)


def give_role(world: World, guild: Guild, user_id: int, role: Role) -> None:
    member = guild.members[user_id]
    if role.id not in member.roles:
        member.roles.append(role.id)
        world.tell("GUILD_MEMBER_UPDATE", member, guild=guild)


def take_role(world: World, guild: Guild, user_id: int, role: Role) -> None:
    member = guild.members[user_id]
    if role.id in member.roles:
        member.roles.remove(role.id)
        world.tell("GUILD_MEMBER_UPDATE", member, guild=guild)
