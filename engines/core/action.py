"""Actions: frozen values with one canonical short text for logs, buttons, tests and reports."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar, TypeAlias, dataclass_transform

from engines.core.derived import Derived

LONGEST_TEXT = 60

FOLLOWING = "then"
"""The question asked under an action's preview instead of its one button: the follow-up action."""

Parts: TypeAlias = tuple[tuple[str, str], ...]
"""A decision as a chain of small ones: (question, answer) pairs in the order they are asked."""


@dataclass_transform(frozen_default=True, kw_only_default=True)
@dataclass(frozen=True, kw_only=True)
class Action(Derived):
    """Base of every game's actions. A subclass names its fields, its kind and its answers.

    Every subclass becomes a frozen dataclass whose fields are given by name. From kind and answers follow
    the canonical text (`place 17 B3 E`, at most 60 characters) and the parts. A subclass whose text says
    less or more than its answers overrides `text`.
    """

    kind: str
    confirmed: ClassVar[bool] = True
    """Whether the panel shows a preview and asks for confirmation first."""
    first_question: ClassVar[str | None] = None
    """The question that the kind itself answers, where actions of several kinds are legal together."""

    def __init_subclass__(cls) -> None:
        dataclass(frozen=True, kw_only=True)(cls)

    @property
    def answers(self) -> Parts:
        """Returns the answers of this action after its kind, question by question.

        Answers hold no "/" and no ":". Actions that are legal together ask the same question at the same
        place of the chain as long as their answers so far agree.
        """
        return ()

    @property
    def asks_once_more(self) -> bool:
        """Returns whether this action is confirmed after its last answer; by default its kind decides."""
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
