"""The bot's account, users, DM channels and the application's slash commands."""

from playground import installs, limits, payloads
from playground.errors import Refusal
from playground.model import Json
from playground.rest.call import Call, Route, snowflake


def me(call: Call) -> object:
    return payloads.user(call.world.bot)


def application(call: Call) -> object:
    return payloads.application(call.world)


def my_guilds(call: Call) -> object:
    """Returns a page of the servers that the bot is in, by id."""
    after = snowflake("after", call.query.get("after", "0"))
    guilds = sorted(call.world.bot_guilds, key=lambda guild: guild.id)
    page = [guild for guild in guilds if guild.id > after][: int(call.query.get("limit", "200"))]
    return [payloads.guild_of(call.world.bot, guild) for guild in page]


def user(call: Call) -> object:
    return payloads.user(call.world.user(call.id("user")))


def open_dm(call: Call) -> object:
    recipient = snowflake("recipient_id", call.json.get("recipient_id"))
    return payloads.channel(call.world, call.world.open_dm(recipient))


def _commands(call: Call) -> list[Json]:
    """Returns the commands that the path names: the server's own or the global ones."""
    if call.id("application") != call.world.state.application_id:
        raise Refusal(10002)
    if "guild" not in call.parts:
        return call.world.state.commands
    guild = next((one for one in call.world.bot_guilds if one.id == call.id("guild")), None)
    if guild is None:
        raise Refusal(50001)
    return call.world.commands_of(guild)


def _registered(call: Call, command: Json) -> Json:
    """Returns a command as Discord stores it."""
    world = call.world
    stored = {"type": 1, "description": "", "options": [], "nsfw": False} | command
    needed = command.get("default_member_permissions")
    stored |= {
        "id": str(world.snowflakes.next()),
        "application_id": str(world.bot.id),
        "version": str(world.snowflakes.next()),
        "default_member_permissions": None if needed is None else str(needed),
    }
    if "guild" in call.parts:
        stored["guild_id"] = call.parts["guild"]
    return stored


def list_commands(call: Call) -> object:
    return _commands(call)


def overwrite_commands(call: Call) -> object:
    given = limits.check_commands(call.body, installs.configured(call.world))
    commands = _commands(call)
    ids = {(c["type"], c["name"]): c["id"] for c in commands}
    stored = [_registered(call, command) for command in given]
    for command in stored:
        command["id"] = ids.get((command["type"], command["name"]), command["id"])
    commands[:] = stored
    call.world.tell("commands", commands)
    return commands


def create_command(call: Call) -> object:
    limits.check_commands([call.json], installs.configured(call.world))
    commands = _commands(call)
    stored = _registered(call, call.json)
    same = [c for c in commands if (c["type"], c["name"]) == (stored["type"], stored["name"])]
    for old in same:
        stored["id"] = old["id"]
        commands.remove(old)
    commands.append(stored)
    call.world.tell("commands", commands)
    return stored


def delete_command(call: Call) -> object:
    commands = _commands(call)
    found = next((c for c in commands if c["id"] == call.parts["command"]), None)
    if found is None:
        raise Refusal(10063)
    commands.remove(found)
    call.world.tell("commands", commands)
    return None


ROUTES: list[Route] = [
    ("GET", "/users/@me", me),
    ("GET", "/users/@me/guilds", my_guilds),
    ("GET", "/oauth2/applications/@me", application),
    ("GET", "/applications/@me", application),
    ("GET", "/users/{user}", user),
    ("POST", "/users/@me/channels", open_dm),
]
for _prefix in ("/applications/{application}", "/applications/{application}/guilds/{guild}"):
    ROUTES += [
        ("GET", _prefix + "/commands", list_commands),
        ("PUT", _prefix + "/commands", overwrite_commands),
        ("POST", _prefix + "/commands", create_command),
        ("DELETE", _prefix + "/commands/{command}", delete_command),
    ]
