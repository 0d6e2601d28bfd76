"""The coach's pages: a decision each, in words and as a picture, in three languages."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from bot.features.coach.cards import coach_card
from bot.features.coach.service import advice
from bot.tables.rating.judged import Judged
from bot.tables.rating.moment import Moment
from bot.tables.table import Table
from bot.texts import LANGUAGES, translator
from bot.ui.cards.card import Button, Menu
from bot.ui.faces import face_of, hosted
from bot.ui.interactions.press import read
from bot.ui.panel.compared import Compared
from engines.registry import game
from tests.ui.tables import Blank, table_of


@pytest.fixture
def blank(monkeypatch: pytest.MonkeyPatch) -> Blank:
    pictures = Blank()
    for key in hosted():
        monkeypatch.setattr(type(face_of(key)), "pictures", pictures)
    return pictures


def game_of_two(key: str) -> tuple[Table, int, list[tuple[Moment, str]]]:
    """A table that is over, a seat, and its decisions with another action that was legal."""
    its_game, rng = game(key), random.Random(3)
    state = its_game.setup(its_game.options_type(), 2, "3" * 32)
    found: list[tuple[Moment, str]] = []
    while due := its_game.to_act(state):
        legal: tuple[Any, ...] = its_game.legal(state, due[0])
        action = rng.choice(legal)
        if due[0] == 0 and len(legal) > 1:
            other = rng.choice([each for each in legal if each != action])
            found.append((Moment(len(found) + 1, its_game.encode(state), action.text), other.text))
        state = its_game.apply(state, due[0], action).state
    return table_of(key, state, 2), 0, found


@pytest.mark.parametrize("key", hosted())
def test_each_page_shows_what_was_chosen_and_what_would_have_been_better(key: str, blank: Blank) -> None:
    table, seat, found = game_of_two(key)
    some = random.Random(5).sample(found, 4)
    costs = (4, 3, 2)
    judged = [Judged(*each, cost, -cost) for cost, each in zip(costs, some[:3], strict=True)]
    advised = advice(seat, len(found), [*judged, Judged(some[3][0], some[3][0].chosen, 0.0, 2.0)], 1.5)
    for page, lang in zip(range(4), (*LANGUAGES, "en"), strict=True):
        words = translator(lang)
        card = coach_card(table, advised, page, words)
        _, (view, shown_to, ask, *_), _ = blank.shown[-1]
        one = advised.pages[page]
        assert view == table.game.view(table.game.decode(one.moment.stored), seat)
        assert shown_to == seat
        assert ask.preview.text == (one.best if page < 3 else one.moment.chosen)
        assert card.picture is not None
        assert words("coach-estimate") in card.text
        assert words("coach-accuracy", accuracy=str(advised.accuracy)) in card.text
        assert not re.search(r"\*\* (\w|\d\d): ", card.text), "a mark that no picture shows"
        when = words("decision-round", round=view.round)
        if key == "between_two_castles":
            when = words("decision-round-turn", round=view.round, turn=view.turn)
        number = one.moment.number
        assert words("coach-when", when=when, number=number, count=len(found)) in card.text
        if page < 3:
            _, (_, _, mine, *_), _ = blank.shown[-2]
            assert mine.preview.text == one.moment.chosen, "the picture shows both moves"
        told = words("coach-cost", points=costs[page]) if page < 3 else words("coach-ahead", points=2)
        assert told in card.text
        rows = [row for row in card.rows if not isinstance(row, Menu)]
        buttons = [button for row in rows for button in row if isinstance(button, Button)]
        presses = [read(button.id) for button in buttons]
        assert [(press.verb, press.argument) for press in presses if press] == [
            ("coach", str(number)) for number in range(4)
        ]
        assert [button.disabled for button in buttons] == [number == page for number in range(4)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_tile_at_the_same_door_is_told_to_be_turned(lang: str) -> None:
    """Both ways have the same name: the reader must not take them for one."""
    words, key = translator(lang), "mad_king_ludwig"
    face, its_game = face_of(key), game(key)
    _, seat, found = game_of_two(key)
    for moment, _ in found:
        state = its_game.decode(moment.stored)
        view, named = its_game.view(state, seat), dict[str, Any]()
        for action in (each for each in its_game.legal(state, seat) if each.kind == "buy"):
            first = named.setdefault(face.briefly_named(view, action, words), action)
            if first != action:
                table = table_of(key, state, 2)
                told = Compared(table, seat, state, first.text, action.text, words).better()
                assert words("decision-turned", what=face.briefly_named(view, action, words)) in told
                return
    raise AssertionError("no tile fits a door in two ways")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_lost_nothing_is_told_so(lang: str) -> None:
    words = translator(lang)
    table, seat, found = game_of_two(hosted()[0])
    card = coach_card(table, advice(seat, len(found), [Judged(*found[0], 0.2, -0.2)], 1.5), 0, words)
    assert words("coach-nothing", count=1) in card.text
    assert card.picture is None
    assert card.rows == ()
