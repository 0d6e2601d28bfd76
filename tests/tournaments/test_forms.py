"""Round robin, knock-out and league: every sentence of docs/tournaments.md about them, and random ones."""

from __future__ import annotations

import json
import random
from itertools import combinations
from typing import Any

import pytest

from bot.features.tournaments.rules.forms import Grouping, next_step, places, season_to_crown, winners
from bot.features.tournaments.rules.knock_out import rounds_of
from bot.features.tournaments.rules.league import careers, moving, next_groups
from bot.features.tournaments.rules.round_robin import group_sizes, group_tables
from bot.features.tournaments.rules.tournament import LogEntry, Pairing, Plan, Tournament, fold
from tests.soak import SOAK
from tests.tournaments.simulated import Simulation

FORMS = ("swiss", "groups", "knockout", "league")
EACH = 250 if SOAK else 20


def plan(form: str, **changes: Any) -> Plan:
    return Plan.model_validate(
        {"game": "kingdomino", "form": form, "seats": 2, "rounds": 9, "round_seconds": 60.0, **changes}
    )


def begun(players: int, form: str, **changes: Any) -> Simulation:
    """A tournament whose players were rated in the order of their numbers, the first one best."""
    one = Simulation(plan(form, **changes), 1)
    for number in range(1, players + 1):
        one.add("entered", player=number, rating=float(100 - number))
    one.add("began")
    return one


def play_round(one: Simulation) -> list[tuple[int, ...]]:
    """Pairs and scores a round in which the lower number always wins; returns its tables."""
    assert one.pair()
    tables = [table.players for table in one.now.rounds[-1].tables]
    for place, players in enumerate(tables, 1):
        one.score(place, {player: 100 - player for player in players})
    return tables


def play_out(one: Simulation) -> Tournament:
    """Plays to the end; the lower number always wins."""
    while next_step(one.now) is not None:
        play_round(one)
    one.add("ended")
    return one.now


def met(tournament: Tournament) -> list[frozenset[int]]:
    return [
        frozenset(pair)
        for done in tournament.rounds
        for table in done.tables
        for pair in combinations(table.players, 2)
    ]


@pytest.mark.parametrize("form", FORMS)
def test_random_tournaments_of_every_form_end_and_follow_from_their_log(form: str) -> None:
    for number in range(EACH):
        rng = random.Random(number)
        game = rng.choice(({"smallest": 2, "largest": 4}, {"smallest": 3, "largest": 7}))
        seats = rng.randrange(game["smallest"], 5)
        changes = {**game, "seats": seats, "group": rng.randrange(3, 9), "seasons": rng.randrange(1, 4)}
        one = Simulation(plan(form, rounds=rng.randrange(1, 7), limit=64, **changes), number)
        one.enter(rng.randrange(2, 20))
        done = one.play()
        assert next_step(done) is None
        assert all(each.over for each in done.rounds)
        stored = [LogEntry(*json.loads(json.dumps(entry))) for entry in one.log]
        assert places(fold(stored)) == places(done)
        assert len({place.player for place in places(done)}) == len(places(done))
        for each in done.rounds:
            seated = [player for table in each.tables for player in table.players]
            assert len({*seated, *each.byes}) == len(seated) + len(each.byes), "nobody sits twice"
            assert all(game["smallest"] <= len(table.players) <= game["largest"] for table in each.tables)
        for entry in one.log:
            if entry.verb == "crowned":
                assert entry.body["players"] or not done.active


@pytest.mark.parametrize(
    ("players", "most", "least", "sizes"),
    [(8, 8, 2, [8]), (9, 8, 2, [5, 4]), (17, 8, 2, [6, 6, 5]), (4, 3, 3, [4]), (2, 8, 2, [2])],
)
def test_groups_are_as_few_as_possible_and_differ_by_one(
    players: int, most: int, least: int, sizes: list[int]
) -> None:
    assert group_sizes(players, most, least) == sizes


def test_groups_are_about_equally_strong() -> None:
    one = begun(8, "groups", group=4)
    assert next_step(one.now) == Grouping([(1, 4, 5, 8), (2, 3, 6, 7)])


