"""`/server settings`: how a server wants its tables, on one private card for who may manage it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, get_args

import discord

from bot.features.settings.cards import NONE, chosen_language, language_choices, press_of, switch
from bot.tables.preferences import ServerSettings
from bot.tables.refusal import Refusal
from bot.tables.terms import Pace
from bot.texts import Words
from bot.time_units import HOUR
from bot.ui.cards.card import OPTIONS_IN_MENU, Card, Choice, Menu, Row, cut
from bot.ui.cards.links import moment
from bot.ui.stage.venues import HOSTING

PACES = {
    "none": "server-pace-none",
    "live": "server-pace-live",
    "day": "server-pace-day",
    "three_days": "server-pace-three-days",
    "week": "server-pace-week",
}
LONGEST_NAME = 80
"""Of a channel, where something else is said with it."""
LIMITS = (1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 75, 100, 150, 200, 300, 500, 750, 1000)


@dataclass(frozen=True)
class Here:
    """What a server has to choose from: channels and roles by id and name, the nearest first."""

    channels: tuple[tuple[int, str], ...]
    roles: tuple[tuple[int, str], ...]
    bound: int
    """How many open tables the installation allows."""


def here(interaction: discord.Interaction, settings: ServerSettings, bound: int) -> Here:
    """The server of the interaction. What is chosen already and this channel are always among it."""
    guild = interaction.guild
    if guild is None:
        return Here((), (), bound)
    channel = interaction.channel
    own = {
        *settings.channels,
        settings.daily_channel,
        getattr(channel, "id", 0),
        getattr(channel, "parent_id", 0),
    }
    hosting = [one for one in guild.channels if isinstance(one, (*HOSTING, discord.ForumChannel))]
    channels = sorted(hosting, key=lambda one: (one.id not in own, one.position, one.id))
    callable_ = [role for role in guild.roles if not role.is_default() and not role.managed]
    roles = sorted(callable_, key=lambda role: (role.id != settings.caller_role, -role.position))
    return Here(
        tuple((one.id, f"#{one.name}") for one in channels[:OPTIONS_IN_MENU]),
        tuple((role.id, f"@{role.name}") for role in roles[: OPTIONS_IN_MENU - 1]),
        bound,
    )


def check_manager(interaction: discord.Interaction) -> int:
    """The server, for who may manage it; commands can be given to others in a server's own settings."""
    if interaction.guild_id is None:
        raise Refusal("only-in-server")
    if not interaction.permissions.manage_guild:
        raise Refusal("only-managers")
    return interaction.guild_id


def server_card(settings: ServerSettings, place: Here, words: Words) -> Card:
    """All settings of a server with what they are now."""
    helps = (
        "server-channels-help",
        "server-language-help",
        "server-pace-help",
        "server-limit-help",
        "server-role-help",
        "server-rated-help",
    )
    text = [f"### {words('server-title')}", words("server-intro"), *(f"-# {words(one)}" for one in helps)]
    told_at = moment(settings.daily_hour * HOUR, "t")
    text.append(f"-# {words('server-daily-help', time=told_at)}")
    channels = " ".join(f"<#{channel}>" for channel in settings.channels)
    if channels:
        text.insert(2, words("server-only-there", channels=channels))
    rows: list[Row] = [
        Menu(
            press_of("server", "lang"),
            words("server-language-hint"),
            language_choices(settings.lang, words, words("server-language-discord")),
        ),
        Menu(
            press_of("server", "pace"),
            words("server-pace-hint"),
            tuple(
                Choice(words("server-pace", pace=words(label)), pace, chosen=settings.pace == pace)
                for pace, label in PACES.items()
            ),
        ),
        _limit_menu(settings, place.bound, words),
    ]
    if place.channels:
        rows.insert(0, _channel_menu(settings, place.channels, words))
    if place.roles:
        rows.append(_role_menu(settings, place.roles, words))
    rows.extend(_daily_menus(settings, place.channels, words))
    rows.append((switch("server", "rated", settings.rated, words("server-rated"), words),))
    return Card("\n".join(text), rows=tuple(rows))


def server_changes(
    name: str, values: Sequence[str], settings: ServerSettings, place: Here
) -> Mapping[str, Any]:
    """What a choice changes; a Refusal for one that was never offered."""
    value = values[0] if len(values) == 1 else ""
    match name:
        case "channels":
            offered = [channel for channel, _ in place.channels]
            if not {*values} <= {*map(str, offered)}:
                raise Refusal("unknown-button")
            kept = [channel for channel in settings.channels if channel not in offered]
            return {"channels": (*kept, *(one for one in offered if str(one) in values))}
        case "lang":
            return {"lang": chosen_language(value)}
        case "pace" if value in get_args(Pace):
            return {"pace": value}
        case "tables" if value == NONE:
            return {"tables": None}
        case "tables" if value in map(str, LIMITS):
            return {"tables": int(value)}
        case "role" if value == NONE:
            return {"caller_role": None}
        case "role" if value in {str(role) for role, _ in place.roles}:
            return {"caller_role": int(value)}
        case "daily" if value == NONE:
            return {"daily_channel": None}
        case "daily" if value in {str(channel) for channel, _ in place.channels}:
            return {"daily_channel": int(value)}
        case "dailyhour" if value in map(str, range(24)):
            return {"daily_hour": int(value)}
        case "rated" if value in ("on", "off"):
            return {"rated": value == "on"}
    raise Refusal("unknown-button")


def _channel_menu(settings: ServerSettings, channels: Sequence[tuple[int, str]], words: Words) -> Menu:
    choices = tuple(
        Choice(name, str(channel), chosen=channel in settings.channels) for channel, name in channels
    )
    return Menu(press_of("server", "channels"), words("server-channels-hint"), choices, 0, len(choices))


def _daily_menus(
    settings: ServerSettings, channels: Sequence[tuple[int, str]], words: Words
) -> Iterator[Menu]:
    """Where the daily castle is told of; and when, once that is chosen."""
    chosen = settings.daily_channel
    offered = (
        Choice(words("server-daily-none"), NONE, chosen=chosen is None),
        *(
            Choice(
                words("server-daily", channel=cut(name, LONGEST_NAME)), str(channel), chosen=channel == chosen
            )
            for channel, name in channels[: OPTIONS_IN_MENU - 1]
            for short in [cut(name, LONGEST_NAME)]
        ),
    )
    yield Menu(press_of("server", "daily"), words("server-daily-hint"), offered)
    if chosen is not None:
        hours = tuple(
            Choice(
                words("server-daily-hour", hour=f"{hour:02}"), str(hour), chosen=hour == settings.daily_hour
            )
            for hour in range(24)
        )
        yield Menu(press_of("server", "dailyhour"), words("server-daily-hour-hint"), hours)


def _limit_menu(settings: ServerSettings, bound: int, words: Words) -> Menu:
    limits = [limit for limit in LIMITS if limit < bound]
    choices = (
        Choice(words("server-limit-none", limit=bound), NONE, chosen=settings.tables is None),
        *(
            Choice(words("server-limit", limit=limit), str(limit), chosen=settings.tables == limit)
            for limit in limits
        ),
    )
    return Menu(press_of("server", "tables"), words("server-limit-hint"), choices)


def _role_menu(settings: ServerSettings, roles: Sequence[tuple[int, str]], words: Words) -> Menu:
    choices = (
        Choice(words("server-role-none"), NONE, chosen=settings.caller_role is None),
        *(
            Choice(words("server-role", role=name), str(role), chosen=role == settings.caller_role)
            for role, name in roles
        ),
    )
    return Menu(press_of("server", "role"), words("server-role-hint"), choices)
