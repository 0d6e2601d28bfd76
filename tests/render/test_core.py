"""Palette, outlines and names: the parts that every game's pictures stand on."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from render.core.box import Box
from render.core.canvas import Board
from render.core.emblems import MOST_SEATS, SHAPES, emblem
from render.core.fonts import drawable
from render.core.names import listed, sample_names, shown_names
from render.core.outlines import loops
from render.core.palette import COMMON_COLOURS, COMMON_EDGES, SEATS, fixed_palette, rgb
from render.core.png import encode


def test_named_colours_survive_the_palette_unchanged() -> None:
    palette = fixed_palette([*COMMON_COLOURS, *SEATS], COMMON_EDGES)
    for colour in (*COMMON_COLOURS, *SEATS):
        saved = Image.open(BytesIO(encode(Image.new("RGB", (2, 2), colour), palette)))
        assert saved.convert("RGB").getpixel((0, 0)) == colour


def test_a_palette_that_is_too_rich_is_refused() -> None:
    with pytest.raises(ValueError, match="do not fit"):
        fixed_palette([(red, green, 0) for red in range(0, 256, 8) for green in range(0, 256, 8)], [])


def test_an_outline_runs_round_outside_and_hole() -> None:
    ring = [(x, y) for x in range(3) for y in range(3) if (x, y) != (1, 1)]
    assert sorted(len(loop) for loop in loops(ring)) == [4, 4]


def test_cells_that_meet_at_a_corner_have_an_outline_each() -> None:
    found = loops([(0, 0), (1, 1)])
    assert sorted(len(loop) for loop in found) == [4, 4]


def test_straight_borders_have_no_corners_within() -> None:
    assert loops([(0, 0), (1, 0), (2, 0)]) == [[(0, 0), (3, 0), (3, 1), (0, 1)]]


def test_where_a_name_can_not_be_drawn_the_emblem_stands_alone() -> None:
    assert shown_names(["", "\ue000\ue001", "Ann \ue000"]) == ("", "", "Ann")
    assert listed(["Ann", "", "Bob"]) == "Ann, Bob"


def test_all_seats_have_emblems_of_their_own() -> None:
    assert len({emblem(seat, 24).tobytes() for seat in range(len(SHAPES))}) == 7


def test_a_seat_without_an_emblem_is_named_in_the_error() -> None:
    assert MOST_SEATS == len(SHAPES) == len(SEATS)
    with pytest.raises(ValueError, match=f"none for seat {MOST_SEATS}"):
        emblem(MOST_SEATS, 24)


def test_there_are_sample_names_for_any_number_of_seats() -> None:
    names = sample_names(20)
    assert len(set(names)) == 20
    assert sample_names(3) == names[:3]
    assert all(map(drawable, names))


def test_a_rounded_box_is_filled_to_its_edges() -> None:
    board = Board(100, 80, rgb("#000000"))
    board.box(Box(10, 10, 80, 60), radius=12, fill=rgb("#ffffff"), edge=rgb("#ff0000"), line=3)
    assert board.image.getpixel((50, 40)) == (255, 255, 255)
    assert board.image.getpixel((50, 11)) == (255, 0, 0)
    assert board.image.getpixel((88, 40)) == (255, 0, 0)
    assert board.image.getpixel((10, 10)) == (0, 0, 0)
    assert board.image.getpixel((9, 40)) == (0, 0, 0)


def test_a_line_of_one_pixel_can_be_anywhere_between_two_pixels() -> None:
    board = Board(200, 200)
    for step in range(1, 199):
        board.rectangle(Box(15 + 170 * step / 199, 15 + 170 * step / 199, 1, 1), (255, 0, 0))
    assert board.image.getpixel((99, 99)) == (255, 0, 0)
