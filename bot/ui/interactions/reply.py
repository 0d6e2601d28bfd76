"""The one way to reply to a command or a press: acknowledged, answered or refused, and never left open.

Discord waits three seconds for the acknowledgement and fifteen minutes for the rest. The bot does not carry
out interactions that came too late or twice, and logs them. A refusal is a private sentence; an unexpected
error is a private sentence with a reference that the log contains too.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from datetime import datetime
from typing import Any

import discord

from bot import logs
from bot.delivery.undelivered import Trouble
from bot.metrics import Outcome, metrics
from bot.store import StoreAway, TableRow
from bot.tables.actors import Person
from bot.tables.preferences import Preferences
from bot.tables.refusal import Refusal
from bot.texts import Translator, language, translator
from bot.ui.cards.button_names import button_names, buttons_at, with_inner_names
from bot.ui.cards.card import NOBODY, RED, Card
from bot.ui.cards.layout import layout
from bot.ui.cards.links import jump_link, moment
from bot.ui.interactions.outside import is_chat
from bot.ui.stage.http_errors import ACKNOWLEDGED, FAILURES, LOST, TOO_LATE, UNKNOWN_MESSAGE, trouble_of
from bot.work.drawing import Requester, Superseded, current_requester

log = logging.getLogger(__name__)

ACKNOWLEDGED_BY_US = "acknowledged"
USER_LANGUAGE, GUILD_LANGUAGE = "language", "language of the server"
"""Keys under which an interaction's extras hold the languages from the settings."""
LOADING_SECONDS = 1.0
"""Seconds that loading settings may take: Discord waits for three in all."""
TRIES = 3
"""Attempts to send an answer whose connection is lost; sending the same answer twice is harmless."""


