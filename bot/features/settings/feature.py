"""Settings of a person and of a server."""

from __future__ import annotations

from bot.features.contract import Core, Parts
from bot.features.settings.cards import SETTING
from bot.features.settings.command import settings_commands
from bot.features.settings.settings_handlers import SettingsHandlers
from bot.ui.interactions.verb import Acknowledged, Scope, Verb


def build(core: Core) -> Parts:
    handlers = SettingsHandlers(core)
    return Parts(
        commands=settings_commands(handlers),
        verbs=(
            Verb("me", Acknowledged.FIRST, handlers.change, SETTING, Scope.NO_TABLE),
            Verb("server", Acknowledged.FIRST, handlers.change_server, SETTING, Scope.NO_TABLE),
        ),
    )
