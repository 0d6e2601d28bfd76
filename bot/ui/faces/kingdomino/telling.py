"""Sentences about events and the due player; names dominoes by their halves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.texts import Translator
from bot.ui.faces.face import Names
from engines.core.event import Event
from engines.kingdomino.data import DOMINOES, Half, Placement
from engines.kingdomino.grid import name_of
from engines.kingdomino.view import View

DEEDS = ("placed", "claimed", "discarded")
"""Kinds of events that describe a decision."""


def half_name(half: Half, words: Translator) -> str:
    """A terrain and its crowns."""
    return words("kingdomino-half", terrain=words(f"kingdomino-{half.terrain}"), crowns=half.crowns)


def halves(domino: int, words: Translator) -> str:
    """Both halves of a domino."""
    return ", ".join(half_name(half, words) for half in DOMINOES[domino])


def lying(placement: Placement, size: int, words: Translator) -> str:
    """Both halves of a domino, each with its square."""
    squares = (placement.first, placement.second)
    return ", ".join(
        words("kingdomino-half-on", half=half_name(half, words), square=name_of(square, size))
        for half, square in zip(DOMINOES[placement.domino], squares, strict=True)
    )


def told(events: Sequence[Event], names: Names, words: Translator) -> str:
    """An entry of the log in a line; the end of a Dynasty's game has a line of its own."""
    said = [(event.kind, sentence) for event in events if (sentence := tell(event, names, words))]
    line = " ".join(sentence for kind, sentence in said if kind != "scored")
    return "\n".join([line, *(sentence for kind, sentence in said if kind == "scored")]).strip()


def tell(event: Event, names: Names, words: Translator) -> str:
    """One event in a sentence; "" where the others or the picture say enough."""
    facts: dict[str, Any] = dict(event.facts)
    name = names[event.seat] if event.seat is not None else ""
    match event.kind:
        case "placed":
            return words(
                "kingdomino-placed",
                name=name,
                domino=str(facts["domino"]),
                halves=halves(facts["domino"], words),
                gain=facts["gain"],
            )
        case "claimed":
            message = "kingdomino-claimed-last" if facts.get("forced") else "kingdomino-claimed"
            return words(message, name=name, domino=str(facts["domino"]))
        case "discarded":
            return words("kingdomino-discarded", name=name, domino=str(facts["domino"]))
        case "scored":
            points = ", ".join(f"{name} {score}" for name, score in zip(names, facts["points"], strict=True))
            return words("kingdomino-game-over", game=facts["game"], points=points)
    return ""


def deed(view: View, event: Event, words: Translator) -> str:
    """A decision in a few words: which domino, and where."""
    facts: dict[str, Any] = dict(event.facts)
    if event.kind not in DEEDS:
        return ""
    square = name_of((facts["first"][0], facts["first"][1]), view.size) if event.kind == "placed" else ""
    return words(f"kingdomino-back-{event.kind}", domino=str(facts["domino"]), square=square)


def round_starts(events: Sequence[Event], now: int) -> tuple[int, int] | None:
    """Returns where a round starts: after the forced last claim, or with the next game of a Dynasty."""
    kinds = [event.kind for event in events]
    if "scored" in kinds:
        return kinds.index("scored") + 1, 1
    left = [at for at, event in enumerate(events) if event.kind == "claimed" and event.facts.get("forced")]
    if not left or not {"placed", "discarded"} & set(kinds):
        return None
    return left[-1] + 1, now + 1


def status(view: View, names: Names, words: Translator) -> str:
    """Returns a sentence that names the player who has to place or to claim."""
    if not view.to_act:
        return words("status-over")
    name = names[view.to_act[0]]
    if view.phase == "place":
        return words("kingdomino-status-place", name=name, domino=str(view.due))
    return words("kingdomino-status-claim", name=name)


def last_placed(view: View, names: Names, words: Translator) -> str:
    """Describes the last placed domino, its place and its points; "" if the last turn placed none."""
    last = view.last
    if last is None or last.placed is None:
        return ""
    return words(
        "kingdomino-alt-last",
        name=names[last.seat],
        domino=str(last.placed.domino),
        placed=lying(last.placed, view.size, words),
        gain=last.gain,
    )
