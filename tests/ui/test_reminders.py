"""Reminders as people read them: seats with the same text share a line, and each has a button."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.delivery.reminders import RemindedSeat
from bot.store import Wait
from bot.tables.table import Table
from bot.tables.terms import Pace, Terms
from bot.texts import translator
from bot.ui.board.reminder_cards import is_reminder, reminder_card
from bot.ui.cards.card import Button
from engines.registry import game
from tests.ui.tables import table_of

KEY = "between_two_castles"
EN = translator("en")


def named(seat: int, *, late: bool = False, called: bool = True, until: float | None = None) -> RemindedSeat:
    return RemindedSeat(Wait("ABC234", seat, 60.0, None, 1, None, "[]"), until, called=called, late=late)


def at_pace(pace: Pace, table: Table) -> Table:
    return replace(table, row=replace(table.row, terms=Terms(pace=pace).text()))


@pytest.mark.parametrize("pace", ["day", "none"])
def test_if_everyone_is_late_nobody_is_told_that_the_others_can_help(pace: Pace) -> None:
    its_game = game(KEY)
    table = at_pace(pace, table_of(KEY, its_game.setup(its_game.options_type(), 3, "5" * 32), 3))
    card = reminder_card(table, [named(seat, late=True, called=False) for seat in range(3)], EN)
    (line,) = card.text.splitlines()
    assert ("late" in line) == (pace == "day")


@pytest.mark.parametrize(("seats", "wanted"), [(3, "Anyone else"), (4, "If 2 of the others")])
def test_who_is_late_and_who_is_not_is_said_once(seats: int, wanted: str) -> None:
    its_game = game(KEY)
    table = at_pace("day", table_of(KEY, its_game.setup(its_game.options_type(), seats, "5" * 32), seats))
    names = [seat.name for seat in table.seats]
    card = reminder_card(
        table,
        [named(0, late=True, called=False), named(1, until=90.0), named(2, late=True, called=False)],
        EN,
    )
    soon, late, rest = card.text.splitlines()
    assert soon == f"<@{table.seats[1].user}>, it's your turn. Your time is up <t:90:R>."
    assert late == f"**{names[0]}**, **{names[2]}** are late. It's still their turn."
    assert rest.startswith(wanted)
    rows = [row for row in card.rows if isinstance(row, tuple)]
    buttons = [button for row in rows for button in row if isinstance(button, Button)]
    assert [button.label for button in buttons[1:]] == [f"Computer for {names[seat]}" for seat in (0, 2)]
    pressed = [button.id for button in buttons]
    assert [is_reminder(pressed, table.id, seat) for seat in range(4)] == [True, True, True, False]
    assert not is_reminder(pressed, "XYZ234", 0)
