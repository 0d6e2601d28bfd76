"""Pictures put together from earlier ones: the same bytes as drawn from nothing, with less to draw."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Any

import pytest
from PIL import Image

from bot.texts import DEFAULT, translator
from bot.ui.faces import face_of, hosted
from engines.core.chance import ANY_SEED
from engines.registry import game
from render.core import deflate, png, redrawn
from render.core.box import Box
from render.core.canvas import Board
from render.core.deflate import Piece
from render.core.names import sample_names
from render.core.palette import COMMON_COLOURS, COMMON_EDGES, GOLD, RED, fixed_palette
from render.core.redrawn import DrawnBefore

PALETTE = fixed_palette(COMMON_COLOURS, COMMON_EDGES)
TURNS = 3
Stroke = Callable[[Board], Any]


@pytest.fixture(autouse=True)
def nothing_drawn_before() -> Iterator[None]:
    with redrawn.with_nothing_before():
        yield


@pytest.fixture
def parts(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Collects the pixels of every part that is mapped to the palette."""
    sizes: list[int] = []
    mapped = png.indices

    def noted(image: Any, palette: Any) -> Any:
        sizes.append(image.width * image.height)
        return mapped(image, palette)

    monkeypatch.setattr(png, "indices", noted)
    return sizes


def _views(key: str) -> Iterator[Any]:
    """Yields the public views of a game that is played at random, from the second decision on."""
    its_game, rng = game(key), random.Random(3)
    state = its_game.setup(its_game.options_type(), its_game.seats[-1], ANY_SEED)
    while due := its_game.to_act(state):
        state = its_game.apply(state, due[0], rng.choice(its_game.legal(state, due[0]))).state
        yield its_game.view(state, None)


@pytest.mark.parametrize("key", hosted())
def test_every_picture_of_a_game_has_the_bytes_of_one_drawn_from_nothing(key: str, parts: list[int]) -> None:
    pictures, words, names = face_of(key).pictures, translator(DEFAULT), sample_names(game(key).seats[-1])
    for view in islice(_views(key), 4, 4 + TURNS):
        with png.as_drawn() as drawn:
            pictures.public(view, names, words)
        [(image, palette)] = drawn
        assert pictures.public(view, names, words) == png.encode(image, palette)
    whole = image.width * image.height
    assert sum(size < whole for size in parts) > TURNS / 2, "too few of them were put together"


def _board(numbers: Sequence[int]) -> Board:
    """Draws a number on each of several panels."""
    board = Board(900, 600)
    for index, number in enumerate(numbers):
        x, y = index % 3 * 300, index // 3 * 300
        board.panel(Box(x + 10, y + 10, 280, 280))
        board.text(x + 150, y + 150, str(number), 60, anchor="m")
    return board


def test_one_changed_number_redraws_only_its_surroundings(parts: list[int]) -> None:
    _board([1, 2, 3, 4, 5, 6]).png(PALETTE)
    changed = _board([1, 2, 3, 4, 7, 6])
    file = changed.png(PALETTE)
    assert parts[0] == 900 * 600
    assert sum(parts[1:]) < 900 * 600 / 6
    assert file == png.encode(changed.image, PALETTE)


def test_the_most_similar_picture_lends_its_squares(parts: list[int]) -> None:
    _board([1, 2, 3, 4, 5, 6]).png(PALETTE)
    _board([9, 8, 7, 6, 5, 4]).png(PALETTE)
    parts.clear()
    _board([1, 2, 3, 4, 5, 0]).png(PALETTE)
    assert sum(parts) < 900 * 600 / 6


