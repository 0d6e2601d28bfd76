"""Sprites without smooth edges, in a third of the time: nobody looks at their edges in most of the tests.

They are drawn as large as they are shown, and not larger and then reduced; all else is as ever. What was
drawn is kept, since one process draws far more games here than in its life. `make soak` draws all of them
finely, and so does `finely`.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from render.core import canvas, kept
from tests.soak import SOAK

FINE = canvas.SCALE
ROOM = 600 * 1024 * 1024
SMOOTHED = 1.4
"""Smooth edges make a file heavier by a fifth to a third."""
_fine_sprites = kept.empty_store(ROOM)


def draw_coarsely() -> None:
    """From now on this process does."""
    if not SOAK:
        canvas.SCALE = 1
    kept._ready, kept._packed = kept.empty_store(ROOM)


def weight(picture: bytes) -> float:
    """The bytes of a picture, or so many as it would have at most if it had smooth edges."""
    return len(picture) * (1.0 if canvas.SCALE == FINE else SMOOTHED)


@contextmanager
def finely() -> Iterator[None]:
    """Meanwhile sprites are drawn as people see them."""
    before, canvas.SCALE = canvas.SCALE, FINE
    try:
        with kept.kept_in(_fine_sprites):
            yield
    finally:
        canvas.SCALE = before
