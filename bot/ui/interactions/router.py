"""One stateless router for every button, menu and form.

It reads the `custom_id`, looks the verb up, checks that the person may see the table, acknowledges as the
verb says, runs its handler and answers. `Reply` explains whatever can't be done.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from contextlib import nullcontext, suppress
from dataclasses import replace
from typing import Any

import discord
from cachetools import LRUCache

from bot import logs
from bot.tables.refusal import Refusal
from bot.tables.tables import Tables
from bot.ui.board.variants import typed_values
from bot.ui.cards.card import Card
from bot.ui.interactions.access import person_at
from bot.ui.interactions.admission import Admission
from bot.ui.interactions.click import Click
from bot.ui.interactions.double_taps import DoubleTaps
from bot.ui.interactions.press import NO_TABLE, read
from bot.ui.interactions.reply import Reply, load_languages, replying
from bot.ui.interactions.verb import Acknowledged, Answer, Verb
from bot.ui.panel.in_time import with_picture
from bot.ui.panel.open_panels import OpenPanels
from bot.ui.stage.http_errors import FAILURES
from bot.work.background import Background
from bot.work.drawing import Superseded

log = logging.getLogger(__name__)

MOST_IN_WORDS = 2000
PRESSES = (discord.InteractionType.component, discord.InteractionType.modal_submit)


class Router:
    """Every press of a button, choice in a menu and form that was filled in comes through here."""

    def __init__(
        self,
        verbs: Mapping[str, Verb],
        tables: Tables,
        panels: OpenPanels,
        taps: DoubleTaps,
        admission: Admission | None = None,
    ) -> None:
        self.verbs = verbs
        self._tables = tables
        self._panels = panels
        self._taps = taps
        self._admission = admission or Admission()
        self._in_words: LRUCache[tuple[str, int], Card] = LRUCache(MOST_IN_WORDS)
        """Answers in words that still wait for their pictures, by table and person."""
        self._pictures = Background()

    async def route(self, interaction: discord.Interaction) -> None:
        """Handles the interaction if it is a press of one of our buttons."""
        if interaction.type not in PRESSES or interaction.data is None:
            return
        try:
            await self._route(interaction, interaction.data)
        finally:
            self._admission.over(interaction.id)

    async def _route(self, interaction: discord.Interaction, data: Mapping[str, Any]) -> None:
        logs.about(person=interaction.user.id, interaction=interaction.id)
        press = read(str(data.get("custom_id", "")))
        verb = self.verbs.get(press.verb) if press else None
        look = f"{press.verb}:{press.table}" if press and verb and verb.looks else ""
        if press is not None and press.table != NO_TABLE:
            logs.about(table=press.table)
        async with replying(interaction, look, verb.id if verb else "unknown") as reply:
            form = interaction.type is discord.InteractionType.modal_submit
            if press is None or verb is None or (form and not verb.from_form):
                await self._load_languages(reply)
                raise Refusal("unknown-button")
            if self._is_double_tap(verb, reply):
                await self._load_languages(reply)
                raise Refusal("double-tap")
            chosen: Any = data.get("values") or typed_values(data)
            values = tuple(str(value) for value in chosen) if isinstance(chosen, list | tuple) else ()
            with self._admission.place(looks=verb.looks):
                await self._take_up(verb, Click(press, reply, values, reply.person))

    async def _take_up(self, verb: Verb, click: Click) -> None:
        """Marks the person's panel at the table as in use, and carries the press out."""
        interaction, at_table = click.reply.interaction, click.table != NO_TABLE
        if interaction.guild_id is None and interaction.message is not None and verb.panel and at_table:
            self._panels.shown_privately(click.key, interaction.message.id, asks=True)
            self._panels.pressed_privately(click.key)
        at_venue = verb.playing and at_table and interaction.guild_id is not None
        with self._panels.used(click.key, asks=verb.panel) if at_venue else nullcontext():
            await self._carry_out(verb, click)

    def _is_double_tap(self, verb: Verb, reply: Reply) -> bool:
        message = reply.interaction.message
        if message is None or not (verb.panel and reply.on_private_message):
            return False
        return self._taps.is_double(reply.person.id, message.id, final=verb.final)

    async def _carry_out(self, verb: Verb, click: Click) -> None:
        reply = click.reply
        match verb.acknowledged:
            case Acknowledged.BY_ANSWER:
                await self._load_languages(reply)
                heard = True
            case Acknowledged.MEANWHILE:
                await self._carry_out_meanwhile(verb, click)
                return
            case Acknowledged.FIRST:
                heard, _ = await asyncio.gather(reply.acknowledge(), self._load_languages(reply))
            case Acknowledged.SILENTLY:
                silently = reply.acknowledge(silently=True)
                heard, _ = await asyncio.gather(silently, self._load_languages(reply))
        if heard:
            await self._answer(verb, click, await self._handle(verb, click))

    async def _load_languages(self, reply: Reply) -> None:
        """Loads the languages before any answer; the acknowledgement needs none and does not wait for it."""
        await load_languages(reply.interaction, self._tables.preferences)

    async def _handle_in_language(self, verb: Verb, click: Click) -> Answer:
        await self._load_languages(click.reply)
        return await self._handle(verb, click)

    async def _handle(self, verb: Verb, click: Click) -> Answer:
        """Runs the handler if the person may see the table; otherwise refuses as if it did not exist."""
        if click.table != NO_TABLE:
            row = await self._tables.row(click.table)
            click = replace(click, person=person_at(click.reply.interaction, row, click.person))
            await self._tables.seals.check(row, click.person.id)
            click.reply.about(row)
        return await verb.handler(verb.read(click))

    async def _carry_out_meanwhile(self, verb: Verb, click: Click) -> None:
        """Runs a handler that changes nothing during the acknowledgement, and answers or refuses after it."""
        heard, answer = await asyncio.gather(
            click.reply.acknowledge(), self._handle_in_language(verb, click), return_exceptions=True
        )
        if isinstance(heard, BaseException):
            raise heard
        if not heard:
            return
        if isinstance(answer, BaseException):
            raise answer
        await self._answer(verb, click, answer)

    async def _answer(self, verb: Verb, click: Click, answer: Any) -> None:
        if isinstance(answer, discord.ui.Modal):
            await click.reply.ask(answer)
        elif answer is not None:
            await click.reply.answer(answer)
            earlier = self._in_words.pop(click.key, None)
            if earlier is not None and earlier.later is not None:
                earlier.later.cancel()  # the person has moved on
            if verb.panel:
                await self._note(verb, click, answer)
            if answer.later is not None:
                self._in_words[click.key] = answer
                self._pictures.start(self._show_picture(verb, click, answer, answer.later), "a late picture")

    async def _show_picture(self, verb: Verb, click: Click, shown: Card, later: asyncio.Future[Card]) -> None:
        """Adds the late picture to an answer sent as text, unless the person has moved on since."""
        try:
            card = with_picture(shown, await later, click.words)
        except Superseded:
            return
        if self._in_words.get(click.key) is shown:
            del self._in_words[click.key]
            with suppress(*FAILURES):  # the words are there, and the button draws it again
                await click.reply.answer(card)
                if verb.panel:
                    await self._note(verb, click, card)

    def stop(self) -> None:
        """Draw no late pictures any more."""
        self._pictures.stop()

    async def _note(self, verb: Verb, click: Click, card: Card) -> None:
        """Remember where the panel is now, and when it was redrawn."""
        interaction = click.reply.interaction
        message = interaction.message
        if click.reply.on_private_message and message is not None:
            self._taps.redrawn(click.person.id, message.id, final=verb.final)
        table = card.table or click.table
        if table == NO_TABLE:  # a lesson: no table will bring it anything
            return
        key = (table, click.person.id)
        if table != click.table:
            self._panels.moved(click.key, key)
        if interaction.guild_id is not None:
            await self._panels.shown(key, interaction, click.words, card, click.reply.below)
        elif message is not None:
            self._panels.shown_privately(key, message.id, asks=card.asks, card=card)
