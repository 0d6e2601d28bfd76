"""The strong player's decisions with others: first by the network's value, then with the free corridor and
the extra turns played out, less the gains of the others."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engines.core.players import Weighed
from engines.mad_king_ludwig.actions import Back, Buy, LudwigAction, Start
from engines.mad_king_ludwig.data import CORRIDOR_PRICE, FOYERS, HALLWAYS, STAIRS, START_MONEY, Placed
from engines.mad_king_ludwig.plan import plan_of
from engines.mad_king_ludwig.players.strong.alone import FINALISTS, THOUSAND, Search
from engines.mad_king_ludwig.players.strong.bargain import buyer, buyers_after, sold
from engines.mad_king_ludwig.players.strong.boards import Ground
from engines.mad_king_ludwig.players.strong.network import judged
from engines.mad_king_ludwig.players.strong.waiting import NOTHING
from engines.mad_king_ludwig.scoring import EMPTY_STACK_POINTS, of_sizes

DENIAL = 0.5
"""The weight of all others' gains together against one's own, divided by their number."""
AGAINST_ONE = 1.0
"""The weight if there is only one other: its gain is the player's loss."""


class SearchBeside(Search):
    """One decision."""

    def _foyer(self, action: Start) -> float:
        ground = Ground(plan_of((Placed(FOYERS[action.foyer], 0, 0, 0),)))
        outlook = replace(self._outlook, hand=self._outlook.hand - {action.back})
        return float(judged(ground.as_it_is(START_MONEY // THOUSAND, NOTHING), outlook)[0])

    def weigh(
        self, legal: tuple[LudwigAction, ...], also: tuple[LudwigAction, ...]
    ) -> list[Weighed[LudwigAction]]:
        """The bonus card that goes back is the one that promises least; alone there is none."""
        if self._view.phase == "cards":
            return [Weighed(action, self._without(action)) for action in legal if isinstance(action, Back)]
        return super().weigh(legal, also)

    def _without(self, action: Back) -> float:
        outlook = replace(self._outlook, hand=self._outlook.hand - {action.card})
        return float(judged(self._now.as_it_is(), outlook)[0])

    def _finalists(self, found: Sequence[Weighed[LudwigAction]]) -> list[LudwigAction]:
        """Returns the best decisions, with at least one for each tile that may be bought."""
        best: dict[str, LudwigAction] = {}
        for action, _ in found:
            best.setdefault(action.tile if isinstance(action, Buy) else "", action)
        return [*dict.fromkeys([*(one.action for one in found[:FINALISTS]), *best.values()])]

    def _further(self, chosen: Sequence[LudwigAction]) -> list[Weighed[LudwigAction]]:
        """Weighs the decisions after the rest of the turn, less the gains of the others."""
        lost = self._gains_of_others()
        found: list[Weighed[LudwigAction]] = []
        for action in chosen:
            if self._thinking.over:
                break
            settled = self._after(action).settled()
            worth = float(judged(settled.as_it_is(), settled.outlook)[0])
            tile = action.tile if isinstance(action, Buy) else ""
            found.append(Weighed(action, worth - lost.get(tile, 0.0)))
        return found if len(found) > 1 else []

    def _gains_of_others(self) -> dict[str, float]:
        """Returns the value of a purchase to the others, by tile: the price to the master builder, and the
        remaining rooms to later buyers.

        "" stands for buying nothing.
        """
        view, seat = self._view, self._view.seat
        if view.phase != "buy" or seat is None:
            return {}
        later = buyers_after(view, seat, self._thinking)
        if later is None:
            return {}
        builder = buyer(view, view.builder, ()) if seat != view.builder else None
        market = [(offer.room, offer.price, offer.coins) for offer in view.market if offer.room]
        share = DENIAL / (view.seats - 1) if view.seats > 2 else AGAINST_ONE
        found = {}
        goods = [("", 0), *((room, price) for room, price, _ in market)]
        for tile, price in [*goods, *((corridor, CORRIDOR_PRICE) for corridor in (*HALLWAYS, STAIRS))]:
            gains, paid = sold(later, [offer for offer in market if offer[0] != tile])
            if builder:
                gains.append(builder.income(paid + price))
            found[tile] = share * sum(gains)
        return found

    def _emptied(self, size: int, fewer: int) -> float:
        """Returns the value of taking rooms out of a stack in the last round, less its value to a rival."""
        view = self._view
        left = dict(view.stacks)[size]
        counts = [of_sizes(plan_of(castle.placements), (size,)) for castle in view.castles]
        own = counts.pop(view.seat or 0)
        gained = own - max(counts)
        return float(EMPTY_STACK_POINTS * gained if left <= fewer else gained * fewer / (10 * left))