class Reply:
    """The answer to one interaction, private and in the person's own language."""

    def __init__(self, interaction: discord.Interaction) -> None:
        self._interaction = interaction
        self._acknowledged = interaction.response.is_done() or ACKNOWLEDGED_BY_US in interaction.extras
        self._awaited = self._acknowledged
        """Whether the person sees that an answer is on its way."""
        self.below: int | None = None
        """The follow-up that shows the answer, if the message that it should have changed is gone."""
        self.outcome: Outcome = "answered"
        self._about: TableRow | None = None

    @property
    def interaction(self) -> discord.Interaction:
        return self._interaction

    @property
    def words(self) -> Translator:
        """The words of the person's own language, as far as their settings have been read."""
        return words_for(self._interaction)

    @property
    def buttons(self) -> Mapping[str, str]:
        """The buttons that a sentence may name, as cards show them."""
        if self._about is None:
            return button_names(public_language(self._interaction))
        return buttons_at(self._about)

    @property
    def request(self) -> int:
        """The interaction's id: whatever it asks for is done once."""
        return self._interaction.id

    @property
    def person(self) -> Person:
        """The person who asks; `access` finds their rights at a table."""
        user = self._interaction.user
        return Person(user.id, user.display_name, lang=self.words.lang)

    @property
    def on_private_message(self) -> bool:
        """Whether a press was made on a message that only this person sees, which the answer then changes."""
        message = self._interaction.message
        if message is None:
            return False
        with_bot = self._interaction.guild_id is None and not is_chat(self._interaction)
        return with_bot or message.flags.ephemeral

    def about(self, row: TableRow) -> None:
        """Makes the reply about that table: texts name its buttons as its cards show them."""
        self._about = row
        logs.about(table=row.id)

    async def acknowledge(self, *, silently: bool = False) -> bool:
        """Acknowledges the interaction. Returns False if Discord no longer waits: then do nothing.

        The acknowledgement shows the person that an answer is coming, unless the answer will change a private
        message or the reply is silent because a public message changes instead. Sends it again if the
        connection was lost; if Discord then has one already, it was ours.
        """
        thinking = not (silently or self.on_private_message)
        lost = False
        for left in reversed(range(TRIES)):
            try:
                await self._interaction.response.defer(ephemeral=True, thinking=thinking)
            except LOST as error:
                lost = True
                if not left:
                    log.warning("event=ack_failed %s could not be acknowledged: %s", self, error)
                    return False
                continue
            except discord.HTTPException as error:
                if not (lost and error.code == ACKNOWLEDGED):
                    self._log_refused("acknowledged", error)
                    return False
            break
        self._interaction.extras[ACKNOWLEDGED_BY_US] = True  # discord.py knows only of answers that came back
        self._acknowledged = True
        self._awaited = thinking
        return True

    async def answer(self, card: Card) -> None:
        """Show the card: in place of what the acknowledgement left, or as the first sign."""
        for left in reversed(range(TRIES)):
            try:
                await self._show(card)
                break
            except LOST:
                if not left:
                    raise
            except discord.HTTPException as error:
                if left == TRIES - 1 or error.code != ACKNOWLEDGED:
                    raise
                break  # the first try has arrived
        self._acknowledged = True
        self._awaited = False

    async def _show(self, card: Card) -> None:
        view, files = layout(card)
        response = self._interaction.response
        if not (self._acknowledged or self.on_private_message):
            await response.send_message(view=view, files=files, ephemeral=True, allowed_mentions=NOBODY)
            return
        change = self._interaction.edit_original_response if self._acknowledged else response.edit_message
        try:
            await change(view=view, attachments=files, allowed_mentions=NOBODY)
        except discord.HTTPException as error:
            if self._awaited or error.code != UNKNOWN_MESSAGE:
                raise
            await self._show_below(card)

    async def _show_below(self, card: Card) -> None:
        """The message that was pressed is gone: it went below a new picture just then, or was closed."""
        view, files = layout(card)
        if not self._acknowledged:
            response = self._interaction.response
            await response.send_message(view=view, files=files, ephemeral=True, allowed_mentions=NOBODY)
            return
        message = await self._interaction.followup.send(
            view=view, files=files, ephemeral=True, wait=True, allowed_mentions=NOBODY
        )
        self.below = message.id

    async def publish(self, card: Card) -> str:
        """Shows the card publicly in the channel, in addition to the person's private answer.

        Returns the address of the message, or "" if Discord has shown it to this person only: a server that
        has not added the bot can keep its answers private.
        """
        view, files = layout(card)
        message = await self._interaction.followup.send(
            view=view, files=files, ephemeral=False, wait=True, allowed_mentions=NOBODY
        )
        if message.flags.ephemeral:
            return ""
        guild = self._interaction.guild_id  # Discord leaves it out of the message
        return message.jump_url if guild is None else jump_link(guild, message.channel.id, message.id)

    async def ask(self, modal: discord.ui.Modal) -> None:
        """Open a form; that has to be the first sign."""
        await self._interaction.response.send_modal(modal)

    async def whisper(self, text: str) -> None:
        """Sends a separate private sentence."""
        view, _ = layout(Card(text, colour=RED))
        if self._acknowledged:
            await self._interaction.followup.send(view=view, ephemeral=True, allowed_mentions=NOBODY)
        else:
            await self._interaction.response.send_message(view=view, ephemeral=True, allowed_mentions=NOBODY)
            self._acknowledged = True

    async def beside(self, card: Card) -> None:
        """Sends a separate private card; the press has been acknowledged."""
        view, files = layout(card)
        await self._interaction.followup.send(view=view, files=files, ephemeral=True, allowed_mentions=NOBODY)

    @asynccontextmanager
    async def explained(self) -> AsyncIterator[None]:
        """Answers the person if the body fails. In order:

        1. A Refusal: its sentence; "already done" only if the person waits for an answer.
        2. A look that a newer one has replaced: removes the waiting message.
        3. An answer that Discord rejected: logs it and explains to the person how to see the result. If the
           interaction has expired, only logs it.
        4. The database is unavailable: says so, and that nothing is lost.
        5. Any other error: a reference, for the person and in the log.
        """
        try:
            yield
        except Refusal as refusal:
            self.outcome = "refused"
            log.debug("event=refused %s refused: %s", self, refusal.code)
            if self._awaited or refusal.code != "already-done":
                await self._tell(refusal_text(refusal, self.words, self.buttons))
        except Superseded:
            self.outcome = "superseded"
            await self._withdraw()
        except FAILURES as error:
            self.outcome = "failed"
            if self._log_refused("answered", error):
                await self._tell(self.words("answer-not-shown"))
        except StoreAway as error:
            log.warning("event=store_unavailable %s could not be handled: %s", self, error)
            await self._tell(self.words("store-away"))
        except Exception:
            self.outcome = "failed"
            reference = secrets.token_hex(4)
            log.exception("event=error error %s in %s", reference, self, extra={"reference": reference})
            await self._tell(self.words("failed", reference=reference))

    async def _tell(self, text: str) -> None:
        """Sends the text as the pending answer, or as a separate message if none is pending."""
        try:
            if self._awaited:
                await self.answer(Card(text, colour=RED))
            else:
                await self.whisper(text)
        except FAILURES as error:
            self._log_refused("told", error)

    async def _withdraw(self) -> None:
        """Removes the waiting message of an answer that is no longer needed."""
        if self._awaited:
            try:
                await self._interaction.delete_original_response()
            except FAILURES as error:
                self._log_refused("withdrawn", error)

    def _log_refused(self, what: str, error: Exception) -> bool:
        """Logs that Discord rejected it; returns whether the person can still be answered."""
        if isinstance(error, discord.HTTPException) and error.code in TOO_LATE:
            self._log_late()
            return False
        ours = trouble_of(error) is Trouble.OURS
        log.log(
            logging.ERROR if ours else logging.WARNING,
            "event=reply_not_sent %s could not be %s: %s",
            self,
            what,
            str(error) or type(error).__name__,
        )
        return True

    def _log_late(self) -> None:
        self.outcome = "late"
        log.info("event=press_late %s was delivered late or twice", self)

    def __str__(self) -> str:
        """The request and its user's hash, for the log; without a button's argument, which may be secret."""
        data: Mapping[str, Any] = self._interaction.data or {}
        what = ":".join(str(data.get("custom_id", "")).split(":")[:4]) or f"/{data.get('name', '')}"
        return f"{self._interaction.type.name} {what} of {logs.hashed(self._interaction.user.id)}"


