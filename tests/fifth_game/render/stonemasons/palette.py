"""The colors of Stonemasons: stones from pale sandstone to blue slate, and the ground below them."""

from engines.stonemasons.data import NUMBERS, SEATS
from render.core.palette import (
    COMMON_COLOURS,
    COMMON_EDGES,
    GOLD,
    INK,
    PANEL,
    TEXT,
    Colour,
    fixed_palette,
    mix,
    rgb,
    seat_edges,
)
from render.core.palette import SEATS as SEAT_COLOURS

SANDSTONE = rgb("#f0dfb6")
SLATE = rgb("#8295b3")
GROUND = rgb("#6b7a4b")
STEP_BACK = 0.62
"""The share of the panel's color in a stone that was not chosen."""
BROKEN = 0.42
"""The same in a broken stone."""

STONE: dict[int, Colour] = {
    number: mix(SANDSTONE, SLATE, (number - 1) / (len(NUMBERS) - 1)) for number in NUMBERS
}


def light(number: int) -> Colour:
    """The upper edge of a stone."""
    return mix(STONE[number], TEXT, 0.55)


_MOST = SEATS.stop - 1
_FAINT = [mix(colour, PANEL, share) for colour in STONE.values() for share in (STEP_BACK, BROKEN)]

PALETTE = fixed_palette(
    [
        *COMMON_COLOURS,
        *SEAT_COLOURS[:_MOST],
        *STONE.values(),
        *_FAINT,
        *(light(number) for number in NUMBERS),
        GROUND,
    ],
    [
        *COMMON_EDGES,
        *seat_edges(_MOST),
        *((INK, colour) for colour in STONE.values()),
        (GOLD, PANEL),
        (GROUND, PANEL),
    ],
)
