"""`python -m tests.bench.puzzles [KEY …]`: how often play-outs confirm that a puzzle's answer is better.

A puzzle is confirmed if its answer wins more play-outs than the played decision, or scores more points on
average. Every play-out deals the hidden things again and lets the same computer players finish the game.
"""

from __future__ import annotations

import argparse
import asyncio
import math
import random
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import mean

from bot.features.puzzles.preparing import SEAT, mistakes, seed_of
from bot.tables.levels import advises, levels
from bot.tables.rating.judged import Judged
from engines.core.contract import AnyGame
from engines.registry import game, keys

SHARE = 0.9
"""The minimum share of confirmed puzzles."""
FIRST = 1000
"""The number of the first self-played game; the prepared puzzles come from lower ones."""


@dataclass(frozen=True)
class Confirmed:
    """A puzzle, and what its answer brought more than the played decision: points and wins per play-out."""

    cost: float
    points: float
    wins: float

    @property
    def better(self) -> bool:
        return self.points > 0 or self.wins > 0


def series(engine: AnyGame, puzzles: int, playouts: int) -> list[Confirmed]:
    """Plays that many puzzles of a game to the end, each that many times from both decisions."""
    found: list[Confirmed] = []
    number = FIRST
    while len(found) < puzzles:
        for one, _ in asyncio.run(mistakes(engine, seed_of(engine.key, number)))[: puzzles - len(found)]:
            found.append(_confirmed(engine, one, playouts))
        number += 1
    return found


def _confirmed(engine: AnyGame, one: Judged, playouts: int) -> Confirmed:
    gains = [
        [_played_out(engine, one, action, number) for number in range(playouts)]
        for action in (one.best, one.moment.chosen)
    ]
    points, wins = (
        mean(best[part] - chosen[part] for best, chosen in zip(*gains, strict=True)) for part in (0, 1)
    )
    return Confirmed(one.cost, points, wins)


def _played_out(engine: AnyGame, one: Judged, action: str, number: int) -> tuple[float, float]:
    """Returns the points and the win of the first seat, after one decision and a fair game from there."""
    state = engine.redeal(engine.decode(one.moment.stored), SEAT, random.Random(number))
    state = engine.apply(state, SEAT, engine.parse(action)).state
    player, made = engine.players[levels(engine)[-2]], 0
    while due := engine.turn_order(state):
        chance = random.Random(f"{number}/{made}")
        choice = player(engine.view(state, due[0]), engine.legal(state, due[0]), chance, math.inf)
        state, made = engine.apply(state, due[0], choice).state, made + 1
    own = next(each for each in engine.result(state).standings if each.seat == SEAT)
    return own.points, float(own.rank == 1)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.bench.puzzles", description=__doc__)
    parser.add_argument("keys", nargs="*", metavar="KEY", help="games; all without one")
    parser.add_argument("--puzzles", type=int, default=200)
    parser.add_argument("--playouts", type=int, default=200)
    chosen = parser.parse_args(arguments)
    missed = False
    for key in chosen.keys or keys():
        engine = game(key)
        if not advises(engine):
            continue
        found = series(engine, chosen.puzzles, chosen.playouts)
        share = mean(one.better for one in found)
        missed |= share < SHARE
        sys.stdout.write(
            f"{key}: margin {engine.margin}, {share:.0%} of {len(found)} puzzles confirmed by "
            f"{chosen.playouts} play-outs each; estimated {mean(one.cost for one in found):.1f} points, "
            f"found {mean(one.points for one in found):.1f}\n"
        )
        for one in sorted(found, key=lambda each: each.cost):
            sys.stdout.write(f"  {one.cost:.2f} {one.points:+.2f} {one.wins:+.2f}\n")
        sys.stdout.flush()
    return int(missed)


if __name__ == "__main__":
    sys.exit(main())
