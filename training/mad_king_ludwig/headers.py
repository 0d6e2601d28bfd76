"""Generates the C++ header of the tiles and their geometry: `castle.hpp` includes `tables.hpp`."""

from __future__ import annotations

from collections.abc import Iterable

from engines.mad_king_ludwig.data import HALLWAYS, SIZES, STAIRS, TILES, TYPES, Tile
from engines.mad_king_ludwig.forms import BODIES, FORMS, Form, door_kind, ways
from engines.mad_king_ludwig.players.strong.tables import FITS, REACH

EFFECTS = (None, "connect", "adjacent", "castle")


def _braces(items: Iterable[object]) -> str:
    return "{" + ",".join(map(str, items)) + "}"


def _tile(tile: Tile) -> str:
    effect = tile.effect
    numbers = (
        TYPES.index(tile.type),
        SIZES.index(tile.size) if tile.size else -1,
        tile.area,
        tile.points,
        EFFECTS.index(effect.kind if effect else None),
        effect.points if effect else 0,
        sum(1 << TYPES.index(kind) for kind in effect.types) if effect else 0,
        len(tile.doors),
    )
    return _braces(numbers)


def _form(form: Form) -> str:
    doors = [_braces((door.x, door.y, door.side, door_kind(form.tile, door))) for door in form.doors]
    cells, corners = [*map(_braces, form.cells)], [*map(_braces, sorted(form.corners))]
    parts = (len(cells), _braces(cells), len(corners), _braces(corners), _braces(doors))
    return _braces(([*TILES].index(form.tile.id), form.body.number, form.w, form.h, *parts))


def tables() -> Iterable[str]:
    """Returns the lines of `tables.hpp`."""
    names = [*TILES]
    yield "// Written by the training package from the engine's own tables."
    yield f"const int TILES = {len(TILES)}, BODIES = {len(BODIES)}, MOST_DOORS = 14, REACH = {REACH};"
    yield f"const int HALLWAY = {names.index(HALLWAYS[0])}, DARK_HALLWAY = {names.index(HALLWAYS[1])};"
    yield f"const int STAIRS = {names.index(STAIRS)}, FOYER = {names.index('foyer3')};"
    yield "struct Tile { int type, size, area, points, effect, effect_points, effect_types, doors; };"
    yield f"const Tile TILE[TILES] = {_braces(map(_tile, TILES.values()))};"
    yield "struct FormDoor { int x, y, side, kind; };"
    yield "struct Form { int tile, body, w, h, count, cells[28][2], corners, corner[16][2];"
    yield "  FormDoor door[MOST_DOORS]; };"
    yield f"const Form FORM[4 * TILES] = {_braces(map(_form, FORMS))};"
    yield f"const int WAYS[TILES] = {_braces(sum(1 << form.rot for form in ways(tile)) for tile in TILES)};"
    # A text, because compilers read it many times faster than a list of numbers.
    fits = "".join(f"\\{value}" for value in FITS.ravel())
    yield f'const char FIT_TEXT[] = "{fits}";'
    yield f"typedef const unsigned char Fits[BODIES][BODIES][{(2 * REACH + 1) ** 2}];"
    yield "Fits& FIT = *reinterpret_cast<Fits*>(FIT_TEXT);"


HEADERS = {"tables.hpp": lambda: "\n".join(tables()) + "\n"}
