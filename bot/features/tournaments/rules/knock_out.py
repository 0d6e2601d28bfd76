"""Knock-out: the better half of each table goes on, until one table is left."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction

from bot.features.tournaments.rules.pairing import mixed, paired
from bot.features.tournaments.rules.standings import Place
from bot.features.tournaments.rules.table_sizes import split
from bot.features.tournaments.rules.tournament import Pairing, Plan, Round, Tournament


def next_pairing(tournament: Tournament, field: Sequence[int]) -> Pairing | None:
    """Returns the next round of those who are not out; None after the last table.

    `field` are the players of the first round.
    """
    plan, done = tournament.plan, rounds_of(tournament)
    if done and len(done[-1].tables) == 1 and not done[-1].byes:
        return None
    alive = _going_on(tournament, done[-1]) if done else list(field)
    order = _by_strength(tournament, [one for one in alive if one in tournament.active])
    size = split(len(order), plan.seats, plan.smallest, plan.largest)
    if not size.sizes:
        return None
    byes = []
    for _ in range(size.byes):
        had = {number: sum(number in one.byes for one in done) for number in order}
        chosen = min(order, key=lambda number: had[number])
        order.remove(chosen)
        byes.append(chosen)
    return Pairing(paired(mixed(order, size.sizes), size.sizes, tournament.past), byes, "knockout")


def rounds_of(tournament: Tournament) -> list[Round]:
    """Returns the knock-out rounds that have begun."""
    return [one for one in tournament.rounds if one.stage == "knockout"]


def places_at_end(tournament: Tournament, before: Sequence[Place] = ()) -> list[Place]:
    """Returns all players: a player who came further is ahead, then their last table decides.

    `before` is the order of those who were out before the first knock-out round.
    """
    totals = {place.player: place for place in tournament.standings}
    values: dict[int, tuple[Fraction | int, ...]] = {}
    for number, done in enumerate(rounds_of(tournament), 1):
        for player in done.byes:
            values[player] = (number, 1)
        if not done.over:
            for table in done.tables:
                values.update((player, (number, 0)) for player in table.players)
            continue
        going_on = _going_on(tournament, done)
        for result in done.results.values():
            for seat, player in enumerate(result.players):
                rank = result.ranks[seat] if result.ranks else 1 + (player != result.awarded)
                last = rank + (player in result.absent) * len(result.players)
                values[player] = (number, int(player in going_on), -last, totals[player].matchpoints)
    for place in before:
        values.setdefault(place.player, (0, -place.rank, place.matchpoints))
    for place in totals.values():
        values.setdefault(place.player, (-1,))
    order = sorted(totals.values(), key=lambda place: place.player)
    order.sort(key=lambda place: values[place.player], reverse=True)
    finished = [done.scored for done in tournament.finished]
    played = {place.player: sum(done.has(place.player) for done in finished) for place in order}
    return [
        replace(
            place,
            rank=1 + sum(other > values[place.player] for other in values.values()),
            rounds=played[place.player],
        )
        for place in order
    ]


def _going_on(tournament: Tournament, done: Round) -> list[int]:
    """Returns the players of a round that is over who are not out."""
    goes_on = list(done.byes)
    needed = _needed(done, tournament.plan)
    strength = _by_strength(tournament, range(1, 1 + max(tournament.entrants)))
    for place in range(len(done.tables)):
        result = done.results[place]
        ranks = dict(zip(result.players, result.ranks, strict=False))
        order = sorted(
            result.players,
            key=lambda player: (
                player in result.absent,
                ranks.get(player, int(player != result.awarded)),
                strength.index(player),
            ),
        )
        goes_on += order[: max(1, len(order) // 2, needed)]
    return goes_on


def _needed(done: Round, plan: Plan) -> int:
    """Returns how many players of each table must go on, so that the game can be played in the next round."""
    usual = len(done.byes) + sum(max(1, len(table.players) // 2) for table in done.tables)
    if len(done.tables) == 1 or usual >= plan.smallest:
        return 0
    return -(-plan.smallest // len(done.tables))


def _by_strength(tournament: Tournament, players: Sequence[int]) -> list[int]:
    """Returns the players by their matchpoints so far, then by their rating."""
    points = {place.player: place.matchpoints for place in tournament.standings}
    known = [player for player in players if player in points]
    rating = tournament.entrants
    return sorted(known, key=lambda player: (-points[player], -rating[player].rating, player))
