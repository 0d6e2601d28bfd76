"""In no picture of a late position does a text, disc or pill lie over another, or type get too small."""

from __future__ import annotations

import pytest

from engines.registry import game as game_by_key
from engines.registry import keys
from render.core import record
from tests.render.geometry import faults
from tests.render.positions import late_positions, pictures_of
from tests.soak import SOAK

GAMES, EACH = (60, 6) if SOAK else (2, 2)
"""So many games of each, and so many positions of every one."""


@pytest.mark.parametrize("key", keys())
def test_nothing_lies_over_anything_and_all_type_can_be_read(key: str) -> None:
    game = game_by_key(key)
    found = []
    with record.recording() as taken:
        for position in late_positions(game, GAMES, EACH):
            for kind, draw in pictures_of(game, position):
                taken.clear()
                draw()
                for picture in taken:
                    wrong = faults(picture, printed_small=True)
                    found += [f"{kind} {position.lang} {len(position.names)}: {each}" for each in wrong]
    assert not found, "\n".join(sorted(set(found))[:20])
