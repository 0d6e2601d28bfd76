"""The targets of each game: `<key>.toml`, one line a figure. A figure without a target is only printed."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tests.bench.rows import Row


@dataclass(frozen=True)
class Target:
    """The range of a figure; the ending of its name gives its unit and whether more of it is better."""

    figure: str
    value: float | None

    def row(self, name: str, measured: float) -> Row:
        unit = "ms" if self.figure.endswith("_ms") else ""
        if self.value is None:
            return Row(name, measured, unit)
        return Row(name, measured, unit, "at most" if unit else "at least", self.value)


def target(key: str, figure: str) -> Target:
    """The target of one of a game's figures."""
    return Target(figure, _read(key).get(figure))


@cache
def _read(key: str) -> dict[str, float]:
    file = Path(__file__).with_name(f"{key}.toml")
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
