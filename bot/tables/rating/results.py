"""How a finished game came out for the people who played it: a row for each, told by state and log alone."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace

from bot.store import ResultRow
from bot.tables.history import without_undone
from bot.tables.names import NAMELESS
from bot.tables.table import Entry, Table
from engines.core.contract import Options

LEFT, REPLACED, TOOK_SEAT, STARTED = "left", "replaced", "took-seat", "started"


@dataclass(frozen=True)
class Part:
    """Somebody's part in a game."""

    user: int | None
    """None: somebody who was forgotten since."""
    name: str
    left: bool = False
    """Whether they have left for good."""
    whole: bool = True
    """Whether they were there from the beginning; who takes a seat over is not rated by what others built."""
    in_person: bool = True
    """Whether they decided for themselves at the end."""


def results_of(table: Table, entries: Sequence[Entry], agreed: Collection[int] = ()) -> list[ResultRow]:
    """The results of a table whose game is over, from its whole log; `agreed` are those who want a rating
    over all servers."""
    state, its_game = table.state, table.game
    standings = {standing.seat: standing for standing in its_game.result(state).standings}
    events = [event for entry in without_undone(entries) for event in entry.events]
    began = next((entry.at for entry in entries if entry.verb == STARTED), entries[0].at)
    seat_parts = [(seat, list(parts_in(table, seat, entries))) for seat in range(len(table.seats))]
    rated = table.terms.rated and sum(is_rated(part) for _, parts in seat_parts for part in parts) > 1
    rows = []
    for seat, parts in seat_parts:
        facts = its_game.facts(state, seat, events)
        facts_json = json.dumps({"best": dict(facts.best), "kinds": dict(facts.kinds)}, separators=(",", ":"))
        for nth, part in enumerate(parts, 1 if parts and parts[0].left else 0):
            if part.left and not rated:
                continue
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
                    # Behind whoever stayed to the end, be it as the last.
                    place=len(standings) + 1 if part.left else standings[seat].rank,
                    rated=rated and is_rated(part),
                    feat=part.in_person and part.whole and not part.left and table.terms.seed is None,
                    everywhere=part.user in agreed,
                    began=began,
                    at=table.row.changed,
                    facts="{}" if part.left else facts_json,
                )
            )
    return rows


def is_rated(part: Part) -> bool:
    """Whether somebody is rated by a rated game: who was there from its beginning."""
    return part.whole or part.left


def parts_in(table: Table, seat: int, entries: Sequence[Entry]) -> Iterator[Part]:
    """Who had a part in a seat: first who held it at the end, then those who have left it for good.

    Who was replaced by a computer player keeps the result, as with a stand-in: they did not choose to go.
    """
    held = table.seats[seat]
    moves = [entry for entry in entries if entry.seat == seat]
    left = [entry for entry in moves if entry.verb == LEFT]
    taken = [entry for entry in moves if entry.verb == TOOK_SEAT]
    given_up = next((entry for entry in reversed(moves) if entry.verb in (LEFT, REPLACED)), None)
    if held.user is not None:
        takeovers = [entry.seq for entry in taken if entry.user == held.user]
        whole = not takeovers or any(entry.user == held.user for entry in left)
        yield Part(held.user, held.name, whole=whole, in_person=held.stand_in is None)
    elif held.computer is None and held.stand_in is None:
        yield Part(None, held.name, whole=not taken)  # they were forgotten after the end
    elif held.stand_in is not None and given_up is not None and given_up.verb == REPLACED:
        before = [entry for entry in moves if entry.seq < given_up.seq and entry.verb in ("acted", TOOK_SEAT)]
        user = next((entry.user for entry in reversed(before) if entry.user is not None), None)
        if user is not None:
            yield Part(user, held.name, whole=not any(entry.user == user for entry in taken), in_person=False)
    seen = {held.user}
    for entry in reversed(left):
        if entry.user not in seen or entry.user is None:
            seen.add(entry.user)
            name = held.name if held.user is None and entry is left[-1] else NAMELESS
            yield Part(entry.user, name, left=True)


def variant_of(options: Options, seat_orders: Collection[str]) -> str:
    """The variants that are not as ever, as stored; an order of seats is none."""
    chosen = options.model_dump(mode="json", exclude_defaults=True, exclude={*seat_orders})
    return json.dumps(chosen, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def stamped(results: Sequence[ResultRow], at: float) -> list[ResultRow]:
    """The results as of the moment at which the end is written down."""
    return [replace(one, at=at) for one in results]
