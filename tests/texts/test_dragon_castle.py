"""Dragon Castle in words: all questions and events of played games have texts that fit Discord."""

from __future__ import annotations

import logging
import random
from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from bot.texts import LANGUAGES, translator
from bot.ui.cards.card import LONGEST_LABEL, LONGEST_TEXT
from bot.ui.faces.dragon_castle.face import FACE
from bot.ui.interactions.press import Press
from bot.ui.panel.questions import Path
from engines.core.event import Event
from engines.dragon_castle.actions import Pair, Take
from engines.dragon_castle.data import DRAGONS, SPIRITS, Spirit
from engines.dragon_castle.forecast import rounds_left, twins_after
from engines.dragon_castle.state import LastTurn
from tests.engines.dragon_castle.positions import play, position_of
from tests.render.dragon_castle.games import GAME, NAMES, SETTINGS, asks, moments, played
from tests.soak import SOAK, in_turn
from tests.texts.house_rules import house_rules

MUCH: dict[str, Any] = {"spirits": SPIRITS, "dragons": ("harmony", "power", "knowledge")}
"""Enough cards that every question occurs."""


@pytest.fixture(autouse=True)
def no_text_is_missing(caplog: pytest.LogCaptureFixture) -> Any:
    """A missing text or argument is logged as an error."""
    with caplog.at_level(logging.ERROR, logger="bot.texts"):
        yield
    assert [record for record in caplog.records if record.name == "bot.texts"] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 3])
def test_every_question_and_answer_can_be_said_and_fits(lang: str, seats: int) -> None:
    words = translator(lang)
    for state in moments(seats, MUCH):
        for view, seat, ask in asks(state):
            assert seat == state.turn.seat
            assert 1 <= len(FACE.question(view, ask, words)) <= LONGEST_TEXT // 2
            labels = [FACE.label(view, ask, option, words) for option in ask.options]
            assert all(1 <= len(label) <= LONGEST_LABEL for label in labels)
            assert len(set(labels)) == len(labels), labels
            for option in ask.options:
                answers = Path((*ask.asked, option.answer)).text
                assert Press("ABCDEF", 99999, "ask", answers).id
            if ask.preview is not None:
                assert 1 <= len(FACE.confirm(view, ask.preview, words)) <= LONGEST_LABEL


