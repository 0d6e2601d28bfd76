"""The strong player beside others: its valuation of the king's favors and of rivals' wishes."""

from __future__ import annotations

import math
import random
from dataclasses import replace
from unittest.mock import patch

import numpy as np
import pytest

from engines.mad_king_ludwig.data import FAVORS, PRICES
from engines.mad_king_ludwig.placing import spots
from engines.mad_king_ludwig.plan import extended, plan_of
from engines.mad_king_ludwig.players.strong import beside
from engines.mad_king_ludwig.players.strong.alone import _waiting_parts
from engines.mad_king_ludwig.players.strong.bargain import buyer
from engines.mad_king_ludwig.players.strong.boards import Ground, spots_of
from engines.mad_king_ludwig.players.strong.contests import Contest
from engines.mad_king_ludwig.players.strong.features import NUMBERS_BESIDE, describe
from engines.mad_king_ludwig.players.strong.outlook import OutlookBeside, outlook_beside
from engines.mad_king_ludwig.players.strong.waiting import NOTHING, Waiting
from engines.mad_king_ludwig.scoring import favor_amount, favor_points
from tests.engines.mad_king_ludwig.building import GAME, game
from tests.engines.mad_king_ludwig.test_alone import states_beside
from training.mad_king_ludwig.compare import FOR_SALE


def test_favors_are_counted_as_the_rules_count_them() -> None:
    """All but external entrances, of which enclosed ones are thought to be some."""
    rng = random.Random(3)
    for state in states_beside():
        castle = state.castles[state.turn.seat]
        plan = plan_of(castle.tiles)
        spot = rng.choice([spot for name in rng.sample(FOR_SALE, 12) for spot in spots(plan, name)])
        placed = Ground(plan).after(spots_of([spot]), np.array([7]), NOTHING, corridor_used=True)
        earned = int(placed.money[0]) * 1000
        for favor in FAVORS:
            if favor != "external_entrances":
                unit = 1000 if favor == "coins" else 1
                amount = Contest(favor, ()).amount(placed)[0] * unit
                assert amount == favor_amount(favor, extended(plan, spot), earned), favor


def test_at_the_end_a_favor_brings_what_the_rules_say() -> None:
    for rivals in ((3, 5, 1), (0, 0, 0), (9, 8, 7), (2, 6)):
        for own in (0, 4, 10):
            contest = Contest("count_food", tuple((rival, 0.0) for rival in rivals))
            assert contest.points(np.array([own]), 0.0)[0] == favor_points([own, *rivals])[0]


def test_everybody_else_contends_for_a_favor() -> None:
    for state in states_beside():
        view = GAME.view(state, state.turn.seat)
        for seat in range(view.seats):
            for contest, favor in zip(outlook_beside(view, seat).contests, view.favors, strict=True):
                unit = 1000 if favor.favor == "coins" else 1
                others = [amount // unit for rival, amount in enumerate(favor.amounts) if rival != seat]
                assert [amount for amount, _ in contest.rivals] == others


def test_the_longer_the_game_the_less_a_lead_in_a_favor_is_sure() -> None:
    own = np.array([2, 4, 6])
    soon, late = (Contest("count_food", ((4, spread), (3, spread))).points(own, 1.0) for spread in (0.5, 3.0))
    assert [*soon] == sorted(soon)
    assert [*late] == sorted(late)
    assert soon[0] < late[0] < late[2] < soon[2]


def test_a_placement_is_described_as_the_castle_that_it_makes() -> None:
    rng = random.Random(4)
    for state in states_beside():
        view = GAME.view(state, state.turn.seat)
        plan = plan_of(view.castles[state.turn.seat].placements)
        outlook = outlook_beside(view, state.turn.seat)
        spot = rng.choice([spot for name in rng.sample(FOR_SALE[:-3], 12) for spot in spots(plan, name)])
        castles = Ground(plan).after(spots_of([spot]), np.array([7]), NOTHING, corridor_used=True)
        waiting = Waiting(*(int(part[0]) for part in _waiting_parts(castles)))
        lying = Ground(extended(plan, spot)).as_it_is(int(castles.money[0]), waiting, int(castles.points[0]))
        told, sure = describe(castles, outlook)
        told_then, sure_then = describe(lying, outlook)
        assert told.shape == (1, NUMBERS_BESIDE)
        assert np.allclose(told, told_then)
        assert np.allclose(sure, sure_then)


def outlook_of_first(seats: int) -> OutlookBeside:
    state = game(seats, builder=0, market="crypt broom_closet armory")._replace(phase="buy")
    return outlook_beside(GAME.view(state, 1), 1)


def test_others_hands_are_not_thought_of() -> None:
    state = next(state for state in states_beside() if state.castles[0].cards and state.seats > 2)
    view = GAME.view(state, 0)
    assert outlook_beside(view, 0).hand == set(view.hand)
    assert outlook_beside(view, 1).hand == set()
    assert len(outlook_beside(view, 1).contests) == state.seats


def test_rooms_on_the_deck_make_the_game_longer() -> None:
    outlook = replace(outlook_of_first(2), turns=3.0)
    longer = outlook.with_laid(400, 2)
    assert longer.turns == pytest.approx(3 + 2 / (2 * 0.85))
    assert sum(longer.stacks) == sum(outlook.stacks) - 2
    assert longer.later().turns == longer.turns - 1


def test_a_buyer_wants_what_fits_and_weighs_its_money() -> None:
    state = game(2, builder=0, market="broom_closet crypt armory mold_room dungeon")
    one = buyer(GAME.view(state, 0), 1, ["broom_closet", "crypt"])
    assert set(one.gains) == {"broom_closet"}
    cheap, dear = (one.net("broom_closet", price, 0) for price in (PRICES[2][0], PRICES[2][-1]))
    assert cheap > dear
    assert one.net("broom_closet", one.money + 1000, 0) == -math.inf
    assert one.passing > 0


def test_what_others_gain_counts_against_a_purchase() -> None:
    state = next(
        state
        for state in states_beside()
        if state.phase == "buy" and state.turn.seat != state.builder and state.seats > 2
    )
    seat = state.turn.seat
    view, legal = GAME.view(state, seat), GAME.legal(state, seat)
    best = []
    for denial in (0.0, 0.5):
        with patch.object(beside, "DENIAL", denial), patch.object(beside, "AGAINST_ONE", denial):
            weighed = GAME.weigh(view, legal, random.Random(1), math.inf)
        best.append({one.action: one.points for one in weighed[:5]})
    without, heeded = best
    both = without.keys() & heeded.keys()
    assert both
    assert all(heeded[action] < without[action] for action in both)
