"""A turn: pair, tile and shrine, discard, summons; placing; the countdown, the last round and the end."""

from __future__ import annotations

import pytest

from engines.core.errors import IllegalAction
from engines.dragon_castle.options import DragonCastleOptions
from engines.dragon_castle.state import State
from tests.engines.dragon_castle.positions import (
    FULL,
    GAME,
    LOW,
    SEED,
    facts,
    kinds,
    legal,
    play,
    position_of,
    told,
)


def refuses(state: State, text: str) -> str:
    with pytest.raises(IllegalAction) as refusal:
        play(state, text)
    return refusal.value.reason


@pytest.mark.parametrize(("seats", "laid_out", "stacked"), [(1, 3, 4), (2, 2, 5), (3, 3, 4), (4, 4, 3)])
def test_the_countdown_is_laid_out_for_the_players(seats: int, laid_out: int, stacked: int) -> None:
    state = GAME.setup(DragonCastleOptions(), seats, SEED)
    assert (state.laid_out, state.stacked) == (laid_out, stacked)


def test_everybody_begins_with_one_shrine_of_the_forty() -> None:
    state = GAME.setup(DragonCastleOptions(), 3, SEED)
    assert [realm.pool for realm in state.realms] == [1, 1, 1]
    assert state.supply == 37


def test_a_turn_must_take_a_tile_while_something_lies_above_level_one() -> None:
    assert legal(position_of("M1/2 . F1")) == ["take A1"]


def test_the_first_tile_is_final_and_uncovers_what_lies_below() -> None:
    state, events = told(position_of("M1/2 . F1", unseen="W3"), "take A1")
    assert facts(events, "taken") == [{"cell": "A1", "face": "M1", "uncovered": "W3", "second": False}]
    assert state.castle.tops[0] == "W3"
    assert state.unseen == ()
    assert refuses(state, "take A1") == "wrong_phase"


def test_a_tile_on_level_one_uncovers_nothing_and_draws_nothing() -> None:
    state = position_of(LOW)
    after = play(state, "take A1")
    assert after.chance == state.chance
    assert after.castle.heights[0] == 0


def test_the_second_tile_of_a_pair_may_lie_lower() -> None:
    state = play(position_of("D1/3 . D1/2 . D2/2"), "take A1")
    assert kinds(state, "pair") == ["C1"]


def test_with_several_twins_the_player_chooses() -> None:
    state = play(position_of("D1/2 . D1/2 . D1"), "take A1")
    assert kinds(state, "pair") == ["C1", "E1"]


def test_the_same_type_is_not_enough_for_a_pair() -> None:
    state = play(position_of("S1/2 . S2/2 . S3"), "take A1")
    assert legal(state) == ["shrine", "discard"]


def test_a_twin_that_the_first_tile_freed_counts() -> None:
    blocked = position_of("S1 S1 S2")
    assert kinds(play(blocked, "take A1"), "pair") == ["B1"]


def test_a_twin_that_the_first_tile_uncovered_counts() -> None:
    state = play(position_of("S1/2 . F1", unseen="S1"), "take A1")
    assert kinds(state, "pair") == ["A1"]


def test_a_twin_that_is_not_available_can_not_be_taken() -> None:
    state = play(position_of("S1 . F1 S1 F2"), "take A1")
    assert kinds(state, "pair") == []
    assert refuses(state, "pair D1") == "no_such_pair"


def test_tile_and_shrine_moves_a_shrine_from_the_supply_to_the_pool() -> None:
    state, events = told(position_of(LOW, supply=10), "take A1", "shrine")
    assert state.realms[0].pool == 2
    assert state.supply == 9
    assert facts(events, "shrine_taken") == [{"pool": 2, "supply": 9}]
    assert state.turn.hand == ("M1",)


def test_a_discard_brings_a_point_and_ends_the_turn() -> None:
    state, events = told(position_of(LOW), "take A1", "discard")
    assert state.realms[0].discard_points == 1
    assert state.turn.seat == 1
    assert events[-1].kind == "began"


def test_the_dragon_is_summoned_only_when_nothing_lies_above_level_one() -> None:
    assert "summon" not in legal(position_of("M1/2 . F1"))
    assert refuses(position_of("M1/2 . F1"), "summon") == "no_summons_now"
    assert "summon" in legal(position_of(LOW))


def test_with_an_empty_castle_the_summons_is_a_must() -> None:
    assert legal(position_of(". .")) == ["summon"]


