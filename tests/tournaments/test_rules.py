"""Every sentence of docs/tournaments.md that is a rule of pairing or scoring."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from itertools import permutations

import pytest

from bot.features.tournaments.rules.fair_seats import spread
from bot.features.tournaments.rules.pairing import Past, mixed, paired
from bot.features.tournaments.rules.scoring import RoundScore, TableResult, round_scores
from bot.features.tournaments.rules.standings import Entrant, ScoredRound, standings
from bot.features.tournaments.rules.swiss import next_pairing
from bot.features.tournaments.rules.table_sizes import split
from bot.features.tournaments.rules.tournament import Plan, often_absent
from tests.tournaments.simulated import Simulation

HALF = Fraction(1, 2)


def plan(**changes: object) -> Plan:
    return Plan.model_validate(
        {"game": "kingdomino", "seats": 4, "rounds": 3, "round_seconds": 60.0, **changes}
    )


def running(players: int, **changes: object) -> Simulation:
    one = Simulation(plan(**changes), 1)
    one.enter(players)
    one.add("began")
    return one


def test_beyond_the_limit_there_is_a_waiting_list() -> None:
    one = Simulation(plan(limit=4), 1)
    one.enter(6)
    assert one.now.admitted == (1, 2, 3, 4)
    one.add("withdrew", player=2)
    assert one.now.admitted == (1, 3, 4, 5), "the first of the list moves up"
    one.add("entered", player=2)
    assert one.now.admitted == (1, 3, 4, 5), "a person who comes back is the last"
    one.add("began")
    assert one.now.active == (1, 3, 4, 5)


def test_late_entries_are_possible_until_half_of_the_rounds_have_begun_and_cost_the_missed_rounds() -> None:
    one = running(4, rounds=3)
    one.pair()
    assert one.now.can_enter_late
    one.score(1, {1: 4, 2: 3, 3: 2, 4: 1})
    one.enter(1)
    late = next(place for place in one.now.standings if place.player == 5)
    assert late.matchpoints == Fraction(2, 5)
    one.pair()
    assert not one.now.can_enter_late


@pytest.mark.parametrize(
    ("players", "wanted", "sizes", "byes"),
    [
        (4, 4, (4,), 0),
        (5, 4, (3, 2), 0),
        (7, 4, (4, 3), 0),
        (9, 4, (3, 3, 3), 0),
        (13, 4, (4, 3, 3, 3), 0),
        (2, 4, (2,), 0),
        (1, 4, (), 1),
        (5, 2, (2, 2), 1),
        (6, 2, (2, 2, 2), 0),
    ],
)
def test_tables_have_the_wanted_seats_or_as_few_less_as_possible(
    players: int, wanted: int, sizes: tuple[int, ...], byes: int
) -> None:
    assert split(players, wanted, 2, 4) == (sizes, byes)


def test_a_table_that_is_too_small_for_the_game_is_dissolved() -> None:
    assert split(4, 3, 3, 7).sizes == (4,)
    assert split(8, 3, 3, 7).sizes == (4, 4)
    assert split(2, 4, 3, 7).sizes == ()
    assert split(9, 5, 3, 7).sizes == (5, 4)


@pytest.mark.parametrize("players", range(2, 129))
@pytest.mark.parametrize("wanted", [3, 4])
def test_everybody_sits_and_sizes_differ_by_one_at_most(players: int, wanted: int) -> None:
    sizes, byes = split(players, wanted, 2, 4)
    assert (sum(sizes), byes) == (players, 0)
    assert max(sizes) - min(sizes) <= 1
    assert max(sizes) <= wanted


def test_the_first_round_has_tables_of_about_equal_strength() -> None:
    order = mixed(range(1, 9), (4, 4))
    assert order == [1, 4, 5, 8, 2, 3, 6, 7]


def test_later_neighbors_in_the_standings_play_together() -> None:
    tables = paired(range(1, 9), (4, 4), Past())
    assert [sorted(table) for table in tables] == [[1, 2, 3, 4], [5, 6, 7, 8]]


def test_rounds_follow_the_standings() -> None:
    one = running(8, seats=2)
    one.pair()
    for table, players in enumerate(one.now.rounds[0].tables, 1):
        first, second = players.players
        one.score(table, {first: 10 + table, second: table})
    order = [place.player for place in one.now.standings]
    pairing = next_pairing(one.now)
    assert pairing is not None
    seats = {player: seat for done in one.now.rounds[0].tables for seat, player in enumerate(done.players)}
    met = {frozenset(done.players) for done in one.now.rounds[0].tables}
    nearest = next(
        other
        for other in order[1:]
        if seats[other] != seats[order[0]] and frozenset((other, order[0])) not in met
    )
    assert sorted(pairing.tables[0]) == sorted((order[0], nearest))


def partitions(players: tuple[int, ...], sizes: Sequence[int]) -> list[list[tuple[int, ...]]]:
    """Every way to seat the players: all orders of all tables, the first player always at the first table."""
    if not sizes:
        return [[]]
    found = []
    for table in permutations(players, sizes[0]):
        rest = tuple(one for one in players if one not in table)
        found += [[table, *others] for others in partitions(rest, sizes[1:])]
    return found


def cost(tables: Sequence[Sequence[int]], past: Past) -> tuple[int, int]:
    excess = sum(past.excess(one, len(table))[seat] for table in tables for seat, one in enumerate(table))
    pairs = [frozenset((table[a], table[b])) for table in tables for a in range(len(table)) for b in range(a)]
    return excess, sum(past.met[pair] for pair in pairs)


@pytest.mark.parametrize(
    ("players", "sizes"), [(4, (2, 2)), (5, (3, 2)), (6, (3, 3)), (6, (2, 2, 2)), (7, (4, 3))]
)
def test_no_pairing_is_better_than_the_one_that_is_found(players: int, sizes: tuple[int, ...]) -> None:
    past, everyone = Past(), tuple(range(players))
    every_way = partitions(everyone, sizes)
    for _ in range(4):
        tables = paired(everyone, sizes, past)
        assert cost(tables, past) == min(cost(way, past) for way in every_way)
        for table in tables:
            past.add(table)


def history(rng: random.Random, players: int) -> Past:
    """Rounds after which many need the same seats."""
    past = Past()
    for player in range(players):
        past.smallest[player] = rng.randrange(2, 5)
        past.seats[player] = Counter({seat: rng.choice((0, 1, 1, 2)) for seat in range(1, 4)})
    return past


@pytest.mark.parametrize(("players", "sizes"), [(5, (3, 2)), (6, (2, 2, 2)), (6, (3, 3)), (7, (4, 3))])
def test_seats_are_spread_as_evenly_as_possible(players: int, sizes: tuple[int, ...]) -> None:
    everyone, rng = tuple(range(players)), random.Random(players)
    every_way = partitions(everyone, sizes)
    uneven = 0
    for _ in range(12):
        past = history(rng, players)
        fewest = min(cost(way, past)[0] for way in every_way)
        excess, tables = spread(everyone, sizes, past.excess)
        assert [len(table) for table in tables] == [*sizes]
        assert sorted(player for table in tables for player in table) == [*everyone]
        assert cost(tables, past)[0] == excess == fewest
        assert cost(paired(everyone, sizes, past), past)[0] == fewest
        uneven += fewest > 0
    assert uneven, "some histories leave no fair seats"


def test_a_seat_that_a_table_did_not_have_is_not_missing() -> None:
    past = Past()
    for turn in range(3):
        past.add([(turn + seat) % 3 for seat in range(3)])
    assert past.excess(0, 4) == [0, 0, 0, 0], "each of the three seats once: any is fair now"
    past.add((0, 5, 6, 7))
    assert past.excess(0, 4) == [1, 0, 0, 0]
    assert past.excess(7, 4) == [0, 0, 0, 1]


@pytest.mark.parametrize(("players", "seats", "rounds"), [(16, 4, 4), (24, 3, 5), (64, 4, 4), (30, 2, 9)])
def test_seats_differ_by_one_at_most_and_nobody_meets_twice(players: int, seats: int, rounds: int) -> None:
    past, order = Past(), list(range(players))
    for number in range(rounds):
        tables = paired(order, split(players, seats, 2, 4).sizes, past)
        assert cost(tables, past)[0] == 0
        if (number + 1) * (seats - 1) * seats < players:
            assert cost(tables, past)[1] == 0
        for table in tables:
            past.add(table)
        order = [one for table in tables for one in table][::-1]


def test_the_bye_goes_to_the_last_one_of_those_with_the_fewest() -> None:
    one = running(5, seats=2, rounds=5)
    had = []
    for _ in range(5):
        pairing = next_pairing(one.now)
        assert pairing is not None
        ranks = {place.player: place.rank for place in one.now.standings if place.player not in had}
        assert ranks[pairing.byes[0]] == max(ranks.values())
        had += pairing.byes
        one.pair()
        for table, players in enumerate(one.now.rounds[-1].tables, 1):
            one.score(table, {player: 10 - player for player in players.players})
    assert sorted(had) == [1, 2, 3, 4, 5]


def test_the_bye_goes_to_another_one_with_as_few_if_seats_are_fairer_then() -> None:
    one = running(10, seats=2, rounds=3)
    one.pair()
    first_seats = [table.players[0] for table in one.now.rounds[0].tables]
    for place, players in enumerate(one.now.rounds[0].tables, 1):
        one.score(place, {players.players[0]: place, players.players[1]: 50 + place})
    one.add("withdrew", player=one.now.rounds[0].tables[0].players[0])
    last = [place.player for place in one.now.standings if not place.withdrawn][-1]
    pairing = next_pairing(one.now)
    assert pairing is not None
    assert last in first_seats, "four of these need the second seat at one of four tables"
    assert pairing.byes[0] not in first_seats, "five of the others need the first seat"
    assert cost(pairing.tables, one.now.past)[0] == 0


def table(players: tuple[int, ...], points: tuple[int, ...], absent: Sequence[int] = ()) -> TableResult:
    ranks = tuple(1 + sum(other > one for other in points) for one in points)
    return TableResult(players, points, ranks, frozenset(absent))


def test_matchpoints_compare_all_players_of_tables_of_the_same_size() -> None:
    scores = round_scores(
        [
            table((1, 2), (30, 40)),
            table((3, 4), (20, 40)),
            table((5, 6), (50, 10)),
            table((7, 8, 9), (99, 98, 98)),
        ]
    )
    fifths = [scores[one].matchpoints * 5 for one in range(1, 7)]
    assert fifths == [2, Fraction(7, 2), 1, Fraction(7, 2), 5, 0]
    assert [scores[one].wins for one in (1, 2, 5)] == [0, 1, 1]
    assert [scores[one].matchpoints for one in (7, 8, 9)] == [1, Fraction(1, 4), Fraction(1, 4)]


def test_an_absent_player_gets_nothing_and_is_compared_with_nobody() -> None:
    scores = round_scores(
        [table((1, 2), (30, 40)), table((3, 4), (90, 1), absent=[3]), table((5, 6), (20, 2))]
    )
    assert scores[3] == RoundScore(Fraction(), Fraction(), (4,))
    assert scores[2].matchpoints == 1
    assert scores[1].matchpoints == Fraction(3, 4)
    alone = round_scores([table((1, 2), (30, 40), absent=[2])])
    assert alone[1].matchpoints == alone[1].wins == 0, "the place counts if there is nobody else"


def test_the_standings_show_the_average_of_the_rounds() -> None:
    one = running(5, seats=4, rounds=2)
    for _ in range(2):
        one.pair()
        for place, paired_table in enumerate(one.now.rounds[-1].tables, 1):
            one.score(place, {player: 10 - player for player in paired_table.players})
        one.add("withdrew", player=5)
    shown = {place.player: place for place in one.now.standings}
    assert all(place.rounds == 2 for place in shown.values())
    assert shown[1].average == shown[1].average_wins == 1
    assert shown[5].average == 0, "rounds after a withdrawal count too"
    assert all(0 <= place.average <= 1 for place in shown.values())


def test_who_is_absent_twice_in_a_row_no_longer_takes_part() -> None:
    one = running(4)
    for absent in ((2,), (2, 3)):
        one.pair()
        one.score(1, {1: 4, 2: 3, 3: 2, 4: 1}, absent)
        expected = [2] if absent == (2, 3) else []
        assert often_absent(one.now) == expected


def test_a_bye_counts_as_the_own_average_and_at_least_half() -> None:
    def done(share: Fraction) -> ScoredRound:
        return ScoredRound({1: RoundScore(share, share, (2,)), 2: RoundScore(1 - share, 1 - share, (1,))})

    rounds = [done(Fraction(4, 5)), ScoredRound({}, frozenset({1, 2}))]
    first, second = standings([Entrant(1), Entrant(2)], rounds)
    assert first.matchpoints == Fraction(8, 5)
    assert second.matchpoints == Fraction(1, 5) + HALF


def test_a_void_table_counts_as_a_bye_and_an_awarded_one_is_won() -> None:
    one = running(8, seats=4)
    one.pair()
    void, awarded = (one.now.rounds[0].tables[place].players for place in (0, 1))
    one.add("voided", round=1, table=1)
    one.add("awarded", round=1, table=2, player=awarded[2])
    assert one.now.rounds[0].over
    points = {place.player: place.matchpoints for place in one.now.standings}
    assert [points[player] for player in void] == [HALF] * 4
    assert [points[player] for player in awarded] == [0, 0, 1, 0]


def test_a_corrected_result_replaces_the_old_one() -> None:
    one = running(2, seats=2)
    one.pair()
    one.score(1, {1: 10, 2: 20})
    assert one.now.standings[0].player == 2
    players = one.now.rounds[0].tables[0].players
    one.add("corrected", round=1, table=1, points=[30 if player == 1 else 20 for player in players])
    assert one.now.standings[0].player == 1


def test_who_withdraws_is_not_paired_again_and_stays_in_the_standings() -> None:
    one = running(5)
    one.pair()
    one.add("withdrew", player=3)
    assert 3 not in one.now.active
    assert any(place.player == 3 and place.withdrawn for place in one.now.standings)


def test_ties_are_broken_by_wins_then_by_the_average_of_the_opponents() -> None:
    def score(matchpoints: Fraction, wins: Fraction, *opponents: int) -> RoundScore:
        return RoundScore(matchpoints, wins, opponents)

    entrants = [Entrant(number) for number in range(1, 7)]
    scores = {
        1: score(HALF, Fraction(0), 5),
        2: score(HALF, HALF, 5),
        3: score(HALF, HALF, 4),
        4: score(Fraction(1), Fraction(1), 3),
        5: score(Fraction(0), Fraction(0), 1, 2),
        6: score(HALF, HALF, 4, 4),
    }
    order = standings(entrants, [ScoredRound(scores)])
    assert [(place.rank, place.player) for place in order] == [(1, 4), (2, 3), (2, 6), (4, 2), (5, 1), (6, 5)]
