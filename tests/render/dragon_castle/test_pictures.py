"""Dragon Castle's pictures: same view, same bytes; sizes; texts inside their boxes; nothing leaks."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache, partial
from io import BytesIO
from typing import Any

import pytest
from PIL import Image, ImageChops

import render.dragon_castle as pictures
from bot.texts import LANGUAGES, translator
from engines.dragon_castle.data import LAYOUTS
from engines.dragon_castle.forecast import rounds_left, twins_after
from engines.dragon_castle.options import DragonCastleOptions
from engines.dragon_castle.state import State
from render.core.canvas import Board
from render.dragon_castle.result import account_rows
from render.dragon_castle.taking import marked_cells
from tests.coarse import weight
from tests.render.conftest import Traces
from tests.render.dragon_castle.games import CARDS, GAME, LONG, NAMES, SETTINGS, asks, moments, played
from tests.render.noting import Edges
from tests.render.paged import others_are_seen
from tests.render.recording import recording
from tests.render.results import drawn_rules
from tests.soak import SOAK, in_turn


def _open(picture: bytes) -> Image.Image:
    return Image.open(BytesIO(picture))


@lru_cache(maxsize=40)
def _drawn(state: State, seats: int) -> list[bytes]:
    """All pictures of a state in Polish, drawn once for all tests: other drawings are compared with them."""
    return _draw_all(state, NAMES[:seats], "pl")


def _draw_all(state: State, names: Sequence[str], lang: str) -> list[bytes]:
    words = translator(lang)
    everybody = GAME.view(state, None)
    if everybody.result:
        return [pictures.result(everybody, names, words)]
    drawn = [pictures.public(everybody, names, words), pictures.closeup(everybody, 0, names, words)]
    return drawn + [pictures.panel(view, seat, ask, names, words) for view, seat, ask in asks(state)]


@pytest.mark.parametrize(("seats", "options"), SETTINGS if SOAK else SETTINGS[5:6])
def test_the_same_view_gives_the_same_bytes(seats: int, options: dict[str, Any]) -> None:
    states = played(seats, options)
    for state in (states[len(states) // 2], states[-1]):
        assert _draw_all(state, NAMES[:seats], "pl") == _drawn(state, seats)


@pytest.mark.parametrize(("seats", "options"), SETTINGS if SOAK else SETTINGS[1::2])
def test_sizes_colours_and_weight_are_within_bounds(seats: int, options: dict[str, Any]) -> None:
    states = played(seats, options)
    public, *close = _drawn(states[len(states) // 2], seats)
    (result,) = _drawn(states[-1], seats)
    wide = [(picture, (1650, 1050)) for picture in (public, result)]
    for picture, size in (*wide, *((each, (1200, 1200)) for each in close)):
        image = _open(picture)
        assert image.size == size
        assert image.mode == "P"
        assert weight(picture) < 200_000


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_what_lies_under_the_tops_changes_no_picture(seat: int | None) -> None:
    states = played(3, {})
    for state in states[::25] if SOAK else states[len(states) // 2 : len(states) // 2 + 1]:
        other = GAME.redeal(state, seat, random.Random(5))
        assert other != state
        assert _draw_all(other, NAMES[:3], "pl") == _drawn(state, 3)


def _holds(box: Edges, x: float, y: float) -> bool:
    return box[0] <= x <= box[2] and box[1] <= y <= box[3]


def _inside(inner: Edges, outer: Edges) -> bool:
    return all(
        (
            inner[0] >= outer[0] + 3,
            inner[1] >= outer[1] + 3,
            inner[2] <= outer[2] - 3,
            inner[3] <= outer[3] - 3,
        )
    )


def _check(traces: Traces, draw: Callable[[], bytes]) -> None:
    """Every text lies inside the smallest box round its middle, if only the picture; none lies on another."""
    traces.texts.clear()
    traces.boxes.clear()
    draw()
    traces.boxes.append((0, 0, *traces.sizes[-1]))
    assert traces.texts
    for text, box in traces.texts:
        middle = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
        around = [outer for outer in traces.boxes if _holds(outer, *middle)]
        smallest = min(around, key=lambda outer: (outer[2] - outer[0]) * (outer[3] - outer[1]))
        assert _inside(box, smallest), (text, box, smallest)
    for index, (text, box) in enumerate(traces.texts):
        for other, its in traces.texts[index + 1 :]:
            # Lines of a table may stand close: ascenders reach into the line above by a hair.
            apart = box[2] <= its[0] or its[2] <= box[0] or box[3] - 5 <= its[1] or its[3] <= box[1] + 5
            assert apart, (text, other)


@pytest.mark.parametrize(
    ("seats", "options", "lang"),
    [
        (seats, options, lang)
        for number, (seats, options) in enumerate(SETTINGS)
        for lang in LANGUAGES
        # With cards, which say the most, all languages have their turn.
        if SOAK or (number in (0, 1, 3, 5, 7) and lang == LANGUAGES[number % 3])
    ],
)
def test_no_text_leaves_its_box_however_long_the_names(
    traces: Traces, seats: int, options: dict[str, Any], lang: str
) -> None:
    names, words = LONG[:seats], translator(lang)
    for state in moments(seats, options):
        everybody = GAME.view(state, None)
        _check(traces, lambda view=everybody: pictures.public(view, names, words))  # type: ignore[misc]
        for sight in (0, seats):
            _check(traces, lambda v=everybody, s=sight: pictures.closeup(v, s, names, words))  # type: ignore[misc]
        for view, seat, ask in asks(state):
            _check(traces, lambda v=view, s=seat, a=ask: pictures.panel(v, s, a, names, words))  # type: ignore[misc]
    end = GAME.view(played(seats, options)[-1], None)
    _check(traces, lambda: pictures.result(end, names, words))


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
@pytest.mark.parametrize("most", [6, 8])
def test_the_rows_of_an_account_add_up_to_its_total(seats: int, options: dict[str, Any], most: int) -> None:
    view = GAME.view(played(seats, options)[-1], None)
    assert view.result
    tied = view.result.decided_by is not None
    for standing in view.result.standings:
        rows = account_rows(view, standing, translator("en"), most)
        assert len(rows) <= most
        counted = rows[:-1] if tied and standing.points == view.result.standings[0].points else rows
        assert sum(int(row.points) for row in counted) == standing.points


@pytest.mark.parametrize(("number", "castle"), list(enumerate(LAYOUTS)))
def test_every_castle_is_drawn_whole(number: int, castle: str) -> None:
    for seats in (1, 2, 4) if SOAK else (GAME.seats[number % len(GAME.seats)],):
        state = GAME.setup(DragonCastleOptions.model_validate({"castle": castle}), seats, "1".zfill(32))
        view, seat, ask = asks(state)[0]
        if SOAK or number % 2:
            public = pictures.public(view, NAMES[:seats], translator("en"))
            assert _open(public).size == (1650, 1050)
        if SOAK or number % 2 == 0:
            panel = pictures.panel(view, seat, ask, NAMES[:seats], translator("en"))
            assert _open(panel).size == (1200, 1200)


def test_the_castle_stays_in_its_place_while_it_shrinks() -> None:
    """Only the taken and freed tiles and the seat to act change: most of the picture does not move."""
    states = [state for state in played(4, {}) if state.turn.phase == "act"]
    before, after = (_open(pictures.public(GAME.view(s, None), NAMES, translator("en"))) for s in states[:2])
    changed = ImageChops.difference(before.convert("L"), after.convert("L")).crop((20, 200, 660, 1030))
    share = sum(count for shade, count in enumerate(changed.histogram()) if shade > 8) / (640 * 830)
    assert 0 < share < 0.2


def test_a_running_game_has_no_result_picture() -> None:
    with pytest.raises(ValueError, match="not over"):
        pictures.result(GAME.view(played(2, {})[3], None), NAMES[:2], translator("en"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_have_four_small_pictures(lang: str) -> None:
    assert [_open(picture).width for picture in drawn_rules(GAME.key, lang)] == [1200] * 4


def test_threads_draw_the_same_as_one() -> None:
    views = [GAME.view(state, None) for state in played(4, {})[8:80:18]]
    words = translator("ru")
    with ThreadPoolExecutor(max_workers=4) as pool:
        together = list(pool.map(lambda view: pictures.public(view, NAMES, words), views * 2))
    assert together == [pictures.public(view, NAMES, words) for view in views] * 2


def test_after_a_spirit_each_first_tile_says_how_many_second_tiles_it_allows(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    drawn: list[str] = []
    text = Board.text

    def noted(board: Board, x: float, y: float, said: str, *more: Any, **named: Any) -> float:
        drawn.append(said)
        return text(board, x, y, said, *more, **named)

    monkeypatch.setattr(Board, "text", noted)
    state = GAME.setup(DragonCastleOptions(spirits=("deception",)), 3, "1" * 32)
    seat = GAME.to_act(state)[0]
    call = next(action for action in GAME.legal(state, seat) if action.text == "spirit deception shrine")
    view, seat, ask = asks(GAME.apply(state, seat, call).state)[0]
    pictures.panel(view, seat, ask, NAMES[:3], translator("en"))
    counts = [len(twins_after(view, cell)) for cell in marked_cells(ask)]
    assert [said for said in drawn if said.startswith("=")] == [f"={count}" for count in counts[:10]]


def _written(traces: Traces, draw: Callable[[], bytes]) -> list[str]:
    traces.texts.clear()
    draw()
    return [text for text, _ in traces.texts]


def test_every_picture_whose_cells_are_named_has_axes(traces: Traces) -> None:
    words = translator("en")
    state = played(2, {})[0]
    view, seat, ask = asks(state)[0]
    columns = sorted({"ABCDEFGHIJKLMNOP"[column] for _, column in view.footprint})
    rows = sorted({str(row + 1) for row, _ in view.footprint})
    for draw in (
        lambda: pictures.panel(view, seat, ask, NAMES[:2], words),
        lambda: pictures.public(view, NAMES[:2], words),
        lambda: pictures.closeup(view, 2, NAMES[:2], words),
    ):
        assert {*columns, *rows} <= {*_written(traces, draw)}
    placing = next(each for each in played(2, {}) if each.turn.phase == "place")
    own, due, spots = asks(placing)[0]
    written = _written(traces, lambda: pictures.panel(own, due, spots, NAMES[:2], words))
    assert {*"ABCDEF", *"1234"} <= {*written}


@pytest.mark.parametrize(("seats", "lang"), in_turn([1, 2, 4], LANGUAGES))
def test_the_countdown_says_what_it_counts(traces: Traces, seats: int, lang: str) -> None:
    words = translator(lang)
    for options in ({}, CARDS):
        view = GAME.view(played(seats, options)[5], None)
        written = _written(traces, lambda view=view: pictures.public(view, NAMES[:seats], words))  # type: ignore[misc]
        assert words("dragon_castle-pic-countdown") in written
        message = "dragon_castle-pic-turns-left" if seats == 1 else "dragon_castle-pic-rounds-left"
        assert words(message, rounds=rounds_left(view)) in written


def test_pairs_are_denied_only_where_there_are_none(traces: Traces) -> None:
    """Also during other questions than the one for the first tile: summoning, for example."""
    words, found = translator("en"), set()
    for state in [each for each in played(4, {}) if each.turn.phase == "act"][-30:]:
        seat = state.turn.seat
        view, legal = GAME.view(state, seat), GAME.legal(state, seat)
        none = not any(twins_after(view, cell) for cell in view.castle.first)
        for answers in ((), ("summon",)):
            ask = GAME.ask(legal, answers, lambda _: None)
            if ask is not None:
                drawing = partial(pictures.panel, view, seat, ask, NAMES, words)
                written = _written(traces, drawing)
                assert (words("dragon_castle-pic-no-pairs") in written) == none
                found.add((none, answers))
    assert {(True, ()), (False, ()), (False, ("summon",))} <= found


def test_every_picture_of_the_rules_says_what_it_shows() -> None:
    """In the reader's language: letters on tiles and numbers alone explain no rule."""
    said = []
    for lang in ("en", "pl"):
        with recording() as drawn:
            pictures.rules(translator(lang))
        said.append([{each.text for each in page.drawn if len(each.text) > 3} for page in drawn])
    for english, polish in zip(*said, strict=True):
        assert len(english - polish) >= 3


def test_answers_of_other_pages_do_not_look_like_what_is_not_legal() -> None:
    assert others_are_seen("dragon_castle", "act")
