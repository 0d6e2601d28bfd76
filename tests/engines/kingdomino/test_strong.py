"""The strong player: its model of kingdoms against the engine, and how it thinks."""

from __future__ import annotations

import itertools
import math
import random
import subprocess
import sys
from collections.abc import Iterator
from typing import Any
from unittest.mock import patch

import numpy as np
import pytest

from engines.core.chance import random_seed
from engines.kingdomino.actions import Place
from engines.kingdomino.kingdom import BARE, with_placement
from engines.kingdomino.options import KingdominoOptions
from engines.kingdomino.players.strong import ahead, choose_strongly, network, search
from engines.kingdomino.players.strong.features import Outlook, count_of, decks, describe
from engines.kingdomino.players.strong.frames import box_with, framed, frames
from engines.kingdomino.players.strong.network import network_for
from engines.kingdomino.players.strong.position import position_of
from engines.kingdomino.players.strong.rivals import Rival, threats
from engines.kingdomino.scoring import points_of
from engines.kingdomino.state import State
from tests.engines.clock import worked
from tests.engines.kingdomino.boards import GAME
from tests.engines.kingdomino.series import EVERYBODY, Figures, play
from tests.soak import SOAK, in_soak
from training.kingdomino.compare import compare_size, one_more

BONUSES = KingdominoOptions(middle_kingdom=True, harmony=True)
DUEL = KingdominoOptions(middle_kingdom=True, harmony=True, mighty_duel=True)
KINDS = [(BONUSES, 4), (KingdominoOptions(), 2), (DUEL, 2), (KingdominoOptions(dynasty=True), 3)]


def random_states(options: KingdominoOptions, seats: int, rng: random.Random) -> Iterator[State]:
    """Yields the states of a random game in which a seat has to choose."""
    state = GAME.setup(options, seats, random_seed(rng))
    while due := GAME.to_act(state):
        yield state
        state = GAME.apply(state, due[0], rng.choice(GAME.legal(state, due[0]))).state


def deep_in(options: KingdominoOptions, seats: int, seed: int, phase: str, after: int) -> State:
    """Returns a state of a random game in this phase, after `after` others."""
    states = (state for state in random_states(options, seats, random.Random(seed)) if state.phase == phase)
    return next(itertools.islice(states, after, None))


def weighed(state: State, seed: int = 1, **more: Any) -> dict[Any, float]:
    seat = GAME.to_act(state)[0]
    view, legal = GAME.view(state, seat), GAME.legal(state, seat)
    return dict(GAME.weigh(view, legal, random.Random(seed), math.inf, **more))


