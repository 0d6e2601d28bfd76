"""Records the contents of pictures: texts, discs, pills and signs with their boxes, for tests of geometry.

The product knows nothing of it: a recording wraps the methods of `Art`, `Board` and Pillow's images that
matter here. A sprite then carries a list of its contents, in its own pixels, so that they are known wherever
the sprite is pasted.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Hashable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field, replace
from itertools import count
from typing import Any, Literal, TypeAlias
from unittest.mock import patch

from PIL import Image

from render.core import canvas, kept
from render.core.box import Box
from render.core.canvas import Art, Board
from render.core.emblems import shape_of
from render.core.fonts import CAP_HEIGHT, font, text_mask

Kind = Literal["text", "disc", "pill", "crown", "emblem", "place", "paint"]
"""A place is a box that texts lie in; paint hides everything below it."""
_KEY = "drawn"
ROOM = 600 * 1024 * 1024


@dataclass(frozen=True)
class Drawn:
    """One thing on a picture."""

    kind: Kind
    box: Box
    text: str = ""
    size: float = 0.0
    """The type size of a text."""
    printed: bool = False
    """Whether it is printed on a piece, as a tile's letter is."""
    mark: int = 0
    """Disc or pill and the text in it share one number; 0 stands alone."""

    def moved(self, x: float, y: float, mark: int) -> Drawn:
        return replace(self, box=self.box.moved(x, y), mark=mark)


@dataclass
class Picture:
    """A picture as it was saved."""

    width: int
    height: int
    drawn: list[Drawn] = field(default_factory=list)


Sign: TypeAlias = Callable[[Image.Image, dict[str, Any]], Drawn]


def _middle(image: Image.Image, radius: float) -> Box:
    return Box(image.width / 2 - radius, image.height / 2 - radius, 2 * radius, 2 * radius)


def _whole(image: Image.Image, edge: int = 0) -> Box:
    return Box(edge, edge, image.width - 2 * edge, image.height - 2 * edge)


SIGNS: dict[str, Sign] = {
    "render.core.marks.disc": lambda image, of: Drawn("disc", _middle(image, of["radius"]), of["letter"]),
    "render.core.marks.pill": lambda image, of: Drawn("pill", _whole(image), of["text"]),
    "render.core.emblems.emblem": lambda image, of: Drawn(
        "emblem", _middle(image, of["radius"]), shape_of(of["seat"])
    ),
    "render.kingdomino.pieces.crown_plate": lambda image, _: Drawn("crown", _whole(image)),
    "render.between_two_castles.public._table_top": lambda image, of: Drawn(
        "place", _middle(image, of["radius"])
    ),
    "render.between_two_castles.public._plank": lambda image, _: Drawn("place", _whole(image, 6)),
}
"""Sprites that stand for something, by the function that draws them."""


class _Sprites(kept._Ready):
    """Sprites drawn during a recording; a sign carries its meaning from the first."""

    def add(self, key: Any, value: Any) -> None:
        draw, args, *named = key
        sign = SIGNS.get(f"{draw.__module__}.{draw.__qualname__}")
        if sign is not None and key not in self.entries:
            of = inspect.signature(draw).bind(*args, **dict(named))
            _set(value, (*_carried(value), sign(value, of.arguments)))
        super().add(key, value)


_stores: dict[int, kept.Store] = {}
"""The stores by the scale of their sprites."""
_pastes = count(1)


def drawn_on(surface: Art | Board) -> list[Drawn]:
    """Returns everything that was drawn on a surface during a recording."""
    drawn: list[Drawn] = surface.__dict__.setdefault(_KEY, [])
    return drawn


def _carried(sprite: Image.Image) -> tuple[Drawn, ...]:
    carried: tuple[Drawn, ...] = sprite.info.get(_KEY, ())
    return carried


def _set(sprite: Image.Image, drawn: tuple[Drawn, ...]) -> None:
    sprite.info[_KEY] = drawn


def _paste_on(surface: Art | Board, sprite: Image.Image, x: float, y: float) -> None:
    if carried := _carried(sprite):
        mark = next(_pastes)
        drawn_on(surface).extend(each.moved(x, y, mark) for each in carried)


@contextmanager
def recording() -> Iterator[list[Picture]]:
    """Yields the list of all pictures saved inside the block; their files stay empty."""
    pictures: list[Picture] = []
    if canvas.SCALE not in _stores:
        packed: kept.Store = kept.empty_store()
        _stores[canvas.SCALE] = (_Sprites(ROOM), packed[1])
    with ExitStack() as stack:
        for owner, wrap in ((Art, _art), (Board, _board), (Image.Image, _image)):
            for name, replacement in wrap(pictures).items():
                stack.enter_context(patch.object(owner, name, replacement))
        stack.enter_context(kept.kept_in(_stores[canvas.SCALE]))
        yield pictures


