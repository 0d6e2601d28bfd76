"""The forms of tournaments behind one door: what comes next, who is where, and who has won."""

from __future__ import annotations

from typing import NamedTuple

from bot.features.tournaments.rules import knock_out, swiss
from bot.features.tournaments.rules.league import champions, next_groups
from bot.features.tournaments.rules.round_robin import drawn, group_tables, next_round
from bot.features.tournaments.rules.standings import Place
from bot.features.tournaments.rules.tournament import Pairing, Tournament


class Grouping(NamedTuple):
    """The groups of the next season, or of the group stage."""

    groups: list[tuple[int, ...]]


def next_step(tournament: Tournament) -> Grouping | Pairing | None:
    """Returns what begins after the rounds so far, all of which are over; None: the tournament ends."""
    match tournament.plan.form:
        case "swiss":
            return swiss.next_pairing(tournament)
        case "knockout":
            return knock_out.next_pairing(tournament, tournament.active)
        case "groups":
            return _next_of_groups(tournament)
        case "league":
            return _next_of_league(tournament)


def places(tournament: Tournament) -> list[Place]:
    """Returns the standings as the form counts them; in groups, one group after the other."""
    if tournament.plan.form == "knockout":
        return knock_out.places_at_end(tournament)
    if tournament.seasons:
        in_groups = [place for table in group_tables(tournament, tournament.seasons[-1]) for place in table]
        if knock_out.rounds_of(tournament):
            return knock_out.places_at_end(tournament, in_groups)
        return in_groups
    return tournament.standings


def winners(tournament: Tournament) -> list[int]:
    """Returns the players who are first now; those of a league are first in its strongest group."""
    standing = places(tournament)
    best = [place for place in standing if place.group <= 1]
    return champions(best) if any(not place.withdrawn for place in best) else []


def season_to_crown(tournament: Tournament) -> int | None:
    """Returns the number of a season that is over without a title for its winners; None if there is none."""
    if tournament.plan.form == "league":
        season = len(tournament.seasons)
        over = bool(tournament.seasons) and next_round(tournament, tournament.seasons[-1]) is None
        over = over and bool(tournament.played_in(tournament.seasons[-1]))
    else:
        season, over = 1, tournament.phase == "over" and bool(tournament.finished)
    all_over = all(one.over for one in tournament.rounds)
    if tournament.ended_early or season in tournament.crowned or not (over and all_over):
        return None
    return season


def _next_of_groups(tournament: Tournament) -> Grouping | Pairing | None:
    plan = tournament.plan
    if not tournament.seasons:
        return Grouping(drawn(_by_rating(tournament), plan)) if tournament.active else None
    season = tournament.seasons[0]
    if not knock_out.rounds_of(tournament):
        if (pairing := next_round(tournament, season)) is not None:
            return pairing
        if len(season.groups) == 1:
            return None
    going_on = max(1, plan.seats // len(season.groups))
    field = []
    for table in group_tables(tournament, season):
        field += [place.player for place in table if not place.withdrawn][:going_on]
    return knock_out.next_pairing(tournament, field)


def _next_of_league(tournament: Tournament) -> Grouping | Pairing | None:
    if tournament.seasons and (pairing := next_round(tournament, tournament.seasons[-1])) is not None:
        return pairing
    enough = len(tournament.active) >= tournament.plan.smallest
    if len(tournament.seasons) >= tournament.plan.seasons or not enough:
        return None
    return Grouping(next_groups(tournament))


def _by_rating(tournament: Tournament) -> list[int]:
    entrants = tournament.entrants
    return sorted(tournament.active, key=lambda number: (-entrants[number].rating, number))
