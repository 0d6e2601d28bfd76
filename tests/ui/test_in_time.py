"""A panel whose picture takes too long comes in words first, with its buttons."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest

from bot.texts import translator
from bot.ui.panel import in_time as module
from bot.ui.panel.in_time import with_picture
from bot.ui.panel.questions import Path, panel_card
from bot.work.drawing import Requester, Studio, current_requester
from bot.work.fair_queue import Importance
from engines.core.chance import ANY_SEED
from engines.registry import game
from tests.ui.tables import table_of

WORDS = translator("en")


@pytest.fixture(autouse=True)
def in_haste(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "SECONDS", 0.001)


def _table() -> tuple[object, int]:
    kingdom = game("kingdomino")
    table = table_of("kingdomino", kingdom.setup(kingdom.options_type(), 2, ANY_SEED), 2)
    return table, table.to_act[0]


async def test_a_late_panel_says_the_same_in_words_and_its_picture_follows(studio: Studio) -> None:
    table, seat = _table()
    free = threading.Event()
    busy = asyncio.create_task(studio.run(free.wait))
    await asyncio.sleep(0)
    first = await panel_card(table, seat, Path(), WORDS, studio)  # type: ignore[arg-type]
    assert first.picture is None
    assert first.later is not None
    assert "the picture follows" in first.after
    free.set()
    await busy
    drawn = await first.later
    assert drawn.picture is not None
    assert drawn.text in first.text  # the question, below the board in words
    final = with_picture(first, drawn, WORDS)
    assert final.picture == drawn.picture
    assert final.rows == first.rows
    assert "the picture follows" not in final.after
    assert drawn.rows == first.rows[: len(drawn.rows)]


async def test_what_nobody_waits_for_is_drawn_however_long_it_takes(studio: Studio) -> None:
    table, seat = _table()
    current_requester.set(Requester("T", importance=Importance.BOARD))
    card = await panel_card(table, seat, Path(), WORDS, studio)  # type: ignore[arg-type]
    assert card.picture is not None
    assert card.later is None


async def test_a_late_picture_waits_behind_the_answers_of_others(
    studio: Studio, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, seat = _table()
    requested: list[Importance] = []
    draw = studio.draw

    async def noted(*args: Any, **named: Any) -> Any:
        requester = current_requester.get()
        assert requester is not None
        requested.append(requester.importance)
        return await draw(*args, **named)

    monkeypatch.setattr(studio, "draw", noted)
    free = threading.Event()
    busy = asyncio.create_task(studio.run(free.wait))
    await asyncio.sleep(0)
    mine = Requester(11, "turn")
    current_requester.set(mine)
    card = await panel_card(table, seat, Path(), WORDS, studio)  # type: ignore[arg-type]
    assert card.later is not None
    assert current_requester.get() == mine
    free.set()
    await busy
    assert (await card.later).picture is not None
    assert requested == [Importance.ANSWER, Importance.AWAITED_BOARD]


async def test_where_others_wait_already_the_words_come_without_a_try(
    studio: Studio, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, seat = _table()
    monkeypatch.setattr(module, "SECONDS", 1e9)
    monkeypatch.setattr(studio, "longest_wait", lambda importance: module.QUEUED + 0.1)
    card = await panel_card(table, seat, Path(), WORDS, studio)  # type: ignore[arg-type]
    assert card.picture is None
    assert card.later is not None
    assert (await card.later).picture is not None
