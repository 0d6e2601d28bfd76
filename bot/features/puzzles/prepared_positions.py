"""Prepared puzzles: a few positions of each game, kept as records and not as pictures.

`bot/ui/faces/<key>/puzzles.json` holds those of a game; a game without the file has none.
`python -m bot.features.puzzles.preparing` writes it.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import bot.ui.faces
from bot.features.puzzles.store import NOBODY, Puzzle
from bot.ui.faces import hosted
from engines.core.errors import EngineError
from engines.registry import game

FILE = "puzzles.json"


def prepared_puzzles(key: str | None) -> list[Puzzle]:
    """Returns the prepared puzzles of a game, or those of all games in turn.

    Replays their records, which takes time at the first call: callers on the event loop use a thread.
    """
    if key is not None:
        return list(_of_game(key))
    games = [_of_game(each) for each in hosted()]
    longest = max(map(len, games), default=0)
    return [puzzles[nth] for nth in range(longest) for puzzles in games if nth < len(puzzles)]


@cache
def _of_game(key: str) -> tuple[Puzzle, ...]:
    paths = (Path(folder) / key / FILE for folder in bot.ui.faces.__path__)
    file = next((path for path in paths if path.exists()), None)
    found = []
    for kept in json.loads(file.read_text(encoding="utf-8")) if file else ():
        try:
            found.append(_puzzle(key, kept))
        except EngineError:  # the rules have changed since
            continue
    return tuple(found)


def _puzzle(key: str, kept: dict[str, object]) -> Puzzle:
    """Replays the record up to the decision."""
    engine = game(key)
    options = engine.options_type.model_validate(kept["options"])
    seats, seat, number = int(str(kept["seats"])), int(str(kept["seat"])), int(str(kept["number"]))
    state = engine.setup_by(int(str(kept["rules"])), options, seats, str(kept["seed"]))
    for line in str(kept["actions"]).splitlines():
        who, _, text = line.partition(" ")
        state = engine.apply(state, int(who), engine.parse(text)).state
    return Puzzle(
        id=f"{kept['id']}",
        user=NOBODY,
        guild=0,
        table_id="",
        game=key,
        options=options.model_dump_json(),
        seats=seats,
        seat=seat,
        number=number,
        state=engine.encode(state),
        chosen=str(kept["chosen"]),
        best=str(kept["best"]),
        cost=float(str(kept["cost"])),
        at=0.0,
    )
