"""`python -m tests.bench.puzzles [KEY …]`: how often play-outs confirm that a puzzle's answer is better.

A puzzle is confirmed if its answer wins more play-outs than the played decision, or scores more points on
average. Every play-out deals the hidden things again and lets the same computer players finish the game. Both
decisions get the same deals and the same chances, so their difference needs few play-outs: a puzzle ends as
soon as its verdict is settled, at the latest after all of its play-outs. The deals differ from those by which
the judgment was made.

With `--kept FILE` each judged game and each puzzle is written there as a line, and read from there the next
time: the series can be interrupted at any moment. The games take turns.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import math
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from statistics import mean
from typing import Any

from bot.features.puzzles.preparing import SEAT, mistakes, seed_of
from bot.features.puzzles.service import MOST
from bot.tables.levels import advises, usual_player
from bot.tables.rating.judged import Judged
from bot.tables.rating.moment import Moment
from bot.tables.rating.played_out import Differences, errors
from bot.work.thoughts import play_out
from engines.core.contract import AnyGame
from engines.registry import game, keys

SHARE = 0.9
"""The minimum share of confirmed puzzles."""
FIRST = 1000
"""The number of the first self-played game; the prepared puzzles come from lower ones."""
LEAST = 10
"""The number of play-outs before a verdict can be settled."""
SURELY = 3.0
"""Standard errors of the mean over all play-outs that settle its sign early."""


@dataclass(frozen=True)
class Confirmed:
    """A puzzle, and what its answer brought more than the played decision: points and wins per play-out."""

    cost: float
    points: float
    wins: float
    playouts: int = 0

    @property
    def better(self) -> bool:
        return self.points > 0 or self.wins > 0


def settled(found: Differences, most: int) -> bool:
    """Whether the play-outs that are left would hardly change the verdict.

    A puzzle that clearly loses points is refused unless it wins more: stopping early never helps it.
    """
    if len(found) < LEAST or len(found) == most:
        return len(found) == most
    to_come = math.sqrt(1 - len(found) / most)
    """The more play-outs are done, the less their mean can still move."""
    points, wins = errors(found.points) / to_come, errors(found.wins) / to_come
    return max(points, wins) >= SURELY or (points <= -SURELY and wins <= 0)


class Kept:
    """The judged games and the puzzles that were played out, in a file of lines, or in memory."""

    def __init__(self, file: Path | None = None) -> None:
        self._file = file
        self._known: dict[str, Any] = {}
        for line in file.read_text(encoding="utf-8").splitlines() if file and file.exists() else ():
            name, value = json.loads(line)
            self._known[name] = value

    def get(self, *name: object) -> Any:
        return self._known.get(_text(name))

    def add(self, value: Any, *name: object) -> None:
        self._known[_text(name)] = value
        if self._file is not None:
            with self._file.open("a", encoding="utf-8") as out:
                out.write(json.dumps([_text(name), value]) + "\n")


def _text(name: tuple[object, ...]) -> str:
    return " ".join(map(str, name))


def played_out(engine: AnyGame, playouts: int, kept: Kept) -> Iterator[Confirmed]:
    """Yields the puzzles of one self-played game after the other, each played out at most that many times."""
    number = FIRST
    while True:
        for one in _puzzles(engine, number, kept):
            name = (engine.key, number, one.moment.number, one.best, playouts)
            known = kept.get(*name)
            if known is None:
                confirmed = _confirmed(engine, one, playouts)
                kept.add(asdict(confirmed), *name)
            else:
                confirmed = replace(Confirmed(**known), cost=one.cost)
            yield confirmed
        number += 1


def _puzzles(engine: AnyGame, number: int, kept: Kept) -> list[Judged]:
    """Returns the puzzles that the bot would make of a self-played game."""
    name = (engine.key, number, "judged by", engine.margin)
    known = kept.get(*name)
    if known is None:
        found = asyncio.run(mistakes(engine, seed_of(engine.key, number)))
        known = [asdict(one) for one, _ in sorted(found, key=lambda each: -each[0].cost)[:MOST]]
        kept.add(known, *name)
    return [Judged(**{**one, "moment": Moment(**one["moment"])}) for one in known]


def series(engine: AnyGame, puzzles: int, playouts: int, kept: Kept | None = None) -> list[Confirmed]:
    """Plays that many puzzles of a game to the end, each at most that many times from both decisions."""
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
    found, player = Differences(), usual_player(engine)
    both = (one.best, one.moment.chosen)
    while not settled(found, playouts):
        found.add(*play_out(engine.key, one.moment.stored, SEAT, both, player, f"bench/{len(found)}"))
    return Confirmed(one.cost, mean(found.points), mean(found.wins), len(found))


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
            f"({low:.0%} to {high:.0%}) by at most {playouts} play-outs each, "
            f"{mean(one.playouts for one in ones):.0f} on average; estimated "
            f"{mean(one.cost for one in ones):.1f} points, found {mean(one.points for one in ones):.1f}; "
            f"least margin {told}\n"
        )
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
