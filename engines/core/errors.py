"""The ways a request to an engine can be wrong, each with a reason that a program can read."""

from __future__ import annotations


class EngineError(Exception):
    """Base of all errors that an engine raises on purpose."""

    def __init__(self, reason: str, **details: str | int) -> None:
        super().__init__(reason, details)
        self.reason = reason
        self.details = details

    def __str__(self) -> str:
        facts = ", ".join(f"{name} {value}" for name, value in self.details.items())
        return f"{self.reason.replace('_', ' ')} ({facts})" if facts else self.reason.replace("_", " ")


class IllegalAction(EngineError):
    """The action can't be taken here; `reason` says why ("overlap", "not_due", …)."""


class OtherRules(EngineError):
    """The game was played by a version of the rules that this program does not have."""


class BadText(EngineError):
    """A text is not the canonical text of any action."""


class BadSetup(EngineError):
    """These options do not go with each other or with this number of seats."""


class BadState(EngineError):
    """A stored state can't be read: truncated, corrupt or of an unknown version."""
