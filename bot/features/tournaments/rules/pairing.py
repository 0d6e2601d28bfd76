"""Pairs a round: seats players at tables so that they get every seat and do not meet twice.

The search tries standings order first, then trades players between tables. It is deterministic.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations

from bot.features.tournaments.rules.fair_seats import spread

MOST_STEPS = 6000
"""Positions that the first search looks at; with up to twelve players it usually sees all of them."""
MOST_TRADES = 200
"""Trades that repair what the first search has left."""

Cost = tuple[int, int]
"""How often seats were had more often than others, and how often the players have met: both should be 0."""


@dataclass
class Past:
    """The meetings and seats of the rounds before."""

    met: Counter[frozenset[int]] = field(default_factory=Counter)
    seats: dict[int, Counter[int]] = field(default_factory=dict)
    smallest: dict[int, int] = field(default_factory=dict)
    """The seats of each player's smallest table so far."""
    _excess: dict[tuple[int, int], list[int]] = field(default_factory=dict)

    def add(self, table: Sequence[int]) -> None:
        """Note a table of an earlier round, its players in the order of the seats."""
        self._excess.clear()
        for pair in combinations(table, 2):
            self.met[frozenset(pair)] += 1
        for seat, player in enumerate(table):
            self.seats.setdefault(player, Counter())[seat] += 1
            self.smallest[player] = min(len(table), self.smallest.get(player, len(table)))

    def excess(self, player: int, size: int) -> list[int]:
        """Returns for each seat how often the player had it beyond the seat that they had least often.

        Only seats that all tables of the player had can be that one: a player of tables of three does not
        catch up on fourth seats.
        """
        if (player, size) not in self._excess:
            had = self.seats.get(player, Counter())
            everywhere = min(size, self.smallest.get(player, size))
            least = min(had[seat] for seat in range(everywhere))
            self._excess[player, size] = [max(0, had[seat] - least) for seat in range(size)]
        return self._excess[player, size]


def paired(order: Sequence[int], sizes: Sequence[int], past: Past) -> list[tuple[int, ...]]:
    """Returns the tables of a round, each with its players in the order of their seats.

    `order` are the players from the first to the last; neighbors in it play together if possible.
    """
    search = _Search(order, sizes, past)
    tables = search.best_in_order()
    if search.cost_of(tables) > (0, 0) and not search.complete:
        least, balanced = spread(order, sizes, past.excess)
        if search.cost_of(tables)[0] > least:
            tables = balanced
        tables = search.repaired(tables, (least, 0))
    return [seated(table, past)[1] for table in tables]


def mixed(order: Sequence[int], sizes: Sequence[int]) -> list[int]:
    """Returns another order, in which tables of neighbors are about equally strong: for the first round."""
    tables: list[list[int]] = [[] for _ in sizes]
    waiting = list(order)
    forward = True
    while waiting:
        row = [number for number, size in enumerate(sizes) if len(tables[number]) < size]
        for number in row if forward else reversed(row):
            if waiting:
                tables[number].append(waiting.pop(0))
        forward = not forward
    return [player for table in tables for player in table]


def seated(players: Sequence[int], past: Past) -> tuple[int, tuple[int, ...]]:
    """Returns the smallest excess of seats and the players in such an order of seats."""
    size = len(players)
    excess = {player: past.excess(player, size) for player in players}
    if fitting := _fitting(players, excess):
        return 0, fitting
    best: dict[int, tuple[int, tuple[int, ...]]] = {0: (0, ())}
    for seat in range(size):
        further: dict[int, tuple[int, tuple[int, ...]]] = {}
        for taken, (cost, order) in best.items():
            for index, player in enumerate(players):
                if taken & (1 << index):
                    continue
                option = (cost + excess[player][seat], (*order, player))
                key = taken | (1 << index)
                if key not in further or option < further[key]:
                    further[key] = option
        best = further
    return best[(1 << size) - 1]


def _fitting(players: Sequence[int], excess: Mapping[int, Sequence[int]]) -> tuple[int, ...]:
    """Returns an order of seats without any excess; () if there is none. Most tables have one."""
    order: list[int] = []

    def fill(left: tuple[int, ...]) -> bool:
        for player in left:
            if excess[player][len(order)] == 0:
                order.append(player)
                if len(order) == len(players) or fill(tuple(one for one in left if one != player)):
                    return True
                order.pop()
        return False

    return tuple(order) if fill(tuple(players)) else ()


