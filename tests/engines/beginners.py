"""`python -m tests.engines.beginners GAME`: the easy player against a script that knows the lesson.

The script plays by the rules of thumb that the lesson of each game teaches, and by nothing else: it looks at
the plus on the buttons and never thinks further. The command plays games of one against one and
prints the share that the easy player wins, with its interval. With `--kept FILE` it continues the series in
that file.
"""

from __future__ import annotations

import argparse
import math
import random
import sys
from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from engines import registry
from engines.cli.kept import Kept
from engines.cli.selfplay import confidence
from engines.core.chance import random_seed
from engines.registry import keys

Thumb = Callable[[Any, Any], tuple[float, ...]]
"""Returns how good an action looks; the highest is played, and chance decides between equal ones."""


SCRIPTS: Mapping[str, Thumb] = {
    key: import_module(f"tests.engines.{key}.beginner").thumb
    for key in keys()
    if find_spec(f"tests.engines.{key}")
}
"""The rules of thumb of each game, from its folder here."""


def choose_by_rules_of_thumb(key: str, view: Any, legal: tuple[Any, ...], rng: random.Random) -> Any:
    """Returns the action that the lesson would praise most."""
    thumb = SCRIPTS[key]
    return max(legal, key=lambda action: (thumb(view, action), rng.random()))


def won_by_easy(key: str, seed: int, level: str = "easy") -> float:
    """Plays one game of a level against the script; returns the level's share of the win."""
    game = registry.game(key)
    rng = random.Random(seed)
    its_seat = seed % 2
    state = game.setup(game.options_type(), 2, random_seed(rng))
    while due := game.turn_order(state):
        seat = due[0]
        view, legal = game.view(state, seat), game.legal(state, seat)
        if seat == its_seat:
            action = game.players[level](view, legal, rng, math.inf)
        else:
            action = choose_by_rules_of_thumb(key, view, legal, rng)
        state = game.apply(state, seat, action).state
    winners = game.result(state).winners
    return (its_seat in winners) / len(winners)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.engines.beginners", description=__doc__)
    parser.add_argument("game", choices=sorted(SCRIPTS))
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--level", default="easy")
    parser.add_argument("--kept", type=Path, metavar="FILE", help="continues the series in this file")
    asked = parser.parse_args()
    kept = Kept(asked.kept, {"game": asked.game, "seed": asked.seed, "level": asked.level})
    wins = 0.0
    for number in range(1, asked.games + 1):
        if number not in kept.games:
            kept.add(number, {"wins": won_by_easy(asked.game, asked.seed + number, asked.level)})
        wins += kept.games[number]["wins"]
        low, high = confidence(wins, number)
        sys.stdout.write(f"{number} games: {asked.level} wins {wins / number:.1%} ({low:.1%} – {high:.1%})\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
