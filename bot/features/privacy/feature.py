"""Privacy: `/me data` and `/me forget`."""

from __future__ import annotations

from bot.features.contract import Core, Parts, Sub
from bot.features.privacy.command import privacy_commands
from bot.features.privacy.privacy_handlers import YES, PrivacyHandlers
from bot.ui.interactions.codec import one_of
from bot.ui.interactions.verb import Acknowledged, Scope, Verb


def build(core: Core) -> Parts:
    handlers = PrivacyHandlers(core)
    return Parts(
        commands=[Sub("me", command) for command in privacy_commands(handlers)],
        verbs=(Verb("forget", Acknowledged.FIRST, handlers.forget, one_of(YES), Scope.NO_TABLE),),
    )
