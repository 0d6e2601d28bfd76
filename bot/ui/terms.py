"""The terms of a table: the host's private card, and how the lobby tells them."""

from __future__ import annotations

from typing import get_args

from bot.service.table import Table
from bot.service.terms import Pace
from bot.texts import Words
from bot.ui.card import Card, Choice, Menu
from bot.ui.ids import Press

PACES: tuple[Pace, ...] = get_args(Pace)


def terms_card(table: Table, words: Words) -> Card:
    """What the people of the table agree on besides the rules."""
    choices = tuple(
        Choice(words(f"pace-{pace}"), pace, words(f"pace-{pace}-help"), chosen=pace == table.terms.pace)
        for pace in PACES
    )
    text = "\n".join((f"### {words('terms-title')}", words("terms-help"), *terms_text(table, words)))
    return Card(text, rows=(Menu(Press(table.id, table.seq, "pace").id, words("pace-hint"), choices),))


def terms_text(table: Table, words: Words) -> list[str]:
    """The terms as the lobby tells them: those that are not as ever."""
    return [words("lobby-pace", pace=words(f"pace-{table.terms.pace}"))] if table.terms.pace != "none" else []
