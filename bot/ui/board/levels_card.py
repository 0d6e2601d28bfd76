"""Levels of computer players: how the lobby names them, and the host's card to choose them."""

from __future__ import annotations

from bot.store import SeatRow
from bot.tables.levels import levels
from bot.tables.table import Table
from bot.texts import Translator
from bot.ui.cards.card import Button, Card
from bot.ui.interactions.press import Press
from engines.core.players import LEVELS


def computer_text(seat: SeatRow, words: Translator) -> str:
    """Returns a computer player's name in the lobby, with its level if people can choose one."""
    if seat.computer in LEVELS:
        return words("seat-level", name=seat.name, level=words(f"level-{seat.computer}"))
    return words("seat-computer", name=seat.name)


def has_levels(table: Table) -> bool:
    """Whether there is a computer player whose level can be changed."""
    return len(levels(table.game)) > 1 and any(seat.computer for seat in table.seats)


def levels_card(table: Table, words: Translator) -> Card:
    """The host's private card: a row of levels for each computer player."""
    computers = [(number, seat) for number, seat in enumerate(table.seats) if seat.computer]
    rows = tuple(
        tuple(
            Button(
                words("level-of", name=seat.name, level=words(f"level-{level}")),
                Press(table.id, table.seq, "level", f"{number} {level}").id,
                "primary" if seat.computer == level else "secondary",
                disabled=seat.computer == level,
            )
            for level in levels(table.game)
        )
        for number, seat in computers
    )
    computer_lines = [computer_text(seat, words) for _, seat in computers]
    return Card("\n".join((f"### {words('levels-title')}", words("levels-help"), *computer_lines)), rows=rows)
