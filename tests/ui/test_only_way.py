"""No question without a choice: if only one thing can be done, a press does it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bot.texts import LANGUAGES, translator
from bot.ui.cards.card import Menu
from bot.ui.faces import face_of, hosted
from bot.ui.interactions.press import read
from bot.ui.panel.questions import Path
from engines.registry import game
from tests.soak import SOAK
from tests.support.cards import panel_card
from tests.ui.tables import At, Blank, table_of

GAMES = 12 if SOAK else 2


@pytest.fixture(autouse=True)
def blank(monkeypatch: pytest.MonkeyPatch) -> None:
    for key in hosted():
        monkeypatch.setattr(type(face_of(key)), "pictures", Blank())


def decided(key: str, number: int) -> tuple[int, int, list[tuple[Any, int]]]:
    """A whole game at random: its seats, how many decisions it had, and those that were none."""
    its_game, rng = game(key), random.Random(number)
    seats = its_game.seats[number % len(its_game.seats)]
    state = its_game.setup(its_game.options_type(), seats, f"{number:032x}")
    found, decisions = [], 0
    while due := its_game.to_act(state):
        seat = rng.choice(due)
        legal = its_game.legal(state, seat)
        decisions += 1
        if len(legal) == 1:
            found.append((state, seat))
        else:
            walk(key, state, seat, rng)
        state = its_game.apply(state, seat, rng.choice(legal)).state
    return seats, decisions, found


def walk(key: str, state: Any, seat: int, rng: random.Random) -> None:
    """Any way through the questions of a decision: each has several answers."""
    its_game = game(key)
    answers: tuple[str, ...] = ()
    legal = its_game.legal(state, seat)
    while True:
        ask = its_game.ask(legal, answers, lambda action: None)
        assert ask is not None
        if ask.preview is not None and not ask.options:
            return
        assert len(ask.options) > 1, (key, ask.question, answers)
        chosen = rng.sample(ask.options, ask.count)
        if len(chosen[0].actions) == 1:
            return
        answers = (*ask.asked, *(option.answer for option in chosen))


@pytest.mark.parametrize("number", range(GAMES))
@pytest.mark.parametrize("key", hosted())
async def test_the_only_thing_to_do_is_one_button_that_says_so(key: str, number: int) -> None:
    seats, decisions, found = decided(key, number)
    assert decisions > 10
    for state, seat in found:
        for lang in LANGUAGES:
            table = table_of(key, state, seats, lang=lang)
            card = await panel_card(table, seat, Path(), translator(lang), At())
            assert not any(isinstance(row, Menu) for row in card.rows)
            buttons = [read(button.id) for row in card.rows for button in row]  # type: ignore[union-attr]
            assert [press.verb for press in buttons if press] == ["do"]
            heading = card.text.splitlines()[0]
            assert "?" not in heading, heading
