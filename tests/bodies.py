"""What the bot sent, checked against Discord's own description where its checker is at hand."""

from __future__ import annotations

import importlib.util
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

CHECKER = Path(__file__).parents[2] / "shared" / "tools" / "discord_bodies.py"


def wrong(requests: Iterable[Mapping[str, Any]]) -> set[str]:
    """What Discord would refuse in these requests, a sentence each; nothing without the checker."""
    checker = _checker()
    if checker is None:
        return set()
    return {
        f"{request['method']} {request['path']}: {sentence}"
        for request in requests
        if not request["path"].endswith("/threads")  # which the checker takes for an empty message
        for sentence in checker.errors(
            request["method"], request["path"], request["body"], request["filenames"]
        )
    }


@cache
def _checker() -> ModuleType | None:
    if not CHECKER.exists():
        return None
    spec = importlib.util.spec_from_file_location("discord_bodies", CHECKER)
    if spec is None or spec.loader is None:
        return None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
