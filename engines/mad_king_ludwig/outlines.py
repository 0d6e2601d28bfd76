"""The exact outlines of tiles on the grid of 5-foot units, and how two of them meet. Integers only.

An outline is a circle or a few convex pieces: boxes, some with their corners cut at 45 degrees. If a half
unit matters (centers, middles of edges), coordinates are doubled.
"""

from __future__ import annotations

from enum import IntEnum
from functools import cache
from typing import NamedTuple

from engines.mad_king_ludwig.rulings import CORNERS_ARE_ADJACENT

Point = tuple[int, int]


class Meeting(IntEnum):
    """The relation of two outlines."""

    APART = 0
    TOUCH = 1
    OVERLAP = 2


class Piece(NamedTuple):
    """A box in units whose corners are cut by `cut`."""

    x0: int
    y0: int
    x1: int
    y1: int
    cut: int = 0


class Outline(NamedTuple):
    """A tile's shape in one orientation; `pieces` is () for a circle."""

    w: int
    h: int
    pieces: tuple[Piece, ...]

    @property
    def is_round(self) -> bool:
        return not self.pieces


_PRINTED: dict[str, Outline] = {
    "L": Outline(4, 4, (Piece(0, 0, 2, 4), Piece(2, 2, 4, 4))),
    "round3": Outline(3, 3, ()),
    "round5": Outline(5, 5, ()),
    "octagon7x4": Outline(7, 4, (Piece(0, 0, 7, 4, 1),)),
    "octagon3x3": Outline(3, 3, (Piece(0, 0, 3, 3, 1),)),
}


@cache
def outline(shape: str, rot: int) -> Outline:
    """Returns the outline of a shape after `rot` clockwise quarter turns; rectangles are named "4x2"."""
    if rot:
        return _turned(outline(shape, rot - 1))
    if shape in _PRINTED:
        return _PRINTED[shape]
    w, h = map(int, shape.split("x"))
    return Outline(w, h, (Piece(0, 0, w, h),))


def _turned(old: Outline) -> Outline:
    """One clockwise turn maps the point (x, y) of a w by h tile to (h - y, x)."""
    pieces = [Piece(old.h - p.y1, p.x0, old.h - p.y0, p.x1, p.cut) for p in old.pieces]
    return Outline(old.h, old.w, tuple(pieces))


def footprint(shape: Outline) -> tuple[Point, ...]:
    """Returns the cells that a tile takes: its box, for an L its boxes; cut and round corners are
    included."""
    boxes = shape.pieces or (Piece(0, 0, shape.w, shape.h),)
    return tuple((x, y) for b in boxes for y in range(b.y0, b.y1) for x in range(b.x0, b.x1))


@cache
def free_corners(shape: Outline) -> frozenset[Point]:
    """Returns those of these cells at cut and round corners whose outer edges no wall of the tile covers.

    A circle meets a side of its box in the middle alone, a cut corner leaves both edges of its cell free.
    """
    cells = footprint(shape)
    if shape.is_round:
        middle = shape.w // 2
        near = (0, shape.w - 1)
        corners = [(x, y) for x, y in cells if (x in near or y in near) and x != middle and y != middle]
        return frozenset(corners)
    cut = max(piece.cut for piece in shape.pieces)
    ends_x, ends_y = (0, shape.w - 1), (0, shape.h - 1)
    return frozenset((x, y) for x, y in cells if cut and x in ends_x and y in ends_y)


def meeting(a: Outline, b: Outline, dx: int, dy: int) -> Meeting:
    """Returns the relation of `b` to `a` when its box begins at (dx, dy) of a's box."""
    if a.is_round and b.is_round:
        return _circles(a, b, dx, dy)
    if a.is_round:
        return max(_circle_piece(a, (0, 0), piece, (dx, dy)) for piece in b.pieces)
    if b.is_round:
        return max(_circle_piece(b, (dx, dy), piece, (0, 0)) for piece in a.pieces)
    return max(_pieces(p, q, dx, dy) for p in a.pieces for q in b.pieces)


def _spans(p: Piece, dx: int, dy: int) -> tuple[tuple[int, int], ...]:
    """Returns the intervals of x, y, x + y and x - y."""
    x0, y0, x1, y1 = p.x0 + dx, p.y0 + dy, p.x1 + dx, p.y1 + dy
    return (x0, x1), (y0, y1), (x0 + y0 + p.cut, x1 + y1 - p.cut), (x0 - y1 + p.cut, x1 - y0 - p.cut)


