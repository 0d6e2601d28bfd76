"""`/server settings`: a private card with a server's settings for its tables, for members who manage it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, get_args

import discord

from bot.features.settings.cards import NONE, language_choices, language_chosen
from bot.tables.preferences import ServerSettings
from bot.tables.refusal import Refusal
from bot.tables.terms import Pace
from bot.texts import Translator
from bot.ui.cards.card import OPTIONS_IN_MENU, Card, Choice, Menu
from bot.ui.setting import Here, ServerSetting, explanations, only, rows, setting_id
from bot.ui.stage.venues import HOSTING

PACES = {
    "none": "server-pace-none",
    "live": "server-pace-live",
    "day": "server-pace-day",
    "three_days": "server-pace-three-days",
    "week": "server-pace-week",
}
LIMITS = (1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 75, 100, 150, 200, 300, 500, 750, 1000)


def here(
    interaction: discord.Interaction, settings: Sequence[ServerSetting], stored: ServerSettings, bound: int
) -> Here:
    """The server of the interaction. The channels chosen already and this one are always included."""
    guild = interaction.guild
    if guild is None:
        return Here((), (), bound)
    channel = interaction.channel
    first = {
        *(channel for one in settings for channel in one.channels(stored)),
        getattr(channel, "id", 0),
        getattr(channel, "parent_id", 0),
    }
    hosting = [one for one in guild.channels if isinstance(one, (*HOSTING, discord.ForumChannel))]
    channels = sorted(hosting, key=lambda one: (one.id not in first, one.position, one.id))
    callable_ = [role for role in guild.roles if not role.is_default() and not role.managed]
    roles = sorted(callable_, key=lambda role: (role.id != stored.caller_role, -role.position))
    return Here(
        tuple((one.id, f"#{one.name}") for one in channels[:OPTIONS_IN_MENU]),
        tuple((role.id, f"@{role.name}") for role in roles[: OPTIONS_IN_MENU - 1]),
        bound,
    )


def check_manager(interaction: discord.Interaction) -> int:
    """Returns the server's ID; raises a Refusal unless the user may manage the server.

    Discord's own settings can grant the command to other members, so the command's permission is not enough.
    """
    if interaction.guild_id is None:
        raise Refusal("only-in-server")
    if not interaction.permissions.manage_guild:
        raise Refusal("only-managers")
    return interaction.guild_id


def server_card(
    settings: Sequence[ServerSetting], stored: ServerSettings, place: Here, words: Translator
) -> Card:
    """All settings of a server with what they are now."""
    text = [f"### {words('server-title')}", words("server-intro"), *explanations(settings, stored, words)]
    channels = " ".join(f"<#{channel}>" for channel in stored.channels)
    if channels:
        text.insert(2, words("server-only-there", channels=channels))
    return Card("\n".join(text), rows=rows(settings, stored, place, words))


def _channel_menu(settings: ServerSettings, place: Here, words: Translator) -> list[Menu]:
    choices = tuple(
        Choice(name, str(channel), chosen=channel in settings.channels) for channel, name in place.channels
    )
    if not choices:
        return []
    return [Menu(setting_id("server", "channels"), words("server-channels-hint"), choices, 0, len(choices))]


def _channels_chosen(
    values: Sequence[str], settings: ServerSettings, place: Here
) -> Mapping[str, Any] | None:
    offered = [channel for channel, _ in place.channels]
    if not {*values} <= {*map(str, offered)}:
        return None
    kept = [channel for channel in settings.channels if channel not in offered]
    return {"channels": (*kept, *(one for one in offered if str(one) in values))}


def _language_menu(settings: ServerSettings, place: Here, words: Translator) -> list[Menu]:
    choices = language_choices(settings.lang, words, words("server-language-discord"))
    return [Menu(setting_id("server", "lang"), words("server-language-hint"), choices)]


def _pace_menu(settings: ServerSettings, place: Here, words: Translator) -> list[Menu]:
    choices = tuple(
        Choice(words("server-pace", pace=words(label)), pace, chosen=settings.pace == pace)
        for pace, label in PACES.items()
    )
    return [Menu(setting_id("server", "pace"), words("server-pace-hint"), choices)]


def _pace_chosen(values: Sequence[str], *_: object) -> Mapping[str, Any] | None:
    return {"pace": only(values)} if only(values) in get_args(Pace) else None


def _limit_menu(settings: ServerSettings, place: Here, words: Translator) -> list[Menu]:
    limits = [limit for limit in LIMITS if limit < place.bound]
    choices = (
        Choice(words("server-limit-none", limit=place.bound), NONE, chosen=settings.tables is None),
        *(
            Choice(words("server-limit", limit=limit), str(limit), chosen=settings.tables == limit)
            for limit in limits
        ),
    )
    return [Menu(setting_id("server", "tables"), words("server-limit-hint"), choices)]


def _limit_chosen(values: Sequence[str], *_: object) -> Mapping[str, Any] | None:
    value = only(values)
    if value not in (NONE, *map(str, LIMITS)):
        return None
    return {"tables": None if value == NONE else int(value)}


def _role_menu(settings: ServerSettings, place: Here, words: Translator) -> list[Menu]:
    if not place.roles:
        return []
    choices = (
        Choice(words("server-role-none"), NONE, chosen=settings.caller_role is None),
        *(
            Choice(words("server-role", role=name), str(role), chosen=role == settings.caller_role)
            for role, name in place.roles
        ),
    )
    return [Menu(setting_id("server", "role"), words("server-role-hint"), choices)]


def _role_chosen(values: Sequence[str], settings: ServerSettings, place: Here) -> Mapping[str, Any] | None:
    value = only(values)
    if value not in (NONE, *(str(role) for role, _ in place.roles)):
        return None
    return {"caller_role": None if value == NONE else int(value)}


SERVER_SETTINGS = (
    ServerSetting(
        "channels",
        10,
        _channel_menu,
        _channels_chosen,
        lambda stored, words: words("server-channels-help"),
        lambda stored: stored.channels,
    ),
    ServerSetting(
        "lang",
        20,
        _language_menu,
        lambda values, *_: language_chosen(values),
        lambda stored, words: words("server-language-help"),
    ),
    ServerSetting("pace", 30, _pace_menu, _pace_chosen, lambda stored, words: words("server-pace-help")),
    ServerSetting("tables", 40, _limit_menu, _limit_chosen, lambda stored, words: words("server-limit-help")),
    ServerSetting("role", 50, _role_menu, _role_chosen, lambda stored, words: words("server-role-help")),
)
"""The server settings of the core; features add theirs after these."""
