"""Overlap and touch of the exact outlines, the facts of the geometry specification among them."""

from __future__ import annotations

from functools import cache

import pytest

from engines.mad_king_ludwig.outlines import Meeting, Outline, Piece, footprint, meeting, outline

FINE = 4
"""Points tried to a unit: whatever has an inside on this grid has one of them strictly inside."""
POLYGONS = [
    ("2x2", 0),
    ("4x2", 1),
    ("6x1", 0),
    ("L", 0),
    ("L", 1),
    ("L", 3),
    ("octagon3x3", 0),
    ("octagon7x4", 0),
    ("octagon7x4", 1),
]


def inside(piece: Piece, x: int, y: int, edge: int) -> bool:
    """Whether a fine point lies in a piece, at least `edge` fine steps away from its border."""
    x0, y0, x1, y1, cut = (value * FINE for value in piece)
    return (
        x0 + edge <= x <= x1 - edge
        and y0 + edge <= y <= y1 - edge
        and min(x - x0, x1 - x) + min(y - y0, y1 - y) >= cut + edge
    )


@cache
def points_of(shape: Outline, edge: int) -> set[tuple[int, int]]:
    return {
        (x, y)
        for x in range(shape.w * FINE + 1)
        for y in range(shape.h * FINE + 1)
        if any(inside(piece, x, y, edge) for piece in shape.pieces)
    }


@pytest.mark.parametrize("number", range(len(POLYGONS)))
def test_straight_tiles_meet_where_they_share_points(number: int) -> None:
    a = outline(*POLYGONS[number])
    for second in POLYGONS[number:]:
        b = outline(*second)
        for dx in range(-b.w - 1, a.w + 2):
            for dy in (-b.h - 1, -b.h, -b.h + 1, 0, a.h - 1, a.h, a.h + 1):
                assert meeting(a, b, dx, dy) is by_points(a, b, dx, dy), (second, dx, dy)


def by_points(a: Outline, b: Outline, dx: int, dy: int) -> Meeting:
    """Returns how two outlines meet, the second moved by (dx, dy), judged by their points."""
    if shares(points_of(a, 1), points_of(b, 1), dx * FINE, dy * FINE):
        return Meeting.OVERLAP
    return Meeting.TOUCH if shares(points_of(a, 0), points_of(b, 0), dx * FINE, dy * FINE) else Meeting.APART


def shares(some: set[tuple[int, int]], others: set[tuple[int, int]], dx: int, dy: int) -> bool:
    return any((x + dx, y + dy) in some for x, y in others)


@pytest.mark.parametrize("big", ["round3", "round5", "octagon3x3", "octagon7x4"])
def test_no_cell_fits_into_a_free_corner(big: str) -> None:
    """Hallways and small squares that reach into the corner cell of the box overlap."""
    shape = outline(big, 0)
    for other in (outline("2x2", 0), outline("6x1", 0), outline("6x1", 1), outline("3x1", 0)):
        for x in (1 - other.w, shape.w - 1):
            for y in (1 - other.h, shape.h - 1):
                assert meeting(shape, other, x, y) is Meeting.OVERLAP


@pytest.mark.parametrize(
    ("first", "second", "expected"),
    [
        ("octagon7x4", "octagon7x4", Meeting.TOUCH),
        ("octagon3x3", "octagon7x4", Meeting.TOUCH),
        ("octagon3x3", "octagon3x3", Meeting.TOUCH),
        ("round5", "octagon7x4", Meeting.APART),
        ("round5", "octagon3x3", Meeting.APART),
        ("round5", "round5", Meeting.APART),
        ("round5", "round3", Meeting.APART),
        ("round3", "round3", Meeting.OVERLAP),
        ("round3", "octagon3x3", Meeting.OVERLAP),
        ("round3", "octagon7x4", Meeting.OVERLAP),
    ],
)
def test_boxes_that_share_a_corner_cell(first: str, second: str, expected: Meeting) -> None:
    a, b = outline(first, 0), outline(second, 0)
    for x in (1 - b.w, a.w - 1):
        for y in (1 - b.h, a.h - 1):
            assert meeting(a, b, x, y) is expected
            assert meeting(b, a, -x, -y) is expected


def test_a_round_touches_only_at_the_middles_of_its_sides() -> None:
    """The Flute Room of the rulebook: a living room beside it that leaves the middle free costs nothing."""
    flute_room, lilac_cabinet = outline("round3", 0), outline("2x2", 0)
    found = {y: meeting(flute_room, lilac_cabinet, 3, y) for y in range(-2, 4)}
    assert found == {
        -2: Meeting.APART,
        -1: Meeting.APART,
        0: Meeting.TOUCH,
        1: Meeting.TOUCH,
        2: Meeting.APART,
        3: Meeting.APART,
    }


def test_two_large_rounds_are_tangent_at_three_and_four() -> None:
    large = outline("round5", 0)
    touching = {
        (x, y) for x in range(-6, 7) for y in range(-6, 7) if meeting(large, large, x, y) is Meeting.TOUCH
    }
    expected = {(a * i, b * j) for i, j in ((3, 4), (4, 3), (0, 5), (5, 0)) for a in (1, -1) for b in (1, -1)}
    assert touching == expected


def test_a_corner_on_a_corner_is_adjacent() -> None:
    square = outline("2x2", 0)
    assert meeting(square, square, 2, 2) is Meeting.TOUCH


def test_the_notch_of_an_l_is_free() -> None:
    room, square = outline("L", 0), outline("2x2", 0)
    assert meeting(room, square, 2, 0) is Meeting.TOUCH
    assert meeting(room, square, 1, 0) is Meeting.OVERLAP
    assert len(footprint(room)) == 12
    assert (2, 0) not in footprint(room)
    assert (0, 0) not in footprint(outline("L", 3))


@pytest.mark.parametrize("shape", ["4x2", "L", "octagon7x4", "round5"])
def test_four_turns_are_none(shape: str) -> None:
    assert outline(shape, 4) == outline(shape, 0)._replace(pieces=outline(shape, 4).pieces)
    assert set(outline(shape, 4).pieces) == set(outline(shape, 0).pieces)
