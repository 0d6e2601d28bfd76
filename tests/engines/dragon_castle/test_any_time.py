"""A Spirit at any time of its owner's turn, ready sets that can't be evaded, the last step in two ways."""

from __future__ import annotations

import pytest

from engines.core.errors import BadText, IllegalAction
from engines.dragon_castle.data import Spirit
from tests.engines.dragon_castle.positions import GAME, LOW, facts, kinds, legal, play, position_of, told

# Any time in the owner's turn


@pytest.mark.parametrize(
    ("spirit", "own"),
    [
        ("beauty", "M3 F3 S3 M3"),
        ("wind", "^ # S2"),
        ("strength", "S2 #"),
        ("change", "S2 S3 S4 W1"),
        ("destruction", "M5"),
        ("cunning", "W1 W2 W3"),
    ],
)
def test_a_spirit_can_be_called_in_every_window_in_which_its_effect_can_be_carried_out(
    spirit: Spirit, own: str
) -> None:
    call = f"spirit {spirit} shrine"
    state = position_of("M1/2 . F1/2 . M1", own, spirits=(spirit,), pool=2)
    for step in ("take A1", "pair E1", "place M1 F4", "place M1 F2"):
        assert call in legal(state), state.turn.phase
        state = play(state, step)
    assert call in legal(state)


def test_a_spirit_can_be_called_while_a_shrine_may_be_built() -> None:
    state = position_of("S1 . F1", "S2 S3 S4 .\n.\nW1 W2 W3", spirits=("cunning", "destruction"), pool=2)
    state = play(state, "take A1", "shrine", "place S1 D1")
    assert state.turn.phase == "build"
    assert "spirit destruction shrine" in legal(state)
    state, events = told(state, "spirit cunning shrine", "consolidate A3")
    assert facts(events, "consolidated")[0]["type"] == "wind"
    assert kinds(state, "build") == ["A3", "B3", "C3"]
    state = play(state, "skip")
    assert kinds(state, "build") == ["A1", "B1", "C1", "D1"], "the first set still may get its shrine"


def test_an_earlier_consolidation_runs_the_whole_check_and_goes_on() -> None:
    """Beauty before the action: the set, its shrines, and then the turn begins normally."""
    own = "M3 F3 S3 M3"
    state = position_of(LOW, own, spirits=("beauty",), pool=3)
    state, events = told(state, "spirit beauty shrine", "number A1")
    assert facts(events, "consolidated")[0]["points"] == 3
    state = play(state, "build A1", "build B1")
    assert (state.turn.seat, state.turn.phase) == (0, "act")
    assert kinds(state, "take")


def test_a_spirit_between_two_tiles_turns_a_set_that_is_ready_by_then_too() -> None:
    state = position_of("S1 . S1", "S2 S3 S4 .\n.\nW1 W2 W3", spirits=("cunning",), pool=1)
    state = play(state, "take A1", "pair C1", "place S1 D1")
    state, events = told(state, "spirit cunning shrine", "consolidate A3")
    assert [fact["type"] for fact in facts(events, "consolidated")] == ["wind", "soldier"]
    assert (state.turn.phase, state.turn.hand) == ("place", ("S1",))


def test_cunning_called_early_is_at_work_until_the_turn_ends() -> None:
    state = position_of("M1 . F1", "W1 W2 W3\n.\nM2 M3", spirits=("cunning",), pool=1)
    state = play(state, "spirit cunning shrine", "consolidate A1")
    assert state.turn.phase == "act"
    state = play(state, "take A1", "shrine", "place M1 C3")
    assert legal(state) == ["consolidate A3", "end"]


def test_strength_while_the_first_tile_is_held_goes_on_with_the_finish() -> None:
    state = play(position_of(LOW, "S2 S3 S4 . S5", spirits=("strength",), pool=1), "take A1")
    state, events = told(state, "spirit strength shrine", "shift E1 D1", "shift A1 B2")
    assert facts(events, "consolidated")
    assert state.turn.phase == "finish"
    assert "discard" in legal(state)


