"""`python -m tests.engines.beginners GAME`: the easy player against a script that knows the lesson.

The script plays by the rules of thumb that the lesson of each game teaches, and by nothing else: it looks at
the plus on the buttons and never thinks further. The command plays games of one against one and
prints the share that the easy player wins, with its interval.
"""

from __future__ import annotations

import argparse
import math
import random
import sys
from collections.abc import Callable, Mapping
from typing import Any

from engines import registry
from engines.cli.selfplay import confidence
from engines.core.chance import random_seed
from engines.dragon_castle.data import TYPE_OF
from engines.kingdomino.data import DOMINOES
from engines.kingdomino.forecast import best_gain
from engines.mad_king_ludwig.data import TILES
from engines.mad_king_ludwig.forecast import card_points

MARKS_FOR_A_POINT = 3000
"""The marks that the script pays for a point in Castles of Mad King Ludwig."""

Thumb = Callable[[Any, Any], tuple[float, ...]]
"""Returns how good an action looks; the highest is played, and chance decides between equal ones."""


def kingdomino(view: Any, action: Any) -> tuple[float, ...]:
    """Crowns for the areas that one has; the lower of two equal dominoes; no single holes."""
    if action.kind == "claim":
        crowns = sum(half.crowns for half in DOMINOES[action.domino])
        return (best_gain(view, action.domino) or 0, crowns, -action.domino)
    return (registry.game("kingdomino").forecast(view, action) or 0,)


def dragon_castle(view: Any, action: Any) -> tuple[float, ...]:
    """Twins; types that one has; tiles beside their type, as high as possible; a shrine on every set."""
    realm = view.realms[view.seat]
    match action.kind:
        case "take":
            kind = TYPE_OF[view.castle.cells[action.cell[0]][action.cell[1]].face[0]]
            twins = dict(view.castle.twins)
            largest = max((len(group.cells) for group in realm.groups if group.type == kind), default=0)
            return (2, bool(twins.get(action.cell)), largest)
        case "pair" | "consolidate":
            return (4,)
        case "shrine" | "build":
            height = realm.cells[action.cell[0]][action.cell[1]].height if action.kind == "build" else 0
            return (3, height)
        case "place":
            x, y = action.cell
            beside = {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)}
            kind = TYPE_OF[action.face[0]]
            near = max(
                (len(g.cells) for g in realm.groups if g.type == kind and beside & {*g.cells}), default=0
            )
            gain = registry.game("dragon_castle").forecast(view, action) or 0
            return (3, gain, near, realm.cells[x][y].height)
        case "summon":
            return (2, 0.5)
        case "end":
            return (1,)
    return (0,)


def mad_king_ludwig(view: Any, action: Any) -> tuple[float, ...]:
    """The most points for the money; what all want costs a lot; cards that fit the castle."""
    match action.kind:
        case "buy" | "take":
            price = view.offer_of(action.tile).price if action.kind == "buy" else 0
            gain = registry.game("mad_king_ludwig").forecast(view, action) or 0
            return (gain - price / MARKS_FOR_A_POINT,)
        case "pass" | "decline":
            return (0.5,)
        case "order":
            rooms = [view.market[int(sign) - 1].room for sign in action.order if sign != "-"]
            points = [TILES[room].points for room in rooms]
            return (sum(place * worth for place, worth in enumerate(points)),)
        case "keep":
            return (card_points(view, view.seat, action.card),)
        case "back":
            return (-card_points(view, view.seat, action.card),)
        case "start":
            return (action.foyer,)
        case "leave":
            return (-1,)
    return (1,)


def between_two_castles(view: Any, action: Any) -> tuple[float, ...]:
    """Points at once, above all in the lower castle; it accepts each proposal of a partner."""
    if getattr(action, "stance", "") == "accept":
        return (100,)
    gain = registry.game("between_two_castles").forecast(view, action) or 0
    side = getattr(action, "side", None)
    if side is None:
        return (gain,)
    points = {each: view.castle_on(view.seat, each).points for each in ("left", "right")}
    return (gain + (points[side] == min(points.values())),)


SCRIPTS: Mapping[str, Thumb] = {
    "kingdomino": kingdomino,
    "dragon_castle": dragon_castle,
    "mad_king_ludwig": mad_king_ludwig,
    "between_two_castles": between_two_castles,
}


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
    asked = parser.parse_args()
    wins = 0.0
    for number in range(1, asked.games + 1):
        wins += won_by_easy(asked.game, asked.seed + number, asked.level)
        low, high = confidence(wins, number)
        sys.stdout.write(f"{number} games: {asked.level} wins {wins / number:.1%} ({low:.1%} – {high:.1%})\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
