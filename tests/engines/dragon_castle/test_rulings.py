"""The rulings D1 to D17, each as it stands and, where it is a switch, in its other reading."""

from __future__ import annotations

import pytest

from engines.core.errors import IllegalAction
from engines.dragon_castle import rulings
from engines.dragon_castle.dragons import FAVOURS
from engines.dragon_castle.options import DragonCastleOptions
from engines.dragon_castle.realm import sets
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
    realm,
    told,
)

Patch = pytest.MonkeyPatch


def test_realms_have_four_rows_and_six_columns_unless_chosen_otherwise() -> None:
    realms = GAME.setup(DragonCastleOptions(), 2, SEED).realms
    assert (realms[0].rows, realms[0].columns) == (4, 6)
    other = DragonCastleOptions(realm_rows=6, realm_columns=5)
    realms = GAME.setup(other, 2, SEED).realms
    assert (realms[0].rows, realms[0].columns) == (6, 5)


def test_d1_only_tops_can_be_taken() -> None:
    assert kinds(position_of("S1/3 S2/2"), "take") == ["A1"]


def test_d2_the_first_pick_is_final() -> None:
    state = play(position_of("S1/2 . S2/2"), "take A1")
    with pytest.raises(IllegalAction):
        play(state, "take C1")


def test_d3_without_shrines_in_the_supply_there_is_no_tile_and_shrine(monkeypatch: Patch) -> None:
    state = play(position_of("S1/2 . S2/2", supply=0), "take A1")
    assert legal(state) == ["discard"]
    with pytest.raises(IllegalAction) as refusal:
        play(state, "shrine")
    assert refusal.value.reason == "no_shrine_now"
    monkeypatch.setattr(rulings, "TILE_WITHOUT_SHRINE", True)
    assert play(state, "shrine").realms[0].pool == 1


def test_d4_without_room_the_discard_remains() -> None:
    state = play(position_of("S1/2 . S1/2", FULL.replace("#", "M1")), "take A1")
    assert legal(state) == ["discard"]


def test_d5_a_paid_shrine_goes_back_to_the_supply(monkeypatch: Patch) -> None:
    state = position_of(LOW, spirits=("destruction",), supply=5)
    assert play(state, "spirit destruction shrine").supply == 6
    monkeypatch.setattr(rulings, "PAID_SHRINE_RETURNS", False)
    assert play(state, "spirit destruction shrine").supply == 5


def test_d6_one_activation_a_turn_whatever_the_cards(monkeypatch: Patch) -> None:
    state = position_of("S1/2 . S2", "^ #", spirits=("destruction", "wind"), pool=3)
    after = play(state, "spirit wind shrine", "move A1 B1")
    assert not kinds(after, "spirit")
    monkeypatch.setattr(rulings, "SPIRITS_PER_TURN", 2)
    assert kinds(after, "spirit") == ["destruction shrine"]


def test_d7_before_the_last_tile_lies_a_payment_may_break_a_ready_group(monkeypatch: Patch) -> None:
    own = "S1 S2 S3 .\n.\nW1 W2 W3"
    state = position_of("S4 . S4", own, spirits=("cunning",), pool=0)
    state = play(state, "take A1", "pair C1", "place S4 D1")
    broken, events = told(state, "spirit cunning D1", "consolidate A3")
    assert [fact["type"] for fact in facts(events, "consolidated")] == ["wind"]
    assert broken.realms[0].faces[:3] == ("S1", "S2", "S3")
    monkeypatch.setattr(rulings, "SET_MAY_BREAK_BEFORE_CHECK", False)
    assert "cunning D1" not in kinds(state, "spirit")


def test_d8_beauty_may_go_before_an_ordinary_set(monkeypatch: Patch) -> None:
    own = "M3 F3 S3 .\n. . . M1\n. . . M2\n. . . M4"
    state = play(position_of("M3 . F1", own, spirits=("beauty",)), "take A1", "shrine", "place M3 D1")
    assert "beauty shrine" in kinds(state, "spirit")
    monkeypatch.setattr(rulings, "BEAUTY_MAY_GO_FIRST", False)
    assert not kinds(state, "spirit")


def test_d9_a_free_short_side_meets_elegance_even_on_an_available_tile(monkeypatch: Patch) -> None:
    state = play(position_of("S1/2 S2/2 S3/2", spirits=("elegance",)), "spirit elegance shrine")
    after = play(state, "take A1")
    assert "discard" in legal(after)
    monkeypatch.setattr(rulings, "ELEGANCE_NEEDS_BLOCKED", True)
    assert kinds(state, "take") == ["B1"]


