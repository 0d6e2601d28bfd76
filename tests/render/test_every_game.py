"""The promises of every game's pictures: size, weight, the same bytes again, no secrets."""

from __future__ import annotations

import random
from io import BytesIO

import pytest
from PIL import Image

from bot.texts import LANGUAGES, translator
from bot.ui.faces import face_of, hosted
from engines.registry import game
from render.core.emblems import MOST_SEATS
from render.core.frames import CLOSE_UP, PUBLIC
from render.core.names import sample_names
from tests.coarse import finely, weight
from tests.played import asks, played
from tests.render.noting import pixels
from tests.render.results import drawn_rules
from tests.soak import SOAK

HEAVIEST = 300_000
LIGHTEST = 100_000
"""Pages of rules are light."""
TALLEST = 1600
"""A list may be longer than a board is, but no longer than a phone is high."""
TABLES = [(key, seats) for key in hosted() for seats in game(key).seats]
ENDS = [(key, seats) for key, seats in TABLES if seats in (game(key).seats[0], game(key).seats[-1])]
"""The smallest and the largest tables; `make soak` runs these closer checks for all tables."""


def size(picture: bytes) -> tuple[int, int]:
    """The size of a picture that is light enough to be sent after every turn."""
    image = Image.open(BytesIO(picture))
    assert image.mode == "P"
    assert weight(picture) < HEAVIEST
    return image.size


def fits(picture: bytes) -> bool:
    width, height = size(picture)
    return width <= CLOSE_UP[0] and height <= TALLEST


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_the_table_is_drawn_at_every_time_for_all_seats(key: str, seats: int) -> None:
    its_game, pictures, names = game(key), face_of(key).pictures, sample_names(seats)
    states = played(key, seats)
    everything = SOAK or (key, seats) in ENDS
    times = (states[0], states[len(states) // 2], states[-2]) if everything else (states[-2],)
    for number, state in enumerate(times):
        words, view = translator(LANGUAGES[(seats + number) % len(LANGUAGES)]), its_game.view(state, None)
        drawn = pictures.public(view, names, words)
        assert size(drawn) == PUBLIC
    if everything:
        assert pictures.public(view, names, words) == drawn
        assert size(pictures.result(its_game.view(states[-1], None), names, words)) == PUBLIC


@pytest.mark.parametrize("key", hosted())
def test_with_smooth_edges_a_picture_is_not_much_heavier(key: str) -> None:
    its_game, seats = game(key), game(key).seats[-1]
    shown = its_game.view(played(key, seats)[-2], None), sample_names(seats), translator("en")
    draw = face_of(key).pictures.public
    coarse = draw(*shown)
    with finely():
        fine = draw(*shown)
        assert size(fine) == PUBLIC
    assert len(fine) <= weight(coarse)


@pytest.mark.parametrize(("key", "seats"), TABLES if SOAK else ENDS)
def test_every_sight_can_be_seen_closely(key: str, seats: int) -> None:
    face, names, words = face_of(key), sample_names(seats), translator(LANGUAGES[seats % len(LANGUAGES)])
    states = played(key, seats)
    view = game(key).view(states[len(states) // 2], None)
    sights = range(len(face.sights(view, names, words)))
    for number in sights if seats == game(key).seats[-1] else (sights[0], sights[-1]):
        assert fits(face.pictures.closeup(view, number, names, words))
    assert fits(face.own_board(game(key).view(states[-2], 0), 0, names, words))


@pytest.mark.parametrize(("key", "seats"), TABLES if SOAK else ENDS)
def test_every_question_has_a_picture_of_its_own(key: str, seats: int) -> None:
    its_game, pictures, names = game(key), face_of(key).pictures, sample_names(seats)
    states = played(key, seats)
    state = states[len(states) * 2 // 3]
    seat = its_game.to_act(state)[0]
    view, words = its_game.view(state, seat), translator(LANGUAGES[seats % len(LANGUAGES)])
    drawn = [pictures.panel(view, seat, ask, names, words) for ask in asks(key, state, seat)]
    assert all(map(fits, drawn))
    assert len(set(drawn)) == len(drawn)


@pytest.mark.parametrize("key", hosted())
@pytest.mark.parametrize("seat", [None, 0])
def test_what_is_hidden_changes_no_picture(key: str, seat: int | None) -> None:
    its_game, pictures, words = game(key), face_of(key).pictures, translator("en")
    seats = its_game.seats[-1]
    names, states = sample_names(seats), played(key, seats)
    for state in states[len(states) * 2 // 3 : -1 : len(states) // (8 if SOAK else 1)]:
        shown = its_game.view(state, seat)
        hidden = its_game.view(its_game.redeal(state, seat, random.Random(5)), seat)
        assert pixels(pictures.public, hidden, names, words) == pixels(pictures.public, shown, names, words)
        for sight in (0, 1):
            one, other = (pixels(pictures.closeup, view, sight, names, words) for view in (hidden, shown))
            assert one == other


@pytest.mark.parametrize("key", hosted())
def test_a_running_game_has_no_result_to_draw(key: str) -> None:
    its_game = game(key)
    seats = its_game.seats[-1]
    view = its_game.view(played(key, seats)[0], None)
    with pytest.raises(ValueError, match="not over"):
        face_of(key).pictures.result(view, sample_names(seats), translator("en"))


@pytest.mark.parametrize("key", hosted())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_have_pictures(key: str, lang: str) -> None:
    drawn = drawn_rules(key, lang)
    assert drawn
    assert all(map(fits, drawn))
    assert all(weight(picture) < LIGHTEST for picture in drawn)


@pytest.mark.parametrize("key", hosted())
def test_everybody_has_an_emblem(key: str) -> None:
    its_game = game(key)
    assert max(seats + len(its_game.rivals(seats)) for seats in its_game.seats) <= MOST_SEATS
