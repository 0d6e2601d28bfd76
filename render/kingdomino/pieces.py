"""The pieces as sprites: dominoes with crowns and letters, castles, kings."""

from PIL import Image

from engines.kingdomino.data import Half
from render.core.box import Box
from render.core.canvas import ALL_CORNERS, Art, Corners, Point
from render.core.emblems import draw_crown, draw_emblem
from render.core.fonts import Weight, text_width
from render.core.frames import SMALLEST
from render.core.kept import kept
from render.core.palette import BLACK, CROWN, FACE, INK, PLATE, SEATS, TEXT, Colour, mix
from render.kingdomino.palette import GROUND, STONE, STONE_JOINT, tower_side
from render.kingdomino.terrain import terrain_square

_RADIUS = 0.13
_LETTER, _TAB = 0.3, 1.08
"""The type of a square's letter, in sides of it, and how high its tab is, in sizes of the type."""
_LARGEST_TAB = 0.6
"""The largest share of its square's side that a tab takes."""
_PLATE_EDGE: Colour = (15, 11, 7)


def _edge_width(side: int) -> float:
    return max(2, side * 0.03)


@kept
def _cut(width: int, height: int, side: int) -> Image.Image:
    """Draws the shape of a piece as coverage: rounded, a pixel inside its place."""
    art = Art(width, height)
    art.box(Box(1, 1, width - 2, height - 2), side * _RADIUS, TEXT)
    return art.sprite().getchannel("A")


@kept
def _rim(width: int, height: int, side: int) -> Image.Image:
    art = Art(width, height)
    art.box(Box(1, 1, width - 2, height - 2), side * _RADIUS, None, INK, _edge_width(side))
    return art.sprite()


