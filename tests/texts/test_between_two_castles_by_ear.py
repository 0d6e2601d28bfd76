"""Between Two Castles without its pictures: the words contain the whole table, and every answer its place."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from bot.texts import LANGUAGES, Translator, translator
from bot.ui.board.board import words_card
from bot.ui.cards.card import LONGEST_LABEL, LONGEST_TEXT
from bot.ui.cards.markdown import plain
from bot.ui.faces.between_two_castles.face import FACE
from bot.ui.faces.between_two_castles.telling import facts_of, kind_name, spot
from engines.between_two_castles.actions import (
    Assign,
    Attend,
    Copy,
    Decision,
    Draft,
    Keep,
    Placement,
    TakeCard,
)
from engines.between_two_castles.data import HANGINGS, ROOMS, SPECIALS, TYPES
from engines.between_two_castles.players.greedy import choose_greedily
from engines.between_two_castles.state import Bonus
from engines.between_two_castles.tasks import ELSEWHERE, SPOT
from engines.between_two_castles.view import View
from engines.core.contract import AnyGame
from engines.registry import game
from render.between_two_castles.signs import want_of
from tests.engines.between_two_castles.positions import building, play
from tests.played import asks
from tests.soak import in_soak
from tests.texts.between_two_castles_read import KEY, Reader, meant, signature, template
from tests.ui.tables import table_of

GAME: AnyGame = game(KEY)
NAMES = ("Ann", "Bob", "Cid", "Dee", "Eve", "Fay", "Gil")
LONGEST_DESCRIPTION = 100


@cache
def reader(lang: str) -> Reader:
    return Reader(lang)


def check_words(state: Any, lang: str) -> str:
    """Checks that the words of a state read back are its view; the full form lacks nothing."""
    words, view = translator(lang), GAME.view(state, None)
    names = NAMES[: view.seats]
    places = names if view.ludwig is None else (*names, words(f"{KEY}-ludwig"))
    full = FACE.in_full(view, names, words)
    for text in (full, FACE.in_words(view, names, words)):
        told = reader(lang).read(text)
        assert [*told] == [castle.name for castle in view.castles]
        for castle in view.castles:
            one = told[castle.name]
            assert one == meant(castle, places, one)
            if text is full:
                assert one.marked is not None
                assert all(None not in room for room in one.rooms.values())
        assert words(f"{KEY}-places") in text
        if view.phase != "over":
            check_middle(view, places, text, words)
    return next(
        length
        for length in ("full", "brief", "named", "grid")
        if legend_of(length, words) in FACE.in_words(view, names, words)
    )


def check_middle(view: View, places: tuple[str, ...], text: str, words: Translator) -> None:
    """Checks that the open tiles and the remaining supply stand above the castles."""
    assert words(f"{KEY}-supply", tiles=view.supply, cards=view.cards_left) in text
    assert all(f"{words(f'{KEY}-sheet-{kind}')} {view.specials_left[kind]}" in text for kind in SPECIALS)
    assert all(
        f"{words(f'{KEY}-attendant-{kind}')} {view.attendants_left[kind]}" in text for kind in HANGINGS
    )
    its = template("open-tiles", words, "picks")
    found = next(filter(None, map(its.match, text.splitlines())), None)
    entries = found["picks"].split("; ") if found else []
    assert len(entries) == sum(map(bool, view.picks))
    for place, rooms in enumerate(view.picks):
        mine = [entry for entry in entries if entry.startswith(f"{places[place]}: ")]
        assert all(words(f"{KEY}-room-{room}") in mine[0] for room in rooms)


def legend_of(length: str, words: Translator) -> str:
    letters = ", ".join(
        f"{words(f'rooms-letter-{kind}')} {kind_name(kind, words)}" for kind in (*TYPES, "special")
    )
    return words(f"{KEY}-legend-{length}", letters=letters)


def states(seats: int, *, greedy: bool, seed: int) -> Iterator[Any]:
    """Every state of a game, played at random or by a computer player."""
    rng = random.Random(seed)
    state = GAME.setup(GAME.options_type(quick=seed % 2 == 1), seats, f"{seed:032x}")
    yield state
    while due := GAME.to_act(state):
        seat = rng.choice(due)
        if greedy:
            action = choose_greedily(GAME.view(state, seat), GAME.legal(state, seat), rng, 1.0)
        else:
            action = rng.choice(GAME.legal(state, seat))
        state = GAME.apply(state, seat, action).state
        yield state


@pytest.mark.parametrize(
    ("seats", "greedy", "lang", "every"),
    [
        (2, False, "ru", 24),
        (4, False, "pl", 40),
        (7, False, "en", 82),
        *(
            in_soak(seats, greedy, LANGUAGES[(seats + greedy + more) % 3], 2)
            for seats in range(2, 8)
            for greedy in (False, True)
            for more in range(3)
        ),
    ],
)
def test_the_board_in_words_is_the_board(seats: int, greedy: bool, lang: str, every: int) -> None:
    lengths = set()
    for at, state in enumerate(states(seats, greedy=greedy, seed=seats)):
        if at % every == 0 or not GAME.to_act(state):
            lengths.add(check_words(state, lang))
    assert "full" in lengths
    assert len(lengths) > 1  # the end of a game is never short enough for everything printed


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_on_a_tile_can_be_read_back(lang: str) -> None:
    """No two rooms have one name, and no two wants have the same text."""
    words, its = translator(lang), reader(lang)
    assert len(its.rooms) == len(ROOMS)
    assert len(its.kinds) == len(its.letters) == len(TYPES) + 1
    assert len(its.hangings) == len(HANGINGS)
    for room in ROOMS:
        assert its.wants[want_of(room, words)] == signature(room)


# Answers


def check_answer(view: View, ask: Any, option: Any, label: str, words: Translator) -> None:
    """An answer names its place or its thing."""
    action = option.actions[0]
    if isinstance(action, Draft):
        assert words(f"{KEY}-room-{option.answer}") in label
        assert kind_name(ROOMS[option.answer].type, words) in label
        assert want_of(option.answer, words) in FACE.describe(view, ask, option, words)
    elif isinstance(action, Assign):
        assert words(f"{KEY}-room-{action.left}") in label
    elif isinstance(action, Placement) and (ask.question in ("cell", ELSEWHERE, SPOT) and option.mark):
        assert spot(action.x, action.y, words) in label
        assert ask.question != SPOT or words(f"{KEY}-room-{action.tile}") in label
    else:
        assert isinstance(action, Decision)
        assert words(f"{KEY}-castle-{view.castle_on(view.seat or 0, action.side).name}") in label
        match action:
            case Placement():
                assert words(f"{KEY}-room-{action.tile}") in label
            case Attend():
                assert words(f"{KEY}-hanging-{action.attendant}") in label
            case Copy():
                assert words(f"{KEY}-sheet-{action.bonus}") in label
            case TakeCard():
                assert words(f"{KEY}-card-{action.card}")[:24] in label


def check_offers(view: View, ask: Any, words: Translator) -> None:
    """Checks that tiles drawn by a bonus are described with everything printed on them."""
    drawn = {
        option.actions[0].tile
        for option in ask.options
        if isinstance(option.actions[0], Keep) and option.mark
    }
    if ask.question in ("task", SPOT):
        question = FACE.question(view, ask, words)
        assert all(
            f"**{words(f'{KEY}-room-{room}')}**: {facts_of(room, words)}" in question for room in drawn
        )


@pytest.mark.parametrize(
    ("seats", "lang", "every"),
    [
        (2, "pl", 9),
        (3, "ru", 9),
        (5, "en", 14),
        *(in_soak(seats, lang, 1) for seats in range(2, 8) for lang in LANGUAGES),
    ],
)
def test_every_answer_can_be_told_apart_without_the_picture(seats: int, lang: str, every: int) -> None:
    words = translator(lang)
    for at, state in enumerate(states(seats, greedy=False, seed=10 + seats)):
        due = GAME.to_act(state)
        if at % every or not due:
            continue
        seat = due[at % len(due)]
        view = GAME.view(state, seat)
        for ask in asks(KEY, state, seat):
            check_offers(view, ask, words)
            labels = [FACE.label(view, ask, option, words) for option in ask.options]
            assert len(set(labels)) == len(labels)
            for option, label in zip(ask.options, labels, strict=True):
                assert 0 < len(label) <= LONGEST_LABEL
                assert len(FACE.describe(view, ask, option, words)) <= LONGEST_DESCRIPTION
                check_answer(view, ask, option, label, words)


# Partners and captions


def with_card_bonus(**options: Any) -> Any:
    """Ann and Bob have drawn two bonus cards; Ann is the senior partner."""
    state = building([("Kitchen", "Parlor"), ("Sauna", "Nap Room"), ("Bakery", "Solar")])
    drawn = Bonus("utility", 0, "sauna", cards=("per_food", "per_living"))
    return state._replace(
        bonuses=(drawn, None, None),
        options=state.options.model_copy(update=options) if options else state.options,
    )


def question(state: Any, seat: int) -> list[str]:
    view = GAME.view(state, seat)
    ask = GAME.ask(GAME.legal(state, seat), (), lambda action: None)
    assert ask is not None
    return FACE.question(view, ask, translator("en")).splitlines()


def test_who_answers_a_proposal_knows_who_decides_after_the_next_one() -> None:
    junior = "-# If you propose something else, your partner decides: they're the senior partner here."
    senior = (
        "-# If you propose something else and your partner doesn't accept it, you decide: "
        "you're the senior partner here."
    )
    state = play(with_card_bonus(), (0, "card left per_food"))
    assert junior in question(state, 1)
    state = play(with_card_bonus(), (1, "card right per_food"))
    assert senior in question(state, 0)
    state = play(state, (0, "counter card left per_living"))
    assert junior in question(state, 1)
    state = play(state, (1, "counter card right per_food"))
    assert not {junior, senior} & {*question(state, 0)}  # now the senior decides


def test_whoever_decides_a_bonus_alone_is_named() -> None:
    words = translator("en")
    step = GAME.apply(with_card_bonus(quick=True), 0, GAME.parse("card left per_food"))
    told = FACE.caption(step.events, NAMES[:3], words)
    assert told == "Ann decides: Mespelbrunn keeps a bonus card, “2 for each food room”: +0."
    state = play(with_card_bonus(), (0, "card left per_food"))
    told = FACE.caption(
        GAME.apply(state, 1, GAME.parse("accept card right per_food")).events, NAMES[:3], words
    )
    assert told == "Bob accepts. Mespelbrunn keeps a bonus card, “2 for each food room”: +0."


def test_what_was_placed_is_told_with_the_place_that_the_words_give_it() -> None:
    state = building([("Kitchen", "Parlor"), ("Sauna", "Nap Room"), ("Bakery", "Solar")])
    step = GAME.apply(state, 0, GAME.parse("place left kitchen -1,0"))
    told = FACE.caption(step.events, NAMES[:3], translator("en"))
    assert told.startswith("Ann places Kitchen in Mespelbrunn (column −1, level 1): +")
    view = GAME.view(step.state, None)
    assert "new: Kitchen (column −1, level 1)" in FACE.alt(view, NAMES[:3], translator("en"))
    assert "\nLevel 1: −1 Kitchen 0 (food room, " in FACE.in_words(view, NAMES[:3], translator("en"))


# Descriptions and the file


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_message_cannot_hold_stands_in_a_file(lang: str) -> None:
    words = translator(lang)
    *_, end = states(3, greedy=False, seed=3)
    card = words_card(table_of(KEY, end, 3), words, ())
    assert len(card.text) <= LONGEST_TEXT
    ((name, data),) = card.files
    assert name.endswith(".txt")
    table = table_of(KEY, end, 3)
    assert data.decode() == plain(FACE.in_full(table.view(None), table.names, words))
    start = GAME.setup(GAME.options_type(), 3, f"{3:032x}")
    assert words_card(table_of(KEY, start, 3), words, ()).files == ()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_descriptions_name_castles_builders_and_rooms(lang: str) -> None:
    words = translator(lang)
    for at, state in enumerate(states(3, greedy=False, seed=4)):
        if at % 15:
            continue
        view, own = GAME.view(state, None), GAME.view(state, 0)
        names = NAMES[:3]
        for castle in view.castles:
            its_name = words(f"{KEY}-castle-{castle.name}")
            assert f"{its_name}: {castle.points} (" in FACE.alt(view, names, words)
            told = FACE.closeup_alt(view, castle.number, names, words)
            assert its_name in told
            assert all(words(f"{KEY}-room-{built.room}") in told for built in castle.castle.rooms)
        told = FACE.own_alt(own, 0, names, words)
        if own.phase == "draft" and own.picked:
            assert all(words(f"{KEY}-room-{room}") in told for room in own.picked)
        else:
            assert all(
                words(f"{KEY}-castle-{own.castle_on(0, side).name}") in told for side in ("left", "right")
            )
