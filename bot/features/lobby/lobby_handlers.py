"""The lobby's buttons: joining, leaving, seats, computer players, terms and variants."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import discord

from bot.features.contract import Core
from bot.tables.refusal import Refusal
from bot.tables.shuffles import shuffle_name
from bot.tables.table import Table
from bot.ui.board.levels_card import RANDOM, levels_card
from bot.ui.board.lobby_card import options_card, seats_card, setup_card
from bot.ui.board.terms_card import shuffle_modal, terms_card
from bot.ui.board.variants import ALL, chosen_value, typing_modal
from bot.ui.cards.button_names import buttons_at
from bot.ui.cards.card import Card
from bot.ui.faces import face_of
from bot.ui.interactions.click import Click
from bot.ui.interactions.reply import refusal_text


class LobbyHandlers:
    """One method for each button of a lobby."""

    def __init__(self, core: Core) -> None:
        self._tables = core.tables
        self._store = core.store
        self._stage = core.stage
        self._greetings = core.greetings
        self._slots = core.slots
        self._preferences = core.preferences
        self._deciding = core.deciding
        self._table = core.deciding.table
        self._calls = core.role_call

    async def join(self, click: Click) -> None:
        table = await self._tables.lobby.join(click.table, click.person, click.request)
        self._greetings.send(table, click.person, click.reply)
        await self._slots.sat_down(table, click.reply)

    async def leave(self, click: Click) -> None:
        absent = await self._greetings.absent(await self._tables.row(click.table))
        await self._tables.lobby.leave(click.table, click.person, click.request, absent=absent)

    async def add_computer(self, click: Click) -> None:
        await self._tables.lobby.add_computer(click.table, click.person, None, click.request)

    async def remove_computer(self, click: Click) -> None:
        await self._tables.lobby.remove_computer(click.table, click.person, click.request)

    async def start(self, click: Click) -> None:
        table = await self._tables.lobby.start(click.table, click.person, click.request)
        if warning := await self._deciding.warning(table, click):
            await click.reply.whisper(warning)

    async def set_up(self, click: Click) -> Card:
        """Returns the card with all settings of the lobby; people other than the host can only read it."""
        table = await self._table(click)
        if table.phase != "lobby":
            raise Refusal("already-started")
        host = click.person.id == table.row.host or click.person.moderator
        return await self._setup_card(table, click, host=host)

    async def language(self, click: Click) -> Card:
        """Sets the language of the table's public messages."""
        lang = click.values[0] if click.values else ""
        table = await self._tables.lobby.set_language(click.table, click.person, lang, click.request)
        return await self._setup_card(table, click, host=True)

    async def _setup_card(self, table: Table, click: Click, *, host: bool) -> Card:
        server = await self._preferences.of_server(table.row.guild)
        return setup_card(table, click.words, click.person.id, host=host, server=server, slots=self._slots)

    async def seats(self, click: Click) -> Card:
        return seats_card(await self._own_lobby(click), click.words)

    async def seat_first(self, click: Click) -> Card:
        """Moves the chosen player to the first seat; the others move back by one."""
        table = await self._own_lobby(click)
        numbers = range(len(table.seats))
        order = sorted(numbers, key=lambda number: str(number) not in click.values)
        after = await self._tables.lobby.order_seats(
            click.table, click.person, order, click.press.seq, click.request
        )
        return seats_card(after, click.words)

    async def shuffle_seats(self, click: Click) -> Card:
        await self._own_lobby(click)
        after = await self._tables.lobby.shuffle_seats(click.table, click.person, click.request)
        return seats_card(after, click.words)

    async def terms(self, click: Click) -> Card:
        return terms_card(await self._own_lobby(click), click.words)

    async def pace(self, click: Click) -> Card:
        """Sets the time for a decision."""
        return await self._agree_on(click, {"pace": click.values[0] if click.values else ""})

    async def hints(self, click: Click) -> Card:
        """Sets whether players can ask the strong computer player for hints."""
        return await self._agree_on(click, {"hints": click.argument})

    async def remarks(self, click: Click) -> Card:
        """Sets whether computer players may praise people's moves."""
        await self._own_lobby(click)
        return await self._agree_on(click, {"remarks": click.argument})

    async def agreeing(self, click: Click) -> Card:
        """Whether people may agree on taking something back; the button of a card of variants may be old."""
        await self._own_lobby(click)
        return await self._agree_on(click, {"take_back": click.argument})

    async def rated(self, click: Click) -> Card:
        """Whether the result counts for ratings."""
        return await self._agree_on(click, {"rated": click.argument})

    async def name_shuffle(self, click: Click) -> discord.ui.Modal:
        """The form for the name of a shuffle."""
        return shuffle_modal(await self._own_lobby(click), click.words)

    async def shuffle_named(self, click: Click) -> Card:
        return await self._agree_on(click, {"seed": shuffle_name(" ".join(click.values)), "dealt": None})

    async def _agree_on(self, click: Click, terms: dict[str, Any]) -> Card:
        table = await self._tables.lobby.set_terms(click.table, click.person, terms, click.request)
        return terms_card(table, click.words)

    async def options(self, click: Click) -> Card:
        return self._variants(await self._own_lobby(click), click, presets=click.argument != ALL)

    async def preset(self, click: Click) -> Card:
        """Variants that are chosen together."""
        table = await self._own_lobby(click)
        presets = face_of(table.game.key).presets(table.options, click.words)
        chosen = next((preset for preset in presets if preset.name == click.argument), None)
        if chosen is None:
            raise Refusal("outdated")
        values = dict(chosen.values)
        table = await self._tables.lobby.set_options(click.table, click.person, values, click.request)
        return self._variants(table, click, presets=True)

    async def _own_lobby(self, click: Click) -> Table:
        """The table in its lobby, for those who may set its variants."""
        table = await self._table(click)
        if table.phase != "lobby":
            raise Refusal("already-started")
        if click.person.id != table.row.host and not click.person.moderator:
            raise Refusal("only-host")
        return table

    def _variants(self, table: Table, click: Click, *, presets: bool = False) -> Card:
        """Returns the menu of variants; if no game can start with them, the reason is just above the menu."""
        card = options_card(table, click.words, presets=presets)
        obstacle = self._tables.lobby.obstacle(table)
        if obstacle is None:
            return card
        return replace(card, after=refusal_text(obstacle, click.words, buttons_at(table.row)))

    async def switch(self, click: Click) -> Card:
        table = await self._table(click)
        fields = table.game.options_type.model_fields
        switches = [name for name, info in fields.items() if info.annotation is bool]
        return await self._set(click, {name: name in click.values for name in switches})

    async def choose(self, click: Click) -> Card:
        table = await self._table(click)
        name = click.argument
        if name not in table.game.options_type.model_fields:
            raise Refusal("outdated")
        return await self._set(click, {name: chosen_value(table, name, click.values)})

    async def typed(self, click: Click) -> Card:
        return await self._set(click, {click.argument: " ".join(click.values)})

    async def _set(self, click: Click, values: dict[str, Any]) -> Card:
        table = await self._tables.lobby.set_options(click.table, click.person, values, click.request)
        return self._variants(table, click)

    async def type(self, click: Click) -> discord.ui.Modal:
        """The form for a variant that is typed."""
        table = await self._own_lobby(click)
        if click.argument not in table.game.options_type.model_fields:
            raise Refusal("outdated")
        return typing_modal(table, click.argument, click.words)

    async def call_players(self, click: Click) -> Card:
        """Mention the server's role at a table that looks for players."""
        table = await self._tables.get(click.table)
        role = await self._calls.call(table, click.person)
        posts = await self._store.posts(table.id)
        caller = next((one.name for one in table.seats if one.user == click.person.id), click.person.name)
        await self._stage.call_role(table, role, posts.lobby, caller)
        return Card(click.words("players-are-pinged", role=f"<@&{role}>"))

    async def levels(self, click: Click) -> Card:
        table = await self._tables.get(click.table)
        self._tables.lobby.check_open_to(table, click.person)
        return levels_card(table, click.words)

    async def level(self, click: Click) -> Card:
        """Another level for one of the computer players."""
        seat, level = click.argument
        table = await self._tables.lobby.set_level(
            click.table, click.person, seat, level, click.press.seq, click.request
        )
        return levels_card(table, click.words)

    async def character(self, click: Click) -> Card:
        """Another computer player on one of the seats, or others on all of them by chance."""
        chosen = click.values[0] if click.values else ""
        number, _, name = chosen.partition(" ")
        if chosen != RANDOM and not number.isdecimal():
            raise Refusal("outdated")
        seat = None if chosen == RANDOM else int(number)
        table = await self._tables.lobby.set_character(
            click.table, click.person, seat, name or None, click.press.seq, click.request
        )
        return levels_card(table, click.words)
