"""The bench itself: everything can be measured, the rows are well-formed, a miss is called one."""

from __future__ import annotations

import json

import pytest

from bot.texts import DEFAULT, translator
from bot.ui.faces import hosted
from tests.bench import __main__ as bench
from tests.bench.figures import FIGURES
from tests.bench.rows import Row
from tests.soak import only_in_soak

SLOW = Row("tables a second", 3.0, "", "at least", 4)
FAST = Row("a press", 1.5, "ms", "at most", 2)
BESIDE = Row("a bare press", 1.0, "ms")


COMMON = 5
"""Figures that every game has: games a second, legal actions, and three kinds of pictures."""
IN_PROCESS = ("games", "legal", "drawing", "spirits", "placements", "notice")
"""Figures that start no bot: the others take as long as a bench does."""


def test_figures_are_measured_and_told_in_rows(capsys: pytest.CaptureFixture[str]) -> None:
    assert set(IN_PROCESS) < set(FIGURES)
    assert bench.main(["--quick", "--json", *IN_PROCESS]) == 0
    told, progress = capsys.readouterr()
    assert [line.split()[0] for line in progress.splitlines()] == [
        name for name in FIGURES if name in IN_PROCESS
    ]
    rows = json.loads(told)["figures"]
    assert len([row for row in rows if row["target"]]) >= len(IN_PROCESS)
    for key in hosted():
        assert len([row for row in rows if translator(DEFAULT)(key) in row["name"]]) >= COMMON
    for row in rows:
        assert row.keys() == {"name", "measured", "unit", "target", "verdict"}
        assert row["verdict"] in (("-",) if row["target"] is None else ("ok", "miss"))


@only_in_soak
@pytest.mark.bot_or_browser
@pytest.mark.parametrize("name", [name for name in FIGURES if name not in IN_PROCESS])
def test_the_figures_of_a_running_bot_can_be_measured(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.main(["--quick", "--json", name]) == 0
    assert json.loads(capsys.readouterr().out)["figures"]


@pytest.fixture
def three_rows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "FIGURES", {"sample": lambda effort: [SLOW, FAST, BESIDE]})


@pytest.mark.usefixtures("three_rows")
def test_the_table_says_what_was_met_and_what_was_missed(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.main([]) == 0
    _, slow, fast, beside = capsys.readouterr().out.splitlines()
    assert slow.split() == ["tables", "a", "second", "3", "at", "least", "4", "miss"]
    assert fast.split() == ["a", "press", "1.5", "ms", "at", "most", "2", "ms", "ok"]
    assert beside.split() == ["a", "bare", "press", "1", "ms", "-"]


@pytest.mark.usefixtures("three_rows")
def test_a_miss_fails_a_strict_run() -> None:
    assert bench.main(["--strict"]) == 1


def test_a_figure_that_is_not_there_is_refused_by_name(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        bench.main(["speed"])
    assert "no figure speed" in capsys.readouterr().err
