"""Between Two Castles in words, over whole games in every language: all is said, and all of it fits."""

from __future__ import annotations

import logging
import random
import re
from typing import Any

import pytest

from bot.texts import LANGUAGES, Translator, translator
from bot.ui.cards.card import LONGEST_LABEL, LONGEST_TEXT
from bot.ui.faces.between_two_castles.face import FACE
from engines.between_two_castles.data import CARDS, ROOMS
from engines.between_two_castles.state import Bonus
from engines.core.contract import AnyGame
from engines.registry import game
from render.core.names import sample_names
from tests.engines.between_two_castles.positions import building, of_types, play
from tests.played import asks
from tests.soak import SOAK
from tests.texts.house_rules import house_rules

KEY = "between_two_castles"
GAME: AnyGame = game(KEY)
NAMES = sample_names(GAME.seats[-1])
NAMED = ("Ann", "Bob", "Cid")
LONGEST_DESCRIPTION = 100
ROOM_FOR_SEED = 300
"""The characters that the last message needs besides the explanation."""


def check_panel(state: Any, seat: int, words: Translator) -> None:
    """Checks that every step of a decision has texts for question, labels and confirmation that fit."""
    view = GAME.view(state, seat)
    for ask in asks(KEY, state, seat):
        assert FACE.question(view, ask, words)
        labels = [FACE.label(view, ask, option, words) for option in ask.options]
        assert all(0 < len(label) <= LONGEST_LABEL for label in labels)
        assert len(set(labels)) == len(labels)
        for option in ask.options:
            assert len(FACE.describe(view, ask, option, words)) <= LONGEST_DESCRIPTION
            if len(option.actions) == 1:  # who wants to confirm everything confirms it
                assert 0 < len(FACE.confirm(view, option.actions[0], words)) <= LONGEST_LABEL


@pytest.mark.parametrize(("seats", "quick", "lang"), [(2, False, "ru"), (4, False, "pl"), (7, True, "en")])
def test_a_whole_game_is_told_and_fits(
    caplog: pytest.LogCaptureFixture, seats: int, quick: bool, lang: str
) -> None:
    words, names, rng = translator(lang), NAMES[:seats], random.Random(seats)
    state = GAME.setup(GAME.options_type(quick=quick), seats, f"{seats:032x}")
    told = []
    with caplog.at_level(logging.ERROR, "bot.texts"):
        while due := GAME.to_act(state):
            seat = rng.choice(due)
            if SOAK or rng.random() < 0.2:
                check_panel(state, seat, words)
            step = GAME.apply(state, seat, rng.choice(GAME.legal(state, seat)))
            state = step.state
            told.append(FACE.caption([event for event in step.events if event.only is None], names, words))
            view = GAME.view(state, None)
            assert FACE.status(view, names, words)
            if SOAK or rng.random() < 0.3 or not GAME.to_act(state):
                assert len(FACE.in_words(view, names, words)) <= LONGEST_TEXT
                for each in range(seats):
                    FACE.secrets(GAME.view(state, each), each, words)
        view = GAME.view(state, None)
        assert len(FACE.explain(view, names, words)) <= LONGEST_TEXT - ROOM_FOR_SEED
    assert [record for record in caplog.records if record.name == "bot.texts"] == []
    assert max(len(caption) for caption in told) < 1000
    for sight in FACE.sights(view, names, words):
        assert sight in FACE.in_words(view, names, words)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_point_of_a_small_table_is_explained(lang: str) -> None:
    words, rng = translator(lang), random.Random(1)
    state = GAME.setup(GAME.options_type(), 3, f"{1:032x}")
    while due := GAME.to_act(state):
        state = GAME.apply(state, due[0], rng.choice(GAME.legal(state, due[0]))).state
    view = GAME.view(state, None)
    explained = FACE.explain(view, NAMES[:3], words)
    for castle in view.castles:
        for line in castle.lines:
            if line.points and line.cell is not None and line.sheet != "throne_room":
                assert f"{words(f'{KEY}-room-{line.source}')} {line.points}" in explained


