"""The second ply: the picks that may follow a plan, and the kingdoms that result.

Lines are drawn from the unseen dominoes, the same for every plan; rivals before us take the dominoes that
they like most, and we take the best of the rest. The effect of each domino on a kingdom is computed once per
plan, so that each line is only a lookup. With two kings the next pick may be from the line already laid out.
"""

from __future__ import annotations

import numpy as np

from engines.core.network import SCALE, leaky
from engines.core.thinking import Thinking
from engines.kingdomino.data import DOMINOES
from engines.kingdomino.players.strong.boards import KINDS, Boards, Numbers, Reals, joined, with_each
from engines.kingdomino.players.strong.features import ORDERS, PER_TERRAIN, PLACES, WHOLE, Outlook, describe
from engines.kingdomino.players.strong.network import network_for, values, values_in_parts
from engines.kingdomino.players.strong.position import Position
from engines.kingdomino.players.strong.rivals import Rival, kinds, leaders

LINES = 400
"""The number of lines drawn."""
AT_ONCE = {5: 40, 7: 8}
"""The number of kinds of dominoes tried between two looks at the clock, by the kingdoms' size."""


class Lookout:
    """The look ahead from one position."""

    def __init__(
        self,
        position: Position,
        rivals: dict[int, Rival],
        picks: dict[int, list[tuple[int, int]]],
        chance: np.random.Generator,
        thinking: Thinking,
    ) -> None:
        self.position = position
        self.rivals = rivals
        self.picks = picks
        self.thinking = thinking
        stack = np.array(position.view.stack)
        drawn = np.argsort(chance.random((LINES, len(stack))), axis=1)[:, : len(position.line)]
        self.lines: Numbers = np.sort(stack[drawn], axis=1)
        """Lines that may come, each sorted."""

    def promise(self, boards: Boards, pick: int) -> float | None:
        """Returns the value of the best of these kingdoms after the next pick, if this domino is claimed now.

        None if the time ran out.
        """
        if self.position.me in self.position.pickers:
            return self._of_this_line(boards, pick)
        return self._of_the_next_line(boards, pick)

    def _of_this_line(self, boards: Boards, pick: int) -> float:
        """Returns the value if the other king picks from the same line after the rivals in between."""
        position, me = self.position, self.position.me
        left = [domino for domino in position.free if domino != pick]
        for seat, domino in self.picks[pick]:
            if seat == me:
                break
            left.remove(domino)
        after, _, which = with_each(boards, left)
        best = -np.inf
        for number, domino in enumerate(left):
            outlook = position.outlook(me, position.places(me, pick, domino), position.to_come[me] - 2)
            its = after.take(np.flatnonzero(which == number))
            best = max(best, float(values_in_parts(its, outlook).max()))
        return best

    def _of_the_next_line(self, boards: Boards, pick: int) -> float | None:
        """Returns the value of the best domino that the rivals before us leave, averaged over the lines."""
        position, me, lines = self.position, self.position.me, self.lines
        owners = {slot.domino: slot.seat for slot in position.view.next if slot.seat is not None}
        owners[pick] = me
        owners.update({domino: seat for seat, domino in self.picks[pick]})
        free = np.ones(lines.shape, dtype=np.bool_)
        every = np.arange(len(lines))
        for domino in position.line:
            if owners[domino] == me:
                break
            liking = np.where(free, self.rivals[owners[domino]].wishes[lines], -np.inf)
            free[every, np.argmax(liking, axis=1)] = False
        promises = self._promises(boards)
        if promises is None:
            return None
        reach = promises[lines, np.arange(lines.shape[1])]
        return float(np.where(free, reach, -np.inf).max(axis=1).mean())

    def _promises(self, boards: Boards) -> Reals | None:
        """Returns the kingdoms' best value with each unseen domino, by its number and place in the line."""
        position, me = self.position, self.position.me
        length = len(position.line)
        outlook = position.outlook(me, (), position.to_come[me] - 2)
        deck = outlook.deck._replace(number=np.maximum(outlook.deck.number - length, 0))
        outlook = outlook._replace(deck=deck)
        alike = kinds(position.view.stack)
        chosen = []
        some = AT_ONCE[boards.size]
        for begin in range(0, len(alike), some):
            after, _, which = with_each(boards, [*alike][begin : begin + some])
            best = leaders(which, values_in_parts(after, outlook), 1)
            chosen.append(after.take(best))
            if self.thinking.over:
                return None
        by_place = self._by_place(joined(chosen), outlook, length)
        table = np.zeros((len(DOMINOES) + 1, length), dtype=np.float32)
        for number, dominoes in enumerate(alike.values()):
            table[dominoes] = by_place[:, number]
        return table

    def _by_place(self, boards: Boards, outlook: Outlook, length: int) -> Reals:
        """Returns the kingdoms' values for each place of the line on which the seat's own king may stand."""
        if not outlook.to_come:
            return np.tile(values(boards, outlook), (length, 1))
        seen = describe(boards, outlook._replace(order=np.zeros((length, 1), dtype=np.float32)))
        first = PER_TERRAIN * KINDS + WHOLE + ORDERS[outlook.seats]
        inner, inner_bias, outer, outer_bias = network_for(boards.size)
        raw = inner @ seen.features + inner_bias[:, None]
        rounds = np.float32(outlook.to_come / 12)
        found = np.empty((length, boards.number), dtype=np.float32)
        for place in range(length):
            order = inner[:, first + place] + rounds * inner[:, first + PLACES + place]
            hidden = raw + order[:, None]
            told = outer @ leaky(hidden) + outer_bias
            found[place] = seen.base + SCALE * told
        return found
