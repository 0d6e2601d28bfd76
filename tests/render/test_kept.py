"""The store of sprites: a kept sprite comes back unchanged, and the store never outgrows its bounds."""

from __future__ import annotations

import pytest
from PIL import Image

from render.core import kept as store
from render.core.fonts import TextMask

SIDE = 100
SPRITE = SIDE * SIDE * 4 + store.OVERHEAD


@pytest.fixture(autouse=True)
def small_store(monkeypatch: pytest.MonkeyPatch) -> None:
    """Room for four sprites, and for many packed ones."""
    monkeypatch.setattr(store, "_ready", store._Ready(4 * SPRITE))
    monkeypatch.setattr(store, "_packed", type(store._packed)(20_000, getsizeof=store.size_of))


class Brush:
    """Draws sprites and counts how often it had to."""

    def __init__(self) -> None:
        self.drawn: list[int] = []

    def sprite(self, number: int) -> Image.Image:
        self.drawn.append(number)
        return Image.new("RGBA", (SIDE, SIDE), (number, 2, 3, 255))


def test_what_is_used_lately_is_the_very_same_sprite() -> None:
    brush = Brush()
    sprite = store.kept(brush.sprite)
    assert sprite(1) is sprite(1)
    assert brush.drawn == [1]


def test_what_had_to_make_room_comes_back_with_the_same_pixels_and_is_not_drawn_again() -> None:
    brush = Brush()
    sprite = store.kept(brush.sprite)
    first = sprite(0)
    for number in range(1, 10):
        sprite(number)
    again = sprite(0)
    assert again is not first
    assert (again.mode, again.size, again.tobytes()) == (first.mode, first.size, first.tobytes())
    assert brush.drawn == [*range(10)]


def test_texts_and_corners_can_be_packed_too() -> None:
    mask = TextMask(Image.new("L", (3, 4), 7), -1, -2, 3.5)
    corners = (Image.new("RGB", (2, 2)), Image.new("RGBA", (3, 3)))
    text, pieces = store._unpack(store._pack(mask)), store._unpack(store._pack(corners))
    assert (text.left, text.top, text.width, text.mask.tobytes()) == (-1, -2, 3.5, mask.mask.tobytes())
    assert [piece.tobytes() for piece in pieces] == [piece.tobytes() for piece in corners]


def test_the_store_stays_within_its_bounds() -> None:
    brush = Brush()
    sprite = store.kept(brush.sprite)
    for number in range(256):
        sprite(number)
        assert store.kept_bytes() <= 4 * SPRITE + 20_000
    assert len(brush.drawn) == 256
    sprite(0)
    assert len(brush.drawn) == 257, "so many can't be kept, or this shows nothing"


def test_what_is_larger_than_the_store_is_drawn_each_time() -> None:
    drawn = []

    def wall(width: int) -> Image.Image:
        drawn.append(width)
        return Image.new("RGBA", (width, SIDE))

    kept_wall = store.kept(wall)
    assert kept_wall(10 * SIDE).size == kept_wall(10 * SIDE).size
    assert len(drawn) == 2
    assert store.kept_bytes() == 0


def test_pixels_are_counted_as_pillow_stores_them() -> None:
    sizes = [store.size_of(Image.new(mode, (10, 10))) - store.OVERHEAD for mode in ("L", "RGB", "RGBA")]
    assert sizes == [100, 400, 400]
