"""Castles of Mad King Ludwig in words, over whole games: all is said, and all of it fits."""

from __future__ import annotations

import logging
import random
from collections.abc import Iterator

import pytest

from bot.texts import LANGUAGES, words
from bot.ui.card import LONGEST_LABEL, LONGEST_TEXT
from bot.ui.faces import face_of
from bot.ui.ids import Press
from bot.ui.panel import Path
from engines.core.contract import AnyGame
from engines.registry import game
from tests.render.mad_king_ludwig.played import NAMES, asks, played

FACE = face_of("mad_king_ludwig")
GAME: AnyGame = game("mad_king_ludwig")


@pytest.fixture(autouse=True)
def no_text_is_missing(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """A text that is not there, or lacks a placeholder, is logged as an error."""
    with caplog.at_level(logging.ERROR, logger="bot.texts"):
        yield
    assert caplog.messages == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_and_answer_can_be_said_and_fits(lang: str) -> None:
    said = words(lang)
    for state in played(2):
        for seat in GAME.to_act(state):
            view = GAME.view(state, seat)
            for ask in asks(state, seat):
                assert 1 <= len(FACE.question(view, ask, said)) <= LONGEST_TEXT // 2
                for option in ask.options:
                    assert 1 <= len(FACE.label(view, ask, option, said)) <= LONGEST_LABEL
                    assert Press("ABCDEF", 99999, "ask", Path((*ask.asked, option.answer)).text).id
                if ask.preview is not None:
                    assert 1 <= len(FACE.confirm(view, ask.preview, said)) <= LONGEST_LABEL


@pytest.mark.parametrize(("seats", "lang"), [(1, "ru"), (2, "pl"), (4, "en")])
def test_a_game_of_random_moves_is_told_and_fits(seats: int, lang: str) -> None:
    said, names, rng = words(lang), NAMES[:seats], random.Random(seats)
    state = GAME.setup(GAME.options_type(), seats, f"{seats:032x}")
    while due := GAME.to_act(state):
        seat = rng.choice(due)
        action = rng.choice(GAME.legal(state, seat))
        step = GAME.apply(state, seat, action)
        state = step.state
        public = [event for event in step.events if event.only is None]
        told = FACE.caption(public, names, said)
        assert told
        view = GAME.view(state, None)
        assert len(FACE.in_words(view, names, said)) <= LONGEST_TEXT
        assert FACE.status(view, names, said)
        assert FACE.secrets(GAME.view(state, seat), seat, said)
    assert 0 < len(FACE.explain(GAME.view(state, None), names, said)) <= LONGEST_TEXT
    assert len(FACE.sights(GAME.view(state, None), names, said)) == seats + 2


def test_rooms_that_fit_nowhere_say_why() -> None:
    said = words("en")
    told = [
        FACE.question(GAME.view(state, seat), asks(state, seat)[0], said)
        for state in played(2)
        if state.phase == "buy"
        for seat in GAME.to_act(state)
    ]
    assert any("no open entrance on its floor" in text for text in told)
    first = next(state for state in played(2) if state.phase == "buy")
    (due,) = GAME.to_act(first)
    poor = first.with_castle(due, first.castles[due]._replace(money=0))
    assert "3000 marks missing" in FACE.question(GAME.view(poor, due), asks(poor, due)[0], said)


def test_a_secret_is_said_to_nobody_else() -> None:
    said = words("en")
    for state in played(2):
        if state.phase in ("look", "bonus"):
            (due,) = GAME.to_act(state)
            assert FACE.secrets(GAME.view(state, None), due, said) == ""
            other = GAME.redeal(state, 1 - due, random.Random(5))
            seen = [FACE.secrets(GAME.view(each, 1 - due), 1 - due, said) for each in (state, other)]
            assert seen[0] == seen[1]
