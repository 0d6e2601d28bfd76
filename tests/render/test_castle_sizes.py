"""Castles late in a game are drawn large enough: the size of a median castle in the table's picture."""

from __future__ import annotations

import random
from collections.abc import Iterator
from importlib import import_module
from statistics import median
from typing import Any

import pytest

from bot.texts import translator
from engines.core.contract import AnyGame
from engines.registry import game as game_by_key
from render.core.names import sample_names
from tests.recorded import recorded
from tests.soak import SOAK

LATE = (0.82, 0.88, 0.94, 0.99)
"""The progress of the games."""
MORE = 12
"""The number of games that `make soak` plays in addition to the recorded ones."""


def late_views(key: str, seats: int) -> Iterator[Any]:
    """The table in the last fifth of games."""
    game = game_by_key(key)
    for states in (
        *recorded(key, seats),
        *(_played(game, seats, seed) for seed in range(MORE if SOAK else 0)),
    ):
        for share in LATE:
            yield game.view(states[int((len(states) - 1) * share)], None)


def _played(game: AnyGame, seats: int, seed: int) -> list[Any]:
    rng, player = random.Random(seed), game.players["greedy"]
    states = [game.setup(game.options_type(), seats, f"{seed:032x}")]
    while due := game.to_act(states[-1]):
        legal = game.legal(states[-1], due[0])
        action = player(game.view(states[-1], due[0]), legal, rng, 0.02)
        states.append(game.apply(states[-1], due[0], action).state)
    return states


@pytest.mark.usefixtures("traces")
@pytest.mark.parametrize(
    ("key", "seats", "pixels"),
    [
        ("mad_king_ludwig", 4, 16),
        ("mad_king_ludwig", 2, 24),
        ("between_two_castles", 4, 40),
        ("between_two_castles", 7, 28),
    ],
)
def test_a_late_castle_is_large_enough_to_be_read(
    key: str, seats: int, pixels: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    public = import_module(f"render.{key}.public")
    sizes: list[int] = []
    find = public.find_site

    def find_site(*asked: Any) -> Any:
        site = find(*asked)
        sizes.append(site.unit if hasattr(site, "unit") else site.side)
        return site

    monkeypatch.setattr(public, "find_site", find_site)
    for view in late_views(key, seats):
        public.public(view, sample_names(seats), translator("en"))
    assert len(sizes) >= seats * len(LATE)
    assert median(sizes) >= pixels, sorted(sizes)
