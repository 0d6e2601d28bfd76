"""One stateless router for every button and menu.

A press is acknowledged at once, then worked on: (1) read the `custom_id`; (2) acknowledge: a press on
a private panel will change that panel, one on a public message opens a private answer or changes
nothing to be seen; (3) ask the service; (4) answer, which for an answer at hand is the acknowledgement
too. A refusal is a private sentence, anything unexpected a private sentence with a reference that is in
the log too.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Any

import discord

from bot.service.refusal import Refusal
from bot.service.studio import Studio
from bot.service.table import Table
from bot.service.tables import Person, Tables
from bot.texts import Words, language, words
from bot.ui.board import captions
from bot.ui.card import RED, Card, layout
from bot.ui.ids import NO_TABLE, Press, read
from bot.ui.lobby import options_card
from bot.ui.looks import closer_card, rules_card, words_card
from bot.ui.panel import Path, panel_card
from bot.ui.stage import DiscordStage
from bot.ui.variants import chosen_value, typed_values, typing_modal

log = logging.getLogger(__name__)

NOBODY = discord.AllowedMentions.none()
GONE = (10062, 40060)  # unknown interaction, already acknowledged

PRESSES = (discord.InteractionType.component, discord.InteractionType.modal_submit)
AT_ONCE = {"words", "options", "type"}
"""Presses that are answered from what is at hand: the answer is the acknowledgement."""
LOOKING = {"turn", "ask", "look", "rules"}
"""Presses that change nothing: their picture is drawn while they are acknowledged."""
SILENT = {"join", "leave", "start", "more", "fewer", "end"}
"""Presses that change the lobby: it is brought up to date by the publisher."""


@dataclass(frozen=True)
class Click:
    """A press with who made it and in which language they read."""

    press: Press
    person: Person
    words: Words
    request: int
    values: tuple[str, ...]
    private: bool
    """Whether it was made on a private panel or in a private message, which then is changed."""


def person_of(interaction: discord.Interaction) -> Person:
    """Who pressed or asked, with their rights in that channel."""
    return Person(
        interaction.user.id,
        interaction.user.display_name,
        interaction.permissions.manage_messages,
        language(str(interaction.locale)),
    )


def words_for(interaction: discord.Interaction) -> Words:
    """The words of the person's own language."""
    return words(language(str(interaction.locale)))


def refusal_text(refusal: Refusal, its_words: Words) -> str:
    """The sentence of a refusal; every one says what to do next."""
    message = f"refused-{refusal.code}"
    return its_words(message if its_words.has(message) else "refused-illegal-action", **refusal.facts)


def failure_text(its_words: Words) -> str:
    """An unexpected error, with a reference that is in the log too. Call it while handling the error."""
    reference = secrets.token_hex(4)
    log.exception("error %s", reference)
    return its_words("failed", reference=reference)


def on_private_message(interaction: discord.Interaction) -> bool:
    """Whether the press was made on a message that only this person sees."""
    message = interaction.message
    return interaction.guild_id is None or (message is not None and message.flags.ephemeral)


async def answer(interaction: discord.Interaction, card: Card) -> None:
    """Put the card where the acknowledgement promised one; without one it goes where that would have."""
    view, files = layout(card)
    response = interaction.response
    if response.is_done():
        await interaction.edit_original_response(view=view, attachments=files, allowed_mentions=NOBODY)
    elif on_private_message(interaction):
        await response.edit_message(view=view, attachments=files, allowed_mentions=NOBODY)
    else:
        await response.send_message(view=view, files=files, ephemeral=True, allowed_mentions=NOBODY)


async def whisper(interaction: discord.Interaction, text: str) -> None:
    """A private sentence beside whatever is there."""
    view, _ = layout(Card(text, colour=RED))
    if interaction.response.is_done():
        await interaction.followup.send(view=view, ephemeral=True, allowed_mentions=NOBODY)
    else:
        await interaction.response.send_message(view=view, ephemeral=True, allowed_mentions=NOBODY)


