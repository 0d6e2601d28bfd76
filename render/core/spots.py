"""Places for marks that must not cover their subject."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PIL import Image

from render.core.box import Box
from render.core.canvas import Board, Point

_APART = 1.0


def draw_clear(
    board: Board, sprites: Iterable[Image.Image], places: Sequence[Point], avoid: Sequence[Box], within: Box
) -> Box:
    """Draws the first of the sprites, largest first, at the first place where it covers nothing.

    If all of them would cover something, the smallest covers as little as possible. Returns its box.
    """
    best: tuple[float, Image.Image, Box] | None = None
    for sprite in sprites:
        for place in places:
            box = _kept_within(_centred(sprite, place), within)
            covered = sum(shared(box, other) for other in avoid)
            if best is None or covered < best[0]:
                best = (covered, sprite, box)
            if not covered:
                break
        if best is not None and not best[0]:
            break
    assert best is not None
    _, sprite, box = best
    board.paste(sprite, box.x, box.y)
    return box


def shared(one: Box, other: Box) -> float:
    """Returns the area that two boxes share."""
    across = min(one.right, other.right) - max(one.x, other.x)
    down = min(one.bottom, other.bottom) - max(one.y, other.y)
    return across * down if across > _APART and down > _APART else 0.0


def _centred(sprite: Image.Image, place: Point) -> Box:
    width, height = sprite.size
    return Box(round(place[0] - width / 2), round(place[1] - height / 2), width, height)


def _kept_within(box: Box, within: Box) -> Box:
    x = min(max(box.x, within.x), within.right - box.width)
    y = min(max(box.y, within.y), within.bottom - box.height)
    return Box(x, y, box.width, box.height)
