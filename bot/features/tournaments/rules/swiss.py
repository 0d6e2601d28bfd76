"""Duplicate Swiss: neighbors in the standings play together, and all of them play every round."""

from __future__ import annotations

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
    byes: list[int] = []
    for _ in range(size.byes):
        had = {number: sum(number in done.byes for done in tournament.rounds) for number in order}
        chosen = min(reversed(order), key=lambda number: had[number])
        order.remove(chosen)
        byes.append(chosen)
    if not tournament.rounds:
        order = mixed(order, size.sizes)
    return Pairing(paired(order, size.sizes, tournament.past), byes)
