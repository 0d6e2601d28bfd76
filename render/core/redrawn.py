"""Draws only the squares of a picture that have changed since a similar picture of this process.

The last pictures stay as they are in their files, compressed, with a signature of the strokes under each
square. The one that has the most squares in common with a new picture lends them to it, so that a table after
one turn costs a part of its drawing. The pixels are the same as if everything were drawn.
"""

from __future__ import annotations

import struct
from collections import Counter
from collections.abc import Container, Iterator, Sequence
from contextlib import contextmanager
from hashlib import blake2b
from itertools import groupby
from threading import Lock
from typing import NamedTuple

from cachetools import LRUCache
from PIL import Image

from render.core import deflate, png
from render.core.palette import Colour, Palette
from render.core.strokes import Edges, Stroke

SQUARE = 96
MOST_BYTES = 12 * 1024 * 1024
_WORTH_IT = 0.4
"""The share of squares in common from which unpacking another picture is quicker than drawing."""
_FEW_HOLDERS = 10_000
_PALETTE_AND_SIZE = struct.Struct("<q2I3B")

Signatures = tuple[bytes, ...]
"""The signatures of a picture's squares, row by row."""


class _Drawn(NamedTuple):
    """A picture of before: its squares' signatures, and its compressed lines."""

    squares: Signatures
    lines: bytes


def _bytes_of(drawn: _Drawn) -> int:
    return len(drawn.lines) + 200 * len(drawn.squares)


class DrawnBefore:
    """The last pictures, within a bound of memory."""

    def __init__(self, most_bytes: int = MOST_BYTES) -> None:
        self._lock = Lock()
        self._pictures: LRUCache[int, _Drawn] = LRUCache(most_bytes, getsizeof=_bytes_of)
        self._holders: dict[tuple[int, bytes], int] = {}
        """The newest picture with a square of this number and signature."""
        self._most_holders = _FEW_HOLDERS
        """The number of holders from which on those of forgotten pictures are dropped."""
        self._made = 0

    def most_like(self, squares: Signatures) -> _Drawn | None:
        """Returns the picture with the most squares in common; None if that is too few of them."""
        with self._lock:
            votes = Counter(
                holder
                for square in enumerate(squares)
                if (holder := self._holders.get(square)) is not None and holder in self._pictures
            )
            number, share = max(votes.items(), key=lambda vote: vote[1], default=(0, 0))
            return self._pictures[number] if share >= _WORTH_IT * len(squares) else None

    def add(self, drawn: _Drawn) -> None:
        with self._lock:
            self._made += 1
            if _bytes_of(drawn) > self._pictures.maxsize:
                return
            self._pictures[self._made] = drawn
            for square in enumerate(drawn.squares):
                self._holders[square] = self._made
            if len(self._holders) > self._most_holders:
                self._holders = {
                    square: holder for square, holder in self._holders.items() if holder in self._pictures
                }
                self._most_holders = 2 * len(self._holders) + _FEW_HOLDERS


_before = DrawnBefore()


def forget() -> None:
    """Forgets the earlier pictures."""
    global _before
    _before = DrawnBefore()


@contextmanager
def with_nothing_before() -> Iterator[None]:
    """Forgets the earlier pictures inside the block."""
    global _before
    kept, _before = _before, DrawnBefore()
    try:
        yield
    finally:
        _before = kept


