"""Prospects of placements: what the panel promises is what the rules then give."""

from __future__ import annotations

from collections.abc import Iterator

from engines.core.event import Event
from engines.core.score import total
from engines.mad_king_ludwig.actions import Placing
from engines.mad_king_ludwig.data import TILES
from engines.mad_king_ludwig.game import GAME
from engines.mad_king_ludwig.prospects import brought, later
from engines.mad_king_ludwig.scoring import score_lines
from engines.mad_king_ludwig.state import State
from tests.recorded import recorded

AT_THE_END = ("bonus", "favor", "empty_stacks")
STEP = 7
"""Of the placements of a state every seventh is tried."""


def placements() -> Iterator[tuple[State, Placing, State, tuple[Event, ...]]]:
    """Yields placements in recorded games, with the state and the events that follow them."""
    for seats in (2, 4):
        for states in recorded("mad_king_ludwig", seats):
            for state in states[::3]:
                if state.phase not in ("buy", "reward"):
                    continue
                legal = [each for each in GAME.legal(state, state.turn.seat) if isinstance(each, Placing)]
                for action in legal[::STEP]:
                    step = GAME.apply(state, state.turn.seat, action)
                    yield state, action, step.state, tuple(step.events)


def at_the_end(state: State, seat: int) -> int:
    """The points of bonus cards, favors and empty stacks if the game ended now."""
    lines = [line for line in score_lines(state._replace(phase="over")) if line.source in AT_THE_END]
    return total(lines, seat)


def test_promised_rewards_come_and_lost_ones_have_their_reason() -> None:
    reasons: set[str] = set()
    for state, action, after, events in placements():
        seat = state.turn.seat
        found = brought(GAME.view(state, seat), action)
        tiles = [placed.tile for placed in after.castles[seat].tiles]
        told = [(tiles[number], reason) for number, reason in found.lost if reason != "every_second"]
        assert told == [
            (event.facts["tile"], event.facts["reason"]) for event in events if event.kind == "lost"
        ]
        reasons.update(reason for _, reason in found.lost)
        silent = [
            tile for number, reason in found.lost if reason == "every_second" for tile in [tiles[number]]
        ]
        assert all(TILES[tile].type == "downstairs" for tile in silent)
    assert {"second", "every_second"} <= reasons


def test_points_at_the_end_are_those_of_an_end_right_after_the_placement() -> None:
    compared = dict.fromkeys(("card", "favor", "stack"), 0)
    for state, action, after, events in placements():
        if (
            after.round != state.round
            or after.phase == "over"
            or any(event.kind in ("card_added", "cards_drawn", "passed") for event in events)
        ):
            continue
        seat = state.turn.seat
        found = later(GAME.view(state, seat), action)
        assert found.total == at_the_end(after, seat) - at_the_end(state, seat), (action.text, found)
        for source, points in found._asdict().items():
            compared[source] += bool(points)
    assert all(compared.values()), compared
