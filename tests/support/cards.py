"""The core's cards with everything that features add to them, as the bot shows them."""

from __future__ import annotations

from typing import Any

from bot.tables.table import Table
from bot.texts import Translator
from bot.ui.board import board, closeup, score_sheet
from bot.ui.cards.card import Card, Row
from bot.ui.panel import questions
from bot.ui.panel.questions import Path
from tests.support.features import all_slots


async def board_card(table: Table, words: Translator, studio: Any, news: Any = (), **more: Any) -> Card:
    return await board.board_card(table, words, studio, news, slots=all_slots(), **more)


def board_rows(table: Table, words: Translator) -> tuple[Row, ...]:
    return board.board_rows(table, words, slots=all_slots())


async def closeup_card(
    table: Table, sight: int, words: Translator, studio: Any, *, watching: bool = False
) -> Card:
    return await closeup.closeup_card(table, sight, words, studio, watching=watching, slots=all_slots())


def fair_card(table: Table, words: Translator) -> Card:
    return score_sheet.fair_card(table, words, all_slots())


async def panel_card(
    table: Table, seat: int, path: Path, words: Translator, studio: Any, **more: Any
) -> Card:
    extra = all_slots().panel_buttons(table, seat, words)
    return await questions.panel_card(table, seat, path, words, studio, extra=extra, **more)