def test_a_summons_takes_a_token_worth_two_points_and_no_tile() -> None:
    state = play(position_of(LOW), "summon")
    assert state.realms[0].countdown == 1
    assert state.laid_out == 1
    assert sum(state.castle.heights) == 4
    assert GAME.result(state).standings[0].points == 2


def test_taking_the_token_on_the_mark_makes_the_round_the_last() -> None:
    state, events = told(position_of(LOW), "summon", "summon")
    assert [event.kind for event in events] == ["summoned", "began", "summoned", "last_round", "game_over"]
    assert GAME.to_act(state) == ()


def test_the_last_round_is_played_to_its_end() -> None:
    state = play(position_of(LOW, others=("", "")), *["summon"] * 2, "take A1", "discard")
    assert state.laid_out == 1
    state = play(state, "summon")
    assert state.last_round
    assert GAME.to_act(state) == (1,)
    state = play(state, "summon", "take B1", "discard")
    assert GAME.to_act(state) == ()
    assert state.stacked == 3
    assert [realm.countdown for realm in state.realms] == [2, 2, 0]


def test_a_round_ends_before_the_first_player() -> None:
    state = position_of(LOW, others=("", ""))._replace(first=2)
    state = state._replace(turn=state.turn._replace(seat=2), laid_out=1)
    state = play(state, "summon", "take A1", "discard", "take B1", "discard")
    assert GAME.to_act(state) == ()


def test_the_first_player_keeps_the_token_and_play_goes_clockwise() -> None:
    state = GAME.setup(DragonCastleOptions(), 4, SEED)
    order = []
    for _ in range(8):
        order.append(state.turn.seat)
        state = play(state, legal(state)[0], "discard")
    first = state.first
    assert order == [(first + turn) % 4 for turn in range(8)]
    assert state.round == 3


def test_tiles_go_on_empty_cells_and_on_face_down_tiles_without_a_shrine() -> None:
    state = play(position_of(LOW, "M1 # ^ #2 ^2 ."), "take A1", "shrine")
    spots = kinds(state, "place")
    assert [spot for spot in spots if spot.endswith("1")] == ["M1 B1", "M1 D1", "M1 F1"]
    assert len(spots) == 3 + 18
    assert refuses(state, "place M1 A1") == "no_room_there"
    assert refuses(state, "place M1 C1") == "no_room_there"
    assert refuses(state, "place F1 B1") == "not_in_hand"
    assert refuses(state, "place M1 A9") == "outside"


def test_the_level_of_a_tile_is_the_height_of_its_stack() -> None:
    _, events = told(position_of(LOW, "#4"), "take A1", "shrine", "place M1 A1")
    assert facts(events, "placed") == [{"cell": "A1", "face": "M1", "level": 5}]


def test_the_tiles_of_a_pair_need_not_touch() -> None:
    state = play(position_of("M1 . M1"), "take A1", "pair C1", "place M1 A1", "place M1 F4")
    assert state.realms[0].faces[0] == state.realms[0].faces[23] == "M1"


def test_a_turn_ends_only_with_its_last_step() -> None:
    state = position_of("M1 . M1")
    for text, ends in (("take A1", False), ("pair C1", False), ("place M1 A1", False), ("place M1 B1", True)):
        step = GAME.apply(state, 0, GAME.parse(text))
        assert step.turn_ends is ends
        state = step.state


def test_nobody_else_may_act() -> None:
    with pytest.raises(IllegalAction) as refusal:
        GAME.apply(position_of(LOW), 1, GAME.parse("take A1"))
    assert refusal.value.reason == "not_due"


def test_without_room_only_the_discard_is_left() -> None:
    full = FULL.replace("#", "^")
    state = play(position_of("M1 . M1", full), "take A1")
    assert legal(state) == ["discard"]
    one_spot = full.replace("^", ".", 1)
    state = play(position_of("M1 . M1", one_spot), "take A1")
    assert legal(state) == ["shrine", "discard"]


def test_every_kind_of_random_choice_is_made_once_at_setup() -> None:
    options = DragonCastleOptions(random_spirits=2, random_dragons=3, spirits=("wind",))
    state = GAME.setup(options, 3, SEED)
    assert state.spirits[0] == "wind"
    assert len(set(state.spirits)) == 3
    assert len(set(state.dragons)) == 3
    assert GAME.setup(options, 3, SEED) == state


def test_the_games_of_other_seeds_begin_with_other_players() -> None:
    firsts = {GAME.setup(DragonCastleOptions(), 4, f"{seed:032x}").first for seed in range(40)}
    assert firsts == {0, 1, 2, 3}
