"""Every game in words, over a whole game: all is said in every language, and all of it fits."""

from __future__ import annotations

import logging
import random
from collections.abc import Iterator
from itertools import cycle
from typing import Any

import pytest

from bot.texts import LANGUAGES, Translator, translator
from bot.ui.cards.card import LONGEST_LABEL, LONGEST_TEXT
from bot.ui.faces import face_of, hosted
from bot.ui.interactions.press import Press
from bot.ui.panel.questions import Path
from engines.registry import game
from render.core.names import sample_names
from tests.played import asks
from tests.soak import in_turn

LONGEST_DESCRIPTION = 100
LONGEST_CAPTION = 1000
ROOM_FOR_SEED = 300
"""Characters that the last message needs beside the explanation."""


@pytest.fixture(autouse=True)
def no_text_is_missing(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """A text that is not there, or lacks a placeholder, is logged as an error."""
    with caplog.at_level(logging.ERROR, logger="bot.texts"):
        yield
    assert [record for record in caplog.records if record.name == "bot.texts"] == []


def check_panel(key: str, state: Any, seat: int, words: Translator) -> None:
    """Every step of a decision is asked, named and confirmed within Discord's limits."""
    face, view = face_of(key), game(key).view(state, seat)
    for ask in asks(key, state, seat):
        assert 0 < len(face.question(view, ask, words)) <= LONGEST_TEXT // 2
        labels = [face.label(view, ask, option, words) for option in ask.options]
        assert all(0 < len(label) <= LONGEST_LABEL for label in labels)
        assert len(set(labels)) == len(labels)
        for option in ask.options:
            assert Press("ABCDEF", 99999, "ask", Path((*ask.asked, option.answer)).text).id
            if ask.count > 1:
                assert 0 < len(face.describe(view, ask, option, words)) <= LONGEST_DESCRIPTION
            if len(option.actions) == 1:  # who wants to confirm everything confirms it
                assert 0 < len(face.confirm(view, option.actions[0], words)) <= LONGEST_LABEL


@pytest.mark.parametrize(("key", "fewer"), in_turn(hosted(), range(len(LANGUAGES))))
def test_a_whole_game_is_told_and_fits(key: str, fewer: int) -> None:
    """With as many as can play, or one or two fewer. The languages take turns."""
    its_game, face = game(key), face_of(key)
    seats = its_game.seats[-1 - fewer]
    names, rng = sample_names(seats), random.Random(seats)
    state = its_game.setup(its_game.options_type(), seats, f"{seats:032x}")
    told, turns = [], cycle(map(translator, LANGUAGES))
    while due := its_game.to_act(state):
        seat, said = rng.choice(due), next(turns)
        if rng.random() < 0.3:
            check_panel(key, state, seat, said)
        step = its_game.apply(state, seat, rng.choice(its_game.legal(state, seat)))
        state = step.state
        told.append(face.caption([event for event in step.events if event.only is None], names, said))
        view = its_game.view(state, None)
        assert face.status(view, names, said)
        if step.turn_ends and (rng.random() < 0.4 or not its_game.to_act(state)):  # shown, as some are
            assert 0 < len(face.in_words(view, names, said)) <= LONGEST_TEXT
            assert face.alt(view, names, said)
            assert len(face.secrets(its_game.view(state, seat), seat, said)) <= LONGEST_TEXT // 2
    assert any(told)
    assert max(map(len, told)) < LONGEST_CAPTION
    for said in map(translator, LANGUAGES):
        explained = face.explain(its_game.view(state, None), names, said)
        assert 0 < len(explained) <= LONGEST_TEXT - ROOM_FOR_SEED
        assert all(name in explained for name in names)
