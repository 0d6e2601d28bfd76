"""Dragon Castle in few words: deeds for the public post, buttons and questions for the panel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.texts import Translator
from bot.ui.faces.dragon_castle.telling import card, tile
from engines.core.event import Event
from engines.dragon_castle.data import shrine_points
from engines.dragon_castle.view import View

TWINS = "="
"""The picture joins a pair with it, and the button of a tile that has a twin shows it."""


def of_ingenuity(view: View, words: Translator) -> str:
    """Returns the last deed of the Dragon of Ingenuity for a player who takes the next tile; "" otherwise."""
    last = view.last[-1] if view.last else None
    if view.seats > 1 or last is None or last.seat is not None or view.phase != "act":
        return ""
    if last.action == "summon":
        return words("dragon_castle-brief-ingenuity-summons")
    taken = [tile(face, words) for face in last.faces]
    return words("dragon_castle-brief-ingenuity", tiles=" + ".join(taken)) if taken else ""


def deeds(events: Sequence[Event], words: Translator) -> list[str]:
    """Tiles taken, sets turned, shrines built, Spirits called."""
    told = []
    taken = [tile(str(event.facts["face"]), words) for event in events if event.kind == "taken"]
    if taken:
        told.append(words("dragon_castle-deed-taken", tiles=" + ".join(taken)))
    for event in events:
        facts: dict[str, Any] = dict(event.facts)
        match event.kind:
            case "consolidated":
                told.append(words("dragon_castle-deed-set", size=facts["size"], points=facts["points"]))
            case "built":
                points = shrine_points(facts["level"])
                told.append(words("dragon_castle-deed-built", level=facts["level"], points=points))
            case "shrine_taken":
                told.append(words("dragon_castle-deed-shrine"))
            case "discarded":
                points = facts["points"]
                told.append(words("dragon_castle-deed-discarded", points=points))
            case "summoned":
                told.append(words("dragon_castle-deed-summoned", points=facts["points"]))
            case "activated":
                told.append(words("dragon_castle-deed-spirit", spirit=card(facts["spirit"], words)))
    return told
