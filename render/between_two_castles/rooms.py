"""Rooms as tiles: small for the table, large with name and want for a close-up, and the parts on them."""

from PIL import Image

from engines.between_two_castles.data import ATTENDANT_SLOTS, OPEN_SKY, ROOMS, THRONES, TYPES
from render.between_two_castles.palette import ROOF, ROOF_LINE, SKY, STONE, STONE_EDGE
from render.between_two_castles.signs import strip, throne_strip
from render.core.box import Box
from render.core.canvas import Art
from render.core.fonts import Weight
from render.core.kept import kept
from render.core.palette import GOLD, INK
from render.core.words import Words
from render.rooms.blocks import draw_block, fit_block
from render.rooms.chips import TAB, draw_letter, draw_person, draw_plaque, draw_throne_cloth
from render.rooms.palette import FAINT, PAPER, colours_of, floor_edge
from render.rooms.patterns import floor
from render.rooms.symbols import draw_symbol

WITH_STRIP, WITH_POINTS = 96, 56
"""From these sides on a room shows its want, and its points."""
LEAST = 22
"""The least type in a close-up: seven pixels where it is shown 390 wide. A longer name is left out."""
_TAB = 26
"""The side of a tab whose letter has the least type."""
_LARGEST_TAB = 0.42
"""The largest share of a small room's side that a letter takes."""
_NAME_ROOM = 0.93
_TWO_LINES = 132
"""From this side on a name may have two lines."""
ROOF_HEIGHT = 0.8
WALL_HEIGHT = 0.13


def _name_lines(name: str, side: int) -> int:
    """Returns the number of lines of a room's name in readable type; 0 if it does not fit."""
    for lines in (1, 2) if side >= _TWO_LINES else (1,):
        if not fit_block(name, side * _NAME_ROOM, LEAST, LEAST, Weight.BOLD, lines).is_cut:
            return lines
    return 0


def kind_letters(words: Words) -> dict[str, str]:
    """Returns the letter of every type in the language of the words."""
    return {kind: words(f"rooms-letter-{kind}") for kind in (*TYPES, "special")}


def letter_of(room_type: str, letters: dict[str, str]) -> str:
    """Returns the letter of a room's type; all special rooms share one."""
    return letters.get(room_type) or letters["special"]


def _shell(kind: str, side: int, *, open_sky: bool) -> Art:
    """Draws a room without symbol: floor, foot, edge, and a rim of clouds where nothing may stand on it."""
    colours = colours_of(kind)
    art = Art(side, side)
    ground = floor(kind, side, side, side * 0.17)
    art.lay(ground)
    art.box(Box(0, side * 0.9, side, side * 0.1), fill=floor_edge(kind))
    if open_sky:
        clouds(art, 0, side, side * 0.1, side / 12)
    line = max(2, side * 0.028)
    art.box(Box(0, 0, side, side), 0, None, colours.edge, line)
    return art


def clouds(art: Art, x: float, width: float, height: float, radius: float) -> None:
    """Draws a light-blue rim along the upper edge."""
    art.box(Box(x, 0, width, height), fill=SKY)
    count = max(1, round(width / (2 * radius)))
    for index in range(count):
        art.ellipse(x + width * (index + 0.5) / count, height, width / count / 2, fill=SKY)


@kept
def small_room(kind: str, side: int, letter: str) -> Image.Image:
    """Draws a room on the table: symbol, and the type's letter in a dark square if there is room for it."""
    colours = colours_of(kind)
    open_sky = kind in OPEN_SKY
    art = _shell(kind, side, open_sky=open_sky)
    y = side * (0.52 if open_sky else 0.47)
    tab = max(TAB, side * 0.36)
    if not letter or tab > side * _LARGEST_TAB:
        draw_symbol(art, kind, side * 0.5, y, side * 0.68, colours.ink, colours.fill)
        return art.sprite().convert("RGB")
    draw_symbol(art, kind, side * 0.42, y - side * 0.02, side * 0.6, colours.ink, colours.fill)
    at = side * 0.95 - tab / 2
    draw_letter(art, letter, at, at, tab)
    return art.sprite().convert("RGB")


