"""The commands that need no table: `/rules`, `/help`, `/about` and `/privacy`."""

from __future__ import annotations

from bot.features.contract import Core, Parts
from bot.features.info.cards import help_card
from bot.features.info.command import info_commands
from bot.ui.cards.card import Card
from bot.ui.interactions.click import Click
from bot.ui.interactions.codec import PAGE
from bot.ui.interactions.verb import Acknowledged, Scope, Verb


def build(core: Core) -> Parts:
    return Parts(
        commands=info_commands(core.answering),
        verbs=(Verb("help", Acknowledged.BY_ANSWER, _help, PAGE, Scope.NO_TABLE),),
    )


async def _help(click: Click) -> Card:
    return help_card(click.argument, click.words, click.reply.buttons)
