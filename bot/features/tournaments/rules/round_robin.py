"""Round robin in groups: every player of a group meets every other one; results do not change pairings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations

from bot.features.tournaments.rules.pairing import Past, mixed, paired, seated
from bot.features.tournaments.rules.standings import Place, standings
from bot.features.tournaments.rules.table_sizes import split
from bot.features.tournaments.rules.tournament import Pairing, Plan, Season, Tournament


def group_sizes(players: int, most: int, least: int) -> list[int]:
    """Returns the sizes of as few groups as possible: equal ones, or differing by one, larger ones first."""
    count = max(1, -(-players // most))
    while count > 1 and players // count < least:
        count -= 1
    small, larger = divmod(players, count)
    return [small + 1] * larger + [small] * (count - larger)


def drawn(order: Sequence[int], plan: Plan) -> list[tuple[int, ...]]:
    """Returns groups of about equal strength, from the players in the order of their strength."""
    sizes = group_sizes(len(order), plan.group, plan.smallest)
    return cut(mixed(order, sizes), sizes)


def cut(order: Sequence[int], sizes: Sequence[int]) -> list[tuple[int, ...]]:
    """Returns the players in groups of these sizes, in their order."""
    ends = [sum(sizes[: place + 1]) for place in range(len(sizes))]
    return [tuple(order[end - size : end]) for end, size in zip(ends, sizes, strict=True)]


def next_round(tournament: Tournament, season: Season) -> Pairing | None:
    """Returns the next round of all groups; None if all have met, or the rounds are over."""
    plan, done = tournament.plan, tournament.played_in(season)
    if len(done) >= plan.rounds:
        return None
    met = Past()
    for one in done:
        for table in one.tables:
            met.add(table.players)
    tables: list[tuple[int, ...]] = []
    byes: list[int] = []
    for group in season.groups:
        active = [player for player in group if player in tournament.active]
        if not _is_open(active, met, plan):
            continue
        if plan.seats == 2:
            pairs = _pairs(group, len(done), active)
            tables += [seated(pair, tournament.past)[1] for pair in pairs]
            byes += [player for player in active if not any(player in pair for pair in pairs)]
        else:
            tables += paired(active, split(len(active), plan.seats, plan.smallest, plan.largest).sizes, met)
    return Pairing(tables, byes, "group") if tables else None


def _is_open(active: Sequence[int], met: Past, plan: Plan) -> bool:
    """Whether a group still has a table to play."""
    if not split(len(active), plan.seats, plan.smallest, plan.largest).sizes:
        return False
    return any(not met.met[frozenset(pair)] for pair in combinations(active, 2))


def _pairs(group: Sequence[int], number: int, active: Sequence[int]) -> list[tuple[int, int]]:
    """Returns the duels of a round by the circle method; a player whose opponent is gone has a bye."""
    circle: list[int | None] = [*group] if len(group) % 2 == 0 else [*group, None]
    turn = number % (len(circle) - 1)
    turned = [circle[0], *circle[1 + turn :], *circle[1 : 1 + turn]]
    halves = zip(turned, reversed(turned), strict=True)
    pairs = [pair for _, pair in zip(range(len(turned) // 2), halves, strict=False)]
    return [(a, b) for a, b in pairs if a in active and b in active and a is not None and b is not None]


def group_tables(tournament: Tournament, season: Season) -> list[list[Place]]:
    """Returns the standings of each group after the rounds of the season that are over."""
    rounds = [one.scored for one in tournament.played_in(season) if one.over]
    found = []
    for number, group in enumerate(season.groups, 1):
        of_season = [replace(tournament.entrants[player], first_round=1) for player in group]
        found.append([replace(place, group=number) for place in standings(of_season, rounds)])
    return found
