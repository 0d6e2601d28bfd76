"""The colors of a castle on its hill, and the game's palette."""

from render.core.palette import (
    CANVAS,
    COMMON_COLOURS,
    COMMON_EDGES,
    GOLD,
    INK,
    PANEL,
    SEATS,
    TEXT,
    Colour,
    fixed_palette,
    mix,
    rgb,
    seat_edges,
)
from render.rooms.palette import FAINT, PAPER, ROOM_INK, colours_of, room_palette

KINDS = ("food", "living", "utility", "outdoor", "sleeping", "corridor", "downstairs", "special")

STONE, STONE_EDGE = rgb("#9297a3"), rgb("#5d626d")
EARTH, EARTH_DOTS = rgb("#463c36"), rgb("#554a42")
GRASS = rgb("#6f9e52")
SKY = rgb("#cfe4f2")
ROOF, ROOF_LINE = rgb("#b58ad1"), rgb("#9a70bb")
WOOD, WOOD_GRAIN, WOOD_EDGE = rgb("#6d4f3a"), rgb("#664934"), rgb("#4a3425")
TABLE, TABLE_EDGE, TABLE_TEXT = rgb("#7d5c44"), rgb("#5a4130"), rgb("#e8dccb")

BACK = 0.5
"""The share of the table's color in a card that was not chosen."""
GHOST = 0.26
"""The share of the panel's color in a room that is not placed yet."""
SPOT = mix(PANEL, PAPER, 0.1)
SPOT_BELOW = mix(EARTH, PAPER, 0.1)
COLUMN = mix(PANEL, PAPER, 0.05)
NOTHING = mix(PANEL, TEXT, 0.36)
SAID = mix(ROOM_INK, PAPER, 0.12)
"""Words on a card."""


def _palette_colours() -> list[Colour]:
    rooms, _ = room_palette(KINDS)
    colours = [*COMMON_COLOURS, *SEATS, *rooms]
    colours += [STONE, STONE_EDGE, EARTH, EARTH_DOTS, GRASS, SKY, ROOF, ROOF_LINE]
    colours += [WOOD, WOOD_GRAIN, WOOD_EDGE, TABLE, TABLE_EDGE, TABLE_TEXT]
    colours += [SPOT, SPOT_BELOW, COLUMN, NOTHING]
    colours += [mix(colours_of(kind).fill, CANVAS, BACK) for kind in KINDS]
    colours += [mix(colours_of(kind).fill, PANEL, GHOST) for kind in KINDS]
    colours += [mix(PAPER, CANVAS, BACK)]
    return colours


def _palette_edges() -> list[tuple[Colour, Colour]]:
    _, rooms = room_palette(KINDS)
    edges = [*COMMON_EDGES, *rooms, *seat_edges(7), (TABLE, PAPER), (WOOD, PAPER), (TABLE, TABLE_TEXT)]
    edges += [(GOLD, ROOM_INK), (PANEL, GRASS), (PANEL, ROOF), (PANEL, STONE), (EARTH, PAPER)]
    edges += [(SKY, colours_of(kind).fill) for kind in ("outdoor", "special")]
    edges += [(SPOT, PAPER), (SPOT_BELOW, PAPER), (COLUMN, TEXT), (PAPER, FAINT)]
    edges += [(mix(PAPER, CANVAS, BACK), CANVAS)]
    edges += [(mix(colours_of(kind).fill, CANVAS, BACK), CANVAS) for kind in KINDS]
    edges += [(mix(colours_of(kind).fill, PANEL, GHOST), INK) for kind in KINDS]
    return edges


PALETTE = fixed_palette(_palette_colours(), _palette_edges())
