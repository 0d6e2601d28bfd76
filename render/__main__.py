"""Writes sample pictures of a game that computer players play: `python -m render GAME FOLDER`.

`python -m render --shown-in README.md` draws the samples anew that a paper shows, whichever they are.
`python -m render --all FOLDER` draws every kind of picture of all games, and a page that shows them.
`python -m render film FILE OUT` makes the film of an exported game, as .gif or .webp.
"""

from __future__ import annotations

import argparse
import pkgutil
import random
import re
import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from engines.core.contract import AnyGame
from engines.registry import game as game_by_key
from engines.registry import keys
from render.core.gallery import write_index
from render.core.names import sample_names
from render.core.words import Words
from render.film.command import main as film_main

SEATS = 4
MOST_CHOICES = 1000
"""More than that are orders of everything: they are drafted, not chosen from."""


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m render", description=__doc__)
    parser.add_argument("game", nargs="?", choices=keys(), help="the game's key")
    parser.add_argument("folder", nargs="?", type=Path, help="where the pictures go")
    parser.add_argument("--shown-in", type=Path, help="draw what this paper shows, not all of one game")
    parser.add_argument("--all", type=Path, help="draw all kinds of all games into this folder, with a page")
    parser.add_argument("--seats", type=int, help=f"default: {SEATS}, or as many as the game takes")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--lang", default="en")
    parser.add_argument("--only", nargs="+", help="the names of the pictures to write; all without it")
    parser.add_argument("--options", default="{}", help="the variants as JSON")
    parser.add_argument(
        "--words", default="bot.texts:words", help="module:function that gives the words of a language"
    )
    given = sys.argv[1:] if arguments is None else list(arguments)
    if given[:1] == ["film"]:
        film_main(given[1:])
        return
    chosen = parser.parse_args(given)
    if chosen.all is not None:
        _draw_all(chosen.all, chosen.seed, pkgutil.resolve_name(chosen.words)(chosen.lang))
        return
    if chosen.shown_in is not None:
        wanted = [(*_sample(file), file.parent) for file in shown_in(chosen.shown_in)]
    elif chosen.game is not None and chosen.folder is not None:
        wanted = [(chosen.game, chosen.only, chosen.folder)]
    else:
        parser.error("name a game and a folder, or a paper with --shown-in")
    words: Words = pkgutil.resolve_name(chosen.words)(chosen.lang)
    for key, only, folder in wanted:
        game = game_by_key(key)
        seats = chosen.seats or min(SEATS, game.seats[-1])
        states = _play(game, seats, chosen.seed, game.options_type.model_validate_json(chosen.options))
        folder.mkdir(parents=True, exist_ok=True)
        for name, picture in _pictures(game, states, sample_names(seats), words):
            if only is None or name in only:
                path = folder / f"{key}_{name}.png"
                path.write_bytes(picture)
                sys.stdout.write(f"{path} {len(picture)} bytes\n")


def _draw_all(folder: Path, seed: int, words: Words) -> None:
    """All kinds of pictures; the public one for every number of seats."""
    folder.mkdir(parents=True, exist_ok=True)
    drawn: dict[str, list[Path]] = {}
    for key in keys():
        game = game_by_key(key)
        for seats in game.seats:
            whole = seats == min(SEATS, game.seats[-1])
            states = _play(game, seats, seed, game.options_type())
            for name, picture in _pictures(game, states, sample_names(seats), words):
                if whole or name == "public":
                    path = folder / f"{key}_{name}_{seats}.png"
                    path.write_bytes(picture)
                    drawn.setdefault(key, []).append(path)
                if not whole:
                    break
        sys.stdout.write(f"{key}: {len(drawn[key])} pictures\n")
    sys.stdout.write(f"{write_index(folder, drawn)}\n")


def shown_in(paper: Path) -> list[Path]:
    """The samples that a paper in Markdown shows, each once."""
    found = re.findall(r"\]\((render/pictures/\w+\.png)\)", paper.read_text(encoding="utf-8"))
    return [paper.parent / name for name in dict.fromkeys(found)]


def _sample(file: Path) -> tuple[str, list[str]]:
    """Whose sample a file is, and which one: its name says it."""
    key = next(key for key in keys() if file.stem.startswith(f"{key}_"))
    return key, [file.stem.removeprefix(f"{key}_")]


def _play(game: AnyGame, seats: int, seed: int, options: Any) -> list[Any]:
    """All states of a game that greedy players play: they think the same every time."""
    rng = random.Random(seed)
    player = game.players["greedy"]
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
    asked: set[str] = set()
    while ask := game.ask(game.legal(middle, seat), answers, lambda action: game.forecast(view, action)):
        if ask.question in asked:  # a draft that is changed again
            break
        asked.add(ask.question)
        yield f"panel_{ask.question}", pictures.panel(view, seat, ask, names, words)
        if not ask.options:
            break
        best = max(ask.options, key=lambda option: option.gain or 0)
        answers = (*ask.asked, best.answer)
    yield "closeup", pictures.closeup(game.view(middle, None), seat, names, words)
    over = game.view(states[-1], None)
    yield "result", pictures.result(over, names, words)
    if find_spec(f"render.{game.key}.account"):
        yield "account", import_module(f"render.{game.key}.account").result_account(over, names, words)
    for number, picture in enumerate(pictures.rules(words), 1):
        yield f"rules_{number}", picture


def _busy_state(game: AnyGame, states: Sequence[Any]) -> Any:
    """Past the middle of the game, where the player who is due has many choices."""
    late = states[len(states) * 6 // 10 : len(states) * 8 // 10]

    def choices(state: Any) -> int:
        legal = len(game.legal(state, game.to_act(state)[0]))
        return legal if legal <= MOST_CHOICES else 0

    return max(late, key=choices)


if __name__ == "__main__":
    main()
