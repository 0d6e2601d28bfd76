"""Between Two Castles in words, over whole games in every language: all is said, and all of it fits."""

from __future__ import annotations

import logging
import random
import re
from typing import Any

import pytest

from bot.texts import LANGUAGES, Words, words
from bot.ui.card import LONGEST_LABEL, LONGEST_TEXT
from bot.ui.faces import face_of
from engines.between_two_castles.data import CARDS
from engines.between_two_castles.state import Bonus
from engines.core.contract import AnyGame
from engines.core.panel import narrow
from engines.registry import game
from render.core.names import sample_names
from tests.engines.between_two_castles.positions import building, of_types, play

KEY = "between_two_castles"
FACE = face_of(KEY)
GAME: AnyGame = game(KEY)
NAMES = sample_names(GAME.seats[-1])
NAMED = ("Ann", "Bob", "Cid")
LONGEST_DESCRIPTION = 100
ROOM_FOR_SEED = 300
"""Characters that the last message needs beside the explanation."""


def check_panel(state: Any, seat: int, said: Words) -> None:
    """Every step of a decision is asked, named and confirmed within Discord's limits."""
    view, legal = GAME.view(state, seat), GAME.legal(state, seat)
    answers: tuple[str, ...] = ()
    while ask := narrow(legal, answers, lambda action: GAME.forecast(view, action)):
        assert FACE.question(view, ask, said)
        for option in ask.options:
            assert 0 < len(FACE.label(view, ask, option, said)) <= LONGEST_LABEL
            if ask.count > 1:
                assert 0 < len(FACE.describe(view, ask, option, said)) <= LONGEST_DESCRIPTION
        if ask.preview:
            assert 0 < len(FACE.confirm(view, ask.preview, said)) <= LONGEST_LABEL
            return
        answers = (*ask.asked, *(option.answer for option in ask.options[-ask.count :]))
    raise AssertionError("the questions lead nowhere")


@pytest.mark.parametrize(("seats", "quick", "lang"), [(2, False, "ru"), (4, False, "pl"), (7, True, "en")])
def test_a_whole_game_is_told_and_fits(
    caplog: pytest.LogCaptureFixture, seats: int, quick: bool, lang: str
) -> None:
    said, names, rng = words(lang), NAMES[:seats], random.Random(seats)
    state = GAME.setup(GAME.options_type(quick=quick), seats, f"{seats:032x}")
    told = []
    with caplog.at_level(logging.ERROR, "bot.texts"):
        while due := GAME.to_act(state):
            seat = rng.choice(due)
            check_panel(state, seat, said)
            step = GAME.apply(state, seat, rng.choice(GAME.legal(state, seat)))
            state = step.state
            told.append(FACE.caption([event for event in step.events if event.only is None], names, said))
            view = GAME.view(state, None)
            assert len(FACE.in_words(view, names, said)) <= LONGEST_TEXT
            assert FACE.status(view, names, said)
            for each in range(seats):
                FACE.secrets(GAME.view(state, each), each, said)
        view = GAME.view(state, None)
        assert len(FACE.explain(view, names, said)) <= LONGEST_TEXT - ROOM_FOR_SEED
    assert caplog.records == []
    assert max(len(caption) for caption in told) < 1000
    for sight in FACE.sights(view, names, said):
        assert sight in FACE.in_words(view, names, said)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_point_of_a_small_table_is_explained(lang: str) -> None:
    said, rng = words(lang), random.Random(1)
    state = GAME.setup(GAME.options_type(), 3, f"{1:032x}")
    while due := GAME.to_act(state):
        state = GAME.apply(state, due[0], rng.choice(GAME.legal(state, due[0]))).state
    view = GAME.view(state, None)
    explained = FACE.explain(view, NAMES[:3], said)
    for castle in view.castles:
        for line in castle.lines:
            if line.points and line.cell is not None and line.sheet != "throne_room":
                assert f"{said(f'{KEY}-room-{line.source}')} {line.points}" in explained


QUOTES = {"en": ("“", "”"), "ru": ("«", "»"), "pl": ("„", "”")}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_bonus_card_stands_in_the_quotes_of_its_language(lang: str) -> None:
    said, rng = words(lang), random.Random(1)
    state = GAME.setup(GAME.options_type(), 3, f"{1:032x}")
    while due := GAME.to_act(state):
        state = GAME.apply(state, due[0], rng.choice(GAME.legal(state, due[0]))).state
    view = GAME.view(state, None)
    cards = [line.source for castle in view.castles for line in castle.lines if line.sheet == "bonus_cards"]
    assert cards
    before, after = QUOTES[lang]
    for card in cards:
        assert f"{before}{said(f'{KEY}-card-{card}')}{after}" in FACE.explain(view, NAMES[:3], said)


