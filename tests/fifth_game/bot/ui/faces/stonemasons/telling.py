"""Events and the seats to act, in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from bot.texts import Translator
from bot.ui.faces.face import Names
from engines.core.event import Event
from engines.stonemasons.view import View


def caption(events: Sequence[Event], names: Names, words: Translator) -> str:
    """The stones that were revealed, seat by seat; nothing while some are still chosen."""
    return " ".join(sentence for event in events if (sentence := _tell(event, names, words)))


def _tell(event: Event, names: Names, words: Translator) -> str:
    if event.kind == "game_over":
        return words("stonemasons-game-over")
    if event.kind != "revealed" or event.seat is None:
        return ""
    return words(
        f"stonemasons-fate-{event.facts['fate']}",
        name=names[event.seat],
        stone=str(event.facts["stone"]),
        place=words(f"stonemasons-place-{event.facts['place']}"),
        gain=str(event.facts["gain"]),
    )


def status(view: View, names: Names, words: Translator) -> str:
    """Names the players who still choose, and those who wait."""
    if not view.to_act:
        return words("status-over")
    said = words("stonemasons-status", names=", ".join(names[seat] for seat in view.to_act))
    if not view.ready:
        return said
    return f"{said} {words('stonemasons-status-ready', names=', '.join(names[seat] for seat in view.ready))}"


def alt(view: View, names: Names, words: Translator) -> str:
    """Turn, last stones, points."""
    revealed = ", ".join(
        words("stonemasons-alt-stone", name=names[seat], stone=str(brought.stone))
        for seat, brought in enumerate(view.last)
    )
    last = f"{words('stonemasons-alt-last', stones=revealed)} " if revealed else ""
    points = ", ".join(f"{name} {score}" for name, score in zip(names, view.scores, strict=True))
    return f"{status(view, names, words)} {last}{points}."
