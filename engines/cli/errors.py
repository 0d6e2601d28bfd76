"""Turns errors in command-line input into one sentence."""

from __future__ import annotations

from pydantic import ValidationError

from engines.core.errors import EngineError


class BadInput(Exception):
    """Bad input; its text is the sentence that the caller gets."""


def sentence(error: Exception) -> str:
    """Returns the error as one sentence."""
    if isinstance(error, ValidationError):
        text = _first_problem(error)
    elif isinstance(error, EngineError):
        text = str(error).capitalize()
    else:
        text = " ".join(str(error).split())
    return text if text.endswith(".") else text + "."


def _first_problem(error: ValidationError) -> str:
    problem = error.errors(include_url=False, include_context=False)[0]
    where = ".".join(map(str, problem["loc"]))
    what = problem["msg"].removeprefix("Value error, ")
    more = error.error_count() - 1
    text = f"{where}: {what}" if where else what
    return f"{text} (and {more} more)" if more else text