def _art(_: list[Picture]) -> dict[str, Callable[..., Any]]:
    sprite, paste, write, printed = Art.sprite, Art.paste, Art.text, Art.printed

    def art_sprite(art: Art) -> Image.Image:
        image = sprite(art)
        _set(image, tuple(drawn_on(art)))
        return image

    def art_paste(art: Art, part: Image.Image, x: float, y: float) -> None:
        paste(art, part, x, y)
        scale = canvas.SCALE
        left, top = round((x - part.width / 2) * scale), round((y - part.height / 2) * scale)
        _paste_on(art, part, left / scale, top / scale)

    def art_text(art: Art, x: float, y: float, text: str, size: float, weight: Any, *rest: Any) -> None:
        write(art, x, y, text, size, weight, *rest)
        anchor = rest[1] if len(rest) > 1 else "m"
        if text:
            scale = canvas.SCALE
            place = (x * scale, (y + CAP_HEIGHT * size / 2) * scale)
            edges = art._draw.textbbox(place, text, font=font(size * scale, weight), anchor=f"{anchor}s")
            left, top, right, bottom = (edge / scale for edge in edges)
            drawn_on(art).append(Drawn("text", Box(left, top, right - left, bottom - top), text, size))

    def art_printed(art: Art, x: float, y: float, text: str, *rest: Any) -> None:
        printed(art, x, y, text, *rest)
        if text:
            drawn_on(art)[-1] = replace(drawn_on(art)[-1], printed=True)

    return {
        "sprite": art_sprite,
        "paste": art_paste,
        "text": _positional(write, art_text),
        "printed": _positional(printed, art_printed),
    }


def _board(pictures: list[Picture]) -> dict[str, Callable[..., Any]]:
    sprite, rectangle, box, paste, write = Board.sprite, Board.rectangle, Board.box, Board.paste, Board.text

    defaults = tuple(inspect.signature(write).parameters[name].default for name in _STYLE)

    def board_png(board: Board, palette: object) -> bytes:
        pictures.append(Picture(*board.image.size, drawn_on(board)))
        return b""

    def board_sprite(board: Board) -> Image.Image:
        image = sprite(board)
        edges = Box(0, 0, *image.size)
        middles = ((each, each.box.middle) for each in drawn_on(board))
        inside = (each for each, (x, y) in middles if 0 <= x <= edges.right and 0 <= y <= edges.bottom)
        _set(image, tuple(inside))
        return image

    def board_rectangle(board: Board, area: Box, colour: Any) -> None:
        if area.width > 0 and area.height > 0:
            drawn_on(board).append(Drawn("paint", area))
        rectangle(board, area, colour)

    def board_box(board: Board, area: Box, **style: Any) -> None:
        if style.get("fill"):
            drawn_on(board).append(Drawn("place", area))
        box(board, area, **style)

    def board_paste(board: Board, part: Image.Image, x: float, y: float, anchor: str = "lt") -> None:
        paste(board, part, x, y, anchor)
        board.image.info.pop(_KEY, None)  # the board itself knows what lies on it
        across, down = {"l": 0.0, "m": 0.5, "r": 1.0}[anchor[0]], {"t": 0.0, "m": 0.5, "b": 1.0}[anchor[1]]
        _paste_on(board, part, round(x - part.width * across), round(y - part.height * down))

    def board_text(board: Board, x: float, y: float, text: str, size: float, *rest: Any) -> float:
        width = write(board, x, y, text, size, *rest)
        weight, _, anchor = (*rest, *defaults[len(rest) :])
        if text:
            mask = text_mask(text, size, weight)
            left = round(x - mask.width * {"l": 0.0, "m": 0.5, "r": 1.0}[anchor]) + mask.left
            top = round(y + CAP_HEIGHT * size / 2) + mask.top
            drawn_on(board).append(Drawn("text", Box(left, top, *mask.mask.size), text, size))
        return width

    return {
        "png": board_png,
        "sprite": board_sprite,
        "rectangle": board_rectangle,
        "box": board_box,
        "paste": board_paste,
        "text": _positional(write, board_text),
    }


_STYLE = ("weight", "colour", "anchor")


def _image(_: list[Picture]) -> dict[str, Callable[..., Any]]:
    """Pasting a sprite through its own mask adds its contents to the image; cropping moves them."""
    paste, crop = Image.Image.paste, Image.Image.crop

    def image_paste(image: Image.Image, part: Any, place: Any = None, mask: Any = None) -> None:
        paste(image, part, place, mask)
        if mask is part and isinstance(part, Image.Image) and (carried := _carried(part)):
            moved = (each.moved(place[0], place[1], each.mark) for each in carried)
            _set(image, (*_carried(image), *moved))

    def image_crop(image: Image.Image, box: Any = None) -> Image.Image:
        part = crop(image, box)
        if box is not None and (carried := _carried(image)):
            _set(part, tuple(each.moved(-box[0], -box[1], each.mark) for each in carried))
        return part

    return {"paste": image_paste, "crop": image_crop}


def _positional(original: Callable[..., Any], replacement: Callable[..., Any]) -> Callable[..., Any]:
    """Wraps the replacement so that it gets named arguments in the order of the original's parameters."""
    signature = inspect.signature(original)

    def call(*args: Hashable, **named: Hashable) -> Any:
        bound = signature.bind(*args, **named)
        if named:
            bound.apply_defaults()
        return replacement(*bound.args)

    return call