@kept
def small_throne(side: int, attendants: tuple[str, ...]) -> Image.Image:
    """Draws the throne room, two cells wide, with its attendants' plaques."""
    colours = colours_of("special")
    art = Art(2 * side, side)
    ground = floor("special", 2 * side, side, side * 0.2)
    art.lay(ground)
    art.box(Box(0, side * 0.9, 2 * side, side * 0.1), fill=floor_edge("special"))
    art.box(Box(0, 0, 2 * side, side), 0, None, colours.edge, max(2.5, side * 0.04))
    draw_throne_cloth(art, side * 0.6, side * 0.12, side * 0.8, side * 0.78, side * 0.58)
    for slot in range(ATTENDANT_SLOTS):
        x = side * (0.32 + 1.36 * slot)
        if slot < len(attendants):
            draw_plaque(art, attendants[slot], x, side * 0.5, side * 0.44)
        else:
            _free_slot(art, x, side * 0.5, side)
    return art.sprite().convert("RGB")


def _free_slot(art: Art, x: float, y: float, side: int) -> None:
    ring = [(x - 0.17 * side, y - 0.17 * side), (x + 0.17 * side, y - 0.17 * side)]
    ring += [(x + 0.17 * side, y + 0.17 * side), (x - 0.17 * side, y + 0.17 * side)]
    art.dashes(ring, colours_of("special").edge, max(1.5, side * 0.03), side * 0.07, side * 0.07)


@kept
def battlement(side: int) -> Image.Image:
    """Draws four merlons for an uncovered room; pasted by its lower left corner at the room's top."""
    height = round(side * WALL_HEIGHT)
    art = Art(side, height)
    width = side / 7
    for index in range(4):
        art.box(Box(2 * index * width, 0, width, height + 4), 0, STONE, STONE_EDGE, 1.5)
    return art.sprite()


@kept
def tower_roof(side: int) -> Image.Image:
    """Draws a tower's pointed roof with its flag; pasted by the middle of its foot."""
    width, height = round(side * 1.12) + 4, round(side * ROOF_HEIGHT) + 2
    art = Art(width, height)
    middle, foot, tip = width / 2, height - 1.0, height - side * 0.53
    half = side * 0.56
    art.polygon(
        [(middle - half, foot), (middle, tip), (middle + half, foot)], ROOF, colours_of("special").edge
    )
    for share in (0.33, 0.66):
        y = foot - side * 0.53 * share
        art.line([(middle - half * (1 - share), y), (middle + half * (1 - share), y)], ROOF_LINE, 1.5)
    art.line([(middle, tip), (middle, 3)], STONE, max(2, side * 0.03))
    flag = side * 0.26
    art.polygon(
        [(middle, 1), (middle + flag, 1 + flag * 0.35), (middle, 1 + flag * 0.7)], colours_of("special").fill
    )
    return art.sprite()


FRAME = 6
"""The distance that the frame of the last move reaches beyond its room."""


@kept
def last_frame(side: int) -> Image.Image:
    """Draws the last move: a gold frame with a gold corner, cased with ink. Pasted by `FRAME` up and left."""
    art = Art(side + 2 * FRAME, side + 2 * FRAME)
    gold = min(6.0, max(3.5, side * 0.065))
    inwards = FRAME - 2 if side < WITH_POINTS else FRAME - 4
    outer = FRAME - inwards
    reach = side + 2 * inwards
    art.box(Box(outer - 2, outer - 2, reach + 4, reach + 4), 6, None, INK, gold + 4)
    art.box(Box(outer, outer, reach, reach), 5, None, GOLD, gold)
    corner = side * 0.26
    art.polygon([(FRAME, FRAME), (FRAME + corner, FRAME), (FRAME, FRAME + corner)], GOLD)
    art.line([(FRAME + corner, FRAME), (FRAME, FRAME + corner)], INK, 1.6, round_ends=False)
    return art.sprite()


