"""What Discord's client makes of a typed slash command: the interaction's data."""

from collections.abc import Mapping

from playground import payloads
from playground.model import Channel, ChannelKind, Guild, Json, User
from playground.permissions import Permission, in_guild
from playground.world import World

SUBCOMMAND, GROUP = 1, 2
STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, NUMBER = 3, 4, 5, 6, 7, 8, 10


class CannotDo(Exception):
    """Discord's client would not let a person do this; the message says why."""


def available(world: World, user: User, channel: Channel) -> list[Json]:
    """The commands a person is offered in a channel, the server's own before everybody's."""
    allowed = world.allowed(channel, user.id)
    offered: dict[str, Json] = {}
    own: list[Json] = []
    guild = world.guild_of(channel)
    if guild is not None:
        if world.bot.id not in guild.members or guild.unavailable:
            return []
        if not allowed & Permission.USE_APPLICATION_COMMANDS or channel.kind == ChannelKind.FORUM:
            return []
        own = world.commands_of(guild)
    for command in (*own, *world.state.commands):
        if command["type"] != 1 or command["name"] in offered:
            continue
        contexts = command.get("contexts")
        here = 1 if channel.is_dm else 0
        if contexts is not None and here not in contexts:
            continue
        if channel.is_dm and command.get("dm_permission") is False:
            continue
        needed = Permission(int(command.get("default_member_permissions") or 0))
        if not channel.is_dm and needed & ~allowed:
            continue
        offered[command["name"]] = command
    return list(offered.values())


def command_data(
    world: World,
    user: User,
    channel: Channel,
    text: str,
    values: Mapping[str, object],
    focused: str | None = None,
) -> Json:
    """The data of `/text` with the option values given; `focused` is for autocompletion."""
    name, *path = text.removeprefix("/").split()
    command = next((c for c in available(world, user, channel) if c["name"] == name), None)
    if command is None:
        raise CannotDo(f"there is no command /{name} here")
    leaf, branch = command, []
    for word in path:
        leaf = next(
            (
                option
                for option in leaf.get("options") or []
                if option["name"] == word and option["type"] in (SUBCOMMAND, GROUP)
            ),
            {},
        )
        if not leaf:
            raise CannotDo(f"/{text} has no part {word!r}")
        branch.append(leaf)
    known = leaf.get("options") or []
    if any(option["type"] in (SUBCOMMAND, GROUP) for option in known):
        raise CannotDo(f"/{text} needs one of its subcommands")
    resolved = Resolved(world, world.guild_of(channel) or world.guild)
    options = _options(text, known, values, focused, resolved)
    for part in reversed(branch):
        options = [{"type": part["type"], "name": part["name"], "options": options}]
    data: Json = {"id": command["id"], "name": name, "type": 1, "options": options}
    if command.get("guild_id"):
        data["guild_id"] = command["guild_id"]
    if resolved.found:
        data["resolved"] = resolved.found
    return data


def _options(
    text: str,
    known: list[Json],
    values: Mapping[str, object],
    focused: str | None,
    resolved: "Resolved",
) -> list[Json]:
    names = [option["name"] for option in known]
    for name in values:
        if name not in names:
            raise CannotDo(f"/{text} has no option {name!r}, only {names}")
    given = []
    for option in known:
        name = option["name"]
        if name not in values:
            if option.get("required") and focused is None:
                raise CannotDo(f"/{text} needs {name!r}")
            continue
        if name == focused:
            if not option.get("autocomplete"):
                raise CannotDo(f"{name!r} of /{text} does not complete")
            entry = {"type": option["type"], "name": name, "value": values[name], "focused": True}
        else:
            value = _value(option, values[name], resolved)
            entry = {"type": option["type"], "name": name, "value": value}
        given.append(entry)
    return given


def _value(option: Json, value: object, resolved: "Resolved") -> object:
    """The value as it goes over the wire, checked as the client checks it."""
    kind, name = option["type"], option["name"]
    choices = [choice["value"] for choice in option.get("choices") or []]
    if choices and value not in choices:
        raise CannotDo(f"{name!r} must be one of {choices}")
    expected: dict[int, type | tuple[type, ...]] = {
        STRING: str,
        INTEGER: int,
        BOOLEAN: bool,
        NUMBER: (int, float),
        USER: int,
        CHANNEL: int,
        ROLE: int,
    }
    if not isinstance(value, expected.get(kind, object)):
        raise CannotDo(f"{name!r} does not take {value!r}")
    if isinstance(value, str):
        least, most = option.get("min_length") or 0, option.get("max_length") or 6000
        if not least <= len(value) <= most:
            raise CannotDo(f"{name!r} takes {least} to {most} characters")
    elif kind in (INTEGER, NUMBER):
        assert isinstance(value, int | float)
        least, most = option.get("min_value"), option.get("max_value")
        if (least is not None and value < least) or (most is not None and value > most):
            raise CannotDo(f"{name!r} must be from {least} to {most}")
    elif kind in (USER, CHANNEL, ROLE):
        assert isinstance(value, int)
        resolved.add(kind, value)
        return str(value)
    return value


class Resolved:
    """What the ids in a command stand for: Discord sends it along."""

    def __init__(self, world: World, guild: Guild) -> None:
        self._world = world
        self._guild = guild
        self.found: Json = {}

    def add(self, kind: int, wanted: int) -> None:
        world, guild, key = self._world, self._guild, str(wanted)
        if kind == USER:
            self._put("users", key, payloads.user(world.user(wanted)))
            member = guild.members.get(wanted)
            if member is not None:
                whole = payloads.member(world, member) | {"permissions": str(int(in_guild(guild, wanted)))}
                del whole["user"]
                self._put("members", key, whole)
        elif kind == CHANNEL:
            self._put("channels", key, payloads.channel(world, world.channel(wanted)) | {"permissions": "0"})
        elif kind == ROLE:
            if wanted not in guild.roles:
                raise CannotDo(f"there is no role {wanted}")
            self._put("roles", key, payloads.role(guild.roles[wanted]))

    def _put(self, what: str, key: str, whole: Json) -> None:
        self.found.setdefault(what, {})[key] = whole