class Router:
    """Every press of a button or choice in a menu comes through here."""

    def __init__(self, tables: Tables, studio: Studio, stage: DiscordStage) -> None:
        self._tables = tables
        self._studio = studio
        self._stage = stage
        self._private: dict[str, Callable[[Click], Awaitable[Card]]] = {
            "turn": self._turn,
            "ask": self._ask,
            "do": self._do,
            "look": self._look,
            "words": self._words,
            "rules": self._rules,
            "options": self._options,
            "switch": self._switch,
            "choose": self._choose,
            "typed": self._typed,
        }

    async def route(self, interaction: discord.Interaction) -> None:
        """Handle the interaction if it is a press of ours."""
        if interaction.type not in PRESSES or interaction.data is None:
            return
        press = read(str(interaction.data.get("custom_id", "")))
        if press is None:
            return
        values: Any = interaction.data.get("values") or typed_values(interaction.data)
        click = Click(
            press,
            person_of(interaction),
            words_for(interaction),
            interaction.id,
            tuple(str(value) for value in values),
            private=on_private_message(interaction),
        )
        silent = press.verb in SILENT
        try:
            if press.verb not in AT_ONCE | LOOKING:
                await self._acknowledge(interaction, click)
            await self._work(interaction, click, silent=silent)
        except discord.HTTPException as error:
            if error.code not in GONE:
                raise
            log.info("press %s came too late or twice", press.id)

    @staticmethod
    async def _acknowledge(interaction: discord.Interaction, click: Click) -> None:
        quiet = click.private or click.press.verb in SILENT
        await interaction.response.defer(ephemeral=True, thinking=not quiet)

    async def _look_up(self, interaction: discord.Interaction, click: Click) -> Card:
        """The card of a press that is acknowledged meanwhile."""
        acknowledged, card = await asyncio.gather(
            self._acknowledge(interaction, click), self._card(click), return_exceptions=True
        )
        if acknowledged is not None:
            raise acknowledged
        if isinstance(card, BaseException):
            raise card
        return card

    async def _work(self, interaction: discord.Interaction, click: Click, *, silent: bool) -> None:
        """Do what was asked and answer; what can't be done is said."""
        try:
            if click.press.verb == "type":
                await interaction.response.send_modal(await self._modal(click))
            elif silent:
                table = await self._change_lobby(click)
                if click.press.verb == "join" and not await self._stage.can_write_to(table, click.person):
                    await whisper(interaction, click.words("letters-closed"))
            else:
                looking = click.press.verb in LOOKING
                card = await (self._look_up(interaction, click) if looking else self._card(click))
                await answer(interaction, card)
        except Refusal as refusal:
            if refusal.code != "already-done":
                await self._refuse(interaction, click, refusal_text(refusal, click.words), silent=silent)
        except Exception as error:
            if isinstance(error, discord.HTTPException) and error.code in GONE:
                raise
            await self._refuse(interaction, click, failure_text(click.words), silent=silent)

    async def _refuse(
        self, interaction: discord.Interaction, click: Click, text: str, *, silent: bool
    ) -> None:
        try:
            if silent or click.private:
                await whisper(interaction, text)
            else:
                await answer(interaction, Card(text, colour=RED))
        except discord.HTTPException as error:
            log.warning("could not tell %s: %s", click.person.id, error)

    async def _card(self, click: Click) -> Card:
        handler = self._private.get(click.press.verb)
        if handler is None:
            raise Refusal("stale-button")
        return await handler(click)

    # The lobby

    async def _change_lobby(self, click: Click) -> Table:
        table, person, request = click.press.table, click.person, click.request
        match click.press.verb:
            case "join":
                return await self._tables.join(table, person, request)
            case "leave":
                return await self._tables.leave(table, person, request)
            case "more":
                return await self._tables.add_computer(table, person, None, request)
            case "fewer":
                return await self._tables.remove_computer(table, person, request)
            case "start":
                return await self._tables.start(table, person, request)
            case _:
                return await self._tables.end(table, person, request)

    async def _options(self, click: Click) -> Card:
        return self._variants(await self._own_lobby(click), click)

    async def _own_lobby(self, click: Click) -> Table:
        """The table in its lobby, for who may set its variants."""
        table = await self._tables.get(click.press.table)
        if table.phase != "lobby":
            raise Refusal("already-started")
        if click.person.id != table.row.host and not click.person.moderator:
            raise Refusal("only-host")
        return table

    def _variants(self, table: Table, click: Click) -> Card:
        """The menu of variants; what could not be started like this is said at once."""
        card = options_card(table, click.words)
        obstacle = self._tables.obstacle(table)
        return card.with_note(refusal_text(obstacle, click.words)) if obstacle else card

    async def _switch(self, click: Click) -> Card:
        table = await self._tables.get(click.press.table)
        fields = table.game.options_type.model_fields
        switches = [name for name, info in fields.items() if info.annotation is bool]
        return await self._set(click, {name: name in click.values for name in switches})

    async def _choose(self, click: Click) -> Card:
        table = await self._tables.get(click.press.table)
        name = click.press.argument
        if name not in table.game.options_type.model_fields:
            raise Refusal("stale-button")
        return await self._set(click, {name: chosen_value(table, name, click.values)})

    async def _typed(self, click: Click) -> Card:
        return await self._set(click, {click.press.argument: " ".join(click.values)})

    async def _set(self, click: Click, values: dict[str, Any]) -> Card:
        table = await self._tables.set_options(click.press.table, click.person, values, click.request)
        return self._variants(table, click)

    async def _modal(self, click: Click) -> discord.ui.Modal:
        """The question for a variant that is typed."""
        return typing_modal(await self._own_lobby(click), click.press.argument, click.words)

    # Playing

    async def _turn(self, click: Click) -> Card:
        """Open the panel as the table stands now; the button may be as old as it likes."""
        table = await self._tables.get(click.press.table)
        return await panel_card(table, self._seat(table, click), Path(), click.words, self._studio)

    async def _ask(self, click: Click) -> Card:
        table = await self._tables.get(click.press.table)
        seat = self._seat(table, click)
        if not await self._tables.still_good(table, seat, click.press.seq):
            return await self._as_it_is(table, seat, click)
        path = Path.read(click.press.argument)
        if click.values:
            path = replace(path, answers=(*path.answers, *click.values))
        try:
            return await panel_card(table, seat, path, click.words, self._studio)
        except Refusal:
            return await self._as_it_is(table, seat, click)

    async def _do(self, click: Click) -> Card:
        press = click.press
        table = await self._tables.get(press.table)
        seat = self._seat(table, click)
        try:
            after = await self._tables.act(
                press.table, click.person, seat, press.seq, press.argument, click.request
            )
        except Refusal as refusal:
            if refusal.code not in ("stale-button", "not-your-turn", "illegal-action", "already-done"):
                raise
            return await self._as_it_is(await self._tables.get(press.table), seat, click)
        news = await self._tables.entries(after.id, after=table.seq, upto=after.seq)
        done = "\n".join(captions(after, news, click.words))
        card = await panel_card(after, seat, Path(), click.words, self._studio)
        return card.with_note(done) if done else card

    async def _as_it_is(self, table: Table, seat: int, click: Click) -> Card:
        """An old panel comes up to date, and says so."""
        card = await panel_card(table, seat, Path(), click.words, self._studio)
        return card.with_note(click.words("panel-was-old"))

    @staticmethod
    def _seat(table: Table, click: Click) -> int:
        if table.phase == "lobby":
            raise Refusal("not-started")
        if table.phase == "ended":
            raise Refusal("table-over")
        mine = table.seats_of(click.person.id)
        if not mine:
            raise Refusal("not-playing")
        return next((seat for seat in mine if seat in table.to_act), mine[0])

    # Looking

    async def _look(self, click: Click) -> Card:
        table = await self._started(click)
        own = table.seat_of(click.person.id)
        wanted = int(click.press.argument) if click.press.argument.isdigit() else (own or 0)
        return await closer_card(table, wanted, click.words, self._studio)

    async def _words(self, click: Click) -> Card:
        return words_card(await self._started(click), click.words)

    async def _rules(self, click: Click) -> Card:
        if click.press.table == NO_TABLE:
            key, _, page = click.press.argument.partition(".")
            return await rules_card(key, int(page or 0), click.words, self._studio)
        table = await self._tables.get(click.press.table)
        return await rules_card(table.game.key, 0, click.words, self._studio)

    async def _started(self, click: Click) -> Table:
        table = await self._tables.get(click.press.table)
        if table.state is None:
            raise Refusal("not-started")
        return table
