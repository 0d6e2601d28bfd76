"""The course of a game: setting up, claiming, automatic steps, refusals, events and variants."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from engines.core.errors import BadSetup, BadText, IllegalAction
from engines.core.score import total
from engines.kingdomino.actions import Claim, KingdominoAction, Place
from engines.kingdomino.data import DOMINOES, TERRAINS, Half
from engines.kingdomino.kingdom import BARE, without
from engines.kingdomino.options import KingdominoOptions
from engines.kingdomino.rules import line_length, rounds_of
from engines.kingdomino.scoring import points_of
from engines.kingdomino.state import LastTurn, State
from tests.engines.kingdomino.boards import (
    GAME,
    SEED,
    claim_as,
    facts_of,
    kingdom,
    laid,
    play_on,
    start,
    with_line,
)

FULL_AROUND = kingdom(
    """
    . w .
    f w f
    f C f
    . w .
    . w .
    """
)
"""No place for 47, 46, 44, 7 or 10."""


def refused(state: State, seat: int, action: KingdominoAction) -> str:
    with pytest.raises(IllegalAction) as refusal:
        GAME.apply(state, seat, action)
    return refusal.value.reason


def first_round(line: tuple[int, int, int, int] = (1, 13, 20, 47)) -> State:
    """Four seats, seat n on domino n of the line, the first one to place."""
    state = with_line(start(4), line)
    for seat in range(3):
        state = claim_as(state, seat, line[seat]).state
    return with_line(state, (2, 14, 21, 48))


class TestDominoes:
    def test_squares_and_crowns_are_those_of_the_box(self) -> None:
        halves = Counter(half for pair in DOMINOES.values() for half in pair)
        by_terrain = {terrain: [halves[Half(terrain, crowns)] for crowns in range(4)] for terrain in TERRAINS}
        assert by_terrain == {
            "wheat": [21, 5, 0, 0],
            "forest": [16, 6, 0, 0],
            "water": [12, 6, 0, 0],
            "grass": [10, 2, 2, 0],
            "swamp": [6, 2, 2, 0],
            "mine": [1, 1, 3, 1],
        }

    def test_they_are_numbered_from_1_to_48(self) -> None:
        assert list(DOMINOES) == list(range(1, 49))

    def test_the_first_twelve_and_only_they_have_equal_halves(self) -> None:
        assert [number for number, (left, right) in DOMINOES.items() if left == right] == list(range(1, 13))


class TestSetup:
    @pytest.mark.parametrize(
        ("seats", "duel", "line", "rounds", "used", "size"),
        [
            (2, False, 4, 6, 24, 5),
            (3, False, 3, 12, 36, 5),
            (4, False, 4, 12, 48, 5),
            (2, True, 4, 12, 48, 7),
        ],
    )
    def test_lines_rounds_and_grid_are_those_of_the_table(
        self, seats: int, duel: bool, line: int, rounds: int, used: int, size: int
    ) -> None:
        options = KingdominoOptions(mighty_duel=duel)
        assert line_length(seats) == line
        assert rounds_of(options, seats) == rounds
        view = GAME.view(start(seats, mighty_duel=duel), None)
        assert len(view.next) + view.stack_left == used
        assert (view.size, view.rounds, view.round) == (size, rounds, 1)
        assert len(view.unclaimed_kings) == line

    @pytest.mark.parametrize(
        ("seats", "duel", "decisions"), [(2, False, 28), (3, False, 39), (4, False, 52), (2, True, 52)]
    )
    def test_each_king_claims_first_and_then_places_in_every_round(
        self, seats: int, duel: bool, decisions: int
    ) -> None:
        _, events = play_on(start(seats, mighty_duel=duel), random.Random(3))
        kinds = Counter(event.kind for event in events)
        kings = line_length(seats)
        assert kinds["placed"] + kinds["discarded"] == decisions - kings
        assert kinds["claimed"] == decisions - kings

    def test_a_mighty_duel_is_for_two(self) -> None:
        for seats in (3, 4):
            with pytest.raises(BadSetup) as refusal:
                start(seats, mighty_duel=True)
            assert refusal.value.reason == "mighty_duel_seats"

    def test_two_players_kings_come_in_any_order(self) -> None:
        orders = set()
        for number in range(200):
            state = start(2, seed=f"{number:032x}")
            order = []
            while not state.line:
                seat = GAME.to_act(state)[0]
                order.append(seat)
                state = GAME.apply(state, seat, GAME.legal(state, seat)[0]).state
            orders.add(tuple(order))
        assert orders == {(0, 0, 1), (0, 1, 0), (0, 1, 1), (1, 0, 0), (1, 0, 1), (1, 1, 0)}

    def test_the_order_of_kings_still_in_the_hand_is_not_shown(self) -> None:
        view = GAME.view(start(4), None)
        assert view.unclaimed_kings[0] == view.to_act[0]
        assert list(view.unclaimed_kings[1:]) == sorted(view.unclaimed_kings[1:])

    def test_lines_are_ascending_and_no_domino_comes_twice(self) -> None:
        state = start(4)
        first = state.next_line
        _, events = play_on(state, random.Random(1))
        lines = [facts["dominoes"] for facts in facts_of(events, "line")]
        assert all(line == sorted(line) for line in lines)
        drawn = [*first, *(domino for line in lines for domino in line)]
        assert sorted(drawn) == list(range(1, 49))

    def test_the_same_seed_deals_the_same_lines(self) -> None:
        assert start(3) == start(3)
        assert start(3, seed="f" * 32).next_line != start(3).next_line


class TestTurns:
    def test_a_king_claims_after_placing_and_only_then_the_turn_ends(self) -> None:
        state = first_round()
        placed = GAME.apply(state, 0, GAME.legal(state, 0)[0])
        assert not placed.turn_ends
        assert (placed.state.phase, GAME.to_act(placed.state)) == ("claim", (0,))
        claimed = GAME.apply(placed.state, 0, Claim(domino=48))
        assert claimed.turn_ends
        assert (claimed.state.phase, GAME.to_act(claimed.state)) == ("place", (1,))

    def test_every_first_claim_is_a_turn(self) -> None:
        state = start(3)
        seat = GAME.to_act(state)[0]
        assert GAME.apply(state, seat, GAME.legal(state, seat)[0]).turn_ends

    def test_the_last_king_gets_the_domino_that_is_left(self) -> None:
        state = with_line(start(4), (1, 13, 20, 47))
        for seat in range(2):
            state = claim_as(state, seat, state.next_line[seat]).state
        step = claim_as(state, 2, 20)
        claims = [(event.seat, dict(event.facts)) for event in step.events if event.kind == "claimed"]
        assert claims == [
            (2, {"domino": 20, "forced": False}),
            (3, {"domino": 47, "forced": True}),
        ]
        assert step.state.round == 1

    def test_a_domino_that_fits_nowhere_is_discarded_by_itself(self) -> None:
        state = first_round((1, 7, 20, 47))
        state = state._replace(kingdoms=(BARE, FULL_AROUND, BARE, BARE))
        state = GAME.apply(state, 0, GAME.legal(state, 0)[0]).state
        step = GAME.apply(state, 0, Claim(domino=2))
        assert [(event.kind, event.seat) for event in step.events] == [("claimed", 0), ("discarded", 1)]
        assert step.events[1].facts["domino"] == 7
        assert step.state.kingdoms[1].discarded == (7,)
        assert (step.state.phase, GAME.to_act(step.state)) == ("claim", (1,))
        assert step.state.last == LastTurn(0, step.state.kingdoms[0].placements[0], 0, None, 2)
        after = GAME.apply(step.state, 1, Claim(domino=14)).state
        assert after.last == LastTurn(1, None, 0, 7, 14)

    def test_a_placement_tells_its_gain_and_the_points_after_it(self) -> None:
        state = first_round()._replace(kingdoms=(laid((19, (1, 0), (1, 1))), BARE, BARE, BARE))
        action = Place(domino=1, x=2, y=0, way="E")
        assert GAME.forecast(GAME.view(state, 0), action) == 2
        step = GAME.apply(state, 0, action)
        assert step.events[0].kind == "placed"
        assert step.events[0].facts == {
            "domino": 1,
            "first": [2, 0],
            "second": [3, 0],
            "gain": 2,
            "points": 3,
        }

    def test_a_claim_has_no_forecast(self) -> None:
        state = start(2)
        seat = GAME.to_act(state)[0]
        assert GAME.forecast(GAME.view(state, seat), GAME.legal(state, seat)[0]) is None


class TestRefusals:
    def test_another_seat_is_not_due(self) -> None:
        state = first_round()
        assert refused(state, 1, GAME.legal(state, 0)[0]) == "not_due"

    def test_nothing_can_be_done_after_the_end(self) -> None:
        state, _ = play_on(start(2), random.Random(0))
        assert refused(state, 0, Claim(domino=1)) == "game_over"

    def test_placing_and_claiming_have_their_times(self) -> None:
        state = first_round()
        assert refused(state, 0, Claim(domino=2)) == "wrong_phase"
        claiming = GAME.apply(state, 0, GAME.legal(state, 0)[0]).state
        assert refused(claiming, 0, Place(domino=1, x=0, y=1, way="S")) == "wrong_phase"

    @pytest.mark.parametrize(
        ("action", "reason"),
        [
            (Place(domino=13, x=1, y=0, way="E"), "not_that_domino"),
            (Place(domino=1, x=0, y=0, way="E"), "overlap"),
            (Place(domino=1, x=-1, y=0, way="E"), "overlap"),
            (Place(domino=1, x=2, y=0, way="E"), "no_contact"),
            (Place(domino=1, x=4, y=0, way="E"), "too_large"),
            (Place(domino=1, x=1000, y=0, way="E"), "too_large"),
            (Place(domino=1, x=2, y=0, way="W"), "same_as_turned"),
        ],
    )
    def test_a_placement_is_refused_with_the_rule_it_breaks(self, action: Place, reason: str) -> None:
        assert refused(first_round(), 0, action) == reason

    def test_a_claim_needs_a_free_domino_of_the_line(self) -> None:
        state = first_round()
        state = GAME.apply(state, 0, GAME.legal(state, 0)[0]).state
        assert refused(state, 0, Claim(domino=30)) == "not_in_line"
        state = GAME.apply(state, 0, Claim(domino=14)).state
        state = GAME.apply(state, 1, GAME.legal(state, 1)[0]).state
        assert refused(state, 1, Claim(domino=14)) == "taken"

    @pytest.mark.parametrize(
        "text", ["", "claim", "claim 0", "claim 49", "claim 01", "place 1 0,1", "place 1 -0,1 E", "Claim 3"]
    )
    def test_only_canonical_texts_are_read(self, text: str) -> None:
        with pytest.raises(BadText):
            GAME.parse(text)


class TestVariants:
    def test_bonuses_count_only_when_their_variants_are_on(self) -> None:
        board = kingdom("\n".join(["w w w w w"] * 2 + ["w w C w w"] + ["w w w w w"] * 2))
        both = {"middle_kingdom": True, "harmony": True}
        assert points_of(board, KingdominoOptions()) == 0
        assert points_of(board, KingdominoOptions(middle_kingdom=True)) == 10
        assert points_of(board, KingdominoOptions(harmony=True)) == 5
        assert points_of(board, KingdominoOptions(**both)) == 15

    def test_a_mighty_duel_is_complete_with_49_squares(self) -> None:
        rows = ["w w w w w w w"] * 3
        board = kingdom("\n".join([*rows, "w w w C w w w", *rows]))
        options = KingdominoOptions(middle_kingdom=True, harmony=True, mighty_duel=True)
        assert points_of(board, options) == 15

    def test_middle_kingdom_counts_when_the_castles_place_is_final(self) -> None:
        options = KingdominoOptions(middle_kingdom=True)
        board = kingdom("w C w")
        assert points_of(board, options) == 0
        for domino in range(1, 13):
            board = without(board, domino)
        assert points_of(board, options) == 10

    def test_a_dynasty_is_three_games_whose_points_add_up(self) -> None:
        state, events = play_on(start(3, dynasty=True), random.Random(11))
        scored = facts_of(events, "scored")
        assert [facts["game"] for facts in scored] == [1, 2, 3]
        lines = GAME.score(state)
        view = GAME.view(state, None)
        assert [list(points) for points in view.earlier] == [facts["points"] for facts in scored[:2]]
        for seat in range(3):
            by_game = [facts["points"][seat] for facts in scored]
            assert total(lines, seat) == sum(by_game) == view.scores[seat]
            sources = [line.source for line in lines if line.seat == seat]
            assert sources[:2] == ["game_1", "game_2"]

    def test_a_dynastys_ties_add_up_areas_and_crowns(self) -> None:
        one, two = kingdom("w1 w C"), kingdom("w1 C f1")
        state = start(2, dynasty=True)._replace(
            kingdoms=(one, two), earlier=((one, two), (one, two)), phase="over"
        )
        result = GAME.result(state)
        assert [standing.ties for standing in result.standings] == [(6, 3), (3, 6)]
        assert (result.winners, result.decided_by) == ((0,), 0)

    def test_every_new_game_of_a_dynasty_starts_with_bare_castles_and_all_dominoes(self) -> None:
        state = start(2, dynasty=True)
        rng = random.Random(2)
        while state.game == 1:
            seat = GAME.to_act(state)[0]
            state = GAME.apply(state, seat, rng.choice(GAME.legal(state, seat))).state
        assert state.kingdoms == (BARE, BARE)
        assert len(state.unseen) == 48 - 4
        assert len(state.earlier) == 1


class TestView:
    def test_a_line_says_what_has_become_of_each_domino(self) -> None:
        state = first_round()
        view = GAME.view(state, 2)
        assert [slot.state for slot in view.current] == ["due", "claimed", "claimed", "claimed"]
        state = GAME.apply(state, 0, GAME.legal(state, 0)[0]).state
        assert GAME.view(state, 2).current[0].state == "done"
        state = GAME.apply(state, 0, Claim(domino=48)).state
        view = GAME.view(state, 2)
        assert [slot.state for slot in view.current] == ["done", "due", "claimed", "claimed"]
        assert [slot.seat for slot in view.next] == [None, None, None, 0]

    def test_running_scores_are_the_sum_of_what_placements_brought(self) -> None:
        state = start(4, middle_kingdom=True, harmony=True)
        state, events = play_on(state, random.Random(5))
        for seat, points in enumerate(GAME.view(state, None).scores):
            own = [event for event in events if event.seat == seat]
            if not facts_of(own, "discarded"):
                assert sum(facts["gain"] for facts in facts_of(own, "placed")) == points
        last = {
            event.seat: event.facts["points"] for event in events if event.kind in ("placed", "discarded")
        }
        assert facts_of(events, "game_over")[0]["points"] == [last[seat] for seat in range(4)]

    def test_the_seed_is_told_to_who_may_know_it(self) -> None:
        assert GAME.seed(start(4)) == SEED
