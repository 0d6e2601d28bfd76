"""What a player does: a frozen value with one canonical short text, for logs, buttons, tests and reports."""

from __future__ import annotations

from functools import cached_property
from typing import ClassVar, TypeAlias

from pydantic import BaseModel, ConfigDict

LONGEST_TEXT = 60

FOLLOWING = "then"
"""The question that is asked under an action's preview, in place of its one button: what is to follow it."""

Parts: TypeAlias = tuple[tuple[str, str], ...]
"""A decision as a chain of small ones: (question, answer) pairs in the order they are asked."""

_NOT_TOLD: set[str] = set()
"""In place of the fields that an action was given: nobody asks for those."""


class Action(BaseModel):
    """Base of every game's actions. A subclass names its fields, its kind and its answers.

    From these follow the canonical text (`place 17 B3 E`: the kind and the answers, at most 60
    characters) and the parts. A subclass whose text says less or more than its answers overrides `text`.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    kind: str
    confirmed: ClassVar[bool] = True
    """Whether the panel shows a preview and asks once more before it is done."""
    first_question: ClassVar[str | None] = None
    """The question that the kind itself answers, where actions of several kinds are legal together."""

    def model_post_init(self, context: object, /) -> None:
        """Actions share one set of the fields they were given: a set of its own is most of what one takes."""
        object.__setattr__(self, "__pydantic_fields_set__", _NOT_TOLD)

    @property
    def answers(self) -> Parts:
        """What this action answers after its kind, question by question.

        Answers hold no "/" and no ":". Actions that are legal together ask the same question at the
        same place of the chain as long as their answers so far agree.
        """
        return ()

    @property
    def asks_once_more(self) -> bool:
        """Whether this action is confirmed after its last answer; as a rule its kind says so."""
        return self.confirmed

    @cached_property
    def text(self) -> str:
        return " ".join((self.kind, *(answer for _, answer in self.answers)))

    @cached_property
    def parts(self) -> Parts:
        if self.first_question is None:
            return self.answers
        return ((self.first_question, self.kind), *self.answers)

    def __str__(self) -> str:
        return self.text
