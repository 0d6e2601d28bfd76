"""The secret choice, passing and the course of the two rounds."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from engines.between_two_castles.data import HAND, REGULAR, ROUNDS, TURNS
from engines.between_two_castles.options import BetweenOptions
from engines.between_two_castles.rules import end_turn
from engines.between_two_castles.state import State
from engines.core.event import Event
from tests.engines.between_two_castles.positions import (
    GAME,
    SEED,
    at_random,
    building,
    do,
    event,
    play,
    refusal,
    texts,
)


def whereabouts(state: State) -> Counter[str]:
    """Every regular tile, wherever it is."""
    heaps = [state.supply, state.discard, *state.hands]
    heaps += [pick for place, pick in enumerate(state.picks) if place < state.seats]
    heaps += [bonus.rooms for bonus in state.bonuses if bonus]
    heaps += [tuple(built.room for built in castle.rooms) for castle in state.castles]
    return Counter(room for heap in heaps for room in heap if room in REGULAR)


@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7])
def test_e01_hands_of_nine_seven_five_three_and_sixteen_tiles_a_castle(seats: int) -> None:
    rng = random.Random(seats)
    state = GAME.setup(BetweenOptions(), seats, SEED)
    for number in range(ROUNDS * TURNS):
        assert state.phase == "draft"
        assert {len(hand) for hand in state.hands} == {HAND - 2 * (number % TURNS)}
        assert whereabouts(state) == Counter(REGULAR)
        before = [len(castle.rooms) for castle in state.castles]
        state = at_random(state, rng, "build")
        drafted = Counter[int]()
        while state.phase == "build":
            seat = rng.choice(GAME.to_act(state))
            step = GAME.apply(state, seat, rng.choice(GAME.legal(state, seat)))
            drafted.update(
                int(str(each.facts["castle"]))
                for each in step.events
                if each.kind == "placed" and each.facts["source"] == "draft"
            )
            state = step.state
        assert drafted == dict.fromkeys(range(seats), 2)
        assert all(len(castle.rooms) >= had + 2 for castle, had in zip(state.castles, before, strict=True))
    assert state.phase == "over"
    assert whereabouts(state) == Counter(REGULAR)


def test_e01_seven_seats_leave_21_tiles_for_food_bonuses() -> None:
    state = GAME.setup(BetweenOptions(), 7, SEED)
    assert len(state.supply) == 147 - 63
    assert sum(map(len, state.hands)) == 63


@pytest.mark.parametrize(("number", "step"), [(1, 1), (2, -1)])
def test_e02_hands_go_left_in_the_first_round_and_right_in_the_second(number: int, step: int) -> None:
    state = GAME.setup(BetweenOptions(), 4, SEED)._replace(round=number)
    assert GAME.view(state, 0).passes == ("left" if step == 1 else "right")
    after = end_turn(state, [])
    for place in range(4):
        assert after.hands[(place + step) % 4] == state.hands[place]


def test_e02_the_last_tile_is_discarded_unseen() -> None:
    state = GAME.setup(BetweenOptions(), 3, SEED)
    last = tuple(hand[:1] for hand in state.hands)
    log: list[Event] = []
    after = end_turn(state._replace(hands=last, turn=4), log)
    assert set(after.discard) == {room for hand in last for room in hand}
    assert [len(hand) for hand in after.hands] == [9, 9, 9]
    assert (after.round, after.turn) == (2, 1)
    assert {each.only for each in log if each.kind == "dealt"} == {(0,), (1,), (2,)}


def test_e03_a_choice_is_secret_until_the_last_one_is_made() -> None:
    state = GAME.setup(BetweenOptions(), 3, SEED)
    for seat in (1, 2):
        step = GAME.apply(state, seat, GAME.legal(state, seat)[3])
        assert [(each.kind, each.only) for each in step.events] == [("picked", (seat,)), ("chosen", None)]
        assert not step.turn_ends
        state = step.state
        own, other = GAME.view(state, seat), GAME.view(state, 0)
        assert len(own.picked) == 2
        assert other.picked == ()
        assert other.picks == ((), (), ())
        assert other.chosen[seat]
    step = GAME.apply(state, 0, GAME.legal(state, 0)[0])
    assert step.turn_ends
    assert event(step.events, "revealed").facts["picks"] == [list(pick) for pick in step.state.picks]
    assert all(GAME.view(step.state, None).picks)


def test_e03_a_locked_choice_is_final() -> None:
    state = GAME.setup(BetweenOptions(), 3, SEED)
    first, second = texts(state, 0)[:2]
    after = do(state, 0, first).state
    assert refusal(after, 0, second) == "not_due"
    assert GAME.legal(after, 0) == ()


def test_only_two_different_tiles_of_the_own_hand_can_be_chosen() -> None:
    state = GAME.setup(BetweenOptions(), 3, SEED)
    hand, other = state.hands[0], state.hands[1]
    assert refusal(state, 0, f"draft {hand[0]} {other[0]}") == "not_in_hand"
    assert refusal(state, 0, f"draft {hand[0]} {hand[0]}") == "not_two_tiles_in_order"
    assert refusal(state, 0, f"draft {hand[1]} {hand[0]}") == "not_two_tiles_in_order"
    assert len(GAME.legal(state, 0)) == 36


def test_while_building_a_player_still_knows_what_was_passed_on() -> None:
    state = at_random(GAME.setup(BetweenOptions(), 3, SEED), random.Random(1), "build")
    view = GAME.view(state, 1)
    assert view.hand == ()
    assert view.passed == state.hands[1]
    assert len(view.passed) == 7


def test_e04_either_tile_may_go_to_either_side_but_one_to_each() -> None:
    state = building([("Kitchen", "Parlor"), ("Sauna", "Nap Room"), ("Bakery", "Solar")])
    rooms = {(text.split()[1], text.split()[2]) for text in texts(state, 0)}
    assert rooms == {(side, room) for side in ("left", "right") for room in ("kitchen", "parlor")}
    after = play(state, (0, "place left kitchen 2,0"))
    assert {tuple(text.split()[1:3]) for text in texts(after, 0)} == {("right", "parlor")}
    assert refusal(after, 0, "place left parlor -1,0") == "not_your_word"
    assert refusal(state, 0, "place left sauna 2,0") == "not_your_tile"


def test_e04_partners_may_place_in_either_order() -> None:
    picks = [("Kitchen", "Parlor"), ("Sauna", "Nap Room"), ("Bakery", "Solar")]
    for order in (0, 1), (1, 0):
        state = building(picks)
        for seat in order:
            side, room = (("left", "kitchen"), ("right", "sauna"))[seat]
            state = play(state, (seat, f"place {side} {room} {2 + len(state.castles[0].rooms)},0"))
        first = state.castles[0].rooms[0].room
        assert first == ("kitchen", "sauna")[order[0]]


def test_e15_a_placed_tile_never_moves() -> None:
    rng = random.Random(2)
    state = GAME.setup(BetweenOptions(), 3, SEED)
    while due := GAME.to_act(state):
        seat = rng.choice(due)
        after = GAME.apply(state, seat, rng.choice(GAME.legal(state, seat))).state
        for old, new in zip(state.castles, after.castles, strict=True):
            assert new.rooms[: len(old.rooms)] == old.rooms
        state = after


def test_a_letter_goes_out_for_each_hand_and_each_draw_and_for_nothing_else() -> None:
    rng = random.Random(6)
    state = GAME.setup(BetweenOptions(), 2, SEED)
    marks: dict[int, list[str]] = {0: [], 1: []}
    while due := GAME.to_act(state):
        for seat in (0, 1):
            mark = GAME.secret(state, seat)
            view = GAME.view(state, seat)
            drawn = [shown.bonus for shown in view.castles if shown.bonus and seat in shown.speakers]
            secret = view.phase in ("assign", "draft") or any(b.rooms or b.cards for b in drawn)
            assert (mark is not None) == (seat in due and secret)
            if mark and mark not in marks[seat]:
                assert len(mark) <= 12
                marks[seat].append(mark)
        seat = rng.choice(due)
        state = GAME.apply(state, seat, rng.choice(GAME.legal(state, seat))).state
    for seat in (0, 1):
        assert sum(mark.startswith("d") for mark in marks[seat]) == 8
        assert sum(mark.startswith("a") for mark in marks[seat]) == 4
