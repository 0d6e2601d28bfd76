"""Messages whose names are built at run time: the pattern after the key, and its values."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.ui.faces.mad_king_ludwig.briefly import DID
from bot.ui.faces.mad_king_ludwig.telling import DEEDS
from engines.mad_king_ludwig.data import BONUS_CARDS, FAVORS, LOWEST_RANK, ROOMS, SIDES, SOLO_RANKS, TYPES
from engines.mad_king_ludwig.forecast import NOWHERE
from engines.mad_king_ludwig.prospects import REASONS, Later
from engines.mad_king_ludwig.scoring import SOURCES
from render.mad_king_ludwig.titles import LIMITED

CHOSEN_BY_CARD = ("foyer", "back", "start", "card", "reward", "kind", "stack", "first", "second")
"""Questions that are answered by one of several cards on the picture."""
CONFIRMED = (
    "start",
    "back",
    "buy",
    "take",
    "pass",
    "decline",
    "choose",
    "look",
    "draw",
    "extra",
    "put",
    "keep",
    "leave",
    "order",
)
"""Actions that are confirmed, or that can be all that is left to do."""
PUTS = ("put", "put-last", "put-none")
TURN_PHASES = ("foyer", "cards", "start", "price", "buy", "reward", "look", "bonus")

FAMILIES: Mapping[str, Iterable[str]] = {
    "back-{}": DEEDS,
    "deed-{}": DID,
    "room-{}": (*(room.id for room in ROOMS), "foyer", "hallway_ground", "hallway_downstairs", "stairs"),
    "side-{}": SIDES,
    "words-{}": ("external", "enclosed", "blocked"),
    "type-{}": TYPES,
    "per-{}": TYPES,
    "favor-{}": FAVORS,
    "card-{}": BONUS_CARDS,
    "effect-{}": ("connect", "adjacent", "castle"),
    "reward-{}": TYPES,
    "reward-{}-limit": LIMITED,
    "rewarded-{}": ("activity", "living", "outdoor", "food"),
    "rank-{}": (LOWEST_RANK, *(rank for _, rank in SOLO_RANKS)),
    "no-reward-{}": REASONS,
    "nowhere-{}": NOWHERE,
    "pic-nowhere-{}": NOWHERE,
    "pic-{}": (
        *CHOSEN_BY_CARD,
        "first-last",
        "second-last",
        "open",
        "joined",
        "blocked",
        "yard",
        "completed",
        "blocking",
    ),
    "pic-later-{}": Later._fields,
    "pic-rules-{}": ("connect", "adjacent", "castle"),
    "pic-line-{}": ("castle", "stacks", "favors", "cards", "money"),
    "pic-tie-{}": ("area", "money"),
    "status-{}": TURN_PHASES,
    "ask-{}": CHOSEN_BY_CARD,
    "ask-{}-last": ("first", "second"),
    "do-{}": ("leave", "pass", "decline", "draw", "extra", *PUTS, "put-none-last"),
    "only-{}": ("pass", "decline"),
    "confirm-{}": CONFIRMED,
    "answer-{}": ("buy", "take", "on-top", "below", "open"),
    "{}": ("pass", "decline"),
    "line-{}": (*SOURCES, "start", "empty_stacks", "favor", "bonus", "money"),
}