@pytest.mark.parametrize("players", range(2, 10))
def test_in_a_group_of_duels_everybody_meets_everybody_once(players: int) -> None:
    done = play_out(begun(players, "groups", group=9))
    assert sorted(map(sorted, met(done))) == [list(pair) for pair in combinations(range(1, players + 1), 2)]
    assert len(done.rounds) == players - 1 + players % 2
    assert winners(done) == [1]


@pytest.mark.parametrize(("players", "seats"), [(4, 3), (5, 3), (6, 3), (7, 4), (8, 4), (9, 3)])
def test_in_a_group_of_larger_tables_everybody_meets_everybody(players: int, seats: int) -> None:
    done = play_out(begun(players, "groups", group=9, seats=seats))
    assert set(met(done)) == {frozenset(pair) for pair in combinations(range(1, players + 1), 2)}
    alone = next_step(begun(players, "groups", group=9, seats=seats, rounds=1).now)
    assert isinstance(alone, Grouping)


def test_a_group_plays_no_more_rounds_than_were_announced() -> None:
    assert len(play_out(begun(8, "groups", rounds=3)).rounds) == 3


def test_the_results_do_not_change_who_meets_in_a_group() -> None:
    schedules = []
    for sign in (1, -1):
        one = begun(6, "groups")
        while one.pair():
            for place, table in enumerate(one.now.rounds[-1].tables, 1):
                one.score(place, {player: sign * player for player in table.players})
        schedules.append([{frozenset(table.players) for table in done.tables} for done in one.now.rounds])
    assert schedules[0] == schedules[1]


def test_the_best_of_each_group_play_a_knock_out() -> None:
    one = begun(8, "groups", group=4)
    done = play_out(one)
    assert [done.stage for done in one.now.rounds] == ["group"] * 3 + ["knockout"]
    assert {*rounds_of(done)[0].tables[0].players} == {1, 2}, "the winners of both groups"
    assert [place.player for place in places(done)][:2] == [1, 2]
    of_four = play_out(begun(8, "groups", group=4, seats=4))
    final = rounds_of(of_four)[0].tables[0].players
    assert [sum(player in group for player in final) for group in of_four.seasons[0].groups] == [2, 2]


@pytest.mark.parametrize(
    ("players", "seats", "alive"), [(8, 2, [8, 4, 2]), (16, 4, [16, 8, 4]), (9, 3, [9, 3])]
)
def test_the_better_half_of_each_table_goes_on_until_one_table_is_left(
    players: int, seats: int, alive: list[int]
) -> None:
    done = play_out(begun(players, "knockout", seats=seats))
    assert [sum(len(table.players) for table in each.tables) for each in done.rounds] == alive
    assert winners(done) == [1]
    assert [place.player for place in places(done)][:2] == [1, 2]


def test_ties_in_a_knock_out_are_broken_by_all_matchpoints_then_by_rating() -> None:
    one = begun(8, "knockout")
    one.pair()
    for place, table in enumerate(one.now.rounds[0].tables, 1):
        best = min(table.players)
        one.score(place, {player: 50 + player if player == best else 0 for player in table.players})
    one.pair()
    for place, table in enumerate(one.now.rounds[1].tables, 1):
        one.score(place, dict.fromkeys(table.players, 50))
    going_on = {max(table.players) for table in one.now.rounds[1].tables}
    one.pair()
    assert {*one.now.rounds[2].tables[0].players} == going_on, "they had more points in the first round"
    equal = begun(4, "knockout")
    equal.pair()
    for place, table in enumerate(equal.now.rounds[0].tables, 1):
        equal.score(place, dict.fromkeys(table.players, 50))
    equal.pair()
    assert {*equal.now.rounds[1].tables[0].players} == {1, 2}, "the rating decides"


def test_at_a_void_table_of_a_knock_out_the_stronger_half_goes_on() -> None:
    one = begun(4, "knockout")
    one.pair()
    void, other = (table.players for table in one.now.rounds[0].tables)
    one.add("voided", round=1, table=1)
    one.score(2, {player: player for player in other})
    one.pair()
    assert {*one.now.rounds[1].tables[0].players} == {min(void), max(other)}


