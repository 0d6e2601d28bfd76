"""Once more: rematches, and the same shuffle again."""

from __future__ import annotations

from bot.features.rematch.service import Rematches
from bot.tables.preferences import Preferences
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.texts import Translator
from bot.ui.cards.card import Card, Link
from bot.ui.cards.links import jump_link
from bot.ui.interactions.click import Click
from bot.ui.stage.discord_stage import DiscordStage
from bot.ui.stage.greetings import Greetings
from bot.ui.stage.venues import check_channel, permission_names


class RematchHandlers:
    """Opens tables that follow a finished one; who presses has been found to see its channel."""

    def __init__(
        self,
        tables: Tables,
        rematches: Rematches,
        stage: DiscordStage,
        greetings: Greetings,
        preferences: Preferences,
    ) -> None:
        self._tables = tables
        self._rematches = rematches
        self._stage = stage
        self._greetings = greetings
        self._preferences = preferences

    async def rematch(self, click: Click) -> Card:
        """Sit down for a rematch; the first press opens it."""
        await self._check_place(click)
        table = await self._rematches.rematch(click.table, click.person, click.request)
        self._greetings.send(table, click.person, click.reply)
        return _opened(table, "rematch-opened", click.words)

    async def same_shuffle(self, click: Click) -> Card:
        """Open a table that deals the same game once more."""
        await self._check_place(click)
        table = await self._rematches.same_shuffle(click.table, click.person, click.request)
        self._greetings.send(table, click.person, click.reply)
        return _opened(table, "shuffle-opened", click.words)

    async def _check_place(self, click: Click) -> None:
        """A Refusal where the server wants no new tables, or the bot may not show one."""
        interaction = click.reply.interaction
        if interaction.guild_id is None:
            raise Refusal("only-in-server")
        check_channel(interaction, await self._preferences.of_server(interaction.guild_id))
        former = await self._tables.get(click.table)
        missing = await self._stage.missing_at(former, former.row.channel)
        if missing:
            raise Refusal("missing-permission", permissions=permission_names(missing, click.words))


def _opened(table: Table, message: str, words: Translator) -> Card:
    place = jump_link(table.row.guild, table.row.channel)
    return Card(words(message, table=table.id), rows=((Link(words("go-to-table"), place),),))
