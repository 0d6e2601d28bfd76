"""What is drawn once and kept: all pictures of the process share one store that is bounded in bytes.

Sprites are worth keeping as long as they are used; what was not used for longest goes first, whichever
game it belongs to. So a process that shows all games takes no more memory than one that shows one.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import wraps
from threading import Lock
from typing import Any, ParamSpec, TypeVar

from cachetools import LRUCache
from PIL import Image

P = ParamSpec("P")
T = TypeVar("T")

MOST_BYTES = 96 * 1024 * 1024
OVERHEAD = 400
"""What an entry costs beside its pixels: key, object, place in the store."""


def size_of(value: object) -> int:
    """The bytes of a kept value: of its pixels, however they are wrapped."""
    if isinstance(value, Image.Image):
        return value.width * value.height * len(value.getbands()) + OVERHEAD
    if isinstance(value, bytes):
        return len(value) + OVERHEAD
    if isinstance(value, tuple | list):
        return sum(map(size_of, value)) + OVERHEAD
    if isinstance(value, dict):
        return sum(map(size_of, value.values())) + OVERHEAD
    if hasattr(value, "__dataclass_fields__"):
        return sum(size_of(getattr(value, name)) for name in value.__dataclass_fields__) + OVERHEAD
    return OVERHEAD


_store: LRUCache[Hashable, Any] = LRUCache(MOST_BYTES, getsizeof=size_of)
_lock = Lock()
_NOTHING = object()


def kept(draw: Callable[P, T]) -> Callable[P, T]:
    """A drawing function whose results are kept in the store, by its arguments.

    Two threads may draw the same thing at the same time; both get the same pixels, one is kept.
    """

    @wraps(draw)
    def known_or_drawn(*args: P.args, **kwargs: P.kwargs) -> T:
        key = (draw, args, *sorted(kwargs.items())) if kwargs else (draw, args)
        with _lock:
            found = _store.get(key, _NOTHING)
        if found is not _NOTHING:
            return found  # type: ignore[no-any-return]
        drawn = draw(*args, **kwargs)
        with _lock:
            if size_of(drawn) <= _store.maxsize:
                _store[key] = drawn
        return drawn

    return known_or_drawn


def kept_bytes() -> int:
    """How much the store holds now."""
    with _lock:
        return int(_store.currsize)