def encode(size: tuple[int, int], ground: Colour, strokes: Sequence[Stroke], palette: Palette) -> bytes:
    """Returns the PNG file of the strokes on that ground."""
    width, height = size
    columns, rows = -(-width // SQUARE), -(-height // SQUARE)
    under = _under(strokes, columns, rows)
    start = _PALETTE_AND_SIZE.pack(hash(palette.channels), width, height, *ground)
    squares = tuple(_signature(start, strokes, numbers) for numbers in under)
    like = _before.most_like(squares)
    if like is None:
        whole = Image.new("RGB", size, ground)
        for stroke in strokes:
            stroke.draw(whole, 0, 0)
        lines = png.lines(png.indices(whole, palette))
    else:
        lines = _with_changes(like, squares, under, size, ground, strokes, palette)
    packed = deflate.compress(lines)
    _before.add(_Drawn(squares, packed))
    return png.file(size, packed, palette)


def _under(strokes: Sequence[Stroke], columns: int, rows: int) -> list[list[int]]:
    """Returns for each square the numbers of the strokes that reach into it."""
    under: list[list[int]] = [[] for _ in range(columns * rows)]
    for number, ((left, top, right, bottom), _, _) in enumerate(strokes):
        first, last = max(0, left // SQUARE), min(columns - 1, (right - 1) // SQUARE)
        for row in range(max(0, top // SQUARE), min(rows - 1, (bottom - 1) // SQUARE) + 1):
            for square in range(row * columns + first, row * columns + last + 1):
                under[square].append(number)
    return under


def _signature(start: bytes, strokes: Sequence[Stroke], numbers: Sequence[int]) -> bytes:
    signature = blake2b(start, digest_size=16)
    signature.update(b"/".join([strokes[number].signature for number in numbers]))
    return signature.digest()


def _with_changes(
    like: _Drawn,
    squares: Signatures,
    under: Sequence[Sequence[int]],
    size: tuple[int, int],
    ground: Colour,
    strokes: Sequence[Stroke],
    palette: Palette,
) -> bytes:
    """Returns the lines of a similar picture with everything drawn that differs."""
    width, height = size
    picture = Image.frombytes("P", (width + 1, height), deflate.decompress(like.lines))
    for (left, top, right, bottom), numbers in _changed(like.squares, squares, under, size):
        part = Image.new("RGB", (right - left, bottom - top), ground)
        for number in numbers:
            strokes[number].draw(part, left, top)
        picture.paste(png.indices(part, palette), (left + 1, top))
    return picture.tobytes()


def _changed(
    before: Signatures, now: Signatures, under: Sequence[Sequence[int]], size: tuple[int, int]
) -> Iterator[tuple[Edges, Sequence[int]]]:
    """Yields the changed squares, joined to rectangles, with the strokes that reach into them."""
    width, height = size
    columns = -(-width // SQUARE)
    for first, last, top, bottom in _rectangles(before, now, columns):
        squares = [row * columns + column for row in range(top, bottom) for column in range(first, last)]
        reaching = sorted({number for square in squares for number in under[square]})
        right, foot = min(width, last * SQUARE), min(height, bottom * SQUARE)
        yield (first * SQUARE, top * SQUARE, right, foot), reaching


def _rectangles(before: Signatures, now: Signatures, columns: int) -> list[tuple[int, int, int, int]]:
    """Returns the rectangles of changed squares: first and last column, first and last row."""
    changed = [number for number, (one, other) in enumerate(zip(before, now, strict=True)) if one != other]
    done: list[tuple[int, int, int, int]] = []
    growing: dict[tuple[int, int], int] = {}
    """The first rows of the rectangles that may go on, by their columns."""

    def close(row: int, going_on: Container[tuple[int, int]]) -> None:
        ending = [span for span in growing if span not in going_on]
        done.extend((*span, growing.pop(span), row) for span in ending)

    last_row = -1
    for row, numbers in groupby(changed, lambda number: number // columns):
        spans = list(_spans([number % columns for number in numbers]))
        close(last_row + 1, spans if row == last_row + 1 else ())
        for span in spans:
            growing.setdefault(span, row)
        last_row = row
    close(last_row + 1, ())
    return done


def _spans(numbers: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Yields the first and last of numbers in a row; the last lies outside."""
    for _, group in groupby(enumerate(numbers), lambda pair: pair[1] - pair[0]):
        run = [number for _, number in group]
        yield run[0], run[-1] + 1
