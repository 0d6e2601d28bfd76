"""Draws only the parts of a picture that have changed since a similar picture of this process.

The last pictures stay as they are in their files, compressed, with the signatures of their strokes. The one
that has the most strokes in common with a new picture lends it its pixels; what lies under the other strokes
of both is drawn. So a table after one turn costs a part of its drawing. The pixels are the same as if
everything were drawn.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from threading import Lock
from typing import NamedTuple

from cachetools import LRUCache
from PIL import Image

from render.core import png
from render.core.deflate import Piece
from render.core.palette import Colour, Palette
from render.core.strokes import Edges, Stroke, draw, edges_of

MOST_BYTES = 12 * 1024 * 1024
_WORTH_A_LOOK = 0.3
"""The share of strokes in common from which another picture is compared at all."""
_WORTH_IT = 0.45
"""The share of changed pixels up to which unpacking another picture is quicker than drawing."""
_LITTLE = 10_000
"""The number of pixels that are drawn as quickly as one more part is begun."""
_BYTES_OF_A_STROKE = 80
_FEW_HOLDERS = 20_000

Ground = tuple[tuple[int, int], Colour, bytes]
"""What pictures must share besides strokes: size, color of the ground, palette."""
Signatures = tuple[bytes, ...]
"""What tells a picture's strokes apart, in the order of drawing, none twice."""


class _Drawn(NamedTuple):
    """A picture of before: its ground, its strokes, and its compressed bands."""

    ground: Ground
    strokes: Signatures
    bands: Sequence[Piece]


def _bytes_of(drawn: _Drawn) -> int:
    return sum(len(band.packed) for band in drawn.bands) + _BYTES_OF_A_STROKE * len(drawn.strokes)


