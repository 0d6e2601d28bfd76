"""A mason's actions: bring one stone of the hand, for a tower or to lay it aside."""

from __future__ import annotations

import re
from typing import Literal

from engines.core.action import Action, Parts
from engines.core.errors import BadText
from engines.stonemasons.data import ASIDE, TOWERS

Place = Literal["left", "middle", "right", "aside"]

PLACES: tuple[Place, ...] = ("left", "middle", "right", "aside")


class Bring(Action):
    """One stone, and where it is to go: `bring 7 left`."""

    kind: Literal["bring"] = "bring"
    stone: int
    place: Place

    @property
    def answers(self) -> Parts:
        return (("stone", str(self.stone)), ("place", self.place))

    @property
    def tower(self) -> int | None:
        """The number of the tower that it is meant for; None: it is laid aside."""
        return None if self.place == ASIDE else TOWERS.index(self.place)


_TEXT = re.compile(rf"bring ([1-9]) ({'|'.join(PLACES)})")


def parse(text: str) -> Bring:
    """The action of a canonical text."""
    found = _TEXT.fullmatch(text)
    if found is None:
        raise BadText("unknown_action", text=text[:60])
    return Bring(stone=int(found[1]), place=PLACES[PLACES.index(found[2])])
