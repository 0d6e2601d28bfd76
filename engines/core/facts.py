"""What can be told of a seat's finished game beside its points: for feats and for a person's page."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

_NOTHING: Mapping[str, int] = MappingProxyType({})


class Facts(NamedTuple):
    """Plain numbers by name."""

    best: Mapping[str, int] = _NOTHING
    """What can be a feat, the more the better: the names are those of `Game.feats`."""
    kinds: Mapping[str, int] = _NOTHING
    """How much there was of each kind: of these somebody's favourites are found."""
