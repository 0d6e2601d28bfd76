"""A person's tables on all servers: `/me tables`, and a digest once a day."""

from __future__ import annotations

from bot.features.contract import Core, Job, Parts, Sub
from bot.features.my_tables.cards import LIST_REQUEST, ListRequest, MyTables
from bot.features.my_tables.command import tables_command
from bot.features.my_tables.digest import Digests
from bot.time_units import HOUR
from bot.ui.cards.card import Card
from bot.ui.interactions.click import Click
from bot.ui.interactions.verb import Acknowledged, Scope, Verb
from bot.ui.setting import PersonSetting


def build(core: Core) -> Parts:
    lists = MyTables(core.tables, core.store, core.preferences, core.stage, core.servers.is_lost, core.slots)
    digest = Digests(core.store, core.preferences, lists.send_daily)

    async def page(click: Click) -> Card:
        """Another page; or the person comes back to one of their tables, or wakes it, wherever they press."""
        request: ListRequest = click.argument
        note = ""
        if request.back_at:
            await core.stand_ins.come_back_to(request.back_at, click.person.id, click.request)
            note = click.words("welcome-back")
        elif request.wake:
            await core.tables.play.reopen(request.wake, click.person, click.request)
            note = click.words("reopened", table=request.wake)
        card = await lists.card(click.person.id, click.words, request.page)
        return card.with_note(note) if note else card

    return Parts(
        commands=(Sub("me", tables_command(lists)),),
        verbs=(Verb("mine", Acknowledged.FIRST, page, LIST_REQUEST, Scope.NO_TABLE),),
        settings=(
            PersonSetting.switch(
                "daily_list", "me-daily-list", "me-daily-list-help", 80, lambda stored: stored.daily_list
            ),
        ),
        jobs=(Job("daily lists", HOUR, lambda: digest.send_due(core.clock())),),
    )
