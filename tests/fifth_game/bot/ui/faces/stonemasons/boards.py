"""Boards in words, points explained, and texts for their owner only."""

from __future__ import annotations

from bot.texts import Translator
from bot.ui.faces.face import Names
from bot.ui.faces.stonemasons.telling import status
from engines.core.score import ScoreLine
from engines.stonemasons.data import TOWERS
from engines.stonemasons.state import Site
from engines.stonemasons.view import View


def in_words(view: View, names: Names, words: Translator) -> str:
    """All towers from the lowest stone to the top."""
    rows = [
        f"**{status(view, names, words)}** "
        + words("stonemasons-round", round=view.round, rounds=view.rounds)
    ]
    for name, site, points in zip(names, view.sites, view.scores, strict=True):
        rows.append(words("stonemasons-site", name=name, points=points, towers=_towers(site, words)))
    return "\n".join(rows)


def _towers(site: Site, words: Translator) -> str:
    return "; ".join(
        words(
            "stonemasons-tower",
            place=words(f"stonemasons-place-{place}"),
            stones=" – ".join(map(str, tower)) or words("stonemasons-empty"),
        )
        for place, tower in zip(TOWERS, site, strict=True)
    )


def account(line: ScoreLine, words: Translator) -> str:
    """Explains the source of some points."""
    if line.source == "spire":
        return words("bonus-points", bonus=words("stonemasons-option-spire"), points=line.points)
    return words(
        "stonemasons-account",
        place=words(f"stonemasons-place-{line.source}"),
        stones=dict(line.facts)["stones"],
        points=str(line.points),
    )


def secrets(view: View, seat: int, words: Translator) -> str:
    """The hand, and the stone that was chosen and is still to be revealed."""
    if seat != view.seat or not view.to_act:
        return ""
    rows = [words("stonemasons-hand", stones=", ".join(map(str, view.hand)))]
    if view.choice is not None:
        place = words(f"stonemasons-place-{view.choice.place}")
        rows.append(words("stonemasons-chosen", stone=str(view.choice.stone), place=place))
    return "\n".join(rows)
