"""Hints: what the strong player would do here, as answers that are given already, and why."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bot.delivery.computer_moves import BUDGET, rng_seed_for
from bot.tables.levels import advises
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.texts import Translator
from bot.ui.faces import face_of
from bot.ui.panel.compared import facts_against, facts_for
from bot.work.drawing import Studio
from bot.work.thinking import Thinking
from bot.work.thoughts import weigh
from engines.core.action import Action


@dataclass(frozen=True)
class Hint:
    """The best action that was found."""

    answers: tuple[str, ...] | None
    """The answers that lead the panel to the action's preview; None if the panel can't reach it."""
    action: Action
    ahead: float | None
    """The points by which it beats the next best action; None if no other action was weighed."""
    other: Action | None = None
    """The next best action; None if no other action was weighed."""


async def hint_for(table: Table, seat: int, thinking: Thinking, studio: Studio) -> Hint:
    """Returns the strong computer player's choice, computed from the seat's own view."""
    if not table.terms.gives_hints or not advises(table.game):
        raise Refusal("no-hints")
    state = table.row.state or ""
    scores = await thinking.run(weigh, table.game.key, state, seat, (), rng_seed_for(table, seat), BUDGET)
    return await studio.run(_hint, table, seat, scores)


def _hint(table: Table, seat: int, scores: list[tuple[str, float]]) -> Hint:
    """Compares the best action with the best of those that are not just the same tasks in another order."""
    game, legal = table.game, table.game.legal(table.state, seat)
    actions = {action.text: action for action in legal}
    best = actions[scores[0][0]]
    free = face_of(game.key).order_is_free
    others = [(text, points) for text, points in scores[1:] if not free(best, actions[text])]
    ahead = scores[0][1] - others[0][1] if others else None
    answers: Any = game.answers_to(legal, best)
    return Hint(answers, best, ahead, actions[others[0][0]] if others else None)


def hint_text(hint: Hint, table: Table, seat: int, words: Translator) -> str:
    """Returns the facts for the hint, and how it compares with the next best choice."""
    view = table.view(seat)
    facts = facts_for(table, view, hint.action, words)
    sentences = [words("hint-brings", facts=facts) if facts else words("hint-estimate")]
    if hint.ahead is not None and hint.other is not None:
        sentences.append(_compared(hint.ahead, hint.other, hint.action, table, view, words))
    return " ".join(sentences)


def _compared(ahead: float, other: Action, best: Action, table: Table, view: Any, words: Translator) -> str:
    face, points = face_of(table.game.key), round(ahead)
    name, own = face.briefly_named(view, other, words), face.briefly_named(view, best, words)
    named = words("hint-other", name=name) if name != own else words("hint-next-best")
    if points <= 0:
        return words("hint-close", other=named)
    against = facts_against(table, view, other, best, words)
    message = "hint-ahead-because" if against else "hint-ahead"
    return words(message, points=points, other=named, facts=against)
