"""Drawing functions stay callable by people: a rectangle is one value, and what belongs together is too."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import render

MOST = 7
"""So many parameters may a function of render have, the object or class that it belongs to not counted."""


def _long_signatures(source: str) -> Iterator[tuple[str, int]]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            given = node.args
            named = [*given.posonlyargs, *given.args, *given.kwonlyargs]
            named += [rest for rest in (given.vararg, given.kwarg) if rest is not None]
            count = sum(parameter.arg not in ("self", "cls") for parameter in named)
            if count > MOST:
                yield getattr(node, "name", "lambda"), count


def test_no_drawing_function_takes_more_than_seven_parameters() -> None:
    root = Path(render.__path__[0])
    found = {
        f"{path.relative_to(root)}: {name}": count
        for path in sorted(root.rglob("*.py"))
        for name, count in _long_signatures(path.read_text())
    }
    assert found == {}


def test_every_kind_of_parameter_is_counted() -> None:
    assert [*_long_signatures("class A:\n def f(self, a, b, /, c, d, *e, f, g): ...")] == []
    assert [*_long_signatures("def f(a, b, /, c, d, *e, f, g, **h): ...")] == [("f", 8)]