def test_strength_moves_a_tile_of_a_set_that_may_still_get_its_shrine() -> None:
    """The right to build goes with the tile; the tile below it was turned in an earlier turn."""
    state = position_of("S1 . F1", "S2/2 S3 S4 .", spirits=("strength",), pool=2)
    state = play(state, "take A1", "shrine", "place S1 D1", "consolidate A1", "spirit strength shrine")
    state = play(state, "shift A1 F4", "shift A1 F1")
    assert kinds(state, "build") == ["B1", "C1", "D1", "F4"]


def test_taking_spirits_come_too_late_after_the_action() -> None:
    state = position_of("M1 . M1", "E1", spirits=("elegance", "deception", "depths"), pool=2)
    assert not kinds(play(state, "take A1", "pair C1"), "spirit")


# From the check on a ready set must be consolidated


def at_check(spirit: Spirit, own: str) -> list[str]:
    """Returns the legal actions at the check after the last soldier of four was placed on D1."""
    state = position_of("S1 . F1", own, spirits=(spirit,), pool=1)
    return legal(play(state, "take A1", "shrine", "place S1 D1"))


def test_no_payment_breaks_a_ready_set_at_the_check() -> None:
    found = at_check("strength", "S2 S3 S4 . . M1")
    assert "spirit strength F1" in found
    assert not [text for text in found if text in ("spirit strength A1", "spirit strength D1")]


def test_wind_turns_no_tile_of_a_ready_set_at_the_check() -> None:
    """The reviewed evasion: `spirit wind shrine, turn A1, move F1 A1` ended the turn with 0 points."""
    state = position_of("S1 . F1", "S2 S3 S4 . . ^\n.\nM1 #", spirits=("wind", "strength"), pool=3)
    state = play(state, "take A1", "shrine", "place S1 D1")
    assert legal(state)[0] == "consolidate A1"
    state = play(state, "spirit wind shrine")
    assert kinds(state, "turn") == ["A3"]
    _, events = told(state, "turn A3", "move F1 A3")
    assert facts(events, "consolidated")[0]["size"] == 4


def test_strength_does_not_break_up_a_ready_set_but_may_make_it_larger() -> None:
    """The reviewed evasion `spirit strength D1, shift F1 F4, end` of older rules; and 4 that become 5."""
    state = position_of("S1 . F1", "S2 S3 S4 .\n.\n.\nS5", spirits=("strength",), pool=1)
    state = play(state, "take A1", "shrine", "place S1 D1")
    assert legal(state)[0] == "consolidate A1"
    state = play(state, "spirit strength shrine")
    assert not [text for text in kinds(state, "shift") if text.startswith("A1 F")]
    assert "A4 E1" in kinds(state, "shift")
    state = play(state, "shift A4 E1")
    _, events = told(state, legal(state)[0])
    assert facts(events, "consolidated")[0]["size"] == 5


def test_a_tile_of_a_ready_set_may_move_where_the_set_stays_whole() -> None:
    state = position_of("S1 . F1", "S2 S3 S4 .\n. S5", spirits=("strength",), pool=1)
    state = play(state, "take A1", "shrine", "place S1 D1", "spirit strength shrine")
    assert "B2 C2" in kinds(state, "shift")
    assert "B2 F4" not in kinds(state, "shift")


def test_before_the_last_tile_lies_strength_may_break_a_group() -> None:
    state = position_of("S1 . S1", "S2 S3 S4 .", spirits=("strength",), pool=1)
    state = play(state, "take A1", "pair C1", "place S1 D1", "spirit strength shrine", "shift D1 F4")
    state, events = told(state, "shift A1 F1")
    assert not facts(events, "consolidated")
    assert state.turn.phase == "place"


# The last step is offered twice while a Spirit is left


def test_the_last_tile_is_placed_with_the_end_of_the_turn_or_with_a_spirit_to_come() -> None:
    state = play(position_of(LOW, "M5", spirits=("destruction",), pool=0), "take A1", "shrine")
    assert "place M1 F4" in legal(state)
    assert "place M1 F4 end" in legal(state)
    assert play(state, "place M1 F4 end").turn.seat == 1
    waiting = play(state, "place M1 F4")
    assert legal(waiting)[0] == "end"
    assert "spirit destruction F4" in legal(waiting)


