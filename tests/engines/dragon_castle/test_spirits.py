"""The ten Spirits, each according to its card and its questions and answers."""

from __future__ import annotations

import pytest

from engines.core.errors import IllegalAction
from engines.dragon_castle.data import Spirit
from engines.dragon_castle.state import State
from tests.engines.dragon_castle.positions import LOW, facts, kinds, legal, play, position_of, told

ACT = "S1/2 . S1/2 . F1"


def spirits(state: State) -> list[str]:
    return kinds(state, "spirit")


# In general


def test_a_spirit_is_paid_with_a_face_up_tile_or_a_shrine() -> None:
    state = position_of(LOW, "M1 # F2/2 ^", spirits=("destruction",))
    assert spirits(state) == ["destruction A1", "destruction C1", "destruction shrine"]


def test_a_paid_tile_leaves_the_game_and_uncovers_the_face_down_one() -> None:
    state, events = told(position_of(LOW, "F2/2", spirits=("destruction",)), "spirit destruction A1")
    assert (state.realms[0].heights[0], state.realms[0].faces[0]) == (1, "")
    assert facts(events, "activated") == [{"spirit": "destruction", "cell": "A1", "face": "F2"}]


def test_without_anything_to_pay_no_spirit_comes() -> None:
    assert not spirits(position_of(LOW, "# ^", spirits=("destruction",), pool=0))


def test_a_spirit_comes_once_in_a_turn_and_again_in_the_next() -> None:
    state = position_of(LOW, pool=3, spirits=("destruction", "depths"), others=())
    state = play(state, "spirit destruction shrine", "destroy A1")
    assert not spirits(state)
    state = play(state, "take B1")
    assert not spirits(state)
    state = play(state, "discard")
    assert spirits(state) == ["destruction shrine"]


def test_a_spirit_that_is_not_in_play_is_refused() -> None:
    with pytest.raises(IllegalAction) as refusal:
        play(position_of(LOW, spirits=("wind",)), "spirit destruction shrine")
    assert refusal.value.reason == "spirit_not_in_play"


@pytest.mark.parametrize("spirit", ["beauty", "wind", "change", "faith", "cunning", "strength"])
def test_nobody_pays_for_nothing(spirit: Spirit) -> None:
    """An empty realm offers these Spirits nothing to do."""
    state = position_of(LOW, spirits=(spirit,), pool=2)
    assert not spirits(state)
    with pytest.raises(IllegalAction):
        play(state, f"spirit {spirit} shrine")


def test_a_tile_placed_in_this_turn_may_be_paid() -> None:
    state = play(position_of(LOW, "S2 S3 S4", spirits=("cunning",), pool=0), "take A1", "shrine")
    state = play(state, "place M1 F4")
    assert "cunning F4" in spirits(state)


# Beauty


def test_beauty_consolidates_faction_tiles_of_one_number_for_a_point_more_and_two_shrines() -> None:
    own = "M3 F3 S3 .\n.\n.\nE1"
    state = position_of("M3 . F1", own, spirits=("beauty",), pool=3)
    state = play(state, "take A1", "shrine", "place M3 D1")
    assert legal(state) == [
        "end",
        "spirit beauty A4",
        "spirit beauty shrine",
    ]
    state, events = told(state, "spirit beauty A4", "number A1")
    assert facts(events, "consolidated") == [
        {"type": "3", "cells": ["A1", "B1", "C1", "D1"], "size": 4, "points": 3, "shrines": 2}
    ]
    state = play(state, "build A1", "build B1")
    assert state.turn.seat == 1
    assert state.realms[0].set_points == 3


def test_beauty_takes_the_whole_number_group_and_no_special_tile() -> None:
    own = "M3 F3 S3 M3\n. . . F3\nE3 W3 D3"
    state = play(position_of(LOW, own, spirits=("beauty",), pool=2), "take A1", "discard")
    _, events = told(state, "spirit beauty shrine", "number A1")
    assert facts(events, "consolidated")[0]["size"] == 5
    special = play(position_of(LOW, "E3 W3 D3 M3", spirits=("beauty",)), "take A1", "discard")
    assert special.turn.seat == 1