@kept
def _seam(side: int, standing: bool, within: str | None) -> Image.Image:
    """Draws the line between two halves: ink, or a fine dashed one within a terrain."""
    thick = max(4, side // 12)
    width, height = (side, thick) if standing else (thick, side)
    art = Art(width, height)
    ends: list[Point] = (
        [(0, thick / 2), (side, thick / 2)] if standing else [(thick / 2, 0), (thick / 2, side)]
    )
    if within is None:
        art.line(ends, INK, 2, round_ends=False)
    else:
        shade = mix(GROUND[within], BLACK, 0.5)
        art.dashes(ends, shade, max(1.5, side * 0.02), side * 0.07, side * 0.07, closed=False)
    return art.sprite()


@kept
def crown_plate(crowns: int, side: int) -> Image.Image:
    """Draws the dark plate with crowns for the bottom right corner of a square."""
    width = min(side * 0.29, side * 0.9 / (1.12 * crowns + 0.34))
    across, down = width * (1.12 * crowns + 0.34), width * 1.22
    art = Art(round(across), round(down))
    art.box(Box(0, 0, round(across), round(down)), down * 0.36, PLATE, _PLATE_EDGE, max(1.2, side * 0.015))
    for index in range(crowns):
        x = width * (0.73 + index * 1.12)
        draw_crown(art, x, down / 2, width, fill=CROWN, edge=_PLATE_EDGE, line=max(1, side * 0.012))
    return art.sprite()


@kept
def letter_tab(letter: str, size: int, radius: int, corners: Corners = ALL_CORNERS) -> Image.Image:
    """Draws the kind letter in type of this size on its light tab, for the top left corner of a square."""
    line = max(1.5, size * 0.06)
    high = round(size * _TAB)
    wide = max(high, round(text_width(letter, size, Weight.EXTRA_BOLD) + 2 * line))
    art = Art(wide, high)
    art.box(Box(0, 0, wide, high), radius, INK, None, 0, corners)
    art.box(Box(line, line, wide - 2 * line, high - 2 * line), max(0, radius - line), TEXT, None, 0, corners)
    art.printed(wide / 2, high / 2, letter, size, Weight.EXTRA_BOLD, INK)
    return art.sprite()


def square_tab(letter: str, side: int, share: float = _LETTER) -> Image.Image | None:
    """Returns the tab that fits a square of this side: its outer corner is the piece's own.

    None where a letter that can be read would leave nothing of the square.
    """
    size = max(SMALLEST, round(side * share))
    if size * _TAB > side * _LARGEST_TAB:
        return None
    return letter_tab(letter, size, round(side * _RADIUS), (True, False, True, False))


def tab_room(side: int) -> float:
    """Returns the width and height of the widest tab on a square of this side."""
    return max(SMALLEST, round(side * _LETTER)) * 1.15


def _put_tab(
    image: Image.Image, letter: str | None, at: tuple[int, int], side: int, share: float = _LETTER
) -> None:
    """Pastes the letter's tab into the upper left corner of a square, if there is room for one."""
    tab = square_tab(letter, side, share) if letter else None
    if tab:
        place = (at[0] + 1, at[1] + 1)
        image.paste(tab, place, tab)


@kept
def domino(
    first: Half, second: Half, side: int, *, standing: bool = False, letters: tuple[str, str] | None = None
) -> Image.Image:
    """Draws a domino; `first` is its left or upper half, `letters` the tabs of both halves."""
    width, height = (side, 2 * side) if standing else (2 * side, side)
    image = Image.new("RGB", (width, height))
    places = ((0, 0), (0, side)) if standing else ((0, 0), (side, 0))
    for half, place in zip((first, second), places, strict=True):
        image.paste(terrain_square(half.terrain, side), place)
    seam = _seam(side, standing, first.terrain if first.terrain == second.terrain else None)
    x, y = places[1]
    at = (x, y - seam.height // 2) if standing else (x - seam.width // 2, y)
    image.paste(seam, at, seam)
    rim = _rim(width, height, side)
    image.paste(rim, (0, 0), rim)
    for index, (half, (x, y)) in enumerate(zip((first, second), places, strict=True)):
        _put_tab(image, letters[index] if letters else None, (x, y), side)
        if half.crowns:
            plate = crown_plate(half.crowns, side)
            inside = round(side * 0.95)
            place = (x + inside - plate.width, y + inside - plate.height)
            image.paste(plate, place, plate)
    image.putalpha(_cut(width, height, side))
    return image


@kept
def terrain_chip(terrain: str, side: int, letter: str | None = None) -> Image.Image:
    """Draws a small square of a terrain that stands for it in a table or an account."""
    image = terrain_square(terrain, side).copy()
    rim = _rim(side, side, side)
    image.paste(rim, (0, 0), rim)
    _put_tab(image, letter, (0, 0), side, 0.38)
    image.putalpha(_cut(side, side, side))
    return image


@kept
def half_piece(half: Half, side: int, letter: str | None = None) -> Image.Image:
    """Draws one half alone: the ghost of a domino whose other half is still to be chosen."""
    image = terrain_chip(half.terrain, side, None).copy()
    alpha = image.getchannel("A")
    _put_tab(image, letter, (0, 0), side)
    if half.crowns:
        plate = crown_plate(half.crowns, side)
        inside = round(side * 0.95)
        image.paste(plate, (inside - plate.width, inside - plate.height), plate)
    image.putalpha(alpha)
    return image


@kept
def castle(seat: int, side: int) -> Image.Image:
    """Draws a seat's castle on its start tile."""
    art = Art(side, side, STONE)
    for row in range(4):
        for column in range(4):
            x = (column * 0.36 - 0.18 * (row % 2)) * side
            art.box(
                Box(x, row * 0.25 * side, 0.36 * side, 0.25 * side),
                2,
                None,
                STONE_JOINT,
                max(1.2, side * 0.016),
            )
    line = max(1.6, side * 0.024)
    for x, y, width, teeth, fill in (
        (0.14, 0.4, 0.24, 3, tower_side(seat)),
        (0.62, 0.4, 0.24, 3, tower_side(seat)),
        (0.27, 0.22, 0.46, 4, SEATS[seat]),
    ):
        wall = _battlement(x, y, width, 0.86, teeth)
        art.polygon([(px * side, py * side) for px, py in wall], fill, INK, line)
    gate = ((0.41, 0.86), (0.41, 0.72), (0.44, 0.65), (0.5, 0.62), (0.56, 0.65), (0.59, 0.72), (0.59, 0.86))
    art.polygon([(x * side, y * side) for x, y in gate], PLATE)
    draw_emblem(art, seat, 0.5 * side, 0.465 * side, 0.115 * side, line=line * 0.8)
    image = art.sprite().convert("RGB")
    rim = _rim(side, side, side)
    image.paste(rim, (0, 0), rim)
    image.putalpha(_cut(side, side, side))
    return image


def _battlement(x: float, y: float, width: float, foot: float, teeth: int) -> list[Point]:
    unit = width / (2 * teeth - 1)
    points: list[Point] = [(x, foot)]
    for index in range(2 * teeth - 1):
        top = y if index % 2 == 0 else y + unit * 0.9
        points += [(x + index * unit, top), (x + (index + 1) * unit, top)]
    return [*points, (x + width, foot)]


@kept
def king(seat: int, height: int) -> Image.Image:
    """Draws a standing king, to be pasted by the middle of his foot ("mb")."""
    width = height * 0.62
    line = max(2, height * 0.028)
    across = round(width * 1.1) + 4
    x, foot = across / 2, height - 2
    art = Art(across, height + 6)
    art.ellipse(x, foot - height * 0.02, width * 0.54, height * 0.07, fill=INK)
    robe = ((-0.46, 0.02), (-0.36, 0.2), (-0.2, 0.52), (0.2, 0.52), (0.36, 0.2), (0.46, 0.02))
    art.polygon([(x + px * width, foot - py * height) for px, py in robe], SEATS[seat], INK, line)
    art.ellipse(x, foot - height * 0.6, height * 0.155, fill=FACE, edge=INK, line=line)
    draw_crown(art, x, foot - height * 0.82, height * 0.36, line=line * 0.9)
    draw_emblem(art, seat, x, foot - height * 0.25, height * 0.13, line=line * 0.8)
    return art.sprite()
