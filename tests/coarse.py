"""Sprites without smooth edges, in a third of the time: most tests do not look at edges.

Sprites are drawn at their final size instead of larger and then reduced; everything else stays the same. The
cache is larger, since one test process draws far more games than a bot. `make soak` draws all sprites finely,
and so does `finely`.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from render.core import canvas, kept
from tests.soak import SOAK

FINE = canvas.SCALE
ROOM = 600 * 1024 * 1024
SMOOTHED = 1.3
"""Smooth edges make a file heavier by a tenth to a quarter."""
_fine_sprites = kept.empty_store(ROOM)


def draw_coarsely() -> None:
    """Switches this process to coarse drawing."""
    if not SOAK:
        canvas.SCALE = 1
    kept._ready, kept._packed = kept.empty_store(ROOM)


def weight(picture: bytes) -> float:
    """Returns the bytes of a picture, or an upper bound of them with smooth edges."""
    return len(picture) * (1.0 if canvas.SCALE == FINE else SMOOTHED)


@contextmanager
def finely() -> Iterator[None]:
    """Draws sprites inside the block as people see them."""
    before, canvas.SCALE = canvas.SCALE, FINE
    try:
        with kept.kept_in(_fine_sprites):
            yield
    finally:
        canvas.SCALE = before