def test_a_choice_is_not_told_before_all_have_chosen() -> None:
    state = GAME.setup(GAME.options_type(), 3, f"{1:032x}")
    said = words("en")
    action = GAME.legal(state, 0)[0]
    step = GAME.apply(state, 0, action)
    public = GAME.view(step.state, None)
    texts = [
        FACE.caption([event for event in step.events if event.only is None], NAMES[:3], said),
        FACE.status(public, NAMES[:3], said),
        FACE.alt(public, NAMES[:3], said),
        FACE.in_words(public, NAMES[:3], said),
    ]
    for room in action.text.split()[1:]:
        assert not [text for text in texts if said(f"{KEY}-room-{room}") in text]
        assert said(f"{KEY}-room-{room}") in FACE.secrets(GAME.view(step.state, 0), 0, said)
    assert "Ann" in FACE.status(public, NAMES[:3], said)


@pytest.mark.parametrize(("lang", "regular"), [("en", "regular"), ("ru", "обычн"), ("pl", "zwykł")])
def test_the_three_cards_that_count_regular_types_say_so(lang: str, regular: str) -> None:
    said = words(lang)
    naming = {card for card in CARDS if regular in said(f"{KEY}-card-{card}")}
    assert naming == {"throne_edge_types", "five_of_type", "three_of_type", "types_present"}
    assert regular in said(f"{KEY}-rules-4")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_how_many_cells_around_the_throne_room_count_is_told(lang: str) -> None:
    said = words(lang)
    assert "10" in said(f"{KEY}-card-surrounded_8")
    assert "6" in said(f"{KEY}-card-edges_4")
    assert {"8", "10", "4", "6"} <= set(re.findall(r"\d+", said(f"{KEY}-rules-4")))
    assert said(f"{KEY}-option-quick") in said(f"{KEY}-rules-5")


def asked(state: Any, seat: int, *answers: str) -> tuple[str, list[str]]:
    """The question after these answers and the labels of its buttons, in English."""
    view, said = GAME.view(state, seat), words("en")
    ask = narrow(GAME.legal(state, seat), answers, lambda action: GAME.forecast(view, action))
    assert ask is not None
    return FACE.question(view, ask, said), [FACE.label(view, ask, option, said) for option in ask.options]


def test_partners_read_what_waits_and_what_each_answer_does() -> None:
    state = building([("Kitchen", "Parlor"), ("Sauna", "Nap Room"), ("Bakery", "Solar")])
    assert asked(state, 0, "left")[0].endswith("If neither will, you do: you are the senior partner here.")
    assert asked(state, 1, "right")[0].endswith("your partner does: the senior one here.")
    drawn = Bonus("utility", 0, "sauna", cards=("per_food", "per_living"))
    state = state._replace(bonuses=(drawn, None, None))
    assert asked(state, 0)[1] == ["A: left – Mespelbrunn: a bonus", "B: right – Hohenschwangau"]
    assert "Ann, Bob: a bonus to agree on" in FACE.status(GAME.view(state, None), NAMED, words("en"))
    state = play(state, (1, "card right per_food"))
    assert asked(state, 0)[1][0] == "A: left – Mespelbrunn: a proposal"
    question, labels = asked(state, 0, "left")
    assert question == "Your partner proposes for Mespelbrunn: 2 for each food room. What do you say?"
    assert labels == ["Accept", "Propose instead: 2 for each living room"]
    state = play(state, (0, "counter card left per_living"), (1, "counter card right per_food"))
    question, labels = asked(state, 0, "left")
    assert question == "Your partner wants for Mespelbrunn: 2 for each food room. You have the last word."
    assert labels == ["Accept", "Decide: 2 for each living room"]


def test_who_accepts_a_placement_reads_the_points_on_the_button() -> None:
    state = building([("Kitchen", "Parlor"), ("Sauna", "Nap Room"), ("Bakery", "Solar")])
    state = state._replace(bonuses=(Bonus("outdoor", 0, "sauna"), None, None))
    fountain = next(a for a in GAME.legal(state, 1) if a.text.startswith("add right"))
    assert asked(play(state, (1, fountain.text)), 0, "left")[1][0] == "Accept: +5"


def test_a_bonus_that_brings_nothing_is_told() -> None:
    state = building([("Key Room", "Parlor"), ("Sauna", "Nap Room"), ("Bakery", "Solar")])
    state = state._replace(castles=(of_types("utility", "utility"), *state.castles[1:]), deck=())
    place = next(a for a in GAME.legal(state, 0) if a.text.startswith("place left key_room"))
    told = FACE.caption(GAME.apply(state, 0, place).events, NAMES[:3], words("en"))
    assert told.endswith("No bonus card is left to draw: Mespelbrunn gets nothing for this bonus.")
