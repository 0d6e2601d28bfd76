"""Writes sample pictures of a game that computer players play: `python -m render GAME FOLDER`.

`python -m render --shown-in README.md` redraws the samples that a document shows.
`python -m render --all FOLDER` draws every kind of picture of all games, and a page that shows them.
`python -m render film FILE OUT` makes the film of an exported game, as .gif or .webp.
"""

from __future__ import annotations

import argparse
import pkgutil
import random
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from typing import Any

from engines.core.contract import AnyGame, Step
from engines.core.panel import LETTERS, Ask
from engines.registry import game as game_by_key
from engines.registry import keys
from render.core.gallery import write_index
from render.core.names import sample_names
from render.core.words import Words
from render.film.command import main as film_main
from render.film.frames import draw_frame, moments

SEATS = 4
DATE, TABLE = "16 November 2026", "#castles"
"""The date and the table below a sample result."""
Played = tuple[Any, Step[Any] | None]
"""A state, and the step that led to it."""
KINDS = ("public", "result")
"""The kinds of pictures that `--all` draws for every number of seats."""
MOST_CHOICES = 1000
"""Decisions with more choices are orders of everything, which players draft."""


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
        "--words", default="bot.texts:translator", help="module:function that gives the words of a language"
    )
    parser.add_argument(
        "--face", default="bot.ui.faces:face_of", help="module:function that gives the face of a game"
    )
    given = sys.argv[1:] if arguments is None else list(arguments)
    if given[:1] == ["film"]:
        film_main(given[1:])
        return
    chosen = parser.parse_args(given)
    if chosen.all is not None:
        face = pkgutil.resolve_name(chosen.face)
        _draw_all(chosen.all, chosen.seed, pkgutil.resolve_name(chosen.words)(chosen.lang), face)
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


def _draw_all(folder: Path, seed: int, words: Words, face: Callable[[str], Any]) -> None:
    """Draws all kinds of pictures; the table and its result for every number of seats."""
    folder.mkdir(parents=True, exist_ok=True)
    drawn: dict[str, list[Path]] = {}

    def keep(title: str, name: str, picture: bytes) -> None:
        path = folder / f"{title}_{name}.png"
        path.write_bytes(picture)
        drawn.setdefault(title, []).append(path)

    for key in keys():
        game = game_by_key(key)
        for seats in game.seats:
            whole = seats == min(SEATS, game.seats[-1])
            steps, names = _play_steps(game, seats, seed, game.options_type()), sample_names(seats)
            states = [state for state, _ in steps]
            for name, picture in _pictures(game, states, names, words):
                if name in KINDS or (whole and not name.startswith("panel_")):
                    keep(key, f"{name}_{seats}", picture)
            if whole:
                for name, picture in _panels(game, states, names, words):
                    keep(key, name, picture)
                for name, picture in _film_frames(game, steps, names, words, face(key)):
                    keep(key, name, picture)
        sys.stdout.write(f"{key}: {len(drawn[key])} pictures\n")
    club = import_module("render.club.samples")
    for name, picture in club.club_samples([words(key) for key in keys()], words):
        keep("club", name, picture)
    sys.stdout.write(f"{write_index(folder, drawn)}\n")


