"""Squares as bits of one integer, so that a rule about many squares is one operation.

The castle stands in the middle of a field of 13 by 13, as far as a kingdom of 7 by 7 may reach. Rows are
16 bits apart: the unused bits between them keep a step to the side from ending in another row. Bits
ascend in reading order.
"""

from __future__ import annotations

from functools import cache

from engines.kingdomino.data import Square

REACH = 6
ROW = 16
STEPS = {"E": 1, "S": ROW, "W": -1, "N": -ROW}
"""The distance from a bit to the bit of its neighbor in each direction."""

Box = tuple[int, int, int, int]


def index(square: Square) -> int:
    """Returns the number of a square's bit."""
    return (square[1] + REACH + 1) * ROW + square[0] + REACH + 1


def square_at(number: int) -> Square:
    """Returns the square of a bit's number."""
    return number % ROW - REACH - 1, number // ROW - REACH - 1


BIT = {(x, y): 1 << index((x, y)) for y in range(-REACH, REACH + 1) for x in range(-REACH, REACH + 1)}
"""The bit of every square that a kingdom could reach."""
BITS = tuple(1 << number for number in range(ROW * ROW))
"""Bits by their numbers."""
CASTLE = BIT[0, 0]


def name_of(square: Square, size: int) -> str:
    """Returns a square's name in texts: column a at the left end, row 1 at the top of the reachable field.

    So a name stays the same while the kingdom grows: the castle is e5, in a kingdom of 7 by 7 it is g7.
    """
    return column_name(square[0], size) + row_name(square[1], size)


def column_name(x: int, size: int) -> str:
    """Returns a column's letter, in lower case: answers use upper case."""
    return "abcdefghijklm"[x + size - 1]


def row_name(y: int, size: int) -> str:
    """Returns a row's number."""
    return str(y + size)


_SQUARES = tuple(square_at(number) for number in range(ROW * ROW))


def squares(mask: int) -> tuple[Square, ...]:
    """Returns the squares of a mask in reading order."""
    found = []
    while mask:
        number = mask.bit_length() - 1
        mask ^= BITS[number]
        found.append(_SQUARES[number])
    found.reverse()
    return tuple(found)


def around(mask: int) -> int:
    """Returns all squares that share an edge with one of these."""
    return mask << 1 | mask >> 1 | mask << ROW | mask >> ROW


BESIDE = {square: around(bit) for square, bit in BIT.items()}
"""The neighbors of each square."""


@cache
def window(box: Box, size: int) -> int:
    """Returns the squares that each keep a kingdom of this box within size by size.

    Two neighboring squares of the window are also allowed together: they can't lie on opposite sides.
    """
    x0, y0, x1, y1 = box
    return sum(
        1 << index((x, y)) for y in range(y1 - size + 1, y0 + size) for x in range(x1 - size + 1, x0 + size)
    )
