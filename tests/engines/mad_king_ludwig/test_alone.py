"""The strong player alone: its model of castles checked against the rules, and how it looks ahead."""

from __future__ import annotations

import itertools
import math
import random
import statistics
from collections.abc import Iterator
from dataclasses import replace
from unittest.mock import PropertyMock, patch

import numpy as np
import pytest

from engines.cli.selfplay import play_one
from engines.core.players import Weighed
from engines.core.thinking import Thinking
from engines.mad_king_ludwig.actions import LudwigAction
from engines.mad_king_ludwig.forms import BODIES, fit, place_of
from engines.mad_king_ludwig.placing import spots
from engines.mad_king_ludwig.plan import extended, numbers_in, plan_of
from engines.mad_king_ludwig.players.strong import alone, tables
from engines.mad_king_ludwig.players.strong.boards import Ground, spots_of
from engines.mad_king_ludwig.players.strong.features import describe
from engines.mad_king_ludwig.players.strong.outlook import outlook_of
from engines.mad_king_ludwig.players.strong.waiting import NOTHING, Waiting
from engines.mad_king_ludwig.rewards import ACTIVITY_POINTS, earned
from engines.mad_king_ludwig.scoring import placement_gains, scored_again
from engines.mad_king_ludwig.state import State
from tests.engines.mad_king_ludwig.building import GAME
from tests.soak import SOAK, only_in_soak
from training.mad_king_ludwig import compare
from training.mad_king_ludwig.compare import FOR_SALE

GAMES, EVERY = (100, 1) if SOAK else (2, 9)


def states() -> Iterator[State]:
    """Yields states of solo games of fair and random players, once the foyer lies."""
    return compare.states(GAMES, EVERY)


def states_beside() -> Iterator[State]:
    """Yields states of games of fair and random players at tables of two to four."""
    return compare.states_beside(GAMES, EVERY)


def tiles_of(rng: random.Random) -> list[str]:
    """Tiles to try: all of them only in a soak."""
    return FOR_SALE if SOAK else rng.sample(FOR_SALE, 12)


def test_the_model_knows_every_place_of_a_tile() -> None:
    rng = random.Random(2)
    looked = 0
    for state in states():
        plan = plan_of(state.castles[0].tiles)
        tried = tiles_of(rng)
        found = Ground(plan).places([tables.NUMBER[name] for name in tried])
        assert {found.placed(which) for which in range(len(found))} == {
            spot for name in tried for spot in spots(plan, name)
        }
        looked += len(found)
    assert looked > (100_000 if SOAK else 200)


def test_the_model_knows_what_a_placement_brings() -> None:
    rng = random.Random(3)
    for state in states():
        plan = plan_of(state.castles[0].tiles)
        tried = [spot for name in tiles_of(rng) for spot in spots(plan, name)]
        tried = rng.sample(tried, min(100, len(tried)))
        castles = Ground(plan).after(
            spots_of(tried), np.zeros(len(tried), dtype=np.int64), NOTHING, corridor_used=False
        )
        for row, spot in enumerate(tried):
            after = extended(plan, spot)
            points = sum(gain.points for gain in placement_gains(after))
            rewards = earned(plan, after, numbers_in(after.done & ~plan.done))
            kinds = [reward.kind for reward in rewards]
            points += ACTIVITY_POINTS * kinds.count("activity")
            points += sum(
                scored_again(after, reward.tiles[0]) for reward in rewards if reward.kind == "living"
            )
            assert castles.points[row] == points
            assert castles.money[row] == 10 * kinds.count("outdoor")
            waiting = (castles.extra, castles.corridor, castles.look, castles.draw, castles.choose)
            assert [int(part[row]) for part in waiting] == [
                kinds.count("food"),
                "corridor" in kinds,
                kinds.count("sleeping"),
                kinds.count("utility"),
                kinds.count("downstairs"),
            ]
            assert castles.done[row] == len(after.complete)


def test_a_placement_is_described_as_the_castle_that_it_makes() -> None:
    """The features of a castle with a new tile equal those computed with the tile placed."""
    rng = random.Random(4)
    compared = 0
    for state in states():
        view = GAME.view(state, 0)
        plan, outlook = plan_of(view.castles[0].placements), outlook_of(view)
        for spot in rng.sample(spots(plan, "buttery"), 1) + rng.sample(spots(plan, "hallway_ground"), 1):
            castles = Ground(plan).after(spots_of([spot]), np.array([7]), NOTHING, corridor_used=True)
            waiting = Waiting(*(int(part[0]) for part in alone._waiting_parts(castles)))
            lying = Ground(extended(plan, spot)).as_it_is(7, waiting, int(castles.points[0]))
            told, sure = describe(castles, outlook)
            told_then, sure_then = describe(lying, outlook.without(tables.NUMBER[spot.tile]))
            assert np.allclose(told, told_then)
            assert sure == sure_then
            compared += 1
    assert compared > 4


