"""Opens a table on which the people of a finished game play on from one of its turns."""

from __future__ import annotations

import logging

from bot.delivery.undelivered import Undelivered
from bot.features.contract import Core
from bot.features.replay.replay_buttons import At
from bot.features.replay.service import Replays
from bot.tables.names import clean_name
from bot.tables.refusal import Refusal
from bot.texts import translator
from bot.ui.cards.card import Card, Link
from bot.ui.cards.links import jump_link
from bot.ui.interactions.click import Click
from bot.ui.stage.venues import check_channel, permission_names

log = logging.getLogger(__name__)


class TogetherHandlers:
    """One method for the only verb."""

    def __init__(self, core: Core, replays: Replays) -> None:
        self._replays = replays
        self._tables = core.tables
        self._stage = core.stage
        self._preferences = core.preferences
        self._greetings = core.greetings

    async def open(self, click: Click) -> Card:
        """Opens the table and tells the others where the game was played."""
        at: At = click.argument
        replay = await self._replays.of(click.table, click.person.id)
        former = replay.table
        if at.turn >= replay.last:
            raise Refusal("what-if-over")
        venue = await self._tables.venue(former.id) or former.row.channel
        interaction = click.reply.interaction
        if interaction.channel_id != venue:
            raise Refusal("replay-not-here")
        check_channel(interaction, await self._preferences.of_server(former.row.guild))
        missing = await self._stage.missing_at(former, former.row.channel)
        if missing:
            raise Refusal("missing-permission", permissions=permission_names(missing, click.words))
        made = replay.turn(at.turn).made
        table = await self._tables.lobby.open_from(former, at.turn, made, click.person, click.request)
        self._greetings.send(table, click.person, click.reply)
        place = jump_link(table.row.guild, table.row.channel)
        words = translator(former.row.lang)
        name = clean_name(click.person.name)
        told = words("together-told", name=name, turn=at.turn, table=table.id)
        card = Card(told, rows=((Link(words("go-to-table"), place),),))
        try:
            await self._stage.post(venue, card, f"{former.id}-{table.id}", silent=True)
        except Undelivered as error:
            log.info(
                "event=together_untold table %s: nobody was told of table %s: %s", former.id, table.id, error
            )
        link = Link(click.words("go-to-table"), place)
        return Card(click.words("together-opened", table=table.id), rows=((link,),))
