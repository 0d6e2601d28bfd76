"""The colors of the room types and of the things beside them."""

from typing import NamedTuple

from render.core.palette import CANVAS, INK, PANEL, TEXT, Colour, mix, rgb

ROOM_INK = CANVAS
"""Symbols and kind letters on a room: the table's own dark."""
PAPER = TEXT


class RoomColours(NamedTuple):
    """A type's ground, the tone of its pattern, its edge, and the ink of its symbol."""

    fill: Colour
    tone: Colour
    edge: Colour
    ink: Colour = ROOM_INK


# Three steps of lightness, so that types differ in gray too: utility, food and special rooms are light,
# activity and sleeping rooms deep, the others between them; downstairs rooms are dark.
ROOM_COLOURS: dict[str, RoomColours] = {
    "food": RoomColours(rgb("#ffc488"), rgb("#f5b479"), rgb("#a9703f")),
    "living": RoomColours(rgb("#6fc5b5"), rgb("#5fb5a4"), rgb("#3d7f73")),
    "utility": RoomColours(rgb("#ece5d2"), rgb("#dcd4bc"), rgb("#9a8f74")),
    "outdoor": RoomColours(rgb("#80b462"), rgb("#70a353"), rgb("#4a7534")),
    "sleeping": RoomColours(rgb("#7693d1"), rgb("#6683c0"), rgb("#42558f")),
    "corridor": RoomColours(rgb("#c5a98c"), rgb("#b5997d"), rgb("#7d664e")),
    "downstairs": RoomColours(rgb("#5d5674"), rgb("#6b6484"), rgb("#8d86a6"), PAPER),
    "activity": RoomColours(rgb("#d27585"), rgb("#c16576"), rgb("#9a4a58")),
    "special": RoomColours(rgb("#e2beff"), rgb("#d1aeee"), rgb("#7f5aa3")),
    "dark_hallway": RoomColours(rgb("#4f463f"), rgb("#5d534a"), rgb("#8d8378"), PAPER),
}

FAINT = mix(PAPER, INK, 0.24)
"""Cells of a pictogram that do not count, rules on paper."""
PLAQUE_EDGE = mix(PAPER, INK, 0.55)
QUIET = mix(PANEL, PAPER, 0.16)
"""The disc of a player who has chosen."""
WINE, WINE_EDGE = rgb("#8c4a63"), rgb("#5e2f42")
THRONE_GOLD = rgb("#f2d58a")
SKIN = rgb("#f3d3b4")
ROBE = rgb("#7f5aa3")


def colours_of(kind: str) -> RoomColours:
    """Returns the colors of a type; everything that is no regular type is a special room."""
    return ROOM_COLOURS.get(kind, ROOM_COLOURS["special"])


def floor_edge(kind: str) -> Colour:
    """Returns the color of a room's shaded foot."""
    colours = colours_of(kind)
    return mix(colours.fill, colours.edge, 0.55)


def chip_edge(kind: str) -> Colour:
    """Returns the color of a chip's frame: the type's edge, lighter than a dark ground."""
    colours = colours_of(kind)
    return mix(colours.fill, PAPER, 0.45) if kind == "downstairs" else colours.edge


def room_palette(kinds: tuple[str, ...]) -> tuple[list[Colour], list[tuple[Colour, Colour]]]:
    """Returns the colors that rooms of these types add to a game's palette, and the pairs that meet there."""
    colours = [ROOM_INK, PAPER, FAINT, PLAQUE_EDGE, QUIET, WINE, WINE_EDGE, THRONE_GOLD, SKIN, ROBE]
    edges = [(ROOM_INK, PAPER), (WINE, THRONE_GOLD), (ROOM_INK, SKIN), (QUIET, PAPER), (WINE, PAPER)]
    for kind in kinds:
        room = colours_of(kind)
        colours += [room.fill, room.tone, room.edge, floor_edge(kind), chip_edge(kind)]
        edges += [
            (room.fill, room.ink),
            (room.fill, room.tone),
            (room.fill, room.edge),
            (room.tone, room.ink),
        ]
        edges += [(PAPER, room.edge), (ROOM_INK, room.fill)]
    return colours, edges
