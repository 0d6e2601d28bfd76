"""Kingdomino in few words: deeds for the public post, buttons and questions for the panel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.texts import Translator
from engines.core.event import Event
from engines.core.panel import Option
from engines.core.score import signed
from engines.kingdomino.forecast import best_gain
from engines.kingdomino.view import View

NOWHERE = "–"
DID = ("placed", "claimed", "got", "discarded")
"""Kinds of deeds that have a text."""
SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))
LARGE_AREA = 8
"""The points from which on a completed area is worth a line."""


def deeds(events: Sequence[Event], words: Translator) -> list[str]:
    """Dominoes placed, claimed and discarded."""
    told = []
    for event in events:
        facts: dict[str, Any] = dict(event.facts)
        kind = "got" if event.kind == "claimed" and facts.get("forced") else event.kind
        if kind in DID:
            said = {"domino": str(facts["domino"]), "gain": facts.get("gain", 0)}
            told.append(words(f"kingdomino-deed-{kind}", **said))
    return told


def enclosed_areas(view: View) -> dict[str, tuple[int, dict[str, str | int]]]:
    """Returns the areas with many points that no domino can enlarge any more."""
    found: dict[str, tuple[int, dict[str, str | int]]] = {}
    for kingdom in view.kingdoms:
        x0, y0, x1, y1 = kingdom.box
        taken = {*kingdom.squares, (0, 0)}
        for area in kingdom.areas:
            around = {(x + dx, y + dy) for x, y in area.squares for dx, dy in SIDES} - taken
            open_squares = (
                (x, y)
                for x, y in around
                if max(x, x1) - min(x, x0) < view.size and max(y, y1) - min(y, y0) < view.size
            )
            if area.points >= LARGE_AREA and not any(open_squares):
                part = f"{view.game_number}-{kingdom.seat}-{area.squares[0]}"
                squares = len(area.squares)
                values: dict[str, str | int] = {"terrain": area.terrain, "points": area.points}
                found[part] = kingdom.seat, {**values, "squares": squares, "crowns": area.crowns}
    return found


def discarded_now(view: View) -> int | None:
    """Returns the domino that the player who claims next has just had to discard; None if there is none."""
    done = [slot for slot in view.current if slot.state == "done"]
    if view.phase != "claim" or not done or done[-1].seat not in view.to_act:
        return None
    seat, domino = done[-1].seat, done[-1].domino
    return domino if seat is not None and domino in view.kingdoms[seat].discarded else None


def claim_tag(view: View, option: Option) -> str:
    """A domino of the line: its letter, its number, and the most it would score."""
    gain = best_gain(view, int(option.answer))
    return f"{option.mark}: {option.answer} · {NOWHERE if gain is None else signed(gain)}"
