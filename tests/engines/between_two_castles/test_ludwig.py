"""Two players and Ludwig: his tiles, who assigns and places them, and that he can win."""

from __future__ import annotations

import random

from engines.between_two_castles.options import BetweenOptions
from engines.between_two_castles.ring import LUDWIG
from engines.between_two_castles.rules import end_turn
from tests.engines.between_two_castles.positions import (
    GAME,
    SEED,
    at_random,
    building,
    castle,
    do,
    event,
    of_types,
    play,
    texts,
)


def test_e16_three_castles_and_ludwig_has_a_hand_of_nine() -> None:
    state = GAME.setup(BetweenOptions(), 2, SEED)
    assert len(state.castles) == 3
    assert [len(hand) for hand in state.hands] == [9, 9, 7]
    assert len(state.picks[LUDWIG]) == 2
    view = GAME.view(state, None)
    assert view.ludwig == LUDWIG
    assert [shown.builders for shown in view.castles] == [(0, 1), (1, 2), (2, 0)]
    assert GAME.rivals(2) == ("ludwig",)
    assert GAME.rivals(3) == ()


def test_e16_the_player_on_ludwigs_left_assigns_first_and_the_one_on_his_right_in_round_two() -> None:
    state = GAME.setup(BetweenOptions(), 2, SEED)
    rng = random.Random(1)
    seen = []
    while state.phase != "over":
        state = at_random(state, rng, "assign") if state.phase != "assign" else state
        seen.append((state.round, GAME.to_act(state)))
        state = at_random(state, rng, "build")
        while state.phase == "build":
            seat = rng.choice(GAME.to_act(state))
            state = GAME.apply(state, seat, rng.choice(GAME.legal(state, seat))).state
    assert seen == [(1, (0,))] * 4 + [(2, (1,))] * 4


def test_e16_only_the_assigner_sees_ludwigs_two_tiles_until_they_lie_open() -> None:
    state = GAME.setup(BetweenOptions(), 2, SEED)
    drawn = state.picks[LUDWIG]
    assert GAME.view(state, 0).ludwig_drew == drawn
    assert GAME.view(state, 1).ludwig_drew == ()
    assert GAME.view(state, None).assigned is None
    step = do(state, 0, f"assign {drawn[1]} {drawn[0]}")
    assert step.turn_ends
    assert event(step.events, "assigned").facts == {"left": drawn[1], "right": drawn[0]}
    assert GAME.view(step.state, None).assigned == (drawn[1], drawn[0])
    assert GAME.to_act(step.state) == (0, 1)


def test_ludwig_costs_one_click_a_turn() -> None:
    state = GAME.setup(BetweenOptions(), 2, SEED)
    legal = GAME.legal(state, 0)
    assert len(legal) == 2
    assert [len(action.parts) for action in legal] == [1, 1]
    assert not legal[0].confirmed


def test_ludwigs_hand_is_passed_like_the_others() -> None:
    state = building([("Kitchen", "Parlor"), ("Sauna", "Nap Room"), ("Bakery", "Solar")], seats=2)
    after = end_turn(state, [])
    assert set(after.hands[LUDWIG]) | set(after.picks[LUDWIG]) == set(state.hands[1])
    assert after.hands[0] == state.hands[LUDWIG]


def test_e16_each_human_places_ludwigs_tile_in_the_castle_shared_with_him() -> None:
    state = building([("Kitchen", "Parlor"), ("Sauna", "Nap Room"), ("Bakery", "Solar")], seats=2)
    rooms = {seat: {tuple(text.split()[1:3]) for text in texts(state, seat)} for seat in (0, 1)}
    assert ("right", "bakery") in rooms[0]
    assert ("left", "solar") in rooms[1]
    assert ("left", "bakery") not in rooms[0]
    assert ("right", "solar") not in rooms[1]
    step = do(state, 0, "place right bakery 2,0")
    assert event(step.events, "placed").facts["owner"] == LUDWIG
    assert event(step.events, "placed").seat == 0
    assert {tuple(text.split()[1:3]) for text in texts(step.state, 0)} == rooms[0] - {("right", "bakery")}


def test_e16_the_human_alone_decides_bonuses_of_that_castle_even_by_the_book() -> None:
    picks = [("Kitchen", "Parlor"), ("Sauna", "Nap Room"), ("Blanket Room", "Solar")]
    state = building(picks, {2: of_types("sleeping", "sleeping")}, 2, BetweenOptions())
    spot = next(text for text in texts(state, 0) if text.startswith("place right blanket_room"))
    state = play(state, (0, spot))
    assert state.castles[2].rooms[-1].room == "blanket_room"
    assert {text.split()[0] for text in texts(state, 0) if " right " in text} == {"add"}
    assert GAME.view(state, None).castles[2].speakers == (0,)


def test_ludwig_scores_and_can_win() -> None:
    state = building([("Kitchen", "Parlor"), ("Sauna", "Nap Room"), ("Bakery", "Solar")], seats=2)
    rich = castle({"2,0": "Fountain", "3,0": "Fountain"})
    over = state._replace(phase="over", castles=(castle({"2,0": "Nap Room"}), rich, rich))
    result = GAME.result(over)
    assert result.winners == (LUDWIG,)
    assert [(standing.seat, standing.points) for standing in result.standings] == [(2, 10), (0, 1), (1, 1)]
