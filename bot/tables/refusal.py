"""Refused requests. The code names a message `refused-<code>` that says what to do next."""

from __future__ import annotations

from datetime import datetime


class Refusal(Exception):
    """A request that changes nothing; `facts` fill the sentence that the person gets."""

    def __init__(self, code: str, **facts: str | int | datetime) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts

    def __reduce__(self) -> tuple[object, ...]:
        return _refusal, (self.code, self.facts)


def _refusal(code: str, facts: dict[str, str | int | datetime]) -> Refusal:
    return Refusal(code, **facts)
