"""The share of its place that a realm takes in the public picture, and readable texts in a large one."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

from bot.texts import LANGUAGES, translator
from engines.registry import game
from render.core.fonts import Weight, fit_text
from render.core.names import sample_names
from render.dragon_castle.realm import RealmGrid
from render.dragon_castle.taking import TITLE_MARGINS
from tests.render.geometry import faults_of_late_positions
from tests.render.test_castle_sizes import late_views
from tests.soak import SOAK

public = import_module("render.dragon_castle.public")
SHARE = 0.55
"""The share of the place for a realm, in the least favorable shape."""
SHARE_OF_SIX_ROWS = 0.75


@pytest.mark.usefixtures("traces")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_realm_fills_its_place(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    shares = shares_of_realms(monkeypatch)
    for view in late_views("dragon_castle", seats):
        public.public(view, sample_names(seats), translator("en"))
    assert len(shares) >= seats
    assert min(shares) >= SHARE


@pytest.mark.usefixtures("traces")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_so_does_one_of_six_rows(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    shares, dragon_castle = shares_of_realms(monkeypatch), game("dragon_castle")
    state = dragon_castle.setup(dragon_castle.options_type(realm_rows=6), seats, f"{seats:032x}")
    public.public(dragon_castle.view(state, None), sample_names(seats), translator("en"))
    assert len(shares) == seats
    assert min(shares) >= SHARE_OF_SIX_ROWS


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_title_of_ones_realm_does_not_touch_the_shrine_beside_it(lang: str) -> None:
    """Beside the widest castle that leaves room for the realm."""
    title, room = translator(lang)("dragon_castle-pic-realm"), 334 - TITLE_MARGINS
    assert fit_text(title, room, 50, 30, Weight.EXTRA_BOLD).width <= room


def shares_of_realms(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Returns a list that receives the share of its place that each drawn realm takes."""
    shares: list[float] = []
    find = RealmGrid.small

    def small(realm: Any, place: Any, most: int) -> Any:
        grid = find(realm, place, most)
        shares.append(grid.columns * grid.across * grid.rows * grid.down / (place.width * place.height))
        return grid

    monkeypatch.setattr(RealmGrid, "small", small)
    return shares


def test_tiles_of_the_largest_realms_can_be_read() -> None:
    games, each = (8, 4) if SOAK else (2, 2)
    large: dict[str, Any] = {"realm_rows": 6, "random_dragons": 2, "random_spirits": 2}
    found = faults_of_late_positions(game("dragon_castle"), games, each, **large)
    assert not found, "\n".join(found[:20])
