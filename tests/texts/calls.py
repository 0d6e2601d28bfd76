"""The messages that the code names, and the arguments that it passes for their placeholders."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Set
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).parents[2]
SPEAKERS = {"words": 0, "its_words": 0, "text": 0, "said": 0, "button": 1, "line": 1}
"""The functions that say a message, with the place of its name among their arguments."""


@dataclass(frozen=True)
class Call:
    """One call that says a message, or raises a refusal or a bad setup."""

    where: str
    message: str
    """Its name; the parts that are filled in at run time are "{}"."""
    given: frozenset[str]
    """The names of its arguments."""
    open: bool
    """Whether it passes more arguments than can be read here (`**facts`)."""
    is_line: bool
    """Whether it is a line of a picture, which has a short form."""


@cache
def calls_of_speakers() -> list[Call]:
    """Returns every message that the bot or a picture names where it says it."""
    return [call for package in ("bot", "render") for call in _calls(package, _SPEAKING, _message_of)]


@cache
def refusals() -> list[Call]:
    """Returns every refusal that the bot raises."""
    return list(_calls("bot", re.compile("Refusal"), _first_of("Refusal")))


@cache
def bad_setups(game: str) -> list[Call]:
    """Returns every way in which the setup of a game can be refused."""
    packages = ("engines.core", f"engines.{game}")
    return [call for each in packages for call in _calls(each, re.compile("BadSetup"), _first_of("BadSetup"))]


def calls_of(package: str, *names: str) -> Iterator[ast.Call]:
    """Yields every call of a function with one of these names."""
    for file in _files(package, re.compile("|".join(names))):
        for call in _module(file).calls:
            if isinstance(call.func, ast.Name) and call.func.id in names:
                yield call


def literals_among(names: Set[str], *packages: str) -> set[str]:
    """Returns those of the names that are plain texts in the code of these packages."""
    found = set[str]()
    for package in packages:
        for file in _files(package):
            if not found.issuperset(names & set(_QUOTED.findall(_text(file)))):
                found |= names & _module(file).texts
    return found


@cache
def places_naming(names: frozenset[str]) -> dict[str, set[str]]:
    """Returns for each name the features whose code has it as a plain text; "" for everything else."""
    found: dict[str, set[str]] = {name: set() for name in names}
    for package in ("bot", "render"):
        for file in _files(package):
            for name in names & _module(file).texts:
                found[name].add(place_of(file))
    return found


def place_of(file: Path) -> str:
    """Returns the feature that a file belongs to; "" for everything else."""
    *_, parent, feature, _ = ("", *file.parts)
    return feature if parent == "features" else ""


@dataclass(frozen=True)
class _Module:
    """The relevant parts of a file of code."""

    file: str
    calls: tuple[ast.Call, ...]
    texts: frozenset[str]


_SPEAKING = re.compile(rf"\b({'|'.join(SPEAKERS)}|words_for)\(")
"""A pattern in every file that says a message; other files need not be parsed."""
_QUOTED = re.compile(r"""["']([\w-]+)["']""")


def _files(package: str, naming: re.Pattern[str] | None = None) -> Iterator[Path]:
    """Returns the matching files of a package in all its folders: a game can have one of its own."""
    folders = [Path(folder) for folder in import_module(package).__path__]
    files = (file for folder in folders for file in sorted(folder.rglob("*.py")))
    return (file for file in files if naming is None or naming.search(_text(file)))


@cache
def _text(file: Path) -> str:
    return file.read_text(encoding="utf-8")


@cache
def _module(file: Path) -> _Module:
    """Reads a file once for all packages: parsing takes longer than all the rest."""
    nodes = list(ast.walk(ast.parse(_text(file))))
    texts = (node.value for node in nodes if isinstance(node, ast.Constant))
    calls = (node for node in nodes if isinstance(node, ast.Call))
    return _Module(str(file), tuple(calls), frozenset(text for text in texts if isinstance(text, str)))


class _Name:
    """Finds the argument of a call that names its message, if it says one."""

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


def _calls(package: str, naming: re.Pattern[str], find: _Name) -> Iterator[Call]:
    for module in map(_module, _files(package, naming)):
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
