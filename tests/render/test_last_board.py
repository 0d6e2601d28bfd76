"""The public picture of a game that is over, which a post shows before the result."""

from __future__ import annotations

import pytest

from bot.texts import translator
from bot.ui.faces import face_of, hosted
from engines.registry import game
from render.core.names import sample_names
from tests.played import played


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("key", hosted())
def test_the_last_board_can_be_drawn(key: str, seats: int) -> None:
    view = game(key).view(played(key, seats)[-1], None)
    assert view.result is not None
    assert face_of(key).pictures.public(view, sample_names(seats), translator("en"))
