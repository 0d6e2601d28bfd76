"""Too few tiles or cards: they are dealt as far as they go."""

from __future__ import annotations

import random

from engines.between_two_castles.castle import Castle, legal_cells
from engines.between_two_castles.data import CARDS, REGULAR, ROOMS
from engines.between_two_castles.options import BetweenOptions
from engines.between_two_castles.players.greedy import choose_greedily
from engines.between_two_castles.state import State
from tests.engines.between_two_castles.positions import GAME, THRONE, building, event, texts

SEATS = 7


def before_the_third(kind: str) -> State:
    """Returns seven castles with two rooms of a type each, before each seat places one more on the left."""
    rooms = [room for room in REGULAR if ROOMS[room].type == kind]
    others = [room for room in REGULAR if ROOMS[room].type == "outdoor"]
    sites = {}
    for number in range(SEATS):
        site = Castle(THRONE)
        for room in rooms[2 * number : 2 * number + 2]:
            site = site.with_room(room, legal_cells(site, room)[0])
        sites[number] = site
    names = {room: ROOMS[room].name for room in REGULAR}
    picks = [(names[rooms[14 + number]], names[others[number]]) for number in range(SEATS)]
    return building(picks, sites, options=BetweenOptions(quick=True))


def drawn_by_all(state: State) -> tuple[list[int], State]:
    """Lets all seats take the third room of the type; returns how much each castle drew."""
    drawn = []
    for seat in range(SEATS):
        room = next(room for room in state.picks[seat] if ROOMS[room].type != "outdoor")
        text = next(text for text in texts(state, seat) if text.startswith(f"place left {room} "))
        state = GAME.apply(state, seat, GAME.parse(text)).state
        bonus = state.bonuses[seat]
        drawn.append(len(bonus.rooms) + len(bonus.cards) if bonus else 0)
    return drawn, state


def play_on(state: State) -> State:
    """Plays at random to the end; views and redeals work on the way."""
    rng = random.Random(1)
    while due := GAME.to_act(state):
        seat = rng.choice(due)
        GAME.view(GAME.redeal(state, seat, rng), seat)
        state = GAME.apply(state, seat, rng.choice(GAME.legal(state, seat))).state
    return state


def test_seven_castles_that_take_their_third_utility_room_in_one_turn_share_twenty_cards() -> None:
    drawn, state = drawn_by_all(before_the_third("utility"))
    assert drawn == [3, 3, 3, 3, 3, 3, 2]
    assert state.deck == ()
    assert play_on(state).phase == "over"


def test_a_single_card_is_kept_without_a_question() -> None:
    state = before_the_third("utility")._replace(deck=CARDS[:1])
    room = next(room for room in state.picks[0] if ROOMS[room].type == "utility")
    text = next(text for text in texts(state, 0) if text.startswith(f"place left {room} "))
    step = GAME.apply(state, 0, GAME.parse(text))
    assert event(step.events, "card_kept").facts["card"] == CARDS[0]
    assert step.state.castles[0].cards == CARDS[:1]
    assert step.state.bonuses[0] is None


def test_a_bonus_that_draws_nothing_is_over() -> None:
    for kind in ("utility", "food"):
        state = before_the_third(kind)._replace(deck=(), supply=())
        room = next(room for room in state.picks[0] if ROOMS[room].type == kind)
        text = next(text for text in texts(state, 0) if text.startswith(f"place left {room} "))
        step = GAME.apply(state, 0, GAME.parse(text))
        assert event(step.events, "none_left").facts == {"castle": 0, "bonus": kind}
        assert not [each for each in step.events if each.kind == "reshuffled"]
        assert step.state.bonuses[0] is None
        assert any(text.startswith("place right") for text in texts(step.state, 1))


def test_too_few_tiles_are_drawn_as_far_as_they_go() -> None:
    state = before_the_third("food")
    state = state._replace(supply=state.supply[:5], discard=state.supply[5:8])
    drawn, state = drawn_by_all(state)
    assert drawn == [5, 3, 0, 0, 0, 0, 0]
    assert (state.supply, state.discard) == ((), ())


def test_a_computer_player_does_not_copy_a_bonus_for_which_no_card_is_left() -> None:
    state = before_the_third("downstairs")
    room = next(room for room in state.picks[0] if ROOMS[room].type == "downstairs")
    text = next(text for text in texts(state, 0) if text.startswith(f"place left {room} "))
    state = GAME.apply(state, 0, GAME.parse(text)).state
    copies = tuple(action for action in GAME.legal(state, 0) if action.kind == "copy")
    with_cards, without = (
        choose_greedily(GAME.view(each, 0), copies, random.Random(1), 1.0).text
        for each in (state, state._replace(deck=()))
    )
    assert with_cards == "copy left utility"
    assert without != "copy left utility"
