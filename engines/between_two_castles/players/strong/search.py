"""Weighs actions by the expected points of both castles, mainly the lower one's, and by what is passed on."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Sequence
from typing import Literal

from engines.between_two_castles.actions import (
    Assign,
    BetweenAction,
    BuildAction,
    Copy,
    Draft,
    Place,
    Placement,
)
from engines.between_two_castles.castle import Castle, legal_cells
from engines.between_two_castles.data import FIFTH, PICKS, ROOMS, THIRD, TYPES
from engines.between_two_castles.forecast import castle_after
from engines.between_two_castles.players.prospect import look_ahead
from engines.between_two_castles.players.strong.boards import Addition, boards_of, outlook_of
from engines.between_two_castles.players.strong.network import judged
from engines.between_two_castles.ring import SIDES, Side
from engines.between_two_castles.view import CastleView, View
from engines.core.players import Weighed
from engines.core.thinking import Thinking

EVEN = 10.0
"""With this many points between the castles, the higher one hardly matters: the lower one is the score."""
CONTENT = 0.5
"""A proposal is accepted if its value is lower than that of the player's own idea by no more than this."""

HANDED = 0.2
"""The weight of the best tile that the next player finds for the shared castle, in that castle's value."""
DENIAL = 0.5
"""The weight of the next player's gain at the other castle from the tiles that are passed on."""

Worths = dict[BetweenAction, float]
Where = Side | Literal["beyond"]
"""A castle of the seat, or the other castle of the player who gets the rest of the hand."""
OTHER: dict[Side, Side] = {"left": "right", "right": "left"}


def of_both(left: float, right: float) -> float:
    """Returns the expected score of two castles, which may each end some points higher or lower."""
    lower, gap = min(left, right), abs(left - right)
    return lower - EVEN * math.log1p(math.exp(-gap / EVEN))


def bonus_after(castle: Castle, room: str) -> str:
    """Returns the bonus that the castle earns with this room."""
    kind = ROOMS[room].type
    if kind not in TYPES:
        return ""
    number = castle.counts[kind] + 1
    if number == THIRD:
        return kind
    return "special" if number == FIFTH else ""


def _judged(additions: Sequence[Addition]) -> Sequence[float]:
    """Returns the points that each of these castles is expected to have at the end."""
    return judged(boards_of(additions), outlook_of(additions)).tolist() if additions else []


def _at_castles(actions: Sequence[BetweenAction]) -> list[BuildAction]:
    return [action for action in actions if not isinstance(action, Draft | Assign)]


def weigh(
    view: View,
    legal: tuple[BetweenAction, ...],
    rng: random.Random,
    thinking: Thinking,
    also: tuple[BetweenAction, ...],
) -> tuple[Weighed[BetweenAction], ...]:
    """Returns the actions with their seat's expected points, the best first; ignores `rng` and the clock."""
    return Search(view).weigh(legal, also)


