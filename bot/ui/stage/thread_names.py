"""The names of tables' threads: a sidebar shows their first characters only."""

from __future__ import annotations

from bot.tables.table import Table
from bot.texts import translator
from bot.ui.cards.card import cut

SHOWN = 24
"""The number of characters that a narrow sidebar shows."""
LONGEST_PART = 9
"""The number of characters of one player's name."""


def thread_name(table: Table) -> str:
    """Returns the game in a word, its players, people first, and last the table's id.

    The beginning of the name fits a narrow sidebar; players who do not fit are counted.
    """
    words, key = translator(table.row.lang), table.game.key
    game = words(f"{key}-short") if words.has(f"{key}-short") else words(key)
    seats = sorted(table.seats, key=lambda seat: seat.user is None)
    names = [cut(seat.name.split()[0], LONGEST_PART) for seat in seats]
    shown = ""
    for count in range(len(names), 0, -1):
        others = f" +{len(names) - count}" if count < len(names) else ""
        shown = f"{game}: {', '.join(names[:count])}{others}"
        if len(shown) <= SHOWN:
            break
    return f"{shown} · {table.id}"
