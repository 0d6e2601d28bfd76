"""The rewards that the strong player has earned in a turn and not taken yet."""

from __future__ import annotations

from typing import NamedTuple

from engines.mad_king_ludwig.view import View


class Waiting(NamedTuple):
    """Rewards that are earned and not taken yet."""

    extra: int = 0
    corridor: int = 0
    look: int = 0
    draw: int = 0
    choose: int = 0


NOTHING = Waiting()


def waiting_in(view: View) -> Waiting:
    """Returns the rewards that wait in this turn and in the turns that it interrupts."""
    kinds = [reward.kind for reward in (*view.rewards, *view.waiting)]
    return Waiting(
        view.extra_turns + view.waiting_turns,
        kinds.count("corridor"),
        kinds.count("sleeping"),
        kinds.count("utility"),
        kinds.count("downstairs"),
    )
