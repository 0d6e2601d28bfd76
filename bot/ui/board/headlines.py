"""The short news of a public post: people's moves, computer players' points, and important events.

*In words*, *Since your last turn* and the posts for people who read words first list everything.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.tables.history import ACTED, is_silent, without_undone
from bot.tables.table import Entry, Table
from bot.texts import Translator
from bot.ui.cards.phone import lines_of
from bot.ui.faces import Face, face_of
from engines.core.event import Event
from engines.core.score import signed

MOST_LINES = 3
"""The number of phone lines for the news, if its sentences can be shortened to that."""
MOST_WITH_MOMENT = 5
"""The number of phone lines for the news and a moment."""
LONGEST_DEEDS = (2, 1)
"""The number of phone lines for one person's moves: the smaller one if the news would be too long."""


def headlines(
    table: Table,
    news: Sequence[Entry],
    words: Translator,
    about_table: Callable[[Entry], str],
    moment: str = "",
) -> list[str]:
    """Returns the news in short lines, and last the `moment` that matters most; [] without news.

    `about_table` describes an entry that is not a decision. News that is long even when it is shortened has
    no room for a moment.
    """
    lines: list[str] = []
    told: list[str] = []
    for longest in LONGEST_DEEDS:
        told = _told(table, news, words, about_table, longest)
        lines = [*told, moment] if told and moment else told
        if lines_of("\n".join(lines))[0] <= MOST_LINES:
            break
    return lines if lines_of("\n".join(lines))[0] <= MOST_WITH_MOMENT else told


def _told(
    table: Table, news: Sequence[Entry], words: Translator, about_table: Callable[[Entry], str], longest: int
) -> list[str]:
    face = face_of(table.game.key)
    told: list[str] = []
    deeds: dict[int, list[Event]] = {}
    names = list(table.names)
    happened: list[Event] = []
    for entry in without_undone(news):
        if is_silent(entry):
            continue
        if entry.verb != ACTED:
            told += filter(None, [about_table(entry)])
            continue
        events = [event for event in entry.events if event.only is None]
        for event in events:
            seat = face.doer(event)
            if seat is not None:
                deeds.setdefault(seat, []).append(event)
                if seat < len(names):
                    names[seat] = table.names_in(entry)[seat]
        happened += events
    computers = [seat for seat in deeds if seat < len(table.seats) and table.seats[seat].computer]
    if len(computers) > 1:
        gain = sum(gained(deeds.pop(seat)) for seat in computers)
        told_of = ", ".join(f"**{names[seat]}**" for seat in computers)
        summary = [words("computers-told", names=told_of, gain=signed(gain))] if gain else []
    else:
        summary = []
    people = [_line(face, seat, events, names, words, longest) for seat, events in deeds.items()]
    return [*told, *filter(None, people), *summary, *face.moments(happened, table.names, words)]


def _line(
    face: Face, seat: int, events: Sequence[Event], names: Sequence[str], words: Translator, longest: int
) -> str:
    """One person's deeds in a sentence of at most that many lines of a phone."""
    deeds = face.deeds(events, words)
    if not deeds or seat >= len(names):
        return ""
    said = ""
    for kept in range(len(deeds), 0, -1):
        dots = "" if kept == len(deeds) else " …"
        said = f"**{names[seat]}** {', '.join(deeds[:kept])}{dots or '.'}"
        if lines_of(said)[0] <= longest:
            break
    return said


def gained(events: Sequence[Event]) -> int:
    """Returns the sum of the points that events brought to their seats."""
    found = [event.facts.get("gain", event.facts.get("points", 0)) for event in events]
    return sum(points for points in found if isinstance(points, int))
