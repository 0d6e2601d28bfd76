"""Replays a running game from its log: the states that led to the present one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from bot.tables.history import without_undone
from bot.tables.refusal import Refusal
from bot.tables.table import Entry, Table
from engines.core.errors import EngineError


class ReplayStep(NamedTuple):
    """A decision, and the state after it. The state holds secrets: only views of it are shown."""

    entry: Entry
    state: Any
    turn_ends: bool


def replay_after(table: Table, entries: Iterable[Entry], after: int) -> list[ReplayStep]:
    """Returns the decisions after that event, replayed from the whole log.

    Raises a Refusal if the log does not lead to the current table: rules have changed, or a part is lost.
    """
    game = table.game
    steps: list[ReplayStep] = []
    try:
        version, seed = table.row.rules_version, game.seed(table.state)
        state = game.setup_by(version, table.options, len(table.seats), seed)
        for entry in without_undone(entries):
            if entry.verb == "acted" and entry.seat is not None and entry.action is not None:
                step = game.apply(state, entry.seat, game.parse(entry.action))
                state = step.state
                steps.append(ReplayStep(entry, state, step.turn_ends))
    except EngineError:
        raise Refusal("no-pictures-then") from None
    if game.encode(state) != game.encode(table.state):
        raise Refusal("no-pictures-then")
    return [one for one in steps if one.entry.seq > after]