class _Search:
    def __init__(self, order: Sequence[int], sizes: Sequence[int], past: Past) -> None:
        self._order, self._sizes, self._past = tuple(order), tuple(sizes), past
        self._place = {player: place for place, player in enumerate(order)}
        self._known: dict[tuple[int, ...], Cost] = {}
        self.complete = False
        """Whether every way was looked at, so that nothing is better than what was found."""

    def cost(self, table: Sequence[int]) -> Cost:
        key = tuple(sorted(table))
        if key not in self._known:
            repeats = sum(self._past.met[frozenset(pair)] for pair in combinations(key, 2))
            self._known[key] = (seated(key, self._past)[0], repeats)
        return self._known[key]

    def cost_of(self, tables: Sequence[Sequence[int]]) -> Cost:
        costs = [self.cost(table) for table in tables]
        return sum(one for one, _ in costs), sum(other for _, other in costs)

    def best_in_order(self) -> list[list[int]]:
        """Fills table after table with the first players and the nearest ones that they have not met."""
        found: list[list[int]] = []
        best: Cost = (10**9, 10**9)
        steps = 0

        def fill(left: tuple[int, ...], sizes: tuple[int, ...], cost: Cost) -> bool:
            """Returns whether the search may stop."""
            nonlocal found, best, steps
            if not left:
                found, best = [list(table) for table in tables], cost
                return best == (0, 0)
            first, rest = left[0], left[1:]
            for size in sorted(set(sizes), reverse=True):
                place = sizes.index(size)
                for others in self._companions(first, rest, size - 1):
                    steps += 1
                    if steps > MOST_STEPS and found:
                        return True
                    added = self.cost((first, *others))
                    if (whole := (cost[0] + added[0], cost[1] + added[1])) >= best:
                        continue
                    remaining = tuple(one for one in rest if one not in others)
                    tables.append([first, *others])
                    stop = fill(remaining, sizes[:place] + sizes[place + 1 :], whole)
                    tables.pop()
                    if stop:
                        return True
            return False

        tables: list[list[int]] = []
        stopped = fill(self._order, self._sizes, (0, 0))
        self.complete = not stopped or best == (0, 0)
        return found

    def _companions(self, first: int, rest: tuple[int, ...], count: int) -> Iterator[tuple[int, ...]]:
        """Yields groups of `count` players for the table of `first`, nearest and without repeats first."""
        new = [one for one in rest if not self._past.met[frozenset((first, one))]]
        known = [one for one in rest if self._past.met[frozenset((first, one))]]
        yield from self._grown((), new, count)
        known_last = sorted(rest, key=lambda one: (one in known, self._place[one]))
        for group in combinations(known_last, count):
            if any(one in known for one in group) or self._repeats(group):
                yield group

    def _grown(
        self, group: tuple[int, ...], candidates: Sequence[int], count: int
    ) -> Iterator[tuple[int, ...]]:
        if count == 0:
            yield group
            return
        for index, one in enumerate(candidates):
            later = [
                other for other in candidates[index + 1 :] if not self._past.met[frozenset((one, other))]
            ]
            if len(later) >= count - 1:
                yield from self._grown((*group, one), later, count - 1)

    def _repeats(self, group: Sequence[int]) -> int:
        return sum(self._past.met[frozenset(pair)] for pair in combinations(group, 2))

    def repaired(self, tables: list[list[int]], goal: Cost) -> list[list[int]]:
        """Trades players between tables until the cost is the goal; goes sideways where it must."""
        tables = [list(table) for table in tables]
        best, best_cost = [list(table) for table in tables], self.cost_of(tables)
        lately: dict[tuple[int, int], int] = {}
        for turn in range(MOST_TRADES):
            if best_cost == goal:
                break
            trade = self._best_trade(tables, lately, turn)
            if trade is None:
                break
            (a, i), (b, j) = trade
            one, other = tables[a][i], tables[b][j]
            lately[one, a] = lately[other, b] = turn + 8
            tables[a][i], tables[b][j] = other, one
            if (cost := self.cost_of(tables)) < best_cost:
                best, best_cost = [list(table) for table in tables], cost
        return best

    def _best_trade(
        self, tables: list[list[int]], lately: Mapping[tuple[int, int], int], turn: int
    ) -> tuple[tuple[int, int], tuple[int, int]] | None:
        """Returns the best trade of a player whose table costs something; None if all were made lately."""
        costs = [self.cost(table) for table in tables]
        bad = [number for number, cost in enumerate(costs) if cost > (0, 0)]
        a = bad[turn % len(bad)]
        choices = []
        for i, one in enumerate(tables[a]):
            for b, table in enumerate(tables):
                if b == a or lately.get((one, b), 0) > turn:
                    continue
                for j, other in enumerate(table):
                    if lately.get((other, a), 0) > turn:
                        continue
                    new_a = self.cost([*tables[a][:i], other, *tables[a][i + 1 :]])
                    new_b = self.cost([*table[:j], one, *table[j + 1 :]])
                    delta = (
                        new_a[0] + new_b[0] - costs[a][0] - costs[b][0],
                        new_a[1] + new_b[1] - costs[a][1] - costs[b][1],
                    )
                    distance = abs(self._place[one] - self._place[other])
                    choices.append((delta, distance, (a, i), (b, j)))
        if not choices:
            return None
        _, _, first, second = min(choices)
        return first, second
