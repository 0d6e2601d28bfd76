"""Settings of a person and of a server: the core's own, and the cards with those of all features."""

from __future__ import annotations

from bot.features.contract import Core, Parts
from bot.features.settings.cards import PERSON_SETTINGS
from bot.features.settings.command import settings_commands
from bot.features.settings.server_card import SERVER_SETTINGS
from bot.features.settings.settings_handlers import SettingsHandlers
from bot.ui.interactions.verb import Acknowledged, Scope, Verb
from bot.ui.setting import SETTING
from bot.ui.slots import Slot


def build(core: Core) -> Parts:
    handlers = SettingsHandlers(core)
    return Parts(
        commands=settings_commands(handlers),
        settings=(*PERSON_SETTINGS, *SERVER_SETTINGS),
        slot=Slot(order=40, rest_buttons=handlers.ask_for_clock),
        verbs=(
            Verb("me", Acknowledged.FIRST, handlers.change, SETTING, Scope.NO_TABLE),
            Verb("server", Acknowledged.FIRST, handlers.change_server, SETTING, Scope.NO_TABLE),
        ),
    )
