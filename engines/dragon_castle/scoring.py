"""Points and standings: sets, discards, shrines, countdown tokens, Dragons; tie-breaks; solo ranks."""

from __future__ import annotations

from engines.core.score import Result, ScoreLine, rank, rank_reached, total
from engines.dragon_castle.data import COUNTDOWN_POINTS, RANKS, SOLO_CARDS_PENALTY, shrine_points
from engines.dragon_castle.dragons import FAVOURS, shrine_cells
from engines.dragon_castle.grid import positions
from engines.dragon_castle.realm import face_down
from engines.dragon_castle.state import Realm, State


def neighbours_of(seat: int, realms: tuple[Realm, ...]) -> tuple[Realm, ...]:
    """Returns the realms to the left and to the right; with two players the one other."""
    seats = len(realms)
    others = dict.fromkeys(((seat + 1) % seats, (seat - 1) % seats))
    return tuple(realms[other] for other in others if other != seat)


def shrine_total(realm: Realm) -> int:
    """Returns the points of all shrines: 1 on level 1, 2 on level 2, 3 on level 3 or higher."""
    return sum(shrine_points(realm.heights[cell]) for cell in shrine_cells(realm))


def realm_lines(seat: int, state: State) -> list[ScoreLine]:
    """A seat's points. Sources: sets, discards, shrines (one line a level), countdown, each Dragon."""
    realm = state.realms[seat]
    lines = [
        ScoreLine(seat, "sets", realm.set_points),
        ScoreLine(seat, "discards", realm.discard_points),
    ]
    standing = shrine_cells(realm)
    for level in sorted({realm.heights[cell] for cell in standing}):
        cells = [cell for cell in standing if realm.heights[cell] == level]
        facts = (("level", level), ("shrines", len(cells)))
        lines.append(
            ScoreLine(
                seat, "shrines", len(cells) * shrine_points(level), positions(cells, realm.columns), facts
            )
        )
    tokens = (("tokens", realm.countdown),)
    lines.append(ScoreLine(seat, "countdown", realm.countdown * COUNTDOWN_POINTS, (), tokens))
    others = neighbours_of(seat, state.realms)
    for card in state.dragons:
        favour = FAVOURS[card](realm, others)
        lines.append(
            ScoreLine(seat, card, favour.points, positions(favour.cells, realm.columns), favour.facts)
        )
    return [line for line in lines if line.points or line.source in state.dragons]


def score_lines(state: State) -> tuple[ScoreLine, ...]:
    """Returns all lines, seat by seat."""
    return tuple(line for seat in range(state.seats) for line in realm_lines(seat, state))


def result_of(state: State) -> Result:
    """Most points win; then more stacks whose top lies face down; then, as an option, more shrines."""
    ties: list[tuple[int, ...]] = [(len(face_down(realm)),) for realm in state.realms]
    if state.options.shrines_break_ties:
        ties = [(*tie, sum(realm.shrines)) for tie, realm in zip(ties, state.realms, strict=True)]
    return rank(score_lines(state), ties)


def solo_points(state: State) -> int:
    """Returns the points that determine a solo rank: 15 less if cards are in the game."""
    return total(score_lines(state), 0) - SOLO_CARDS_PENALTY * bool(state.spirits or state.dragons)


def solo_rank(state: State) -> str | None:
    """Returns the rank of a solo game; None with more seats."""
    return rank_reached(solo_points(state), RANKS) if state.seats == 1 else None
