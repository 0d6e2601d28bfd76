"""Finds the games: every package `engines/<key>` with a module `game` is one; there is no list to maintain.

A game is imported on first use; `engines/<key>/game.py` holds it as `GAME`.
"""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from importlib.util import find_spec

import engines
from engines.core.contract import AnyGame
from engines.core.errors import EngineError

_loaded: dict[str, AnyGame] = {}


@cache
def keys() -> tuple[str, ...]:
    """Returns the keys of all games that can be found, in alphabetical order."""
    packages = (module.name for module in pkgutil.iter_modules(engines.__path__) if module.ispkg)
    return tuple(sorted(key for key in packages if find_spec(f"engines.{key}.game")))


def game(key: str) -> AnyGame:
    """Returns the game with that key; raises EngineError if there is none."""
    if key not in _loaded:
        if key not in keys():
            raise EngineError("unknown_game", game=key, known=", ".join(keys()))
        add(import_module(f"engines.{key}.game").GAME)
    return _loaded[key]


def add(its_game: AnyGame) -> None:
    """Registers a game that lies in no package of `engines`."""
    _loaded[its_game.key] = its_game
