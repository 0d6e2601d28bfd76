"""Trains the strong player beside others: `python -m engines.mad_king_ludwig.players.training --seats 4`.

In each round games are played, every seat by the strong or the fair player, with some of the purchases drawn
from the best few. All positions after decisions, described by `Outlook`, then give new weights by least
squares (`engines.core.learning`). What came of it stands in the README beside.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import statistics
import sys
from collections.abc import Sequence
from pathlib import Path

from engines.core.chance import random_seed
from engines.core.learning import Path as Way
from engines.core.learning import fitted
from engines.mad_king_ludwig.actions import Keep, LudwigAction
from engines.mad_king_ludwig.game import GAME
from engines.mad_king_ludwig.players import value
from engines.mad_king_ludwig.players.greedy import choose_greedily
from engines.mad_king_ludwig.players.strong import after_of, weigh
from engines.mad_king_ludwig.players.value import After, Outlook
from engines.mad_king_ludwig.view import View

CURIOSITY = 0.1
"""The share of purchases that are drawn from the best few."""
BEST_FEW = 6
TRUST = 60.0
"""How much the weights of before count against new games."""
REMEMBERED = 4
"""Games of so many rounds are learned from."""
WEIGHTS = Path(value.__file__).with_name("weights.json")


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m engines.mad_king_ludwig.players.training")
    parser.add_argument("--seats", type=int, default=4, choices=(2, 3, 4))
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--games", type=int, default=75, help="games in each round")
    parser.add_argument("--seed", type=int, default=9)
    parser.add_argument("--out", type=Path, default=WEIGHTS)
    chosen = parser.parse_args(arguments)
    train(chosen.seats, chosen.rounds, chosen.games, chosen.seed, chosen.out)


def train(seats: int, rounds: int, games: int, seed: int, out: Path) -> None:
    """Rounds of games and learning; the weights are written after each."""
    rng = random.Random(seed)
    known = value.weights()
    learned_from: list[list[Way]] = []
    for number in range(1, rounds + 1):
        ways = [way for _ in range(games) for way in play(seats, rng)]
        learned_from = [*learned_from, ways][-REMEMBERED:]
        mean = statistics.mean(way.end for way in ways)
        sys.stdout.write(f"round {number}: {games} games, mean {mean:.1f}\n")
        known = fitted([way for some in learned_from for way in some], known, TRUST, value.BASE)
        out.write_text(json.dumps(known) + "\n", encoding="utf-8")


def play(seats: int, rng: random.Random) -> list[Way]:
    """One game, and every seat's way through it."""
    strong = [rng.random() < 0.5 for _ in range(seats)]
    state = GAME.setup(GAME.options_type(), seats, random_seed(rng))
    rows: list[list[list[float]]] = [[] for _ in range(seats)]
    sure: list[list[float]] = [[] for _ in range(seats)]
    while due := GAME.turn_order(state):
        seat = due[0]
        legal, view = GAME.legal(state, seat), GAME.view(state, seat)
        action = _choose(view, legal, rng, strong[seat])
        if view.phase in ("buy", "reward", "bonus"):
            numbers, points = _described(view, action)
            rows[seat].append(numbers)
            sure[seat].append(points)
        state = GAME.apply(state, seat, action).state
    ends = {standing.seat: standing.points for standing in GAME.result(state).standings}
    return [Way(rows[seat], sure[seat], ends[seat]) for seat in range(seats)]


def _choose(view: View, legal: tuple[LudwigAction, ...], rng: random.Random, strong: bool) -> LudwigAction:
    if len(legal) == 1:
        return legal[0]
    if view.phase == "buy" and rng.random() < CURIOSITY:
        best = weigh(view, legal, rng, math.inf)[:BEST_FEW]
        return rng.choice(best).action
    return weigh(view, legal, rng, math.inf)[0].action if strong else choose_greedily(view, legal, rng, 1.0)


def _described(view: View, action: LudwigAction) -> tuple[list[float], float]:
    """The position after a decision in numbers, and the points that are sure there."""
    assert view.seat is not None
    outlook = Outlook(view, view.seat)
    if isinstance(action, Keep):
        after = After(0, outlook.plan, outlook.money, outlook.waiting)
        return outlook.describe(after, (*view.hand, action.card)), view.castles[view.seat].points
    after = after_of(outlook, outlook.plan, action)
    return outlook.describe(after, view.hand), view.castles[view.seat].points + after.points


if __name__ == "__main__":
    main()
