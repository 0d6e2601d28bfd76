"""Following a table without playing there: a mention at its end, or at each round as well."""

from __future__ import annotations

import discord

from bot.features.following.store import FollowerStore
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.texts import Translator
from bot.ui.cards.card import Button, Card
from bot.ui.interactions.click import Click
from bot.ui.interactions.press import Press

END, ROUNDS, STOP = "end", "rounds", "stop"


class Following:
    """The router has already checked that the person sees the table's channel."""

    def __init__(self, tables: Tables, followers: FollowerStore) -> None:
        self._tables = tables
        self._followers = followers

    async def follow(self, click: Click) -> Card:
        """Asks how the person wants to follow the table, or carries out their choice."""
        table = await self._tables.get(click.table)
        if table.phase == "lobby":
            raise Refusal("not-started")
        if table.phase != "playing":
            raise Refusal("table-over")
        if table.seat_of(click.person.id) is not None:
            raise Refusal("follow-own")
        if _is_private(click, table):
            raise Refusal("follow-private")
        if click.argument in (END, ROUNDS):
            await self._followers.follow(table.id, click.person.id, rounds=click.argument == ROUNDS)
        elif click.argument == STOP:
            await self._followers.unfollow(table.id, click.person.id)
        return follow_card(table, (await self._followers.of(table.id)).get(click.person.id), click.words)


def _is_private(click: Click, table: Table) -> bool:
    """Whether the table is in a private thread: a mention there would bring back who was taken out of it."""
    guild = click.reply.interaction.guild
    channel = guild.get_channel_or_thread(table.row.channel) if guild is not None else None
    return isinstance(channel, discord.Thread) and channel.is_private()


def follow_card(table: Table, rounds: bool | None, words: Translator) -> Card:
    """Returns a card with the person's choice and the others; `rounds` is None if they don't follow."""
    now = STOP if rounds is None else ROUNDS if rounds else END
    buttons = tuple(
        Button(
            words(f"follow-{choice}"),
            Press(table.id, table.seq, "follow", choice).id,
            disabled=choice == now,
        )
        for choice in (END, ROUNDS, STOP)
        if choice != STOP or rounds is not None
    )
    return Card(words(f"follows-{now}", table=table.id), rows=(buttons,))


def follow_button(table: Table, words: Translator) -> Button:
    """Returns the button that opens the choice, for people who do not play at the table."""
    return Button(words("follow"), Press(table.id, table.seq, "follow").id)
