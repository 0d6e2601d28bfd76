"""The results of a finished game: a row for each person who played, derived from state and log alone."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from bot.store import ResultRow
from bot.tables.history import ACTED, LEFT, REPLACED, STARTED, TOOK_SEAT, History, without_undone
from bot.tables.names import NAMELESS
from bot.tables.table import Entry, Table
from engines.core.contract import Options
from engines.core.event import Event

MOST_STOOD_IN = 1 / 3
"""The share of a player's decisions up to which a stand-in may have made them at a rated table."""


@dataclass(frozen=True)
class Part:
    """A person's part in a game."""

    user: int | None
    """None: the person was erased since."""
    name: str
    left: bool = False
    """Whether they have left permanently."""
    whole: bool = True
    """Whether they played from the beginning; a person who takes over a seat is not rated by others' play."""
    replaced: bool = False
    """Whether another person has given their seat to a computer player."""


class Decided(NamedTuple):
    """The numbers of a seat's decisions that its player made, and that a stand-in made for them."""

    own: int = 0
    stood_in: int = 0

    @property
    def mostly_own(self) -> bool:
        """Whether the result is the player's own: a stand-in made at most a third of the decisions."""
        return self.stood_in <= MOST_STOOD_IN * (self.own + self.stood_in)


def results_of(table: Table, entries: Sequence[Entry], agreed: Collection[int] = ()) -> list[ResultRow]:
    """Returns the results of a finished table, from its whole log.

    `agreed` are the people who want a rating over all servers. A game that played on from another one has no
    results: it counts nowhere.
    """
    if table.terms.origin is not None:
        return []
    table = replace(table, history=History.of_log(entries))
    its_game, counting = table.game, without_undone(entries)
    standings = {standing.seat: standing for standing in table.result.standings}
    last = len(standings) - len(table.left) + 1
    began = next((entry.at for entry in entries if entry.verb == STARTED), entries[0].at)
    seat_parts = [(seat, list(parts_in(table, seat, entries))) for seat in range(len(table.seats))]
    decided = {seat: decisions(parts[0], seat, counting) for seat, parts in seat_parts if parts}
    rated = (
        table.terms.rated
        and sum(is_rated(part) for _, parts in seat_parts for part in parts) > 1
        and not any(_was_stood_in_for(parts[0], decided[seat]) for seat, parts in seat_parts if parts)
    )
    rows = []
    for seat, parts in seat_parts:
        for nth, part in enumerate(parts, 1 if parts and parts[0].left else 0):
            if part.left and not rated:
                continue
            made = decided[seat]
            rows.append(
                ResultRow(
                    table_id=table.id,
                    seat=seat,
                    nth=nth,
                    user=part.user,
                    name=part.name,
                    guild=table.row.guild,
                    game=its_game.key,
                    variant=variant_of(table.options, its_game.seat_orders),
                    seats=len(standings),
                    points=None if part.left else standings[seat].points,
                    place=last if part.left else standings[seat].rank,
                    rated=rated and is_rated(part),
                    feat=not (made.stood_in or part.left or part.replaced)
                    and part.whole
                    and table.terms.seed is None,
                    everywhere=part.user in agreed,
                    began=began,
                    at=table.row.changed,
                    facts="{}" if part.left else _facts(table, seat, part, made, counting),
                )
            )
    return rows


def decisions(part: Part, seat: int, counting: Sequence[Entry]) -> Decided:
    """Counts the decisions in a seat since its final holder sat down, by its player and by a stand-in.

    Players who have left have no stand-in. For erased players the log does not distinguish their decisions
    from those of computer players: all count as their own.
    """
    taken = [entry.seq for entry in counting if entry.verb == TOOK_SEAT and entry.seat == seat]
    sat_down = 0 if part.whole else max(taken, default=0)
    acts = [
        entry for entry in counting if entry.verb == ACTED and entry.seat == seat and entry.seq > sat_down
    ]
    if part.left or part.user is None:
        return Decided(len(acts))
    own = sum(entry.user == part.user for entry in acts)
    return Decided(own, len(acts) - own)