def test_the_geometry_beside_is_that_of_the_rules() -> None:
    rng = random.Random(5)
    pairs = [*itertools.product(range(len(BODIES)), repeat=2)]
    reach = range(-tables.REACH, tables.REACH + 1)
    for first, second in pairs if SOAK else rng.sample(pairs, 8):
        fitting = fit(first, second)
        for x, y in itertools.product(reach, repeat=2):
            kept = tables.FITS[first, second, y + tables.REACH, x + tables.REACH]
            place = place_of(x, y)
            assert kept == tables.BARRED * (place in fitting.barred) + tables.TOUCHES * (
                place in fitting.touch
            )


def test_what_it_promises_with_the_last_decision_comes_true() -> None:
    checked = 0
    for state in states():
        view, legal = GAME.view(state, 0), GAME.legal(state, 0)
        if not view.last_round or "external_entrances" in view.hand:
            continue
        for action, points in GAME.weigh(view, legal, random.Random(1), math.inf)[:5]:
            after = GAME.apply(state, 0, action).state
            if not GAME.to_act(after):
                assert GAME.result(after).standings[0].points == points
                checked += 1
    assert checked or not SOAK


def at_purchase() -> State:
    """A purchase with many places and turns to come."""
    return next(
        state
        for state in states()
        if state.phase == "buy" and not state.last_round and len(GAME.legal(state, 0)) > 40
    )


def weighed(state: State) -> tuple[Weighed[LudwigAction], ...]:
    return GAME.weigh(GAME.view(state, 0), GAME.legal(state, 0), random.Random(1), math.inf)


def test_it_heeds_the_next_turn() -> None:
    """Its expectation with a look at the next markets differs from its expectation at sight."""
    state = at_purchase()
    with patch.object(alone, "MARKETS", 2):
        further = weighed(state)
    with patch.object(Thinking, "over", new_callable=PropertyMock, return_value=True):
        at_sight = weighed(state)
    assert {one.action for one in further} == {one.action for one in at_sight} == {*GAME.legal(state, 0)}
    assert [one.points for one in further] != [one.points for one in at_sight]


@pytest.mark.parametrize("time_for", [0, 1, 3])
def test_it_looks_further_only_as_long_as_there_is_time(time_for: int) -> None:
    state = at_purchase()
    looked = 0
    look = alone.NextTurn.on

    def count(turn: alone.NextTurn, markets: tables.Numbers) -> float:
        nonlocal looked
        looked += 1
        return look(turn, markets)

    answers = itertools.chain([False] * time_for, itertools.repeat(True))
    with (
        patch.object(Thinking, "over", new_callable=PropertyMock, side_effect=answers),
        patch.object(alone.NextTurn, "on", count),
    ):
        assert weighed(state)
    assert looked == time_for


def test_imagined_markets_hold_rooms_that_may_come() -> None:
    state = next(state for state in states() if state.round > 3)
    view = GAME.view(state, 0)
    coming = alone.Coming(view)
    for _ in range(20):
        rooms = coming.market(random.Random(6))
        assert len(set(rooms)) == 3
        assert {tables.NAMES[room] for room in rooms} <= set(view.unseen)


def test_the_best_of_some_is_what_drawing_them_brings() -> None:
    hopes = [9.0, 5.0, 4.0, 1.0]
    drawn = [max(some) for some in itertools.combinations(hopes, 2)]
    assert alone._likely_best(hopes, 2) == pytest.approx(statistics.mean(drawn))
    assert alone._likely_best(hopes, 4) == 9.0


def test_more_rooms_on_the_deck_make_the_game_longer() -> None:
    outlook = replace(outlook_of(GAME.view(at_purchase(), 0)), coming=6, turns=2, laid=0)
    longer = outlook.with_laid(400, 2)
    assert (longer.turns, longer.coming, longer.laid) == (3, 8, 2)
    assert sum(longer.stacks) == sum(outlook.stacks) - 2
    assert longer.later().turns == 2


@only_in_soak
def test_its_median_alone_is_at_least_85() -> None:
    rng = random.Random(21)
    points = [play_one(GAME, GAME.options_type(), ("strong",), rng).standings[0].points for _ in range(40)]
    assert statistics.median(points) >= 85
