"""Hints: the panel is led to what the strong player would do, and told why in facts."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from bot.service.levels import advises
from bot.service.refusal import Refusal
from bot.service.table import Table
from bot.service.terms import Terms
from bot.texts import LANGUAGES, words
from bot.ui.card import Button, Card, Menu
from bot.ui.faces import hosted
from bot.ui.hints import Hint, hint_for, hint_text
from bot.ui.ids import read
from bot.ui.panel import Path, panel_card
from bot.ui.terms import terms_card, terms_text
from engines.registry import game
from tests.ui.tables import At, table_of


def decisions(key: str, seats: int) -> Iterator[tuple[Any, int, tuple[Any, ...]]]:
    """States of a game at random, with who is due and what is legal."""
    its_game, rng = game(key), random.Random(4)
    state = its_game.setup(its_game.options_type(), seats, "4" * 32)
    while due := its_game.to_act(state):
        legal = its_game.legal(state, due[0])
        yield state, due[0], legal
        state = its_game.apply(state, due[0], rng.choice(legal)).state


def verbs(card: Card) -> list[str]:
    rows = [row for row in card.rows if not isinstance(row, Menu)]
    presses = [read(button.id) for row in rows for button in row if isinstance(button, Button)]
    return [press.verb for press in presses if press]


def playing(key: str, state: Any, seats: int, **terms: bool) -> Table:
    table = table_of(key, state, seats)
    row = replace(table.row, state=table.game.encode(state), terms=Terms.model_validate(terms).text())
    return replace(table, row=row)


@pytest.mark.parametrize("key", hosted())
def test_the_panel_can_be_led_to_every_action(key: str) -> None:
    its_game, rng, kinds = game(key), random.Random(1), set[str]()
    for number, (_, _, legal) in enumerate(decisions(key, its_game.seats[-1])):
        if number > 150:
            break
        some = [legal[0], *rng.sample(legal, min(2, len(legal)))]
        for action in some:
            answers = its_game.answers_to(legal, action)
            assert answers is not None, action
            ask = its_game.ask(legal, answers, lambda _: None)
            assert ask is not None
            assert ask.preview == action
            kinds.add(action.kind)
    assert kinds


ADVISED = [key for key in hosted() if advises(game(key))]
"""The games with a strong player."""


async def test_without_a_strong_player_there_is_neither_hint_nor_coach(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    key = ADVISED[0]
    players = {name: player for name, player in game(key).players.items() if name != "strong"}
    monkeypatch.setattr(type(game(key)), "players", players)
    state, seat, _ = next(one for one in decisions(key, 2) if len(one[2]) > 2)
    table = playing(key, state, 2)
    assert not advises(table.game)
    assert "hint" not in verbs(await panel_card(table, seat, Path(), words("en"), At()))
    with pytest.raises(Refusal) as refused:
        await hint_for(table, seat, At(), At())
    assert refused.value.code == "no-hints"


@pytest.mark.parametrize("key", ADVISED)
async def test_a_hint_is_the_best_that_was_weighed_shown_as_a_preview(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.ui.hints.BUDGET", 0.05)
    found = [(state, seat, legal) for state, seat, legal in decisions(key, 2) if len(legal) > 2]
    state, seat, legal = found[len(found) // 2]
    table = playing(key, state, 2)
    hint = await hint_for(table, seat, At(), At())
    assert hint.answers is not None
    ask = table.game.ask(legal, hint.answers, lambda _: None)
    assert ask is not None
    assert ask.preview is not None
    view = table.view(seat)
    gains = [table.game.forecast(view, action) or 0 for action in legal]
    assert hint.gain is None or hint.gain == table.game.forecast(view, ask.preview)
    assert max(gains) >= (hint.gain or 0)
    card = await panel_card(table, seat, Path(hint.answers), words("en"), At(), every=True)
    assert "do" in verbs(card)
    assert "hint" not in verbs(card)


async def test_only_a_question_that_is_open_offers_a_hint_and_only_where_it_was_agreed_on() -> None:
    key = ADVISED[0]
    state, seat, _ = next(one for one in decisions(key, 2) if len(one[2]) > 2)
    for terms, offered in (({}, True), ({"hints": False}, False), ({"rated": True}, False)):
        table = playing(key, state, 2, **terms)
        card = await panel_card(table, seat, Path(), words("en"), At())
        assert ("hint" in verbs(card)) is offered
        other = await panel_card(table, 1 - seat, Path(), words("en"), At())
        assert ("hint" in verbs(other)) is (offered and 1 - seat in table.to_act)
        if not offered:
            with pytest.raises(Refusal) as refused:
                await hint_for(table, seat, At(), At())
            assert refused.value.code == "no-hints"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hint_tells_facts(lang: str) -> None:
    said = words(lang)
    clear, close, only = Hint((), 6, 2.4), Hint((), -1, 0.3), Hint((), None, None)
    assert hint_text(clear, said) == f"{said('hint-brings', gain='+6')} {said('hint-ahead', points=2)}"
    assert hint_text(close, said) == f"{said('hint-brings', gain='−1')} {said('hint-close')}"
    assert hint_text(only, said) == said("hint-this")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("verb", "term", "name", "line"),
    [
        ("hints", "hints", "hints", "lobby-no-hints"),
        ("agreeing", "take_back", "by-agreement", "by-agreement-line"),
    ],
)
def test_the_terms_have_a_switch_and_the_lobby_tells_what_there_is_not(
    lang: str, verb: str, term: str, name: str, line: str
) -> None:
    said, key = words(lang), ADVISED[0]
    for terms, label, argument, told in (
        (Terms(), f"{name}-on", "off", False),
        (Terms.model_validate({term: False}), f"{name}-off", "on", True),
        (Terms(rated=True), f"{name}-off", "on", True),
    ):
        table = table_of(key, None, 2)
        table = replace(table, row=replace(table.row, terms=terms.text()))
        rows = [row for row in terms_card(table, said).rows if not isinstance(row, Menu)]
        buttons = [each for row in rows for each in row if isinstance(each, Button)]
        [button] = [each for each in buttons if f":{verb}:" in each.id]
        press = read(button.id)
        assert press is not None
        assert (button.label, press.argument) == (said(label), argument)
        assert button.disabled is terms.rated
        line = "lobby-rated" if terms.rated else line
        assert (said(line) in terms_text(table, said)) is told
