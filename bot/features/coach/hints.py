"""Hints: what the strong player would do here, as answers that are given already and a sentence of facts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bot.delivery.computer_moves import BUDGET, rng_seed_for
from bot.tables.levels import advises
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.texts import Translator
from bot.ui.faces import face_of
from bot.work.drawing import Studio
from bot.work.thinking import Thinking
from bot.work.thoughts import weigh
from engines.core.action import Action
from engines.core.score import signed


@dataclass(frozen=True)
class Hint:
    """The best action that was found."""

    answers: tuple[str, ...] | None
    """What leads the panel to its preview; None where the panel can't be led there."""
    action: Action
    ahead: float | None
    """By how many points it is better than the next best; None where nothing else was weighed."""


async def hint_for(table: Table, seat: int, thinking: Thinking, studio: Studio) -> Hint:
    """What the strong player would do, from what the seat may see."""
    if not table.terms.gives_hints or not advises(table.game):
        raise Refusal("no-hints")
    state = table.row.state or ""
    scores = await thinking.run(weigh, table.game.key, state, seat, (), rng_seed_for(table, seat), BUDGET)
    return await studio.run(_hint, table, seat, scores)


def _hint(table: Table, seat: int, scores: list[tuple[str, float]]) -> Hint:
    game, legal = table.game, table.game.legal(table.state, seat)
    best = next(action for action in legal if action.text == scores[0][0])
    ahead = scores[0][1] - scores[1][1] if len(scores) > 1 else None
    answers: Any = game.answers_to(legal, best)
    return Hint(answers, best, ahead)


def facts_of(table: Table, view: Any, action: Action, words: Translator) -> str:
    """What a decision brings at once and what else speaks for it, with commas between; "" for nothing."""
    gain = table.game.forecast(view, action)
    now = [words("hint-now", gain=signed(gain))] if gain else []
    return ", ".join((*now, *face_of(table.game.key).reasons(view, action, table.names, words)))


def hint_text(hint: Hint, table: Table, seat: int, words: Translator) -> str:
    """What speaks for it, in a sentence or two."""
    facts = facts_of(table, table.view(seat), hint.action, words)
    sentences = [words("hint-brings", facts=facts) if facts else words("hint-this")]
    if hint.ahead is not None:
        points = round(hint.ahead)
        sentences.append(words("hint-ahead", points=points) if points > 0 else words("hint-close"))
    return " ".join(sentences)
