"""`python -m tests.engines.kingdomino.series`: one player against others of a kind, its seat changing.

After each game a line of the running figures is written; times are processor time. With `--kept FILE` each
game is written there as a line, and read from there the next time: a series can be cut off and continued.
"""

from __future__ import annotations

import argparse
import math
import random
import statistics
import sys
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from engines.cli.kept import Kept
from engines.core.chance import random_seed
from engines.core.contract import Player
from engines.kingdomino.actions import KingdominoAction
from engines.kingdomino.options import KingdominoOptions
from engines.kingdomino.players import PLAYERS
from engines.kingdomino.view import View
from tests.engines.kingdomino.boards import GAME
from tests.engines.kingdomino.formula import choose_by_formula
from tests.engines.kingdomino.full_greedy import choose_full_greedily

Its = Player[View, KingdominoAction]

EVERYBODY: Mapping[str, Its] = {
    **PLAYERS,
    "full_greedy": choose_full_greedily,
    "formula": choose_by_formula,
}


class Played(NamedTuple):
    """One game of the player."""

    wins: float
    points: int
    rivals: list[int]
    times: list[float]


@dataclass
class Figures:
    """The player's results so far."""

    seats: int
    games: int = 0
    wins: float = 0.0
    points: list[int] = field(default_factory=list)
    rivals: list[int] = field(default_factory=list)
    times: list[float] = field(default_factory=list)

    def add(self, played: Played) -> None:
        self.games += 1
        self.wins += played.wins
        self.points.append(played.points)
        self.rivals += played.rivals
        self.times += played.times

    @property
    def share(self) -> float:
        return self.wins / self.games

    @property
    def error(self) -> float:
        """Half of the interval that holds the true share in 95 of 100 series."""
        return 1.96 * math.sqrt(self.share * (1 - self.share) / self.games)

    def __str__(self) -> str:
        times = sorted(self.times)
        return (
            f"{self.games} games: wins {self.share:.1%} ± {self.error:.1%} "
            f"({self.share * self.seats:.2f} shares), "
            f"mean {statistics.mean(self.points):.1f} : {statistics.mean(self.rivals):.1f}, "
            f"decision median {1000 * times[len(times) // 2]:.0f} ms, worst {1000 * times[-1]:.0f} ms"
        )


def play(
    figures: Figures, player: Its, rival: Its, options: KingdominoOptions, seed: int, budget: float
) -> Played:
    """Plays one more game and adds it; the player's seat follows from the number of the game."""
    seat_of_player = figures.games % figures.seats
    rng = random.Random(seed)
    times = []
    state = GAME.setup(options, figures.seats, random_seed(rng))
    while due := GAME.to_act(state):
        seat = due[0]
        view, legal = GAME.view(state, seat), GAME.legal(state, seat)
        if seat == seat_of_player:
            begin = time.process_time()
            action = player(view, legal, rng, budget)
            times.append(time.process_time() - begin)
        else:
            action = rival(view, legal, rng, budget)
        state = GAME.apply(state, seat, action).state
    result = GAME.result(state)
    points = {standing.seat: standing.points for standing in result.standings}
    played = Played(
        (seat_of_player in result.winners) / len(result.winners),
        points.pop(seat_of_player),
        [*points.values()],
        times,
    )
    figures.add(played)
    return played


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.engines.kingdomino.series", description=__doc__)
    parser.add_argument("--player", choices=sorted(EVERYBODY), default="strong")
    parser.add_argument("--rival", choices=sorted(EVERYBODY), default="greedy")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--budget", type=float, default=math.inf, help="seconds; without it a fixed count")
    parser.add_argument("--without-bonuses", action="store_true")
    parser.add_argument("--mighty-duel", action="store_true")
    parser.add_argument("--dynasty", action="store_true")
    parser.add_argument("--kept", type=Path, metavar="FILE", help="continues the series in this file")
    chosen = parser.parse_args()
    bonuses = not chosen.without_bonuses
    options = KingdominoOptions(
        middle_kingdom=bonuses, harmony=bonuses, mighty_duel=chosen.mighty_duel, dynasty=chosen.dynasty
    )
    figures = Figures(chosen.seats)
    budget = None if chosen.budget == math.inf else chosen.budget
    series = {name: value for name, value in vars(chosen).items() if name not in ("games", "kept")}
    kept = Kept(chosen.kept, {**series, "budget": budget})
    for number in range(chosen.games):
        if known := kept.games.get(number):
            figures.add(Played(**known))
            continue
        seed = 1_000_000 * chosen.seed + number
        rival, player = EVERYBODY[chosen.rival], EVERYBODY[chosen.player]
        kept.add(number, play(figures, player, rival, options, seed, chosen.budget)._asdict())
        sys.stdout.write(f"{figures}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
