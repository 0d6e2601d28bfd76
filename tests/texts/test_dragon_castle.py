"""Dragon Castle in words: whatever is asked or told in played games can be said and fits Discord."""

from __future__ import annotations

import logging
from itertools import pairwise
from typing import Any

import pytest

from bot.texts import LANGUAGES, words
from bot.ui.card import LONGEST_LABEL, LONGEST_TEXT
from bot.ui.faces import face_of
from bot.ui.ids import Press
from bot.ui.panel import Path
from engines.dragon_castle.data import SPIRITS, Spirit
from engines.dragon_castle.state import LastTurn
from tests.render.dragon_castle.games import GAME, NAMES, SETTINGS, asks, moments, played

FACE = face_of("dragon_castle")
MUCH: dict[str, Any] = {"spirits": SPIRITS, "dragons": ("harmony", "power", "knowledge")}
"""So many cards that every question occurs."""


@pytest.fixture(autouse=True)
def no_text_is_missing(caplog: pytest.LogCaptureFixture) -> Any:
    """A text that is not there, or lacks a placeholder, is logged as an error."""
    with caplog.at_level(logging.ERROR, logger="bot.texts"):
        yield
    assert caplog.messages == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 3])
def test_every_question_and_answer_can_be_said_and_fits(lang: str, seats: int) -> None:
    said = words(lang)
    for state in moments(seats, MUCH):
        for view, seat, ask in asks(state):
            assert seat == state.turn.seat
            assert 1 <= len(FACE.question(view, ask, said)) <= LONGEST_TEXT // 2
            labels = [FACE.label(view, ask, option, said) for option in ask.options]
            assert all(1 <= len(label) <= LONGEST_LABEL for label in labels)
            assert len(set(labels)) == len(labels), labels
            for option in ask.options:
                answers = Path((*ask.asked, option.answer)).text
                assert Press("ABCDEF", 99999, "ask", answers).id
            if ask.preview is not None:
                assert 1 <= len(FACE.confirm(view, ask.preview, said)) <= LONGEST_LABEL


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_the_board_in_words_and_the_account_fit_in_a_message(
    lang: str, seats: int, options: dict[str, Any]
) -> None:
    said = words(lang)
    states = played(seats, options)
    for state in (states[0], states[len(states) // 2], states[-1]):
        view = GAME.view(state, None)
        assert len(FACE.in_words(view, NAMES[:seats], said)) <= LONGEST_TEXT
        assert FACE.alt(view, NAMES[:seats], said)
    end = GAME.view(states[-1], None)
    account = FACE.explain(end, NAMES[:seats], said)
    assert all(str(score) in account for score in end.scores)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 3])
def test_every_action_but_a_refusal_to_build_or_go_on_is_told(lang: str, seats: int) -> None:
    said = words(lang)
    states = played(seats, MUCH)
    for before, after in pairwise(states):
        seat = before.turn.seat
        for action in GAME.legal(before, seat):
            step = GAME.apply(before, seat, action)
            if step.state == after:
                told = FACE.caption(step.events, NAMES[:seats], said)
                assert told or action.kind in ("skip", "end")
                break


def test_a_caption_names_who_took_what_and_what_it_uncovered() -> None:
    states = played(3, {})
    take = GAME.legal(states[0], states[0].turn.seat)[0]
    step = GAME.apply(states[0], states[0].turn.seat, take)
    told = FACE.caption(step.events, NAMES[:3], words("en"))
    assert told.startswith(f"**{NAMES[states[0].turn.seat]}** takes ")
    assert " and uncovers " in told


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("spirit", "faces", "offered"),
    [
        ("beauty", "M3 F3 S3 M3 .. M1", "4 × 3 +3"),
        ("change", "E1 E2 W1 E3 .. M1", "B"),
        ("cunning", "D1 D2 D3 .. .. M1", "3 × "),
    ],
)
def test_spirits_that_make_sets_say_what_each_set_brings(
    lang: str, spirit: Spirit, faces: str, offered: str
) -> None:
    """Random games hardly ever get there, so the realm is laid out by hand."""
    said = words(lang)
    state = _at_the_check(spirit, faces)
    (call,) = (action for action in GAME.legal(state, 0) if action.text == f"spirit {spirit} shrine")
    state = GAME.apply(state, 0, call).state
    told = []
    for view, seat, ask in asks(state):
        assert FACE.question(view, ask, said)
        told += [FACE.label(view, ask, option, said) for option in ask.options]
        assert FACE.pictures.panel(view, seat, ask, NAMES[:2], said)
    assert len(told) == 2
    assert offered in told[1]


def _at_the_check(spirit: Spirit, faces: str) -> Any:
    """A turn in which these tiles lie in the first row and once more in the last, ready for the check."""
    state = GAME.setup(GAME.options_type(spirits=(spirit,)), 2, "5" * 32)
    realm = state.realms[0]
    row = tuple("" if face == ".." else face for face in faces.split())
    blank = ("",) * (len(realm.faces) - 2 * len(row))
    laid = (*row, *blank, *row)
    realm = realm._replace(faces=laid, heights=tuple(int(bool(face)) for face in laid))
    return state._replace(
        realms=(realm, *state.realms[1:]),
        last=(LastTurn(0),),
        turn=state.turn._replace(seat=0, phase="sets"),
    )
