"""Set-up, market, prices, payments, rounds and the end."""

from __future__ import annotations

import math
import random
from itertools import permutations
from typing import get_args

import pytest

from engines.core.errors import BadSetup, BadText, IllegalAction
from engines.core.event import Event
from engines.mad_king_ludwig.data import BONUS_CARDS, FAVORS, ROOMS, SIZES, SMALL
from engines.mad_king_ludwig.market import fill_market
from engines.mad_king_ludwig.options import LudwigOptions
from engines.mad_king_ludwig.rules import deal, set_up
from engines.mad_king_ludwig.rulings import MOST_ROUNDS
from engines.mad_king_ludwig.state import DeckRoom, Slot, State
from tests.engines.mad_king_ludwig.building import GAME, SEED, buying, game, kinds, played

OPTIONS = LudwigOptions()


def seed(number: int) -> str:
    return f"{random.Random(number).getrandbits(128):032x}"


@pytest.mark.parametrize(
    ("seats", "small", "large", "slots", "deck"),
    [(1, 7, 5, 3, 33), (2, 5, 4, 5, 22), (3, 7, 5, 6, 33), (4, 9, 6, 7, 44)],
)
def test_the_set_up(seats: int, small: int, large: int, slots: int, deck: int) -> None:
    state = deal(set_up(OPTIONS, seats, SEED), "cards")
    rooms = [slot.room for slot in state.market]
    assert len(rooms) == slots
    assert None not in rooms
    assert state.cards_left == deck - slots
    on_market = [sum(room in _rooms_of(size) for room in rooms) for size in SIZES]
    for size, stack, shown in zip(SIZES, state.stacks, on_market, strict=True):
        assert len(stack) + shown == (small if size in SMALL else large)
    assert (state.hallways, state.stairs) == (small, large)
    assert len(state.favors) == (0 if seats == 1 else seats)
    assert sorted(castle.start for castle in state.castles) == list(range(seats))
    assert state.castles[state.builder].start == 0
    assert {castle.money for castle in state.castles} == {15_000}
    assert {len(castle.cards) for castle in state.castles} == {2 if seats == 1 else 3}


def _rooms_of(size: int) -> set[str]:
    return {room.id for room in ROOMS if room.size == size}


def test_completed_and_incomplete_never_show_together() -> None:
    left_out = [favor for favor in FAVORS if favor not in ("completed", "incomplete", "coins")]
    options = LudwigOptions.model_validate({"left_out": left_out})
    for number in range(20):
        shown = set(set_up(options, 2, seed(number)).favors)
        assert "coins" in shown
    with pytest.raises(BadSetup):
        set_up(options, 3, SEED)


def test_bonus_cards_may_be_left_in_the_box() -> None:
    left_out = LudwigOptions(cards_left_out=("type_food", "coins"), size_cards_left_out=("size_600",))
    for number in range(10):
        state = deal(set_up(left_out, 4, seed(number)), "cards")
        dealt = [card for castle in state.castles for card in castle.cards]
        assert not {"type_food", "coins", "size_600"} & {*dealt, *state.bonus_deck}
        assert len(dealt) + len(state.bonus_deck) == len(BONUS_CARDS) - 3


def test_every_bonus_card_can_be_left_out() -> None:
    options = [name for name in LudwigOptions.model_fields if name.endswith("cards_left_out")]
    named = [get_args(get_args(LudwigOptions.model_fields[name].annotation)[0]) for name in options]
    assert sorted(card for cards in named for card in cards) == sorted(BONUS_CARDS)
    assert all(len(cards) <= 25 for cards in named)  # as many as a menu holds


def test_too_few_bonus_cards_are_refused() -> None:
    """Three for each seat; alone two."""
    others = tuple(card for card in BONUS_CARDS if not card.startswith("size_"))
    options = LudwigOptions.model_validate({"cards_left_out": others})
    assert set_up(options, 3, SEED).bonus_deck
    with pytest.raises(BadSetup) as refusal:
        set_up(options, 4, SEED)
    assert (refusal.value.reason, refusal.value.details) == ("too_few_bonus_cards", {"needed": 12})
    nine = options.model_copy(update={"size_cards_left_out": ("size_100",)})
    assert len(deal(set_up(nine, 1, SEED), "cards").bonus_deck) == 9 - 2


