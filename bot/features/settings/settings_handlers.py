"""Settings of a person and of a server. They are stored the moment they are chosen."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.features.contract import Core
from bot.features.settings.cards import ASK, HALF, WHOLE, asks_for_clock, clock_card, settings_card
from bot.features.settings.server_card import check_manager, here, server_card
from bot.tables.preferences import PersonSettings, ServerSettings
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.texts import Translator
from bot.ui.cards.card import Button, Card, Link
from bot.ui.interactions.click import Click
from bot.ui.interactions.reply import GUILD_LANGUAGE, USER_LANGUAGE, words_for
from bot.ui.setting import Moment, changes_of, setting_id


class SettingsHandlers:
    """One method for each command and verb."""

    def __init__(self, core: Core) -> None:
        self._tables = core.tables
        self._preferences = core.preferences
        self._rows = core.setting_rows
        self._bound = core.settings.tables_per_server

    async def settings(self, user: int, words: Translator) -> Card:
        return self._card(await self._preferences.of(user), words)

    async def ask_for_clock(
        self, table: Table, user: int, place: int | None, words: Translator
    ) -> Sequence[Button | Link]:
        """Offers to tell the bot one's time, at tables where a reminder could come at night."""
        if table.terms.pace == "live" or not asks_for_clock(await self._preferences.of(user)):
            return ()
        return (Button(words("ask-clock"), setting_id("me", "clock", ASK)),)

    async def change(self, click: Click) -> Card | None:
        """Stores a chosen setting; returns the updated card in the language set by then."""
        name, value = _chosen(click)
        user = click.person.id
        if name == "clock" and value == ASK:
            settings = await self._preferences.change(user, clock_asked=True)
            await click.reply.beside(clock_card(settings, click.words, Moment(self._tables.now())))
            return None
        if name == "clock" and value in (WHOLE, HALF):
            return self._card(await self._preferences.of(user), click.words, half=value == HALF)
        moment = Moment(self._tables.now())
        changes = changes_of(self._rows.person, name, [value], await self._preferences.of(user), moment)
        settings = await self._preferences.change(user, **changes)
        interaction = click.reply.interaction
        interaction.extras[USER_LANGUAGE] = settings.lang
        return self._card(settings, words_for(interaction))

    def _card(self, stored: PersonSettings, words: Translator, *, half: bool | None = None) -> Card:
        return settings_card(self._rows.person, stored, words, Moment(self._tables.now(), half))

    # A server

    async def server(self, interaction: discord.Interaction, words: Translator) -> Card:
        guild = check_manager(interaction)
        return self._server_card(interaction, await self._preferences.of_server(guild), words)

    async def call_role_from_now_on(self, interaction: discord.Interaction, role: int) -> None:
        """Stores a role typed by the user, because a menu can't list all roles."""
        await self._preferences.change_server(check_manager(interaction), caller_role=role)

    async def change_server(self, click: Click) -> Card:
        interaction = click.reply.interaction
        guild = check_manager(interaction)
        settings = await self._preferences.of_server(guild)
        place = here(interaction, self._rows.server, settings, self._bound)
        name, value = click.argument
        values = (value,) if value else click.values
        settings = await self._preferences.change_server(
            guild, **changes_of(self._rows.server, name, values, settings, place)
        )
        interaction.extras[GUILD_LANGUAGE] = settings.lang
        return self._server_card(interaction, settings, click.words)

    def _server_card(
        self, interaction: discord.Interaction, stored: ServerSettings, words: Translator
    ) -> Card:
        settings = self._rows.server
        return server_card(settings, stored, here(interaction, settings, stored, self._bound), words)


def _chosen(click: Click) -> tuple[str, str]:
    """The setting and its value: chosen in a menu, or on the button itself."""
    name, value = click.argument
    if value:
        return name, value
    if len(click.values) != 1:
        raise Refusal("unknown-button")
    return name, click.values[0]