QUOTES = {"en": ("“", "”"), "ru": ("«", "»"), "pl": ("„", "”")}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_bonus_card_stands_in_the_quotes_of_its_language(lang: str) -> None:
    words, rng = translator(lang), random.Random(1)
    state = GAME.setup(GAME.options_type(), 3, f"{1:032x}")
    while due := GAME.to_act(state):
        state = GAME.apply(state, due[0], rng.choice(GAME.legal(state, due[0]))).state
    view = GAME.view(state, None)
    cards = [line.source for castle in view.castles for line in castle.lines if line.sheet == "bonus_cards"]
    assert cards
    before, after = QUOTES[lang]
    for card in cards:
        assert f"{before}{words(f'{KEY}-card-{card}')}{after}" in FACE.explain(view, NAMES[:3], words)


def test_a_choice_is_not_told_before_all_have_chosen() -> None:
    state = GAME.setup(GAME.options_type(), 3, f"{1:032x}")
    words = translator("en")
    action = GAME.legal(state, 0)[0]
    step = GAME.apply(state, 0, action)
    public = GAME.view(step.state, None)
    texts = [
        FACE.caption([event for event in step.events if event.only is None], NAMES[:3], words),
        FACE.status(public, NAMES[:3], words),
        FACE.alt(public, NAMES[:3], words),
        FACE.in_words(public, NAMES[:3], words),
    ]
    for room in action.text.split()[1:]:
        assert not [text for text in texts if words(f"{KEY}-room-{room}") in text]
        assert words(f"{KEY}-room-{room}") in FACE.secrets(GAME.view(step.state, 0), 0, words)
    assert FACE.status(public, NAMED, words) == "Bob, Cid: choose two tiles in secret."


@pytest.mark.parametrize(("lang", "regular"), [("en", "regular"), ("ru", "обычн"), ("pl", "zwykł")])
def test_the_three_cards_that_count_regular_types_say_so(lang: str, regular: str) -> None:
    words = translator(lang)
    naming = {card for card in CARDS if regular in words(f"{KEY}-card-{card}")}
    assert naming == {"throne_edge_types", "five_of_type", "three_of_type", "types_present"}
    assert regular in words(f"{KEY}-rules-4")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_how_many_cells_around_the_throne_room_count_is_told(lang: str) -> None:
    words = translator(lang)
    assert "10" in words(f"{KEY}-card-surrounded_8")
    assert "6" in words(f"{KEY}-card-edges_4")
    assert {"8", "10", "4", "6"} <= set(re.findall(r"\d+", words(f"{KEY}-rules-4")))
    assert words(f"{KEY}-option-quick") in words(f"{KEY}-rules-5")


def asked(state: Any, seat: int, *answers: str) -> tuple[str, list[str]]:
    """The question after these answers and the labels of its buttons, in English."""
    view, words = GAME.view(state, seat), translator("en")
    ask = GAME.ask(GAME.legal(state, seat), answers, lambda action: GAME.forecast(view, action))
    assert ask is not None
    return FACE.question(view, ask, words), [FACE.label(view, ask, option, words) for option in ask.options]


def at_work() -> Any:
    """Three people with two tiles each, and nothing built yet."""
    return building([("Kitchen", "Parlor"), ("Sauna", "Nap Room"), ("Bakery", "Solar")])


def test_castle_and_tile_are_one_question_that_names_the_task_and_what_it_brings() -> None:
    question, labels = asked(at_work(), 0)
    assert question.splitlines() == [
        "What will you do first?",
        "**Mespelbrunn**: place a tile.",
        "**Hohenschwangau**: place a tile.",
    ]
    assert labels == [
        "1 Mespelbrunn: place Kitchen +2",
        "2 Mespelbrunn: place Parlor +0",
        "3 Hohenschwangau: place Kitchen +0",
        "4 Hohenschwangau: place Parlor +0",
    ]
    question, labels = asked(at_work(), 0, "left.place.kitchen")
    assert question.startswith("**Mespelbrunn**: place Kitchen (")
    assert labels[0] == "1: column 0, level 2, on Throne room, +2"


