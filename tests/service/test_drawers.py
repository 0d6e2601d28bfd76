"""Drawing processes: the same pictures as here, none lost when one dies, none drawn twice within a minute."""

from __future__ import annotations

import os
import signal
from collections.abc import AsyncIterator
from typing import Any, ClassVar

import pytest

from bot.tables.refusal import Refusal
from bot.texts import translator
from bot.ui.faces import face_of
from bot.ui.panel.questions import BACK, Path, panel_card
from bot.work.drawers import Drawers, how_many
from bot.work.drawing import Studio
from bot.work.drawn_lately import SECONDS, DrawnLately
from engines.core.chance import ANY_SEED
from engines.registry import game
from render.core.names import sample_names
from tests.coarse import finely
from tests.ui.tables import table_of


@pytest.fixture
async def drawers() -> AsyncIterator[Drawers]:
    pool = Drawers(1)
    yield pool
    await pool.close()


@pytest.fixture
async def studio(drawers: Drawers) -> AsyncIterator[Studio]:
    one = Studio("answers", drawers)
    yield one
    one.close()


def _state(key: str) -> Any:
    its_game = game(key)
    return its_game.setup(its_game.options_type(), 2, ANY_SEED)


def told_to_die(again: str) -> str:
    """Ends its process the first time."""
    if not os.path.exists(again):
        with open(again, "w"):
            os._exit(1)
    return again


async def test_a_picture_is_the_same_wherever_it_is_drawn(studio: Studio, drawers: Drawers) -> None:
    assert drawers.workers == []  # none before the first picture
    its_game, face = game("kingdomino"), face_of("kingdomino")
    view, names, words = its_game.view(_state("kingdomino"), None), sample_names(2), translator("ru")
    drawn = await studio.draw(face.pictures.public, view, names, words)
    with finely():
        assert drawn == face.pictures.public(view, names, words)
    assert len(drawers.workers) == 1


async def test_a_panel_and_its_refusal_come_back_from_another_process(studio: Studio) -> None:
    table = table_of("kingdomino", _state("kingdomino"), 2)
    here = Studio()
    seat, words = table.to_act[0], translator("pl")
    with finely():
        drawn_here = await panel_card(table, seat, Path(), words, here)
    assert await panel_card(table, seat, Path(), words, studio) == drawn_here
    here.close()
    with pytest.raises(Refusal) as refused:
        await panel_card(table, seat, Path((BACK,)), words, studio)
    assert refused.value.code == "outdated"


async def test_no_picture_is_lost_when_its_process_dies(
    studio: Studio, drawers: Drawers, tmp_path: Any
) -> None:
    mark = str(tmp_path / "died")
    assert await studio.draw(told_to_die, mark) == mark
    assert len(drawers.workers) == 1


async def test_what_two_processes_die_of_is_drawn_by_the_bot(tmp_path: Any) -> None:
    pool = Drawers(1, patience=0.0)  # the pool takes any process that it asks for dead
    studio = Studio("answers", pool)
    assert await studio.draw(os.path.basename, "a/b") == "b"
    await pool.close()
    studio.close()


async def test_a_process_that_is_killed_is_replaced(studio: Studio, drawers: Drawers) -> None:
    assert await studio.draw(os.path.basename, "a/b") == "b"
    [process] = drawers.workers
    os.kill(process, signal.SIGKILL)
    assert await studio.draw(os.path.basename, "c/d") == "d"
    assert process not in drawers.workers


async def test_the_same_picture_is_drawn_once_within_a_minute() -> None:
    now, drawn = 0.0, list[int]()
    studio = Studio("answers", lately=DrawnLately(lambda: now))
    counted = Counted(drawn)
    for wanted in ("one", "one", "other", "one"):
        assert await studio.draw(counted, wanted) == wanted
    assert len(drawn) == 2
    now += SECONDS + 1
    await studio.draw(counted, "one")
    assert len(drawn) == 3
    studio.close()


class Counted:
    """Draws nothing and counts how often it is called, here only."""

    calls: ClassVar[list[int]] = []

    def __init__(self, calls: list[int]) -> None:
        type(self).calls = calls

    def __call__(self, what: str) -> str:
        self.calls.append(1)
        return what


async def test_a_closed_pool_ends_its_processes(drawers: Drawers, studio: Studio) -> None:
    assert await studio.draw(os.path.basename, "a/b") == "b"
    [process] = drawers.workers
    await drawers.close()
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)


@pytest.mark.parametrize(("wanted", "processes"), [(0, 0), (3, 3)])
def test_a_number_is_taken_as_it_is(wanted: int, processes: int) -> None:
    assert how_many(wanted) == processes


def test_auto_leaves_one_core_to_the_event_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    for cores in (1, 2, 8):
        monkeypatch.setattr(os, "sched_getaffinity", lambda _, cores=cores: set(range(cores)), raising=False)
        assert how_many("auto") == cores - 1
