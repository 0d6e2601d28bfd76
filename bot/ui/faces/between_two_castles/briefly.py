"""Between Two Castles in few words: deeds for the public post, buttons and questions for the panel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.texts import Translator
from bot.ui.faces.between_two_castles.telling import castle_name, decision, room_name
from engines.between_two_castles.actions import Decision, Draft, Placement, parse
from engines.between_two_castles.data import ROOMS, ROUNDS, TOKENS, TURNS
from engines.between_two_castles.forecast import sets_off
from engines.between_two_castles.ring import SIDES
from engines.between_two_castles.tasks import SPOT, is_one_list
from engines.between_two_castles.view import View
from engines.core.event import Event
from engines.core.panel import Ask, Option
from engines.core.score import signed


def doer(event: Event) -> int | None:
    """A tile that was drafted is built by its owner."""
    if event.kind == "placed" and event.facts["source"] == "draft":
        owner = event.facts["owner"]
        return owner if isinstance(owner, int) else None
    return event.seat


def deeds(events: Sequence[Event], words: Translator) -> list[str]:
    """Rooms with their points, the best first, and bonuses; what was proposed and is not settled yet.

    Accepting is not told: the bonus that follows is.
    """
    built = [dict[str, Any](event.facts) for event in events if event.kind == "placed"]
    told = [_gaining(facts, words) for facts in sorted(built, key=lambda facts: -facts["gain"])]
    told[:1] = [words("between_two_castles-deed-builds", rooms=best) for best in told[:1]]
    for event in events:
        facts: dict[str, Any] = dict(event.facts)
        match event.kind:
            case "attended":
                attendant = words(f"between_two_castles-attendant-{facts['attendant']}")
                told.append(f"{attendant} {signed(facts['gain'])}")
            case "card_kept":
                told.append(words("between_two_castles-deed-kept", gain=signed(facts["gain"])))
            case "proposed":
                what = decision(parse(facts["action"]), words)
                castle = castle_name(TOKENS[facts["castle"]], words)
                told.append(words("between_two_castles-deed-proposed", what=what, castle=castle))
            case "settled" if facts["by"] == "decide":
                told.append(words("between_two_castles-deed-decide"))
            case "assigned":
                told.append(words("between_two_castles-deed-assigned"))
    return told


def _gaining(facts: dict[str, Any], words: Translator) -> str:
    return f"{room_name(facts['room'], words)} {signed(facts['gain'])}"


def moments(events: Sequence[Event], words: Translator) -> list[str]:
    """Returns the reveal (until a player has built), half-time and the last turn."""
    told = []
    building = any(event.kind == "placed" for event in events)
    for event in events:
        if event.kind == "revealed" and not building:
            told.append(words("between_two_castles-moment-revealed"))
        facts: dict[str, Any] = dict(event.facts)
        if event.kind == "turn_began" and facts["turn"] == 1 and facts["round"] > 1:
            told.append(words("between_two_castles-moment-half-time", tiles=facts["hand"]))
        if event.kind == "turn_began" and (facts["round"], facts["turn"]) == (ROUNDS, TURNS):
            told.append(words("between_two_castles-moment-last-turn"))
    return told


def brief(view: View, ask: Ask, words: Translator) -> str | None:
    """The question in a line, and the castle that counts now; None for a question that is short already."""
    action = ask.preview or ask.options[0].actions[0]
    if isinstance(action, Draft):
        if ask.preview:
            return words("between_two_castles-brief-confirm")
        asked = words("between_two_castles-brief-tiles")
        return f"{asked}\n-# {counts_now(view, words)}"
    if not isinstance(action, Decision) or ask.preview:
        return None
    castle = view.castle_on(view.seat or 0, action.side)
    its_name = castle_name(castle.name, words)
    proposal = castle.proposal
    if proposal is not None and proposal.action is not None and proposal.partner == view.seat:
        what = decision(proposal.action, words)
        return words("between_two_castles-brief-answer", castle=its_name, what=what)
    if ask.question == "cell" and isinstance(action, Placement):
        room = room_name(action.tile, words)
        asked = words("between_two_castles-brief-cell", castle=its_name, room=room)
        number = sets_off(castle.castle, action.tile)
        off = words(f"between_two_castles-sets-off-{number}", kind=ROOMS[action.tile].type) if number else ""
        return f"{asked}\n-# {off or counts_now(view, words)}"
    return None


def counts_now(view: View, words: Translator) -> str:
    """Says which of the player's castles would count if the game ended now: the lower one."""
    castles = (view.castle_on(view.seat or 0, side) for side in SIDES)
    lower, higher = sorted(castles, key=lambda castle: castle.points)
    if lower.points == higher.points:
        return words("between_two_castles-counts-both", points=lower.points)
    return words(
        "between_two_castles-counts-now",
        lower=castle_name(lower.name, words),
        low=lower.points,
        higher=castle_name(higher.name, words),
        high=higher.points,
    )


def tag(ask: Ask, option: Option, words: Translator) -> str | None:
    """The button that accepts the partner's proposal, or a tile: one of several, or at the other castle."""
    action = option.actions[0]
    gain = "" if option.gain is None else f" · {signed(option.gain)}"
    if isinstance(action, Decision) and action.stance == "accept":
        return f"{words('between_two_castles-brief-accept')}{gain}"
    several = ask.question == SPOT and is_one_list((*ask.options, *ask.others))
    if isinstance(action, Placement) and (several or not option.mark):
        spot = f" {option.mark}" if option.mark else ""
        return f"{room_name(action.tile, words)}{spot}{gain}"
    return None