@pytest.mark.parametrize(("size", "games"), [(5, 1500 if SOAK else 30), (7, 500 if SOAK else 6)])
def test_the_model_plays_as_the_engine_does(size: int, games: int) -> None:
    assert compare_size(size, games) == games * (size * size // 2)


def test_a_kingdom_is_seen_the_same_from_all_four_sides() -> None:
    rng = random.Random(4)
    kingdom, board = BARE, framed(BARE, 5, ((2, 2),))
    for domino in rng.sample(range(1, 49), 7):
        kingdom, board = one_more(kingdom, board, domino, (2, 2), rng)
    turned = [placement._replace(first=(-y, x), second=(-v, u)) for placement in kingdom.placements
              for (x, y), (u, v) in [(placement.first, placement.second)]]  # fmt: skip
    other = BARE
    for placement in turned:
        other = with_placement(other, placement)
    unseen = np.ones((1, 49), dtype=np.bool_)
    outlook = Outlook(4, 5, np.array([[1], [0], [0], [0]], dtype=np.float32), decks(unseen), True, True)
    one, two = (describe(framed(its, 5, ((2, 2),)), outlook) for its in (kingdom, other))
    differ = np.flatnonzero(~np.isclose(one.features, two.features).ravel())
    assert len(one.features) == count_of(5)
    # Only which of the two directions is full may change.
    assert set(differ) <= {15 * 6 + 14, 15 * 6 + 15}
    assert one.base == two.base


def test_a_kingdom_that_can_be_central_is_looked_at_there() -> None:
    assert frames((-2, 0, 2, 1), 5) == ((2, 2),)
    assert frames((-3, 0, 0, 1), 5) == ((3, 2), (4, 2))
    assert frames((-4, -3, 0, 1), 5) == ((4, 3),)
    assert frames((0, 0, 4, 0), 7) == ((2, 3), (1, 3))
    assert box_with((0, 0, 1, 0), Place(domino=1, x=0, y=-1, way="W")) == (-1, -1, 1, 0)


@pytest.mark.parametrize(("options", "seats"), KINDS)
def test_at_the_end_it_knows_the_points(options: KingdominoOptions, seats: int) -> None:
    """The last domino of the last line: every placement is weighed with its real points."""
    *_, state = (each for each in random_states(options, seats, random.Random(3)) if each.phase == "place")
    seat = GAME.to_act(state)[0]
    legal = GAME.legal(state, seat)
    kingdom = state.kingdoms[seat]
    expected = {
        action: points_of(with_placement(kingdom, action.placement), options)
        for action in legal
        if action.kind == "place"
    }
    assert weighed(state, also=legal) == expected


@pytest.mark.parametrize(("options", "seats"), KINDS)
@pytest.mark.parametrize("phase", ["place", "claim"])
def test_it_weighs_all_that_it_is_asked_for(options: KingdominoOptions, seats: int, phase: str) -> None:
    """Random kingdoms lie anywhere around their castles."""
    with patch.multiple(search, ROOTS=1, FINALISTS=2):
        state = deep_in(options, seats, 5, phase, 9)
        legal = GAME.legal(state, GAME.to_act(state)[0])
        some = (legal[0], legal[-1])
        found = weighed(state, also=some)
    assert set(some) <= set(found) <= set(legal)
    assert list(found.values()) == sorted(found.values(), reverse=True)
    assert all(0 < points < 250 for points in found.values())


def test_the_same_seed_gives_the_same_thoughts() -> None:
    state = deep_in(BONUSES, 4, 6, "place", 12)
    with patch.object(search, "FINALISTS", 3):
        assert weighed(state, 1) == weighed(state, 1)
        assert weighed(state, 1) != weighed(state, 2)


def test_what_the_rivals_miss_counts() -> None:
    state = deep_in(BONUSES, 4, 6, "claim", 12)
    with patch.object(search, "FINALISTS", 1):
        legal = GAME.legal(state, GAME.to_act(state)[0])
        denying = weighed(state, also=legal)
        with patch.object(search, "DENIAL", 0.0):
            careless = weighed(state, also=legal)
    gains = [denying[action] - careless[action] for action in legal]
    assert max(map(abs, gains)) > 0.1


def test_near_the_end_only_those_rivals_count_who_are_close() -> None:
    first, *_, last = (
        position_of(GAME.view(each, 0)) for each in random_states(BONUSES, 4, random.Random(2))
    )
    rivals = {
        seat: Rival(promise, {}, {}, np.zeros(49, dtype=np.float32))
        for seat, promise in enumerate((60, 58, 40))
    }
    early, late = threats(60, rivals, first), threats(60, rivals, last)
    assert sum(early.values()) == pytest.approx(1) == sum(late.values())
    assert early[0] > early[1] > early[2] > 0.05
    assert late[0] > late[1] > 0.3
    assert late[2] < 0.001


A_KINGDOM = 2e-5
"""Seconds for all work on a kingdom: twice as long as on a busy machine of ours."""


@pytest.mark.parametrize(("options", "seats"), [(BONUSES, 4), (KingdominoOptions(dynasty=True), 3)])
def test_it_never_thinks_a_tenth_longer_than_it_may(options: KingdominoOptions, seats: int) -> None:
    """There is always more to look into; the clock counts the kingdoms that are looked at."""
    state = deep_in(options, seats, 7, "place", 5)
    seat = GAME.to_act(state)[0]
    view, legal = GAME.view(state, seat), GAME.legal(state, seat)
    with (
        patch.multiple(search, FINALISTS=1000, CLOSE=1000.0),
        worked("describe", network, ahead, cost=lambda boards, _: A_KINGDOM * boards.number) as clock,
    ):
        for budget in (0.25, 0.5):
            begun = clock.now
            assert choose_strongly(view, legal, random.Random(1), budget) in legal
            assert 0.8 * budget <= clock.now - begun <= 1.1 * budget


def test_without_any_time_it_still_chooses() -> None:
    for phase in ("place", "claim"):
        state = deep_in(BONUSES, 4, 8, phase, 10)
        seat = GAME.to_act(state)[0]
        legal = GAME.legal(state, seat)
        assert choose_strongly(GAME.view(state, seat), legal, random.Random(1), 0) in legal


def test_numpy_is_imported_when_it_first_plays() -> None:
    code = "import sys, engines.kingdomino.game; sys.exit('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_the_networks_fit_the_features() -> None:
    for size in (5, 7):
        network = network_for(size)
        assert network.inner.shape[1] == count_of(size)
        assert all(part.dtype == np.float32 and np.isfinite(part).all() for part in network)


def test_it_beats_three_random_players_with_little_thought() -> None:
    figures = Figures(4)
    with patch.multiple(search, FINALISTS=2, LAYINGS=2), patch.object(ahead, "LINES", 50):
        play(figures, choose_strongly, GAME.players["random"], BONUSES, 3, math.inf)
    assert figures.wins == 1
    assert figures.points[0] >= 60


@pytest.mark.parametrize(
    ("rival", "options", "seats", "games", "share", "mean"),
    [
        in_soak("greedy", BONUSES, 4, 200, 0.57, 68),
        in_soak("full_greedy", BONUSES, 4, 300, 0.8, 74),
        in_soak("greedy", BONUSES, 3, 200, 1.6 / 3, 0),
        in_soak("greedy", BONUSES, 2, 200, 0.8, 0),
        in_soak("greedy", KingdominoOptions(), 4, 200, 0.4, 0),
        in_soak("greedy", KingdominoOptions(dynasty=True), 4, 100, 0.4, 0),
        in_soak("greedy", DUEL, 2, 100, 0.8, 0),
    ],
)
def test_it_is_as_strong_as_we_say(
    rival: str, options: KingdominoOptions, seats: int, games: int, share: float, mean: float
) -> None:
    """Two errors below the figures of the players' README, and never below 1.6 times the fair share."""
    figures = Figures(seats)
    for number in range(games):
        play(figures, choose_strongly, EVERYBODY[rival], options, 16_000_000 + number, math.inf)
    assert figures.share >= share, figures
    assert sum(figures.points) / games >= mean, figures
