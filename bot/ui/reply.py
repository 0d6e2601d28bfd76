"""The one way to reply to a command or a press: acknowledged, answered or refused, and never left open.

Discord waits three seconds for the first sign and fifteen minutes for the rest. What came too late or
twice is not carried out and costs one line in the log. A refusal is a private sentence; anything
unexpected is a private sentence with a reference that stands in the log too.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any

import discord

from bot.service.people import Person
from bot.service.refusal import Refusal
from bot.texts import Words, language, words
from bot.ui.card import RED, Card, layout

log = logging.getLogger(__name__)

NOBODY = discord.AllowedMentions.none()
GONE = (10062, 40060)  # unknown interaction, already acknowledged


class Reply:
    """What one interaction is told, privately and in the person's own language."""

    def __init__(self, interaction: discord.Interaction) -> None:
        self._interaction = interaction
        self._awaited = interaction.response.is_done()
        """Whether the person sees that an answer is on its way."""
        self.words = words_for(interaction)

    @property
    def request(self) -> int:
        """The interaction's id: whatever it asks for is done once."""
        return self._interaction.id

    @property
    def person(self) -> Person:
        """Who asks, with their rights in that channel."""
        user = self._interaction.user
        moderator = self._interaction.permissions.manage_messages
        return Person(user.id, user.display_name, moderator, language(str(self._interaction.locale)))

    @property
    def on_private_message(self) -> bool:
        """Whether a press was made on a message that only this person sees, which the answer then changes."""
        message = self._interaction.message
        return message is not None and (self._interaction.guild_id is None or message.flags.ephemeral)

    async def acknowledge(self, *, silently: bool = False) -> bool:
        """Tell Discord that we are on it. False when it no longer listens: then nothing must be done.

        An acknowledgement shows that an answer is on its way, unless that answer will change a private
        message or the reply is silent: a public message that comes up to date by itself.
        """
        thinking = not (silently or self.on_private_message)
        try:
            await self._interaction.response.defer(ephemeral=True, thinking=thinking)
        except discord.HTTPException as error:
            if error.code in GONE:
                self._log_late()
            else:
                log.warning("%s could not be acknowledged: %s", self, error)
            return False
        self._awaited = thinking
        return True

    async def answer(self, card: Card) -> None:
        """Show the card: in place of what the acknowledgement left, or as the first sign."""
        view, files = layout(card)
        response = self._interaction.response
        if response.is_done():
            await self._interaction.edit_original_response(
                view=view, attachments=files, allowed_mentions=NOBODY
            )
        elif self.on_private_message:
            await response.edit_message(view=view, attachments=files, allowed_mentions=NOBODY)
        else:
            await response.send_message(view=view, files=files, ephemeral=True, allowed_mentions=NOBODY)
        self._awaited = False

    async def ask(self, modal: discord.ui.Modal) -> None:
        """Open a form; that has to be the first sign."""
        await self._interaction.response.send_modal(modal)

    async def whisper(self, text: str) -> None:
        """A private sentence beside whatever is there."""
        view, _ = layout(Card(text, colour=RED))
        if self._interaction.response.is_done():
            await self._interaction.followup.send(view=view, ephemeral=True, allowed_mentions=NOBODY)
        else:
            await self._interaction.response.send_message(view=view, ephemeral=True, allowed_mentions=NOBODY)

    @asynccontextmanager
    async def explained(self) -> AsyncIterator[None]:
        """Whatever the body can't do is said. In order:

        1. A Refusal is its sentence; "already done" is told only when an answer is waited for.
        2. An answer to an interaction that is gone: one line in the log.
        3. An answer that Discord did not take: a warning in the log, and the person is told in a few words
           how to see what was done.
        4. Anything else: a reference, for the person and in the log.
        """
        try:
            yield
        except Refusal as refusal:
            if self._awaited or refusal.code != "already-done":
                await self._tell(refusal_text(refusal, self.words))
        except discord.HTTPException as error:
            if error.code in GONE:
                self._log_late()
            else:
                log.warning("%s could not be answered: %s", self, error)
                await self._tell(self.words("answer-not-shown"))
        except Exception:
            reference = secrets.token_hex(4)
            log.exception("error %s in %s", reference, self)
            await self._tell(self.words("failed", reference=reference))

    async def _tell(self, text: str) -> None:
        """Say it in place of the answer that is waited for, else beside whatever is there."""
        try:
            if self._awaited:
                await self.answer(Card(text, colour=RED))
            else:
                await self.whisper(text)
        except discord.HTTPException as error:
            if error.code in GONE:
                self._log_late()
            else:
                log.warning("%s could not be told: %s", self, error)

    def _log_late(self) -> None:
        log.info("%s came too late or twice", self)

    def __str__(self) -> str:
        """What was asked by whom, for the log."""
        data: Mapping[str, Any] = self._interaction.data or {}
        what = data.get("custom_id") or f"/{data.get('name', '')}"
        return f"{self._interaction.type.name} {what} of {self._interaction.user.id}"


@asynccontextmanager
async def replying(interaction: discord.Interaction) -> AsyncIterator[Reply]:
    """A reply for the body to answer with; whatever the body can't do is said by it."""
    reply = Reply(interaction)
    async with reply.explained():
        yield reply


def words_for(interaction: discord.Interaction) -> Words:
    """The words of the person's own language."""
    return words(language(str(interaction.locale)))


def refusal_text(refusal: Refusal, its_words: Words) -> str:
    """The sentence of a refusal; every one says what to do next."""
    message = f"refused-{refusal.code}"
    return its_words(message if its_words.has(message) else "refused-illegal-action", **refusal.facts)
