"""What speaks for a placement or a claim, in facts of a few words: for hints and the coach."""

from __future__ import annotations

from collections.abc import Iterator

from bot.texts import Translator
from bot.ui.faces.face import Names
from engines.core.action import Action
from engines.core.score import signed
from engines.kingdomino.actions import Claim, Place
from engines.kingdomino.forecast import (
    best_gain,
    chooses_first,
    growths,
    keeps_central,
    keeps_whole,
    last_terrains,
    most_wanted,
)
from engines.kingdomino.view import View


def reasons(view: View, action: Action, names: Names, words: Translator) -> Iterator[str]:
    """The facts, the most telling first."""
    if isinstance(action, Place):
        yield from _placing(view, action, words)
    elif isinstance(action, Claim):
        yield from _claiming(view, action.domino, names, words)


def _placing(view: View, action: Place, words: Translator) -> Iterator[str]:
    """Areas that score more than before, and what is kept that others would lose."""
    for area, gain in growths(view, action):
        if gain:
            yield words(
                "kingdomino-area-points",
                terrain=words(f"kingdomino-{area.terrain}"),
                squares=len(area.squares),
                crowns=area.crowns,
                points=area.points,
            )
    if keeps_central(view, action):
        yield words("kingdomino-reason-central")
    if keeps_whole(view, action):
        yield words("kingdomino-reason-whole")


def _claiming(view: View, domino: int, names: Names, words: Translator) -> Iterator[str]:
    """What it could score, whether its kind runs out, who else could use it, and the next choice."""
    if gain := best_gain(view, domino):
        yield words("kingdomino-reason-scores", gain=signed(gain))
    for terrain in last_terrains(view, domino):
        yield words("kingdomino-reason-last", terrain=words(f"kingdomino-{terrain}"))
    if wanted := most_wanted(view, domino):
        yield words("kingdomino-reason-wanted", name=names[wanted.seat], gain=signed(wanted.gain))
    if chooses_first(view, domino):
        yield words("kingdomino-reason-first")
