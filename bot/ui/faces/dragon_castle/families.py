"""Messages whose names are built at run time: the pattern after the key, and its values."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.ui.faces.dragon_castle.telling import DEEDS
from engines.dragon_castle.data import DRAGONS, RANKS, SPIRITS, TURN_PHASES, TYPE_OF

WHY = ("same_type", "dragon", "special", "faction")

FAMILIES: Mapping[str, Iterable[str]] = {
    "back-{}": DEEDS,
    "{}": TYPE_OF.values(),
    "letter-{}": TYPE_OF.values(),
    "tile-{}": TYPE_OF.values(),
    "rank-{}": tuple(rank for _, rank in RANKS),
    "spirit-{}": SPIRITS,
    "spirit-{}-text": SPIRITS,
    "dragon-{}": DRAGONS,
    "dragon-{}-text": DRAGONS,
    "words-{}": ("first", "second"),
    "alt-{}": ("placed", "turned", "built"),
    "pic-tie-{}": "01",
    "why-{}": WHY,
    "pic-why-{}": (*WHY, "waits", "summon"),
    "status-{}": TURN_PHASES,
    "pic-turn-{}": TURN_PHASES,
    "pic-panel-{}": (*TURN_PHASES, "first", "second", "spirit"),
    "do-{}": ("take", "destroy", "consolidate", "build", "turn", "move", "shift", "number", "change"),
    "then-{}-{}": tuple(
        f"{kind}-{then}" for kind in ("place", "summon", "consolidate", "build") for then in ("end", "spirit")
    ),
    "pic-{}": ("sets", "discards", "shrines", "countdown"),
    "ask-{}-to": ("move", "shift"),
    "only-{}": ("take", "pair"),
    "preset-{}": ("no-cards", "one-and-one"),
}
