"""Messages whose names are built at run time: the pattern after the key, and its values."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from engines.between_two_castles.data import CARDS, HANGINGS, ROOMS, TOKENS
from engines.between_two_castles.data import TYPES as ROOM_TYPES
from engines.between_two_castles.scoring import SHEET

FAMILIES: Mapping[str, Iterable[str]] = {
    "back-{}": ("assigned", "settled"),
    "room-{}": ROOMS,
    "castle-{}": TOKENS,
    "type-{}": ROOM_TYPES,
    "card-{}": CARDS,
    "attendant-{}": HANGINGS,
    "hanging-{}": HANGINGS,
    "kind-{}": (*ROOM_TYPES, "special"),
    "bonus-{}": (*ROOM_TYPES, "special"),
    "per-{}": {room.want for room in ROOMS.values() if room.want} | {*HANGINGS},
    "reach-{}": {room.reach for room in ROOMS.values()},
    "sheet-{}": SHEET,
    "pic-sheet-{}": SHEET,
    "placed-{}": ("draft", "food", "special"),
    "settled-{}": ("accept", "decide"),
    "none_left-{}": ("food", "utility"),
    "status-{}": ("answer", "last"),
    "word-{}": ("yours", "partners"),
    "first-{}": ("yours", "partners"),
    "task-{}": ("place", "keep", "add", "attend", "card", "copy"),
    "say-{}": ("do", "place", "propose", "accept", "decide"),
    "cell-{}": ("do", "propose", "accept", "decide"),
    "spot-{}": ("do", "propose", "accept", "decide"),
    "sets-off-{}": ("3", "5"),
    "off-{}": ("3", "5"),
    "counter-{}": ("yours", "partners"),
    "beside-{}": ("below", "left", "right", "above"),
    "passes-{}": ("left", "right"),
    "legend-{}": ("full", "brief", "named", "grid"),
    "own-{}": ("left", "right"),
    "yours-{}": ("left", "right"),
    "pic-{}": ("room", "keep", "special", "attendant", "card", "bonus"),
    "pic-{}-castle": ("left", "right"),
}
