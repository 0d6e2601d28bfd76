"""Castles of Mad King Ludwig: how many presses each decision takes, over whole games.

The first press opens the panel; the master builder's draft is counted from the open panel on.
"""

from __future__ import annotations

import random
from collections import Counter
from functools import cache
from typing import Any

import pytest

from bot.texts import translator
from bot.ui.faces import face_of
from engines.core.action import FOLLOWING
from engines.mad_king_ludwig.actions import NONE
from engines.registry import game
from render.mad_king_ludwig import choosing
from tests.render.mad_king_ludwig.played import played
from tests.ui.presses import ways

KEY = "mad_king_ludwig"
OPEN = 1


@cache
def positions(seats: int) -> tuple[tuple[Any, int], ...]:
    """Returns every decision of one random game in which rooms are preferred."""
    its_game, rng = game(KEY), random.Random(seats)
    state: Any = its_game.setup(its_game.options_type(), seats, f"{seats:032x}")
    found = []
    while due := its_game.to_act(state):
        seat = rng.choice(due)
        found.append((state, seat))
        legal = its_game.legal(state, seat)
        bought = [action for action in legal if action.kind == "buy"]
        state = its_game.apply(state, seat, rng.choice(bought or legal)).state
    return tuple(found)


@cache
def presses(seats: int) -> dict[str, Counter[int]]:
    """Returns for each kind of action the presses it takes with an open panel; prices aside."""
    found: dict[str, Counter[int]] = {}
    for state, seat in positions(seats):
        if state.phase != "price":
            for asked, action in ways(KEY, state, seat):
                found.setdefault(action.kind, Counter())[len(asked)] += 1
    return found


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_buying_and_placing_takes_three_or_four_presses(seats: int) -> None:
    counted = presses(seats)
    assert {OPEN + count for count in counted["buy"]} <= {2, 3, 4}
    assert OPEN + min(counted["buy"]) <= 3
    assert OPEN + max(counted["pass"]) <= 3


@pytest.mark.parametrize("seats", [2, 4])
def test_rewards_and_the_start_take_as_many_presses_as_they_have_questions(seats: int) -> None:
    counted = presses(seats)
    assert OPEN + max(counted["start"]) == 3
    assert OPEN + max(counted["keep"]) == 2
    for kind in ("look", "choose"):
        if kind in counted:
            assert max(counted[kind]) <= 2, kind  # of several rewards one is named first
    if "put" in counted:
        assert max(counted["put"]) == 2


@pytest.mark.parametrize("seats", [2, 4])
def test_leaving_the_prices_is_one_press_and_each_change_two_opened_once(seats: int) -> None:
    its_game = game(KEY)
    drafts = 0
    for state, seat in positions(seats):
        if state.phase != "price":
            continue
        legal = its_game.legal(state, seat)
        ask = its_game.ask(legal, (), lambda action: None)
        assert ask is not None
        if ask.preview is not None:
            continue
        drafts += 1
        leave = ask.options[-1]
        assert [action.text for action in leave.actions] == ["leave"]
        assert not leave.actions[0].asks_once_more
        rooms = [option for option in ask.options if option.mark]
        assert [option.mark for option in rooms] == [str(number) for number in range(1, len(rooms) + 1)]
        moving = its_game.ask(legal, (rooms[0].answer,), lambda action: None)
        assert moving is not None
        changed = its_game.ask(legal, (*moving.asked, moving.options[0].answer), lambda action: None)
        assert changed is not None
        assert changed.question == ask.question  # the draft again, changed by two presses
        (opened,) = changed.options[-1].actions
        assert opened.kind == "order"
        assert not opened.asks_once_more
    assert drafts


@pytest.mark.parametrize("seats", [2, 4])
def test_tiles_are_offered_by_price_and_numbered_so(seats: int) -> None:
    its_game = game(KEY)
    seen = 0
    for state, seat in positions(seats):
        if state.phase != "buy":
            continue
        view, legal = its_game.view(state, seat), its_game.legal(state, seat)
        ask = its_game.ask(legal, (), lambda action: None)
        assert ask is not None
        if ask.question != "tile":
            continue
        ask = its_game.arranged(view, ask)
        tiles = [option for option in ask.options if option.answer != "pass"]
        prices = [view.offer_of(option.answer).price for option in tiles]
        assert prices == sorted(prices)
        assert [option.mark for option in tiles] == [str(number) for number in range(1, len(tiles) + 1)]
        assert ask.options[-1].answer == "pass"
        seen += len(tiles) > 1
    assert seen


def test_each_way_of_a_sheet_is_its_own_preview_and_is_done_at_once() -> None:
    its_game = game(KEY)
    sheets = 0
    for state, seat in positions(2):
        legal = its_game.legal(state, seat)
        if state.phase != "buy":
            continue
        for tile in {action.tile for action in legal if action.kind == "buy"}:
            ask = its_game.ask(legal, (tile,), lambda action: None)
            if ask is None or ask.question != FOLLOWING:
                continue
            sheets += 1
            assert all(len(option.actions) == 1 for option in ask.options)
            again = its_game.ask(legal, (tile, ask.options[-1].answer), lambda action: None)
            assert again is not None
            assert again.preview == ask.options[-1].actions[0]
    assert sheets


@cache
def looked_into() -> tuple[Any, int]:
    """Returns a state in which a seat has looked into a stack of at least two rooms."""
    return next(
        (state, seat)
        for where in ((2,), (3,), (2, 1))
        for state in played(*where)
        for seat in game(KEY).to_act(state)
        if any(action.kind == "put" and action.second for action in game(KEY).legal(state, seat))
    )


def test_no_room_of_a_stack_is_an_answer_of_its_own_until_one_is_chosen() -> None:
    state, seat = looked_into()
    its_game = game(KEY)
    legal, view = its_game.legal(state, seat), its_game.view(state, seat)
    first = its_game.ask(legal, (), lambda _: None)
    assert first is not None
    second = its_game.ask(legal, (first.options[0].answer,), lambda _: None)
    assert second is not None
    said = [
        face_of(KEY).label(view, ask, option, translator("en"))
        for ask in (first, second)
        for option in ask.options
        if option.answer == NONE
    ]
    assert [label.partition(": ")[2] for label in said] == ["None of them", "Nothing more"]
    assert first.options[-1].answer == second.options[-1].answer == NONE


def test_the_picture_of_the_second_room_shows_the_first_one_as_chosen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state, seat = looked_into()
    its_game, drawn = game(KEY), []
    legal, view = its_game.legal(state, seat), its_game.view(state, seat)
    first = its_game.ask(legal, (), lambda _: None)
    assert first is not None
    room = next(option.answer for option in first.options if option.answer != NONE)
    second = its_game.ask(legal, (room,), lambda _: None)
    assert second is not None
    monkeypatch.setattr(choosing, "draw_cards", lambda board, cards, words: drawn.extend(cards))
    choosing.draw_choosing(view, seat, second, ["Ann"] * 4, translator("en"))
    assert [card.tile for card in drawn if card.chosen] == [room]
    assert [card.letters for card in drawn if not card.chosen] == [(each.mark,) for each in second.options]
