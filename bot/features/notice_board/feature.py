"""The notice board of a server: its lobbies, its tables and their turns, in one message."""

from __future__ import annotations

from dataclasses import replace

from bot.features.contract import Core, Job, Parts
from bot.features.notice_board.cards import JOIN
from bot.features.notice_board.notice_settings import NOTICE_SETTINGS
from bot.features.notice_board.notices import CHANNEL, EVERY, Notices
from bot.features.notice_board.store import OWNED, NoticeStore
from bot.tables.refusal import Refusal
from bot.ui.cards.card import Card, Link
from bot.ui.cards.links import jump_link
from bot.ui.interactions.access import person_at
from bot.ui.interactions.click import Click
from bot.ui.interactions.codec import NOTHING
from bot.ui.interactions.press import NO_TABLE, is_table_id
from bot.ui.interactions.verb import Acknowledged, Scope, Verb


def build(core: Core) -> Parts:
    notices = Notices(core, NoticeStore(core.database, CHANNEL.name))

    async def join(click: Click) -> Card:
        """Sit down at the table of a button, or at the one that was chosen in the menu."""
        click = await _with_chosen_table(core, click)
        table = await core.tables.lobby.join(click.table, click.person, click.request)
        core.greetings.send(table, click.person, click.reply)
        await core.slots.sat_down(table, click.reply)
        posts = await core.store.posts(table.id)
        text = click.words("notice-joined", game=click.words(table.game.key), venue=f"<#{table.row.channel}>")
        way = Link(click.words("go-to-table"), jump_link(table.row.guild, table.row.channel, posts.lobby))
        return Card(text, rows=((way,),))

    return Parts(
        verbs=(Verb(JOIN, Acknowledged.FIRST, join, NOTHING, Scope.EITHER),),
        jobs=(Job("notice boards", EVERY, notices.look, everywhere=True),),
        settings=NOTICE_SETTINGS,
        owned=(OWNED,),
        stop=notices.stop,
    )


async def _with_chosen_table(core: Core, click: Click) -> Click:
    """The click about the table that a menu named, for a person who may see it."""
    if click.table != NO_TABLE:
        return click
    if len(click.values) != 1 or not is_table_id(click.values[0]):
        raise Refusal("unknown-button")
    row = await core.tables.row(click.values[0])
    person = person_at(click.reply.interaction, row, click.person)
    click.reply.about(row)
    return replace(click, press=replace(click.press, table=row.id), person=person)
