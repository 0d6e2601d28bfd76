"""The server: itself, its channels, roles, threads and members."""

from playground import payloads, servers
from playground.errors import Refusal
from playground.model import ChannelKind, Guild, Member, Role
from playground.permissions import Permission, in_guild
from playground.rest.call import Call, Route, snowflake


def guild_of(call: Call) -> Guild:
    guild = call.world.guild_with_id(call.id("guild"))
    if guild.unavailable:
        raise Refusal(130000)
    return guild


def get_guild(call: Call) -> object:
    return payloads.guild(guild_of(call))


def list_channels(call: Call) -> object:
    guild = guild_of(call)
    places = call.world.channels(ChannelKind.CATEGORY, *ChannelKind.IN_LIST)
    return [payloads.channel(call.world, one) for one in places if one.guild_id == guild.id]


def list_active_threads(call: Call) -> object:
    guild = guild_of(call)
    world = call.world
    threads = [
        thread
        for thread in world.channels(*ChannelKind.THREADS)
        if thread.guild_id == guild.id
        and not thread.archived
        and world.allowed(thread, world.bot.id) & Permission.VIEW_CHANNEL
    ]
    joined = [thread for thread in threads if world.bot.id in thread.thread_members]
    return {
        "threads": [payloads.channel(world, thread) for thread in threads],
        "members": [payloads.thread_member(thread, world.bot.id) for thread in joined],
    }


def list_roles(call: Call) -> object:
    return [payloads.role(role) for role in guild_of(call).roles.values()]


def get_member(call: Call) -> object:
    which = call.parts["user"]
    user_id = call.world.bot.id if which == "@me" else snowflake("user", which)
    member = guild_of(call).members.get(user_id)
    if member is None:
        call.world.user(user_id)
        raise Refusal(10007)
    return payloads.member(call.world, member)


def _member(call: Call) -> tuple[Guild, Member]:
    guild = guild_of(call)
    member = guild.members.get(call.id("user"))
    if member is None:
        raise Refusal(10007)
    return guild, member


def _role_to_give(call: Call, guild: Guild) -> Role:
    """Returns a role that the bot may give and take: below its own highest one, and not a managed one."""
    role, bot = guild.roles.get(call.id("role")), call.world.bot.id
    if role is None:
        raise Refusal(10011)
    if role.managed or role.id == guild.id:
        raise Refusal(50028)
    highest = max((guild.roles[one].position for one in guild.members[bot].roles), default=0)
    if not in_guild(guild, bot) & Permission.MANAGE_ROLES or role.position >= highest:
        raise Refusal(50013)
    return role


def give_role(call: Call) -> object:
    guild, member = _member(call)
    servers.give_role(call.world, guild, member.user_id, _role_to_give(call, guild))
    return None


def take_role(call: Call) -> object:
    guild, member = _member(call)
    servers.take_role(call.world, guild, member.user_id, _role_to_give(call, guild))
    return None


ROUTES: list[Route] = [
    ("GET", "/guilds/{guild}", get_guild),
    ("GET", "/guilds/{guild}/channels", list_channels),
    ("GET", "/guilds/{guild}/threads/active", list_active_threads),
    ("GET", "/guilds/{guild}/roles", list_roles),
    ("GET", "/guilds/{guild}/members/{user}", get_member),
    ("PUT", "/guilds/{guild}/members/{user}/roles/{role}", give_role),
    ("DELETE", "/guilds/{guild}/members/{user}/roles/{role}", take_role),
]
