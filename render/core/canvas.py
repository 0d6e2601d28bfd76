"""The two surfaces: `Art` draws a sprite at 4× and reduces it, `Board` puts a picture together."""

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise

from PIL import Image, ImageDraw

from render.core import png, redrawn
from render.core.box import Box
from render.core.fonts import CAP_HEIGHT, Weight, font, text_mask
from render.core.kept import kept
from render.core.palette import CANVAS, EDGE, GOLD, PANEL, TEXT, Colour, Palette
from render.core.strokes import Edges, Stroke, draw, filled, pasted, polygon, tinted

Point = tuple[float, float]
Corners = tuple[bool, bool, bool, bool]
# Sprites are drawn this many times larger and reduced once.
SCALE = 4
ALL_CORNERS: Corners = (True, True, True, True)
_BEFORE = {"l": 0.0, "t": 0.0, "m": 0.5, "r": 1.0, "b": 1.0}
"""The share of a thing's width or height that lies before its anchor."""


def _large(value: float) -> int:
    return round(value * SCALE)


def _edges(left: float, top: float, right: float, bottom: float) -> tuple[int, int, int, int]:
    """Returns the first and last of the large pixels between these edges: at least one."""
    x, y = _large(left), _large(top)
    return x, y, max(x, _large(right) - 1), max(y, _large(bottom) - 1)


class Art:
    """A small drawing, in pixels of the final picture, transparent where nothing was drawn."""

    def __init__(self, width: int, height: int, ground: Colour | None = None) -> None:
        self.height = height
        fill = (0, 0, 0, 0) if ground is None else (*ground, 255)
        # Drawings are opaque and blend with transparent black. Pixels are premultiplied from the start, so
        # that reducing takes a third of the time: Pillow would otherwise premultiply all large pixels.
        self.image = Image.new("RGBa", (width * SCALE, height * SCALE), fill)
        self._draw = ImageDraw.Draw(self.image)

    def sprite(self) -> Image.Image:
        """Returns the finished drawing at its final size."""
        return self.image.reduce(SCALE).convert("RGBA")

    def lay(self, ground: Image.Image, within: "Art | None" = None) -> None:
        """Pastes a finished ground from the upper left corner, as far as another drawing reaches."""
        large = ground.resize((ground.width * SCALE, ground.height * SCALE), Image.Resampling.NEAREST)
        self.image.paste(large, (0, 0), within.image.getchannel("a") if within else None)

    def cut_corners(self, radius: float) -> None:
        """Makes the drawing a rounded box."""
        width, height = self.image.size
        k = _large(radius)
        outside = Image.new("1", (2 * k, 2 * k), 1)
        ImageDraw.Draw(outside).ellipse((0, 0, 2 * k - 1, 2 * k - 1), fill=0)
        for left, x in ((0, 0), (k, width - k)):
            for top, y in ((0, 0), (k, height - k)):
                corner = outside.crop((left, top, left + k, top + k))
                self.image.paste((0, 0, 0, 0), (x, y, x + k, y + k), corner)

    def paste(self, sprite: Image.Image, x: float, y: float) -> None:
        """Pastes a finished sprite into this drawing, its middle at (x, y)."""
        large = sprite.resize((sprite.width * SCALE, sprite.height * SCALE), Image.Resampling.BICUBIC)
        corner = (round(x * SCALE - large.width / 2), round(y * SCALE - large.height / 2))
        solid = large.copy()
        solid.putalpha(255)
        self.image.paste(solid.convert("RGBa"), corner, large)

    def box(
        self,
        box: Box,
        radius: float = 0,
        fill: Colour | None = None,
        edge: Colour | None = None,
        line: float = 2,
        corners: Corners = ALL_CORNERS,
    ) -> None:
        """Draws a rectangle, rounded at the named corners (top left, then clockwise)."""
        self._draw.rounded_rectangle(
            _edges(box.x, box.y, box.right, box.bottom),
            _large(radius),
            fill=fill,
            outline=edge,
            width=_large(line) if edge else 0,
            corners=corners,
        )

    def ellipse(
        self,
        x: float,
        y: float,
        across: float,
        down: float | None = None,
        fill: Colour | None = None,
        edge: Colour | None = None,
        line: float = 2,
    ) -> None:
        """Draws a circle or ellipse round (x, y) with its half axes."""
        down = across if down is None else down
        self._draw.ellipse(
            _edges(x - across, y - down, x + across, y + down),
            fill=fill,
            outline=edge,
            width=_large(line) if edge else 0,
        )

    def line(self, points: Sequence[Point], colour: Colour, width: float, *, round_ends: bool = True) -> None:
        """Draws a line through points, with round joints."""
        path = [(x * SCALE, y * SCALE) for x, y in points]
        self._draw.line(path, fill=colour, width=max(1, _large(width)), joint="curve")
        if round_ends:
            r = width * SCALE / 2
            for x, y in (path[0], path[-1]):
                self._draw.ellipse((x - r, y - r, x + r, y + r), fill=colour)

    def polygon(
        self,
        points: Sequence[Point],
        fill: Colour | None = None,
        edge: Colour | None = None,
        line: float = 2,
    ) -> None:
        """Draws a filled shape; its edge lies half inside and half outside."""
        if fill:
            self._draw.polygon([(x * SCALE, y * SCALE) for x, y in points], fill=fill)
        if edge:
            self.line([*points, points[0], points[1]], edge, line)

    def dashes(
        self,
        points: Sequence[Point],
        colour: Colour,
        width: float,
        dash: float,
        gap: float,
        *,
        closed: bool = True,
    ) -> None:
        """Draws a dashed line; the dashes are stretched a little so that a whole number fits."""
        path = [*points, points[0]] if closed else list(points)
        for piece in _dashed(path, dash, gap):
            self.line(piece, colour, width)

    def text(
        self,
        x: float,
        y: float,
        text: str,
        size: float,
        weight: Weight,
        colour: Colour,
        anchor: str = "m",
    ) -> None:
        """Draws a text whose capitals are centered on y; anchor "l", "m" or "r" along x."""
        place = (x * SCALE, (y + CAP_HEIGHT * size / 2) * SCALE)
        face = font(size * SCALE, weight)
        self._draw.text(place, text, font=face, fill=colour, anchor=f"{anchor}s")

    def printed(
        self,
        x: float,
        y: float,
        text: str,
        size: float,
        weight: Weight,
        colour: Colour,
        anchor: str = "m",
    ) -> None:
        """Draws a text that is printed on a piece of the game itself."""
        self.text(x, y, text, size, weight, colour, anchor)


