"""Completion rewards: their effects, their limits and chains."""

from __future__ import annotations

import pytest

from engines.core.event import Event
from engines.mad_king_ludwig.data import SIZES
from engines.mad_king_ludwig.rules import proceed
from engines.mad_king_ludwig.state import DeckRoom, Interrupted, LastTurn, Reward, State
from tests.engines.mad_king_ludwig.building import GAME, buying, game, kinds, played, taking

ABOVE_THE_HALLWAY = "hallway_ground -1 -1 0"


def texts(state: State) -> list[str]:
    return [action.text for action in GAME.legal(state, GAME.to_act(state)[0])]


def test_activity_brings_5_points() -> None:
    """The Singers' Hall is complete on arrival: its three doors lie on the hallway's."""
    state = game(market="singers_hall", text=ABOVE_THE_HALLWAY)
    after, log = played(state, buying(state, "singers_hall -3 -5 0"))
    assert after.castles[0].points == 7 - 2 + 5
    assert kinds(log) == ["bought", "placed", "rewarded"]
    assert GAME.to_act(after) == (1,)


def test_living_is_scored_again() -> None:
    text = (
        "hall_of_mirrors 3 1 2; flute_room -3 0 1; stairs -2 3 3; hallway_ground 10 -1 3; "
        "pumpkin_garden 6 -3 0; armory -3 6 3"
    )
    state = game(market="audience_room", text=text)
    after, _ = played(state, buying(state, "audience_room 1 3 0"))
    assert after.castles[0].points == 5 + 7


def test_outdoor_brings_10_000_marks() -> None:
    state = game(market="gatekeepers_lodge", text=ABOVE_THE_HALLWAY)
    after, _ = played(state, buying(state, "gatekeepers_lodge -1 -3 0"))
    assert after.castles[0].money == 15_000 - 4_000 + 10_000


def test_food_brings_an_extra_turn_before_the_next_seat() -> None:
    state = game(market="hall_of_mirrors larder", text="dining_room -4 -1 0")
    after, log = played(state, buying(state, "hall_of_mirrors -11 -1 0"))
    assert kinds(log)[-1] == "extra_turn"
    assert (after.phase, after.turn.seat) == ("buy", 0)
    again, _ = played(after, "pass")
    assert again.turn.seat == 1
    assert again.castles[0].money == 15_000 - 4_000 + 5_000


def test_sleeping_looks_into_a_stack_and_puts_rooms_on_the_deck() -> None:
    state = game(market="lilac_cabinet", text="parlor -3 0 0; nap_room -7 0 0")
    state, _ = played(state, buying(state, "lilac_cabinet -6 2 0"))
    assert texts(state) == [f"look {size}" for size in SIZES]
    state, _ = played(state, "look 300")
    stack = state.stacks[SIZES.index(300)]
    assert GAME.view(state, 0).stack_seen == stack
    assert GAME.view(state, 1).stack_seen == ()
    after, log = played(state, f"put {stack[1]} {stack[0]}")
    assert after.deck_rooms == (DeckRoom(stack[1], 0), DeckRoom(stack[0], 0))
    assert after.stacks[SIZES.index(300)] == stack[2:]
    assert GAME.view(after, 0).deck[0].room == stack[1]
    assert GAME.view(after, 1).deck[0].room is None
    assert GAME.view(after, 1).deck[0].size == 300
    assert [event.kind for event in log if event.only == (0,)] == ["put_secretly"]
    assert after.turn.seat == 1


def test_in_the_last_round_the_rooms_go_face_up_on_the_discard() -> None:
    state = game(market="lilac_cabinet", text="parlor -3 0 0; nap_room -7 0 0")._replace(last_round=True)
    state, _ = played(state, buying(state, "lilac_cabinet -6 2 0"), "look 300")
    stack = state.stacks[SIZES.index(300)]
    after, log = played(state, f"put {stack[0]} {stack[1]}")
    assert after.deck_rooms == ()
    assert after.discarded == stack[:2]
    assert [event.facts["rooms"] for event in log if event.kind == "put"] == [[*stack[:2]]]


def test_in_the_last_round_two_rooms_are_chosen_in_any_order_of_pointing() -> None:
    state = game(market="lilac_cabinet", text="parlor -3 0 0; nap_room -7 0 0")._replace(last_round=True)
    state, _ = played(state, buying(state, "lilac_cabinet -6 2 0"), "look 300")
    stack = state.stacks[SIZES.index(300)]
    offered = texts(state)
    for room in stack:
        assert f"put {room}" in offered
        for other in stack:
            assert (f"put {room} {other}" in offered) == (room != other)
    assert "put" in offered
    one_way, _ = played(state, f"put {stack[0]} {stack[1]}")
    other_way, _ = played(state, f"put {stack[1]} {stack[0]}")
    assert one_way == other_way
    nothing, log = played(state, "put")
    assert nothing.discarded == ()
    assert [event.facts["count"] for event in log if event.kind == "put"] == [0]


