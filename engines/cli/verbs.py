"""Verbs of a game on the command line: `engines/<key>/cli.py` has them as `VERBS`, name to function."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any, BinaryIO, TextIO

from pydantic import ValidationError

from engines.cli.errors import BadInput, sentence
from engines.core.errors import EngineError
from engines.registry import keys

Verb = Callable[[Any], Any]
"""Takes the JSON document of the input and returns the one of the output."""


def all_verbs() -> dict[str, Mapping[str, Verb]]:
    """The verbs of every game that has some."""
    return {
        key: import_module(f"engines.{key}.cli").VERBS for key in keys() if find_spec(f"engines.{key}.cli")
    }


def answer_one(verb: Verb, source: BinaryIO, out: TextIO) -> None:
    """One document in, one out."""
    out.write(_dump(_answer(verb, source.read())) + "\n")


def answer_lines(verb: Verb, source: BinaryIO, out: TextIO) -> None:
    """Answers one document per line; an error is a line too, and the next document is still answered."""
    for line in source:
        try:
            answer = _answer(verb, line.strip())
        except (BadInput, EngineError, ValidationError) as error:
            answer = {"error": sentence(error)}
        out.write(_dump(answer) + "\n")
        out.flush()


def _answer(verb: Verb, text: bytes) -> Any:
    try:
        document = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadInput(f"The input is not JSON: {error}") from None
    return verb(document)


def _dump(document: Any) -> str:
    return json.dumps(document, ensure_ascii=False)