def test_d10_wind_needs_a_built_shrine(monkeypatch: Patch) -> None:
    state = position_of(LOW, "S1 #", spirits=("wind",))
    assert not kinds(state, "spirit")
    monkeypatch.setattr(rulings, "WIND_WITHOUT_SHRINE", True)
    after = play(state, "spirit wind shrine", "turn A1")
    assert after.realms[0].faces[0] == ""
    assert after.turn.phase == "act"


def test_d11_deception_takes_orthogonal_tops_on_any_level(monkeypatch: Patch) -> None:
    drawn = "S1/2 F1\nF2/2 F3"
    state = play(position_of(drawn, spirits=("deception",)), "take A1", "spirit deception shrine")
    assert legal(state) == ["pair B1", "pair A2"]
    monkeypatch.setattr(rulings, "DECEPTION_SAME_LEVEL", True)
    assert legal(state) == ["pair A2"]
    monkeypatch.setattr(rulings, "DECEPTION_SAME_LEVEL", False)
    monkeypatch.setattr(rulings, "DECEPTION_DIAGONALS", True)
    assert legal(state) == ["pair B1", "pair A2", "pair B2"]


def test_d12_a_tile_of_a_ready_set_can_not_be_changed(monkeypatch: Patch) -> None:
    own = "S1 S2 S3 W1 W2 W3\n. . . . . W4\n. . . . . W1"
    state = play(position_of(LOW, own, spirits=("change",), pool=2), "take A1", "discard")
    assert not kinds(state, "spirit")
    assert not any(state.realms[0].faces[3:6])
    monkeypatch.setattr(rulings, "CHANGE_MAY_LEAVE_SET", True)
    state = play(position_of(LOW, own, spirits=("change",), pool=2), "take A1", "discard")
    _, events = told(state, "spirit change shrine", "change D1 soldier", "skip", "skip")
    assert [(fact["type"], fact["size"]) for fact in facts(events, "consolidated")] == [
        ("soldier", 4),
        ("wind", 4),
    ]


def test_d13_a_triple_of_dragons_brings_the_extra_point(monkeypatch: Patch) -> None:
    assert sets(realm("D1 D2 D3"), 3)[0].points == 3
    monkeypatch.setattr(rulings, "TRIPLE_DRAGON_BONUS", False)
    assert sets(realm("D1 D2 D3"), 3)[0].points == 2
    assert sets(realm("D1 D2 D3 D1"))[0].points == 3


def test_d14_harmonys_shrines_count_alone_and_nothing_counts_for_nothing(monkeypatch: Patch) -> None:
    lopsided = realm("^ # . . . ^")
    assert FAVOURS["harmony"](lopsided, ()).points == 2
    assert FAVOURS["harmony"](realm(""), ()).points == 0
    assert FAVOURS["harmony"](realm("# . . . . #"), ()).points == 4
    monkeypatch.setattr(rulings, "HARMONY_SHRINES_ALONE", False)
    assert FAVOURS["harmony"](lopsided, ()).points == 0
    monkeypatch.setattr(rulings, "HARMONY_COUNTS_NOTHING", True)
    assert FAVOURS["harmony"](realm(""), ()).points == 12


def test_d15_alone_the_human_begins() -> None:
    for seed in range(10):
        state = GAME.setup(DragonCastleOptions(), 1, f"{seed:032x}")
        assert GAME.to_act(state) == (0,)
        assert state.ingenuity == ()


def test_d16_ingenuity_copies_a_discarded_tile_too(monkeypatch: Patch) -> None:
    state = play(position_of("W1/3 . D1/3 . W2/3", others=()), "take A1")
    _, events = told(state, "discard")
    assert facts(events, "ingenuity")[0]["why"] == "same_type"
    monkeypatch.setattr(rulings, "INGENUITY_COPIES_DISCARDS", False)
    _, events = told(state, "discard")
    assert facts(events, "ingenuity")[0]["why"] == "dragon"


def test_d17_alone_greatness_is_drawn_again(monkeypatch: Patch) -> None:
    options = DragonCastleOptions(random_dragons=1)
    seeds = [f"{seed:032x}" for seed in range(60)]
    assert not any("greatness" in GAME.setup(options, 1, seed).dragons for seed in seeds)
    monkeypatch.setattr(rulings, "SOLO_GREATNESS", True)
    assert any("greatness" in GAME.setup(options, 1, seed).dragons for seed in seeds)