def test_an_empty_stack_can_not_be_looked_into() -> None:
    state = game(market="lilac_cabinet", text="parlor -3 0 0; nap_room -7 0 0")
    state = state._replace(stacks=((), *state.stacks[1:]))
    waiting, _ = played(state, buying(state, "lilac_cabinet -6 2 0"))
    assert "look 100" not in texts(waiting)
    nothing, log = played(state._replace(stacks=((),) * len(SIZES)), buying(state, "lilac_cabinet -6 2 0"))
    assert "lost" in kinds(log)
    assert nothing.turn.seat == 1


def test_utility_draws_two_cards_and_keeps_one() -> None:
    state = game(market="powder_room")
    state, log = played(state, buying(state, "powder_room 0 -2 0"))
    assert kinds(log) == ["bought", "placed", "cards_drawn"]
    offer = state.turn.offer
    assert len(offer) == 2
    assert GAME.view(state, 0).offer == offer
    assert GAME.view(state, 1).offer == ()
    after, _ = played(state, f"keep {offer[1]}")
    assert after.castles[0].cards == (offer[1],)
    assert after.bonus_under[-1] == offer[0]


def test_a_single_bonus_card_is_kept_without_a_choice() -> None:
    state = game(market="powder_room")._replace(bonus_deck=(), bonus_under=("stairs",))
    after, _ = played(state, buying(state, "powder_room 0 -2 0"))
    assert after.castles[0].cards == ("stairs",)
    assert after.turn.seat == 1


def test_returned_bonus_cards_come_last_in_their_order() -> None:
    state = game(market="powder_room")._replace(bonus_deck=("coins",), bonus_under=("stairs", "hallways"))
    state, _ = played(state, buying(state, "powder_room 0 -2 0"))
    assert set(state.turn.offer) == {"coins", "stairs"}


def corridor_reward() -> State:
    """The Armory completes the stairs."""
    state = game(market="armory", text="stairs -3 1 0")
    return played(state, buying(state, "armory -9 0 0"))[0]


def test_corridor_brings_a_free_hallway_or_stairs() -> None:
    state = corridor_reward()
    assert texts(state)[0] == "decline"
    assert all(text.startswith("take ") for text in texts(state)[1:])
    after, log = played(state, taking(state, "hallway_ground 3 1 0"))
    assert after.hallways == state.hallways - 1
    assert after.castles[0].money == state.castles[0].money
    assert kinds(log) == ["placed"]
    assert after.turn.seat == 1


def test_the_free_corridor_may_be_declined() -> None:
    after, log = played(corridor_reward(), "decline")
    assert kinds(log) == ["declined"]
    assert after.turn.seat == 1


def test_the_corridor_reward_is_taken_only_once_in_a_turn() -> None:
    """The Armory completes one pair of stairs; the free dark hallway completes the other in vain."""
    state = game(market="armory", text="stairs -3 1 0; stairs 3 1 2")
    state, _ = played(state, buying(state, "armory -9 0 0"))
    after, log = played(state, taking(state, "hallway_downstairs 6 1 0"))
    assert log[0].facts["completed"] == ["stairs"]
    assert log[1].kind == "lost"
    assert after.turn.seat == 1


def test_an_extra_turn_is_a_new_turn_for_the_corridor_reward() -> None:
    state = game(market="hall_of_mirrors", text="dining_room -4 -1 0")
    state = state._replace(turn=state.turn._replace(corridor_used=True))
    after, _ = played(state, buying(state, "hall_of_mirrors -11 -1 0"))
    assert after.turn.seat == 0
    assert not after.turn.corridor_used


FULL = (
    "porch 1 -2 0; gatekeepers_lodge 5 0 2; nap_room -2 -1 3; panic_room -4 -3 1; shed 9 -5 1; "
    "orangery 4 -7 2; cloak_room 2 -6 3"
)
"""A castle in which stairs fit nowhere; with the Lilac Cabinet they do."""


