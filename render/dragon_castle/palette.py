"""Dragon Castle's colors: the six types, ivory and backs, shrines and tokens, and the game's palette."""

from typing import NamedTuple

from render.core.palette import (
    BLACK,
    COMMON_COLOURS,
    COMMON_EDGES,
    CROWN,
    GOLD,
    INK,
    LOT,
    PANEL,
    SEATS,
    TEXT,
    Colour,
    fixed_palette,
    mix,
    rgb,
    seat_edges,
)


class Kind(NamedTuple):
    """The colors of one type of tile."""

    ground: Colour
    texture: Colour
    symbol: Colour
    edge: Colour


KINDS: dict[str, Kind] = {
    "M": Kind(rgb("#ecc457"), rgb("#c89a2a"), rgb("#fff4cf"), rgb("#4f3806")),
    "F": Kind(rgb("#6ba151"), rgb("#4b7f36"), rgb("#f4fadf"), rgb("#1f3d16")),
    "S": Kind(rgb("#b3434d"), rgb("#8f2f3a"), rgb("#fdeeea"), rgb("#3a0d13")),
    "E": Kind(rgb("#7abdec"), rgb("#599cce"), rgb("#ffffff"), rgb("#12364f")),
    "W": Kind(rgb("#525a67"), rgb("#6d7684"), rgb("#eef3f8"), rgb("#15181d")),
    "D": Kind(rgb("#8163b0"), rgb("#664a94"), rgb("#f6edff"), rgb("#26143f")),
}
"""By the letter of the face."""

IVORY = rgb("#f4ecd8")
SIDES = (rgb("#e3d6b6"), rgb("#c9b88f"))
BACK = rgb("#b7ad98")
LATTICE = mix(BACK, BLACK, 0.22)
ROOF = rgb("#3b8a92")
ROOF_LIGHT = mix(ROOF, TEXT, 0.42)
WALL = rgb("#fff6e2")
TOKEN = rgb("#8163b0")
EYE = rgb("#f6edff")
WISP = rgb("#e9f6f5")
YOLK = CROWN
LEAF = rgb("#ffd9a3")
WHITE = rgb("#ffffff")
USED_UP = rgb("#434955")

STEP_BACK = 0.56
"""The share of the panel's color in a blocked tile."""
GHOST = 0.24
"""The share of the lot's color in a ghost."""
SHADOW = 0.42
"""The darkness of a higher neighbor's shadow."""


def _palette_colours() -> list[Colour]:
    tiles = [colour for kind in KINDS.values() for colour in kind]
    colours = [*COMMON_COLOURS, *SEATS[:4], *tiles, IVORY, *SIDES, BACK, LATTICE]
    colours += [ROOF, ROOF_LIGHT, WALL, TOKEN, EYE, WISP, YOLK, LEAF, WHITE, USED_UP]
    colours += [mix(colour, PANEL, STEP_BACK) for colour in (*tiles, IVORY, INK)]
    colours += [mix(colour, LOT, GHOST) for colour in (*tiles, IVORY, BACK, LATTICE, ROOF, WALL)]
    colours += [mix(kind.ground, BLACK, SHADOW) for kind in KINDS.values()]
    colours += [mix(IVORY, BLACK, SHADOW), mix(BACK, BLACK, SHADOW)]
    return colours


def _palette_edges() -> list[tuple[Colour, Colour]]:
    edges = [*COMMON_EDGES, *seat_edges(4)]
    for kind in KINDS.values():
        pairs = [(kind.ground, kind.texture), (kind.edge, kind.symbol), (kind.ground, kind.edge)]
        edges += pairs
        edges += [(mix(a, PANEL, STEP_BACK), mix(b, PANEL, STEP_BACK)) for a, b in pairs[:2]]
    edges += [
        (INK, IVORY),
        (INK, BACK),
        (BACK, LATTICE),
        (INK, ROOF),
        (INK, WALL),
        (INK, TOKEN),
        (INK, WHITE),
    ]
    edges += [
        (INK, WISP),
        (INK, SIDES[0]),
        (INK, SIDES[1]),
        (mix(INK, PANEL, STEP_BACK), mix(IVORY, PANEL, STEP_BACK)),
    ]
    edges += [(INK, GOLD), (PANEL, USED_UP)]
    return edges


PALETTE = fixed_palette(_palette_colours(), _palette_edges())
