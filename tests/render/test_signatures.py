"""Drawing functions stay easy to call: a rectangle and other things that belong together are one value."""

from __future__ import annotations

from collections.abc import Iterator
from inspect import CO_VARARGS, CO_VARKEYWORDS
from pathlib import Path
from types import CodeType

import render

MOST = 7
"""The most parameters of a function in render, not counting self or cls."""


def _long_signatures(code: CodeType) -> Iterator[tuple[str, int]]:
    count = code.co_argcount + code.co_kwonlyargcount
    count += bool(code.co_flags & CO_VARARGS) + bool(code.co_flags & CO_VARKEYWORDS)
    named = [name for name in code.co_varnames[:count] if name not in ("self", "cls")]
    if len(named) > MOST:
        yield code.co_name, len(named)
    for within in code.co_consts:
        if isinstance(within, CodeType):
            yield from _long_signatures(within)


def test_no_drawing_function_takes_more_than_seven_parameters() -> None:
    root = Path(render.__path__[0])
    found = {
        f"{path.relative_to(root)}: {name}": count
        for path in sorted(root.rglob("*.py"))
        for name, count in _long_signatures(compile(path.read_text(), path, "exec"))
    }
    assert found == {}


def test_every_kind_of_parameter_is_counted() -> None:
    few = "class A:\n def f(self, a, b, /, c, d, *e, f, g): ..."
    many = "def f(a, b, /, c, d, *e, f, g, **h): ...\nlambda a, b, c, d, e, f, g, h: 0"
    assert [*_long_signatures(compile(few, "few", "exec"))] == []
    assert [*_long_signatures(compile(many, "many", "exec"))] == [("f", 8), ("<lambda>", 8)]
