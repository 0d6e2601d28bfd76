"""The server: itself, its channels, roles, threads and members."""

from playground import payloads
from playground.errors import Refusal
from playground.model import ChannelKind, Guild
from playground.permissions import Permission
from playground.rest.call import Call, Route, snowflake


def _guild(call: Call) -> Guild:
    if call.id("guild") != call.world.guild.id:
        raise Refusal(10004)
    return call.world.guild


def get_guild(call: Call) -> object:
    _guild(call)
    return payloads.guild(call.world)


def list_channels(call: Call) -> object:
    _guild(call)
    places = call.world.channels(ChannelKind.TEXT, ChannelKind.CATEGORY)
    return [payloads.channel(call.world, channel) for channel in places]


def list_active_threads(call: Call) -> object:
    _guild(call)
    world = call.world
    threads = [
        thread
        for thread in world.channels(*ChannelKind.THREADS)
        if not thread.archived and world.allowed(thread, world.bot.id) & Permission.VIEW_CHANNEL
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