@pytest.mark.parametrize(("seats", "options", "lang"), in_turn(SETTINGS, LANGUAGES))
def test_the_board_in_words_and_the_account_fit_in_a_message(
    seats: int, options: dict[str, Any], lang: str
) -> None:
    words = translator(lang)
    states = played(seats, options)
    for state in (states[0], states[len(states) // 2], states[-1]):
        view = GAME.view(state, None)
        assert len(FACE.in_words(view, NAMES[:seats], words)) <= LONGEST_TEXT
        assert FACE.alt(view, NAMES[:seats], words)
    end = GAME.view(states[-1], None)
    account = FACE.explain(end, NAMES[:seats], words)
    assert all(str(score) in account for score in end.scores)


@pytest.mark.parametrize("seats", [1, 3])
def test_every_action_is_told_but_a_tile_that_the_picture_frames_and_going_on(seats: int) -> None:
    for before, after in pairwise(played(seats, MUCH)):
        seat = before.turn.seat
        tried = ((action, GAME.apply(before, seat, action)) for action in GAME.legal(before, seat))
        action, step = next((action, step) for action, step in tried if step.state == after)
        for lang in LANGUAGES:
            told = FACE.caption(step.events, NAMES[:seats], translator(lang))
            assert told or action.kind in ("skip", "end", "place")
            assert "\n" not in told


def test_a_caption_names_who_took_what_and_what_it_uncovered() -> None:
    states = played(3, {})
    take = GAME.legal(states[0], states[0].turn.seat)[0]
    step = GAME.apply(states[0], states[0].turn.seat, take)
    told = FACE.caption(step.events, NAMES[:3], translator("en"))
    assert told.startswith(f"**{NAMES[states[0].turn.seat]}** takes ")
    assert " and uncovers " in told


@pytest.mark.parametrize(
    ("spirit", "faces", "offered", "lang"),
    in_turn(
        [
            ("beauty", "M3 F3 S3 M3 .. M1", ": 4 (A4, B4, C4, D4) +3"),
            ("change", "E1 E2 W1 E3 .. M1", " (C4) +2"),
            ("cunning", "D1 D2 D3 .. .. M1", "3 × "),
        ],
        LANGUAGES,
    ),
)
def test_spirits_that_make_sets_say_what_each_set_brings(
    spirit: Spirit, faces: str, offered: str, lang: str
) -> None:
    """Random games hardly ever get there, so the realm is laid out by hand."""
    words = translator(lang)
    state = _at_the_check(spirit, faces)
    (call,) = (action for action in GAME.legal(state, 0) if action.text == f"spirit {spirit} shrine")
    state = GAME.apply(state, 0, call).state
    told = []
    for view, seat, ask in asks(state):
        assert FACE.question(view, ask, words)
        told += [FACE.label(view, ask, option, words) for option in ask.options]
        assert FACE.pictures.panel(view, seat, ask, NAMES[:2], words)
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


def _asked(state: Any, *answers: str) -> tuple[str, list[str], str]:
    """Returns the question after these answers, its labels, and the button of the one action left."""
    words, view = translator("en"), GAME.view(state, 0)
    ask = GAME.ask(GAME.legal(state, 0), answers, lambda action: GAME.forecast(view, action))
    assert ask is not None
    left = FACE.confirm(view, ask.preview, words) if ask.preview else ""
    return FACE.question(view, ask, words), [FACE.label(view, ask, each, words) for each in ask.options], left


def test_with_one_way_to_finish_the_question_and_the_button_name_it() -> None:
    state = play(position_of("S1/2 . M2/2", supply=0), "take A1")
    question, _, left = _asked(state)
    assert "All you can do is discard it" in question
    assert left == "Discard soldier 1: +1"
    only = play(position_of("S1/2 . S2 M3", spirits=("depths",)), "take A1", "spirit depths shrine")
    assert _asked(only)[2] == "Take soldier 2 from C1 too"


@pytest.mark.parametrize(
    ("spirit", "told"),
    [
        ("deception", "Your second tile is any tile next to the first"),
        ("depths", "any available tile of the same type"),
        ("elegance", "a free short side is enough"),
    ],
)
def test_words_know_the_spirit_that_was_paid(spirit: Spirit, told: str) -> None:
    state = play(position_of("S1/2 F2 S3\nM1 S2 S4\nM2 . S5/2", spirits=(spirit,)), f"spirit {spirit} shrine")
    question, labels, _ = _asked(state)
    assert told in question
    assert "No pair" not in question
    assert "free long side" not in question
    if spirit != "elegance":
        assert all("), second tiles: " in label for label in labels), labels


def test_elegance_is_told_as_long_as_it_is_at_work() -> None:
    """Its short sides count for the second tile too, after nothing is left to be used."""
    own = position_of("S1/2 F2 S3\nM1 S2 S4\nM2 . S5/2", spirits=("elegance",))
    state = play(own, "spirit elegance shrine", "take A1")
    assert state.turn.pending is None
    assert "a free short side is enough" in _asked(state)[0]


def test_the_last_step_names_both_ways_in_which_it_goes_on() -> None:
    state = position_of("M1 . F1", "M5", spirits=("destruction",), pool=0)
    assert _asked(play(state, "take A1", "shrine"), "F4")[1] == [
        "Place here and end the turn",
        "Place here, then call a Spirit",
    ]
    assert _asked(state, "summon")[1] == ["Summon and end the turn: +2", "Summon, then call a Spirit: +2"]
    finishing = _asked(play(state, "take A1"))[1]
    assert "Discard merchant 1 and end the turn: +1" in finishing
    assert "Discard merchant 1, then call a Spirit: +1" in finishing


def test_a_spirit_is_one_button_more_on_the_ordinary_panel() -> None:
    state = position_of("M1 . F1", "M5", spirits=("destruction", "wind"), pool=1)
    call = "Call the Spirit of Destruction: costs a tile or a shrine"
    assert _asked(state)[1] == [
        "1: merchant 1 (A1)",
        "2: farmer 1 (C1)",
        "Summon the Dragon: +2",
        call,
    ]
    finishing = _asked(play(state, "take A1"))[1]
    assert finishing[0] == "Take a shrine with it (pool: 2)"
    assert finishing[-1] == call
    assert _asked(play(state, "take A1", "shrine"))[1][-1] == call


def test_after_then_call_a_spirit_the_spirits_come_at_once() -> None:
    cards: tuple[Spirit, ...] = ("destruction", "strength")
    state = position_of("M1 . F1", "M5", spirits=cards, pool=1)
    placed = play(state, "take A1", "shrine", "place M1 C1")
    question, labels, _ = _asked(placed)
    assert labels == [
        "End the turn",
        "Call the Spirit of Destruction: costs a tile or a shrine",
        "Call the Spirit of Strength: costs a tile or a shrine",
    ]
    assert "Remove an available tile" in question
    assert "Move two tiles of your realm" in question
    assert _asked(placed, "strength")[1][-1] == "Pay with a shrine from your pool"


def test_every_button_names_its_cell_and_what_it_brings_and_sets_off() -> None:
    twins = position_of("M4 . M4 . S1", "S1 S2 S3", pool=1)
    assert _asked(twins)[1][:2] == ["1: merchant 4 (A1), twins: 1", "2: merchant 4 (C1), twins: 1"]
    assert _asked(play(twins, "take A1"))[1][0] == "Take both: merchant 4 from C1 too"
    assert _asked(play(twins, "take A1", "pair C1"))[0].startswith("### Place 2 × merchant 4\n")
    placing = _asked(play(twins, "take E1", "shrine"))[1]
    assert placing[0] == "1: D1, set of 4 +2"
    assert "2: E1" in placing
    smaller = position_of("M4 . M4 . S1", "S1 S2 . S3", pool=1)
    assert _asked(play(smaller, "take E1", "shrine"))[1][1:4] == [
        "2: E1, group of 2",
        "3: F1",
        "4: A2, group of 3",
    ]
    building = _asked(play(twins, "take E1", "shrine", "place S1 D1"))[1]
    assert building == [
        "1: A1, level 1 +1",
        "2: B1, level 1 +1",
        "3: C1, level 1 +1",
        "4: D1, level 1 +1",
        "Don't build",
    ]


def test_a_menu_says_below_an_answer_what_it_sets_off() -> None:
    words = translator("en")

    def described(state: Any) -> list[str]:
        view = GAME.view(state, 0)
        ask = GAME.ask(GAME.legal(state, 0), (), lambda action: GAME.forecast(view, action))
        assert ask is not None
        return [FACE.describe(view, ask, option, words) for option in ask.options]

    state = position_of("M4 . M4 . S1", "S1 S2 S3", spirits=("destruction",), pool=1)
    taking = described(state)
    assert taking[0] == "Twins that will be available: C1."
    assert taking[2] == ""
    assert taking[-1] == _plain("destruction", words)
    placing = described(play(state, "take E1", "shrine"))
    assert placing[:2] == ["Set of 4 (soldier): 2 points, 1 shrine.", ""]


def test_no_twin_is_promised_that_is_not_offered() -> None:
    """Spirits change the tiles that may be taken, and a pair needs room for two."""
    full = position_of("M4 . M4 . S1", "^ ^ ^ ^ ^ ^\n^ ^ ^ ^ ^ ^\n^ ^ ^ ^ ^ ^\n^ ^ ^ ^ ^ .")
    assert not any("twins" in label for label in _asked(full)[1])
    for seed in range(3) if SOAK else (1,):
        for state in played(3, MUCH, seed):
            if state.turn.phase == "act" and GAME.to_act(state):
                seat = state.turn.seat
                view = GAME.view(state, seat)
                for take in (action for action in GAME.legal(state, seat) if isinstance(action, Take)):
                    after = GAME.apply(state, seat, take).state
                    offered = {each.cell for each in GAME.legal(after, seat) if isinstance(each, Pair)}
                    assert set(twins_after(view, take.cell)) <= offered


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_one_who_is_due_is_asked_and_told_how_many_rounds_are_left_at_least(lang: str) -> None:
    words = translator(lang)
    for seats in (1, 3):
        view = GAME.view(played(seats, {})[0], None)
        status = FACE.status(view, NAMES[:seats], words)
        assert status.startswith(f"{NAMES[view.to_act[0]]}, ")
        assert str(rounds_left(view)) in status
    assert (
        FACE.status(GAME.view(played(3, {})[0], None), NAMES[:3], translator("en"))
        .split(". ")[0]
        .endswith(", take a tile")
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_card_in_play_is_told_in_a_line(lang: str) -> None:
    words = translator(lang)
    view = GAME.view(played(3, {"spirits": ("wind",), "dragons": ("power", "harmony")})[0], None)
    told = FACE.cards_in_play(view, words)
    assert len(told) == 3
    assert all(
        _plain(card, words) in line for card, line in zip(("power", "harmony", "wind"), told, strict=True)
    )
    assert FACE.cards_in_play(GAME.view(played(3, {})[0], None), words) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_lobby_tells_what_is_ours_and_which_cards_are_for_beginners(lang: str) -> None:
    words = translator(lang)
    own = "\n".join(FACE.advice(GAME.options_type(castle="own", heights="3"), words))
    counted = FACE.advice(GAME.options_type(castle="own", heights="301/221"), words)
    assert words("dragon_castle-own-castle", ground=5, tiles=9) in counted
    for number in ("65", "80", "50", "70", "40", "55", "6"):
        assert number in own
    assert len(FACE.advice(GAME.options_type(), words)) == 2
    marked = {card for card in (*SPIRITS, *DRAGONS) if FACE.value_help(card, words) != _plain(card, words)}
    assert marked == {"depths", "faith", "destruction", "steadfastness", "knowledge", "humility"}


def _plain(card: str, said: Any) -> str:
    return str(said(f"dragon_castle-{'spirit' if card in SPIRITS else 'dragon'}-{card}-text"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_spirit_a_turn_is_told_as_our_ruling(lang: str) -> None:
    [told] = house_rules("dragon_castle", 5, lang)
    assert any(word in told for word in ("Spirit", "Дух", "Duch"))


def test_alone_the_panel_says_what_the_rival_has_just_done() -> None:
    rng, words, told = random.Random(3), translator("en"), Counter[str]()
    state = GAME.setup(GAME.options_type(), 1, f"{3:032x}")
    events: tuple[Event, ...] = ()
    while due := GAME.to_act(state):
        view, legal = GAME.view(state, due[0]), GAME.legal(state, due[0])
        ask = GAME.ask(legal, (), lambda action: None)
        assert ask is not None
        said = FACE.brief(view, ask, words)
        rival = [event for event in events if event.seat is None and event.kind in ("ingenuity", "summoned")]
        assert ("Dragon of Ingenuity" in said) == bool(rival)
        told[rival[-1].kind if rival else ""] += 1
        step = GAME.apply(state, due[0], rng.choice(legal))
        state, events = step.state, step.events
    assert len(told) == 3, told
