"""Messages whose names are built at run time: the pattern after the key, and its values."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.ui.faces.kingdomino.briefly import DID
from bot.ui.faces.kingdomino.telling import DEEDS
from engines.kingdomino.data import TERRAINS, WAYS

FAMILIES: Mapping[str, Iterable[str]] = {
    "back-{}": DEEDS,
    "deed-{}": DID,
    "{}": TERRAINS,
    "letter-{}": TERRAINS,
    "the-{}": (*TERRAINS, "castle"),
    "beside-{}": WAYS,
    "pic-{}": ("middle_kingdom", "harmony"),
    "pic-rules-{}": ("place", "take"),
    "pic-last{}": ("-placed", "-placed-took", "-discarded", "-discarded-took", "-took"),
}
