"""The parts of a view that the search needs: the seats still to pick, the claims, the coming dominoes."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from engines.kingdomino.data import DOMINOES
from engines.kingdomino.players.strong.features import Deck, Outlook, decks, dominoes_of
from engines.kingdomino.view import View


class Position(NamedTuple):
    """The facts of a view that matter to the search."""

    view: View
    me: int
    line: tuple[int, ...]
    """The next line, ascending."""
    free: tuple[int, ...]
    """Its unclaimed dominoes."""
    pickers: tuple[int, ...]
    """The seats that still pick from it after the king that is due, in this order."""
    pending: tuple[tuple[int, ...], ...]
    """By seat: dominoes claimed and not yet laid, in the order of laying, without the one that is due."""
    to_come: tuple[int, ...]
    """By seat: the number of dominoes that are not even claimed yet."""
    deck: Deck

    def outlook(self, seat: int, places: tuple[int, ...], to_come: int) -> Outlook:
        """Returns the outlook of a seat whose kings will stand on these places of the next line.

        Without a place its order is unknown, so every place counts a little.
        """
        length = max(len(self.line), len(self.view.current))
        order = np.zeros((length, 1), dtype=np.float32)
        for place in places:
            order[place] += 1
        if not places:
            order += 1 / length
        options = self.view.options
        return Outlook(self.view.seats, to_come, order, self.deck, options.middle_kingdom, options.harmony)

    def places(self, seat: int, *more: int) -> tuple[int, ...]:
        """Returns the places of the seat's kings in the next line, once it has claimed these too."""
        claimed = [slot.domino for slot in self.view.next if slot.seat == seat]
        return tuple(sorted(self.line.index(domino) for domino in (*claimed, *more)))


def position_of(view: View) -> Position:
    """Returns the position of the seat that must choose."""
    me = view.to_act[0]
    line = tuple(slot.domino for slot in view.next)
    numbers = [slot.domino for slot in view.current]
    later = view.current[numbers.index(view.due) + 1 :] if view.due is not None else ()
    pickers = tuple(slot.seat for slot in later if slot.seat is not None) if line else ()
    if view.due is None:
        pickers = view.unclaimed_kings[1:]
    pending = tuple(
        (
            *(slot.domino for slot in later if slot.seat == seat),
            *(slot.domino for slot in view.next if slot.seat == seat),
        )
        for seat in range(view.seats)
    )
    total = dominoes_of(view.size)
    to_come = []
    for seat, kingdom in enumerate(view.kingdoms):
        due = view.phase == "place" and seat == me
        to_come.append(total - len(kingdom.placements) - len(kingdom.discarded) - len(pending[seat]) - due)
    unseen = np.zeros((1, len(DOMINOES) + 1), dtype=np.bool_)
    unseen[0, list(view.stack)] = True
    return Position(
        view=view,
        me=me,
        line=line,
        free=tuple(slot.domino for slot in view.next if slot.seat is None),
        pickers=pickers,
        pending=pending,
        to_come=tuple(to_come),
        deck=decks(unseen),
    )
