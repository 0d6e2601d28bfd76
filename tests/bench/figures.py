"""All figures by name, in the order they are measured."""

from __future__ import annotations

from tests.bench.between_two_castles import between_two_castles
from tests.bench.clicks import press, press_with_picture
from tests.bench.dragon_castle import dragon_castle
from tests.bench.drawing import drawing
from tests.bench.kingdomino import games
from tests.bench.loop import loop
from tests.bench.ludwig import placements
from tests.bench.mad_king_ludwig import mad_king_ludwig
from tests.bench.memory import memory
from tests.bench.rows import Figure
from tests.bench.starting import start

FIGURES: dict[str, Figure] = {
    "games": games,
    "placements": placements,
    "drawing": drawing,
    "dragon_castle": dragon_castle,
    "between_two_castles": between_two_castles,
    "mad_king_ludwig": mad_king_ludwig,
    "memory": memory,
    "press": press,
    "picture": press_with_picture,
    "loop": loop,
    "start": start,
}
