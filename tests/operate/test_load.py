"""`python -m playground load`: people press at a rate; it counts and times the answers."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest

from playground.load.pace import Pace
from playground.load.processes import taken_by
from playground.load.run import _all
from playground.load.tally import HEADINGS, Row, Tally, quantile, told
from playground.play import CannotPlay
from tests.support.waiting import until

ROOT = Path(__file__).parents[2]


async def loaded(*arguments: str) -> tuple[int, str, str]:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "playground", "load", *arguments),
        cwd=ROOT,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    out, err = await asyncio.wait_for(process.communicate(), 240)
    assert process.returncode is not None
    return process.returncode, out.decode(), err.decode()


@pytest.mark.usefixtures("bot_or_browser")
async def test_people_play_at_a_rate_and_every_press_is_answered(tmp_path: Path) -> None:
    few = (
        "--servers",
        "3",
        "--tables",
        "8",
        "--playing",
        "6",
        "--presses-per-second",
        "2,4",
        "--seconds",
        "4",
    )
    code, out, err = await loaded(*few, "--json", "--data", str(tmp_path))
    assert code == 0, err
    rows = [Row(**row) for row in json.loads(out)]
    assert [row.wanted for row in rows] == [2, 4]
    for row in rows:
        assert row.sent > 0
        assert row.failed == 0 or row.acknowledged < 1, "only a starved bot is late"
        assert 0 < row.p50 <= row.p95 <= row.longest
        assert sum(row.kinds.values()) == row.sent
        assert row.cost > 0
        assert row.own_cost > 0
        assert row.memory[0] > 20
    assert "tables opened: 8 of 8" in err
    assert "tables started: 6 of 6" in err
    log = (tmp_path / "bot-0.log").read_text()
    assert "in 3 servers" in log
    assert "Traceback" not in log


@pytest.mark.usefixtures("bot_or_browser")
async def test_what_can_not_be_is_one_sentence(tmp_path: Path) -> None:
    code, _, err = await loaded("--processes", "2", "--servers", "1", "--tables", "1")
    assert code == 1
    assert err.splitlines()[-1] == "Several processes need one database: name it with --data postgresql://…"
    code, _, err = await loaded(
        "--servers", "1", "--tables", "1", "--", sys.executable, "-c", "raise SystemExit('no luck')"
    )
    assert code == 1
    assert err.splitlines()[-2:] == ["A bot ended by itself:", "no luck"]


async def test_a_table_that_breaks_off_stops_no_other(capsys: pytest.CaptureFixture[str]) -> None:
    async def table(number: int) -> None:
        await asyncio.sleep(0)
        if number == 1:
            raise TimeoutError("its start leads nowhere")

    assert await _all("tables started", [table(number) for number in range(3)]) == [True, False, True]
    said = capsys.readouterr().err
    assert (
        "tables started: 2 of 3. 1 broke off, the first one: TimeoutError('its start leads nowhere')" in said
    )
    with pytest.raises(CannotPlay, match="tables started: none"):
        await _all("tables started", [table(1)])


async def test_turns_come_at_the_rate_and_those_that_nobody_wants_are_counted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = 100.0
    monkeypatch.setattr("playground.load.pace.time", SimpleNamespace(monotonic=lambda: now))
    pace = Pace()
    keeping = asyncio.create_task(pace.keep())
    pace.set(50)
    turns = [asyncio.create_task(pace.turn()) for _ in range(30)]
    now += 0.31
    await until(lambda: sum(turn.done() for turn in turns) >= 15)
    await asyncio.sleep(0.05)
    assert (sum(turn.done() for turn in turns), pace.missed) == (15, 0)
    pace.give_back()
    now += 0.4
    await asyncio.gather(*turns)
    await until(lambda: pace.missed == 6)  # 35 turns and the one given back for 30 people
    keeping.cancel()


def test_quantiles_are_values_that_were_measured() -> None:
    assert quantile([3.0, 1.0, 2.0], 0.5) == 2.0
    assert quantile([float(n) for n in range(1, 101)], 0.95) == 95.0
    assert quantile([7.0], 0.95) == 7.0
    assert quantile([], 0.95) == 0.0


def test_a_process_is_told_with_what_it_takes() -> None:
    own, whole = taken_by(os.getpid())
    assert own.memory > 1e6
    assert whole.seconds >= own.seconds > 0
    assert taken_by(2**22 + 1)[0].memory == 0


def test_the_table_has_a_column_for_every_heading() -> None:
    row = Row(10, 9, 8, 1, 0, 0, 9.5, 100, 200, 300, 35.0, 7.0, 0.1, 12.0, [150.0, 160.0])
    assert "the playground itself was busy" in told([replace(row, own_cores=0.9)])
    head, line = told([replace(row, acknowledged=0.99, in_time=0.5)]).splitlines()
    assert line.split()[7:9] == ["99", "50"]
    assert len(head) == len(line)
    assert line.split()[-1] == "150+160"
    assert len(HEADINGS) == len(line.split())


def test_a_press_that_is_never_answered_counts_as_late() -> None:
    tally = Tally(sent=4, acknowledged=[0.1, 1.9, 2.5], seconds=[0.5, 6.0])
    assert tally.acknowledged_within(2.0) == 0.5
    assert tally.answered_within(5.0) == 0.25
    assert Tally().answered_within(5.0) == 1.0