def test_the_player_orders_beautys_set_and_an_ordinary_one() -> None:
    own = "M3 F3 S3 .\n. . . M1\n. . . M2\n. . . M4"
    state = play(position_of("M3 . F1", own, spirits=("beauty",), pool=2), "take A1", "shrine", "place M3 D1")
    assert "consolidate D1" in legal(state)
    assert "spirit beauty shrine" in legal(state)
    ordinary_first = play(state, "consolidate D1", "skip")
    assert ordinary_first.turn.seat == 1
    beauty_first, events = told(state, "spirit beauty shrine", "number A1", "skip")
    assert [fact["type"] for fact in facts(events, "consolidated")] == ["3"]
    assert beauty_first.realms[0].faces[9] == "M1"


# Elegance


def test_elegance_lets_tiles_with_a_free_short_side_be_taken() -> None:
    drawn = "F1/2 S1/2 F2/2 .\nF3 F4 F5 ."
    state = position_of(drawn, spirits=("elegance",))
    assert kinds(state, "take") == ["A1", "C1"]
    state = play(state, "spirit elegance shrine")
    assert legal(state) == ["take A1", "take B1", "take C1"]


def test_elegance_keeps_to_the_top_level_and_to_tops() -> None:
    state = play(position_of("S1/3 S2/2\nS3/3 S4/3", spirits=("elegance",)), "spirit elegance shrine")
    assert kinds(state, "take") == ["A1", "A2", "B2"]


def test_elegances_second_tile_may_be_one_whose_short_side_the_first_freed() -> None:
    drawn = ". S1/2 .\nF1/2 S1/2 F2/2\nF1/2 F3/2 F2/2"
    state = position_of(drawn, spirits=("elegance",))
    assert kinds(play(state, "take B1"), "pair") == []
    state = play(state, "spirit elegance shrine", "take B1")
    assert kinds(state, "pair") == ["B2"]


def test_elegance_must_be_used_at_least_once() -> None:
    drawn = "S1/2 F2/2 S2/2\nS1/2 F3/2 .\nS1/2 F4/2 ."
    state = play(position_of(drawn, spirits=("elegance",)), "spirit elegance shrine")
    assert "take A2" in legal(state)
    state = play(state, "take A2")
    assert kinds(state, "pair") == ["A1", "A3"]
    assert legal(state) == ["pair A1", "pair A3"]
    with pytest.raises(IllegalAction) as refusal:
        play(state, "discard")
    assert refusal.value.reason == "spirit_must_be_used"


def test_elegance_after_the_first_tile_needs_a_twin_with_a_free_short_side() -> None:
    drawn = "S1/2 . F1 S1 F2\n. . F3 F4 F5"
    state = play(position_of(drawn, spirits=("elegance",)), "take A1")
    assert kinds(state, "pair") == []
    assert spirits(state) == ["elegance shrine"]
    assert legal(play(state, "spirit elegance shrine")) == ["pair D1"]


# Wind


def test_wind_moves_a_built_shrine_after_turning_a_tile_if_wanted() -> None:
    state = position_of(LOW, "^ # S2/3", spirits=("wind",))
    state = play(state, "spirit wind shrine")
    assert legal(state) == ["turn C1", "move A1 B1"]
    state, events = told(state, "turn C1")
    assert legal(state) == ["move A1 B1", "move A1 C1"]
    state, events = told(state, "move A1 C1")
    assert facts(events, "shrine_moved") == [{"from": "A1", "to": "C1", "level": 3}]
    assert state.realms[0].shrines[:3] == (False, False, True)
    assert state.turn.phase == "act"


def test_turning_by_wind_is_no_consolidation() -> None:
    state = position_of(LOW, "^ S1 S2 S3", spirits=("wind",), pool=3)
    state, events = told(state, "spirit wind shrine", "turn B1", "move A1 B1")
    assert not facts(events, "consolidated")
    assert state.realms[0].set_points == 0
    assert not kinds(state, "build")


def test_wind_can_be_used_at_any_moment_of_the_turn() -> None:
    state = position_of(LOW, "^ # S2 S3 S4", spirits=("wind",), pool=2)
    assert spirits(state)
    state = play(state, "take A1")
    assert spirits(state)
    state = play(state, "shrine")
    assert spirits(state)
    state = play(state, "place M1 F4")
    assert spirits(state)
    assert "end" in legal(state)


