"""Small questions: a list of legal actions narrowed answer by answer until one action is left."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from engines.core.action import Action

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXY"  # 25: as many as a menu of Discord's has options


@dataclass(frozen=True)
class Option:
    """One answer that still leads to a legal action."""

    letter: str
    """The letter on the picture and on the button; letters begin again at A on the next page."""
    answer: str
    gain: int | None
    """The most points that an action behind this answer brings at once; None where it can't be told."""
    actions: tuple[Action, ...]


@dataclass(frozen=True)
class Ask:
    """Where a player stands in the chain: the next question, or the one action that is left."""

    question: str
    """The next question's name; "confirm" when one action is left."""
    options: tuple[Option, ...]
    chosen: tuple[str, ...]
    """The answers given so far, those included that were not asked because there was no choice."""
    asked: tuple[str, ...]
    """The answers that the player gave: what "Back" takes the last one from."""
    preview: Action | None


def narrow(
    legal: Sequence[Action],
    answers: Sequence[str],
    gain: Callable[[Action], int | None],
) -> Ask | None:
    """The question after these answers, or None when they no longer lead to a legal action.

    A question with one answer is not asked, so `answers` holds only real choices.
    """
    left = list(legal)
    chosen: list[str] = []
    waiting = list(answers)
    while left:
        depth = len(chosen)
        if all(len(action.parts) == depth for action in left):
            if waiting:
                return None
            return Ask("confirm", (), tuple(chosen), tuple(answers), left[0])
        groups: dict[str, list[Action]] = {}
        for action in left:
            groups.setdefault(action.parts[depth][1], []).append(action)
        if len(groups) == 1:
            answer = next(iter(groups))
        elif waiting:
            answer = waiting.pop(0)
        else:
            options = tuple(
                Option(LETTERS[index % len(LETTERS)], answer, _best(actions, gain), tuple(actions))
                for index, (answer, actions) in enumerate(groups.items())
            )
            return Ask(left[0].parts[depth][0], options, tuple(chosen), tuple(answers), None)
        left = groups.get(answer, [])
        chosen.append(answer)
    return None


def _best(actions: Sequence[Action], gain: Callable[[Action], int | None]) -> int | None:
    gains = [value for value in map(gain, actions) if value is not None]
    return max(gains, default=None)