def _strip(art: Art, room_strip: Image.Image, hanging: str, side: int, width: int) -> None:
    """Draws the paper strip at a room's foot: its want, and its wall hanging behind a rule."""
    top, height = side * 0.7, side * 0.27
    art.box(Box(side * 0.03, top, width - side * 0.06, height), side * 0.04, PAPER)
    y = top + height / 2
    rule = width - side * 0.285
    art.paste(room_strip, side * 0.05 + (rule - side * 0.05) / 2 if hanging else width / 2, y)
    if hanging:
        art.line([(rule, top + 3), (rule, top + height - 3)], FAINT, 1.5, round_ends=False)
        draw_symbol(art, hanging, width - side * 0.16, y, side * 0.2)


@kept
def large_room(room_id: str, side: int, letter: str, name: str) -> Image.Image:
    """Draws a room close up without its points: less of it the smaller it is."""
    room = ROOMS[room_id]
    if side < WITH_POINTS:
        return small_room(room.type, side, letter)
    colours = colours_of(room.type)
    art = _shell(room.type, side, open_sky=room.open_sky)
    down = side * 0.05 if room.open_sky else 0
    if side < WITH_STRIP:
        # The rest of it is for its points: a letter in readable type would leave no room for them.
        draw_symbol(art, room.type, side * 0.3, side * 0.34 + down, side * 0.48, colours.ink, colours.fill)
        return art.sprite().convert("RGB")
    lines = _name_lines(name, side)
    foot = ceiling = side * 0.695
    block = fit_block(
        name, side * _NAME_ROOM, max(LEAST, round(side * 0.122)), LEAST, Weight.BOLD, lines or 1
    )
    if lines:
        ceiling -= max(side * 0.24 - down * 0.6, len(block.lines) * block.size * 1.04 + 2)
        art.box(Box(side * 0.03, ceiling, side * 0.94, foot - ceiling), fill=colours.fill)
    high, tab = side * (0.31 if lines == 2 else 0.36), max(_TAB, side * 0.19)
    draw_symbol(art, room.type, side * 0.23, high * 0.64 + down, high, colours.ink, colours.fill)
    draw_letter(art, letter, side * 0.5, min(high * 0.92 + down - side * 0.02, ceiling - tab / 2), tab)
    if lines:
        draw_block(art, side / 2, (foot + ceiling) / 2, block.spaced(1.04), Weight.BOLD, colours.ink)
    _strip(art, strip(room.reach, room.points, room.want, round(side * 0.215)), room.hanging, side, side)
    return art.sprite().convert("RGB")


@kept
def large_throne(
    throne_id: str, side: int, letter: str, name: str, attendants: tuple[str, ...]
) -> Image.Image:
    """Draws a throne room close up, without its points."""
    if side < WITH_STRIP:
        return small_throne(side, attendants)
    throne = THRONES[throne_id]
    art = Art(2 * side, side)
    ground = floor("special", 2 * side, side, side * 0.2)
    art.lay(ground)
    art.box(Box(0, 0, 2 * side, side), 0, None, colours_of("special").edge, max(3, side * 0.035))
    draw_throne_cloth(art, side * 0.66, side * 0.06, side * 0.68, side * 0.6, side * 0.4)
    block = fit_block(name, side * 0.64, max(LEAST, round(side * 0.1)), LEAST, Weight.BOLD, 1)
    if not block.is_cut:
        draw_block(art, side, side * 0.59, block, Weight.BOLD, PAPER)
    for slot in range(ATTENDANT_SLOTS):
        x = side * (0.19 + 0.3 * slot)
        if slot < len(attendants):
            draw_person(art, x, side * 0.37, side * 0.5, attendants[slot])
        else:
            box = [(x - side * 0.12, side * 0.17), (x + side * 0.12, side * 0.17)]
            box += [(x + side * 0.12, side * 0.57), (x - side * 0.12, side * 0.57)]
            art.dashes(box, colours_of("special").edge, 2, 5, 4)
    draw_letter(art, letter, side * 1.5, side * 0.25, max(_TAB, side * 0.19))
    _strip(art, throne_strip(throne_id, round(side * 0.215)), throne.hanging, side, 2 * side)
    return art.sprite().convert("RGB")