def test_a_tile_that_would_be_the_third_or_fifth_of_its_type_says_so_before_it_is_placed() -> None:
    state = at_work()
    state = state._replace(castles=(of_types("food", "food"), of_types(*["living"] * 4), *state.castles[2:]))
    _, labels = asked(state, 0)
    assert labels[0] == "1 Mespelbrunn: place Kitchen +2 · third food room: bonus"
    assert " · " not in labels[1] + labels[2] + labels[3]
    assert asked(state, 0, "left.place.kitchen")[0].endswith("Where?\n-# Third food room: bonus")
    state = state._replace(castles=(of_types(*["food"] * 4), *state.castles[1:]))
    assert asked(state, 0)[1][0].endswith(" · fifth food room: a special room")


def test_a_hand_says_what_each_tile_sets_off_and_shows_the_castles_it_is_for() -> None:
    state = GAME.setup(GAME.options_type(), 3, f"{1:032x}")
    view, words = GAME.view(state, 0), translator("en")
    kind = next(room for room in view.hand)
    state = state._replace(castles=(of_types(*[ROOMS[kind].type] * 4), *state.castles[1:]))
    view = GAME.view(state, 0)
    ask = GAME.ask(GAME.legal(state, 0), (), lambda action: None)
    assert ask is not None
    told = FACE.describe(view, ask, ask.options[0], words)
    in_full, in_short = words(f"{KEY}-sets-off-5", kind=ROOMS[kind].type), words(f"{KEY}-off-5")
    assert in_full in told or f"{view.castles[0].name.title()} +" in told.partition(in_short)[0]
    lines = FACE.question(view, ask, words).splitlines()
    assert lines[1].startswith(f"-# Left: **Mespelbrunn** {view.castles[0].points} · ")
    assert lines[1].endswith(" 4")
    assert lines[2] == "-# Right: **Hohenschwangau** 0 · nothing yet"
    assert FACE.secrets(view, 0, words) == ""  # its menu shows the hand


def test_partners_read_what_waits_and_what_each_answer_does() -> None:
    state = at_work()
    assert asked(state, 0, "left.place.kitchen")[0].endswith("Where?")
    drawn = Bonus("utility", 0, "sauna", cards=("per_food", "per_living"))
    state = state._replace(bonuses=(drawn, None, None))
    question, labels = asked(state, 0)
    assert question.splitlines()[1] == "**Mespelbrunn**: choose a bonus card."
    assert question.splitlines()[2].endswith("it's up to you: you're the senior partner here.")
    assert labels[0] == "1 Mespelbrunn: propose +0 “2 for each food room”"
    public = GAME.view(state, None)
    assert "Ann and Bob: agree on the bonus of Mespelbrunn." in FACE.status(public, NAMED, translator("en"))
    state = play(state, (1, "card right per_food"))
    question, labels = asked(state, 0)
    assert (
        "**Mespelbrunn**: your partner proposes 2 for each food room. What do you say?"
        in question.splitlines()
    )
    assert labels[:2] == [
        "1 Mespelbrunn: accept +0 “2 for each food room”",
        "2 Mespelbrunn: propose +0 “2 for each living room”",
    ]
    assert "Ann, answer Bob's proposal for Mespelbrunn." in FACE.status(
        GAME.view(state, None), NAMED, translator("en")
    )
    state = play(state, (0, "counter card left per_living"), (1, "counter card right per_food"))
    question, labels = asked(state, 0)
    assert (
        "**Mespelbrunn**: your partner wants 2 for each food room. You have the final say."
        in question.splitlines()
    )
    assert labels[1] == "2 Mespelbrunn: decide on +0 “2 for each living room”"


