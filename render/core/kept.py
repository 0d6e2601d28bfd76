"""The cache of drawn sprites: all pictures of the process share one store that is bounded in bytes.

A sprite stays in the store as long as it is used, whichever game it belongs to. Recently used sprites lie
ready; those that were not used for long are packed, which takes a tenth of the memory or less, and unpacking
is far quicker than drawing. The least recently used packed sprites are dropped. So a process that shows all
games takes no more memory than one that shows one.

Large pictures come and go between small things that stay, and the C library keeps the holes. The store gives
them back to the system from time to time.
"""

from __future__ import annotations

import ctypes
import pickle
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from functools import partial, wraps
from threading import Lock
from typing import Any, ParamSpec, TypeVar

from cachetools import LRUCache
from PIL import Image

from render.core import deflate

P = ParamSpec("P")
T = TypeVar("T")

READY_BYTES = 20 * 1024 * 1024
PACKED_BYTES = 28 * 1024 * 1024
OVERHEAD = 400
"""The cost of an entry besides its pixels: key, object, place in the store."""
TIDY_AFTER = 2 * 1024 * 1024
"""Free memory is given back after this many bytes were evicted: the next pictures must fetch theirs again."""
ONE_BYTE_MODES = ("1", "L", "P")
"""In other modes Pillow spends four bytes on a pixel, whether it needs them or not."""


def size_of(value: object) -> int:
    """Returns the bytes of a kept value: of its pixels, however they are wrapped."""
    if isinstance(value, Image.Image):
        return value.width * value.height * (1 if value.mode in ONE_BYTE_MODES else 4) + OVERHEAD
    if isinstance(value, bytes):
        return len(value) + OVERHEAD
    if isinstance(value, tuple | list):
        return sum(map(size_of, value)) + OVERHEAD
    if isinstance(value, dict):
        return sum(map(size_of, value.values())) + OVERHEAD
    if hasattr(value, "__dataclass_fields__"):
        return sum(size_of(getattr(value, name)) for name in value.__dataclass_fields__) + OVERHEAD
    return OVERHEAD


class _Entry:
    """An unpacked value, its bytes, and whether it was used since the store last looked for room."""

    __slots__ = ("size", "used", "value")

    def __init__(self, value: Any, size: int) -> None:
        self.value = value
        self.size = size
        self.used = False


class _Ready:
    """The unpacked values. The oldest ones leave unless they were used, which gives them another round.

    So a hit is one look into a dictionary, without a lock. It remembers evicted values until they are packed.
    """

    def __init__(self, most: int) -> None:
        self.entries: dict[Hashable, _Entry] = {}
        self.maxsize = most
        self.currsize = 0
        self.leaving: list[tuple[Hashable, Any]] = []
        self.left = 0
        """The bytes that were evicted since free memory was given back."""

    def add(self, key: Hashable, value: object) -> None:
        size = size_of(value)
        if size > self.maxsize or key in self.entries:
            return
        while self.currsize + size > self.maxsize:
            self._make_room()
        self.entries[key] = _Entry(value, size)
        self.currsize += size

    def _make_room(self) -> None:
        key = next(iter(self.entries))
        entry = self.entries.pop(key)
        if entry.used:
            entry.used = False
            self.entries[key] = entry
            return
        self.currsize -= entry.size
        self.leaving.append((key, entry.value))
        self.left += entry.size


Store = tuple[_Ready, LRUCache[Hashable, bytes]]
"""The unpacked and the packed values."""


def empty_store(ready_bytes: int = READY_BYTES) -> Store:
    return _Ready(ready_bytes), LRUCache(PACKED_BYTES, getsizeof=size_of)


_ready, _packed = empty_store()
_lock = Lock()


def kept(draw: Callable[P, T]) -> Callable[P, T]:
    """Wraps a drawing function so that its results are kept in the store, by its arguments."""

    @wraps(draw)
    def known_or_drawn(*args: P.args, **kwargs: P.kwargs) -> T:
        key = (draw, args, *sorted(kwargs.items())) if kwargs else (draw, args)
        entry = _ready.entries.get(key)
        if entry is None:
            return _drawn(key, partial(draw, *args, **kwargs))
        entry.used = True
        return entry.value  # type: ignore[no-any-return]

    return known_or_drawn


def kept_as(key: Hashable, draw: Callable[[], T]) -> T:
    """Returns what was kept by that key; draws it if there is nothing."""
    entry = _ready.entries.get(key)
    if entry is None:
        return _drawn(key, draw)
    entry.used = True
    return entry.value  # type: ignore[no-any-return]


def _drawn(key: Hashable, draw: Callable[[], T]) -> T:
    """Returns a value that is packed, or draws it.

    Two threads may draw the same thing at the same time; both get the same pixels, one is kept.
    """
    with _lock:
        packed = _packed.get(key)
    value: T = draw() if packed is None else _unpack(packed)
    _keep(key, value)
    return value


def _keep(key: Hashable, value: object) -> None:
    """Adds a value and packs the evicted ones; packs outside the lock, so that other threads do not wait."""
    with _lock:
        _ready.add(key, value)
        leaving = [(left, its_value) for left, its_value in _ready.leaving if left not in _packed]
        _ready.leaving.clear()
        untidy = _ready.left >= TIDY_AFTER
        if untidy:
            _ready.left = 0
    for left, its_value in leaving:
        packed = _pack(its_value)
        with _lock:
            if size_of(packed) <= _packed.maxsize:
                _packed[left] = packed
    if untidy:
        _give_back()


def _pack(value: object) -> bytes:
    return deflate.compress(pickle.dumps(value, pickle.HIGHEST_PROTOCOL))


def _unpack(packed: bytes) -> Any:
    return pickle.loads(deflate.decompress(packed))


def _give_back() -> None:
    """Gives free memory back to the system if the C library can do that: glibc can."""
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
    if trim is not None:
        trim(0)


def kept_bytes() -> int:
    """Returns the bytes that the store holds now, unpacked and packed."""
    with _lock:
        return int(_ready.currsize + _packed.currsize)


@contextmanager
def kept_in(store: Store) -> Iterator[None]:
    """Keeps sprites in another store inside the block; restores the store from before afterwards."""
    global _ready, _packed
    before = _ready, _packed
    with _lock:
        _ready, _packed = store
    try:
        yield
    finally:
        with _lock:
            _ready, _packed = before
