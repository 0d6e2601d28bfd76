"""Looking at a table: close-ups, the board in words, rules, cards, points and the proof of the shuffle."""

from __future__ import annotations

from bot.features.contract import Core
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.ui.board.board import words_card
from bot.ui.board.closeup import OWN_SIGHT, closeup_card
from bot.ui.board.rules_card import rules_card
from bot.ui.board.score_sheet import IN_WORDS, account_card, cards_card, fair_card
from bot.ui.cards.button_names import buttons_at
from bot.ui.cards.card import Card
from bot.ui.faces import hosted
from bot.ui.interactions.click import Click
from bot.ui.interactions.press import NO_TABLE


class Watching:
    """One method for each button below a board that changes nothing at the table."""

    def __init__(self, core: Core) -> None:
        self._tables = core.tables
        self._studio = core.answering
        self._words_first = core.panels.words_first
        self._slots = core.slots
        self._table = core.deciding.table

    async def closeup(self, click: Click) -> Card:
        table = await self._started(click)
        seat = table.seat_of(click.person.id)
        sight = (seat or 0) if click.argument == OWN_SIGHT else click.argument
        return await closeup_card(
            table, sight, click.words, self._studio, watching=seat is None, slots=self._slots
        )

    async def words(self, click: Click) -> Card:
        table = await self._started(click)
        before = await self._tables.told_before(table.id)
        news = await self._tables.entries(table.id, after=before, upto=table.seq)
        first = await self._words_first.wanted_by(click.person.id)
        return words_card(table, click.words, news, words_first=first)

    async def lead(self, click: Click) -> Card:
        """Words before pictures from now on, or pictures again; the answer is the board in words."""
        chosen = click.argument
        table = await self._started(click)
        await self._words_first.choose(click.person.id, words=chosen == "words")
        message = "words-first-chosen" if chosen == "words" else "pictures-first-chosen"
        note = click.words(message, **buttons_at(table.row))
        return (await self.words(click)).with_note(note)

    async def rules(self, click: Click) -> Card:
        if click.table == NO_TABLE:
            key, page = click.argument
            if key not in hosted():
                raise Refusal("unknown-game")
            if click.values and click.values[0].isdecimal():
                page = int(click.values[0])
            return await rules_card(key, page, click.words, self._studio)
        table = await self._table(click)
        return await rules_card(table.game.key, 0, click.words, self._studio)

    async def cards(self, click: Click) -> Card:
        return cards_card(await self._started(click), click.words)

    async def account(self, click: Click) -> Card:
        wanted = click.argument == IN_WORDS or await self._words_first.wanted_by(click.person.id)
        return await account_card(await self._started(click), click.words, self._studio, in_words=wanted)

    async def fair(self, click: Click) -> Card:
        return fair_card(await self._started(click), click.words, self._slots)

    async def _started(self, click: Click) -> Table:
        table = await self._table(click)
        if table.state is None:
            raise Refusal("not-started")
        return table
