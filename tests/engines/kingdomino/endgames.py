"""`python -m tests.engines.kingdomino.endgames`: what solving the last two rounds wins.

Each game is played once up to the first decision that can be solved, and from there twice with the same
chance: with the solver and without it. Prints after each game how many of the decisions differ, and the
paired differences of wins and points with their 95 % intervals.
"""

from __future__ import annotations

import argparse
import math
import random
import statistics
import sys
from dataclasses import dataclass, field
from unittest.mock import patch

from engines.core.chance import random_seed
from engines.kingdomino.actions import KingdominoAction
from engines.kingdomino.options import KingdominoOptions
from engines.kingdomino.players.strong import choose_strongly, search
from engines.kingdomino.players.strong.endgame import can_be_solved
from engines.kingdomino.players.strong.position import position_of
from engines.kingdomino.state import State
from tests.engines.kingdomino.boards import GAME
from tests.engines.kingdomino.series import EVERYBODY, Its


@dataclass
class Compared:
    """The paired results so far."""

    decisions: int = 0
    different: int = 0
    wins: list[float] = field(default_factory=list)
    """By game: the share of the win with the solver less the one without it."""
    points: list[float] = field(default_factory=list)

    def __str__(self) -> str:
        share = self.different / max(1, self.decisions)
        return (
            f"{len(self.wins)} games: {self.different} of {self.decisions} decisions differ ({share:.1%}); "
            f"wins {interval(self.wins, 100)} %, points {interval(self.points)}"
        )


def interval(differences: list[float], scale: float = 1.0) -> str:
    """Returns the mean of paired differences and half of its 95 % interval."""
    mean = statistics.mean(differences)
    error = 1.96 * statistics.stdev(differences) / math.sqrt(len(differences)) if len(differences) > 1 else 0
    return f"{scale * mean:+.2f} ± {scale * error:.2f}"


def chosen_without_solving(state: State, seat: int, chance: str) -> KingdominoAction:
    """Returns what the search chooses that does not know the solver."""
    with patch.object(search, "can_be_solved", lambda position: False):
        return chosen(state, seat, chance)


def chosen(state: State, seat: int, chance: str) -> KingdominoAction:
    """Returns what the strong player chooses, with a fixed number of iterations."""
    view, legal = GAME.view(state, seat), GAME.legal(state, seat)
    return choose_strongly(view, legal, random.Random(chance), math.inf)


def compare(
    compared: Compared, rival: Its, options: KingdominoOptions, seats: int, seed: int, number: int
) -> None:
    """Plays one more game both ways; the seat of the strong player follows from the number of the game."""
    me = number % seats
    rng = random.Random(seed)
    state = GAME.setup(options, seats, random_seed(rng))
    while due := GAME.to_act(state):
        view = GAME.view(state, due[0])
        if due[0] == me and can_be_solved(position_of(view)):
            break
        state = _played(state, due[0], me, rival, seed, solving=True)
    ends = [_end(state, me, rival, seed, compared if solving else None, solving) for solving in (True, False)]
    compared.wins.append(ends[0][0] - ends[1][0])
    compared.points.append(ends[0][1] - ends[1][1])


def _end(
    state: State, me: int, rival: Its, seed: int, compared: Compared | None, solving: bool
) -> tuple[float, int]:
    """Returns the seat's share of the win and its points."""
    while due := GAME.to_act(state):
        after = _played(state, due[0], me, rival, seed, solving=solving)
        if compared is not None and due[0] == me and can_be_solved(position_of(GAME.view(state, me))):
            compared.decisions += 1
            compared.different += after != _played(state, me, me, rival, seed, solving=False)
        state = after
    result = GAME.result(state)
    points = next(standing.points for standing in result.standings if standing.seat == me)
    return (me in result.winners) / len(result.winners), points


def _played(state: State, seat: int, me: int, rival: Its, seed: int, *, solving: bool) -> State:
    """Returns the state after the seat's action; its chance follows from the seed and the position alone."""
    laid = sum(len(kingdom.placements) + len(kingdom.discarded) for kingdom in state.kingdoms)
    chance = f"{seed}/{laid}/{state.phase}/{seat}"
    if seat == me:
        action = (chosen if solving else chosen_without_solving)(state, seat, chance)
    else:
        action = rival(GAME.view(state, seat), GAME.legal(state, seat), random.Random(chance), math.inf)
    return GAME.apply(state, seat, action).state


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.engines.kingdomino.endgames", description=__doc__)
    parser.add_argument("--rival", choices=sorted(EVERYBODY), default="full_greedy")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--mighty-duel", action="store_true")
    asked = parser.parse_args()
    options = KingdominoOptions(middle_kingdom=True, harmony=True, mighty_duel=asked.mighty_duel)
    compared = Compared()
    for number in range(asked.games):
        seed = 1_000_000 * asked.seed + number
        compare(compared, EVERYBODY[asked.rival], options, asked.seats, seed, number)
        sys.stdout.write(f"{compared}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
