"""Levels and characters of computer players: how the lobby names them, and the host's card to choose."""

from __future__ import annotations

from dataclasses import replace

from bot.store import SeatRow
from bot.tables.levels import levels
from bot.tables.seats.characters import free_names, taste_of
from bot.tables.table import Table
from bot.texts import Translator
from bot.ui.cards.card import Button, Card, Choice, Menu, Row
from bot.ui.interactions.press import Press
from engines.core.players import LEVELS

RANDOM = "random"
"""The choice that leaves the computer players to chance."""


def computer_text(seat: SeatRow, words: Translator) -> str:
    """Returns a computer player's name in the lobby, with its level if people can choose one."""
    if seat.computer in LEVELS:
        return words("seat-level", name=seat.name, level=words(f"level-{seat.computer}"))
    return words("seat-computer", name=seat.name)


def taste_text(table: Table, seat: SeatRow, words: Translator) -> str:
    """Returns what a computer player likes at this game, in a few words; "" if it has no taste."""
    taste = taste_of(table.game, seat) if seat.computer else None
    return words(f"{table.game.key}-taste-{taste}") if taste else ""


def has_levels(table: Table) -> bool:
    """Whether there is a computer player whose level can be changed."""
    return len(levels(table.game)) > 1 and any(seat.computer for seat in table.seats)


def levels_card(table: Table, words: Translator) -> Card:
    """The host's private card: a row of levels for each computer player, and a menu of other players."""
    computers = [(number, seat) for number, seat in enumerate(table.seats) if seat.computer]
    rows: tuple[Row, ...] = tuple(
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
    lines = [f"### {words('levels-title')}", words("levels-help")]
    for _, seat in computers:
        taste = taste_text(table, seat, words)
        lines.append(computer_text(seat, words) + (f" – {taste}" if taste else ""))
    return Card("\n".join(lines), rows=(*rows, *_characters(table, words)))


def _characters(table: Table, words: Translator) -> tuple[Row, ...]:
    """Returns the menu of computer players that can take another one's seat; () if the game has no tastes."""
    free = free_names(table.names, table.row.lang)
    choices = [
        Choice(
            words("character-instead", name=name, other=seat.name),
            f"{number} {name}",
            taste_text(table, replace(seat, name=name), words),
        )
        for number, seat in enumerate(table.seats)
        if taste_text(table, seat, words)
        for name in free
    ]
    if not choices:
        return ()
    anybody = Choice(words("character-random"), RANDOM)
    press = Press(table.id, table.seq, "character").id
    return (Menu(press, words("character-hint"), (anybody, *choices)),)
