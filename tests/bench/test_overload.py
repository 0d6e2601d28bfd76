"""Under several times its load the bot loses no press that it has acknowledged, and stays small."""

from __future__ import annotations

import sys

import pytest

from tests.bench.overload import BESIDE, BOARDS, MOST_MB, TIMES, busy_processes, overloaded
from tests.bench.rows import table
from tests.soak import only_in_soak

SECONDS = 10


@only_in_soak
@pytest.mark.usefixtures("bot_or_browser")
@pytest.mark.parametrize("beside", [0, BESIDE])
@pytest.mark.parametrize("times", TIMES)
async def test_every_acknowledged_press_is_answered_in_the_end(times: int, beside: int) -> None:
    with busy_processes(beside):
        result = await overloaded(times, BOARDS, SECONDS)
    sys.stderr.write(f"{beside} busy processes\n{table(result.rows(times))}\n")
    assert result.presses
    assert not result.lost
    assert result.megabytes <= MOST_MB