class DrawnBefore:
    """The last pictures, within a bound of memory."""

    def __init__(self, most_bytes: int = MOST_BYTES) -> None:
        self._lock = Lock()
        self._pictures: LRUCache[int, _Drawn] = LRUCache(most_bytes, getsizeof=_bytes_of)
        self._holders: dict[bytes, int] = {}
        """The newest picture with a stroke."""
        self._most_holders = _FEW_HOLDERS
        """The number of holders from which on those of forgotten pictures are dropped."""
        self._made = 0

    def most_like(self, ground: Ground, strokes: Signatures) -> _Drawn | None:
        """Returns the picture with the most strokes in common; None if that is too few of them."""
        with self._lock:
            holders = map(self._holders.get, strokes)
            for number, share in Counter(filter(None, holders)).most_common():
                if share < _WORTH_A_LOOK * len(strokes):
                    break
                if number in self._pictures and self._pictures[number].ground == ground:
                    return self._pictures[number]
            return None

    def add(self, drawn: _Drawn) -> None:
        with self._lock:
            self._made += 1
            if _bytes_of(drawn) > self._pictures.maxsize:
                return
            self._pictures[self._made] = drawn
            self._holders.update(dict.fromkeys(drawn.strokes, self._made))
            if len(self._holders) > self._most_holders:
                self._holders = {
                    stroke: holder for stroke, holder in self._holders.items() if holder in self._pictures
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


def encode(size: tuple[int, int], colour: Colour, strokes: Sequence[Stroke], palette: Palette) -> bytes:
    """Returns the PNG file of the strokes on a ground of that color."""
    ground = size, colour, palette.channels
    signatures = _told_apart([stroke.signature for stroke in strokes])
    like = _before.most_like(ground, signatures)
    # A part that has grown may reach others: hence twice.
    parts = [] if like is None else _joined(_joined(_within(size, _changed(like.strokes, signatures))))
    if like is None or sum(map(_area, parts)) > _WORTH_IT * size[0] * size[1]:
        whole = Image.new("RGB", size, colour)
        draw(strokes, whole)
        bands = png.pieces(png.indices(whole, palette))
    else:
        drawn = [(part, png.indices(_part(part, colour, strokes), palette)) for part in parts]
        bands = [
            _changed_band(band, number * png.BAND, size[0], drawn) for number, band in enumerate(like.bands)
        ]
    _before.add(_Drawn(ground, signatures, bands))
    return png.file(size, bands, palette)


def _told_apart(signatures: Sequence[bytes]) -> Signatures:
    """Returns the signatures with a number behind each repetition: drawing twice is not drawing once."""
    if len(set(signatures)) == len(signatures):
        return tuple(signatures)
    seen: Counter[bytes] = Counter()
    apart = []
    for signature in signatures:
        apart.append(signature + b"#%d" % seen[signature] if signature in seen else signature)
        seen[signature] += 1
    return tuple(apart)


def _changed(before: Signatures, now: Signatures) -> list[Edges]:
    """Returns the edges of all strokes of two pictures but those that they share in the same order."""
    shared = {*before} & {*now}
    first = [stroke for stroke in before if stroke in shared]
    second = [stroke for stroke in now if stroke in shared]
    if first != second:
        shared = _in_the_same_order(first, second)
    return [edges_of(stroke) for stroke in (*before, *now) if stroke not in shared]


def _in_the_same_order(first: Sequence[bytes], second: Sequence[bytes]) -> set[bytes]:
    """Returns the strokes before the first and behind the last difference of two orders."""
    differing = [number for number, pair in enumerate(zip(first, second, strict=True)) if pair[0] != pair[1]]
    return {*first[: differing[0]], *first[differing[-1] + 1 :]}


def _within(size: tuple[int, int], parts: Iterable[Edges]) -> Iterator[Edges]:
    """Yields the parts cut to a picture of that size; leaves out those beyond it."""
    width, height = size
    for left, top, right, bottom in parts:
        part = max(0, left), max(0, top), min(width, right), min(height, bottom)
        if part[0] < part[2] and part[1] < part[3]:
            yield part


def _area(part: Edges) -> int:
    left, top, right, bottom = part
    return (right - left) * (bottom - top)


def _joined(parts: Iterable[Edges]) -> list[Edges]:
    """Returns rectangles over all the parts: those near each other become one."""
    done: list[Edges] = []
    for part in parts:
        # Neighbors in the order of drawing are mostly neighbors in the picture.
        for number in range(len(done) - 1, -1, -1):
            if both := _as_one(part, done[number]):
                del done[number]
                done.append(both)
                break
        else:
            done.append(part)
    return done


def _as_one(one: Edges, other: Edges) -> Edges | None:
    """Returns the rectangle over two parts if it is quicker to draw than both of them."""
    left, top, right, bottom = one
    x, y, end, foot = other
    apart = (right - left) * (bottom - top) + (end - x) * (foot - y) + _LITTLE
    # min() and max() take three times as long, and there are thousands of pairs.
    if x < left:
        left = x
    if y < top:
        top = y
    if end > right:
        right = end
    if foot > bottom:
        bottom = foot
    return (left, top, right, bottom) if (right - left) * (bottom - top) <= apart else None


def _part(part: Edges, colour: Colour, strokes: Sequence[Stroke]) -> Image.Image:
    """Draws a part of a picture."""
    left, top, right, bottom = part
    image = Image.new("RGB", (right - left, bottom - top), colour)
    reaching = [
        stroke
        for stroke in strokes
        if stroke[0][0] < right and stroke[0][2] > left and stroke[0][1] < bottom and stroke[0][3] > top
    ]
    draw(reaching, image, left, top)
    return image


def _changed_band(band: Piece, start: int, width: int, parts: Sequence[tuple[Edges, Image.Image]]) -> Piece:
    """Returns a band that starts at that line with the parts that reach into it."""
    end = start + png.BAND
    reaching = [
        (part, left, top - start) for (left, top, _, foot), part in parts if top < end and foot > start
    ]
    return png.with_parts(band, width, reaching) if reaching else band