@pytest.mark.parametrize("spirits", [(), ("destruction",)])
def test_the_first_tile_of_a_realm_is_followed_by_no_check_of_the_sets(spirits: tuple[Spirit, ...]) -> None:
    """One tile is no set: the turn passes, unless its player wants to call a Spirit."""
    state = play(position_of(LOW, spirits=spirits, pool=0), "take A1", "shrine")
    last = "place M1 F4 end" if "place M1 F4 end" in legal(state) else "place M1 F4"
    after = play(state, last)
    assert (after.turn.seat, after.turn.phase) == (1, "act")
    pair = play(position_of("M1/2 . F1/2 . M1", spirits=spirits, pool=0), "take A1", "pair E1", "place M1 F4")
    assert pair.turn.phase == "place", "nor between the two tiles of a pair"


def test_a_discard_and_a_summons_are_offered_twice_too() -> None:
    state = position_of(LOW, spirits=("destruction",))
    assert [text for text in legal(state) if text.startswith("summon")] == ["summon end", "summon"]
    assert play(state, "summon end").turn.seat == 1
    state = play(state, "take A1")
    assert [text for text in legal(state) if text.startswith("discard")] == ["discard end", "discard"]
    assert play(state, "discard end").turn.seat == 1
    assert kinds(play(state, "discard"), "spirit") == ["destruction shrine"]


def test_the_last_shrine_is_built_with_the_end_or_with_a_spirit_to_come() -> None:
    state = position_of("S1 . F1", "S2 S3 S4 .\n.\nM1", spirits=("destruction",), pool=0)
    state = play(state, "take A1", "shrine", "place S1 D1")
    assert kinds(state, "build")[:2] == ["A1 end", "A1"]
    assert play(state, "build A1 end").turn.seat == 1
    assert kinds(play(state, "build A1"), "spirit") == ["destruction A3"]
    assert play(state, "skip").turn.seat == 1, "the Spirits stand beside it"


def test_a_set_that_ends_the_turn_is_consolidated_in_two_ways() -> None:
    state = position_of("S1 . S1", "S2 S3 S4 .\n.\n.\nM1 W1", spirits=("strength",), pool=0)
    state = play(state, "take A1", "pair C1", "place S1 F4")
    assert "place S1 D1 end" in legal(state)
    ended, events = told(state, "place S1 D1 end")
    assert facts(events, "consolidated")[0]["points"] == 2
    assert ended.turn.seat == 1
    state = play(state, "place S1 D1")
    assert kinds(state, "consolidate") == ["A1 end", "A1"]
    assert play(state, "consolidate A1 end").turn.seat == 1
    assert kinds(play(state, "consolidate A1"), "spirit")


def test_where_no_spirit_is_left_a_step_is_offered_only_as_it_is() -> None:
    without = play(position_of(LOW, pool=0), "take A1")
    assert legal(without) == ["shrine", "discard"]
    unpayable = play(position_of(LOW, spirits=("destruction",), pool=0), "take A1")
    assert legal(unpayable) == ["shrine", "discard"]
    used = play(position_of(LOW, spirits=("destruction",), pool=2), "spirit destruction shrine", "destroy A1")
    assert "discard end" not in legal(play(used, "take B1"))
    with pytest.raises(IllegalAction):
        play(without, "discard end")


def test_a_step_after_which_something_is_asked_anyway_is_offered_once() -> None:
    state = position_of("S1 . F1", "S2 S3 S4 .\n.\nM1", spirits=("destruction",), pool=0)
    state = play(state, "take A1", "shrine")
    assert "place S1 D1 end" not in legal(state), "a shrine may be built then"
    assert "place S1 F4 end" in legal(state)


@pytest.mark.parametrize("text", ["end end", "take A1 end", "discard end end", "skip end", "place S1 end"])
def test_only_a_last_step_can_end_a_turn(text: str) -> None:
    with pytest.raises(BadText):
        GAME.parse(text)


# Paying


def test_cunning_may_be_paid_with_the_middle_of_seven() -> None:
    """The payment itself makes two triples out of a row of seven."""
    state = position_of("W2 . W2", "W1 W2 W3 . W1 W2\n. . . . . W3", spirits=("cunning",), pool=0)
    state = play(state, "take A1", "pair C1", "place W2 D1")
    assert "cunning D1" in kinds(state, "spirit")
    state = play(state, "spirit cunning D1")
    assert kinds(state, "consolidate") == ["A1", "E1"]
