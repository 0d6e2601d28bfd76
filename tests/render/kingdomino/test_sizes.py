"""Readable texts in the largest kingdoms, and in the account of three games."""

from __future__ import annotations

import pytest

from engines.registry import game
from tests.render.geometry import faults_of_late_positions
from tests.soak import SOAK


@pytest.mark.parametrize("variant", ["mighty_duel", "dynasty"])
def test_letters_of_every_kingdom_can_be_read(variant: str) -> None:
    games, each = (8, 4) if SOAK else (1, 2)
    found = faults_of_late_positions(game("kingdomino"), games, each, (2,), **{variant: True})
    assert not found, "\n".join(found[:20])
