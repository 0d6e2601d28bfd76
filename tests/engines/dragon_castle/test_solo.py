"""The game alone against the Dragon of Ingenuity."""

from __future__ import annotations

import random

import pytest

from engines.core.errors import BadSetup
from engines.dragon_castle.data import LAYOUTS
from engines.dragon_castle.ingenuity import first_pick
from engines.dragon_castle.options import DragonCastleOptions
from tests.engines.dragon_castle.positions import GAME, SEED, castle, facts, names, play, position_of, told


def pick(drawing: str, last: str = "") -> tuple[str, str] | None:
    drawn = castle(drawing)
    chosen = first_pick(drawn, last)
    return chosen and (names([chosen.cell], drawn.columns)[0], chosen.why)


def test_the_castle_and_the_countdown_are_those_of_three() -> None:
    state = GAME.setup(DragonCastleOptions(), 1, SEED)
    assert state.castle.heights == tuple(height for row in LAYOUTS["standard_3p"].rows for height in row)
    assert (state.laid_out, state.stacked) == (3, 4)
    assert not state.spirits
    assert not state.dragons
    assert GAME.to_act(state) == (0,)


def test_it_summons_whenever_it_may() -> None:
    assert pick("S1 . S2") is None
    assert pick(". .") is None
    assert pick("S1/2 . S2") == ("A1", "faction")


def test_it_wants_the_players_type_then_a_dragon_then_a_special_then_a_faction_tile() -> None:
    drawing = "S1/2 . W1/2 . D1/2 . M1/2"
    assert pick(drawing, "M") == ("G1", "same_type")
    assert pick(drawing, "E") == ("E1", "dragon")
    assert pick("S1/2 . W1/2 . D1 . M1/2") == ("C1", "special")
    assert pick("S1/2 . W1 . D1 . M1/2") == ("A1", "faction")


def test_with_two_types_either_matches() -> None:
    assert pick("S1/2 . M1/2 . W1/2", "MW") == ("C1", "same_type")


def test_it_takes_the_northernmost_then_the_westernmost() -> None:
    drawing = ". . . S1/2 . S2/2\nS3/2 . . . . ."
    assert pick(drawing) == ("D1", "faction")


def test_it_takes_only_available_tiles_of_the_top_level() -> None:
    assert pick("S1/2 D1/2 S2/2 . D2") == ("A1", "faction")


def test_the_rulebooks_example() -> None:
    drawing = """
        .    S1/2 .    .  M1/2 .
        .    .    .    S1 .    .
        E2/2 .    .    .  .    S1
        .    .    E1   .  .    .
    """
    state = position_of(drawing, others=(), unseen="F1 F2 F3 F4")
    _, events = told(state, "take A3", "shrine", "place E2 A1")
    (fact,) = facts(events, "ingenuity")
    assert (fact["why"], fact["cells"], fact["faces"]) == ("faction", ["B1", "D2"], ["S1", "S1"])


def test_the_twin_may_be_what_it_has_just_uncovered() -> None:
    state = position_of("S1/3 . M1 . M2/3", others=(), unseen="S1 S1 S1 S1")
    _, events = told(state, "take E1", "discard")
    (fact,) = facts(events, "ingenuity")
    assert fact["cells"] == ["A1", "A1"]
    assert fact["uncovered"] == ["S1", "S1"]


def test_without_a_twin_it_gets_the_tile_alone() -> None:
    state = position_of("S1/3 . M1 . M2/3", others=(), unseen="F1 F1 F1 F1")
    state = play(state, "take E1", "discard")
    assert state.ingenuity == ("S1",)
    assert state.supply == 40
    assert [last.action for last in state.last] == ["discard", "tile"]


def test_it_copies_the_types_of_both_tiles_of_a_pair_that_a_spirit_mixed() -> None:
    state = position_of("W1/2 S1 . D1/2 . M1/2 . S4/2", others=(), spirits=("deception",))
    state = play(state, "take A1", "spirit deception shrine", "pair B1", "place W1 A1")
    _, events = told(state, "place S1 C1")
    (fact,) = facts(events, "ingenuity")
    assert (fact["why"], fact["cells"]) == ("same_type", ["H1"])


def test_if_the_player_uncovers_the_mark_it_has_one_more_turn() -> None:
    state = position_of("S1 . S2", others=())._replace(laid_out=1)
    state, events = told(state, "summon")
    assert [event.kind for event in events] == ["summoned", "last_round", "summoned", "game_over"]
    assert state.ingenuity_countdown == 1
    assert events[-1].facts["rank"] == "apprentice"


def test_if_it_uncovers_the_mark_the_game_is_over() -> None:
    state = position_of("S1 . S2", others=())._replace(laid_out=2)
    state, _ = told(state, "summon")
    assert GAME.to_act(state) == ()


def test_the_whole_turn_of_the_human_and_the_dragon_is_one_step() -> None:
    state = position_of("S1/3 . M1 . M2/3", others=())
    state = play(state, "take E1")
    step = GAME.apply(state, 0, GAME.parse("discard"))
    assert step.turn_ends
    assert [event.kind for event in step.events] == ["discarded", "ingenuity", "began"]


def test_greatness_is_never_drawn_and_can_not_be_chosen_alone() -> None:
    for seed in range(60):
        state = GAME.setup(DragonCastleOptions(random_dragons=3), 1, f"{seed:032x}")
        assert "greatness" not in state.dragons
    with pytest.raises(BadSetup) as refusal:
        GAME.setup(DragonCastleOptions(dragons=("greatness",)), 1, SEED)
    assert refusal.value.reason == "greatness_alone"


def test_any_other_castle_keeps_the_countdown_of_three() -> None:
    state = GAME.setup(DragonCastleOptions(castle="two_towers"), 1, SEED)
    assert state.laid_out == 3


def test_a_whole_game_alone_ends_with_a_rank() -> None:
    rng = random.Random(1)
    state = GAME.setup(DragonCastleOptions(random_spirits=1, random_dragons=1), 1, SEED)
    tiles = 0
    while GAME.to_act(state):
        step = GAME.apply(state, 0, rng.choice(GAME.legal(state, 0)))
        tiles += sum(len(fact["faces"]) for fact in facts([*step.events], "ingenuity"))
        state = step.state
    assert len(state.ingenuity) == tiles
    view = GAME.view(state, 0)
    assert view.result is not None
    assert view.solo_rank == "apprentice"
    assert view.solo_points == view.scores[0] - 15
