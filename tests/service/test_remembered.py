"""A process does not read again what it has written, and makes each view once."""

from __future__ import annotations

from dataclasses import replace
from unittest.mock import AsyncMock

import pytest

from bot.store import Store
from bot.tables.tables import Tables
from tests.service.playing import act, started


async def test_the_log_of_a_new_table_is_not_read_from_the_database(
    tables: Tables, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await act(tables, await started(tables))
    stored = await store.log(table.id)
    monkeypatch.setattr(store, "log", AsyncMock(side_effect=AssertionError("it was read")))
    remembered = await tables.entries(table.id)
    assert [(entry.seq, entry.verb) for entry in remembered] == [(row.seq, row.verb) for row in stored]


async def test_a_view_is_made_once_for_each_seat_and_moment(tables: Tables) -> None:
    table = await started(tables)
    assert table.view(0) is table.view(0)
    assert table.view(0) is not table.view(1)
    later = await act(tables, table)
    assert later.view(None) == later.game.view(later.state, None)
    changed = replace(table, state=later.state)
    assert changed.view(None) == later.view(None) != table.view(None)
