"""Builds an interaction's data from a typed slash command, as Discord's client does."""

from collections.abc import Mapping

from playground.errors import CannotDo
from playground.installs import CommandKind, Offer, Owners, offers
from playground.model import Channel, Json, User
from playground.resolved import Resolved
from playground.world import World

SUBCOMMAND, GROUP = 1, 2
STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, FILE = 3, 4, 5, 6, 7, 8, 9, 10, 11


def offered(world: World, user: User, channel: Channel, kind: int, name: str) -> Offer:
    """Returns the command of that kind and name that the user is offered in a channel."""
    for offer in offers(world, user, channel):
        if (offer.command["type"], offer.command["name"]) == (kind, name):
            return offer
    shown = f"/{name}" if kind == CommandKind.CHAT else repr(name)
    raise CannotDo(f"there is no command {shown} here")


def command_data(
    world: World,
    user: User,
    channel: Channel,
    text: str,
    values: Mapping[str, object],
    focused: str | None = None,
) -> tuple[Json, Owners]:
    """Returns the data of `/text` with the option values given, and the installations that offer it;
    `focused` is for autocompletion."""
    name, *path = text.removeprefix("/").split()
    offer = offered(world, user, channel, CommandKind.CHAT, name)
    command = offer.command
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
    resolved = Resolved(world, channel)
    options = _options(text, known, values, focused, resolved)
    for part in reversed(branch):
        options = [{"type": part["type"], "name": part["name"], "options": options}]
    data: Json = {"id": command["id"], "name": name, "type": 1, "options": options}
    if command.get("guild_id"):
        data["guild_id"] = command["guild_id"]
    if resolved.found:
        data["resolved"] = resolved.found
    return data, offer.owners


def _options(
    text: str,
    known: list[Json],
    values: Mapping[str, object],
    focused: str | None,
    resolved: Resolved,
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


def _value(option: Json, value: object, resolved: Resolved) -> object:
    """Returns the value as it goes over the wire, checked as the client checks it."""
    kind, name = option["type"], option["name"]
    if kind == FILE:
        return resolved.uploaded(value)
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
        MENTIONABLE: int,
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
    elif kind in (USER, CHANNEL, ROLE, MENTIONABLE):
        assert isinstance(value, int)
        look_up = {
            USER: resolved.user,
            CHANNEL: resolved.channel,
            ROLE: resolved.role,
            MENTIONABLE: resolved.mentionable,
        }
        look_up[kind](value)
        return str(value)
    return value
