"""A league: groups by strength, seasons of round robin, promotion and relegation between them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.features.tournaments.rules.round_robin import cut, group_sizes, group_tables
from bot.features.tournaments.rules.standings import Place
from bot.features.tournaments.rules.tournament import Tournament


@dataclass(frozen=True)
class Career:
    """A player's line in the table of all seasons."""

    player: int
    titles: int
    seasons: tuple[tuple[int, int] | None, ...]
    """The group and the place in it for each season; None for a season without them."""


def moving(upper: int, lower: int) -> int:
    """Returns how many players two neighboring groups of these sizes exchange: a quarter, at least one."""
    return min(max(1, min(upper, lower) // 4), upper, lower)


def next_groups(tournament: Tournament) -> list[tuple[int, ...]]:
    """Returns the groups of the next season, the strongest first; newcomers begin in the last one."""
    plan, active = tournament.plan, tournament.active
    tables = group_tables(tournament, tournament.seasons[-1]) if tournament.seasons else []
    known = [[place.player for place in table if place.player in active] for table in tables]
    order = [player for group in _exchanged([group for group in known if group]) for player in group]
    new = [player for player in active if player not in order]
    order += sorted(new, key=lambda player: (-tournament.entrants[player].rating, player))
    return cut(order, group_sizes(len(order), plan.group, plan.smallest))


def _exchanged(groups: Sequence[Sequence[int]]) -> list[list[int]]:
    """Returns the groups after promotion and relegation."""
    after = [list(group) for group in groups]
    for number in range(len(groups) - 1):
        upper, lower = groups[number], groups[number + 1]
        count = moving(len(upper), len(lower))
        falling = [player for player in upper[-count:] if player in after[number]]
        rising = lower[: len(falling)]
        after[number] = [player for player in after[number] if player not in falling] + list(rising)
        after[number + 1] = falling + [player for player in after[number + 1] if player not in rising]
    return after


def champions(table: Sequence[Place]) -> list[int]:
    """Returns the first of a group: those who share the best rank among the players who have stayed."""
    stayed = [place for place in table if not place.withdrawn]
    return [place.player for place in stayed if place.rank == stayed[0].rank]


def careers(tournament: Tournament) -> list[Career]:
    """Returns the table of all seasons that are over: more titles come first, then the last season."""
    tables = [
        group_tables(tournament, season)
        for number, season in enumerate(tournament.seasons, 1)
        if number in tournament.crowned
    ]
    found = []
    for player in {place.player: None for season in tables for group in season for place in group}:
        seasons = tuple(
            next(((one.group, one.rank) for group in season for one in group if one.player == player), None)
            for season in tables
        )
        titles = sum(player in champions(season[0]) for season in tables)
        found.append(Career(player, titles, seasons))
    last = (10**6, 10**6)
    return sorted(found, key=lambda one: (-one.titles, one.seasons[-1] or last, one.player))
