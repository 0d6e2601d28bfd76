"""The last two rounds, solved: the points of every end against the engine's own rules."""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Sequence
from unittest.mock import patch

import pytest

from engines.core.chance import random_seed
from engines.core.thinking import Thinking
from engines.kingdomino.actions import Place
from engines.kingdomino.kingdom import Kingdom, with_placement
from engines.kingdomino.options import KingdominoOptions
from engines.kingdomino.placing import placements
from engines.kingdomino.players.easy import choose_easily
from engines.kingdomino.players.strong import endgame
from engines.kingdomino.players.strong.endgame import Outcome, can_be_solved, solve
from engines.kingdomino.players.strong.position import position_of
from engines.kingdomino.players.strong.rivals import rival
from engines.kingdomino.players.strong.search import Search
from engines.kingdomino.scoring import points_of
from engines.kingdomino.state import State
from tests.engines.kingdomino.boards import GAME
from tests.engines.kingdomino.endgames import Compared, compare

BONUSES = KingdominoOptions(middle_kingdom=True, harmony=True)


def solvable(seats: int, seed: int, *, lines_to_come: int) -> State:
    """Returns the first state of an easy game in which a seat lays a domino and this much is unseen."""
    rng = random.Random(seed)
    state = GAME.setup(BONUSES, seats, random_seed(rng))
    while True:
        seat = GAME.to_act(state)[0]
        view = GAME.view(state, seat)
        position = position_of(view)
        left = view.stack_left // max(1, len(position.line))
        if state.phase == "place" and can_be_solved(position) and left == lines_to_come:
            return state
        action = choose_easily(view, GAME.legal(state, seat), rng, math.inf)
        state = GAME.apply(state, seat, action).state


def best_points(kingdom: Kingdom, dominoes: Sequence[int]) -> int:
    """Returns the most points at the end with these dominoes, by trying everything that the rules allow."""
    if not dominoes:
        return points_of(kingdom, BONUSES)
    places = placements(kingdom, dominoes[0], 5)
    after = [with_placement(kingdom, place.placement) for place in places]
    return max(best_points(one, dominoes[1:]) for one in after or [kingdom])


def solved(state: State) -> tuple[Search, list[Place], list[Outcome]]:
    """Returns the search of the due seat, its placements and the outcomes of all of its plans."""
    seat = GAME.to_act(state)[0]
    view = GAME.view(state, seat)
    search = Search(view, GAME.legal(state, seat), random.Random(1), Thinking(math.inf))
    roots = search._roots(())
    position = search.position
    rivals = {other: rival(position, other, ahead=False) for other in position.pickers if other != seat}
    found = solve(position, [root.boards for root in roots], rivals, Thinking(math.inf))
    assert found is not None
    return search, [root.action for root in roots if isinstance(root.action, Place)], found


@pytest.mark.parametrize(("seats", "seed"), [(4, 1), (3, 2)])
def test_the_last_pick_is_worth_what_the_rules_make_of_it(seats: int, seed: int) -> None:
    state = solvable(seats, seed, lines_to_come=0)
    search, actions, found = solved(state)
    legal = GAME.legal(state, search.position.me)
    kingdom = state.kingdoms[search.position.me]
    assert {action.text for action in actions} == {action.text for action in legal}
    assert len(found) == len(actions) * len(search.position.free)
    for end in found:
        after = with_placement(kingdom, actions[end.root].placement)
        assert end.points == best_points(after, [*search.position.pending[search.position.me], end.pick])


def test_the_line_before_the_last_is_solved_too() -> None:
    """With four seats the unseen dominoes are the last line, so each end is one of four."""
    state = solvable(4, 3, lines_to_come=1)
    search, actions, found = solved(state)
    view = search.position.view
    assert len(view.stack) == len(search.position.line) == 4
    kingdom = state.kingdoms[search.position.me]
    reached = set()
    for end in found:
        after = with_placement(kingdom, actions[end.root].placement)
        possible = {best_points(after, [end.pick, last]) for last in view.stack}
        assert end.points in possible
        reached.add(end.points == max(possible))
    assert True in reached


def test_two_kings_pick_the_pair_that_both_leave_each_other() -> None:
    state = solvable(2, 4, lines_to_come=0)
    search, actions, found = solved(state)
    position = search.position
    kingdom = state.kingdoms[position.me]
    picks = 1 + position.pickers.count(position.me)
    now = [domino for domino in position.pending[position.me] if domino not in position.line]
    later = [domino for domino in position.pending[position.me] if domino in position.line]
    for end in found[:: max(1, len(found) // 6)]:
        after = with_placement(kingdom, actions[end.root].placement)
        sets = [its for its in itertools.combinations(position.free, picks) if end.pick in its]
        assert end.points in {best_points(after, [*now, *sorted((*later, *its))]) for its in sets}


def test_a_win_is_worth_more_than_a_few_points() -> None:
    state = solvable(4, 1, lines_to_come=0)
    search, _, found = solved(state)
    solver = endgame._Solver(search.position, (), {}, Thinking(math.inf))
    assert solver._worth(60, {1: 65.0}) < solver._worth(58, {1: 50.0})
    assert all(end.points < end.worth < end.points + endgame.PRIZE + 1e-3 for end in found if end.points)


def test_a_position_that_takes_too_long_is_left_to_the_search() -> None:
    state = solvable(4, 3, lines_to_come=1)
    seat = GAME.to_act(state)[0]
    view, legal = GAME.view(state, seat), GAME.legal(state, seat)
    with patch.object(endgame, "MOST_KINGDOMS", 1):
        assert GAME.weigh(view, legal, random.Random(1), math.inf)[0].action in legal


def test_the_comparison_plays_the_same_game_up_to_the_end() -> None:
    compared = Compared()
    compare(compared, choose_easily, BONUSES, 4, 7, 0)
    assert len(compared.wins) == len(compared.points) == 1
    assert compared.decisions >= 2
