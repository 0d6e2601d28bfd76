"""Writes sample pictures of a game that computer players play: `python -m render kingdomino OUTDIR`."""

from __future__ import annotations

import argparse
import pkgutil
import random
import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from engines.core.contract import AnyGame
from engines.core.panel import narrow
from engines.registry import game as game_by_key
from render.core.names import sample_names
from render.core.words import Words


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m render", description=__doc__)
    parser.add_argument("game", help="the game's key")
    parser.add_argument("folder", type=Path, help="where the pictures go")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--lang", default="en")
    parser.add_argument("--only", nargs="+", help="the names of the pictures to write; all without it")
    parser.add_argument("--options", default="{}", help="the variants as JSON")
    parser.add_argument(
        "--words", default="bot.texts:words", help="module:function that gives the words of a language"
    )
    chosen = parser.parse_args(arguments)
    words: Words = pkgutil.resolve_name(chosen.words)(chosen.lang)
    chosen.folder.mkdir(parents=True, exist_ok=True)
    game = game_by_key(chosen.game)
    states = _play(game, chosen.seats, chosen.seed, game.options_type.model_validate_json(chosen.options))
    for name, picture in _pictures(game, states, sample_names(chosen.seats), words):
        if chosen.only and name not in chosen.only:
            continue
        path = chosen.folder / f"{chosen.game}_{name}.png"
        path.write_bytes(picture)
        sys.stdout.write(f"{path} {len(picture)} bytes\n")


def _play(game: AnyGame, seats: int, seed: int, options: Any) -> list[Any]:
    """All states of a game that the best computer player plays against itself."""
    rng = random.Random(seed)
    player = next(iter(game.players.values()))
    states = [game.setup(options, seats, f"{seed:032x}")]
    while due := game.to_act(states[-1]):
        state, seat = states[-1], due[0]
        action = player(game.view(state, seat), game.legal(state, seat), rng, 0.1)
        states.append(game.apply(state, seat, action).state)
    return states


def _pictures(
    game: AnyGame, states: Sequence[Any], names: Sequence[str], words: Words
) -> Iterator[tuple[str, bytes]]:
    """One picture of each kind; the panel with each of its questions, answered by the best gain."""
    pictures = import_module(f"render.{game.key}")
    middle = _busy_state(game, states)
    yield "public", pictures.public(game.view(middle, None), names, words)
    seat = game.to_act(middle)[0]
    view = game.view(middle, seat)
    answers: tuple[str, ...] = ()
    while ask := narrow(game.legal(middle, seat), answers, lambda action: game.forecast(view, action)):
        yield f"panel_{ask.question}", pictures.panel(view, seat, ask, names, words)
        if not ask.options:
            break
        best = max(ask.options, key=lambda option: option.gain or 0)
        answers = (*ask.asked, best.answer)
    yield "closeup", pictures.closeup(game.view(middle, None), seat, names, words)
    yield "result", pictures.result(game.view(states[-1], None), names, words)
    for number, picture in enumerate(pictures.rules(words), 1):
        yield f"rules_{number}", picture


def _busy_state(game: AnyGame, states: Sequence[Any]) -> Any:
    """Past the middle of the game, where the player who is due has many choices."""
    late = states[len(states) * 6 // 10 : len(states) * 8 // 10]
    return max(late, key=lambda state: len(game.legal(state, game.to_act(state)[0])))


if __name__ == "__main__":
    main()