def _dashed(path: Sequence[Point], dash: float, gap: float) -> Iterable[list[Point]]:
    length = sum(math.dist(a, b) for a, b in pairwise(path))
    stretch = length / max(1, round(length / (dash + gap))) / (dash + gap)
    lengths = (dash * stretch, gap * stretch)
    pen, left, piece = 0, lengths[0], [path[0]]
    for a, b in pairwise(path):
        way, gone = math.dist(a, b), 0.0
        while way - gone > left:
            gone += left
            point = (a[0] + (b[0] - a[0]) * gone / way, a[1] + (b[1] - a[1]) * gone / way)
            if pen == 0:
                yield [*piece, point]
            piece, pen = [point], 1 - pen
            left = lengths[pen]
        left -= way - gone
        piece.append(b)
    # The rest at the seam is a full dash only if rounding cut it short.
    if pen == 0 and math.dist(piece[0], piece[-1]) > dash / 4:
        yield piece


@kept
def _corner_pieces(
    radius: int, fill: Colour | None, edge: Colour | None, line: int, corners: Corners
) -> tuple[Image.Image, Image.Image, Image.Image, Image.Image]:
    """Returns the four corners of a rounded box: upper left and right, lower left and right."""
    k = max(radius, line) + 1
    art = Art(2 * k, 2 * k)
    art.box(Box(0, 0, 2 * k, 2 * k), radius, fill, edge, line, corners)
    whole = art.sprite()
    return (
        whole.crop((0, 0, k, k)),
        whole.crop((k, 0, 2 * k, k)),
        whole.crop((0, k, k, 2 * k)),
        whole.crop((k, k, 2 * k, 2 * k)),
    )


def _corner_places(edges: Edges, k: int) -> tuple[tuple[int, int], ...]:
    """Returns the places of a box's corners, which are `k` wide: the upper two, then the lower two."""
    x, y, right, bottom = edges
    return (x, y), (right - k, y), (x, bottom - k), (right - k, bottom - k)


def _plain_parts(
    edges: Edges, k: int, fill: Colour | None, edge: Colour | None, line: int
) -> list[tuple[Edges, Colour]]:
    """Returns the rectangles between the corners of a rounded box, which are `k` wide."""
    x, y, right, bottom = edges
    parts: list[tuple[Edges, Colour]] = []
    if fill:
        parts += [
            ((x + k, y, right - k, bottom), fill),
            ((x, y + k, x + k, bottom - k), fill),
            ((right - k, y + k, right, bottom - k), fill),
        ]
    if edge:
        parts += [
            ((x + k, y, right - k, y + line), edge),
            ((x + k, bottom - line, right - k, bottom), edge),
            ((x, y + k, x + line, bottom - k), edge),
            ((right - line, y + k, right, bottom - k), edge),
        ]
    return [(part, colour) for part, colour in parts if part[0] < part[2] and part[1] < part[3]]


