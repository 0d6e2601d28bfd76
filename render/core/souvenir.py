"""The parts that the pictures of finished games share: winners, game, best thing, date, table and ties."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby, pairwise
from typing import NamedTuple

from PIL import Image

from engines.core.score import Standing
from render.core import marks
from render.core.box import Box
from render.core.canvas import Art, Board
from render.core.emblems import crown
from render.core.fonts import Line, Weight, drawable, fit, fit_name, fit_text, text_width
from render.core.frames import HEADER_HEIGHT, HEADLINE, HEADLINE_LEAST, MARGIN, PUBLIC, TOP
from render.core.kept import kept
from render.core.palette import CREAM, CROWN, GOLD, INK, MUTED, PANEL, TEXT

OUR_NAME = "Castellan"
SMALLEST = 30
"""The least type: seven pixels where the picture is shown 390 wide."""
FOOT = PUBLIC[1] - 28
"""The middle of the last line."""
_MOST = 1010
_STAR = ((0.0, -1.0), (0.28, -0.32), (1.0, -0.28), (0.44, 0.18), (0.64, 0.9), (0.0, 0.48))


class Told(NamedTuple):
    """The facts beside the winner, and below the picture."""

    title: str
    """The name of the game."""
    best: Line | None = None
    """The best single thing of the game."""
    date: str = ""
    table: str = ""


@kept
def star(radius: int) -> Image.Image:
    """Draws the sign of the best single thing. By its middle."""
    pad = radius + 4
    art = Art(2 * pad, 2 * pad)
    half = [(pad + x * radius, pad + y * radius) for x, y in _STAR]
    art.polygon([*half, *((2 * pad - x, y) for x, y in reversed(half[1:-1]))], CROWN, INK, 2.5)
    return art.sprite()


def scattered(count: int, start: int = 0) -> Iterator[tuple[float, float]]:
    """Yields points spread evenly and without order over a square of side 1: for stars, stones and trees."""
    for number in range(start + 1, start + count + 1):
        # Steps that go by powers of one irrational number never fall into rows.
        yield number * 0.7548776662 % 1, number * 0.5698402910 % 1


def head(board: Board, signs: Sequence[Image.Image], line: Line, told: Told) -> Told:
    """Draws a gold box with the winners' signs and line; at its right the game and the best of it.

    Returns the facts left for the last line: a long title may not fit beside a long name.
    """
    end = PUBLIC[0] - MARGIN
    middle = MARGIN + HEADER_HEIGHT // 2
    start = MARGIN + 116
    after = start + 62 * len(signs) - 20
    width = round(min(after + text_width(line.full(), HEADLINE, Weight.EXTRA_BOLD) + 26 - MARGIN, _MOST))
    board.panel(Box(MARGIN, MARGIN, end - MARGIN, HEADER_HEIGHT))
    board.box(Box(MARGIN, MARGIN, width, HEADER_HEIGHT), fill=GOLD)
    board.paste(crown(54, CREAM, 2.5), MARGIN + 50, middle, "mm")
    for number, sign in enumerate(signs):
        board.paste(sign, start + 62 * number, middle, "mm")
    fitted = fit(line, MARGIN + width - 22 - after, HEADLINE, HEADLINE_LEAST, Weight.EXTRA_BOLD)
    board.text(after, middle, fitted.text, fitted.size, Weight.EXTRA_BOLD, INK)
    return _beside(board, told, MARGIN + width + 24, end - 24)


def _beside(board: Board, told: Told, left: int, right: int) -> Told:
    """Draws the game, and below it the best of it behind a star; one of them alone stands in the middle."""
    room, middle = right - left, MARGIN + HEADER_HEIGHT // 2
    title = fit_text(drawable(told.title), room, SMALLEST if told.best else 40, SMALLEST, Weight.SEMI_BOLD)
    fits = title.width <= room
    if fits:
        y = middle - 22 if told.best else middle
        board.text(right, y, title.text, title.size, Weight.SEMI_BOLD, MUTED, "r")
    if told.best:
        y = middle + 18 if fits else middle
        best = fit(told.best, room - 46, 34, SMALLEST, Weight.BOLD)
        board.text(right, y, best.text, best.size, Weight.BOLD, TEXT, "r")
        board.paste(star(16), right - best.width - 24, y - 2, "mm")
    return told._replace(title="") if fits else told


def foot(board: Board, told: Told) -> None:
    """Draws the last line: date and table, and our name small in the corner."""
    right = PUBLIC[0] - MARGIN - 18
    board.box(Box(MARGIN, FOOT - 22, PUBLIC[0] - 2 * MARGIN, 44), radius=14, fill=PANEL)
    right -= round(board.text(right, FOOT, OUR_NAME, SMALLEST, Weight.BOLD, MUTED, "r"))
    board.paste(crown(30, MUTED, 1.2), right - 26, FOOT - 1, "mm")
    about = " · ".join(said for said in map(drawable, (told.title, told.date, told.table)) if said)
    if about:
        fitted = fit_name(about, right - 100 - MARGIN, SMALLEST, SMALLEST, Weight.SEMI_BOLD)
        board.text(MARGIN + 18, FOOT, fitted.text, fitted.size, Weight.SEMI_BOLD, MUTED)


_FIRST, _FIRST_OF_TWO = 1090, 980
_LOWER = 338
"""The height of the places below the first one."""
_BETWEEN = 14
_APART = 12
"""The space between a name and a tie-break."""
ROW = 72
"""The row with rank, name and points over a board."""


def large_and_small(count: int) -> list[Box]:
    """Returns a large place for the first board and places in a column for the others; alone, all of it."""
    end, bottom = PUBLIC[0] - MARGIN, FOOT - 32
    if count == 1:
        return [Box(MARGIN, TOP, end - MARGIN, bottom - TOP)]
    width = _FIRST_OF_TWO if count == 2 else _FIRST
    x = MARGIN + width + _BETWEEN
    height = (bottom - TOP - _BETWEEN * (count - 2)) / (count - 1)
    large = Box(MARGIN, TOP, width, bottom - TOP)
    return [large, *(Box(x, TOP + n * (height + _BETWEEN), end - x, height) for n in range(count - 1))]


def first_above(count: int) -> list[Box]:
    """Returns a place across the whole picture for the first board, and a row of places below it."""
    width, bottom = PUBLIC[0] - 2 * MARGIN, FOOT - 32
    low = bottom - _LOWER
    across = (width - _BETWEEN * (count - 2)) / (count - 1)
    first = Box(MARGIN, TOP, width, low - _BETWEEN - TOP)
    return [first, *(Box(MARGIN + n * (across + _BETWEEN), low, across, _LOWER) for n in range(count - 1))]


class Plate(NamedTuple):
    """One player's line: rank and points, sign and name, and the tie-break."""

    rank: int | None
    """None if the player played alone."""
    sign: Image.Image
    name: str
    points: Image.Image
    ties: Sequence[str] = ()


