"""The pictures of Castles of Mad King Ludwig: all of them are drawn, alike for like views, and small."""

from __future__ import annotations

import random
from io import BytesIO
from itertools import cycle

import pytest
from PIL import Image

import render.mad_king_ludwig as pictures
from bot.texts import LANGUAGES, translator
from engines.mad_king_ludwig.data import Placed
from engines.mad_king_ludwig.state import State
from engines.mad_king_ludwig.view import TileView
from render.core.canvas import Board
from render.mad_king_ludwig.castle import Site, draw_ghost
from render.mad_king_ludwig.palette import WOOD
from tests.coarse import weight
from tests.render.mad_king_ludwig.played import GAME, NAMES, asks, played
from tests.render.noting import pixels
from tests.render.paged import others_are_seen
from tests.render.results import drawn_rules
from tests.soak import SOAK

MOST_BYTES = 300_000


def moments(seats: int) -> list[State]:
    """One state of every kind of decision, the latest of each, and the end."""
    latest = {state.phase: state for state in played(seats)}
    return [*latest.values()]


def size_of(picture: bytes) -> tuple[int, int]:
    image = Image.open(BytesIO(picture))
    assert image.mode == "P"
    assert weight(picture) < MOST_BYTES
    return image.size


def test_the_table_is_drawn_in_every_phase() -> None:
    for state, lang in zip(moments(2), cycle(LANGUAGES), strict=False):
        assert size_of(pictures.public(GAME.view(state, None), NAMES[:2], translator(lang))) == (1650, 1050)


def test_every_question_has_a_picture_of_its_own() -> None:
    for state, lang in zip(moments(2), cycle(LANGUAGES), strict=False):
        for seat in GAME.to_act(state):
            view = GAME.view(state, seat)
            asked = asks(state, seat)
            drawn = [pictures.panel(view, seat, ask, NAMES[:2], translator(lang)) for ask in asked]
            assert len(set(drawn)) == len(asked)
            assert {size_of(picture)[0] for picture in drawn} == {1200}


def test_castles_market_and_stacks_can_be_looked_at() -> None:
    view = GAME.view(played(2)[-2], None)
    seen = {pictures.closeup(view, number, NAMES[:2], translator("en")) for number in range(4)}
    assert len(seen) == 4
    assert all(size_of(picture)[0] == 1200 for picture in seen)


@pytest.mark.parametrize("seats", [1, 2])
def test_the_result_is_drawn_once_the_game_is_over(seats: int) -> None:
    over, before = played(seats)[-1], played(seats)[-2]
    assert size_of(pictures.result(GAME.view(over, None), NAMES[:seats], translator("pl"))) == (1650, 1050)
    with pytest.raises(ValueError, match="not over"):
        pictures.result(GAME.view(before, None), NAMES[:seats], translator("pl"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_of_the_rules_has_a_picture(lang: str) -> None:
    assert len({size_of(picture) for picture in drawn_rules(GAME.key, lang)}) == 4


def test_a_view_is_always_drawn_with_the_same_bytes() -> None:
    view = GAME.view(played(2)[30], None)
    first = pictures.public(view, NAMES[:2], translator("ru"))
    assert pictures.public(GAME.view(played(2)[30], None), NAMES[:2], translator("ru")) == first


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_nothing_that_a_seat_cannot_know_is_on_its_pictures(seat: int | None) -> None:
    for state in moments(2) if SOAK else moments(2)[(seat or 0) :: 2]:
        other = GAME.redeal(state, seat, random.Random(3))
        view, hidden = GAME.view(state, seat), GAME.view(other, seat)
        names = NAMES[:2]
        one, other_one = (pixels(pictures.public, each, names, translator("en")) for each in (view, hidden))
        assert one == other_one
        for number in range(4) if seat is None or SOAK else (seat,):
            one = pixels(pictures.closeup, view, number, names, translator("en"))
            assert one == pixels(pictures.closeup, hidden, number, names, translator("en"))
        if seat in GAME.to_act(state):
            asked, asked_again = asks(state, seat), asks(other, seat)
            drawn = [pixels(pictures.panel, view, seat, ask, names, translator("en")) for ask in asked]
            assert drawn == [
                pixels(pictures.panel, hidden, seat, ask, names, translator("en")) for ask in asked_again
            ]


def test_four_seats_before_the_first_foyer_and_after_all_of_them() -> None:
    state = GAME.setup(GAME.options_type(), 4, "1".zfill(32))
    bare = pictures.public(GAME.view(state, None), NAMES, translator("en"))
    while state.phase in ("foyer", "cards"):
        seat = GAME.to_act(state)[0]
        state = GAME.apply(state, seat, GAME.legal(state, seat)[0]).state
    assert size_of(bare) == size_of(pictures.public(GAME.view(state, None), NAMES, translator("en")))
    assert bare != pictures.public(GAME.view(state, None), NAMES, translator("en"))


def test_answers_of_other_pages_do_not_look_like_what_is_not_legal() -> None:
    assert others_are_seen("mad_king_ludwig", "door")


@pytest.mark.parametrize("tile", ["orangery", "terrace_gardens"])
def test_the_fence_of_a_tile_that_is_not_placed_yet_is_as_bright_as_that_of_others(tile: str) -> None:
    """It tells how a garden without corners is turned."""
    turned = []
    for rot in range(4):
        board = Board(300, 300)
        ghost = TileView(Placed(tile=tile, x=0, y=0, rot=rot), (), False, (), 0)
        draw_ghost(board, ghost, Site(60, 60, 14))
        data = board.sprite().convert("RGB").tobytes()
        wooden = [at for at in range(0, len(data), 3) if data[at : at + 3] == bytes(WOOD)]
        assert len(wooden) > 30
        turned.append(wooden)
    assert len({tuple(wooden) for wooden in turned}) == 4