def test_wind_while_building_may_use_the_tile_just_turned() -> None:
    state = position_of("S1 . F1", "^ . S2 S3 S4 .", spirits=("wind",), pool=2)
    state = play(state, "take A1", "shrine", "place S1 F1")
    state = play(state, "spirit wind shrine", "move A1 C1")
    assert kinds(state, "build") == ["D1", "E1", "F1"]


# Deception


def test_deception_takes_any_tile_next_to_the_first() -> None:
    drawn = "F1/3 S1/3 F2/2\nF3/2 F4 F5"
    state = play(position_of(drawn, spirits=("deception",)), "take B1")
    assert kinds(state, "pair") == []
    state = play(state, "spirit deception shrine")
    assert legal(state) == ["pair A1", "pair C1", "pair B2"]
    state = play(state, "pair B2")
    assert sorted(state.turn.hand) == ["F4", "S1"]


def test_deception_called_before_the_first_tile_wants_one_with_a_neighbour() -> None:
    drawn = "S1/2 . S2/2 F1"
    state = play(position_of(drawn, spirits=("deception",)), "spirit deception shrine")
    assert legal(state) == ["take C1"]
    assert legal(play(state, "take C1")) == ["pair D1"]


def test_deceptions_neighbour_is_not_what_lies_below_the_first_tile() -> None:
    state = play(position_of("S1/2 . F1", spirits=("deception",)), "take A1")
    assert not spirits(state)


# Strength


def test_strength_moves_two_tiles_that_keep_their_sides() -> None:
    state = play(position_of(LOW, "S1 #2", spirits=("strength",)), "spirit strength shrine")
    assert "shift B1 A1" not in legal(state)
    state, events = told(state, "shift B1 C1")
    assert facts(events, "shifted") == [{"from": "B1", "to": "C1", "face": None, "level": 1}]
    assert "end" not in legal(state)
    with pytest.raises(IllegalAction):
        play(state, "end")
    state = play(state, "shift A1 C1")
    assert state.realms[0].heights[:3] == (0, 1, 2)
    assert state.realms[0].faces[:3] == ("", "", "S1")
    assert state.turn.phase == "act"


def test_strengths_second_tile_does_not_go_onto_a_face_up_first() -> None:
    state = play(position_of(LOW, "S1 #", spirits=("strength",)), "spirit strength shrine", "shift A1 C1")
    assert "shift B1 C1" not in legal(state)
    assert "shift C1 A1" not in legal(state)


def test_strength_does_not_move_a_tile_under_a_shrine() -> None:
    state = play(position_of(LOW, "^ S1", spirits=("strength",)), "spirit strength shrine")
    assert not [text for text in kinds(state, "shift") if text.startswith("A1")]


def test_strength_checks_sets_only_after_both_moves() -> None:
    own = "S1 S2 S3 . .\n.\n.\nS4 S5"
    state = play(position_of(LOW, own, spirits=("strength",)), "spirit strength shrine")
    state, events = told(state, "shift A4 D1")
    assert not facts(events, "consolidated")
    state, events = told(state, "shift B4 E1")
    assert facts(events, "consolidated")[0]["size"] == 5
    assert state.turn.phase == "act"


def test_strength_moves_one_tile_where_no_second_can_be_moved() -> None:
    state = play(position_of(LOW, "S1 ^", spirits=("strength",)), "spirit strength shrine", "shift A1 C1")
    assert state.turn.phase == "act"


def test_strengths_first_tile_leaves_a_second_to_move_where_that_can_be() -> None:
    """Laid on the only other tile, the first would leave nothing to move."""
    state = play(position_of(LOW, "S1 #2", spirits=("strength",)), "spirit strength shrine")
    assert "shift A1 B1" not in legal(state)
    with pytest.raises(IllegalAction):
        play(state, "shift A1 B1")
    assert "shift A1 B1" in legal(state._replace(rules=2))
    assert play(state._replace(rules=2), "shift A1 B1").turn.phase == "act"
    assert "shift A1 C1" in legal(state)
    full = "S1 # ^ ^ ^ ^" + "\n^ ^ ^ ^ ^ ^" * 3
    assert legal(play(position_of(LOW, full, spirits=("strength",)), "spirit strength shrine")) == [
        "shift A1 B1"
    ]