def draw_plate(board: Board, plate: Plate, box: Box) -> None:
    """Draws in the first row of a box: rank, sign and name, the tie-break, and the points."""
    x, y, end = box.x + 16, box.y + ROW / 2 + 2, box.right - 16
    board.paste(plate.points, end, y, "rm")
    end -= plate.points.width + 10
    if plate.rank is not None:
        board.paste(marks.disc(str(plate.rank), 22, GOLD if plate.rank == 1 else TEXT), x + 22, y, "mm")
        x += 54
    board.paste(plate.sign, x + 16, y, "mm")
    x += 42
    said = _beside_name(plate, end - x) if plate.ties else None
    if said:
        end -= board.text(end, y, *said, Weight.SEMI_BOLD, TEXT, "r") + _APART
    fitted = fit_name(plate.name, end - x, 42, SMALLEST, Weight.BOLD)
    board.text(x, y, fitted.text, fitted.size, Weight.BOLD)


def _beside_name(plate: Plate, room: float) -> tuple[str, int] | None:
    """Returns the tie-break's text and size, beside the whole name if possible; otherwise the name is cut."""
    name = text_width(plate.name, SMALLEST, Weight.BOLD) + _APART
    return tie_text(plate.ties, room - name, 32) or tie_text(plate.ties, room * 0.72, 32)


def parted_by(standings: Sequence[Standing]) -> Mapping[int, tuple[int, ...]]:
    """Returns by seat the tie-breaks, as indices, that separated seats with equal points."""
    found: dict[int, tuple[int, ...]] = {}
    for _, tied in groupby(standings, key=lambda standing: (standing.points, standing.left)):
        group = list(tied)
        used = {_first_difference(one, other) for one, other in pairwise(group)} - {None}
        levels = tuple(sorted(level for level in used if level is not None))
        if levels:
            found.update((standing.seat, levels) for standing in group)
    return found


def _first_difference(one: Standing, other: Standing) -> int | None:
    pairs = zip(one.ties, other.ties, strict=True)
    return next((level for level, (a, b) in enumerate(pairs) if a != b), None)


def tie_text(sayings: Sequence[str], room: float, size: int) -> tuple[str, int] | None:
    """Returns the tie-breaks in one line: all of them, or the last if that is too long."""
    for said in (" · ".join(sayings), sayings[-1]):
        fitted = fit_text(said, room, size, SMALLEST, Weight.SEMI_BOLD)
        if fitted.width <= room:
            return fitted.text, fitted.size
    return None
