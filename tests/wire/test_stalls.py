"""Stalled runs are reported with all known facts, and the counts add up."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from playground.driver import Playground
from tests.wire import tally
from tests.wire.harness import BotProcess, TableDriver, held, shows
from tests.wire.stalls import moving, story_of


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
        with tally.counting(f"kills {number}") as seen:
            seen.update(kills=42, lost=number)
    with tally.counting("forged 0") as seen:
        seen.update(forged=5000, lost=0)
    assert tally.sums(path) == {
        "kills": {"runs": 2, "kills": 84, "lost": 1},
        "forged": {"runs": 1, "forged": 5000, "lost": 0},
    }
    with pytest.raises(pytest.skip.Exception), tally.counting("kills 1"):
        pass


@pytest.mark.parametrize("interrupts", [asyncio.CancelledError, KeyboardInterrupt])
def test_a_run_that_failed_is_counted_and_one_that_was_interrupted_is_played_again(
    path: Path, interrupts: type[BaseException]
) -> None:
    def run(error: type[BaseException]) -> None:
        with tally.counting("kills 0") as seen:
            seen.update(kills=3)
            raise error

    for error in (interrupts, AssertionError):
        with pytest.raises(error):
            run(error)
    assert tally.sums(path) == {"kills": {"runs": 1, "kills": 3, "failed": 1}}
