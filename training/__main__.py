"""Compares the fast models with the engines, or trains networks: `python -m training compare|learn`."""

from __future__ import annotations

import argparse
import sys
from importlib import import_module
from pathlib import Path

from training.fast_model import HERE, QUICK
from training.recipe import ROOT, learn, recipe_of

BUILD = ROOT / "build" / "training"
GAMES = sorted(path.parent.name for path in HERE.glob("*/recipe.py"))


def main(words: list[str] | None = None) -> None:
    """Executes the command line."""
    parser = argparse.ArgumentParser(prog="python -m training", description=__doc__)
    verbs = parser.add_subparsers(dest="verb", required=True)
    compare = verbs.add_parser("compare", help="compare fast models with their engines, move by move")
    compare.add_argument("game", nargs="*", choices=[*GAMES, []], help="all games if none is named")
    compare.add_argument("--games", type=int, default=20, help="how many games each comparison plays")
    learning = verbs.add_parser("learn", help="carry out the runs of a game's recipe and write its weights")
    learning.add_argument("game", choices=GAMES)
    learning.add_argument("--only", default="", help="the last run to do, after those that it builds on")
    learning.add_argument("--games", type=int, default=0, help="shorten every run to this many games")
    learning.add_argument("--into", type=Path, help="folder for the weights files; else build/training/GAME")
    chosen = parser.parse_args(words)
    if chosen.verb == "compare":
        for game in chosen.game or GAMES:
            compared = import_module(f"training.{game}.compare").compare(BUILD / game, chosen.games, *QUICK)
            sys.stdout.write(f"{game}: {compared} positions agree\n")
    else:
        if chosen.only and chosen.only not in [run.name for run in recipe_of(chosen.game).runs]:
            parser.error(f"{chosen.game} has no run {chosen.only!r}")
        folder = BUILD / chosen.game
        folder.mkdir(parents=True, exist_ok=True)
        for path in learn(chosen.game, folder, only=chosen.only, games=chosen.games, into=chosen.into):
            sys.stdout.write(f"wrote {path}\n")


if __name__ == "__main__":
    main()
