"""Finds the users, roles and everyone that a message mentions, as far as `allowed_mentions` permits."""

import re
from dataclasses import dataclass, field

from playground.errors import FormErrors
from playground.model import Channel, Json
from playground.permissions import Permission
from playground.world import World

KINDS = ("users", "roles", "everyone")


@dataclass
class Mentions:
    users: list[int] = field(default_factory=list)
    roles: list[int] = field(default_factory=list)
    everyone: bool = False


def find(world: World, channel: Channel, author_id: int, text: str, rule: Json | None) -> Mentions:
    """Returns users, roles and everyone in a text that may be mentioned; no rule allows all."""
    _check(rule)
    users = _ids(r"<@!?(\d+)>", text)
    guild = world.guild_of(channel)
    roles = [i for i in _ids(r"<@&(\d+)>", text) if guild is not None and i in guild.roles]
    everyone = bool(re.search(r"@(everyone|here)\b", text)) and bool(
        world.allowed(channel, author_id) & Permission.MENTION_EVERYONE
    )
    if rule is not None:
        parse = rule.get("parse") or []
        if "users" not in parse:
            named = {int(i) for i in rule.get("users") or []}
            users = [i for i in users if i in named]
        if "roles" not in parse:
            named = {int(i) for i in rule.get("roles") or []}
            roles = [i for i in roles if i in named]
        everyone = everyone and "everyone" in parse
    return Mentions([i for i in users if i in world.state.users], roles, everyone)


def reached(world: World, channel: Channel, author_id: int, mentions: Mentions) -> list[int]:
    """Returns the users that a message notifies: the mentioned users who can see the channel."""
    found = list(mentions.users)
    guild = world.guild_of(channel)
    for user_id, member in guild.members.items() if guild else ():
        if mentions.everyone or any(role in member.roles for role in mentions.roles):
            found.append(user_id)
    return [
        user_id
        for user_id in dict.fromkeys(found)
        if user_id != author_id and _can_be_reached(world, channel, user_id)
    ]


def _can_be_reached(world: World, channel: Channel, user_id: int) -> bool:
    place = world.channel(channel.parent_id or 0) if channel.is_thread else channel
    return bool(world.allowed(place, user_id) & Permission.VIEW_CHANNEL)


def _ids(pattern: str, text: str) -> list[int]:
    return list(dict.fromkeys(int(found) for found in re.findall(pattern, text)))


def _check(rule: Json | None) -> None:
    if rule is None:
        return
    errors = FormErrors()
    for kind in rule.get("parse") or []:
        if kind not in KINDS:
            errors.add("allowed_mentions.parse", f"Value must be one of {KINDS}.")
        elif rule.get(kind):
            errors.add(
                "allowed_mentions",
                f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.',
                "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
            )
    for kind in ("users", "roles"):
        errors.length(f"allowed_mentions.{kind}", rule.get(kind), 100)
    errors.raise_if_any()