SPRITES = [Image.new(mode, (40, 30), (200, 90, 40, 120)[: len(mode)]) for mode in ("RGB", "RGBA")]
PAIRS: tuple[tuple[Stroke, Stroke], ...] = (
    (
        lambda on: on.rectangle(Box(400, 300, 30, 20), GOLD),
        lambda on: on.rectangle(Box(400, 300, 30, 20), RED),
    ),
    (
        lambda on: on.rectangle(Box(400, 300, 30, 20), GOLD),
        lambda on: on.rectangle(Box(401, 300, 30, 20), GOLD),
    ),
    (
        lambda on: on.box(Box(400, 300, 300, 200), fill=GOLD),
        lambda on: on.box(Box(400, 300, 300, 200), fill=RED),
    ),
    (
        lambda on: on.box(Box(400, 300, 40, 40), radius=5, fill=GOLD),
        lambda on: on.box(Box(400, 300, 40, 40), fill=GOLD),
    ),
    (
        lambda on: on.polygon([(400, 300), (450, 300), (420, 350)], GOLD),
        lambda on: on.polygon([(400, 300), (450, 300), (420, 351)], GOLD),
    ),
    (lambda on: on.text(400, 300, "7", 30, colour=GOLD), lambda on: on.text(400, 300, "7", 30, colour=RED)),
    (lambda on: on.text(400, 300, "7", 30), lambda on: on.text(401, 300, "7", 30)),
    (lambda on: on.text(400, 300, "7", 30), lambda on: on.text(400, 300, "1", 30)),
    (lambda on: on.paste(SPRITES[0], 400, 300), lambda on: on.paste(SPRITES[0], 400, 301)),
    (lambda on: on.paste(SPRITES[0], 400, 300), lambda on: on.paste(SPRITES[1], 400, 300)),
)


@pytest.mark.parametrize("pair", PAIRS)
def test_a_stroke_that_differs_in_one_thing_is_drawn(pair: tuple[Stroke, Stroke]) -> None:
    before, after = _board([1, 2, 3, 4, 5, 6]), _board([1, 2, 3, 4, 5, 6])
    pair[0](before)
    pair[1](after)
    assert before.png(PALETTE) != after.png(PALETTE) == png.encode(after.image, PALETTE)


def test_a_stroke_that_is_drawn_twice_is_not_the_same_as_once() -> None:
    """A half transparent sprite gets darker the second time."""
    boards = [_board([1, 2, 3, 4, 5, 6]) for _ in range(3)]
    for times, board in enumerate(boards):
        for _ in range(times):
            board.paste(SPRITES[1], 400, 300)
    files = [board.png(PALETTE) for board in boards]
    assert files == [png.encode(board.image, PALETTE) for board in boards]
    assert len(set(files)) == 3


def test_strokes_in_another_order_are_drawn() -> None:
    before, after = _board([1, 2, 3, 4, 5, 6]), _board([1, 2, 3, 4, 5, 6])
    for board, order in ((before, (GOLD, RED)), (after, (RED, GOLD))):
        for place, colour in zip((0, 20) if board is before else (20, 0), order, strict=True):
            board.rectangle(Box(400 + place, 300, 40, 20), colour)
        board.text(100, 100, "last", 30)
    assert before.png(PALETTE) != after.png(PALETTE) == png.encode(after.image, PALETTE)


def test_a_picture_on_another_ground_lends_nothing() -> None:
    one, other = Board(900, 600), Board(900, 600, GOLD)
    for board in (one, other):
        board.text(400, 300, "the same", 30)
    assert one.png(PALETTE) != other.png(PALETTE) == png.encode(other.image, PALETTE)


def test_a_change_packs_only_the_bands_that_it_reaches(monkeypatch: pytest.MonkeyPatch) -> None:
    _board([1, 2, 3, 4, 5, 6]).png(PALETTE)
    packed: list[int] = []
    piece = deflate.piece

    def noted(data: Any) -> Piece:
        packed.append(len(data))
        return piece(data)

    monkeypatch.setattr(deflate, "piece", noted)
    _board([1, 2, 3, 4, 7, 6]).png(PALETTE)
    assert 0 < sum(packed) < 901 * 600 / 4


def test_strokes_beyond_the_edge_are_cut_off() -> None:
    before, after = _board([1, 2, 3, 4, 5, 6]), _board([1, 2, 3, 4, 5, 6])
    after.paste(SPRITES[0], -20, 590)
    after.paste(SPRITES[0], 890, -15)
    after.paste(SPRITES[0], 2000, 10)
    before.png(PALETTE)
    assert after.png(PALETTE) == png.encode(after.image, PALETTE)


def test_earlier_pictures_stay_within_their_bound() -> None:
    ground = (900, 600), GOLD, b""
    before = DrawnBefore(100_000)
    for number in range(50):
        strokes = tuple(b"%d %d" % (number, stroke) for stroke in range(50))
        before.add(redrawn._Drawn(ground, strokes, [Piece(bytes(10_000), 0, 0)]))
        assert before._pictures.currsize <= 100_000
    assert before.most_like(ground, tuple(b"49 %d" % stroke for stroke in range(50))) is not None
    assert before.most_like(ground, tuple(b"1 %d" % stroke for stroke in range(50))) is None
