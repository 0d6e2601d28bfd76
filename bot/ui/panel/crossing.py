"""A press that another player's move has crossed: what its answers mean at the table as it is now.

A partner's move can change the form of a question: one castle fewer to choose from, or a proposal to answer.
The answers that a button encodes are then those of another question, although the decision is still possible.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.tables.refusal import Refusal
from bot.tables.replay import replay_after
from bot.tables.table import Entry, Table
from bot.ui.panel.questions import Path
from engines.core.action import Action
from engines.core.contract import AnyGame
from engines.core.panel import Ask, way_to


def table_before(table: Table, entries: Sequence[Entry], seq: int) -> Table | None:
    """Returns the table with the state that a button of that event knows; None if the log can't tell it."""
    try:
        steps = replay_after(table, entries, 0)
    except Refusal:
        return None
    states = [step.state for step in steps if step.entry.seq <= seq]
    return replace(table, state=states[-1]) if states else None


def path_now(table: Table, before: Table, seat: int, path: Path) -> Path | None:
    """Returns the way to the narrowest question that has all that the answers led to before and is possible.

    None if nothing of that is possible any more.
    """
    game = table.game
    asked = _ask(game, game.legal(before.state, seat), path.answers)
    meant = {game.understood(table.state, seat, action).text for action in _actions(asked)}
    legal = game.legal(table.state, seat)
    left = [action for action in legal if action.text in meant]
    if not left:
        return None
    way = way_to(left[0], lambda answers: _ask(game, legal, answers)) or ()
    paths = (Path(way[:given]) for given in range(len(way), -1, -1))
    return next((one for one in paths if {*left} <= {*_actions(_ask(game, legal, one.answers))}), None)


def _ask(game: AnyGame, legal: Sequence[Action], answers: Sequence[str]) -> Ask | None:
    return game.ask(legal, answers, lambda action: None)


def _actions(ask: Ask | None) -> list[Action]:
    """Returns the actions that a question still leads to."""
    if ask is None:
        return []
    return [ask.preview] if ask.preview else [action for option in ask.options for action in option.actions]