def test_who_answers_a_placement_accepts_or_takes_another_spot_with_one_press() -> None:
    state = at_work()
    state = state._replace(
        bonuses=(Bonus("outdoor", 0, "sauna"), None, None),
        owed=tuple((False, False) for _ in range(3)),
    )
    fountain = next(a for a in GAME.legal(state, 1) if a.text.startswith("add right"))
    state = play(state, (1, fountain.text))
    question, labels = asked(state, 0)
    x, y = map(int, fountain.text.split()[-1].split(","))
    proposed = f"Fountain (column {x}, level {y + 1})".replace("-", "−")
    assert question.splitlines()[0] == f"**Mespelbrunn**: your partner proposes {proposed}. What do you say?"
    assert sorted(labels, key=lambda label: label.split()[1]) == labels
    assert [label.split()[0] for label in labels].count("Accept") == 1
    assert {label.split()[0] for label in labels} == {"Accept", "Propose"}
    assert all(label.endswith(", +5") for label in labels)


def test_the_copied_bonus_says_what_it_brings() -> None:
    state = at_work()._replace(bonuses=(Bonus("downstairs", 0, "sauna"), None, None))
    question, labels = asked(state, 0)
    assert "-# **Outdoor rooms**: Place a fountain: always 5" in question.splitlines()
    assert labels[3] == "4 Mespelbrunn: propose the bonus of outdoor rooms +5"
    assert labels[0] == "1 Mespelbrunn: propose the bonus of food rooms"


def test_the_picture_of_a_choice_says_nothing_that_its_words_deny() -> None:
    """The words below it are updated as people choose; the picture serves for all of the choice."""
    state = GAME.setup(GAME.options_type(), 3, f"{1:032x}")
    first = FACE.pictures.public(GAME.view(state, None), NAMED, translator("en"))
    state = GAME.apply(state, 0, GAME.legal(state, 0)[0]).state
    view = GAME.view(state, None)
    assert FACE.pictures.public(view, NAMED, translator("en")) == first
    assert FACE.status(view, NAMED, translator("en")) == "Bob, Cid: choose two tiles in secret."


def test_each_card_in_play_is_told_in_full() -> None:
    state = at_work()
    state = state._replace(castles=(state.castles[0].with_card("per_food"), *state.castles[1:]))
    lines = FACE.cards_in_play(GAME.view(state, None), translator("en"))
    assert "**Food rooms**, the third: Draw 5 tiles, keep and place one." in lines
    assert "**The fifth room of any type**: Place any special room you like." in lines
    assert "**Guard**: 1 per pair of swords in the castle." in lines
    assert "**Bonus card of Mespelbrunn**: 2 for each food room." in lines
    assert len(lines) == len(set(lines)) == 7 + 1 + 4 + 3 + 1


def test_a_bonus_that_brings_nothing_is_told() -> None:
    state = building([("Key Room", "Parlor"), ("Sauna", "Nap Room"), ("Bakery", "Solar")])
    state = state._replace(castles=(of_types("utility", "utility"), *state.castles[1:]), deck=())
    place = next(a for a in GAME.legal(state, 0) if a.text.startswith("place left key_room"))
    told = FACE.caption(GAME.apply(state, 0, place).events, NAMES[:3], translator("en"))
    assert told.endswith("There are no bonus cards left to draw, so Mespelbrunn gets nothing for this bonus.")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_entry_is_told_in_one_short_line(lang: str) -> None:
    words, rng = translator(lang), random.Random(4)
    state = GAME.setup(GAME.options_type(), 4, f"{4:032x}")
    while due := GAME.to_act(state):
        step = GAME.apply(state, due[0], rng.choice(GAME.legal(state, due[0])))
        state = step.state
        told = FACE.caption([event for event in step.events if event.only is None], NAMES[:4], words)
        assert "\n" not in told
        assert len(told) <= 220  # a reveal names all players and two rooms each


@pytest.mark.parametrize("lang", LANGUAGES)
def test_placed_tiles_are_final_by_a_ruling_of_ours(lang: str) -> None:
    [told] = house_rules("between_two_castles", 2, lang)
    assert any(word in told for word in ("placed tile", "размещённый жетон", "położony kafelek"))