def test_an_absent_player_goes_out_of_a_knock_out() -> None:
    one = begun(4, "knockout")
    one.pair()
    first, other = (table.players for table in one.now.rounds[0].tables)
    one.score(1, {player: 100 - player for player in first}, absent=(min(first),))
    one.score(2, {player: 100 - player for player in other})
    one.pair()
    assert {*one.now.rounds[1].tables[0].players} == {max(first), min(other)}


def test_in_a_knock_out_of_an_odd_number_the_best_has_the_bye_and_nobody_two() -> None:
    one = begun(7, "knockout")
    had: list[int] = []
    while next_step(one.now) is not None:
        play_round(one)
        had += sorted(one.now.rounds[-1].byes)
    assert had == [1], "seven, four, two"
    three = begun(11, "knockout")
    while next_step(three.now) is not None:
        play_round(three)
        had += three.now.rounds[-1].byes
    assert had == [1, 1, 3], "eleven, six, three, two: the second time another player (two is out)"


def test_more_go_on_where_the_game_needs_more_players() -> None:
    done = play_out(begun(6, "knockout", seats=3, smallest=3, largest=7))
    assert [sum(len(table.players) for table in each.tables) for each in done.rounds] == [6, 4]


def test_nobody_enters_a_knock_out_or_groups_late() -> None:
    for form in ("knockout", "groups"):
        one = begun(4, form)
        one.pair()
        assert not one.now.can_enter_late


@pytest.mark.parametrize(
    ("upper", "lower", "count"), [(8, 8, 2), (8, 7, 1), (4, 4, 1), (12, 12, 3), (2, 1, 1)]
)
def test_neighboring_groups_exchange_a_quarter_and_at_least_one(upper: int, lower: int, count: int) -> None:
    assert moving(upper, lower) == count


def season(one: Simulation) -> None:
    """Plays a season; the lower number always wins."""
    play_round(one)
    while isinstance(next_step(one.now), Pairing):
        play_round(one)


def test_a_league_promotes_and_relegates_between_groups_by_strength() -> None:
    one = begun(12, "league", group=4, seasons=2)
    assert next_step(one.now) == Grouping([(1, 2, 3, 4), (5, 6, 7, 8), (9, 10, 11, 12)])
    season(one)
    groups = next_groups(one.now)
    assert [sorted(group) for group in groups] == [[1, 2, 3, 5], [4, 6, 7, 9], [8, 10, 11, 12]]


def test_newcomers_of_a_league_begin_in_its_last_group_and_gaps_are_filled_from_below() -> None:
    one = begun(8, "league", group=4, seasons=3)
    season(one)
    one.add("withdrew", player=2)
    one.add("entered", player=9, rating=1000.0)
    assert one.now.can_enter_late
    assert [sorted(group) for group in next_groups(one.now)] == [[1, 3, 4, 5], [6, 7, 8, 9]]
    assert not any(9 in table.players for done in one.now.rounds for table in done.tables)


def test_each_season_of_a_league_has_a_champion_and_the_table_of_all_seasons_names_them() -> None:
    one = begun(8, "league", group=4, seasons=2)
    season(one)
    assert season_to_crown(one.now) == 1
    season(one)
    one.add("withdrew", player=1)
    assert season_to_crown(one.now) == 2
    one.add("crowned", season=2, players=winners(one.now))
    assert [entry.body for entry in one.log if entry.verb == "crowned"] == [
        {"season": 1, "players": [1]},
        {"season": 2, "players": [2]},
    ]
    lines = {line.player: line for line in careers(one.now)}
    assert lines[4].seasons == ((1, 4), (2, 1))
    assert lines[5].seasons == ((2, 1), (1, 4))
    assert next(iter(lines)) in (1, 2)
    assert next_step(one.now) is None


def test_the_points_of_a_season_do_not_count_in_the_next() -> None:
    one = begun(4, "league", group=4, seasons=2)
    season(one)
    play_round(one)
    table = group_tables(one.now, one.now.seasons[-1])[0]
    assert max(place.matchpoints for place in table) <= 1
