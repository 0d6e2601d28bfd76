"""Stalled runs are reported with all known facts, and the counts add up."""

from __future__ import annotations

import asyncio
import signal
import sys
from functools import cached_property
from pathlib import Path
from threading import Event, Thread
from types import SimpleNamespace
from typing import Any
from unittest.mock import MagicMock

import pytest

from playground.driver import Playground
from tests.forked import Forked
from tests.wire import tally, warm
from tests.wire.harness import PATIENCE, BotProcess, TableDriver, held, say, shows
from tests.wire.stalls import moving, story_of
from tests.wire.test_crashes import Played


async def test_a_table_that_stands_still_is_told_with_all_that_is_known(
    pg: Playground, bot: BotProcess, tmp_path: Path
) -> None:
    ann = pg.person("Ann")
    table = TableDriver(pg, ann)
    await table.open(computers=1)
    board = await table.board(lambda m: table.due(m, [ann]))
    hanging = pg.hang_next(path=r"POST /channels/\d+/messages$")

    def story() -> str:
        return story_of(bot, tmp_path / "castellan.sqlite3", [table], ["Ann waits for a picture"])

    await table.decide(ann, board, lambda offered: offered[0])
    await held(hanging)
    with pytest.raises(AssertionError) as told:
        async with moving(story, within=1.0):
            await table.after(shows(board))
    for part in (
        "nothing has moved for 1 s",
        "Ann waits for a picture",
        f"('{table.table_id}', 'board',",
        f"table {table.table_id}, game kingdomino, phase playing",
        shows(board),
        "the bot (running) said last:",
        "started with",
    ):
        assert part in str(told.value)
    await bot.kill()
    assert "the bot (not running)" in story()


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file into which the runs of a soak are counted."""
    path = tmp_path / "tally.jsonl"
    monkeypatch.setattr(tally, "SOAK", True)
    monkeypatch.setattr(tally, "_FILE", str(path))
    return path


def test_counts_of_several_invocations_add_up_and_nothing_is_counted_twice(path: Path) -> None:
    for number in range(2):
        with tally.counting(f"kills {number}", path.parent) as seen:
            seen.update(kills=42, lost=number)
    with tally.counting("forged 0", path.parent) as seen:
        seen.update(forged=5000, lost=0)
    assert tally.sums(path) == {
        "kills": {"runs": 2, "kills": 84, "lost": 1},
        "forged": {"runs": 1, "forged": 5000, "lost": 0},
    }
    with pytest.raises(pytest.skip.Exception), tally.counting("kills 1", path.parent):
        pass


@pytest.mark.parametrize("interrupts", [asyncio.CancelledError, KeyboardInterrupt])
def test_a_run_that_failed_is_counted_and_one_that_was_interrupted_is_played_again(
    path: Path, interrupts: type[BaseException]
) -> None:
    def run(error: type[BaseException]) -> None:
        with tally.counting("kills 0", path.parent) as seen:
            (path.parent / "bot.log").write_text("It lost one.")
            seen.update(kills=3)
            raise error("with all that is known")

    for error in (interrupts, AssertionError):
        with pytest.raises(error):
            run(error)
    assert tally.sums(path) == {"kills": {"runs": 1, "kills": 3, "failed": 1}}
    kept = path.parent / "failed" / "kills 0"
    assert (kept / "bot.log").read_text() == "It lost one."
    assert "AssertionError: with all that is known" in (kept / "error.txt").read_text()


def test_a_press_that_was_refused_is_not_acknowledged_if_its_panel_was_redrawn_since() -> None:
    """On a busy machine a test may see the refused panel only after the bot has brought it up to date."""
    ann: Any = SimpleNamespace(id=5, user=SimpleNamespace(locale="en-US"))
    sent = [say(ann, "panel-was-old"), "Where does it go?"]
    requests = [{"path": "/webhooks/1/token/messages/@original", "body": {"content": text}} for text in sent]
    playground: Any = SimpleNamespace(requests=requests, world=MagicMock(), person=lambda name: ann)
    played = Played(playground, 0, "between_two_castles", MagicMock())
    played._turn, played._pressed = (MagicMock(), ann), MagicMock(interaction=MagicMock(token="token"))
    panel: Any = SimpleNamespace(id=7, text=sent[-1], walk=lambda: iter(()))
    played.answered("k1:ABCDEF:3:do:pass", panel)
    assert played.acknowledged == []
    requests.pop(0)
    played.answered("k1:ABCDEF:3:do:pass", panel)
    assert played.acknowledged == [(3, ann.id, "pass")]


class Slow:
    """Has a property that takes its time."""

    begun, enough = Event(), Event()

    @cached_property
    def thought(self) -> bool:
        self.begun.set()
        return self.enough.wait(PATIENCE)


def test_a_forked_worker_does_not_wait_for_a_lock_that_a_thread_held() -> None:
    """Before Python 3.12 such a property holds a lock while it is computed."""
    owned = [(vars(Slow)["thought"], "lock")]
    assert (sys.modules["render.core.kept"], "_lock") in warm.locks()

    def work() -> None:
        signal.alarm(20)  # rather than wait forever
        warm.renew(owned)
        Slow.enough.set()
        assert Slow().thought

    thread = Thread(target=lambda: Slow().thought)
    thread.start()
    try:
        Slow.begun.wait()
        assert Forked(work).wait() == 0
    finally:
        Slow.enough.set()
        thread.join()