def _pieces(p: Piece, q: Piece, dx: int, dy: int) -> Meeting:
    """All sides run along or at 45 degrees to the grid, so four axes separate all pieces that are apart."""
    ends = 0
    for (a0, a1), (b0, b1) in zip(_spans(p, 0, 0), _spans(q, dx, dy), strict=True):
        shared = min(a1, b1) - max(a0, b0)
        if shared < 0:
            return Meeting.APART
        ends += shared == 0
    if not ends:
        return Meeting.OVERLAP
    return Meeting.TOUCH if ends == 1 or CORNERS_ARE_ADJACENT else Meeting.APART


def _circles(a: Outline, b: Outline, dx: int, dy: int) -> Meeting:
    across, down = 2 * dx + b.w - a.w, 2 * dy + b.w - a.w
    return _compared(across * across + down * down, (a.w + b.w) ** 2)


def _circle_piece(circle: Outline, at: Point, piece: Piece, where: Point) -> Meeting:
    """Compares the distance of the doubled center to the piece with the doubled radius, as squares."""
    centre = (2 * at[0] + circle.w, 2 * at[1] + circle.w)
    corners = [(2 * (x + where[0]), 2 * (y + where[1])) for x, y in _corners(piece)]
    best = Meeting.APART
    inside = True
    for (x, y), (to_x, to_y) in zip(corners, (*corners[1:], corners[0]), strict=True):
        vx, vy = to_x - x, to_y - y
        cx, cy = centre[0] - x, centre[1] - y
        length = vx * vx + vy * vy
        along = cx * vx + cy * vy
        cross = vx * cy - vy * cx
        inside = inside and cross > 0
        if along <= 0:
            found = _compared(cx * cx + cy * cy, circle.w**2)
        elif along < length:
            found = _compared(cross * cross, circle.w**2 * length)
        else:
            continue  # nearest to the end of this side, which the next side begins with
        best = max(best, found)
    return Meeting.OVERLAP if inside else best


def _corners(p: Piece) -> list[Point]:
    """Clockwise on the screen (y runs down), so that the inside is to the right of every side."""
    c = p.cut
    if not c:
        return [(p.x0, p.y0), (p.x1, p.y0), (p.x1, p.y1), (p.x0, p.y1)]
    return [
        (p.x0 + c, p.y0),
        (p.x1 - c, p.y0),
        (p.x1, p.y0 + c),
        (p.x1, p.y1 - c),
        (p.x1 - c, p.y1),
        (p.x0 + c, p.y1),
        (p.x0, p.y1 - c),
        (p.x0, p.y0 + c),
    ]


def _compared(distance: int, reach: int) -> Meeting:
    if distance > reach:
        return Meeting.APART
    return Meeting.TOUCH if distance == reach else Meeting.OVERLAP


@cache
def fence_points(shape: str, rot: int) -> tuple[Point, ...]:
    """Returns inner points of the fence on the printed top side, doubled: middles of its unit sides and
    diagonals and the lattice points between them.

    The two ends are stone and left out; of a round only the top counts, where straight walls can meet it.
    """
    if rot:
        height = outline(shape, rot - 1).h
        return tuple((2 * height - y, x) for x, y in fence_points(shape, rot - 1))
    printed = outline(shape, 0)
    if printed.is_round:
        return ((printed.w, 0),)
    if printed.pieces[0].cut:
        return ((1, 1), *((x, 0) for x in range(2, 2 * printed.w - 1)), (2 * printed.w - 1, 1))
    return tuple((x, 0) for x in range(1, 2 * printed.w))


def touches_fence(shape: str, rot: int, other: Outline, dx: int, dy: int) -> bool:
    """Returns whether the other outline at (dx, dy) holds an inner point of the fence of a shape.

    Two rounds meet the fence if they meet on its side of the middle.
    """
    own = outline(shape, rot)
    if own.is_round and other.is_round:
        across, down = 2 * dx + other.w - own.w, 2 * dy + other.w - own.w
        towards = (-down, across, down, -across)[rot]
        return towards > 0 and _circles(own, other, dx, dy) != Meeting.APART
    return any(_holds(other, x - 2 * dx, y - 2 * dy) for x, y in fence_points(shape, rot))


def _holds(shape: Outline, x: int, y: int) -> bool:
    """Returns whether a doubled point lies in the closed outline."""
    if shape.is_round:
        return (x - shape.w) ** 2 + (y - shape.w) ** 2 <= shape.w**2
    return any(
        2 * p.x0 <= x <= 2 * p.x1
        and 2 * p.y0 <= y <= 2 * p.y1
        and 2 * (p.x0 + p.y0 + p.cut) <= x + y <= 2 * (p.x1 + p.y1 - p.cut)
        and 2 * (p.x0 - p.y1 + p.cut) <= x - y <= 2 * (p.x1 - p.y0 - p.cut)
        for p in shape.pieces
    )
