"""The cards of applause: a button on the board, an answer, and a private message."""

from __future__ import annotations

from bot.features.applause.service import Applause
from bot.tables.table import Table
from bot.texts import Translator, translator
from bot.ui.cards.card import Button, Card
from bot.ui.interactions.click import Click
from bot.ui.interactions.press import Press
from bot.ui.stage.discord_stage import DiscordStage


class ApplauseCards:
    def __init__(self, applause: Applause) -> None:
        self._applause = applause

    async def press(self, click: Click) -> Card:
        count = await self._applause.applaud(click.person.id, click.table)
        return Card(click.words("applauded", count=count))

    async def card(self, user: int, words: Translator) -> Card:
        return Card(words("applauded", count=await self._applause.count(user)))


def applaud_button(table: Table, words: Translator) -> list[Button]:
    return [Button(words("applaud"), Press(table.id, table.seq, "applaud").id)]


async def write_thanks(stage: DiscordStage, user: int, count: int, lang: str, day: int) -> None:
    await stage.write_to(
        user, Card(translator(lang)("applause-told", count=count)), f"applause-{day}-{user:x}"[:25]
    )
