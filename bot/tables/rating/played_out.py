"""Two actions compared by play-outs: does one score more or win more often than the other?

Both get the same deals and the same chances, so their difference shows after few play-outs.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import fmean

from bot.tables.levels import usual_player
from bot.tables.rating.moment import Moment
from bot.work.thinking import Thinking
from bot.work.thoughts import play_out
from engines.registry import game

LEAST, MOST = 6, 12
"""The fewest and the most play-outs that decide whether an action is better."""
SURELY, CLEARLY = 2.5, 1.5
"""Standard errors of a difference that ends the play-outs early, and that is enough after all of them."""


@dataclass
class Differences:
    """The points and wins of an action less those of another one, for each play-out."""

    points: list[float] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)

    def add(self, one: Sequence[float], other: Sequence[float]) -> None:
        self.points.append(one[0] - other[0])
        self.wins.append(one[1] - other[1])

    def __len__(self) -> int:
        return len(self.points)

    @property
    def ahead(self) -> float:
        """How far the one is ahead, by points or by wins, in standard errors."""
        return max(errors(self.points), errors(self.wins))


def errors(differences: Sequence[float]) -> float:
    """Returns the mean of some differences in its standard errors."""
    middle, count = fmean(differences), len(differences)
    spread = sum((one - middle) ** 2 for one in differences) / (count - 1)
    if spread:
        return middle / math.sqrt(spread / count)
    return math.copysign(math.inf, middle) if middle else 0.0


async def is_better(key: str, seat: int, moment: Moment, best: str, thinking: Thinking) -> bool:
    """Whether an action also does better than the chosen one when the usual player finishes the game."""
    found, player = Differences(), usual_player(game(key))
    while len(found) < MOST:
        chance = f"played out/{moment.number}/{len(found)}"
        actions = (best, moment.chosen)
        found.add(*await thinking.run(play_out, key, moment.stored, seat, actions, player, chance))
        if len(found) >= LEAST and not 0 < found.ahead < SURELY:
            break
    return found.ahead >= CLEARLY
