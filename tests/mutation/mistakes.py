"""The small mistakes that can be made in a source: one at a time, always in the same order."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

OTHER_WAY: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
UNSEEN = ("log", "logging")
"""Names of loggers: tests need not notice missing log lines."""

Place = tuple[ast.AST, str, int | None]
"""A node's position: its parent, the field and the index in it."""


@dataclass(frozen=True)
class Mistake:
    """One mistake: its number, its line, and its description."""

    number: int
    line: int
    what: str


@cache
def mistakes(source: str) -> tuple[Mistake, ...]:
    """Returns all mistakes that can be made in this source."""
    return tuple(
        Mistake(number, (node.target if isinstance(node, ast.comprehension) else node).lineno, what)
        for number, (node, what, _) in enumerate(_candidates(ast.parse(source)))
    )


def with_mistake(source: str, number: int) -> str:
    """The source with one of its mistakes; comments are lost."""
    tree = ast.parse(source)
    for index, (_, _, make) in enumerate(_candidates(tree)):
        if index == number:
            make()
            return ast.unparse(ast.fix_missing_locations(tree))
    raise IndexError(number)


def _candidates(tree: ast.Module) -> Iterator[tuple[Any, str, Callable[[], None]]]:
    """Yields each node with a possible mistake, its description, and a function that makes it in the tree."""
    for node, place in list(_nodes(tree)):
        for what, other in _others(node):
            yield node, what, lambda place=place, other=other: _put(place, other)  # type: ignore[misc]


def _nodes(node: ast.AST) -> Iterator[tuple[Any, Place]]:
    """Yields all nodes that do something: no annotations, no docstrings, nothing for another system."""
    for name, value in ast.iter_fields(node):
        if name != "orelse" and isinstance(node, ast.If) and _is_about_systems(node):
            continue
        if name in ("annotation", "returns", "decorator_list", "bases", "type_comment"):
            continue
        for index, child in enumerate(value if isinstance(value, list) else [value]):
            if not isinstance(child, ast.AST) or _is_words(child) or _is_unseen(child):
                continue
            if not _is_about_systems(child):
                yield child, (node, name, index if isinstance(value, list) else None)
            yield from _nodes(child)


def _is_about_systems(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and ast.unparse(node.test).startswith("sys.platform ==")


def _is_words(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _is_unseen(node: ast.AST) -> bool:
    match node:
        case ast.Expr(value=ast.Call(func=ast.Attribute(value=ast.Name(id=name)))):
            return name in UNSEEN
        case ast.Import() | ast.ImportFrom():
            return True
        case _:
            return False


def _others(node: Any) -> Iterator[tuple[str, ast.AST]]:
    """Yields the nodes that could stand here by mistake."""
    match node:
        case ast.Compare(left=left, ops=[op, *ops], comparators=comparators) if type(op) in OTHER_WAY:
            other = OTHER_WAY[type(op)]()
            yield f"{_name(op)} becomes {_name(other)}", ast.Compare(left, [other, *ops], comparators)
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield "a not is lost", operand
        case ast.BoolOp(op=op, values=values):
            swapped = ast.Or() if isinstance(op, ast.And) else ast.And()
            yield f"{_name(op)} becomes {_name(swapped)}", ast.BoolOp(swapped, values)
        case ast.Constant(value=bool(truth)):
            yield f"{truth} becomes {not truth}", ast.Constant(not truth)
        case ast.Constant(value=int(number)):
            for changed in (number + 1, number - 1):
                yield f"{number} becomes {changed}", ast.Constant(changed)
        case ast.Expr(value=ast.Call() | ast.Await()):
            yield f"it does not say {ast.unparse(node)[:60]}", ast.Pass()
        case ast.Return(value=ast.expr() as value) if not _is_none(value):
            yield "it returns None", ast.Return(ast.Constant(None))
        case ast.If(test=test, body=body, orelse=orelse):
            yield "the condition is inverted", ast.If(_inverted(test), body, orelse)
        case ast.IfExp(test=test, body=body, orelse=orelse):
            yield "the condition is inverted", ast.IfExp(test, orelse, body)
        case ast.comprehension(target=target, iter=source, ifs=[first, *ifs], is_async=is_async):
            yield (
                "the filter is inverted",
                ast.comprehension(target, source, [_inverted(first), *ifs], is_async),
            )


def _inverted(test: ast.expr) -> ast.expr:
    return ast.UnaryOp(ast.Not(), test)


def _is_none(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value is None


def _name(operator: ast.AST) -> str:
    return type(operator).__name__


def _put(place: Place, other: ast.AST) -> None:
    parent, name, index = place
    if index is None:
        setattr(parent, name, other)
    else:
        getattr(parent, name)[index] = other
