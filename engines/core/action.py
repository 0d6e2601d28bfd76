"""What a player does: a frozen value with one canonical short text, for logs, buttons, tests and reports."""

from __future__ import annotations

from typing import ClassVar

from pydantic import BaseModel, ConfigDict

LONGEST_TEXT = 60


class Action(BaseModel):
    """Base of every game's actions. A subclass names its fields and says its text and its parts."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    confirmed: ClassVar[bool] = True
    """Whether the panel shows a preview and asks once more before it is done."""

    @property
    def text(self) -> str:
        """The canonical text, at most 60 characters: `place 17 B3 E`."""
        raise NotImplementedError

    @property
    def parts(self) -> tuple[tuple[str, str], ...]:
        """The decision as a chain of small ones: (question, answer) pairs in the order they are asked.

        Answers hold no "/" and no ":". Actions that are legal together ask the same question at the
        same place of the chain as long as their answers so far agree.
        """
        raise NotImplementedError

    def __str__(self) -> str:
        return self.text
