"""Kingdomino's colors: the six terrains with their patterns, stone, and the game's palette."""

from engines.kingdomino import data
from render.core.palette import (
    BLACK,
    COMMON_COLOURS,
    COMMON_EDGES,
    FAR_LOT,
    INK,
    LOT,
    PANEL,
    SEATS,
    Colour,
    fixed_palette,
    mix,
    rgb,
    seat_edges,
)

GROUND: dict[str, Colour] = {
    "wheat": rgb("#f2d894"),
    "forest": rgb("#2f7050"),
    "water": rgb("#4c9ad2"),
    "grass": rgb("#93bd4f"),
    "swamp": rgb("#95825f"),
    "mine": rgb("#5b5268"),
}

EAR = rgb("#b07f26")
FURROW = rgb("#f8e3aa")
FIR_DARK = rgb("#153d2a")
FIR_LIGHT = rgb("#5aa57c")
TRUNK = rgb("#8a6239")
WAVE_LIGHT = rgb("#e4f3fc")
WAVE_DARK = rgb("#2a6c9f")
BLADE = rgb("#456f1e")
FLOWER = rgb("#fffbe8")
FLOWER_EYE = rgb("#c98a1e")
PUDDLE = rgb("#5f6f66")
PUDDLE_EDGE = rgb("#6a5a3c")
PUDDLE_LIGHT = rgb("#c3b48e")
REED = rgb("#3d3422")
BULRUSH = rgb("#4a2c17")
FACET_LIGHT = rgb("#83789a")
FACET_DARK = rgb("#3a3346")
GEM = rgb("#f3e6ff")
STONE = rgb("#d8d0bf")
STONE_JOINT = rgb("#bdb39e")
OUTLINE = rgb("#5a606c")

PATTERN: dict[str, tuple[Colour, ...]] = {
    "wheat": (EAR, FURROW),
    "forest": (FIR_DARK, FIR_LIGHT, TRUNK),
    "water": (WAVE_LIGHT, WAVE_DARK),
    "grass": (BLADE, FLOWER, FLOWER_EYE),
    "swamp": (PUDDLE, PUDDLE_EDGE, PUDDLE_LIGHT, REED, BULRUSH),
    "mine": (FACET_LIGHT, FACET_DARK, GEM),
}

MOST_SEATS = max(data.SEATS)

STEP_BACK = 0.62
"""The share of the panel's color in an area that does not count."""
GHOST = 0.26
"""The share of the lot's color in a ghost."""


def tower_side(seat: int) -> Colour:
    """Returns the color of the shaded towers of a seat's castle."""
    return mix(SEATS[seat], BLACK, 0.32)


def _palette_colours() -> list[Colour]:
    terrains = [*GROUND.values(), *(colour for colours in PATTERN.values() for colour in colours)]
    colours = [*COMMON_COLOURS, *SEATS[:MOST_SEATS], *(tower_side(seat) for seat in range(MOST_SEATS))]
    colours += [*terrains, STONE, STONE_JOINT, OUTLINE]
    colours += [mix(colour, PANEL, STEP_BACK) for colour in terrains]
    colours += [mix(colour, LOT, GHOST) for colour in GROUND.values()]
    colours += [mix(colour, FAR_LOT, GHOST) for colour in GROUND.values()]
    return colours


def _palette_edges() -> list[tuple[Colour, Colour]]:
    patterns = [(GROUND[terrain], colour) for terrain, colours in PATTERN.items() for colour in colours]
    edges = [*COMMON_EDGES, *seat_edges(MOST_SEATS), *patterns]
    edges += [(INK, ground) for ground in GROUND.values()]
    edges += [(FACET_DARK, GEM), (FACET_DARK, FACET_LIGHT), (FIR_DARK, FIR_LIGHT), (INK, STONE)]
    edges += [(mix(a, LOT, GHOST), mix(b, LOT, GHOST)) for a, b in patterns]
    edges += [(mix(a, PANEL, STEP_BACK), mix(b, PANEL, STEP_BACK)) for a, b in patterns]
    return edges


PALETTE = fixed_palette(_palette_colours(), _palette_edges())