def test_all_choose_their_foyers_at_once_then_their_cards_then_the_builder_prices() -> None:
    state = set_up(OPTIONS, 3, SEED)
    assert GAME.to_act(state) == (0, 1, 2)
    for seat in (2, 0, 1):
        assert [action.text for action in GAME.legal(state, seat)] == ["start 3", "start 4"]
        step = GAME.apply(state, seat, GAME.parse("start 4"))
        assert step.turn_ends == (seat == 1)
        state = step.state
    assert GAME.to_act(state) == (0, 1, 2)
    for seat in (1, 2, 0):
        card = state.castles[seat].cards[1]
        step = GAME.apply(state, seat, GAME.parse(f"back {card}"))
        assert step.turn_ends == (seat == 0)
        state = step.state
        assert card not in state.castles[seat].cards
        assert state.bonus_under[-1] == card
    assert state.phase == "price"
    assert GAME.to_act(state) == (state.builder,)


def test_the_foyer_is_chosen_before_builder_cards_and_market_are_known() -> None:
    """By the steps of the book's set-up: the foyer is the 8th, the master builder the 9th, cards the 11th."""
    state = set_up(OPTIONS, 3, SEED)
    for seat in (None, 0, 1, 2):
        view = GAME.view(state, seat)
        assert view.hand == ()
        assert view.builder not in range(3)
        assert not any(offer.room for offer in view.market)
        assert not any(castle.cards or castle.start for castle in view.castles)
    with pytest.raises(IllegalAction):
        GAME.apply(state, 0, GAME.parse("start 4 coins"))
    for seat in range(3):
        step = GAME.apply(state, seat, GAME.parse("start 3"))
        state = step.state
    assert [(event.kind, event.seat, event.facts) for event in step.events[1:]] == [
        ("dealt", state.builder, {"cards": 3})
    ]
    assert GAME.reveals(step.events)
    assert {len(GAME.view(state, seat).hand) for seat in range(3)} == {3}
    with pytest.raises(IllegalAction):
        GAME.apply(state, 0, GAME.parse(f"back {state.castles[1].cards[0]}"))


def test_a_game_that_began_by_version_2_deals_everything_first_and_has_the_same_shuffle() -> None:
    older = GAME.setup_by(2, OPTIONS, 3, SEED)
    assert (older.phase, older.rules) == ("start", 2)
    newer = set_up(OPTIONS, 3, SEED)
    for seat in range(3):
        card = older.castles[seat].cards[0]
        older = GAME.apply(older, seat, GAME.parse(f"start 4 {card}")).state
        newer = GAME.apply(newer, seat, GAME.parse("start 4")).state
    for seat in range(3):
        newer = GAME.apply(newer, seat, GAME.parse(f"back {newer.castles[seat].cards[0]}")).state
    assert newer == older._replace(rules=3)


def pricing() -> State:
    state = game(3, builder=0, market="larder parlor kitchen theater stables crypt")
    coins = state.market[0]._replace(coins=3_000)
    return state._replace(phase="price", market=(coins, *state.market[1:]))


def rooms(state: State) -> list[str | None]:
    return [slot.room for slot in state.market]


def test_the_whole_market_is_rearranged_at_once_and_coins_travel_with_their_rooms() -> None:
    """On each slot, from the cheapest on, the number of the slot from which its room comes."""
    after, log = played(pricing(), "order 623451")
    assert rooms(after) == ["crypt", "parlor", "kitchen", "theater", "stables", "larder"]
    assert after.market[5].coins == 3_000
    assert kinds(log) == ["market_open"]
    assert (after.phase, after.turn.seat) == ("buy", 1)


def test_every_order_of_the_rooms_can_be_had() -> None:
    legal = [action.text for action in GAME.legal(pricing(), 0)]
    assert legal[0] == "leave"
    assert len({*legal}) == math.factorial(6)
    assert all(f"order {''.join(each)}" in legal for each in [*permutations("123456")][1::97])


