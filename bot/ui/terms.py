"""The terms of a table: the host's private card, and how the lobby tells them."""

from __future__ import annotations

from typing import get_args

from bot.service.table import Table
from bot.service.terms import Pace
from bot.texts import Words
from bot.ui.card import Button, Card, Choice, Menu
from bot.ui.ids import Press

PACES: tuple[Pace, ...] = get_args(Pace)


def terms_card(table: Table, words: Words) -> Card:
    """What the people of the table agree on besides the rules."""
    choices = tuple(
        Choice(words(f"pace-{pace}"), pace, words(f"pace-{pace}-help"), chosen=pace == table.terms.pace)
        for pace in PACES
    )
    text = "\n".join((f"### {words('terms-title')}", words("terms-help"), *terms_text(table, words)))
    on, rated = table.terms.gives_hints, table.terms.rated
    press = Press(table.id, table.seq, "hints", "off" if on else "on").id
    hints = Button(words("hints-on" if on else "hints-off"), press, disabled=rated)
    pace = Menu(Press(table.id, table.seq, "pace").id, words("pace-hint"), choices)
    return Card(text, rows=(pace, (hints,)))


def terms_text(table: Table, words: Words) -> list[str]:
    """The terms as the lobby tells them: those that are not as ever."""
    told = []
    if table.terms.pace != "none":
        told.append(words("lobby-pace", pace=words(f"pace-{table.terms.pace}")))
    if not table.terms.gives_hints:
        told.append(words("lobby-no-hints"))
    return told
