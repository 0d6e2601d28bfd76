"""Castles of Mad King Ludwig in words, over whole games: all is said, and all of it fits."""

from __future__ import annotations

import logging
import random
from collections.abc import Iterator
from itertools import product

import pytest

from bot.texts import LANGUAGES, translator
from bot.ui.cards.card import LONGEST_LABEL, LONGEST_TEXT
from bot.ui.faces.mad_king_ludwig.face import FACE
from bot.ui.interactions.press import Press
from bot.ui.panel.questions import Path
from engines.core.contract import AnyGame
from engines.mad_king_ludwig.data import BONUS_CARDS, SOLO_RANKS
from engines.mad_king_ludwig.rulings import MOST_ROUNDS
from engines.mad_king_ludwig.state import Reward, State
from engines.registry import game
from tests.engines.mad_king_ludwig.building import buying
from tests.engines.mad_king_ludwig.building import game as castle_game
from tests.engines.mad_king_ludwig.building import played as played_on
from tests.engines.mad_king_ludwig.test_rewards import foyer_and_buttery
from tests.render.mad_king_ludwig.played import NAMES, asks, played
from tests.soak import SOAK, turn_of
from tests.texts.house_rules import house_rules

GAME: AnyGame = game("mad_king_ludwig")


@pytest.fixture(autouse=True)
def no_text_is_missing(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """A missing text or argument is logged as an error."""
    with caplog.at_level(logging.ERROR, logger="bot.texts"):
        yield
    assert [record for record in caplog.records if record.name == "bot.texts"] == []


def test_every_question_and_answer_can_be_said_and_fits() -> None:
    for number, state in enumerate(played(2)):
        for seat in GAME.to_act(state):
            view = GAME.view(state, seat)
            for ask, lang in product(asks(state, seat), turn_of(number, LANGUAGES)):
                words = translator(lang)
                assert 1 <= len(FACE.question(view, ask, words)) <= LONGEST_TEXT // 2
                for option in ask.options:
                    assert 1 <= len(FACE.label(view, ask, option, words)) <= LONGEST_LABEL
                    assert Press("ABCDEF", 99999, "ask", Path((*ask.asked, option.answer)).text).id
                if ask.preview is not None:
                    assert 1 <= len(FACE.confirm(view, ask.preview, words)) <= LONGEST_LABEL


@pytest.mark.parametrize(("seats", "lang"), [(1, "ru"), (2, "pl"), (4, "en")])
def test_a_game_of_random_moves_is_told_and_fits(seats: int, lang: str) -> None:
    words, names, rng = translator(lang), NAMES[:seats], random.Random(seats)
    state = GAME.setup(GAME.options_type(), seats, f"{seats:032x}")
    while due := GAME.to_act(state):
        seat = rng.choice(due)
        action = rng.choice(GAME.legal(state, seat))
        step = GAME.apply(state, seat, action)
        state = step.state
        public = [event for event in step.events if event.only is None]
        told = FACE.caption(public, names, words)
        assert told
        if not SOAK and rng.random() > 0.4 and GAME.to_act(state):
            continue
        view = GAME.view(state, None)
        assert len(FACE.in_words(view, names, words)) <= LONGEST_TEXT
        assert FACE.status(view, names, words)
        if state.phase not in ("foyer", "cards"):
            assert FACE.secrets(GAME.view(state, seat), seat, words)
    assert 0 < len(FACE.explain(GAME.view(state, None), names, words)) <= LONGEST_TEXT
    assert len(FACE.sights(GAME.view(state, None), names, words)) == seats + 2


def test_rooms_that_fit_nowhere_say_why() -> None:
    words = translator("en")
    told = [
        FACE.question(GAME.view(state, seat), asks(state, seat)[0], words)
        for state in played(2)
        if state.phase == "buy"
        for seat in GAME.to_act(state)
    ]
    assert any("no open door on its floor" in text for text in told)
    first = next(state for state in played(2) if state.phase == "buy")
    (due,) = GAME.to_act(first)
    poor = first.with_castle(due, first.castles[due]._replace(money=0))
    assert "3,000 marks short" in FACE.question(GAME.view(poor, due), asks(poor, due)[0], words)


def test_a_secret_is_said_to_nobody_else() -> None:
    words = translator("en")
    for state in played(2):
        if state.phase in ("look", "bonus"):
            (due,) = GAME.to_act(state)
            assert FACE.secrets(GAME.view(state, None), due, words) == ""
            other = GAME.redeal(state, 1 - due, random.Random(5))
            seen = [FACE.secrets(GAME.view(each, 1 - due), 1 - due, words) for each in (state, other)]
            assert seen[0] == seen[1]


CORRIDOR = {"en": "corridor", "ru": "коридор", "pl": "korytarz"}
"""The word for a corridor, without its endings."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_say_that_corridors_doors_are_no_external_entrances_for_favor_and_card(lang: str) -> None:
    words = translator(lang)
    for message in ("favor-external_entrances", "card-external_entrances", "value-external_entrances"):
        assert CORRIDOR[lang] in words(f"mad_king_ludwig-{message}")
    assert CORRIDOR[lang] in words("mad_king_ludwig-pic-outer", count=3)
    assert CORRIDOR[lang] in words("mad_king_ludwig-rules-5")


NEVER_ON_THE_MARKET = {"en": "never reach", "ru": "рынок", "pl": "na rynek"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_in_the_last_round_words_say_that_rooms_are_laid_open_and_never_reach_the_market(lang: str) -> None:
    words = translator(lang)
    state = castle_game(market="lilac_cabinet", text="parlor -3 0 0; nap_room -7 0 0")
    state, _ = played_on(state, buying(state, "lilac_cabinet -6 2 0"))
    for moment in (state, played_on(state, "look 300")[0]):
        asked = asks(moment, 0)[0]
        usual = FACE.question(GAME.view(moment, 0), asked, words)
        last = FACE.question(GAME.view(moment._replace(last_round=True), 0), asked, words)
        assert NEVER_ON_THE_MARKET[lang] in last
        assert NEVER_ON_THE_MARKET[lang] not in usual
    looking = played_on(state._replace(last_round=True), "look 300")[0]
    _, log = played_on(looking, f"put {looking.stacks[4][0]}")
    told = FACE.caption([event for event in log if event.only is None], NAMES[:2], words)
    assert NEVER_ON_THE_MARKET[lang] in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_extra_turn_says_which_rewards_wait_for_its_end(lang: str) -> None:
    words = translator(lang)
    state = foyer_and_buttery()
    within, _ = played_on(state, "extra")
    text = FACE.question(GAME.view(within, 0), asks(within, 0)[0], words)
    assert words("mad_king_ludwig-reward-corridor") in text
    plain = within._replace(turn=within.turn._replace(interrupted=()))
    assert words("mad_king_ludwig-reward-corridor") not in FACE.question(
        GAME.view(plain, 0), asks(plain, 0)[0], words
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rewards_of_an_extra_turn_say_which_rewards_wait_for_its_end_too(lang: str) -> None:
    """Otherwise the free corridor of the outer turn looks as if the one before had not been taken."""
    words = translator(lang)
    state, _ = played_on(foyer_and_buttery(), "extra")
    outer = state.turn.interrupted
    for kind in ("corridor", "sleeping"):
        rewards = (Reward(kind, (0,)),)
        within = state._replace(phase="reward", turn=state.turn._replace(rewards=rewards))
        last = within._replace(turn=within.turn._replace(interrupted=()))
        waiting = words("mad_king_ludwig-after-this-turn", rewards=words("mad_king_ludwig-reward-corridor"))
        assert outer
        assert waiting in FACE.question(GAME.view(within, 0), asks(within, 0)[0], words)
        assert waiting not in FACE.question(GAME.view(last, 0), asks(last, 0)[0], words)


AT_LEAST_ONE = {"en": "at least one", "ru": "хоть что-то", "pl": "choć jedno"}
STARTING_POINTS = {"en": "1, 2 and 3", "ru": "1, 2 и 3", "pl": "1, 2 i 3"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_tell_what_a_favor_needs_and_with_how_many_points_each_begins(lang: str) -> None:
    words = translator(lang)
    assert AT_LEAST_ONE[lang] in words("mad_king_ludwig-rules-5")
    assert STARTING_POINTS[lang] in words("mad_king_ludwig-rules-1")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_tell_the_numbers_that_players_ask_for(lang: str) -> None:
    words = translator(lang)
    start, rewards, end = (words(f"mad_king_ludwig-rules-{page}") for page in (1, 4, 5))
    assert all(str(points) in start for points in (0, 1, 2, 3))
    assert NEVER_ON_THE_MARKET[lang] in rewards
    assert all(size in end for size in ("100", "300", "350", "600"))
    for least, rank in SOLO_RANKS:
        assert words(f"mad_king_ludwig-rank-{rank}") in end
        assert str(least if least < 111 else 110) in end


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_bonus_card_that_can_be_left_out_has_a_name(lang: str) -> None:
    words = translator(lang)
    names = [words(f"mad_king_ludwig-value-{card}") for card in BONUS_CARDS]
    assert len(set(names)) == len(names)


def said_of(state: State, *answers: str) -> tuple[str, list[str]]:
    """Returns the question of the seat to act after these answers and its labels, in English."""
    (seat,) = GAME.to_act(state)
    view, words = GAME.view(state, seat), translator("en")
    ask = GAME.ask(GAME.legal(state, seat), answers, lambda action: GAME.forecast(view, action))
    assert ask is not None
    ask = GAME.arranged(view, ask)
    return FACE.question(view, ask, words), [FACE.label(view, ask, option, words) for option in ask.options]


def test_prices_say_what_each_room_brings_and_who_can_pay() -> None:
    state = castle_game(3, builder=0, market="singers_hall parlor")._replace(phase="price")
    state = state.with_castle(1, state.castles[1]._replace(money=3_000))
    _, labels = said_of(state)
    assert labels == [
        "1: Singers' Hall, 2,000: you +5, others +5",
        "2: Parlor, 4,000: you +4, others +4",
        "Leave it as it is, open the market",
    ]
    question, labels = said_of(state, "1")
    assert question.startswith("### Singers' Hall: at what price?")
    assert labels[:2] == [
        "1: 4,000 · 1 of 2 can pay; Parlor goes to 2,000",
        "2: 6,000 · 1 of 2 can pay",
    ]
    _, labels = said_of(state, "1", "2")
    assert labels[-2:] == ["Put everything back", "Open the market"]


def test_the_last_button_of_a_purchase_names_the_deed_its_points_and_what_it_completes() -> None:
    state = castle_game(market="singers_hall", text="hallway_ground -1 -1 0")
    _, labels = said_of(state)
    assert labels[-1] == "Pass, take 5,000"
    assert labels[-2].startswith("3: Singers' Hall, 4,000: ")
    view = GAME.view(state, 0)
    action = buying(state, "singers_hall -3 -5 0")
    assert FACE.confirm(view, action, translator("en")) == "Buy and place: 0 to 10, +10"
    state = castle_game(market="powder_room")
    _, labels = said_of(state, "powder_room")
    assert labels == [
        f"Buy {number}: its south to Foyer, {side}: +1 · completes Powder Room"
        for number, side in enumerate(("north", "west", "east"), start=1)
    ]


def test_bonus_cards_say_what_they_bring_now() -> None:
    state = castle_game(market="powder_room")
    state, _ = played_on(state, buying(state, "powder_room 0 -2 0"))
    state = state._replace(turn=state.turn._replace(offer=("type_food", "type_utility")))
    _, labels = said_of(state)
    assert labels == ["1: Keep “3 per food room”: now +0", "2: Keep “2 per utility room”: now +2"]
    state = state.with_castle(0, state.castles[0]._replace(cards=("type_utility",)))
    told = FACE.secrets(GAME.view(state, 0), 0, translator("en"))
    assert told == "Your bonus cards: 2 per utility room (now +2)."


def test_whoever_is_due_is_asked() -> None:
    words = translator("en")
    state = castle_game(market="powder_room")
    names = ("Ann", "Ben")
    assert FACE.status(GAME.view(state, None), names, words) == "Ann, buy a room or pass."
    assert FACE.status(GAME.view(state._replace(phase="price"), None), names, words) == "Ben, set the prices."
    first = GAME.setup(GAME.options_type(), 2, f"{1:032x}")
    assert FACE.status(GAME.view(first, None), names, words) == "Ann, Ben: choose your foyers."


def test_favors_and_rewards_are_told_in_full() -> None:
    state = GAME.setup(GAME.options_type(), 3, f"{1:032x}")
    view = GAME.view(state, None)
    lines = FACE.cards_in_play(view, translator("en"))
    assert [line for line in lines if "8, 4, 2 and 1" in line] == lines[: len(view.favors)]
    assert "**Food**, when complete: extra turn." in lines
    assert len(lines) == 3 + 8
    hand = [
        translator("en")(f"mad_king_ludwig-card-{card}") for castle in state.castles for card in castle.cards
    ]
    assert not [card for card in hand if any(card in line for line in lines)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_entry_is_told_in_one_short_line(lang: str) -> None:
    words, rng = translator(lang), random.Random(4)
    state = GAME.setup(GAME.options_type(), 4, f"{4:032x}")
    names = ("Ann", "Ben", "Cid", "Dan")
    while due := GAME.to_act(state):
        step = GAME.apply(state, due[0], rng.choice(GAME.legal(state, due[0])))
        state = step.state
        told = FACE.caption([event for event in step.events if event.only is None], names, words)
        assert "\n" not in told
        assert len(told) <= 180


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rulings_of_ours_are_told_as_ours(lang: str) -> None:
    bank, rounds = house_rules("mad_king_ludwig", 1, lang)
    [doors], [corners] = (house_rules("mad_king_ludwig", page, lang) for page in (2, 3))
    assert any(word in bank for word in ("bank", "банк"))
    assert str(MOST_ROUNDS) in rounds
    assert any(word in doors for word in ("two doors", "два входа", "dwa wejścia"))
    assert any(word in corners for word in ("corner", "угл", "rog"))
