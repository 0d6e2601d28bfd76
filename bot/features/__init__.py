"""One package per feature, discovered automatically. No feature imports another."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pkgutil import extend_path, iter_modules
from types import ModuleType

__path__ = extend_path(__path__, __name__)


def modules() -> Iterator[ModuleType]:
    """The `feature` module of every package here, by name; packages elsewhere on the path count too."""
    for name in sorted(module.name for module in iter_modules(__path__) if module.ispkg):
        if find_spec(f"{__name__}.{name}.feature") is not None:
            yield import_module(f"{__name__}.{name}.feature")
