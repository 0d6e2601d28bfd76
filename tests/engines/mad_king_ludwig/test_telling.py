"""Facts for the panel besides a decision: forecasts, marks of secret decisions, secret events."""

from __future__ import annotations

from engines.mad_king_ludwig.options import LudwigOptions
from engines.mad_king_ludwig.rules import set_up
from tests.engines.mad_king_ludwig.building import GAME, SEED, buying, game, played


def test_a_forecast_counts_the_placement_and_the_rewards_in_points() -> None:
    """Singers' Hall: 7 - 2, and 5 because it is complete on arrival."""
    state = game(market="singers_hall", text="hallway_ground -1 -1 0")
    assert GAME.forecast(GAME.view(state, 0), buying(state, "singers_hall -3 -5 0")) == 10


def test_only_placements_have_a_forecast() -> None:
    state = game(market="singers_hall")
    assert GAME.forecast(GAME.view(state, 0), GAME.parse("pass")) is None


def test_secret_decisions_have_a_mark_for_who_has_to_decide() -> None:
    state = set_up(LudwigOptions(), 2, SEED)
    assert GAME.secret(state, 0) is None
    state, _ = played(state, "start 3", "start 3")
    assert GAME.secret(state, 0)
    state, _ = played(state, f"back {state.castles[0].cards[0]}")
    assert GAME.secret(state, 0) is None
    assert GAME.secret(state, 1)
    utility = game(market="powder_room")
    waiting, _ = played(utility, buying(utility, "powder_room 0 -2 0"))
    assert GAME.secret(waiting, 0)
    assert GAME.secret(waiting, 1) is None


def test_the_first_event_of_a_secret_action_is_for_its_seat_alone() -> None:
    state, _ = played(set_up(LudwigOptions(), 2, SEED), "start 3", "start 3")
    _, start = played(state, f"back {state.castles[0].cards[0]}")
    assert start[0].only == (0,)
    utility = game(market="powder_room")
    waiting, drawn = played(utility, buying(utility, "powder_room 0 -2 0"))
    assert all(event.only is None for event in drawn)
    _, kept = played(waiting, f"keep {waiting.turn.offer[0]}")
    assert kept[0].only == (0,)
    assert all(waiting.turn.offer[0] not in str(event.facts) for event in kept if event.only is None)
