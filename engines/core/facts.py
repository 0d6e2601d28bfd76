"""Facts about a seat's finished game besides its points: for feats and for a person's page."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

_NOTHING: Mapping[str, int] = MappingProxyType({})


class Facts(NamedTuple):
    """Plain numbers by name."""

    best: Mapping[str, int] = _NOTHING
    """Feats, where more is better: the names are those of `Game.feats`."""
    kinds: Mapping[str, int] = _NOTHING
    """The amount of each kind: used to find a person's favorites."""
