"""The catalogues as Fluent's parser reads them: their messages, placeholders and plain text."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from bot.texts import catalogues


@dataclass(frozen=True)
class Said:
    """One message, or one attribute of a message ("message.attribute")."""

    id: str
    variables: frozenset[str]
    texts: tuple[str, ...]
    """Its plain text, in the pieces between placeholders."""


class _Pieces(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.texts: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:  # noqa: N802
        self.texts.append(node.value)


class _References(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def files(lang: str) -> list[Path]:
    """The catalogue files of a language."""
    return catalogues(lang)


def subject(file: Path) -> str:
    """Returns the subject of a file, the same in every language: its own name, or that of its feature."""
    return file.parents[1].name if file.parent.name == "texts" else file.name


@cache
def entries(file: Path) -> tuple[ast.EntryType, ...]:
    """Returns everything in a file; unreadable parts are there as `Junk`."""
    return tuple(parse(written(file)).body)


@cache
def written(file: Path) -> str:
    return file.read_text(encoding="utf-8")


def references(file: Path) -> set[str]:
    """Returns the messages to which messages of a file refer."""
    found = _References()
    for entry in entries(file):
        found.visit(entry)
    return found.names


@cache
def in_file(file: Path) -> tuple[Said, ...]:
    """The messages of a file in their order, each followed by its attributes."""
    return tuple(_messages(file))


def _messages(file: Path) -> Iterator[Said]:
    for entry in entries(file):
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                yield _said(entry.id.name, entry.value)
            for attribute in entry.attributes:
                yield _said(f"{entry.id.name}.{attribute.id.name}", attribute.value)


def _said(name: str, pattern: ast.Pattern) -> Said:
    pieces = _Pieces()
    pieces.visit(pattern)
    return Said(name, frozenset(pieces.variables), tuple(pieces.texts))


@cache
def catalogue(lang: str) -> dict[str, Said]:
    """All messages of a language."""
    return {said.id: said for file in files(lang) for said in in_file(file)}