class Search:
    """One decision of a seat."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.view = view
        taker = view.next_hand(view.seat)
        self.denies = taker != view.ludwig and len(view.hand) > PICKS + 1
        """Whether a person chooses from the rest of the hand: the last tile is discarded."""
        self.castles: dict[Where, CastleView] = {side: view.castle_on(view.seat, side) for side in SIDES}
        self.castles["beyond"] = view.castle_on(taker, view.passes)
        self.left: dict[Where, int] = {side: look_ahead(view, side).left for side in SIDES}
        self.left["beyond"] = self.left[view.passes]

    def weigh(
        self, legal: Sequence[BetweenAction], also: Sequence[BetweenAction]
    ) -> tuple[Weighed[BetweenAction], ...]:
        """Returns the weighed actions, the best first."""
        if isinstance(legal[0], Draft):
            found = self._drafts([action for action in legal if isinstance(action, Draft)])
        elif isinstance(legal[0], Assign):
            found = self._assigned([action for action in legal if isinstance(action, Assign)])
        else:
            found = self._built(_at_castles(legal), _at_castles(also))
        weighed = [Weighed(action, worth) for action, worth in found.items()]
        return tuple(sorted(weighed, key=lambda one: -one.points))

    def _as_it_is(self, side: Where) -> Addition:
        castle = self.castles[side]
        return Addition(castle.castle, self.left[side], castle.bonus.kind if castle.bonus else "")

    def _with_tile(self, side: Where, room: str) -> list[Addition]:
        """Returns the castle with a drafted tile on each legal cell."""
        castle = self.castles[side].castle
        bonus = bonus_after(castle, room)
        return [
            Addition(castle, self.left[side] - 1, bonus, room, cell) for cell in legal_cells(castle, room)
        ]

    def _best(self, wanted: Iterable[tuple[Where, str]]) -> dict[tuple[Where, str], float]:
        """Returns the values of castles with tiles on their best cells; "" is a castle as it is."""
        asked = dict.fromkeys(wanted)
        additions: list[Addition] = []
        spans = {}
        for side, room in asked:
            begin = len(additions)
            additions += self._with_tile(side, room) if room else [self._as_it_is(side)]
            spans[side, room] = slice(begin, len(additions))
        worths = _judged(additions)
        return {key: max(worths[span]) for key, span in spans.items()}

    def _drafts(self, legal: Sequence[Draft]) -> Worths:
        """Returns the values of two tiles, the better way round, by what they bring and what is passed on."""
        hand, near = self.view.hand, self.view.passes
        castles: tuple[Where, ...] = (*SIDES, "beyond") if self.denies else SIDES
        best = self._best([*((where, room) for where in castles for room in hand), ("beyond", "")])
        found: Worths = {}
        for action in legal:
            rest = [room for room in hand if room not in (action.first, action.second)]
            pairs = []
            for left, right in ((action.first, action.second), (action.second, action.first)):
                castle = {"left": best["left", left], "right": best["right", right]}
                if self.denies:
                    castle[near] += HANDED * (max(best[near, room] for room in rest) - castle[near])
                pairs.append(of_both(castle["left"], castle["right"]))
            found[action] = max(pairs)
            if self.denies:
                gain = max(best["beyond", room] for room in rest) - best["beyond", ""]
                found[action] -= DENIAL * gain
        return found

    def _assigned(self, legal: Sequence[Assign]) -> Worths:
        """Returns the value of Ludwig's tile in the castle that this seat shares with him."""
        side: Side = "left" if self.view.ludwig in self.castles["left"].builders else "right"
        tiles = {action: action.right if side == "left" else action.left for action in legal}
        wanted: list[tuple[Where, str]] = [(side, room) for room in tiles.values()]
        best = self._best([*wanted, (OTHER[side], "")])
        return {action: of_both(best[side, room], best[OTHER[side], ""]) for action, room in tiles.items()}

    def _built(self, legal: Sequence[BuildAction], also: Sequence[BuildAction]) -> Worths:
        """Answers a waiting partner first. Never counters a counter: the senior decides anyway."""
        accept = next((action for action in legal if action.stance == "accept"), None)
        if accept is None:
            return self._decisions(legal)
        proposal = self.castles[accept.side].proposal
        answers = [action for action in legal if action.side == accept.side]
        if proposal is not None and proposal.is_counter and not proposal.last_word:
            answers = [accept]
        found = self._decisions([*answers, *(action for action in also if action not in answers)])
        found[accept] += CONTENT
        return found

    def _decisions(self, legal: Sequence[BuildAction]) -> Worths:
        """Returns the value of each decision: its castle after it together with the other castle."""
        worths = _judged([self._after(action) for action in legal])
        beside: dict[BuildAction, tuple[Where, str]] = {
            action: (OTHER[action.side], self._other_tile(action)) for action in legal
        }
        others = self._best(beside.values())
        return {
            action: of_both(worth, others[beside[action]])
            for action, worth in zip(legal, worths, strict=True)
        }

    def _other_tile(self, action: BuildAction) -> str:
        """Returns the seat's own tile that the other castle gets if this one is placed here."""
        if not isinstance(action, Place) or action.room not in self.view.picked:
            return ""
        return next((room for room in self.view.picked if room != action.room), "")

    def _after(self, action: BuildAction) -> Addition:
        castle, left = self.castles[action.side].castle, self.left[action.side]
        if isinstance(action, Placement):
            drafted = isinstance(action, Place)
            return Addition(
                castle, left - drafted, bonus_after(castle, action.tile), action.tile, action.cell
            )
        if isinstance(action, Copy):
            return Addition(castle, left, action.bonus)
        return Addition(castle_after(castle, action), left)
