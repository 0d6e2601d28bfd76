"""Moments of a game that are worth a line: a new leader, the best of a round, half-time, the end.

They are derived from the whole log, so that the post of the turn that brought one tells it, and no other
post. A kind that comes several times in a game has several sentences, which are used in turn.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from bot.tables.history import without_undone
from bot.tables.refusal import Refusal
from bot.tables.replay import ReplayStep, replay_after
from bot.tables.table import Entry, Table
from bot.texts import Translator
from bot.ui.board.rounds import round_starts
from bot.ui.faces import face_of
from engines.core.event import Event

KINDS = ("last-round", "half-time", "lead", "completed", "best")
"""The kinds of moments, the most important first: a post has a line for one."""
OF_GAMES = ("last-round", "completed")
"""The kinds for which a game has sentences of its own."""
LEAST_BEST = 6
"""The points from which on the best of a round is worth a line."""
LEAST_LEAD = 10
"""The points from which on a new leader is worth a line."""
CLOSE, CLEAR = 2, 25
"""The leads up to which a victory is close, and from which on it is clear."""


@dataclass(frozen=True)
class Moment:
    """One moment: its kind, the entry that brought it, and the values of its sentence."""

    kind: str
    seq: int
    number: int = 0
    """The number of moments of its kind before it."""
    seat: int | None = None
    other: int | None = None
    values: Mapping[str, str | int] = field(default_factory=dict)


def moment_line(table: Table, story: Sequence[Entry], after: int, words: Translator) -> str:
    """Returns the most important moment after an event in a sentence; "" if there is none.

    `story` is the whole log.
    """
    found = moments(table, story, after)
    if not found:
        return ""
    chosen = min(reversed(found), key=lambda one: KINDS.index(one.kind))
    return _told(table, chosen, words)


def moments(table: Table, story: Sequence[Entry], after: int = 0) -> list[Moment]:
    """Returns the moments after an event in their order; none if the log can't be replayed."""
    if table.state is None or table.phase != "playing" or len(table.seats) < 2:
        return []
    try:
        steps = replay_after(table, story, 0)
    except Refusal:
        return []
    story = without_undone(story)
    turns = [step for step in steps if step.turn_ends]
    found = [*_best_of_rounds(table, story), *_leads(table, turns), *_milestones(table, turns, after)]
    return [one for one in sorted(found, key=lambda one: one.seq) if one.seq > after]


def _leads(table: Table, turns: Sequence[ReplayStep]) -> Iterator[Moment]:
    """Yields the changes of the only leader, except at the beginning."""
    leader: int | None = None
    number = count()
    for step in turns:
        points = _points(table, step.state)
        ahead = _ahead(points)
        if ahead is None or ahead == leader:
            continue
        if leader is not None and points[ahead] >= LEAST_LEAD:
            values = {"points": points[ahead], "second": points[leader]}
            yield Moment("lead", step.entry.seq, next(number), ahead, leader, values)
        leader = ahead


def _milestones(table: Table, turns: Sequence[ReplayStep], after: int) -> Iterator[Moment]:
    """Yields half-time, the last round and boards' completed parts, which views show."""
    game, face = table.game, face_of(table.game.key)
    seed, version = game.seed(table.state), table.row.rules_version
    first = game.view(game.setup_by(version, table.options, len(table.seats), seed), None)
    shown = [step for step in turns if step.entry.seq <= after]
    before = game.view(shown[-1].state, None) if shown else first
    for step in turns[len(shown) :]:
        seq, now = step.entry.seq, game.view(step.state, None)
        if face.is_half_over(first, now) and not face.is_half_over(first, before):
            points = _points(table, step.state)
            ahead = _ahead(points)
            most, second = sorted(points, reverse=True)[:2]
            yield Moment("half-time", seq, seat=ahead, values={"points": most, "second": second})
        if face.is_last_round(now) and not face.is_last_round(before):
            yield Moment("last-round", seq)
        parts = face.completed(before)
        for number, (part, (seat, values)) in enumerate(face.completed(now).items()):
            if part not in parts:
                yield Moment("completed", seq, number, seat, values=values)
        before = now


def victory_line(table: Table, words: Translator) -> str:
    """Returns who has won a finished game, and by how much; "" for a game alone."""
    standings, names = table.result.standings, table.names
    if len(table.seats) < 2 or len(standings) < 2:
        return ""
    winners = [one for one in standings if one.rank == 1]
    if len(winners) > 1:
        shared = ", ".join(_name(names, one.seat) for one in winners)
        return words("victory-shared", names=shared)
    name, lead = _name(names, winners[0].seat), standings[0].points - standings[1].points
    if standings[1].left:
        return words("victory", name=name)
    if lead <= 0:
        return words("victory-tie", name=name)
    if lead <= CLOSE:
        return words("victory-close", name=name, lead=lead)
    if lead >= CLEAR:
        return words("victory-clear", name=name, lead=lead)
    return words("victory-by", name=name, lead=lead)


def _name(names: Sequence[str], seat: int) -> str:
    return names[seat] if seat < len(names) else ""


def _points(table: Table, state: Any) -> list[int]:
    sums = [0] * len(table.seats)
    for line in table.game.score(state):
        if line.seat < len(sums):
            sums[line.seat] += line.points
    return sums


def _ahead(points: Sequence[int]) -> int | None:
    """Returns the seat with the most points; None if several have them."""
    return points.index(max(points)) if points.count(max(points)) == 1 else None


def _best_of_rounds(table: Table, story: Sequence[Entry]) -> Iterator[Moment]:
    """Yields the seat that scored most in each round that is over, if it is one seat."""
    face, now = face_of(table.game.key), 1
    gains: Counter[int] = Counter()
    number = count()

    def add(events: Sequence[Event]) -> None:
        for event in events:
            seat, gain = face.doer(event), event.facts.get("gain", event.facts.get("points", 0))
            if seat is not None and event.only is None and isinstance(gain, int):
                gains[seat] += gain

    for entry, at, begun in round_starts(table, story):
        add(entry.events[:at])
        if begun != now:
            best = gains.most_common(2)
            if best and best[0][1] >= LEAST_BEST and (len(best) < 2 or best[0][1] > best[1][1]):
                seat, gain = best[0]
                yield Moment("best", entry.seq, next(number), seat, values={"gain": gain})
            now = begun
            gains.clear()
        add(entry.events[at:])


def _told(table: Table, moment: Moment, words: Translator) -> str:
    face, names, kind = face_of(table.game.key), table.names, moment.kind
    people = {
        who: _name(names, seat)
        for who, seat in (("name", moment.seat), ("other", moment.other))
        if seat is not None
    }
    if kind == "half-time" and moment.seat is None:
        kind = "half-time-level"
    own = f"{face.key}-" if kind in OF_GAMES else ""
    values = {name: face.named(name, value, names, words) for name, value in moment.values.items()}
    return varied(f"{own}moment-{kind}", moment.number, words, **people, **values)


def varied(message: str, number: int, words: Translator, **values: str | int) -> str:
    """Returns one of the sentences of a message, `message-1`, `message-2` and so on, used in turn."""
    known = next(one for one in count(1) if not words.has(f"{message}-{one + 1}"))
    return words(f"{message}-{number % known + 1}", **values)
