"""Duplicate Swiss: neighbors in the standings play together, and all of them play every round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bot.features.tournaments.rules.fair_seats import spread
from bot.features.tournaments.rules.pairing import mixed, paired
from bot.features.tournaments.rules.table_sizes import split
from bot.features.tournaments.rules.tournament import Pairing, Tournament


def next_pairing(tournament: Tournament) -> Pairing | None:
    """Returns the pairing of the next round; None after the last one, or if too few players are left."""
    plan, entrants = tournament.plan, tournament.entrants
    if len(tournament.rounds) >= plan.rounds:
        return None
    ranks = {place.player: place.rank for place in tournament.standings}
    order = sorted(tournament.active, key=lambda number: (ranks[number], -entrants[number].rating, number))
    size = split(len(order), plan.seats, plan.smallest, plan.largest)
    if not size.sizes:
        return None
    byes = [_rests(order, tournament)] if size.byes else []
    order = [number for number in order if number not in byes]
    if not tournament.rounds:
        order = mixed(order, size.sizes)
    return Pairing(paired(order, size.sizes, tournament.past), byes)


def _rests(order: Sequence[int], tournament: Tournament) -> int:
    """Returns who has the bye in a tournament of duels: the last of those with the fewest byes so far, or one
    before if the others can then share the seats more fairly."""
    had = Counter(number for done in tournament.rounds for number in done.byes)
    fewest, past = min(had[number] for number in order), tournament.past
    known: dict[tuple[int, ...], int] = {}

    def excess(chosen: int) -> int:
        missing = tuple(past.excess(chosen, 2))
        if missing not in known:
            others = [number for number in order if number != chosen]
            known[missing] = spread(others, (2,) * (len(others) // 2), past.excess)[0]
        return known[missing]

    return min((number for number in reversed(order) if had[number] == fewest), key=excess)
