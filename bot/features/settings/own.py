"""What people do about themselves and servers about their tables: settings, own data, being forgotten."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Literal

import discord

from bot.features.lobby.role_call import RoleCall
from bot.features.my_tables.cards import BACK, MyTables
from bot.features.privacy.forgetting import Forgetting
from bot.features.privacy.personal_data import own_data
from bot.features.settings.cards import HALF, WHOLE, changes_of, settings_card
from bot.features.settings.server_card import check_manager, here, server_card, server_changes
from bot.store import Store
from bot.tables.actors import Bounds
from bot.tables.preferences import Preferences
from bot.tables.refusal import Refusal
from bot.tables.tables import Tables
from bot.tables.waiting.away_until import end_of_absence
from bot.tables.waiting.pace import DAY
from bot.tables.waiting.stand_ins import Away
from bot.texts import Words
from bot.ui.board.board import date_of
from bot.ui.cards.card import Button, Card
from bot.ui.interactions.press import NO_TABLE, Press, is_table_id, whole_number
from bot.ui.interactions.reply import SPOKEN, SPOKEN_HERE, Reply, words_for
from bot.ui.stage.discord_stage import DiscordStage

if TYPE_CHECKING:
    from bot.features.playing.presses import Click

OFFERED_DAYS = (1, 2, 3, 5, 7, 10, 14, 21, 30, 60, 0)
"""Absences that are offered where nothing is typed yet; 0 means to be back."""
OWN_VERBS = ("me", "server", "mine", "forget")
"""The verbs that are about a person or a server, not about a table."""


class Own:
    """One method for each command and verb. Settings are stored the moment that they are chosen."""

    def __init__(
        self,
        tables: Tables,
        store: Store,
        preferences: Preferences,
        forgetting: Forgetting,
        bounds: Bounds,
        stage: DiscordStage,
        away: Away,
    ) -> None:
        self._tables = tables
        self._store = store
        self.preferences = preferences
        self._forgetting = forgetting
        self._bound = bounds.per_server
        self._stage = stage
        self._away = away
        self.lists = MyTables(tables, store, preferences, stage)
        self._calls = RoleCall(preferences, tables.now)

    # A person

    async def settings(self, user: int, said: Words) -> Card:
        return settings_card(await self.preferences.of(user), said, self._tables.now())

    async def change(self, click: Click) -> Card:
        """A setting that was chosen: the card as it is then, in the language that is set then."""
        name, value = _chosen(click)
        user = click.person.id
        if name == "clock" and value in (WHOLE, HALF):
            settings = await self.preferences.of(user)
            return settings_card(settings, click.words, self._tables.now(), half=value == HALF)
        settings = await self.preferences.change(user, **changes_of(name, value))
        interaction = click.reply.interaction
        interaction.extras[SPOKEN] = settings.lang
        return settings_card(settings, words_for(interaction), self._tables.now())

    async def go_away(self, user: int, typed: str, how: Literal["stand_in", "pause"], said: Words) -> Card:
        """Away until a date or for so many days; with 0 they are back."""
        now, settings = self._tables.now(), await self.preferences.of(user)
        until = end_of_absence(typed, now, settings.offset)
        if until is None:
            raise Refusal("away-unclear")
        if until == now:
            changed = await self._away.come_back(user)
            return Card(said("back-at-tables", count=changed))
        changed = await self._away.leave(user, until, how)
        moment = f"<t:{int(until)}:f>"
        if how == "pause":
            return Card(said("away-paused", until=moment))
        return Card(said("away-stood-in", until=moment, count=changed))

    async def ends_of_absence(self, user: int, typed: str, said: Words) -> list[tuple[str, str]]:
        """What can be chosen while somebody types until when they are away: its name and its value."""
        now, settings = self._tables.now(), await self.preferences.of(user)
        values = [value for value in map(str, OFFERED_DAYS) if value.startswith(typed.strip())]
        if not values and end_of_absence(typed, now, settings.offset) is not None:
            values = [typed.strip()]
        found = []
        for value in values:
            end = end_of_absence(value, now, settings.offset) or now
            day = date_of(end + 60 * (settings.offset or 0))
            found.append((said("away-until", count=round((end - now) / DAY), date=day), value))
        return found

    async def page(self, click: Click) -> Card:
        """Another page of one's tables; or one is back at one of them, wherever one is just now."""
        asked, _, table_id = click.press.argument.partition(" ")
        if asked == BACK:
            if not is_table_id(table_id):
                raise Refusal("unknown-button")
            await self._away.come_back_to(table_id, click.person.id, click.request)
            card = await self.lists.card(click.person.id, click.words)
            return card.with_note(click.words("welcome-back"))
        return await self.lists.card(click.person.id, click.words, whole_number(click.press.argument) or 0)

    async def data(self, reply: Reply) -> Card:
        data = await own_data(reply.person.id, self._store)
        text = json.dumps(data, indent=1, ensure_ascii=False)
        return Card(reply.words("data-exported"), files=(("castellan-my-data.json", text.encode()),))

    async def ask_forget(self, user: int, said: Words) -> Card:
        """What being forgotten would mean; nothing happens before a second press."""
        open_tables = len(await self._store.tables_of(user, None, limit=1000))
        deed = Button(said("forget-me"), Press(NO_TABLE, 0, "forget", "yes").id, "danger")
        never_mind = Button(said("never-mind"), Press(NO_TABLE, 0, "nothing").id)
        return Card(said("ask-forget", count=open_tables), rows=((never_mind, deed),))

    async def forget(self, click: Click) -> Card:
        if click.press.argument != "yes":
            raise Refusal("unknown-button")
        await self._forgetting.forget(click.person.id)
        interaction = click.reply.interaction
        interaction.extras[SPOKEN] = None
        return Card(words_for(interaction)("forgotten"))

    # A server

    async def server(self, interaction: discord.Interaction, said: Words) -> Card:
        guild = check_manager(interaction)
        settings = await self.preferences.of_server(guild)
        return server_card(settings, here(interaction, settings, self._bound), said)

    async def call_role_from_now_on(self, interaction: discord.Interaction, role: int) -> None:
        """A role that was typed, since a menu has only so many."""
        await self.preferences.change_server(check_manager(interaction), caller_role=role)

    async def change_server(self, click: Click) -> Card:
        interaction = click.reply.interaction
        guild = check_manager(interaction)
        settings = await self.preferences.of_server(guild)
        place = here(interaction, settings, self._bound)
        name, _, value = click.press.argument.partition("=")
        values = (value,) if value else click.values
        settings = await self.preferences.change_server(
            guild, **server_changes(name, values, settings, place)
        )
        interaction.extras[SPOKEN_HERE] = settings.lang
        return server_card(settings, here(interaction, settings, self._bound), click.words)

    async def call_players(self, click: Click) -> Card:
        """Call the server's role to a table that looks for players."""
        table = await self._tables.get(click.table)
        role = await self._calls.call(table, click.person)
        posts = await self._store.posts(table.id)
        caller = next((one.name for one in table.seats if one.user == click.person.id), click.person.name)
        await self._stage.call_role(table, role, posts.lobby, caller)
        return Card(click.words("players-are-called", role=f"<@&{role}>"))


def _chosen(click: Click) -> tuple[str, str]:
    """The setting and its value: chosen in a menu, or on the button itself."""
    name, _, value = click.press.argument.partition("=")
    if value:
        return name, value
    if len(click.values) != 1:
        raise Refusal("unknown-button")
    return name, click.values[0]
