"""How a slash command answers: acknowledged at once, a private card, every error a sentence."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import discord

from bot.service.refusal import Refusal
from bot.ui.card import RED, Card
from bot.ui.router import GONE, answer, failure_text, refusal_text, words_for

log = logging.getLogger(__name__)


@asynccontextmanager
async def private_reply(interaction: discord.Interaction) -> AsyncIterator[None]:
    """Acknowledge privately, then run the body, which answers; a Refusal becomes its sentence."""
    try:
        await interaction.response.defer(ephemeral=True, thinking=True)
    except discord.HTTPException as error:
        if error.code in GONE:
            log.info("a command came too late or twice")
            raise Late from error
        raise
    its_words = words_for(interaction)
    try:
        yield
    except Refusal as refusal:
        await answer(interaction, Card(refusal_text(refusal, its_words), colour=RED))
    except discord.HTTPException as error:
        log.warning("a command could not be answered: %s", error)
    except Exception:
        await answer(interaction, Card(failure_text(its_words), colour=RED))


class Late(Exception):
    """The interaction can't be answered any more; nothing was done."""
