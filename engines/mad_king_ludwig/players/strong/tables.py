"""Tiles as numpy arrays: their printed properties, their forms, and the relations of any two bodies.

Computing `forms.fit` for all bodies takes seconds, so a file beside this module holds the result; `python -m
training.mad_king_ludwig.geometry TO` writes it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from engines.mad_king_ludwig.data import HALLWAYS, SIZES, STAIRS, STEPS, TILES, TYPES
from engines.mad_king_ludwig.forms import BODIES, FORMS, door_kind, fit, place_of, ways

Numbers = NDArray[Any]

REACH = 8
"""Bodies further apart do not affect each other."""
SPAN = 2 * REACH + 1
BARRED, TOUCHES = 1, 2
MOST_DOORS = 14
MOST_LONG = 7
CONNECT, ADJACENT, CASTLE = 1, 2, 3
GEOMETRY = Path(__file__).with_name("geometry.npz")

NAMES = tuple(TILES)
NUMBER = {name: number for number, name in enumerate(NAMES)}
_ALL = tuple(TILES.values())
TYPE = np.array([TYPES.index(tile.type) for tile in _ALL])
SIZE = np.array([SIZES.index(tile.size) if tile.size else -1 for tile in _ALL])
AREA = np.array([tile.area for tile in _ALL])
POINTS = np.array([tile.points for tile in _ALL])
DOORS = np.array([len(tile.doors) for tile in _ALL])
EFFECT = np.array(
    [
        {"connect": CONNECT, "adjacent": ADJACENT, "castle": CASTLE}[tile.effect.kind] if tile.effect else 0
        for tile in _ALL
    ]
)
EFFECT_POINTS = np.array([tile.effect.points if tile.effect else 0 for tile in _ALL])
EFFECT_TYPES = np.array(
    [[kind in (tile.effect.types if tile.effect else ()) for kind in TYPES] for tile in _ALL]
)
"""By tile and type."""
IS_HALLWAY = np.array([name in HALLWAYS for name in NAMES])
IS_STAIRS = np.array([name == STAIRS for name in NAMES])
STEP_X = np.array([x for x, _ in STEPS])
STEP_Y = np.array([y for _, y in STEPS])

FORM_TILE = np.array([NUMBER[form.tile.id] for form in FORMS])
BODY = np.array([form.body.number for form in FORMS])
WIDTH = np.array([form.w for form in FORMS])
HEIGHT = np.array([form.h for form in FORMS])


def _doors() -> tuple[Numbers, Numbers, Numbers, Numbers]:
    found = np.zeros((4, len(FORMS), MOST_DOORS), dtype=np.int64)
    for number, form in enumerate(FORMS):
        for own, door in enumerate(form.doors):
            found[:, number, own] = door.x, door.y, door.side, door_kind(form.tile, door)
    return found[0], found[1], found[2], found[3]


DOOR_X, DOOR_Y, DOOR_SIDE, DOOR_KIND = _doors()
HAS_DOOR = np.arange(MOST_DOORS) < DOORS[FORM_TILE][:, None]
"""By form and door, like the tables above."""


def _covers() -> Numbers:
    found = np.zeros((len(FORMS), MOST_LONG + 2, MOST_LONG + 2), dtype=bool)
    for number, form in enumerate(FORMS):
        for x, y in form.cells:
            found[number, y + 1, x + 1] = True
    return found


_COVERS = _covers()


def covered(form: Numbers, x: Numbers, y: Numbers) -> Numbers:
    """Returns whether a form takes a cell, counted from its box."""
    last = MOST_LONG + 1
    found: Numbers = _COVERS[form, np.clip(y + 1, 0, last), np.clip(x + 1, 0, last)]
    return found


def _in_its_own_way() -> tuple[Numbers, Numbers, Numbers]:
    """Returns for each door whether its tile takes the cell behind the front cell, or cells beside the
    two."""
    sx, sy = STEP_X[DOOR_SIDE], STEP_Y[DOOR_SIDE]
    x, y = DOOR_X + sx, DOOR_Y + sy
    form = np.arange(len(FORMS))[:, None]
    ahead = covered(form, x + sx, y + sy)
    one = covered(form, x + sy, y + sx) | covered(form, x + sx + sy, y + sy + sx)
    other = covered(form, x - sy, y - sx) | covered(form, x + sx - sy, y + sy - sx)
    return ahead, one, other


OWN_AHEAD, OWN_ONE, OWN_OTHER = _in_its_own_way()

FORMS_OF = tuple(np.array([form.number for form in ways(name)]) for name in NAMES)
"""The distinct forms of each tile."""


def fits() -> Numbers:
    """Computes the relation of each body to each other at every offset."""
    found = np.zeros((len(BODIES), len(BODIES), SPAN, SPAN), dtype=np.uint8)
    offsets = range(-REACH, REACH + 1)
    for first in range(len(BODIES)):
        for second in range(len(BODIES)):
            fitting = fit(first, second)
            for y in offsets:
                for x in offsets:
                    place = place_of(x, y)
                    found[first, second, y + REACH, x + REACH] = BARRED * (
                        place in fitting.barred
                    ) + TOUCHES * (place in fitting.touch)
    return found


def _kept_fits() -> Numbers:
    with np.load(GEOMETRY) as kept:
        found: Numbers = kept["fits"]
    return found


FITS = _kept_fits()