_SMALL_BOX = 16_000
"""Pixels of the largest rounded box that is cached whole: one sprite is pasted faster than its parts."""


@kept
def _small_box(
    width: int,
    height: int,
    radius: int,
    fill: Colour | None,
    edge: Colour | None,
    line: int,
    corners: Corners,
) -> Image.Image:
    """Returns a whole rounded box, whose corners do not overlap."""
    sprite = Image.new("RGBA", (width, height))
    pieces = _corner_pieces(radius, fill, edge, line, corners)
    k = pieces[0].width
    for piece, place in zip(pieces, _corner_places((0, 0, width, height), k), strict=True):
        sprite.paste(piece, place)
    for part, colour in _plain_parts((0, 0, width, height), k, fill, edge, line):
        sprite.paste((*colour, 255), part)
    return sprite


class Board:
    """A whole picture at its final size: panels, texts and pasted sprites.

    It collects strokes and draws them when its pixels are needed, or leaves that to `redrawn`, which draws
    only the changed parts of a picture.
    """

    def __init__(self, width: int, height: int, ground: Colour = CANVAS) -> None:
        self.size = (width, height)
        self._ground = ground
        self._strokes: list[Stroke] = []
        self._image: Image.Image | None = None
        """The pixels, once they were needed; they may be changed from outside."""

    @property
    def image(self) -> Image.Image:
        """The pixels of everything that was drawn so far."""
        if self._image is None:
            self._image = Image.new("RGB", self.size, self._ground)
        draw(self._strokes, self._image)
        self._strokes.clear()
        return self._image

    def png(self, palette: Palette) -> bytes:
        if self._image is not None or png.is_kept_as_drawn():
            return png.encode(self.image, palette)
        return redrawn.encode(self.size, self._ground, self._strokes, palette)

    def sprite(self) -> Image.Image:
        """Returns the whole picture as a part of another one; cuts off anything beyond its edges."""
        return self.image

    def rectangle(self, box: Box, colour: Colour) -> None:
        """Draws a plain rectangle: rules and bars."""
        x, y, width, height = box
        if width > 0 and height > 0:
            # max(): x + 1 - 1 can be a little less than a fractional x.
            edges = int(x), int(y), int(max(x, x + width - 1)) + 1, int(max(y, y + height - 1)) + 1
            self._strokes.append(filled(edges, colour))

    def polygon(self, points: Sequence[Point], colour: Colour) -> None:
        """Draws a large plain shape; its edge is not smoothed."""
        self._strokes.append(polygon([(round(x), round(y)) for x, y in points], colour))

    def box(
        self,
        box: Box,
        *,
        radius: int = 18,
        fill: Colour | None = None,
        edge: Colour | None = None,
        line: int = 2,
        corners: Corners = ALL_CORNERS,
    ) -> None:
        """Draws a rounded rectangle of any size, from four cached corners and plain rectangles."""
        x, y, width, height = (round(side) for side in box)
        k = max(radius, line) + 1
        if 2 * k <= min(width, height) and width * height <= _SMALL_BOX:
            self._strokes.append(pasted(_small_box(width, height, radius, fill, edge, line, corners), x, y))
            return
        pieces = _corner_pieces(radius, fill, edge, line, corners)
        edges = (x, y, x + width, y + height)
        places = _corner_places(edges, k)
        self._strokes += [pasted(piece, *place) for piece, place in zip(pieces, places, strict=True)]
        plain = _plain_parts(edges, k, fill, edge, line)
        self._strokes += [filled(part, colour) for part, colour in plain]

    def panel(self, box: Box, *, due: bool = False) -> None:
        """Draws a place on the table; gold-framed when its owner is due."""
        edge, line = (GOLD, 6) if due else (EDGE, 2)
        self.box(box, fill=PANEL, edge=edge, line=line)

    def paste(self, sprite: Image.Image, x: float, y: float, anchor: str = "lt") -> None:
        """Pastes a sprite with its left, middle or right and top, middle or bottom at (x, y)."""
        width, height = sprite.size
        place = (round(x - width * _BEFORE[anchor[0]]), round(y - height * _BEFORE[anchor[1]]))
        self._strokes.append(pasted(sprite, *place))

    def text(
        self,
        x: float,
        y: float,
        text: str,
        size: float,
        weight: Weight = Weight.BOLD,
        colour: Colour = TEXT,
        anchor: str = "l",
    ) -> float:
        """Draws a text whose capitals are centered on y; returns its width."""
        drawn = text_mask(text, size, weight)
        start = x - drawn.width * _BEFORE[anchor]
        place = (round(start) + drawn.left, round(y + CAP_HEIGHT * size / 2) + drawn.top)
        self._strokes.append(tinted(drawn.mask, colour, *place))
        return drawn.width
