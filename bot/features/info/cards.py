"""The two cards of `/help`: playing at a table, and everything around it."""

from __future__ import annotations

from collections.abc import Mapping

from bot.texts import Translator
from bot.ui.cards.card import Button, Card
from bot.ui.interactions.press import NO_TABLE, Press


def help_card(page: int, words: Translator, buttons: Mapping[str, str]) -> Card:
    """One card of the help, with a button to each; `buttons` are the names on the public cards."""
    pages = (
        (words("help-playing"), words("help-text", **buttons)),
        (words("help-more"), words("help-around")),
    )
    page = min(max(page, 0), len(pages) - 1)
    row = tuple(
        Button(label, Press(NO_TABLE, 0, "help", str(number)).id, disabled=number == page)
        for number, (label, _) in enumerate(pages)
    )
    return Card(pages[page][1], rows=(row,))
