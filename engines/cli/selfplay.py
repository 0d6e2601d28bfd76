"""Computer players against each other: mean scores, shares of wins and games a second."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

from engines.core.chance import random_seed
from engines.core.contract import AnyGame, Options
from engines.core.players import choose_at_random
from engines.core.score import Result

BUDGET = 1.0
"""Seconds that a computer player may think about one decision."""


@dataclass(frozen=True)
class Tally:
    """How one player did; a shared win counts in part."""

    name: str
    mean: float
    wins: float


@dataclass(frozen=True)
class Report:
    """What a series of games gave."""

    games_per_second: float
    players: tuple[Tally, ...]

    def document(self) -> dict[str, Any]:
        return {
            "games_per_second": self.games_per_second,
            "players": [asdict(tally) for tally in self.players],
        }

    def table(self) -> str:
        width = max(len("player"), *(len(tally.name) for tally in self.players))
        rows = [f"{'player':{width}}   mean   wins"]
        rows += [f"{tally.name:{width}} {tally.mean:6.1f} {tally.wins:6.1%}" for tally in self.players]
        rows.append(f"{self.games_per_second:.1f} games a second")
        return "\n".join(rows)


def play_series(
    game: AnyGame,
    options: Options,
    names: tuple[str, ...],
    games: int,
    seed: int,
    clock: Callable[[], float],
    progress: Callable[[int], None],
) -> Report:
    """Play the games; player n sits on seat n, rivals after them. The same seed gives the same games."""
    rng = random.Random(seed)
    everybody = (*names, *game.rivals(len(names)))
    points = [0] * len(everybody)
    wins = [0.0] * len(everybody)
    begin = clock()
    for number in range(1, games + 1):
        result = play_one(game, options, names, rng)
        for standing in result.standings:
            points[standing.seat] += standing.points
        for winner in result.winners:
            wins[winner] += 1 / len(result.winners)
        progress(number)
    seconds = max(clock() - begin, 1e-9)
    return Report(
        games_per_second=round(games / seconds, 1),
        players=tuple(
            Tally(name, round(total / games, 2), round(won / games, 4))
            for name, total, won in zip(everybody, points, wins, strict=True)
        ),
    )


def play_one(game: AnyGame, options: Options, names: tuple[str, ...], rng: random.Random) -> Result:
    """One game to its end. The random player does not look, so no view is made for it."""
    players = [game.players[name] for name in names]
    state = game.setup(options, len(names), random_seed(rng))
    while due := game.turn_order(state):
        seat = due[0]
        legal = game.legal(state, seat)
        player = players[seat]
        view = None if player is choose_at_random else game.view(state, seat)
        state = game.apply(state, seat, player(view, legal, rng, BUDGET)).state
    return game.result(state)
