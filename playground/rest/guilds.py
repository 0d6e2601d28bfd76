"""The server: itself, its channels, roles, threads and members."""

from playground import payloads
from playground.errors import Refusal
from playground.model import ChannelKind, Guild
from playground.permissions import Permission
from playground.rest.call import Call, Route, snowflake


def _guild(call: Call) -> Guild:
    guild = call.world.guild_with_id(call.id("guild"))
    if guild.unavailable:
        raise Refusal(130000)
    return guild


def get_guild(call: Call) -> object:
    return payloads.guild(_guild(call))


def list_channels(call: Call) -> object:
    guild = _guild(call)
    places = call.world.channels(ChannelKind.CATEGORY, *ChannelKind.IN_LIST)
    return [payloads.channel(call.world, one) for one in places if one.guild_id == guild.id]


def list_active_threads(call: Call) -> object:
    guild = _guild(call)
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
    return [payloads.role(role) for role in _guild(call).roles.values()]


def get_member(call: Call) -> object:
    which = call.parts["user"]
    user_id = call.world.bot.id if which == "@me" else snowflake("user", which)
    member = _guild(call).members.get(user_id)
    if member is None:
        call.world.user(user_id)
        raise Refusal(10007)
    return payloads.member(call.world, member)


ROUTES: list[Route] = [
    ("GET", "/guilds/{guild}", get_guild),
    ("GET", "/guilds/{guild}/channels", list_channels),
    ("GET", "/guilds/{guild}/threads/active", list_active_threads),
    ("GET", "/guilds/{guild}/roles", list_roles),
    ("GET", "/guilds/{guild}/members/{user}", get_member),
]
