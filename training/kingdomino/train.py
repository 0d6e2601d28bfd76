"""Trains a network of Kingdomino and saves it: `python -m training.kingdomino.train --size 5 --out FILE`.

Writes the figures of the run line by line to standard output. The same arguments give the same network on
the same machine.
"""

from __future__ import annotations

import argparse
import collections
import sys
from pathlib import Path

import numpy as np

from engines.core.network import load, save
from engines.kingdomino.data import DUEL_SIZE, SIZE
from engines.kingdomino.players.strong.network import Network
from training.kingdomino.learning import Learner, blank, widened
from training.kingdomino.selfplay import Lesson, Table, play

SEATS = {SIZE: ((4, 0.7), (2, 0.18), (3, 0.12)), DUEL_SIZE: ((2, 1.0),)}
"""The weight of each number of seats, by the kingdoms' size."""
REMEMBERED = 4
"""Lessons are followed again with the next three."""
EPOCHS = 1
BATCH = 512
TRUST = 0.5
RATES = ((0.6, 1e-3), (0.85, 3e-4), (1.0, 1e-4))
"""The learning rate up to each share of the games."""
CURIOUS = 0.06
"""The share of picks by chance at the beginning; at the end there are none."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m training.kingdomino.train", description=__doc__)
    parser.add_argument("--size", type=int, choices=(SIZE, DUEL_SIZE), default=SIZE)
    parser.add_argument("--games", type=int, default=60_000)
    parser.add_argument("--together", type=int, default=256, help="games that are played at once")
    parser.add_argument("--kept", type=int, default=2, help="layings kept until the next pick")
    parser.add_argument("--seed", type=int, default=16)
    parser.add_argument("--rate", type=float, default=1.0, help="times the usual learning rates")
    parser.add_argument("--begin", type=Path, help="a network to go on with, perhaps of the other size")
    parser.add_argument("--stop", type=int, help="end after this many games; rates still follow --games")
    parser.add_argument("--out", type=Path, required=True)
    chosen = parser.parse_args()
    rng = np.random.default_rng(chosen.seed)
    begin = widened(load(chosen.begin, Network), chosen.size) if chosen.begin else blank(chosen.size, rng)
    learner = Learner(begin)
    remembered: collections.deque[Lesson] = collections.deque(maxlen=REMEMBERED)
    seats, shares = zip(*SEATS[chosen.size], strict=True)
    played = 0
    while played < min(chosen.games, chosen.stop or chosen.games):
        done = played / chosen.games
        table = Table(int(rng.choice(seats, p=shares)), chosen.size, chosen.together)
        curious = 0.0 if chosen.begin else CURIOUS * max(0.0, 1 - done / 0.8)
        lesson = play(learner.network, table, rng, curious=curious, kept=chosen.kept, trust=TRUST)
        remembered.append(lesson)
        rate = chosen.rate * next(rate for until, rate in RATES if done < until)
        missed = _study(learner, remembered, rate, rng)
        played += chosen.together
        sys.stdout.write(
            f"{played} games, {table.seats} seats: mean {lesson.points:.2f}, missed {missed:.4f}\n"
        )
        sys.stdout.flush()
        save(chosen.out, learner.network, {"seed": str(chosen.seed), "games": str(played)})


def _study(
    learner: Learner, lessons: collections.deque[Lesson], rate: float, rng: np.random.Generator
) -> float:
    features = np.concatenate([lesson.features.T for lesson in lessons])
    targets = np.concatenate([lesson.targets for lesson in lessons])
    missed = []
    for _ in range(EPOCHS):
        order = rng.permutation(len(targets))
        for begin in range(0, len(order), BATCH):
            part = order[begin : begin + BATCH]
            missed.append(learner.follow(np.ascontiguousarray(features[part].T), targets[part], rate))
    return float(np.mean(missed))


if __name__ == "__main__":
    main()
