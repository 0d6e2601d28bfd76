"""Subcommands of `/table` about one table: typed, implied by the channel, or chosen in a menu."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import locale_str

from bot.store import TableRow
from bot.tables.actors import Person
from bot.tables.refusal import Refusal
from bot.tables.tables import Tables
from bot.texts import Translator
from bot.ui.cards.card import OPTIONS_IN_MENU, Card, Choice, Menu, cut
from bot.ui.interactions.access import person_at, sees
from bot.ui.interactions.click import Click
from bot.ui.interactions.codec import TEXT, pair
from bot.ui.interactions.command_texts import localized
from bot.ui.interactions.press import NO_TABLE, Press, is_table_id
from bot.ui.interactions.reply import Reply, replying, words_for
from bot.ui.interactions.verb import Acknowledged, Scope, Verb

LONGEST_TYPED = 40
"""Characters of what was typed that go into the id of a menu."""

Run = Callable[[TableRow, Person, Reply, str], Awaitable[Card | None]]
Choices = list[app_commands.Choice[str]]


@dataclass(frozen=True)
class TableAction:
    """A subcommand's action at the chosen table. `run` returns None if it has already answered."""

    name: str
    """Its name in the menu of tables; old messages contain it, so it must not change."""
    title: locale_str
    help: locale_str
    run: Run
    looks: bool = False
    """Whether it is also about finished games."""
    over: bool = False
    """Whether it is only about finished games."""
    anywhere: bool = False
    """Whether it also finds tables in servers that the person has left; it checks access by itself."""


class TablePicker:
    """Finds the table that a command means, or offers those that it may mean."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._actions: dict[str, TableAction] = {}

    @property
    def verb(self) -> Verb:
        """The menu of tables: choosing one carries the command out."""
        return Verb("command", Acknowledged.FIRST, self._chosen, pair(TEXT, TEXT), Scope.EITHER)

    def add(self, action: TableAction) -> TableAction:
        """Let the menu of tables carry this action out too."""
        self._actions[action.name] = action
        return action

    def command(self, action: TableAction) -> app_commands.Command[Any, ..., Any]:
        """The subcommand of an action that takes nothing but a table."""
        self.add(action)

        @app_commands.command(name=action.title, description=action.help)
        @app_commands.rename(table=localized("cmd-arg-table"))
        @app_commands.describe(table=localized("cmd-arg-table-help"))
        async def command(interaction: discord.Interaction, table: str | None = None) -> None:
            await self.carry_out(action, interaction, table)

        @command.autocomplete("table")
        async def offered(interaction: discord.Interaction, typed: str) -> Choices:
            return await self.offered(action, interaction, typed)

        return command

    async def carry_out(
        self, action: TableAction, interaction: discord.Interaction, table_id: str | None, typed: str = ""
    ) -> None:
        """Acts at the intended table; offers a menu if there are several candidates."""
        async with replying(interaction) as reply:
            rows = await self.meant(action, interaction, table_id)
            if len(rows) == 1:
                if card := await self._run(action, rows[0], reply, typed):
                    await reply.answer(card)
            elif rows:
                await reply.answer(which_table_card(action.name, rows, reply.words, typed))
            else:
                raise Refusal("no-table-here")

    async def _run(self, action: TableAction, row: TableRow, reply: Reply, typed: str) -> Card | None:
        if action.anywhere:
            return await action.run(row, reply.person, reply, typed)
        person = person_at(reply.interaction, row, reply.person)
        await self._tables.seals.check(row, person.id)
        reply.about(row)
        return await action.run(row, person, reply, typed)

    async def _chosen(self, click: Click) -> Card | None:
        name, typed = click.argument
        action = self._actions.get(name)
        if action is None or len(click.values) != 1 or not is_table_id(click.values[0]):
            raise Refusal("unknown-button")
        return await self._run(action, await self._tables.row(click.values[0]), click.reply, typed)

    async def offered(self, action: TableAction, interaction: discord.Interaction, typed: str) -> Choices:
        """The tables that are offered while a person types."""
        guild, user = interaction.guild_id or 0, interaction.user.id
        if action.anywhere:
            return _choices(await self._tables.of_person(user, None), typed, words_for(interaction))
        rows = [] if action.over else await self._tables.of_person(user, guild)
        if not action.over:
            rows += [row for row in await self._tables.open_in(guild) if row not in rows]
        if action.looks or action.over:
            rows += await self._tables.finished_in(guild)
        return _choices([row for row in rows if sees(interaction, row)], typed, words_for(interaction))

    async def meant(
        self, action: TableAction, interaction: discord.Interaction, table_id: str | None
    ) -> list[TableRow]:
        """The table that was named, the one played here, or the person's own ones."""
        if table_id:
            return [await self._by_id(table_id)]
        with suppress(Refusal):
            return [await self._tables.row_at(interaction.channel_id or 0)]
        user, guild = interaction.user.id, interaction.guild_id or 0
        rows = await self._tables.of_person(user, guild)
        if action.anywhere:
            return rows or await self._tables.of_person(user, None)
        rows = [row for row in rows if sees(interaction, row) and not action.over]
        if action.over or (action.looks and len(rows) != 1):
            over = await self._tables.finished_in(guild, user)
            rows += [row for row in over if sees(interaction, row)]
        return rows

    async def _by_id(self, typed_id: str) -> TableRow:
        table_id = typed_id.strip().upper()
        if not is_table_id(table_id) or table_id == NO_TABLE:
            raise Refusal("unknown-table")
        return await self._tables.row(table_id)


def table_label(row: TableRow, words: Translator) -> str:
    """A table in one line, for menus and lists."""
    return f"{row.id} · {words(row.game)} · {', '.join(seat.name for seat in row.seats)}"


def which_table_card(command: str, rows: Sequence[TableRow], words: Translator, typed: str = "") -> Card:
    """A menu of tables: choosing one carries the command out."""
    phases = {"playing": "lobby-playing", "over": "lobby-over", "ended": "lobby-ended"}
    choices = tuple(
        Choice(table_label(row, words), row.id, words(phases[row.phase]) if row.phase in phases else "")
        for row in rows[:OPTIONS_IN_MENU]
    )
    argument = f"{command} {typed[:LONGEST_TYPED]}".strip()
    menu = Menu(Press(NO_TABLE, 0, "command", argument).id, words("which-table-hint"), choices)
    return Card(words("which-table"), rows=(menu,))


def _choices(rows: list[TableRow], typed: str, words: Translator) -> Choices:
    labels = [(table_label(row, words), row.id) for row in rows]
    matches = [(label, table_id) for label, table_id in labels if typed.lower() in label.lower()]
    return [app_commands.Choice(name=cut(label, 100), value=table_id) for label, table_id in matches[:25]]
