"""The panel's questions: they narrow a list of legal actions answer by answer until one action is left."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import takewhile

from engines.core.action import Action

LETTERS = tuple("ABCDEFGHIJKLMNOPQRSTUVWXY")  # 25: as many as a menu of Discord's has options
NUMBERS = tuple(str(number) for number in range(1, len(LETTERS) + 1))


@dataclass(frozen=True)
class Option:
    """One answer that still leads to a legal action."""

    mark: str
    """The label on the picture and on the button; each page of options begins with the first label again."""
    answer: str
    gain: int | None
    """The most points that an action behind this answer scores at once; None if that is unknown."""
    actions: tuple[Action, ...]


@dataclass(frozen=True)
class Ask:
    """A player's position in the chain: the next question, or the one action that is left."""

    question: str
    """The next question's name; "confirm" when one action is left."""
    options: tuple[Option, ...]
    chosen: tuple[str, ...]
    """The answers given so far, including those that were not asked because there was no choice."""
    asked: tuple[str, ...]
    """The answers that the player gave; "Back" removes the last one."""
    preview: Action | None
    count: int = 1
    """The number of options that answer the question together, in any order."""
    others: tuple[Option, ...] = ()
    """Options of other pages, while `options` holds one page: legal as well, and drawn without a label."""


def narrow(
    legal: Sequence[Action],
    answers: Sequence[str],
    gain: Callable[[Action], int | None],
    marks: Sequence[str] = LETTERS,
) -> Ask | None:
    """Returns the question after these answers, or None if they no longer lead to a legal action.

    A question with one answer is not asked, so `answers` holds only real choices. Parts in a row that ask the
    same question ask for a set: it takes that many answers at once, and as long as some are missing it is
    asked as if none had been given. The options get their marks in order.
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
        count = _set_size(left[0], depth)
        groups: dict[str, list[Action]] = {}
        for action in left:
            for _, answer in action.parts[depth : depth + count]:
                groups.setdefault(answer, []).append(action)
        if count > 1:
            if len(left) > 1 and len(waiting) < count:
                given = tuple(answers[: len(answers) - len(waiting)])
                return Ask(
                    left[0].parts[depth][0], _options(groups, gain, marks), tuple(chosen), given, None, count
                )
            wanted = {answer for _, answer in left[0].parts[depth : depth + count]}
            if len(left) > 1:
                wanted = {waiting.pop(0) for _ in range(count)}
            left = [
                action
                for action in left
                if {answer for _, answer in action.parts[depth : depth + count]} == wanted
            ]
            chosen += [answer for action in left[:1] for _, answer in action.parts[depth : depth + count]]
            continue
        if len(groups) == 1:
            answer = next(iter(groups))
        elif waiting:
            answer = waiting.pop(0)
        else:
            return Ask(
                left[0].parts[depth][0], _options(groups, gain, marks), tuple(chosen), tuple(answers), None
            )
        left = groups.get(answer, [])
        chosen.append(answer)
    return None


def way_to(
    action: Action, asked: Callable[[Sequence[str]], Ask | None], most: int = 20
) -> tuple[str, ...] | None:
    """Returns the answers that lead from the first question to an action, or None if none do."""
    answers: tuple[str, ...] = ()
    for _ in range(most):
        ask = asked(answers)
        if ask is None:
            return None
        if ask.preview is not None:
            return answers if ask.preview == action else None
        if ask.count > 1:
            begin = len(ask.chosen)
            further = tuple(answer for _, answer in action.parts[begin : begin + ask.count])
        else:
            further = tuple(option.answer for option in ask.options if action in option.actions)[:1]
        if not further:
            return None
        answers = (*ask.asked, *further)
    return None


def _set_size(action: Action, depth: int) -> int:
    """Returns the number of consecutive parts from `depth` on that ask the same question."""
    question = action.parts[depth][0]
    return sum(1 for _ in takewhile(lambda part: part[0] == question, action.parts[depth:]))


def _options(
    groups: Mapping[str, Sequence[Action]], gain: Callable[[Action], int | None], marks: Sequence[str]
) -> tuple[Option, ...]:
    return tuple(
        Option(marks[index % len(marks)], answer, _best(actions, gain), tuple(actions))
        for index, (answer, actions) in enumerate(groups.items())
    )


def _best(actions: Sequence[Action], gain: Callable[[Action], int | None]) -> int | None:
    gains = [value for value in map(gain, actions) if value is not None]
    return max(gains, default=None)
