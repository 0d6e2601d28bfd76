"""Facts for and against a placement or a claim, for hints and the coach."""

from __future__ import annotations

from collections.abc import Iterator

from bot.ui.faces.fact import Fact
from engines.core.action import Action
from engines.kingdomino.actions import Claim, Place
from engines.kingdomino.data import DOMINOES
from engines.kingdomino.forecast import (
    best_gain,
    chooses_first,
    gain_after,
    growths,
    keeps_central,
    keeps_whole,
    last_terrains,
    most_wanted,
    room_after,
    scoring_later,
    spoils_center,
    spoils_whole,
)
from engines.kingdomino.view import Area, View


def reasons(view: View, action: Action) -> Iterator[Fact]:
    """The facts for it, the most telling first."""
    if isinstance(action, Place):
        yield from _placing(view, action)
    elif isinstance(action, Claim):
        yield from _claiming(view, action.domino)


def objections(view: View, action: Action, better: Action) -> Iterator[Fact]:
    """The facts against it."""
    if isinstance(action, Place):
        if spoils_whole(view, action):
            yield Fact("against-hole")
        if spoils_center(view, action):
            yield Fact("against-center")
        if isinstance(better, Place):
            yield from _worse_place(view, action, better)
    elif isinstance(action, Claim):
        if best_gain(view, action.domino) is None:
            yield Fact("against-nowhere")
        if view.stack_left and len(view.next) > 1 and action.domino == view.next[-1].domino:
            yield Fact("against-last")
        if isinstance(better, Claim):
            gain = best_gain(view, action.domino)
            if gain is not None and gain < (best_gain(view, better.domino) or 0):
                yield Fact("against-scores", {"gain": gain}) if gain else Fact("against-nothing")
            if crowns_of(action.domino) < crowns_of(better.domino):
                yield Fact("against-crowns", {"crowns": crowns_of(action.domino)})


def _worse_place(view: View, action: Place, better: Place) -> Iterator[Fact]:
    """Yields what the next dominoes find there, and that the domino joins nothing, where the other does."""
    for slot in view.next:
        if slot.seat == view.to_act[0]:
            gain, more = (gain_after(view, place, slot.domino) for place in (action, better))
            if gain is None and more is not None:
                yield Fact("against-shuts-out", {"domino": slot.domino})
            elif gain is not None and gain < (more or 0):
                yield Fact("against-follows", {"domino": slot.domino, "gain": gain})
    if not _joined(view, action) and _joined(view, better):
        yield Fact("against-apart")
    count = scoring_later(view, action)
    if count < scoring_later(view, better):
        yield Fact("against-later", {"count": count, "total": len(view.stack)})


def _joined(view: View, action: Place) -> Area | None:
    """Returns the largest of the player's areas that the domino would make larger."""
    _, *laid = action.placement
    joined = [growth.area for growth in growths(view, action) if {*growth.area.squares} - {*laid}]
    return max(joined, key=lambda area: len(area.squares), default=None)


def _placing(view: View, action: Place) -> Iterator[Fact]:
    """Areas that score more than before, what is kept that others would lose, and what can follow."""
    scoring = [growth.area for growth in growths(view, action) if growth.gain]
    for area in scoring:
        yield Fact(
            "reason-area",
            {
                "terrain": area.terrain,
                "squares": len(area.squares),
                "crowns": area.crowns,
                "points": area.points,
            },
        )
    if not scoring and (largest := _joined(view, action)):
        yield Fact("reason-grows", {"terrain": largest.terrain, "squares": len(largest.squares)})
    if keeps_central(view, action):
        yield Fact("reason-central")
    if keeps_whole(view, action):
        yield Fact("reason-whole")
    for slot in view.next:
        if slot.seat == view.to_act[0] and (gain := gain_after(view, action, slot.domino)):
            yield Fact("reason-follows", {"domino": slot.domino, "gain": gain})
    if not scoring and (count := scoring_later(view, action)):
        yield Fact("reason-later", {"count": count, "total": len(view.stack)})
    if not scoring and (count := room_after(view, action)):
        yield Fact("reason-room", {"count": count})


def _claiming(view: View, domino: int) -> Iterator[Fact]:
    """Yields its possible points, terrains that run out, the rival who could use it most, and the next turn's
    order."""
    if gain := best_gain(view, domino):
        yield Fact("reason-scores", {"gain": gain})
    for terrain in last_terrains(view, domino):
        yield Fact("reason-last", {"terrain": terrain})
    if wanted := most_wanted(view, domino):
        yield Fact("reason-wanted", {"seat": wanted.seat, "gain": wanted.gain})
    if chooses_first(view, domino):
        yield Fact("reason-first")
    if crowns := crowns_of(domino):
        yield Fact("reason-crowns", {"crowns": crowns})


def crowns_of(domino: int) -> int:
    """Returns the crowns on both halves."""
    return sum(half.crowns for half in DOMINOES[domino])