@asynccontextmanager
async def replying(
    interaction: discord.Interaction, look: str = "", verb: str | None = None
) -> AsyncIterator[Reply]:
    """Yields a reply for the body to answer with; the reply also reports the body's failures.

    The body's drawings count as this person's; of several answers with the same `look` only the newest is
    shown. `verb` is the press's name in the metrics.
    """
    begun = time.perf_counter()
    reply = Reply(interaction)
    current_requester.set(Requester(interaction.user.id, look))
    try:
        async with reply.explained():
            yield reply
    finally:
        command = interaction.command
        press_name = verb or (f"/{command.qualified_name}" if command is not None else "unknown")
        metrics().press(press_name, reply.outcome, time.perf_counter() - begun)


async def load_languages(interaction: discord.Interaction, preferences: Preferences) -> None:
    """Stores the languages that the person and the server have set in the interaction, before any answer.

    After `LOADING_SECONDS`, or if they can't be read, Discord's languages apply.
    """
    try:
        async with asyncio.timeout(LOADING_SECONDS):
            if lang := (await preferences.of(interaction.user.id)).lang:
                interaction.extras[USER_LANGUAGE] = lang
            if interaction.guild_id and (lang := (await preferences.of_server(interaction.guild_id)).lang):
                interaction.extras[GUILD_LANGUAGE] = lang
    except (StoreAway, TimeoutError) as error:
        reason = str(error) or type(error).__name__
        log.warning("event=settings_delayed a person's settings could not be read: %s", reason)
    except Exception:
        log.exception("event=settings_failed reading a person's settings failed")


def words_for(interaction: discord.Interaction) -> Translator:
    """The words of the person's own language: the one that they have set, else their Discord's."""
    return translator(interaction.extras.get(USER_LANGUAGE) or language(str(interaction.locale)))


def public_language(interaction: discord.Interaction) -> str:
    """Returns the language of public cards where the interaction happens: the server's, else the person's."""
    if lang := interaction.extras.get(GUILD_LANGUAGE):
        return str(lang)
    if interaction.guild_locale is None:
        return words_for(interaction).lang
    return language(str(interaction.guild_locale))


def table_language(interaction: discord.Interaction) -> str:
    """Returns the language of a table that the person opens: the one that the server has set, else theirs."""
    return str(interaction.extras.get(GUILD_LANGUAGE) or words_for(interaction).lang)


def refusal_text(refusal: Refusal, words: Translator, buttons: Mapping[str, str]) -> str:
    """The sentence of a refusal; every one says what to do next and names buttons as cards show them."""
    message = f"refused-{refusal.code}"
    text_id = message if words.has(message) else "refused-illegal-action"
    facts = {
        name: moment(fact) if isinstance(fact, datetime) else fact for name, fact in refusal.facts.items()
    }
    return words(text_id, **with_inner_names(buttons, words), **facts)
