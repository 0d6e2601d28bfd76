"""Hints: the panel leads to the strong player's choice, and gives its reasons as facts."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Any, cast

import pytest

from bot.features.coach.hint_handlers import leading_back
from bot.features.coach.hints import Hint, hint_for, hint_text
from bot.tables.levels import advises
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.tables.terms import Terms
from bot.texts import LANGUAGES, Translator, translator
from bot.ui.board.terms_card import terms_card, terms_text
from bot.ui.cards.card import Button, Card, Menu
from bot.ui.faces import face_of, hosted
from bot.ui.interactions.press import Press, read
from bot.ui.panel.questions import Path
from engines.core.score import signed
from engines.registry import game, keys
from tests.support.cards import panel_card
from tests.texts.catalogues import catalogue
from tests.ui.reasons import rare_of
from tests.ui.tables import At, Blank, table_of


@pytest.fixture
def blank(monkeypatch: pytest.MonkeyPatch) -> None:
    """Replaces the pictures in tests that only look at buttons."""
    for key in hosted():
        monkeypatch.setattr(type(face_of(key)), "pictures", Blank())


def decisions(key: str, seats: int) -> Iterator[tuple[Any, int, tuple[Any, ...]]]:
    """Yields states of a random game, with the seat to act and its legal actions."""
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


@pytest.mark.usefixtures("blank")
async def test_without_a_strong_player_there_is_neither_hint_nor_coach(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    key = ADVISED[0]
    players = {name: player for name, player in game(key).players.items() if name != "strong"}
    monkeypatch.setattr(type(game(key)), "players", players)
    state, seat, _ = next(one for one in decisions(key, 2) if len(one[2]) > 2)
    table = playing(key, state, 2)
    assert not advises(table.game)
    assert "hint" not in verbs(await panel_card(table, seat, Path(), translator("en"), At()))
    with pytest.raises(Refusal) as refused:
        await hint_for(table, seat, At(), At())
    assert refused.value.code == "no-hints"


@pytest.mark.parametrize("key", ADVISED)
async def test_a_hint_is_the_best_that_was_weighed_shown_as_a_preview(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.features.coach.hints.BUDGET", 0.05)
    found = [(state, seat, legal) for state, seat, legal in decisions(key, 2) if len(legal) > 2]
    state, seat, legal = found[len(found) // 2]
    table = playing(key, state, 2)
    hint = await hint_for(table, seat, At(), At())
    assert hint.answers is not None
    ask = table.game.ask(legal, hint.answers, lambda _: None)
    assert ask is not None
    assert ask.preview is not None
    assert ask.preview == hint.action
    assert hint_text(hint, table, seat, translator("en")).startswith("A strong computer player would do this")
    card = await panel_card(table, seat, Path(hint.answers), translator("en"), At(), confirm_all=True)
    assert "do" in verbs(card)
    assert "hint" not in verbs(card)
    shown, back = leading_back(card, translator("en")), translator("en")("back")
    buttons = [
        each for row in shown.rows if isinstance(row, tuple) for each in row if isinstance(each, Button)
    ]
    ways = {button.label: button.id for button in buttons}
    assert ways[back] == Press(table.id, table.seq, "ask").id, "where the hint was asked for"


@pytest.mark.usefixtures("blank")
async def test_only_a_question_that_is_open_offers_a_hint_and_only_where_it_was_agreed_on() -> None:
    key = ADVISED[0]
    state, seat, _ = next(one for one in decisions(key, 2) if len(one[2]) > 2)
    for terms, offered in (({}, True), ({"hints": False}, False), ({"rated": True}, False)):
        table = playing(key, state, 2, **terms)
        card = await panel_card(table, seat, Path(), translator("en"), At())
        assert ("hint" in verbs(card)) is offered
        other = await panel_card(table, 1 - seat, Path(), translator("en"), At())
        assert ("hint" in verbs(other)) is (offered and 1 - seat in table.to_act)
        if not offered:
            with pytest.raises(Refusal) as refused:
                await hint_for(table, seat, At(), At())
            assert refused.value.code == "no-hints"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hint_tells_what_it_brings_and_how_it_compares_with_the_next_best_by_name(lang: str) -> None:
    words, face = translator(lang), face_of("kingdomino")
    state, seat, legal = next(one for one in decisions("kingdomino", 2) if one[2][0].kind == "place")
    table = playing("kingdomino", state, 2)
    view = table.view(seat)
    ranked = sorted(legal, key=lambda action: -(table.game.forecast(view, action) or 0))
    best, other = ranked[0], ranked[-1]
    gain = words("fact-now", gain=signed(table.game.forecast(view, best) or 0))
    name = words("hint-other", name=face.briefly_named(view, other, words))
    for ahead, end in (
        (2.4, words("hint-ahead", points=2, other=name)[:-1]),
        (0.3, words("hint-close", other=name)),
    ):
        told = hint_text(Hint((), best, ahead, other), table, seat, words)
        facts = [gain, *(face.told(fact, table.names, words) for fact in face.reasons(view, best))]
        assert told.startswith(words("hint-brings", facts="; ".join(facts[:3])))
        assert end in told
    assert hint_text(Hint((), best, None), table, seat, words) == words(
        "hint-brings", facts="; ".join(facts[:3])
    )


def test_no_hint_says_that_only_one_thing_can_be_done() -> None:
    """The preview of a hint is asked as a question with one answer left, though others were possible."""
    words = translator("en")
    state, seat, legal = next(one for one in decisions("between_two_castles", 2) if one[2][0].kind == "place")
    table = playing("between_two_castles", state, 2)
    answers = table.game.answers_to(legal, legal[0])
    assert answers is not None
    ask = table.game.ask(legal, answers, lambda _: None)
    assert ask is not None
    assert "only" not in face_of("between_two_castles").question(table.view(seat), ask, words).lower()


@pytest.mark.parametrize(("key", "seats"), [(key, 4 if key == "kingdomino" else 2) for key in keys()])
def test_every_fact_of_a_game_is_said_for_some_decision_of_it(key: str, seats: int) -> None:
    """Facts are a few words each, and every message for one occurs in a game, in all languages."""
    its_game, rng, told = game(key), random.Random(4), set[str]()
    said = {lang: translator(lang) for lang in LANGUAGES}

    def listened(lang: str, message: str, **values: str | int) -> str:
        told.add(f"{lang} {message}")
        return said[lang](message, **values)

    options: dict[str, Any] = {"middle_kingdom": True} if key == "kingdomino" else {}
    state = its_game.setup(its_game.options_type(**options), seats, "4" * 32)
    while due := its_game.to_act(state):
        view, legal = its_game.view(state, due[0]), its_game.legal(state, due[0])
        action = its_game.players["greedy"](view, legal, rng, 0.0)
        face = face_of(key)
        for lang in LANGUAGES:
            words = cast(Translator, partial(listened, lang))
            for each in {action, rng.choice(legal)}:
                stated = (*face.reasons(view, each), *face.objections(view, each, action))
                facts = [face.told(fact, ("Ann", "Bob") * 2, words) for fact in stated]
                assert all(0 < len(fact) <= 150 and not fact.endswith(".") for fact in facts)
        state = its_game.apply(state, due[0], action).state
    prefixes = (f"{key}-reason-", f"{key}-against-")
    rare = {f"{key}-{name}" for name in rare_of(key)}  # `test_reasons` checks them where they are
    stated_in_games = {name for name in catalogue("en") if name.startswith(prefixes)} - rare
    assert stated_in_games
    assert {f"{lang} {name}" for lang in LANGUAGES for name in stated_in_games} <= told


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
    words, key = translator(lang), ADVISED[0]
    for terms, label, argument, told in (
        (Terms(), f"{name}-on", "off", False),
        (Terms.model_validate({term: False}), f"{name}-off", "on", True),
        (Terms(rated=True), f"{name}-off", "on", True),
    ):
        table = table_of(key, None, 2)
        table = replace(table, row=replace(table.row, terms=terms.text()))
        rows = [row for row in terms_card(table, words).rows if not isinstance(row, Menu)]
        buttons = [each for row in rows for each in row if isinstance(each, Button)]
        [button] = [each for each in buttons if f":{verb}:" in each.id]
        press = read(button.id)
        assert press is not None
        assert (button.label, press.argument) == (words(label), argument)
        assert button.disabled is terms.rated
        line = "lobby-rated" if terms.rated else line
        assert (words(line) in terms_text(table, words)) is told
