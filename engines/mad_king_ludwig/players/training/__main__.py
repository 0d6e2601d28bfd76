"""What `train.cpp` needs and what it made: `python -m engines.mad_king_ludwig.players.training ...`

`tables TO` writes tiles and geometry as C++, `geometry TO` as numpy reads it. `weights FROM TO` makes the
weights that `train.cpp` wrote a file of the strong player's. `begin TO` writes weights with which `train.cpp`
may begin beside others: those of who plays alone, and nothing for what tells of the others.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path

import numpy as np

from engines.mad_king_ludwig.data import HALLWAYS, SIZES, STAIRS, TILES, TYPES, Tile
from engines.mad_king_ludwig.forms import BODIES, FORMS, Form, door_kind, ways
from engines.mad_king_ludwig.players.alone.outlook import NUMBERS, Network, network
from engines.mad_king_ludwig.players.alone.tables import REACH, fits
from engines.mad_king_ludwig.players.beside.outlook import NUMBERS_BESIDE

EFFECTS = (None, "connect", "adjacent", "castle")
INNER = 48


def shapes(numbers: int) -> tuple[tuple[int, ...], ...]:
    """Of the parts of a network that reads so many numbers, in their order."""
    return (numbers, INNER), (INNER,), (numbers,)


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
    """The lines of `tables.hpp`."""
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
    pairs = _braces(_braces(_braces(pair.ravel()) for pair in row) for row in fits())
    yield f"const unsigned char FIT[BODIES][BODIES][{(2 * REACH + 1) ** 2}] = {pairs};"


def network_in(weights: Path) -> Network:
    """The network of a file that `train.cpp` wrote."""
    found = np.fromfile(weights, dtype=np.float32)
    for numbers in (NUMBERS, NUMBERS_BESIDE):
        ends = np.cumsum([np.prod(shape) for shape in shapes(numbers)])
        if len(found) == ends[-1]:
            parts = zip(np.split(found, ends[:-1]), shapes(numbers), strict=True)
            return Network(*(part.reshape(shape) for part, shape in parts))
    raise ValueError(f"{len(found)} weights are none of a network")


def beginning() -> Network:
    """The network of who plays alone, made to read what tells of others too."""
    into, out, straight = network()
    more = NUMBERS_BESIDE - NUMBERS
    return Network(np.pad(into, ((0, more), (0, 0))), out, np.pad(straight, (0, more)))


def main(words: list[str]) -> None:
    """One of the four things."""
    match words:
        case ["tables", to]:
            Path(to).write_text("\n".join(tables()) + "\n", encoding="utf-8")
        case ["geometry", to]:
            np.savez_compressed(to, fits=fits())
        case ["weights", source, to]:
            np.savez_compressed(to, **network_in(Path(source))._asdict())
        case ["begin", to]:
            np.concatenate([part.ravel() for part in beginning()]).astype(np.float32).tofile(to)
        case _:
            raise SystemExit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
