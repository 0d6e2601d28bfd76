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


def claim_tag(view: View, option: Option) -> str:
    """A domino of the line: its letter, its number, and the most it would score."""
    gain = best_gain(view, int(option.answer))
    return f"{option.mark}: {option.answer} · {NOWHERE if gain is None else signed(gain)}"
