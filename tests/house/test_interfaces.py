"""The bot uses only the public interfaces of its libraries, and its own modules only each other's."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
DOCUMENTED = {"_asdict", "_replace", "_fields", "_make"}
"""Public despite their names: members of a named tuple."""
EXCEPTION = ("bot/process/client.py", "self._connection")
"""The gate needs a connection's parsers. discord.py has no public way to them, and its version is pinned."""


def private_uses(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Yields the uses of private attributes of anything but `self` and `cls`."""
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Attribute)
            and node.attr.startswith("_")
            and not node.attr.startswith("__")
            and node.attr not in DOCUMENTED
            and not (isinstance(node.value, ast.Name) and node.value.id in ("self", "cls"))
        ):
            yield node.lineno, ast.unparse(node)


def inherited_uses(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Yields private attributes of `self` that a class with a foreign base uses but does not make."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.ClassDef) or not any(
            isinstance(base, ast.Attribute) for base in node.bases
        ):
            continue
        uses = [part for part in ast.walk(node) if isinstance(part, ast.Attribute) and _is_own(part)]
        made = {part.attr for part in uses if isinstance(part.ctx, ast.Store)}
        made |= {part.name for part in node.body if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef)}
        yield from ((part.lineno, ast.unparse(part)) for part in uses if part.attr not in made)


def _is_own(part: ast.Attribute) -> bool:
    private = part.attr.startswith("_") and not part.attr.startswith("__")
    return private and isinstance(part.value, ast.Name) and part.value.id == "self"


def test_no_private_attribute_of_anything_foreign_is_used() -> None:
    found = [
        f"{file.relative_to(ROOT)}:{line}: {text}"
        for file in sorted((ROOT / "bot").rglob("*.py"))
        for tree in [ast.parse(file.read_text(encoding="utf-8"))]
        for line, text in (*private_uses(tree), *inherited_uses(tree))
        if (file.relative_to(ROOT).as_posix(), text) != EXCEPTION
    ]
    assert found == []


def test_the_uses_that_were_there_would_be_found() -> None:
    stage = "state = self._client._connection"
    writer = "class Writer(aiosqlite.Connection):\n def f(self):\n  self._execute(self._conn)"
    assert [text for _, text in private_uses(ast.parse(stage))] == ["self._client._connection"]
    assert len(list(inherited_uses(ast.parse(writer)))) == 2
