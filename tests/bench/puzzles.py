"""`python -m tests.bench.puzzles [KEY …]`: how often play-outs confirm that a puzzle's answer is better.

A puzzle is confirmed if its answer wins more play-outs than the played decision, or scores more points on
average. Every play-out deals the hidden things again and lets the same computer players finish the game.

With `--kept FILE` each puzzle is written there as a line once it is played out, and read from there the next
time: the series can be interrupted at any moment. The games take turns.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import math
import random
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
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


class Kept:
    """The puzzles that were played out, in a file of lines that grows; without a file, in memory."""

    def __init__(self, file: Path | None = None) -> None:
        self._file = file
        self._known: dict[tuple[str, int, int, int], Confirmed] = {}
        for line in file.read_text(encoding="utf-8").splitlines() if file and file.exists() else ():
            name, number, decision, playouts, *values = json.loads(line)
            self._known[name, number, decision, playouts] = Confirmed(*values)

    def get(self, key: tuple[str, int, int, int]) -> Confirmed | None:
        return self._known.get(key)

    def add(self, key: tuple[str, int, int, int], one: Confirmed) -> None:
        self._known[key] = one
        if self._file is not None:
            with self._file.open("a", encoding="utf-8") as out:
                out.write(json.dumps([*key, *asdict(one).values()]) + "\n")


def played_out(engine: AnyGame, playouts: int, kept: Kept) -> Iterator[Confirmed]:
    """Yields the puzzles of one self-played game after the other, each played out that many times."""
    number = FIRST
    while True:
        for one, _ in asyncio.run(mistakes(engine, seed_of(engine.key, number))):
            key = (engine.key, number, one.moment.number, playouts)
            known = kept.get(key)
            if known is None:
                known = _confirmed(engine, one, playouts)
                kept.add(key, known)
            yield known
        number += 1


def series(engine: AnyGame, puzzles: int, playouts: int, kept: Kept | None = None) -> list[Confirmed]:
    """Plays that many puzzles of a game to the end, each that many times from both decisions."""
    each = played_out(engine, playouts, kept or Kept())
    return [next(each) for _ in range(puzzles)]


def interval(confirmed: int, count: int) -> tuple[float, float]:
    """Returns the 95 % interval of a share (Wilson)."""
    z = 1.96
    share = confirmed / count
    middle = (share + z * z / (2 * count)) / (1 + z * z / count)
    half = z * math.sqrt(share * (1 - share) / count + z * z / (4 * count * count)) / (1 + z * z / count)
    return middle - half, middle + half


def least_margin(found: Sequence[Confirmed]) -> float | None:
    """Returns the least cost from which on at least `SHARE` of the puzzles are confirmed."""
    costs = sorted(one.cost for one in found)
    for cost in costs:
        above = [one for one in found if one.cost >= cost]
        if mean(one.better for one in above) >= SHARE:
            return cost
    return None


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
    parser.add_argument("--kept", type=Path, metavar="FILE", help="continues the series in this file")
    chosen = parser.parse_args(arguments)
    engines = [game(key) for key in chosen.keys or keys() if advises(game(key))]
    kept = Kept(chosen.kept)
    each = {engine.key: played_out(engine, chosen.playouts, kept) for engine in engines}
    found: dict[str, list[Confirmed]] = {engine.key: [] for engine in engines}
    for number in range(chosen.puzzles):
        for engine in engines:
            found[engine.key].append(next(each[engine.key]))
        if (number + 1) % 10 == 0 or number + 1 == chosen.puzzles:
            _tell(engines, found, chosen.playouts)
    return int(any(mean(one.better for one in ones) < SHARE for ones in found.values()))


def _tell(engines: Sequence[AnyGame], found: dict[str, list[Confirmed]], playouts: int) -> None:
    for engine in engines:
        ones = found[engine.key]
        confirmed = sum(one.better for one in ones)
        low, high = interval(confirmed, len(ones))
        least = least_margin(ones)
        told = "none" if least is None else f"{least:.2f}"
        sys.stdout.write(
            f"{engine.key}: margin {engine.margin}, {confirmed} of {len(ones)} puzzles confirmed "
            f"({low:.0%} to {high:.0%}) by {playouts} play-outs each; estimated "
            f"{mean(one.cost for one in ones):.1f} points, found {mean(one.points for one in ones):.1f}; "
            f"least margin {told}\n"
        )
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
