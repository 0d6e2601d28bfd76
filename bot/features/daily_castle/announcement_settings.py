"""Rows of `/server settings`: where and when a server hears of the daily castle."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.tables.preferences import ServerSettings
from bot.texts import Translator
from bot.time_units import HOUR
from bot.ui.cards.card import OPTIONS_IN_MENU, Choice, Menu, cut
from bot.ui.cards.links import moment
from bot.ui.setting import Here, ServerSetting, only, setting_id

NOWHERE = "none"
LONGEST_NAME = 80
"""Limit for a channel's name in a label that says something else, too."""


def _help(stored: ServerSettings, words: Translator) -> str:
    return words("server-daily-help", time=moment(stored.daily_hour * HOUR, "t"))


def _channel_menu(stored: ServerSettings, here: Here, words: Translator) -> list[Menu]:
    chosen = stored.daily_channel
    channels = (
        Choice(words("server-daily", channel=cut(name, LONGEST_NAME)), str(channel), chosen=channel == chosen)
        for channel, name in here.channels[: OPTIONS_IN_MENU - 1]
    )
    nowhere = Choice(words("server-daily-none"), NOWHERE, chosen=chosen is None)
    return [Menu(setting_id("server", "daily"), words("server-daily-hint"), (nowhere, *channels))]


def _channel_chosen(values: Sequence[str], stored: ServerSettings, here: Here) -> Mapping[str, Any] | None:
    value = only(values)
    if value not in (NOWHERE, *(str(channel) for channel, _ in here.channels)):
        return None
    return {"daily_channel": None if value == NOWHERE else int(value)}


def _hour_menu(stored: ServerSettings, here: Here, words: Translator) -> list[Menu]:
    """Nothing before a channel is chosen."""
    if stored.daily_channel is None:
        return []
    hours = tuple(
        Choice(words("server-daily-hour", hour=f"{hour:02}"), str(hour), chosen=hour == stored.daily_hour)
        for hour in range(24)
    )
    return [Menu(setting_id("server", "dailyhour"), words("server-daily-hour-hint"), hours)]


def _hour_chosen(values: Sequence[str], *_: object) -> Mapping[str, Any] | None:
    return {"daily_hour": int(only(values))} if only(values) in map(str, range(24)) else None


ANNOUNCEMENT_SETTINGS = (
    ServerSetting(
        "daily",
        70,
        _channel_menu,
        _channel_chosen,
        _help,
        lambda stored: () if stored.daily_channel is None else (stored.daily_channel,),
    ),
    ServerSetting("dailyhour", 71, _hour_menu, _hour_chosen),
)