def nowhere(*rewards: str, rules: int = GAME.rules_version) -> tuple[State, list[Event]]:
    """Only stairs are left and fit nowhere, and these rewards of a purchase are to be taken."""
    state = game(market="lilac_cabinet", text=FULL)
    owed = tuple(Reward(kind, (1,)) for kind in rewards)  # type: ignore[arg-type]
    last = LastTurn(0, "buy")
    turn = state.turn._replace(rewards=owed)
    state = state._replace(phase="reward", hallways=0, stairs=2, turn=turn, rules=rules, last=last)
    log: list[Event] = []
    return proceed(state, log), log


@pytest.mark.parametrize("order", [("corridor", "food"), ("food", "corridor")])
def test_a_free_corridor_that_fits_nowhere_waits_for_an_extra_turn(order: tuple[str, ...]) -> None:
    state, log = nowhere(*order)
    assert kinds(log) == ["rewarded", "extra_turn"]
    assert [reward.kind for reward in GAME.view(state, 0).waiting] == ["corridor"]
    built, _ = played(state, buying(state, "lilac_cabinet 3 1 0"))
    while built.phase in ("look", "reward") and "look 100" in texts(built):
        built, _ = played(built, "look 100", "put")
    assert {text.split()[0] for text in texts(built)} == {"decline", "take"}
    passed, log = played(state, "pass")
    assert kinds(log) == ["passed", "lost"]
    assert passed.turn.seat == 1


def test_it_does_not_wait_where_no_extra_turn_can_come_or_no_tile_is_left() -> None:
    assert kinds(nowhere("corridor")[1]) == ["lost"]
    assert kinds(nowhere("corridor", "utility")[1])[0] == "lost"
    state, log = nowhere("corridor", "downstairs")
    assert log == []
    assert not [text for text in texts(state) if text.split()[0] in ("decline", "take", "extra")]
    assert kinds(played(state, "choose activity porch")[1]) == ["chosen", "lost", "rewarded"]
    extra, _ = played(state, "choose food porch")
    assert [reward.kind for reward in GAME.view(extra, 0).waiting] == ["corridor"]


def test_by_the_older_rules_it_is_lost_at_once() -> None:
    assert kinds(nowhere("corridor", "food", rules=2)[1]) == ["lost", "rewarded", "extra_turn"]


def test_no_corridor_left_loses_the_reward() -> None:
    state = game(market="armory", text="stairs -3 1 0")._replace(hallways=0, stairs=0)
    after, log = played(state, buying(state, "armory -9 0 0"))
    assert "lost" in kinds(log)
    assert after.turn.seat == 1


CELLAR = "stairs -3 1 0; armory -9 0 0; crypt -5 3 1"


def test_only_every_second_downstairs_room_brings_a_reward() -> None:
    state = game(market="crypt", text="stairs -3 1 0; armory -9 0 0")
    after, log = played(state, buying(state, "crypt -5 3 1"))
    assert [event.facts["completed"] for event in log if event.kind == "placed"] == [["armory"]]
    assert after.turn.seat == 1


def second_downstairs() -> State:
    state = game(text=CELLAR)
    return played(state, buying(state, "hallway_downstairs -11 7 0"))[0]


def test_the_second_downstairs_room_brings_any_other_reward() -> None:
    state = second_downstairs()
    assert texts(state) == [
        "choose activity crypt",
        "choose corridor crypt",
        "choose food crypt",
        "choose living crypt",
        "choose outdoor crypt",
        "choose sleeping crypt",
        "choose utility crypt",
    ]
    after, _ = played(state, "choose food crypt")
    assert (after.phase, after.turn.seat) == ("buy", 0)


def test_downstairs_taken_as_living_scores_the_room_again() -> None:
    """The Crypt's printed 2 and 1 for each living room: there is none."""
    before = second_downstairs()
    after, _ = played(before, "choose living crypt")
    assert after.castles[0].points == before.castles[0].points + 2


def test_downstairs_taken_as_corridor_brings_a_free_tile() -> None:
    state, _ = played(second_downstairs(), "choose corridor crypt")
    assert state.phase == "reward"
    after, _ = played(state, taking(state, "hallway_ground 3 1 0"))
    assert after.turn.seat == 1


def test_rewards_with_a_choice_are_taken_in_the_order_the_player_likes() -> None:
    """The Powder Room brings cards and completes the stairs' foyer: both wait, then either goes first."""
    text = "stairs -3 1 0; hallway_ground 3 1 0"
    state = game(market="powder_room", text=text)
    state, log = played(state, buying(state, "powder_room 0 -2 0"))
    assert [event.facts["completed"] for event in log if event.kind == "placed"] == [
        ["foyer3", "powder_room"]
    ]
    options = texts(state)
    assert "draw" in options
    assert "decline" in options
    cards_first, _ = played(state, "draw")
    assert cards_first.phase == "bonus"
    then, _ = played(cards_first, f"keep {cards_first.turn.offer[0]}")
    assert "decline" in texts(then)
    corridor_first, _ = played(state, "decline")
    assert corridor_first.phase == "bonus"


