"""What a picture shows where: texts, discs, pills, signs with their boxes, for tests of the geometry.

It is off, and costs nothing, until a test switches it on. While it is on a sprite carries what was drawn in
it, in its own pixels, so that it is known wherever the sprite is pasted.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import Literal

from PIL import Image

from render.core.box import Box
from render.core.kept import empty_store, kept_in

Kind = Literal["text", "disc", "pill", "crown", "emblem", "place", "paint"]
"""A place is a box that texts lie in; paint hides what was there before."""
_KEY = "drawn"


@dataclass(frozen=True)
class Drawn:
    """One thing on a picture."""

    kind: Kind
    box: Box
    text: str = ""
    size: float = 0.0
    """Of a text, the size of its type."""
    printed: bool = False
    """Whether it is printed on a piece, as a tile's letter is."""
    mark: int = 0
    """Disc or pill and the text in it have one number; 0 stands alone."""

    def moved(self, x: float, y: float, mark: int) -> Drawn:
        return replace(self, box=self.box.moved(x, y), mark=mark)


@dataclass
class Picture:
    """A picture as it was saved."""

    width: int
    height: int
    drawn: list[Drawn] = field(default_factory=list)


class _Recorder:
    on = False
    pasted = 0
    pictures: list[Picture]

    def __init__(self) -> None:
        self.pictures = []


recorder = _Recorder()
_sprites = empty_store()
"""Those that carry what was drawn in them."""


@contextmanager
def recording() -> Iterator[list[Picture]]:
    """All pictures that are drawn meanwhile; their files stay empty.

    What was drawn while nothing was recorded carries nothing and is laid aside.
    """
    recorder.on, recorder.pictures = True, []
    try:
        with kept_in(_sprites):
            yield recorder.pictures
    finally:
        recorder.on = False


def carried(sprite: Image.Image) -> tuple[Drawn, ...]:
    """What a sprite shows."""
    found: tuple[Drawn, ...] = sprite.info.get(_KEY, ())
    return found


def carry(sprite: Image.Image, *drawn: Drawn) -> Image.Image:
    """The sprite, which now carries that as well."""
    if recorder.on and drawn:
        sprite.info[_KEY] = (*carried(sprite), *drawn)
    return sprite


def cut_out(sprite: Image.Image, box: tuple[int, int, int, int]) -> Image.Image:
    """A part of a sprite, with what it carries."""
    part = sprite.crop(box)
    if recorder.on:
        part.info[_KEY] = tuple(each.moved(-box[0], -box[1], each.mark) for each in carried(sprite))
    return part


def pasted(onto: list[Drawn], sprite: Image.Image, x: float, y: float) -> None:
    """What a sprite shows is on a picture now, with its corner at (x, y)."""
    shown = carried(sprite)
    if shown:
        recorder.pasted += 1
        onto.extend(each.moved(x, y, recorder.pasted) for each in shown)


def put_in(image: Image.Image, sprite: Image.Image, x: float, y: float) -> None:
    """A sprite became part of another image."""
    if recorder.on:
        carry(image, *(each.moved(x, y, each.mark) for each in carried(sprite)))
