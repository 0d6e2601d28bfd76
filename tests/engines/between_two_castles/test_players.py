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
from engines.between_two_castles.state import Bonus, State
from tests.engines.between_two_castles.positions import GAME, building, castle, play, texts
from tests.soak import SOAK


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
            same = [other for other in legal if other.parts[0] == action.parts[0]]
            action = max(same, key=lambda other: GAME.forecast(view, other) or 0)
        state = GAME.apply(state, seat, action).state
    return state


def median(games: list[State]) -> float:
    return statistics.median(points_of(site) for game in games for site in game.castles)


def test_in_four_seat_self_play_the_median_castle_has_at_least_55_points() -> None:
    """Random tiles placed greedily reach about 44."""
    seeds = [f"{number:032x}" for number in range(6)]
    chance = median([chance_game(4, seed) for seed in seeds])
    greedy = median([greedy_game(4, seed, BetweenOptions()) for seed in seeds[:: 1 if SOAK else 2]])
    assert 38 <= chance <= 50
    assert greedy >= max(55, chance + 10)


@pytest.mark.parametrize("seats", [2, 3])
def test_computer_players_come_to_agreements(seats: int) -> None:
    end = greedy_game(seats, "1" * 32, BetweenOptions())
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


def about_an_attendant(*moves: tuple[int, str], older: tuple[int, ...] = ()) -> State:
    """Castle 0 of seats 0 and 1 may take an attendant, and a few words were said."""
    torches = castle({"2,0": "Study", "-1,0": "Gallery", "2,1": "Salon", "3,0": "Drawing Room"})
    picks = [("Grand Balcony", "Sty"), ("Kitchen", "Bakery"), ("Buttery", "Pantry")]
    state = building(picks, {0: torches}, options=BetweenOptions(seniority=older))
    return play(state._replace(bonuses=(Bonus("living", 0, "salon"), None, None)), *moves)


def answer(state: State, seat: int) -> str:
    return choose_greedily(GAME.view(state, seat), GAME.legal(state, seat), random.Random(1), 1.0).text


def best_and_worst(state: State) -> tuple[str, str]:
    """The attendants that bring castle 0 most and least."""
    view = GAME.view(state, 0)
    gains = {a.attendant: GAME.forecast(view, a) or 0 for a in GAME.legal(state, 0) if a.kind == "attend"}
    assert max(gains.values()) > min(gains.values()) + 1
    return max(gains, key=gains.__getitem__), min(gains, key=gains.__getitem__)


def test_a_computer_player_accepts_a_good_proposal_and_counters_a_bad_one_with_its_own_idea() -> None:
    good, bad = best_and_worst(about_an_attendant())
    assert answer(about_an_attendant((0, f"attend left {good}")), 1) == f"accept attend right {good}"
    assert answer(about_an_attendant((0, f"attend left {bad}")), 1) == f"counter attend right {good}"


def test_a_computer_player_who_was_countered_gives_way_unless_it_has_the_last_word() -> None:
    good, bad = best_and_worst(about_an_attendant())
    words = ((0, f"attend left {good}"), (1, f"counter attend right {bad}"))
    assert answer(about_an_attendant(*words, older=(1,)), 0) == f"accept attend left {bad}"
    assert answer(about_an_attendant(*words, older=(0,)), 0) == f"decide attend left {good}"


def test_a_computer_player_answers_a_waiting_partner_before_it_builds() -> None:
    state = about_an_attendant((1, "attend right mirror"))
    assert any(text.startswith("place right") for text in texts(state, 0))
    assert "attend left" in answer(state, 0)


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
