"""Training: many games at once are games by the rules, and a network learns from them."""

from __future__ import annotations

from pathlib import Path
from unittest.mock import patch

import numpy as np
import pytest

from engines.core.network import load, save
from engines.kingdomino.players.strong.features import count_of
from engines.kingdomino.players.strong.network import Network
from training.kingdomino import selfplay
from training.kingdomino.learning import Learner, blank, widened
from training.kingdomino.selfplay import Table, play


@pytest.mark.parametrize(("seats", "size", "picks"), [(4, 5, 12), (3, 5, 12), (2, 5, 12), (2, 7, 24)])
@patch.object(selfplay, "SHORT_SIGHTED_SEATS", 0.0)
def test_every_pick_but_the_last_is_a_lesson(seats: int, size: int, picks: int) -> None:
    rng = np.random.default_rng(seats)
    lesson = play(blank(size, rng), Table(seats, size, 3), rng, curious=0.1, kept=2, trust=0.5)
    lessons = 3 * seats * (picks - 1)
    assert lesson.features.shape == (count_of(size), lessons)
    assert lesson.targets.shape == (lessons,)
    assert np.isfinite(lesson.features).all()
    # A blank network expects nothing, so the last target of each kingdom is its last domino's gain.
    last = lesson.targets.reshape(3 * seats, picks - 1)[:, -1]
    assert (10 * last > -16).all()
    assert (10 * last).round(3).tolist() == (10 * last).round().tolist()


def test_a_network_that_learned_misses_less() -> None:
    rng = np.random.default_rng(1)
    network = blank(5, rng)
    lesson = play(network, Table(2, 5, 8), rng, curious=0.0, kept=1, trust=0.5)
    learner = Learner(network)
    missed = [learner.follow(lesson.features, lesson.targets, 1e-3) for _ in range(60)]
    assert missed[-1] < missed[0] / 2


def test_a_network_is_read_as_it_was_written(tmp_path: Path) -> None:
    network = blank(5, np.random.default_rng(2))
    path = tmp_path / "weights.npz"
    save(path, network, {})
    assert all(np.array_equal(mine, its) for mine, its in zip(network, load(path, Network), strict=True))


def test_a_larger_kingdom_begins_with_what_was_learned_of_a_smaller_one() -> None:
    small = blank(5, np.random.default_rng(3))
    large = widened(small, 7)
    assert large.inner.shape[1] == count_of(7)
    assert np.array_equal(large.inner[:, : -12 - 13], small.inner[:, :-13])
    assert np.array_equal(large.inner[:, [-25, -1]], small.inner[:, [-13, -1]])
    assert widened(large, 7) is large


def test_nothing_is_learned_from_short_sighted_seats() -> None:
    rng = np.random.default_rng(4)
    with patch.object(selfplay, "SHORT_SIGHTED_SEATS", 1.0):
        lesson = play(blank(5, rng), Table(2, 5, 2), rng, curious=0.0, kept=1, trust=0.5)
    assert lesson.targets.size == 0
