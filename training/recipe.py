"""Describes a game's training as a list of runs, and executes them one after the other."""

from __future__ import annotations

import shlex
import subprocess
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from engines.core.network import save
from training.fast_model import HERE

ROOT = HERE.parent


class Run(NamedTuple):
    """One run of a training program. A game's `recipe.py` lists its runs as `RUNS`, earlier ones first."""

    name: str
    games: int
    seed: int
    words: tuple[str, ...]
    """Further arguments of the program's command line; the game's recipe knows their order."""
    begun_with: str = ""
    """The name of the run whose weights it continues from; empty: it begins from nothing."""
    weights: str = ""
    """The file of the strong player that holds its result; empty: only a later run needs it."""


class Recipe(NamedTuple):
    """The contents of a game's `recipe.py`."""

    runs: Sequence[Run]
    command: Callable[[Run, Path, Path, Path | None], list[str]]
    """Builds a run's program in a folder; returns the command line. Takes run, folder, `out` and `begin`."""
    network: Callable[[Path, Run], Any]
    """Reads the network that a run wrote."""


def recipe_of(game: str) -> Recipe:
    """Returns the recipe of a game."""
    module = import_module(f"training.{game}.recipe")
    return Recipe(module.RUNS, module.command, module.network)


def needed(runs: Sequence[Run], name: str) -> list[Run]:
    """Returns the run of that name and all runs that it builds on, in order."""
    by_name = {run.name: run for run in runs}
    chain: list[Run] = []
    while name:
        chain.insert(0, by_name[name])
        name = by_name[name].begun_with
    return chain


def learn(game: str, folder: Path, *, only: str = "", games: int = 0, into: Path | None = None) -> list[Path]:
    """Executes a game's runs and returns the weights files that it wrote.

    Writes them into the folder `into`, or beside the runs' own files. `only` names the last run to execute;
    `games` shortens every run to that many games, for a trial of the whole recipe.
    """
    recipe = recipe_of(game)
    written = []
    for run in needed(recipe.runs, only) if only else recipe.runs:
        shortened = run._replace(games=min(run.games, games)) if games else run
        out = folder / run.name
        begin = folder / run.begun_with if run.begun_with else None
        command = recipe.command(shortened, folder, out, begin)
        sys.stdout.write(f"{run.name}: {shlex.join(command)}\n")
        last = _follow(command)
        if run.weights:
            target = (into or folder) / Path(run.weights).name
            facts = {
                "run": run.name,
                "command": shlex.join(command),
                "seed": str(run.seed),
                "games": str(shortened.games),
                "begun_with": run.begun_with or "nothing",
                "program": _commit(),
                "note": f"the last line of the run: {last}",
            }
            save(target, recipe.network(out, run), facts)
            written.append(target)
    return written


def _follow(command: Sequence[str]) -> str:
    """Runs a command, passes its lines on and returns the last one."""
    last = ""
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for line in process.stdout:
            sys.stdout.write(line)
            sys.stdout.flush()
            last = line.strip()
    if process.returncode:
        raise subprocess.CalledProcessError(process.returncode, command)
    return last


def _commit() -> str:
    """Returns the commit of the tree, and whether files differ from it."""
    described = ["git", "describe", "--always", "--dirty", "--exclude=*"]
    done = subprocess.run(described, cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.strip() or "unknown"
