"""The rules of thumb of each lesson, for a script to follow; one module a game, found by its key."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, cast

from engines.core.action import Action

Rule = Callable[[Any, Any, Action], tuple[float, ...]]
"""How much a lesson's rules of thumb speak for an action, the most important one first."""


def rule_of(key: str) -> Rule:
    return cast(Rule, import_module(f"{__name__}.{key}").rule)
