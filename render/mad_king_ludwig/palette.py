"""The colors of a castle in plan, and the game's palette."""

from engines.mad_king_ludwig.data import TYPES
from render.core.palette import (
    COMMON_COLOURS,
    COMMON_EDGES,
    EDGE,
    GOLD,
    INK,
    MUTED,
    PANEL,
    RED,
    SEATS,
    TEXT,
    Colour,
    fixed_palette,
    mix,
    rgb,
    seat_edges,
)
from render.rooms.palette import PAPER, ROBE, ROOM_INK, colours_of, room_palette

KINDS = (*TYPES, "dark_hallway")

DARK_DOOR = rgb("#cfc9de")
"""Downstairs entrances, always on dark floors."""
WOOD, WOOD_EDGE = rgb("#e8d3b0"), rgb("#6b4f33")
TREAD_LIGHT, TREAD_DARK = rgb("#e6d8c4"), rgb("#3d352f")
TREADS = tuple(mix(TREAD_LIGHT, TREAD_DARK, step / 8) for step in range(9))
COIN_EDGE = rgb("#9c7524")
CARD_BACK = ROBE

GHOST = 0.5
"""The share of the panel's color in a tile that is not placed yet."""
BACK = 0.55
"""The share of the panel's color in a tile that can't be chosen."""
LEFT_OUT = mix(PANEL, TEXT, 0.36)
"""Zeros, dashes."""


def wall_of(kind: str) -> Colour:
    """Returns the color of a wall in the plan: the type's edge, darker; on dark floors the lighter edge."""
    edge = colours_of(kind).edge
    return edge if kind in ("downstairs", "dark_hallway") else mix(edge, ROOM_INK, 0.3)


def _palette_colours() -> list[Colour]:
    rooms, _ = room_palette(KINDS)
    colours = [*COMMON_COLOURS, *SEATS[:4], *rooms, DARK_DOOR, WOOD, WOOD_EDGE, *TREADS, COIN_EDGE, LEFT_OUT]
    for kind in KINDS:
        room = colours_of(kind)
        colours += [wall_of(kind), *(mix(shade, PANEL, GHOST) for shade in (room.fill, room.tone))]
    return colours


def _palette_edges() -> list[tuple[Colour, Colour]]:
    _, rooms = room_palette(KINDS)
    edges = [*COMMON_EDGES, *rooms, *seat_edges(4)]
    edges += [(GOLD, ROOM_INK), (GOLD, COIN_EDGE), (PANEL, WOOD), (PANEL, EDGE), (RED, ROOM_INK)]
    edges += [(PANEL, DARK_DOOR), (CARD_BACK, PAPER), (PANEL, COIN_EDGE), (PANEL, MUTED), (PAPER, MUTED)]
    edges += [(PANEL, wall_of(kind)) for kind in KINDS]
    edges += [(wall_of(kind), colours_of(kind).fill) for kind in KINDS]
    edges += [(mix(colours_of(kind).fill, PANEL, GHOST), PAPER) for kind in KINDS]
    edges += [(mix(colours_of(kind).fill, PANEL, GHOST), INK) for kind in KINDS]
    return edges


PALETTE = fixed_palette(_palette_colours(), _palette_edges())