def _film_frames(
    game: AnyGame, steps: Sequence[Played], names: Sequence[str], words: Words, face: Any
) -> Iterator[tuple[str, bytes]]:
    """Yields a frame from the middle of the film, and its last one."""
    shown = moments(game, steps, lambda events: face.caption(events, names, words))
    for name, moment in (("film_middle", shown[len(shown) * 2 // 3]), ("film_last", shown[-1])):
        file = BytesIO()
        draw_frame(game.key, moment, len(shown[-1].points), names, words).save(file, "PNG")
        yield name, file.getvalue()


def shown_in(paper: Path) -> list[Path]:
    """Returns the samples that a Markdown document shows, each once."""
    found = re.findall(r"\]\((render/pictures/\w+\.png)\)", paper.read_text(encoding="utf-8"))
    return [paper.parent / name for name in dict.fromkeys(found)]


def _sample(file: Path) -> tuple[str, list[str]]:
    """Returns the game and the sample that a file's name stands for."""
    key = next(key for key in keys() if file.stem.startswith(f"{key}_"))
    return key, [file.stem.removeprefix(f"{key}_")]


def _play(game: AnyGame, seats: int, seed: int, options: Any) -> list[Any]:
    """Returns all states of a game between greedy players, who play the same way every time."""
    return [state for state, _ in _play_steps(game, seats, seed, options)]


def _play_steps(game: AnyGame, seats: int, seed: int, options: Any) -> list[Played]:
    rng = random.Random(seed)
    player = game.players["greedy"]
    state = game.setup(options, seats, f"{seed:032x}")
    steps: list[Played] = [(state, None)]
    while due := game.to_act(state):
        action = player(game.view(state, due[0]), game.legal(state, due[0]), rng, 0.1)
        step = game.apply(state, due[0], action)
        state = step.state
        steps.append((state, step))
    return steps


def _pictures(
    game: AnyGame, states: Sequence[Any], names: Sequence[str], words: Words
) -> Iterator[tuple[str, bytes]]:
    """Yields one picture of each kind; the panel with each of its questions, answered by the best gain."""
    pictures = import_module(f"render.{game.key}")
    middle = _busy_state(game, states)
    yield "public", pictures.public(game.view(middle, None), names, words)
    seat = game.to_act(middle)[0]
    view = game.view(middle, seat)
    for ask in _questions(game, middle, seat, partial(game.forecast, view)):
        yield f"panel_{ask.question}", pictures.panel(view, seat, ask, names, words)
    yield "closeup", pictures.closeup(game.view(middle, None), seat, names, words)
    over = game.view(states[-1], None)
    yield "result", pictures.result(over, names, words, date=DATE, table=TABLE)
    if find_spec(f"render.{game.key}.account"):
        yield "account", import_module(f"render.{game.key}.account").result_account(over, names, words)
    for number, picture in enumerate(pictures.rules(words), 1):
        yield f"rules_{number}", picture


def _panels(
    game: AnyGame, states: Sequence[Any], names: Sequence[str], words: Words
) -> Iterator[tuple[str, bytes]]:
    """Yields the panel of every question about every kind of decision, where it has most answers."""
    best: dict[str, tuple[Any, int, Ask]] = {}
    for state in states:
        for seat in game.to_act(state):
            view, kind = game.view(state, seat), game.legal(state, seat)[0].kind
            for ask in _questions(game, state, seat, partial(game.forecast, view)):
                name = f"panel_{ask.question}_{kind}"
                if name not in best or len(best[name][2].options) <= len(ask.options):
                    best[name] = view, seat, ask
    for name, (view, seat, ask) in sorted(best.items()):
        yield name, import_module(f"render.{game.key}").panel(view, seat, ask, names, words)


def _questions(game: AnyGame, state: Any, seat: int, gain: Callable[[Any], int | None]) -> Iterator[Ask]:
    """Yields the questions of one decision, each as its first page, answered by the best gain."""
    view, legal = game.view(state, seat), game.legal(state, seat)
    answers: tuple[str, ...] = ()
    asked: set[str] = set()
    while (ask := game.ask(legal, answers, gain)) and ask.question not in asked:  # a draft is changed again
        asked.add(ask.question)
        page = game.arranged(view, ask)
        yield replace(page, options=page.options[: len(LETTERS)], others=page.options[len(LETTERS) :])
        if not ask.options:
            return
        best = sorted(ask.options, key=lambda option: option.gain or 0, reverse=True)
        answers = (*ask.asked, *(option.answer for option in best[: ask.count]))


def _busy_state(game: AnyGame, states: Sequence[Any]) -> Any:
    """Returns a state past the middle of the game in which the player to act has many choices."""
    late = states[len(states) * 6 // 10 : len(states) * 8 // 10]

    def choices(state: Any) -> int:
        legal = len(game.legal(state, game.to_act(state)[0]))
        return legal if legal <= MOST_CHOICES else 0

    return max(late, key=choices)


if __name__ == "__main__":
    main()
