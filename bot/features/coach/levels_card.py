"""Computer players as company: how strong they are, and what the strongest would do and would have done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.features.coach.cards import Coaching
from bot.features.coach.hints import Hint, hint_for
from bot.store import SeatRow
from bot.tables.levels import levels
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.texts import Words
from bot.ui.cards.card import Button, Card
from bot.ui.interactions.press import Press, whole_number
from bot.work.drawing import Studio
from bot.work.thinking import Thinking
from engines.core.players import LEVELS

if TYPE_CHECKING:
    from bot.features.playing.presses import Click


def computer_text(seat: SeatRow, words: Words) -> str:
    """A computer player as the lobby names it: with its level, where it has one that people choose."""
    if seat.computer in LEVELS:
        return words("seat-level", name=seat.name, level=words(f"level-{seat.computer}"))
    return words("seat-computer", name=seat.name)


def has_levels(table: Table) -> bool:
    """Whether there is a computer player whose level can be changed."""
    return len(levels(table.game)) > 1 and any(seat.computer for seat in table.seats)


def levels_card(table: Table, words: Words) -> Card:
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
    said = [computer_text(seat, words) for _, seat in computers]
    return Card("\n".join((f"### {words('levels-title')}", words("levels-help"), *said)), rows=rows)


class Company:
    """One method for each verb."""

    def __init__(self, tables: Tables, thinking: Thinking, studio: Studio, coaching: Coaching) -> None:
        self._tables = tables
        self._thinking = thinking
        self._studio = studio
        self._coaching = coaching

    async def hint(self, table: Table, seat: int) -> Hint:
        return await hint_for(table, seat, self._thinking, self._studio)

    async def coach(self, click: Click) -> Card | None:
        return await self._coaching.answer(await self._tables.get(click.table), click)

    async def levels(self, click: Click) -> Card:
        table = await self._tables.get(click.table)
        self._tables.lobby.check_open_to(table, click.person)
        return levels_card(table, click.words)

    async def level(self, click: Click) -> Card:
        """Another level for one of the computer players."""
        number, _, level = click.press.argument.partition(" ")
        seat = whole_number(number)
        if seat is None:
            raise Refusal("unknown-button")
        table = await self._tables.lobby.set_level(
            click.table, click.person, seat, level, click.press.seq, click.request
        )
        return levels_card(table, click.words)