def test_an_order_names_the_rooms_of_the_market() -> None:
    for text, reason in (
        ("order 123456", "as_it_is"),
        ("order 12345", "not_the_rooms"),
        ("order 1234567", "not_the_rooms"),
        ("order 123457", "not_the_rooms"),
        ("order 12345-", "not_the_rooms"),
    ):
        with pytest.raises(IllegalAction) as refusal:
            played(pricing(), text)
        assert refusal.value.reason == reason
    for text in ("order 113456", "order", "order 1234", "order 12345678", "price larder 15000"):
        with pytest.raises(BadText):
            GAME.parse(text)


def test_rooms_may_lie_on_any_slots_when_some_are_empty() -> None:
    state = game(2, builder=0, market="larder parlor")._replace(phase="price")
    legal = [action.text for action in GAME.legal(state, 0)]
    assert len(legal) == 5 * 4
    after, _ = played(state, "order ---21")
    assert rooms(after) == [None, None, None, "parlor", "larder"]


def test_a_market_without_rooms_opens_by_itself() -> None:
    state = game(2, builder=1)._replace(stacks=((),) * 10, cards_left=0, discard=(0,) * 10)
    after, log = played(state, "pass", "pass")
    assert kinds(log)[-2:] == ["new_round", "market_open"]
    assert after.phase == "buy"


def test_leaving_the_market_opens_it_at_the_builders_left() -> None:
    after, log = played(pricing(), "leave")
    assert kinds(log) == ["market_open"]
    assert (after.phase, after.turn.seat) == ("buy", 1)


def test_the_price_goes_to_the_master_builder() -> None:
    state = game(2, builder=1, market="parlor")
    after, _ = played(state, buying(state, "parlor 3 0 0"))
    assert [castle.money for castle in after.castles] == [11_000, 19_000]


def test_the_master_builder_pays_the_bank() -> None:
    state = game(2, builder=0, market="parlor")
    after, _ = played(state, buying(state, "parlor 3 0 0"))
    assert [castle.money for castle in after.castles] == [11_000, 15_000]


def test_hallways_cost_3000_and_are_paid_to_the_builder() -> None:
    state = game(2, builder=1)
    after, _ = played(state, buying(state, "hallway_ground 3 1 0"))
    assert [castle.money for castle in after.castles] == [12_000, 18_000]
    assert after.hallways == state.hallways - 1


def test_coins_on_a_room_pay_for_it_and_the_rest_is_kept() -> None:
    state = game(2, builder=1, market="parlor")
    state = state._replace(market=(Slot("parlor", 6_000), *state.market[1:]))
    poor = state.with_castle(0, state.castles[0]._replace(money=0))
    after, _ = played(poor, buying(poor, "parlor 3 0 0"))
    assert [castle.money for castle in after.castles] == [2_000, 19_000]


def test_what_can_not_be_paid_can_not_be_bought() -> None:
    state = game(2, builder=1, market="parlor")
    poor = state.with_castle(0, state.castles[0]._replace(money=3_999))
    with pytest.raises(IllegalAction) as refusal:
        played(poor, buying(poor, "parlor 3 0 0"))
    assert refusal.value.reason == "too_expensive"
    assert not any(action.text.startswith("buy parlor") for action in GAME.legal(poor, 0))


def test_what_does_not_fit_can_not_be_bought() -> None:
    state = game(2, builder=1, market="crypt parlor")
    bought = {action.text.split()[1] for action in GAME.legal(state, 0) if action.text != "pass"}
    assert bought == {"parlor", "hallway_ground", "stairs"}


def test_passing_brings_5000_and_rooms_left_get_coins() -> None:
    state = game(2, builder=1, market="parlor larder kitchen theater stables")
    after, log = played(state, "pass", "pass")
    assert [castle.money for castle in after.castles] == [20_000, 20_000]
    assert "coins_added" in kinds(log)
    assert {slot.coins for slot in after.market} == {1_000}
    assert (after.builder, after.phase, after.round) == (0, "price", 2)


