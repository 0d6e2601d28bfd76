"""The messages of Castles of Mad King Ludwig whose names are put together at run time."""

from __future__ import annotations

from collections.abc import Iterable

from engines.mad_king_ludwig.data import BONUS_CARDS, FAVORS, LOWEST_RANK, ROOMS, SOLO_RANKS, TYPES
from engines.mad_king_ludwig.model import LudwigOptions
from engines.mad_king_ludwig.preview import NOWHERE
from engines.mad_king_ludwig.standings import SOURCES

KEY = "mad_king_ludwig"
CHOSEN_BY_CARD = ("foyer", "back", "card", "reward", "kind", "room", "stack", "first", "second")
"""Questions that are answered by one of several cards on the picture."""
TURN_PHASES = ("start", "price", "buy", "reward", "look", "bonus")


def mad_king_ludwig_families() -> dict[str, set[str]]:
    """The shape of the name, and all its names."""
    options = [name.replace("_", "-") for name in LudwigOptions.model_fields]
    parts: dict[str, Iterable[str]] = {
        "room-{}": (*(room.id for room in ROOMS), "foyer", "hallway_ground", "hallway_downstairs", "stairs"),
        "type-{}": TYPES,
        "per-{}": TYPES,
        "favor-{}": FAVORS,
        "card-{}": BONUS_CARDS,
        "effect-{}": ("connect", "adjacent", "castle"),
        "reward-{}": TYPES,
        "rewarded-{}": ("activity", "living", "outdoor", "food"),
        "rank-{}": (LOWEST_RANK, *(rank for _, rank in SOLO_RANKS)),
        "nowhere-{}": NOWHERE,
        "pic-nowhere-{}": NOWHERE,
        "pic-{}": (*CHOSEN_BY_CARD, "open", "joined", "blocked", "yard"),
        "pic-rules-{}": ("connect", "adjacent", "castle"),
        "pic-line-{}": ("castle", "stacks", "favors", "cards", "money"),
        "pic-tie-{}": ("area", "money"),
        "status-{}": TURN_PHASES,
        "ask-{}": (*CHOSEN_BY_CARD, "act", "price", "other", "door", "way"),
        "do-{}": ("leave", "pass", "decline", "draw"),
        "act-{}": ("price", "swap", "leave"),
        "{}": ("pass", "decline"),
        "line-{}": (*SOURCES, "start", "empty_stacks", "favor", "bonus", "money"),
        "tie-{}": "01",
        "option-{}": options,
        "option-{}-help": options,
    }
    return {
        f"{KEY}-{shape}": {f"{KEY}-{shape.replace('{}', name)}" for name in names}
        for shape, names in parts.items()
    }