TWO_TO_COMPLETE = "larder 3 1 2; kitchen -4 -1 3; hallway_ground 5 -2 1; buttery 3 -2 0"


def foyer_and_buttery() -> State:
    """The Salon completes the foyer and the Buttery: a free corridor and an extra turn wait."""
    state = game(market="salon powder_room nap_room", text=TWO_TO_COMPLETE)
    state = state.with_castle(0, state.castles[0]._replace(money=60_000))
    return played(state, buying(state, "salon 1 -7 1"))[0]


def test_the_extra_turn_is_taken_before_or_after_the_other_rewards() -> None:
    state = foyer_and_buttery()
    assert {"decline", "extra"} <= set(texts(state))
    corridor_first, log = played(state, "decline")
    assert kinds(log) == ["declined", "extra_turn"]
    assert (corridor_first.phase, corridor_first.turn.interrupted) == ("buy", ())
    turn_first, log = played(state, "extra")
    assert kinds(log) == ["extra_turn"]
    assert (turn_first.phase, turn_first.turn.seat, turn_first.turn.rewards) == ("buy", 0, ())
    assert [reward.kind for reward in GAME.view(turn_first, 1).waiting] == ["corridor"]


def test_rewards_that_waited_are_taken_after_the_extra_turn() -> None:
    state, _ = played(foyer_and_buttery(), "extra", "pass")
    assert state.phase == "reward"
    assert state.turn.seat == 0
    assert "decline" in texts(state)
    assert "extra" not in texts(state)
    after, _ = played(state, "decline")
    assert after.turn.seat == 1


def test_an_extra_turn_has_its_own_rewards_and_then_the_waiting_ones_come() -> None:
    state, _ = played(foyer_and_buttery(), "extra")
    spot = next(action for action in GAME.legal(state, 0) if action.text.startswith("buy powder_room"))
    state, log = played(state, spot)
    assert "cards_drawn" in kinds(log)
    assert state.phase == "bonus"
    state, _ = played(state, f"keep {state.turn.offer[0]}")
    assert (state.phase, state.turn.seat) == ("reward", 0)
    assert "decline" in texts(state)


def test_each_turn_within_a_turn_has_its_own_corridor_limit() -> None:
    """The free corridor of the outer turn is still to be had after one was taken in the extra turn."""
    state, _ = played(foyer_and_buttery(), "extra")
    state = state._replace(turn=state.turn._replace(corridor_used=True))
    state, _ = played(state, "pass")
    assert "decline" in texts(state)
    assert not state.turn.corridor_used


def test_the_last_turn_keeps_the_tiles_of_the_turn_that_was_interrupted() -> None:
    state = foyer_and_buttery()
    bought = state.last
    after, _ = played(state, "extra", "pass")
    assert after.last == bought


def test_bonus_cards_are_not_drawn_unasked_while_an_extra_turn_waits() -> None:
    state = foyer_and_buttery()
    rewards = (*state.turn.rewards, Reward("utility", (0,)))
    state, _ = played(state._replace(turn=state.turn._replace(rewards=rewards)), "decline")
    assert texts(state) == ["draw", "extra"]
    later, log = played(state, "extra", "pass")
    assert "cards_drawn" in kinds(log)
    assert later.phase == "bonus"


def test_downstairs_taken_as_food_is_an_extra_turn_at_once_and_the_rest_waits() -> None:
    state = second_downstairs()
    rest = (*state.turn.rewards, Reward("utility", (0,)))
    state = state._replace(turn=state.turn._replace(rewards=rest))
    state, log = played(state, "choose food crypt")
    assert kinds(log) == ["chosen", "rewarded", "extra_turn"]
    assert state.phase == "buy"
    later, _ = played(state, "pass")
    assert later.phase == "bonus"


def test_secret_decisions_within_and_after_an_extra_turn_have_marks_of_their_own() -> None:
    state = foyer_and_buttery()
    state = state._replace(turn=state.turn._replace(rewards=(Reward("sleeping", (0,)),)))
    outer, _ = played(state, "extra", "pass", "look 300")
    waits = Interrupted(0, False, (Reward("sleeping", (0,)),), None)
    within = outer._replace(turn=outer.turn._replace(interrupted=(waits,)))
    assert GAME.secret(within, 0) != GAME.secret(outer, 0)
    assert len(GAME.secret(within, 0) or "") <= 12
