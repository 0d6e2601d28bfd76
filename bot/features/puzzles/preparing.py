"""`python -m bot.features.puzzles.preparing KEY …`: plays games with fixed seeds and keeps their mistakes.

An easy computer player makes the decisions, so that there is something to find. The same command writes the
same file again.
"""

from __future__ import annotations

import argparse
import asyncio
import hashlib
import json
import math
import random
import sys
from collections.abc import Collection, Iterator, Sequence
from pathlib import Path
from typing import Any

import bot.ui.faces
from bot.features.puzzles.prepared_positions import FILE
from bot.features.puzzles.service import puzzle_id
from bot.tables.levels import advises, levels, usual_player
from bot.tables.rating.judged import Judged, judge
from bot.tables.rating.moment import Moment
from bot.ui.panel.compared import comparable
from bot.work.drawing import Studio
from engines.core.chance import SEED_DIGITS
from engines.core.contract import AnyGame
from engines.registry import game, keys

KEPT = 6
"""The number of prepared puzzles of a game."""
OF_ONE_GAME = 2
CLEARLY = 3.0
"""The minimum cost of a prepared puzzle's decision, in points, if its game's margin is not larger."""
SEAT = 0
PLAYERS = 2


def seed_of(key: str, number: int) -> str:
    """Returns the seed of a self-played game."""
    return hashlib.sha256(f"puzzles/{key}/{number}".encode()).hexdigest()[:SEED_DIGITS]


def played(engine: AnyGame, seed: str, seats: int = PLAYERS) -> Iterator[tuple[Any, int, str]]:
    """Yields each state of a self-played game with the seat that decides and its action."""
    weak, usual = engine.players[levels(engine)[0]], engine.players[usual_player(engine)]
    state, made = engine.setup(engine.options_type(), seats, seed), 0
    while due := engine.turn_order(state):
        seat, chance = due[0], random.Random(f"{seed}/{made}")
        player = weak if seat == SEAT else usual
        action = player(engine.view(state, seat), engine.legal(state, seat), chance, math.inf)
        yield state, seat, action.text
        state, made = engine.apply(state, seat, action).state, made + 1


async def mistakes(
    engine: AnyGame, seed: str, seats: int = PLAYERS
) -> list[tuple[Judged, list[tuple[int, str]]]]:
    """Returns the judged mistakes of the first seat, each with all actions that led to it."""
    moments, ways, made = list[Moment](), list[list[tuple[int, str]]](), list[tuple[int, str]]()
    for state, seat, text in played(engine, seed, seats):
        if seat == SEAT and len(engine.legal(state, seat)) > 1:
            moments.append(Moment(len(moments) + 1, engine.encode(state), text))
            ways.append([*made])
        made.append((seat, text))

    async def alike(moment: Moment, texts: Sequence[str]) -> Collection[str]:
        return comparable(engine.key, SEAT, moment, texts)

    async def progress(done: int) -> None: ...

    found = await judge(engine.key, SEAT, moments, Studio(), progress, alike)
    return [(one, ways[one.moment.number - 1]) for one in found if one.cost >= engine.margin]


async def prepare(engine: AnyGame) -> list[dict[str, Any]]:
    """Returns the puzzles of a game as they are kept: from several games, costly ones first."""
    kept: list[dict[str, Any]] = []
    number = 0
    while len(kept) < KEPT:
        seed = seed_of(engine.key, number)
        clear = [one for one in await mistakes(engine, seed) if one[0].cost >= CLEARLY]
        for one, way in sorted(clear, key=lambda found: -found[0].cost)[:OF_ONE_GAME]:
            kept.append(
                {
                    "id": puzzle_id(f"{engine.key}/{seed}/{one.moment.number}"),
                    "rules": engine.rules_version,
                    "options": engine.options_type().model_dump(mode="json", exclude_defaults=True),
                    "seats": PLAYERS,
                    "seat": SEAT,
                    "number": one.moment.number,
                    "seed": seed,
                    "actions": "\n".join(f"{seat} {text}" for seat, text in way),
                    "chosen": one.moment.chosen,
                    "best": one.best,
                    "cost": round(one.cost, 2),
                }
            )
        number += 1
    return kept[:KEPT]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bot.features.puzzles.preparing", description=__doc__)
    parser.add_argument("keys", nargs="*", metavar="KEY", help="games; all without one")
    for key in parser.parse_args(arguments).keys or keys():
        engine = game(key)
        if not advises(engine):
            sys.stderr.write(f"{key} has no strong player and therefore no puzzles\n")
            continue
        folder = next(path for path in bot.ui.faces.__path__ if (Path(path) / key).is_dir())
        kept = asyncio.run(prepare(engine))
        text = json.dumps(kept, indent=1, ensure_ascii=False)
        (Path(folder) / key / FILE).write_text(f"{text}\n", encoding="utf-8")
        sys.stderr.write(f"{key}: {len(kept)} puzzles\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
