"""A person's tables on all servers: `/me tables`, and a digest once a day."""

from __future__ import annotations

from bot.features.contract import Core, Job, Parts, Sub
from bot.features.my_tables.cards import BACK, MyTables
from bot.features.my_tables.command import tables_command
from bot.features.my_tables.digest import DailyLists
from bot.tables.refusal import Refusal
from bot.tables.waiting.pace import HOUR
from bot.ui.cards.card import Card
from bot.ui.interactions.click import Click
from bot.ui.interactions.press import is_table_id, whole_number
from bot.ui.interactions.verb import Acknowledged, Scope, Verb
from bot.ui.setting import PersonSetting


def build(core: Core) -> Parts:
    lists = MyTables(core.tables, core.store, core.preferences, core.stage)
    digest = DailyLists(core.store, core.preferences, lists.send_daily)

    async def page(click: Click) -> Card:
        """Another page; or the person is back at one of their tables, wherever they press."""
        asked, _, table_id = click.press.argument.partition(" ")
        if asked == BACK:
            if not is_table_id(table_id):
                raise Refusal("unknown-button")
            await core.stand_ins.come_back_to(table_id, click.person.id, click.request)
            card = await lists.card(click.person.id, click.words)
            return card.with_note(click.words("welcome-back"))
        return await lists.card(click.person.id, click.words, whole_number(click.press.argument) or 0)

    return Parts(
        commands=(Sub("me", tables_command(lists)),),
        verbs=(Verb("mine", Acknowledged.FIRST, page, scope=Scope.NO_TABLE),),
        settings=(
            PersonSetting.switch(
                "daily_list", "me-daily-list", "me-daily-list-help", 80, lambda stored: stored.daily_list
            ),
        ),
        jobs=(Job("daily lists", HOUR, lambda: digest.daily_lists(core.clock())),),
    )