def test_by_the_older_rules_strength_may_stop_after_one_move() -> None:
    own = "S1 S2 S3 . .\n.\n.\nS4"
    state = position_of(LOW, own, spirits=("strength",), pool=2)._replace(rules=2)
    state = play(state, "spirit strength shrine", "shift A4 D1")
    state, events = told(state, "end")
    assert facts(events, "consolidated")[0]["points"] == 2
    state = play(state, "build A1")
    assert legal(state) == ["take A1", "take D1", "summon"]


def test_strength_between_two_placements_goes_on_with_the_second() -> None:
    own = "S1 S2 S3 . .\n.\n.\nS4"
    state = position_of("M1 . M1", own, spirits=("strength",), pool=1)
    state = play(state, "take A1", "pair C1", "place M1 F4", "spirit strength shrine", "shift A4 D1")
    state = play(state, "shift F4 F3")
    assert state.turn.phase == "place"
    assert state.turn.hand == ("M1",)


def test_strength_at_the_end_of_a_turn_may_bring_a_set() -> None:
    own = "S1 S2 S3 . .\n.\n.\nS4"
    state = play(position_of(LOW, own, spirits=("strength",)), "take A1", "discard")
    assert legal(state)[0] == "end"
    state, events = told(state, "spirit strength shrine", "shift A4 D1", "shift A1 B2")
    assert facts(events, "consolidated")
    assert state.turn.seat == 1


# Change


def test_change_treats_a_special_tile_as_another_type_of_a_set() -> None:
    own = "S1 S2 S3 W1"
    state = play(position_of(LOW, own, spirits=("change",)), "take A1", "discard", "spirit change shrine")
    assert legal(state) == ["change D1 soldier"]
    state, events = told(state, "change D1 soldier")
    (fact,) = facts(events, "consolidated")
    assert (fact["type"], fact["size"], fact["shrines"]) == ("soldier", 4, 1)


def test_a_changed_set_counts_as_the_declared_type() -> None:
    state = play(position_of(LOW, "D1 D2 D3 E1", spirits=("change",)), "take A1", "discard")
    _, events = told(state, "spirit change shrine", "change D1 dragon")
    (fact,) = facts(events, "consolidated")
    assert (fact["points"], fact["shrines"]) == (3, 2)


def test_change_does_not_change_faction_tiles() -> None:
    state = play(position_of(LOW, "S1 S2 S3 M1", spirits=("change",)), "take A1", "discard")
    assert state.turn.seat == 1


def test_change_can_not_save_a_tile_from_its_own_set() -> None:
    own = "S1 S2 S3 W1\n. . . W2\n. . . W3\n. . . W4"
    state = position_of(LOW, own, spirits=("change",), pool=1)
    state, events = told(state, "take A1", "discard")
    assert facts(events, "consolidated")[0]["type"] == "wind"
    assert not spirits(state)


def test_a_changed_tile_may_join_groups_on_several_sides() -> None:
    own = "S1 S2 W1 S3\n. . S4"
    state = play(position_of(LOW, own, spirits=("change",)), "take A1", "discard", "spirit change shrine")
    _, events = told(state, "change C1 soldier")
    assert facts(events, "consolidated")[0]["size"] == 5


# Faith


def test_faith_builds_one_shrine_more_on_a_set_of_this_turn() -> None:
    state = position_of("S1 . F1", "S2 S3 S4 . . #", spirits=("faith",), pool=3)
    state = play(state, "take A1", "shrine", "place S1 D1", "build A1")
    assert spirits(state) == ["faith shrine"]
    state = play(state, "spirit faith shrine")
    assert legal(state) == ["build B1", "build C1", "build D1"]
    state = play(state, "build B1")
    assert sum(state.realms[0].shrines) == 2
    assert state.turn.seat == 1


def test_a_special_set_may_carry_three_with_faith() -> None:
    state = position_of("W1 . F1", "W2 W3 W4", spirits=("faith",), pool=4)
    state = play(state, "take A1", "shrine", "place W1 D1", "build A1", "build B1", "spirit faith shrine")
    state = play(state, "build C1")
    assert sum(state.realms[0].shrines) == 3


