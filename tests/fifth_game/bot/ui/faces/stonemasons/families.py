"""Messages with names built at run time: the shape after the key, and its values."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from engines.stonemasons.actions import PLACES
from engines.stonemasons.data import TOWERS

FAMILIES: Mapping[str, Iterable[str]] = {
    "fate-{}": ("built", "broken", "aside"),
    "place-{}": PLACES,
    "confirm-{}": ("tower", "aside"),
    "pic-place-{}": TOWERS,
    "pic-tie-{}": ("0", "1"),
}
