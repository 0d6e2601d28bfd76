"""Dragon Castle in sentences: the events, the due player, and the names of tiles and cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.texts import Translator
from bot.ui.faces.face import Names
from engines.core.event import Event
from engines.dragon_castle.data import TYPE_OF, shrine_points
from engines.dragon_castle.forecast import rounds_left
from engines.dragon_castle.grid import name_of
from engines.dragon_castle.view import View
from render.dragon_castle.tiles import number_text

DEEDS = ("taken", "placed", "shrine_taken", "discarded", "summoned", "consolidated", "built")
"""Kinds of events that describe a decision with a text of its own."""


def tile(face: str, words: Translator) -> str:
    """A tile face in words: "soldier 4", "wind II"."""
    return words(f"dragon_castle-tile-{TYPE_OF[face[0]]}", number=number_text(face))


def tiles_in_hand(view: View, words: Translator) -> str:
    """Lists the tiles in hand; equal ones as a number and a name."""
    if len(view.hand) > len(set(view.hand)):
        return f"{len(view.hand)} × {tile(view.hand[0], words)}"
    return ", ".join(tile(face, words) for face in view.hand)


def card(name: str, words: Translator) -> str:
    """Returns the full name of a Spirit or a Dragon."""
    return words(f"dragon_castle-value-{name}")


def tell(event: Event, names: Names, words: Translator) -> str:
    """One event in a sentence; "" when it is not worth one: the picture frames what was placed."""
    facts: dict[str, Any] = dict(event.facts)
    name = names[event.seat] if event.seat is not None else ""
    match event.kind:
        case "taken":
            message = "dragon_castle-taken-second" if facts["second"] else "dragon_castle-taken"
            return words(
                message,
                name=name,
                tile=tile(facts["face"], words),
                cell=facts["cell"],
                **_below([facts["uncovered"]], words),
            )
        case "shrine_taken":
            return words("dragon_castle-shrine-taken", name=name, pool=facts["pool"])
        case "discarded":
            return words(
                "dragon_castle-discarded", name=name, tile=tile(facts["face"], words), points=facts["points"]
            )
        case "summoned" if event.seat is None:
            return words("dragon_castle-ingenuity-summons", left=facts["left"])
        case "summoned":
            return words("dragon_castle-summoned", name=name, points=facts["points"], left=facts["left"])
        case "last_round":
            return words("dragon_castle-last-round")
        case "ingenuity":
            return words(
                "dragon_castle-ingenuity-takes",
                tile=tile(facts["faces"][0], words),
                cells=", ".join(facts["cells"]),
                why=words(f"dragon_castle-why-{facts['why']}"),
                **_below(facts["uncovered"], words),
            )
        case "game_over" if facts["rank"]:
            return words("dragon_castle-rank-reached", rank=words(f"dragon_castle-rank-{facts['rank']}"))
    return _tell_of_realm(event.kind, name, facts, words) or _tell_of_spirit(event.kind, name, facts, words)


def _below(uncovered: Sequence[str | None], words: Translator) -> dict[str, str]:
    found = [tile(face, words) for face in uncovered if face]
    return {"below": "yes" if found else "no", "uncovered": ", ".join(found)}


def _tell_of_realm(kind: str, name: str, facts: dict[str, Any], words: Translator) -> str:
    match kind:
        case "consolidated" if facts["type"].isdigit():
            return words(
                "dragon_castle-consolidated-numbers",
                name=name,
                size=facts["size"],
                number=facts["type"],
                points=facts["points"],
            )
        case "consolidated":
            return words(
                "dragon_castle-consolidated",
                name=name,
                size=facts["size"],
                type=words(f"dragon_castle-{facts['type']}"),
                points=facts["points"],
            )
        case "built":
            return words(
                "dragon_castle-built",
                name=name,
                level=facts["level"],
                points=shrine_points(facts["level"]),
            )
    return ""


def _tell_of_spirit(kind: str, name: str, facts: dict[str, Any], words: Translator) -> str:
    match kind:
        case "activated":
            return words(
                "dragon_castle-activated",
                name=name,
                spirit=card(facts["spirit"], words),
                payment=payment(facts["face"], words),
            )
        case "destroyed":
            return words(
                "dragon_castle-destroyed",
                name=name,
                tile=tile(facts["face"], words),
                cell=facts["cell"],
                **_below([facts["uncovered"]], words),
            )
        case "turned":
            return words("dragon_castle-turned", name=name, tile=tile(facts["face"], words))
        case "shrine_moved":
            return words("dragon_castle-shrine-moved", name=name, level=facts["level"])
        case "shifted":
            face = facts["face"]
            moved = tile(face, words) if face else words("dragon_castle-face-down")
            return words("dragon_castle-shifted", name=name, tile=moved, level=facts["level"])
    return ""


def deed(view: View, event: Event, words: Translator) -> str:
    """A decision in a few words: which tile, which cell, which Spirit."""
    facts: dict[str, Any] = dict(event.facts)
    if event.kind == "activated":
        return card(facts["spirit"], words)
    if event.kind not in DEEDS:
        return ""
    face = facts.get("face")
    named = tile(face, words) if face else ""
    return words(f"dragon_castle-back-{event.kind}", tile=named, cell=facts.get("cell", ""))


def payment(face: str | None, words: Translator) -> str:
    """Names the payment for a Spirit."""
    return tile(face, words) if face else words("dragon_castle-paid-shrine")


def last_turn(view: View, names: Names, words: Translator) -> str:
    """The last turn in a sentence; "" before the first."""
    if not view.last:
        return ""
    last = view.last[-1]
    name = words("dragon_castle-ingenuity") if last.seat is None else names[last.seat]
    if last.action == "summon":
        return words("dragon_castle-alt-summoned", name=name)
    if not last.faces:
        return ""
    tiles = ", ".join(
        f"{tile(face, words)} ({name_of(cell)})" for face, cell in zip(last.faces, last.taken, strict=False)
    )
    told = [words("dragon_castle-alt-last", name=name, tiles=tiles, gain=last.gain)]
    for message, cells in (("placed", last.placed), ("turned", last.consolidated), ("built", last.built)):
        if cells:
            told.append(words(f"dragon_castle-alt-{message}", cells=", ".join(map(name_of, cells))))
    return " ".join(told)


def status(view: View, names: Names, words: Translator) -> str:
    """Returns a sentence that names the due player and their task."""
    if not view.to_act:
        return words("status-over")
    spirit = card(view.pending, words) if view.pending else ""
    asked = words(f"dragon_castle-status-{view.phase}", name=names[view.to_act[0]], spirit=spirit)
    return f"{asked} {countdown(view, words)}"


def countdown(view: View, words: Translator) -> str:
    """Says how many rounds are left at least; in a solo game a round is a turn."""
    if view.last_round:
        return words("dragon_castle-last-turns")
    return words("dragon_castle-rounds-left", rounds=rounds_left(view), alone=str(view.seats == 1).lower())
