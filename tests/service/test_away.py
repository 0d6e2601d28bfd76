"""The database is away for a moment: work that was begun stays as it was, and is done when it is back."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any, NoReturn

import pytest

from bot.delivery.posting import BoardPoster
from bot.features.club.store import ClubStore
from bot.process.clock import Clock
from bot.process.schedule import Schedule
from bot.store import Store, StoreAway
from bot.tables.tables import Tables
from tests.service.playing import ANN, BOB
from tests.service.rated import one_act, rated, to_the_end


async def away(*args: Any, **kwargs: Any) -> NoReturn:
    raise StoreAway("the database does not answer")


async def test_a_game_does_not_end_without_its_results(
    tables: Tables, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its log can't be read at the very end: the next try ends it whole."""
    table = await rated(tables, ANN, BOB)
    refused = 0
    while table.phase == "playing":
        with monkeypatch.context() as lost:
            lost.setattr(store, "log", away)
            try:
                table = await one_act(tables, table)
                continue
            except StoreAway:
                refused += 1
        assert (await tables.get(table.id)).phase == "playing"
        table = await to_the_end(tables, table)
    assert refused == 1
    assert [one.user for one in await ClubStore(store.database).of_table(table.id)] == [ANN.id, BOB.id]


async def test_what_goes_round_waits_for_it_without_a_traceback(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    schedule = Schedule(Clock(tmp_path / "clock"))
    schedule.add("ratings", 60.0, away)
    await schedule.run_due_jobs()
    [line] = caplog.records
    assert (line.levelno, line.exc_info) == (logging.WARNING, None)
    assert line.getMessage() == "event=job_delayed job ratings is retried: the database does not answer"


async def test_what_is_done_beside_does_no_harm(
    tables: Tables, store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    table = await rated(tables, ANN, BOB)
    caplog.clear()
    showing = BoardPoster(tables, store, None, None)  # type: ignore[arg-type]
    showing._beside(away(), "the panel of seat 0", table)
    for task in list(showing.beside):
        await task
    assert [(line.levelno, line.exc_info) for line in caplog.records] == [(logging.WARNING, None)]
