"""The computer player: how well its castles do, and that it goes for its lower castle."""

from __future__ import annotations

import random
import statistics

import pytest

from engines.between_two_castles.castle import Castle
from engines.between_two_castles.forecast import best_gain, gains_of_hand
from engines.between_two_castles.options import BetweenOptions
from engines.between_two_castles.players.greedy import choose_greedily
from engines.between_two_castles.scoring import points_of
from engines.between_two_castles.state import State
from tests.engines.between_two_castles.positions import GAME, building, castle, play


def greedy_game(seats: int, seed: str, options: BetweenOptions) -> State:
    rng = random.Random(seed)
    state = GAME.setup(options, seats, seed)
    while due := GAME.to_act(state):
        seat = due[0]
        action = choose_greedily(GAME.view(state, seat), GAME.legal(state, seat), rng, 1.0)
        state = GAME.apply(state, seat, action).state
    return state


def chance_game(seats: int, seed: str) -> State:
    """Tiles are chosen and assigned at random, then placed where they bring most at once."""
    rng = random.Random(seed)
    state = GAME.setup(BetweenOptions(), seats, seed)
    while due := GAME.to_act(state):
        seat = due[0]
        legal = GAME.legal(state, seat)
        action = rng.choice(legal)
        if action.kind == "place":
            view = GAME.view(state, seat)
            same = [other for other in legal if other.parts[:2] == action.parts[:2]]
            action = max(same, key=lambda other: GAME.forecast(view, other) or 0)
        state = GAME.apply(state, seat, action).state
    return state


def median(games: list[State]) -> float:
    return statistics.median(points_of(site) for game in games for site in game.castles)


def test_in_four_seat_self_play_the_median_castle_has_at_least_55_points() -> None:
    """Random tiles placed greedily reach about 44."""
    seeds = [f"{number:032x}" for number in range(6)]
    chance = median([chance_game(4, seed) for seed in seeds])
    greedy = median([greedy_game(4, seed, BetweenOptions()) for seed in seeds])
    assert 38 <= chance <= 50
    assert greedy >= max(55, chance + 10)


@pytest.mark.parametrize("seats", [2, 3])
def test_computer_players_come_to_agreements(seats: int) -> None:
    end = greedy_game(seats, "1" * 32, BetweenOptions(agree=True))
    assert end.phase == "over"
    assert min(points_of(site) for site in end.castles) >= 30


def test_the_better_tile_goes_to_the_lower_castle() -> None:
    poor, rich = (
        castle({"2,0": "Nap Room"}),
        castle({"2,0": "Solar", "3,0": "Fountain", "4,0": "Fountain"}),
    )
    picks = [("Grand Balcony", "Sty"), ("Kitchen", "Bakery"), ("Buttery", "Pantry")]
    state = building(picks, {0: poor, 2: rich})
    view = GAME.view(state, 0)
    action = choose_greedily(view, GAME.legal(state, 0), random.Random(1), 1.0)
    state = GAME.apply(state, 0, action).state
    if " left " not in action.text:
        action = choose_greedily(GAME.view(state, 0), GAME.legal(state, 0), random.Random(1), 1.0)
    assert action.text.startswith("place left grand_balcony")


def test_each_ones_tile_is_their_own_affair_for_a_computer_player_who_agrees() -> None:
    picks = [("Grand Balcony", "Sty"), ("Kitchen", "Bakery"), ("Buttery", "Pantry")]
    state = building(picks, options=BetweenOptions(agree=True))
    idea = choose_greedily(GAME.view(state, 0), GAME.legal(state, 0), random.Random(1), 1.0)
    assert idea.text.split()[2] in ("grand_balcony", "sty")
    state = play(state, (1, "place right kitchen -1,0"))
    answer = choose_greedily(GAME.view(state, 0), GAME.legal(state, 0), random.Random(1), 1.0)
    assert answer.text == "accept place left kitchen -1,0"


def test_forecasts_are_the_castles_gain() -> None:
    state = building([("Grand Balcony", "Solar"), ("Sty", "Stables"), ("Guardhouse", "Cape Room")])
    view = GAME.view(state, 0)
    for action in GAME.legal(state, 0):
        step = GAME.apply(state, 0, action)
        placed = next(event for event in step.events if event.kind == "placed")
        assert GAME.forecast(view, action) == placed.facts["gain"]


def test_a_forecast_of_two_tiles_is_their_better_way_round() -> None:
    state = GAME.setup(BetweenOptions(), 3, "2" * 32)
    view = GAME.view(state, 0)
    hopes = gains_of_hand(view)
    assert set(hopes) == set(state.hands[0])
    for action in GAME.legal(state, 0):
        assert action.kind == "draft"
        (a, b), (c, d) = hopes[action.first], hopes[action.second]
        assert GAME.forecast(view, action) == max(a + d, b + c)


def test_the_best_gain_of_a_room_is_at_its_best_cell() -> None:
    assert best_gain(Castle("throne_utility_food"), "sauna") == 2
    assert best_gain(Castle("throne_corridor_food"), "sauna") == 0
