"""Under several times its load the bot loses no press that it has acknowledged, and stays small."""

from __future__ import annotations

import pytest

from tests.bench.overload import BOARDS, MOST_MB, TIMES, overloaded
from tests.soak import only_in_soak

SECONDS = 10


@only_in_soak
@pytest.mark.usefixtures("bot_or_browser")
@pytest.mark.parametrize("times", TIMES)
async def test_every_acknowledged_press_is_answered_in_the_end(times: int) -> None:
    result = await overloaded(times, BOARDS, SECONDS)
    assert result.presses
    assert not result.lost
    assert result.megabytes <= MOST_MB
