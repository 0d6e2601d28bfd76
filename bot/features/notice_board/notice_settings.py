"""Rows of `/server settings`: the channel of the notice board, and whether it calls the role."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.features.notice_board.notices import CALLS, CHANNEL
from bot.tables.preferences import ServerSettings
from bot.texts import Translator
from bot.ui.cards.card import OPTIONS_IN_MENU, Choice, Menu, cut
from bot.ui.setting import Here, ServerSetting, only, setting_id

NOWHERE = "0"
LONGEST_NAME = 80


def _menu(stored: ServerSettings, here: Here, words: Translator) -> list[Menu]:
    chosen = CHANNEL.of(stored)
    channels = (
        Choice(
            words("server-notice", channel=cut(name, LONGEST_NAME)), str(channel), chosen=channel == chosen
        )
        for channel, name in here.channels[: OPTIONS_IN_MENU - 1]
    )
    nowhere = Choice(words("server-notice-none"), NOWHERE, chosen=not chosen)
    return [Menu(setting_id("server", "notice"), words("server-notice-hint"), (nowhere, *channels))]


def _chosen(values: Sequence[str], stored: ServerSettings, here: Here) -> Mapping[str, Any] | None:
    if only(values) not in (NOWHERE, *(str(channel) for channel, _ in here.channels)):
        return None
    return {CHANNEL.name: int(only(values))}


NOTICE_SETTINGS = (
    ServerSetting(
        "notice",
        80,
        _menu,
        _chosen,
        lambda stored, words: words("server-notice-help"),
        lambda stored: (CHANNEL.of(stored),) if CHANNEL.of(stored) else (),
    ),
    ServerSetting.switch(CALLS.name, "server-notice-calls", "server-notice-calls-help", 90, CALLS.of),
)