def test_rooms_on_the_deck_come_first() -> None:
    state = game(2, builder=1, market="parlor larder kitchen")
    laid = (DeckRoom("theater", 0), DeckRoom("stables", 0), DeckRoom("crypt", 0))
    after, came = fill_market(state._replace(deck_rooms=laid))
    assert came == ("theater", "stables")
    assert after.deck_rooms == laid[2:]
    assert after.cards_left == state.cards_left


def test_cards_of_empty_stacks_are_replaced() -> None:
    state = game(2, builder=1, market="parlor larder kitchen theater")
    only_100 = (("pantry", "buttery"), *((),) * 9)
    after, came = fill_market(state._replace(stacks=only_100))
    assert came[0] in ("pantry", "buttery")
    assert len(after.stacks[0]) == 1
    assert sum(after.discard) - sum(state.discard) == state.cards_left - after.cards_left


def test_the_last_card_makes_the_last_round_and_the_discard_goes_on() -> None:
    state = game(2, builder=1)
    cards = (1, *(0,) * 9)
    discard = (0, 4, *(0,) * 8)
    state = state._replace(cards=cards, cards_left=1, discard=discard)
    after, came = fill_market(state)
    assert after.last_round
    assert len(came) == 5
    assert sum(len(stack) for stack in after.stacks) == sum(len(stack) for stack in state.stacks) - 5


def test_slots_stay_empty_when_no_stack_is_left() -> None:
    state = game(2, builder=1)._replace(stacks=((),) * 10)
    after, came = fill_market(state)
    assert came == ()
    assert rooms(after) == [None] * 5
    assert after.last_round


def test_the_last_round_ends_the_game() -> None:
    state = game(2, builder=1, market="parlor")._replace(last_round=True)
    after, log = played(state, "pass", "pass")
    assert after.phase == "over"
    assert log[-1].kind == "game_over"
    assert GAME.to_act(after) == ()


def test_a_game_in_which_all_pass_comes_to_an_end() -> None:
    state = game(2, builder=1, market="parlor larder kitchen theater stables")
    while GAME.to_act(state):
        state, _ = played(state, "leave" if state.phase == "price" else "pass")
    assert state.round == MOST_ROUNDS


def test_alone_there_are_three_rooms_and_what_is_left_leaves_the_game() -> None:
    state = set_up(OPTIONS, 1, SEED)
    assert state.favors == ()
    assert [action.text for action in GAME.legal(state, 0)] == ["start 3", "start 4"]
    state, _ = played(state, "start 4")
    assert state.phase == "buy"
    shown = [room for room in rooms(state) if room]
    after, log = played(state, "pass")
    assert "removed" in kinds(log)
    assert list(after.discarded) == shown
    assert not set(rooms(after)) & set(shown)
    assert after.cards_left == 33 - 6
    assert {slot.coins for slot in after.market} == {0}
    assert after.castles[0].money == 20_000


def test_a_solo_game_ends_with_a_rank_and_without_favors() -> None:
    state = set_up(OPTIONS, 1, SEED)
    log: list[Event] = []
    while GAME.to_act(state):
        state, log = played(state, GAME.legal(state, 0)[0])
    assert state.round == 11
    assert log[-1].facts["rank"] == GAME.view(state, None).rank == "court_jester"


def test_an_action_of_another_phase_is_refused() -> None:
    state = game(2, builder=1, market="parlor")
    for text in ("leave", "draw", "keep stairs", "put", "look 100", "start 3"):
        with pytest.raises(IllegalAction) as refusal:
            played(state, text)
        assert refusal.value.reason == "wrong_phase"


def test_a_placement_is_named_by_its_first_common_entrance() -> None:
    """The lodge joins the hallway by two doors: the left one names it."""
    state = game(2, builder=1, market="gatekeepers_lodge", text="hallway_ground -1 -1 0")
    assert buying(state, "gatekeepers_lodge -1 -3 0").text == "buy gatekeepers_lodge -1,-1N S1"
    with pytest.raises(IllegalAction) as refusal:
        played(state, "buy gatekeepers_lodge 3,-1N S5")
    assert refusal.value.reason == "other_door"
