"""The actions of Kingdomino: claim a domino or place one; texts like "claim 17", "place 17 0,-1 E"."""

from __future__ import annotations

import re
from functools import cached_property
from typing import Literal

from engines.core.action import FOLLOWING, Action, Parts
from engines.core.errors import BadText
from engines.kingdomino.data import DOMINOES, WAYS, Placement, Way


class Claim(Action):
    """Put the king that is due on a free domino of the line."""

    confirmed = False
    kind: Literal["claim"] = "claim"
    domino: int

    @property
    def answers(self) -> Parts:
        return (("domino", str(self.domino)),)


class Place(Action):
    """Lay the domino that is due: its first half on (x, y), the second one step in that direction."""

    kind: Literal["place"] = "place"
    domino: int
    x: int
    y: int
    way: Way

    @property
    def placement(self) -> Placement:
        dx, dy = WAYS[self.way]
        return Placement(self.domino, (self.x, self.y), (self.x + dx, self.y + dy))

    @property
    def answers(self) -> Parts:
        """Returns square and direction; each option shows its result, so choosing one places the domino."""
        return (("square", f"{self.x},{self.y}"), (FOLLOWING, self.way))

    @cached_property
    def text(self) -> str:
        """Returns the text with the domino's number for the log; no answer names it, as it is no choice."""
        return f"place {self.domino} {self.x},{self.y} {self.way}"


KingdominoAction = Claim | Place

CLAIMS = {domino: Claim(domino=domino) for domino in DOMINOES}
"""Every possible claim, by its domino."""

_CLAIM_TEXT = re.compile(r"claim ([1-9][0-9]?)")
_PLACE_TEXT = re.compile(r"place ([1-9][0-9]?) (0|-?[1-9]),(0|-?[1-9]) ([ESWN])")


def parse(text: str) -> KingdominoAction:
    """Returns the action of a canonical text; raises BadText if there is none."""
    action: KingdominoAction | None = None
    if found := _CLAIM_TEXT.fullmatch(text):
        action = CLAIMS.get(int(found[1]))
    elif found := _PLACE_TEXT.fullmatch(text):
        domino, x, y, way = found.groups()
        action = Place(domino=int(domino), x=int(x), y=int(y), way=next(each for each in WAYS if each == way))
    if action is None or action.domino not in DOMINOES:
        raise BadText("unknown_action", text=text[:60])
    return action