def test_faith_may_choose_any_set_of_the_turn() -> None:
    own = "S2 S3 S4 .\n.\n.\nS5 S6 S1 ."
    state = position_of("S1 . S1", own, spirits=("faith",), pool=3)
    state = play(state, "take A1", "pair C1", "place S1 D1", "place S1 D4", "skip")
    state = play(state, "spirit faith shrine")
    assert len(kinds(state, "build")) == 8


def test_faith_needs_a_shrine_left_after_paying() -> None:
    state = position_of("S1 . F1", "S2 S3 S4", spirits=("faith",), pool=0)
    state = play(state, "take A1", "shrine", "place S1 D1")
    assert kinds(state, "build")
    assert not spirits(state)
    with_tile = position_of("S1 . F1", "S2 S3 S4\n.\n.\nM1", spirits=("faith",), pool=1)
    with_tile = play(with_tile, "take A1", "shrine", "place S1 D1", "build A1")
    assert spirits(with_tile) == ["faith A4"]


# Depths


def test_depths_takes_an_available_tile_of_the_same_type() -> None:
    state = play(position_of("S1/2 . S2 S3 S4 . M1", spirits=("depths",)), "take A1")
    assert kinds(state, "pair") == []
    state = play(state, "spirit depths shrine")
    assert "pair C1" in legal(state)
    assert "pair E1" in legal(state)
    assert "pair D1" not in legal(state)
    assert "discard" not in legal(state)


def test_depths_may_take_an_identical_tile_too() -> None:
    state = play(position_of("S1/2 . S1", "M1", spirits=("depths",), unseen="F1"), "take A1")
    assert legal(play(state, "spirit depths A1")) == ["pair C1"]


def test_depths_called_first_wants_a_tile_with_a_partner() -> None:
    state = play(position_of("S1/2 . M1/2 . S2", spirits=("depths",)), "spirit depths shrine")
    assert legal(state) == ["take A1"]


# Destruction


def test_destruction_discards_an_available_tile_of_any_level_for_no_points() -> None:
    state = play(position_of("S1/2 . S2 S3 S4", spirits=("destruction",)), "spirit destruction shrine")
    assert legal(state) == ["destroy A1", "destroy C1", "destroy E1"]
    state = play(state, "destroy C1")
    assert state.realms[0].discard_points == 0
    assert state.turn.phase == "act"


def test_destruction_frees_a_tile_that_was_blocked() -> None:
    state = play(position_of("S1/2 . F1 S1 F2", spirits=("destruction",), unseen="M6"), "take A1")
    assert kinds(state, "pair") == []
    state = play(state, "spirit destruction shrine", "destroy C1")
    assert kinds(state, "pair") == ["D1"]


def test_after_destroying_the_last_tile_above_level_one_the_dragon_can_be_summoned() -> None:
    state = position_of("S1/2 . F1", spirits=("destruction",))
    assert "summon" not in legal(state)
    state = play(state, "spirit destruction shrine", "destroy A1")
    assert "summon" in legal(state)


# Cunning


def test_cunning_consolidates_sets_of_three_for_two_points() -> None:
    state = play(position_of(LOW, "W1 W2 W3", spirits=("cunning",)), "take A1", "discard")
    state, events = told(state, "spirit cunning shrine", "consolidate A1")
    (fact,) = facts(events, "consolidated")
    assert (fact["size"], fact["points"], fact["shrines"]) == (3, 2, 2)
    assert state.turn.seat == 1


def test_further_triples_are_the_players_choice() -> None:
    own = "W1 W2 W3\n.\nM1 M2 M3"
    state = play(position_of(LOW, own, spirits=("cunning",)), "take A1", "discard", "spirit cunning shrine")
    assert legal(state) == ["consolidate A1", "consolidate A3"]
    state = play(state, "consolidate A3")
    assert legal(state) == ["consolidate A1", "end"]
    assert play(state, "consolidate A1").realms[0].set_points == 4
    assert play(state, "end").realms[0].set_points == 2


def test_a_triple_is_not_paid_for_with_one_of_its_own_tiles() -> None:
    state = play(position_of(LOW, "W1 W2 W3\n.\nS1", spirits=("cunning",), pool=0), "take A1", "discard")
    assert spirits(state) == ["cunning A3"]