def _facts(table: Table, seat: int, part: Part, made: Decided, counting: Sequence[Entry]) -> str:
    """Returns the statistics of a person's game besides the points, without a stand-in's decisions."""
    its_game = table.game
    events = [event for entry in counting for event in entry.events]
    facts = its_game.facts(table.state, seat, events)
    kinds = dict(facts.kinds)
    if made.stood_in:
        kinds = _own_kinds(table, seat, part, counting)
    told: dict[str, object] = {"best": dict(facts.best), "kinds": kinds}
    if made.stood_in:
        told["decided"] = [made.own, made.stood_in]
    return json.dumps(told, separators=(",", ":"))


def _own_kinds(table: Table, seat: int, part: Part, counting: Sequence[Entry]) -> dict[str, int]:
    """Returns what the person's own decisions added to the kinds of their seat, by replaying the game."""
    its_game = table.game
    state = its_game.setup_by(
        table.row.rules_version, table.options, len(table.seats), its_game.seed(table.state)
    )
    kinds: Counter[str] = Counter()
    events: list[Event] = []
    for entry in counting:
        if entry.verb != ACTED or entry.seat is None or entry.action is None:
            events += entry.events
            continue
        before = its_game.facts(state, seat, events).kinds if entry.user == part.user else None
        state = its_game.apply(state, entry.seat, its_game.parse(entry.action)).state
        events += entry.events
        if before is not None and entry.seat == seat:
            kinds.update(its_game.facts(state, seat, events).kinds)
            kinds.subtract(before)
    return {kind: count for kind, count in kinds.items() if count > 0}


def _was_stood_in_for(part: Part, made: Decided) -> bool:
    """Whether the game can't be rated because a stand-in made too many decisions.

    A player who was replaced did not choose to leave: the table is rated with the result of the computer
    player.
    """
    return is_rated(part) and not part.replaced and not made.mostly_own


def is_rated(part: Part) -> bool:
    """Whether a rated game rates the person: they played from its beginning, or have left."""
    return part.whole or part.left


def parts_in(table: Table, seat: int, entries: Sequence[Entry]) -> Iterator[Part]:
    """Yields everyone who played this seat: the final holder first, then those who left permanently.

    A player who was replaced by a computer player keeps the result, as with a stand-in: they did not choose
    to leave.
    """
    held = table.seats[seat]
    moves = [entry for entry in entries if entry.seat == seat]
    left = [entry for entry in moves if entry.verb == LEFT]
    taken = [entry for entry in moves if entry.verb == TOOK_SEAT]
    given_up = next((entry for entry in reversed(moves) if entry.verb in (LEFT, REPLACED)), None)
    if held.user is not None:
        takeovers = [entry.seq for entry in taken if entry.user == held.user]
        whole = not takeovers or any(entry.user == held.user for entry in left)
        yield Part(held.user, held.name, whole=whole)
    elif held.computer is None and held.stand_in is None:
        yield Part(None, held.name, whole=not taken)  # erased after the end
    elif held.stand_in is not None and given_up is not None and given_up.verb == REPLACED:
        before = [entry for entry in moves if entry.seq < given_up.seq and entry.verb in ("acted", TOOK_SEAT)]
        user = next((entry.user for entry in reversed(before) if entry.user is not None), None)
        if user is not None:
            yield Part(user, held.name, whole=not any(entry.user == user for entry in taken), replaced=True)
    seen = {held.user}
    for entry in reversed(left):
        if entry.user not in seen or entry.user is None:
            seen.add(entry.user)
            name = held.name if held.user is None and entry is left[-1] else NAMELESS
            yield Part(entry.user, name, left=True)


def variant_of(options: Options, seat_orders: Collection[str]) -> str:
    """Returns the options that differ from the defaults, as JSON; orders of seats do not count."""
    chosen = options.model_dump(mode="json", exclude_defaults=True, exclude={*seat_orders})
    return json.dumps(chosen, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def stamped(results: Sequence[ResultRow], at: float) -> list[ResultRow]:
    """Returns the results with the time at which the end is stored."""
    return [replace(one, at=at) for one in results]
