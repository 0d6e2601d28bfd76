"""What the code says: the messages it names, and what it hands over for their placeholders."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).parents[2]
SPEAKERS = {"words": 0, "its_words": 0, "text": 0, "said": 0, "button": 1, "line": 1}
"""The functions that say a message, with the place of its name among their arguments."""


@dataclass(frozen=True)
class Call:
    """One place where a message is said, or a refusal or a bad setup is raised."""

    where: str
    message: str
    """Its name; the parts that are filled in at run time are "{}"."""
    given: frozenset[str]
    """The names that are handed over with it."""
    open: bool
    """Whether more is handed over than can be read here (`**facts`)."""
    is_line: bool
    """Whether it is a line of a picture, which has a short form."""


@cache
def calls_of_speakers() -> list[Call]:
    """Every message that the bot or a picture names where it says it."""
    return [
        call
        for package in ("bot", "render")
        for module in _modules(package)
        for call in _calls(module, _message_of)
    ]


@cache
def refusals() -> list[Call]:
    """Every refusal that the bot raises."""
    return [call for module in _modules("bot") for call in _calls(module, _first_of("Refusal"))]


@cache
def bad_setups(game: str) -> list[Call]:
    """Every way in which the setup of a game can be refused."""
    modules = (*_modules("engines.core"), *_modules(f"engines.{game}"))
    return [call for module in modules for call in _calls(module, _first_of("BadSetup"))]


@cache
def literals(*packages: str) -> set[str]:
    """Every plain text in the code of these packages."""
    return {text for package in packages for module in _modules(package) for text in module.texts}


@dataclass(frozen=True)
class _Module:
    """What is looked at in a file of code."""

    file: str
    calls: tuple[ast.Call, ...]
    texts: frozenset[str]


@cache
def _modules(package: str) -> tuple[_Module, ...]:
    """The modules of a package, wherever its folders are: a game can live in a folder of its own."""
    folders = [Path(folder) for folder in import_module(package).__path__]
    return tuple(_module(file) for folder in folders for file in sorted(folder.rglob("*.py")))


@cache
def _module(file: Path) -> _Module:
    """Read once, whichever packages it is in: that takes longer than all the rest."""
    nodes = list(ast.walk(ast.parse(file.read_text(encoding="utf-8"))))
    texts = (node.value for node in nodes if isinstance(node, ast.Constant))
    calls = (node for node in nodes if isinstance(node, ast.Call))
    return _Module(str(file), tuple(calls), frozenset(text for text in texts if isinstance(text, str)))


class _Name:
    """Finds the argument of a call that names what is said, if the call says anything."""

    def __init__(self, places: dict[str, int]) -> None:
        self._places = places

    def __call__(self, call: ast.Call) -> ast.expr | None:
        match call.func:
            case ast.Name(id=name) if name in self._places:
                place = self._places[name]
            case ast.Attribute(attr="words") if "words" in self._places:
                place = 0
            case ast.Call(func=ast.Name(id="words" | "words_for")) if "words" in self._places:
                place = 0
            case _:
                return None
        return call.args[place] if place < len(call.args) else None


_message_of = _Name(SPEAKERS)


def _first_of(name: str) -> _Name:
    return _Name({name: 0})


def _calls(module: _Module, find: _Name) -> Iterator[Call]:
    for node in module.calls:
        if (argument := find(node)) is not None:
            given = frozenset(keyword.arg for keyword in node.keywords if keyword.arg)
            is_line = isinstance(node.func, ast.Name) and node.func.id == "line"
            if is_line:
                given |= {"name"}
            for message in _names(argument):
                more = any(keyword.arg is None for keyword in node.keywords)
                yield Call(f"{module.file}:{node.lineno}", message, given, more, is_line)


def _names(argument: ast.expr) -> Iterator[str]:
    match argument:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp():
            yield from _names(argument.body)
            yield from _names(argument.orelse)
        case ast.JoinedStr():
            yield "".join(
                str(part.value) if isinstance(part, ast.Constant) else "{}" for part in argument.values
            )
