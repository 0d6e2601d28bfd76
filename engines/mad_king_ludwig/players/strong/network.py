"""The expected points of castles at the end: certain points plus the network's estimate of the rest."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import NamedTuple

import numpy as np

from engines.core.network import SCALE, Reals, leaky, load
from engines.mad_king_ludwig.players.strong.boards import Boards
from engines.mad_king_ludwig.players.strong.contests import Worths
from engines.mad_king_ludwig.players.strong.features import describe
from engines.mad_king_ludwig.players.strong.outlook import Outlook

WEIGHTS = Path(__file__).parent


class Network(NamedTuple):
    """One layer, and a direct linear part beside it."""

    into: Reals
    out: Reals
    straight: Reals

    def __call__(self, numbers: Reals) -> Reals:
        """Returns the points to come, by position."""
        inner = leaky(numbers @ self.into)
        found: Reals = SCALE * (inner @ self.out + numbers @ self.straight)
        return found


@cache
def network_for(seats: int) -> Network:
    """Returns the network trained for one or for several seats; reads it on first use."""
    return load(WEIGHTS / ("alone.npz" if seats == 1 else "others.npz"), Network)


def judged(boards: Boards, outlook: Outlook) -> Worths:
    """Returns the points that each of these castles is expected to have at the end."""
    told, sure = describe(boards, outlook)
    network = network_for(outlook.seats)
    waiting = boards.extra + boards.corridor + boards.look + boards.draw + boards.choose
    money = boards.money // 10 + ("coins" in outlook.hand) * (boards.money // 5)
    to_come = money.astype(np.float64)
    if outlook.turns:
        to_come = network(told).astype(np.float64)
    elif waiting.any():
        to_come = np.where(waiting > 0, network(told), to_come)
    found: Worths = sure + to_come
    return found
