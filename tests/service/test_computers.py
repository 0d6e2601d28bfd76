"""Computer players at a table on which people act at the same time."""

from __future__ import annotations

import logging

import pytest

from bot.delivery.computer_moves import let_computer_act
from bot.tables.tables import Tables
from bot.work.drawing import Studio
from tests.service.playing import ANN, BOB, fresh, started

PLAYERS_THINK = True


async def test_a_choice_for_a_table_that_has_moved_on_is_dropped_without_a_word(
    tables: Tables, studio: Studio, caplog: pytest.LogCaptureFixture
) -> None:
    seen = await started(tables, ANN, computers=1, game="secret_vote")
    table = await tables.play.act(seen.id, ANN, 0, seen.seq, "vote 1", fresh())
    with caplog.at_level(logging.WARNING):
        await let_computer_act(tables, studio, seen)
    assert await tables.get(seen.id) == table
    assert caplog.records == []


async def test_where_only_people_are_due_nobody_else_acts(tables: Tables, studio: Studio) -> None:
    table = await started(tables, ANN, BOB)
    await let_computer_act(tables, studio, table)
    assert await tables.get(table.id) == table
