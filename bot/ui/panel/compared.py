"""A decision beside a better one: what can be compared, the facts for and against, and a picture of both."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from bot.tables.rating.moment import Moment
from bot.tables.table import Table
from bot.texts import Translator
from bot.ui.cards.card import Picture
from bot.ui.faces import face_of
from engines.core.action import Action
from engines.core.score import signed
from engines.registry import game

MOST_FACTS = 3
"""More facts than these no longer read as a reason."""
BETWEEN_FACTS = "; "


def comparable(key: str, seat: int, moment: Moment, texts: Sequence[str]) -> set[str]:
    """Returns the real alternatives: actions that the panel can reach and that are not just a later task."""
    its_game, face = game(key), face_of(key)
    legal = its_game.legal(its_game.decode(moment.stored), seat)
    chosen = its_game.parse(moment.chosen)
    return {
        action.text
        for action in map(its_game.parse, texts)
        if face.can_be_compared(chosen, action) and not face.order_is_free(chosen, action)
        if its_game.answers_to(legal, action) is not None
    }


def facts_for(table: Table, view: Any, action: Action, words: Translator, than: Action | None = None) -> str:
    """Returns a decision's immediate points and the other facts for it, as clauses; "" if there are none.

    Leaves out the facts that speak as much for the other decision (`than`).
    """
    face, gain = face_of(table.game.key), table.game.forecast(view, action)
    shared = [] if than is None else [*face.reasons(view, than)]
    more = than is None or (gain or 0) > (table.game.forecast(view, than) or 0)
    now = [words("fact-now", gain=signed(gain))] if gain and more else []
    facts = [fact for fact in face.reasons(view, action) if fact.outdoes(shared)]
    told = [face.told(fact, table.names, words) for fact in facts]
    return BETWEEN_FACTS.join([*now, *told][:MOST_FACTS])


def facts_against(table: Table, view: Any, action: Action, better: Action, words: Translator) -> str:
    """Returns the facts against a decision compared with a better one, as clauses; "" if there are none."""
    face, game = face_of(table.game.key), table.game
    gain, more = game.forecast(view, action), game.forecast(view, better)
    now = []
    if gain is not None and gain < (more or 0):
        now = [words("fact-only-now", gain=signed(gain)) if gain else words("fact-nothing-now")]
    shared = [*face.objections(view, better, action)]
    facts = [fact for fact in face.objections(view, action, better) if fact.outdoes(shared)]
    told = [face.told(fact, table.names, words) for fact in facts]
    return BETWEEN_FACTS.join([*now, *told][:MOST_FACTS])


class Compared:
    """Two actions of a seat in one state, as the panel showed them then: in words and as a picture."""

    def __init__(
        self, table: Table, seat: int, state: Any, chosen: str, better: str, words: Translator
    ) -> None:
        self._table, self._seat, self._state, self._words = table, seat, state, words
        self._face = face_of(table.game.key)
        self._chosen, self._better = table.game.parse(chosen), table.game.parse(better)
        self.view = table.game.view(state, seat)
        same = self._named(self._chosen) == self._named(self._better)
        self._turned = same and getattr(self._chosen, "tile", None) is not None

    def round(self) -> str:
        """Names the round, and the turn where rounds have several."""
        if hasattr(self.view, "turns"):
            return self._words("decision-round-turn", round=self.view.round, turn=self.view.turn)
        return self._words("decision-round", round=self.view.round)

    def chosen(self, message: str = "decision-chosen") -> str:
        """Describes the chosen action and the facts against it."""
        against = facts_against(self._table, self.view, self._chosen, self._better, self._words)
        return self._told(message, self._chosen, against)

    def better(self, message: str = "decision-better") -> str:
        """Describes the better action and the facts for it; says so if no fact tells the two apart."""
        facts = facts_for(self._table, self.view, self._better, self._words, self._chosen)
        told = self._words(message, what=self._better_named())
        if not facts and self.explained():
            return told
        return self._words("decision-because", told=told, facts=facts or self._words("decision-no-fact"))

    def explained(self) -> bool:
        """Returns whether a fact speaks for the better action or against the chosen one."""
        both = (self._table, self.view)
        return bool(
            facts_for(*both, self._better, self._words, self._chosen)
            or facts_against(*both, self._chosen, self._better, self._words)
        )

    def finest(self) -> str:
        """Describes the chosen action and the facts for it."""
        facts = facts_for(self._table, self.view, self._chosen, self._words)
        return self._told("decision-chosen", self._chosen, facts)

    def both(self, file: str, alt: str, chosen: str = "decision-picture-chosen") -> Picture:
        """Draws both moves in one picture: the chosen one above, with its message, the better one below."""
        from render.core.pairs import pair  # what draws is imported with the first picture

        labels = [
            self._words(chosen, what=self._named(self._chosen)),
            self._words("decision-picture-better", what=self._better_named()),
        ]
        draw = [partial(self._panel, self._chosen), partial(self._panel, self._better)]
        return Picture(pair(draw, labels), file, alt)

    def one(self, file: str, alt: str) -> Picture:
        """Draws the chosen move as it is about to be made."""
        return Picture(self._panel(self._chosen), file, alt)

    def _told(self, message: str, action: Action, facts: str) -> str:
        told = self._words(message, what=self._named(action))
        return self._words("decision-because", told=told, facts=facts) if facts else told

    def _named(self, action: Action) -> str:
        return self._face.briefly_named(self.view, action, self._words)

    def _better_named(self) -> str:
        """Names the better action; a tile with the same name and place is turned."""
        named = self._named(self._better)
        return self._words("decision-turned", what=named) if self._turned else named

    def _panel(self, action: Action) -> bytes:
        game, view = self._table.game, self.view
        legal = game.legal(self._state, self._seat)
        ask = game.ask(legal, game.answers_to(legal, action) or (), lambda one: game.forecast(view, one))
        assert ask is not None
        return self._face.pictures.panel(
            view, self._seat, game.arranged(view, ask), self._table.names, self._words
        )
