"""When the facts that hints state are true; one module a game, found by its key.

`TRUE` has a function for every fact, which looks for it in the engine; `RARE` has the facts that some games
never state.
"""

from __future__ import annotations

from collections.abc import Callable, Set
from importlib import import_module
from typing import cast


def true_of(key: str) -> dict[str, Callable[..., bool]]:
    return cast(dict[str, Callable[..., bool]], import_module(f"{__name__}.{key}").TRUE)


def rare_of(key: str) -> Set[str]:
    return cast(Set[str], import_module(f"{__name__}.{key}").RARE)
