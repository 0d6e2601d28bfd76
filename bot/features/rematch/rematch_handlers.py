"""Once more: rematches, and the same shuffle again."""

from __future__ import annotations

import logging

from bot.delivery.undelivered import Undelivered
from bot.features.rematch.service import Rematches
from bot.tables.preferences import Preferences
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.texts import Translator, translator
from bot.ui.cards.card import Card, Link
from bot.ui.cards.links import jump_link
from bot.ui.interactions.click import Click
from bot.ui.stage.discord_stage import DiscordStage
from bot.ui.stage.greetings import Greetings
from bot.ui.stage.venues import check_channel, permission_names

log = logging.getLogger(__name__)


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
        table = await self._rematches.begun(table)
        await self._tell_others(click, table)
        message = "rematch-opened" if table.phase == "lobby" else "rematch-begins"
        return _opened(table, message, click.words)

    async def _tell_others(self, click: Click, table: Table) -> None:
        """Posts silently at the old table which players have joined; the rematch does not depend on it."""
        former = await self._tables.get(click.table)
        people = [seat.user for seat in former.seats if seat.user is not None]
        if len(people) < 2:
            return
        words = translator(former.row.lang)
        inside = [seat.name for seat in table.seats if seat.user in people]
        name = next((seat.name for seat in table.seats if seat.user == click.person.id), click.person.name)
        text = words("rematch-told", name=name, count=len(inside), people=len(people), table=table.id)
        place = await self._tables.venue(former.id) or former.row.channel
        nonce = f"{former.id}-again-{click.person.id:x}"
        try:
            await self._stage.post(place, Card(text), nonce, silent=True)
        except Undelivered as error:
            log.info("event=rematch_untold table %s: nobody was told of the rematch: %s", former.id, error)

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
