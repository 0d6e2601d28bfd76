"""Kingdomino's pictures: same view, same bytes; sizes; texts inside their boxes; nothing leaks."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import lru_cache
from io import BytesIO

import pytest
from PIL import Image

import render.kingdomino as pictures
from bot.texts import LANGUAGES, translator
from engines.core.action import Action
from engines.core.panel import LETTERS, Ask, narrow
from engines.kingdomino.actions import Place
from engines.kingdomino.data import TERRAINS
from engines.kingdomino.state import State
from render.core.fonts import has_glyph
from render.core.names import sample_names
from render.kingdomino.kingdom import points_by_terrain
from render.kingdomino.result import account_rows
from render.kingdomino.tables import beyond_areas
from tests.coarse import weight
from tests.render.conftest import GAME, Traces, played
from tests.render.noting import Edges
from tests.render.paged import others_are_seen
from tests.render.results import drawn_rules
from tests.soak import SOAK

NAMES = sample_names(GAME.seats[-1])
LONG = ("Святослав-Александр", "Wojciech Wspaniały", "Щукомышлинский", "Żółćwidziałłowicz")
SETTINGS: tuple[tuple[int, dict[str, bool]], ...] = (
    (4, {}),
    (4, {"dynasty": True, "middle_kingdom": True, "harmony": True}),
    (3, {"middle_kingdom": True}),
    (2, {}),
    (2, {"mighty_duel": True, "dynasty": True, "harmony": True}),
)


def _open(picture: bytes) -> Image.Image:
    return Image.open(BytesIO(picture))


def _ask(state: State, answers: Sequence[str] = ()) -> tuple[int, Ask]:
    seat = GAME.to_act(state)[0]
    view = GAME.view(state, seat)

    def gain(action: Action) -> int | None:
        return GAME.forecast(view, action) if isinstance(action, Place) else None

    ask = narrow(GAME.legal(state, seat), answers, gain)
    assert ask is not None
    options = ask.options[: len(LETTERS)]
    return seat, Ask(ask.question, options, ask.chosen, ask.asked, ask.preview)


def _moments(seats: int, options: dict[str, bool]) -> list[State]:
    """First claims, the middle, a claim, the last round."""
    states = played(seats, **options)
    return [states[0], states[1], states[len(states) // 2], states[len(states) // 2 + 1], states[-2]]


def _draw_all(state: State, names: Sequence[str], lang: str) -> list[bytes]:
    words = translator(lang)
    everybody = GAME.view(state, None)
    if everybody.result:
        return [pictures.result(everybody, names, words)]
    seat, ask = _ask(state)
    view = GAME.view(state, seat)
    drawn = [
        pictures.public(everybody, names, words),
        pictures.closeup(everybody, seat, names, words),
        pictures.panel(view, seat, ask, names, words),
    ]
    answers: tuple[str, ...] = ()
    while ask.options and ask.question != "domino":
        answers = (*answers, ask.options[-1].answer)
        seat, ask = _ask(state, answers)
        drawn.append(pictures.panel(view, seat, ask, names, words))
    return drawn


@lru_cache(maxsize=20)
def _drawn(state: State, seats: int) -> list[bytes]:
    """All pictures of a state in Polish, drawn once for all tests: other drawings are compared with them."""
    return _draw_all(state, NAMES[:seats], "pl")


@pytest.mark.parametrize(("seats", "options"), SETTINGS if SOAK else SETTINGS[1:2])
def test_the_same_view_gives_the_same_bytes(seats: int, options: dict[str, bool]) -> None:
    for state in (played(seats, **options)[len(played(seats, **options)) // 2], played(seats, **options)[-1]):
        assert _draw_all(state, NAMES[:seats], "pl") == _drawn(state, seats)


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_sizes_colours_and_weight_are_within_bounds(seats: int, options: dict[str, bool]) -> None:
    states = played(seats, **options)
    public, *close = _drawn(states[len(states) // 2], seats)
    (result,) = _drawn(states[-1], seats)
    for picture, size in (
        (public, (1650, 1050)),
        (result, (1650, 1050)),
        *((c, (1200, 1200)) for c in close),
    ):
        image = _open(picture)
        assert image.size == size
        assert image.mode == "P"
        assert weight(picture) < 240_000


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_what_is_hidden_changes_no_picture(seat: int | None) -> None:
    state = played(3)[20]
    other = GAME.redeal(state, seat, random.Random(5))
    assert other != state
    assert _draw_all(other, NAMES[:3], "en") == _draw_all(state, NAMES[:3], "en")


def _inside(inner: Edges, outer: Edges, pad: int) -> bool:
    return (
        inner[0] >= outer[0] + pad
        and inner[1] >= outer[1] + pad
        and inner[2] <= outer[2] - pad
        and inner[3] <= outer[3] - pad
    )


def _holds(box: Edges, x: float, y: float) -> bool:
    return box[0] <= x <= box[2] and box[1] <= y <= box[3]


def _overlap(a: Edges, b: Edges) -> bool:
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


def _check(traces: Traces, draw: Callable[[], bytes]) -> None:
    """Every text lies inside the smallest box round its middle, and no text lies on another."""
    traces.texts.clear()
    traces.boxes.clear()
    draw()
    assert traces.texts
    for text, box in traces.texts:
        around = [
            outer for outer in traces.boxes if _holds(outer, (box[0] + box[2]) / 2, (box[1] + box[3]) / 2)
        ]
        smallest = min(around, key=lambda outer: (outer[2] - outer[0]) * (outer[3] - outer[1]))
        assert _inside(box, smallest, 3), (text, box, smallest)
    for index, (text, box) in enumerate(traces.texts):
        for other, other_box in traces.texts[index + 1 :]:
            # Lines of a table may stand close: ascenders reach into the line above by a hair.
            above = (box[0], box[1] + 5, box[2], box[3] - 5)
            assert not _overlap(above, other_box), (text, other)


@pytest.mark.parametrize(
    ("seats", "options", "lang"),
    [
        (seats, options, lang)
        for number, (seats, options) in enumerate(SETTINGS)
        for lang in LANGUAGES
        if SOAK or lang == LANGUAGES[number % 3]
    ],
)
def test_no_text_leaves_its_box_however_long_the_names(
    traces: Traces, seats: int, options: dict[str, bool], lang: str
) -> None:
    names, words = LONG[:seats], translator(lang)
    for state in _moments(seats, options):
        everybody = GAME.view(state, None)
        seat, ask = _ask(state)
        view = GAME.view(state, seat)
        _check(traces, lambda view=everybody: pictures.public(view, names, words))  # type: ignore[misc]
        _check(traces, lambda view=everybody: pictures.closeup(view, 0, names, words))  # type: ignore[misc]
        _check(traces, lambda view=view, seat=seat, ask=ask: pictures.panel(view, seat, ask, names, words))  # type: ignore[misc]
    end = GAME.view(played(seats, **options)[-1], None)
    _check(traces, lambda: pictures.result(end, names, words))


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
@pytest.mark.parametrize("most", [6, 8])
def test_the_rows_of_an_account_add_up_to_its_total(seats: int, options: dict[str, bool], most: int) -> None:
    view = GAME.view(played(seats, **options)[-1], None)
    assert view.result
    assert view.result.decided_by is None
    for standing in view.result.standings:
        rows = account_rows(view, standing, translator("en"), most)
        assert len(rows) <= most
        games = [row for row in rows if not row.text]
        assert len(games) == bool(options.get("dynasty"))
        last = standing.points
        for row in games:
            *earlier, last = map(int, row.points.split(" + "))
            assert len(earlier) == 2
            assert sum(earlier) + last == standing.points
        assert sum(int(row.points) for row in rows if row not in games) == last


def test_the_points_beside_two_kingdoms_add_up_in_every_game_of_a_dynasty() -> None:
    said = set[str]()
    for state in played(2, dynasty=True, middle_kingdom=True, harmony=True):
        view = GAME.view(state, None)
        for number, kingdom in enumerate(view.kingdoms):
            more = beyond_areas(view, number, translator("en"))
            told = sum(int(part.rpartition("+")[2]) for part in more.split(", ") if part)
            assert sum(points_by_terrain(kingdom).values()) + told == view.scores[number]
            said |= {part.rpartition(" ")[0] for part in more.split(", ")}
    assert said >= {"", "Middle", "Earlier games"}


def test_a_broken_tie_is_explained_where_it_was_tied() -> None:
    view = GAME.view(played(3)[-1], None)
    assert view.result
    first, second, third = view.result.standings
    tied = view.result._replace(standings=(first, second._replace(points=first.points), third), decided_by=1)
    shown = replace(view, result=tied)
    accounts = [account_rows(shown, standing, translator("en"), 6) for standing in tied.standings]
    said = [
        [row.text for row in rows if row.text == translator("en")("kingdomino-pic-tie-crowns")]
        for rows in accounts
    ]
    assert said == [["Crowns"], ["Crowns"], []]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_terrain_letters_are_plain_and_unique(lang: str) -> None:
    letters = [translator(lang)(f"kingdomino-letter-{terrain}") for terrain in TERRAINS]
    assert len(set(letters)) == len(TERRAINS)
    for letter in letters:
        assert len(letter) == 1
        assert letter.isupper()
        assert letter not in "ЁЙЦЩĄĆĘŁŃÓŚŹŻ"
        assert has_glyph(letter)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_have_three_small_pictures(lang: str) -> None:
    assert [_open(picture).width for picture in drawn_rules(GAME.key, lang)] == [1200] * 3


def test_each_question_of_a_turn_changes_the_panel() -> None:
    state = played(4)[len(played(4)) // 2]
    placing = state if state.phase == "place" else played(4)[len(played(4)) // 2 + 1]
    drawn = _draw_all(placing, NAMES, "en")[2:]
    assert len(drawn) >= 2
    assert len(set(drawn)) == len(drawn)


def test_a_running_game_has_no_result_picture() -> None:
    with pytest.raises(ValueError, match="not over"):
        pictures.result(GAME.view(played(2)[3], None), NAMES[:2], translator("en"))


def test_threads_draw_the_same_as_one() -> None:
    views = [GAME.view(state, None) for state in played(4)[8:40:8]]
    words = translator("ru")
    with ThreadPoolExecutor(max_workers=4) as pool:
        together = list(pool.map(lambda view: pictures.public(view, NAMES, words), views * 2))
    alone = [pictures.public(view, NAMES, words) for view in views]
    assert together == alone * 2


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_before_the_first_claims_only_who_is_due_stands_in_an_order(seats: int, traces: Traces) -> None:
    """The other kings are drawn by lot: they stand side by side, without names, and the picture says so."""
    names = sample_names(seats)
    state = played(seats)[0]
    pictures.public(GAME.view(state, None), names, translator("en"))
    (by_lot,) = (box for text, box in traces.texts if text == "Then at random")
    left, right = by_lot[0], by_lot[2]
    below = [text for text, box in traces.texts if box[1] > by_lot[3] and left <= box[0] <= right + 200]
    due = GAME.to_act(state)[0]
    assert not [name for seat, name in enumerate(names) if seat != due and name in below]


def test_answers_of_other_pages_do_not_look_like_what_is_not_legal() -> None:
    assert others_are_seen("kingdomino", "square", mighty_duel=True)
