"""Castles of Mad King Ludwig in few words: deeds for the public post, buttons and questions for the panel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.texts import Translator
from bot.ui.faces.mad_king_ludwig.telling import lost_facts, tile_names
from engines.core.event import Event
from engines.core.panel import Ask, Option
from engines.core.score import signed
from engines.mad_king_ludwig.actions import Placing
from engines.mad_king_ludwig.drafting import drafted
from engines.mad_king_ludwig.forecast import best_gain
from engines.mad_king_ludwig.prospects import best_later
from engines.mad_king_ludwig.view import View
from render.mad_king_ludwig.titles import tile_name

NOWHERE = "–"
PLAIN_DEEDS = ("card_added", "extra_turn", "started")
DID = (*PLAIN_DEEDS, "market_open", "passed", "bought", "placed")
"""Kinds of deeds that have a text."""


def deeds(events: Sequence[Event], words: Translator) -> list[str]:
    """Rooms with their points, what they complete, and rewards that score or are lost."""
    told: list[str] = []
    prices: dict[Any, Any] = {
        event.facts["tile"]: event.facts["price"] for event in events if event.kind == "bought"
    }
    for event in events:
        facts: dict[str, Any] = dict(event.facts)
        match event.kind:
            case "placed":
                tile = facts["tile"]
                said: dict[str, str | int] = {"room": tile_name(tile, words), "gain": signed(facts["gain"])}
                kind = "bought" if tile in prices else "placed"
                told.append(words(f"mad_king_ludwig-deed-{kind}", price=prices.get(tile, 0), **said))
                if facts["completed"]:
                    rooms = tile_names(facts["completed"], words)
                    told.append(words("mad_king_ludwig-deed-completed", rooms=rooms))
            case "rewarded" if facts["points"]:
                told.append(signed(facts["points"]))
            case "lost":
                told.append(words("mad_king_ludwig-deed-lost", **lost_facts(facts, words)))
            case "market_open" if facts["offers"]:
                dearest = max(facts["offers"], key=lambda offer: offer["price"])
                room = tile_name(dearest["room"], words)
                told.append(words("mad_king_ludwig-deed-market_open", room=room, price=dearest["price"]))
            case "passed":
                told.append(words("mad_king_ludwig-deed-passed", money=facts["money"]))
            case kind if kind in PLAIN_DEEDS:
                told.append(words(f"mad_king_ludwig-deed-{kind}", foyer=facts.get("foyer", 0)))
    return told


def tag(view: View, ask: Ask, option: Option) -> str | None:
    """A room of the draft with what it brings the builder, a price, a stack, a placement with its points at
    once and at the end; None for any other answer."""
    if not option.mark:
        return None
    if isinstance(option.actions[0], Placing):
        end = best_later(view, option).total
        return f"{option.mark} · {signed(option.gain or 0)} {signed(end)}" if end else None
    if view.phase == "price":
        market, order = drafted(view, ask), ask.chosen[0]
        if ask.question == "room":
            room = market[order.index(option.answer)].room
            gain = best_gain(view.castles[view.builder].placements, room) if room else None
            return f"{option.mark} · {NOWHERE if gain is None else signed(gain)}"
        return f"{option.mark} · {market[int(option.answer) - 1].price:,}"
    if ask.question == "stack":
        return f"{option.mark} · {option.answer}"
    return None
