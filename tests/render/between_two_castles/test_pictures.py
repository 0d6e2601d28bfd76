"""Between Two Castles' pictures: same view, same bytes; sizes; nothing cut, nothing covered, no leaks."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO

import pytest
from PIL import Image, ImageChops

import render.between_two_castles as pictures
from bot.texts import LANGUAGES, translator
from engines.between_two_castles.castle import Castle
from engines.between_two_castles.data import CARDS, HANGINGS, ROOMS, TYPES
from engines.between_two_castles.scoring import sheet_of
from render.between_two_castles.cards import (
    CARD,
    Choice,
    card_face,
    card_places,
    cards_height,
    draw_card,
    rows_of_cards,
)
from render.between_two_castles.castle import find_site
from render.between_two_castles.signs import want_of
from render.core.canvas import Board
from render.core.fonts import Weight, has_glyph, text_width
from render.core.names import sample_names
from render.rooms.blocks import fit_block
from tests.coarse import weight
from tests.render.between_two_castles.games import GAME, asks, panels, played
from tests.render.paged import others_are_seen
from tests.render.results import drawn_rules
from tests.soak import SOAK, in_soak

NAMES = sample_names(GAME.seats[-1])
LONG = (
    "Святослав-Александр",
    "Wojciech Wspaniały",
    "Щукомышлинский",
    "Żółćwidziałłowicz",
    "Konstantinopel",
    "Mmmmmmmmmmmmmm",
    "Q",
)


def _size(picture: bytes) -> tuple[int, int]:
    image = Image.open(BytesIO(picture))
    assert image.mode == "P"
    assert weight(picture) < 300_000
    return image.size


@pytest.mark.parametrize("seats", [2, 7, *map(in_soak, range(3, 7))])
def test_public_pictures_and_sheets_have_their_size_for_all_seats(seats: int) -> None:
    states = played(seats)
    words = translator(LANGUAGES[seats % 3])
    for state in (states[0], states[len(states) // 2], states[-2]):
        view = GAME.view(state, None)
        drawn = pictures.public(view, LONG[:seats], words)
        assert _size(drawn) == (1650, 1050)
        assert drawn == pictures.public(view, LONG[:seats], words)
    assert _size(pictures.result(GAME.view(states[-1], None), LONG[:seats], words)) == (1650, 1050)


@pytest.mark.parametrize(("seats", "quick"), [(2, True), (4, False)] if SOAK else [(2, False), (3, False)])
def test_every_question_has_its_picture(seats: int, quick: bool) -> None:
    asked = panels(seats, quick=quick)
    kinds = {key.partition("-")[0] for key in asked}
    assert {"Draft", "Place"} <= kinds
    drawn = {}
    for key, (view, seat, ask) in asked.items():
        if seats != 2 and not SOAK and key in panels(2):
            continue
        picture = pictures.panel(view, seat, ask, LONG[:seats], translator("ru"))
        width, height = _size(picture)
        assert width == 1200
        assert height <= 1200
        drawn[key] = picture
    assert len(set(drawn.values())) == len(drawn)
    if seats == 2:
        assert "Assign-ludwig_left" in asked
    else:
        assert any(key.endswith("-task") for key in asked)
        assert any(key.endswith("-elsewhere") for key in asked)


def test_a_full_hand_is_as_large_as_a_close_up() -> None:
    state = played(3)[0]
    ask = next(asks(state, 0))
    assert len(ask.options) == 9
    assert _size(pictures.panel(GAME.view(state, 0), 0, ask, LONG[:3], translator("ru"))) == (1200, 1200)


def test_a_small_hand_leaves_room_for_the_two_castles_it_is_for() -> None:
    state = next(state for state in played(3) if state.turn == 3 and len(state.hands[0]) == 5)
    ask = next(asks(state, 0))
    drawn = pictures.panel(GAME.view(state, 0), 0, ask, LONG[:3], translator("ru"))
    other = state._replace(castles=(Castle(state.castles[0].throne), *state.castles[1:]))
    assert state.castles[0].rooms
    assert drawn != pictures.panel(GAME.view(other, 0), 0, ask, LONG[:3], translator("ru"))


@pytest.mark.parametrize("count", [9, 7, 5, 3])
def test_cards_of_a_hand_never_touch_each_other_or_the_edge(count: int) -> None:
    places = card_places(count, 104)
    assert len(places) == count
    assert sum(rows_of_cards(count)) == count
    for index, (x, y) in enumerate(places):
        assert 12 <= x <= 1200 - 376 - 12
        assert y + 354 <= 104 + cards_height(count)
        for other in places[index + 1 :]:
            assert abs(x - other[0]) >= 376 + 12 or abs(y - other[1]) >= 354 + 12


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_name_or_want_is_cut_on_a_card(lang: str) -> None:
    words = translator(lang)
    for room in ROOMS:
        name = fit_block(words(f"between_two_castles-room-{room}"), 350, 38, 27, Weight.EXTRA_BOLD, 2)
        want = fit_block(want_of(room, words), 348, 31, 24, Weight.SEMI_BOLD, 2)
        assert not [line for line in (*name.lines, *want.lines) if "…" in line], (room, name, want)
    for card in CARDS:
        block = fit_block(words(f"between_two_castles-card-{card}"), 344, 40, 28, Weight.BOLD, 5)
        assert not [line for line in block.lines if "…" in line], card
    for hanging in HANGINGS:
        name = fit_block(words(f"between_two_castles-attendant-{hanging}"), 350, 38, 27, Weight.EXTRA_BOLD, 2)
        assert not [line for line in name.lines if "…" in line]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_letters_of_room_types_are_plain_and_unique(lang: str) -> None:
    letters = [translator(lang)(f"rooms-letter-{kind}") for kind in (*TYPES, "activity", "special")]
    assert len(set(letters)) == len(letters)
    for letter in letters:
        assert len(letter) == 1
        assert letter.isupper()
        assert letter not in "ЁЙЦЩĄĆĘŁŃÓŚŹŻ"
        assert has_glyph(letter)


def test_a_castle_keeps_clear_of_what_is_reserved() -> None:
    panel = (24, 24, 815, 515)
    reserved = ((24, 24, 500, 120), (620, 24, 830, 110), (640, 400, 815, 515), (24, 480, 440, 515))
    for state in played(7)[::25]:
        for castle in state.castles:
            site = find_site(castle, panel, reserved, 88, 36)
            for cell in castle.grid:
                x, y = site.corner(cell)
                assert panel[0] <= x
                assert x + site.side <= panel[2]
                assert panel[1] <= y
                assert y + site.side <= panel[3]
                for box in reserved:
                    apart = x >= box[2] or x + site.side <= box[0] or y >= box[3] or y + site.side <= box[1]
                    assert apart, (site, cell, box)


def test_a_castle_of_fifteen_by_twelve_fits() -> None:
    castle = Castle("throne_corridor_food")
    corridors = [room for room in ROOMS if ROOMS[room].type == "corridor"]
    cells = [(x, 0) for x in range(-7, 8) if x not in (0, 1)] + [
        (0, y) for y in (*range(1, 7), *range(-1, -6, -1))
    ]
    for room, cell in zip(corridors * 2, cells, strict=False):
        castle = castle.with_room(room, cell)
    site = find_site(castle, (24, 24, 412, 517), (), 72, 32)
    assert 15 * site.side <= 388 - 24
    assert 12 * site.side <= 493


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_what_is_hidden_changes_no_picture(seat: int | None) -> None:
    state = next(state for state in played(3)[20:] if state.phase == "draft" and any(state.picks))
    other = GAME.redeal(state, seat, random.Random(5))
    assert other != state
    words = translator("en")
    hidden, shown = GAME.view(other, seat), GAME.view(state, seat)
    assert pictures.public(hidden, NAMES[:3], words) == pictures.public(shown, NAMES[:3], words)
    assert pictures.closeup(hidden, 1, NAMES[:3], words) == pictures.closeup(shown, 1, NAMES[:3], words)
    if seat is not None:
        assert pictures.own(hidden, seat, NAMES[:3], words) == pictures.own(shown, seat, NAMES[:3], words)


def test_nobody_sees_from_the_table_what_another_has_chosen() -> None:
    state = played(3)[0]
    legal = GAME.legal(state, 0)
    one, another = (GAME.apply(state, 0, action).state for action in (legal[0], legal[-1]))
    words = translator("en")
    assert pictures.public(GAME.view(one, None), NAMES[:3], words) == pictures.public(
        GAME.view(another, None), NAMES[:3], words
    )
    assert pictures.own(GAME.view(one, 0), 0, NAMES[:3], words) != pictures.own(
        GAME.view(another, 0), 0, NAMES[:3], words
    )


def test_the_sheet_adds_up() -> None:
    view = GAME.view(played(7)[-1], None)
    for castle in view.castles:
        assert sum(sheet_of(castle.castle).values()) == castle.points


def test_a_running_game_has_no_sheet() -> None:
    with pytest.raises(ValueError, match="not over"):
        pictures.result(GAME.view(played(3)[3], None), NAMES[:3], translator("en"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_have_four_small_pictures(lang: str) -> None:
    assert [_size(picture)[0] for picture in drawn_rules(GAME.key, lang)] == [1200] * 4


def test_threads_draw_the_same_as_one() -> None:
    views = [GAME.view(state, None) for state in played(7)[10:90:40]]
    words = translator("ru")
    with ThreadPoolExecutor(max_workers=4) as pool:
        together = list(pool.map(lambda view: pictures.public(view, NAMES, words), views * 2))
    assert together == [pictures.public(view, NAMES, words) for view in views] * 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_points_of_a_bonus_card_lie_in_its_head_and_cover_no_word(lang: str) -> None:
    for card in CARDS:
        face = card_face(card, translator(lang))
        plain, with_points = Board(*CARD), Board(*CARD)
        draw_card(plain, face, 0, 0, Choice("1"))
        draw_card(with_points, face, 0, 0, Choice("1", gain="+12"))
        changed = ImageChops.difference(
            plain.image.convert("RGB"), with_points.image.convert("RGB")
        ).getbbox()
        assert changed is not None
        assert changed[3] <= 122  # the height of a card's head


def test_marks_of_two_digits_fit_into_their_discs() -> None:
    for radius in (26, 36, 46):
        assert text_width("25", radius * 1.2, Weight.EXTRA_BOLD) < 2 * radius * 0.9


def test_answers_of_other_pages_do_not_look_like_what_is_not_legal() -> None:
    assert others_are_seen("between_two_castles", "cell")
