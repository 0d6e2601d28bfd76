"""Spreads a round's players over all of its seats, so that as few as possible have a seat too often."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

Seat = tuple[int, int]
"""A seat and the size of its table: at larger tables there are seats that smaller ones do not have."""
Excess = Callable[[int, int], Sequence[int]]
"""Returns for a player and the size of a table how often the player had each seat too often already."""
FAR = 1000
"""The weight of a seat that a player has too often: above all places in the standings together."""


def spread(order: Sequence[int], sizes: Sequence[int], excess: Excess) -> tuple[int, list[list[int]]]:
    """Returns the smallest possible excess of a round, and tables that reach it.

    Players enter one after the other, and each pushes others to other seats where that costs least: the
    assignment is the cheapest one after each of them. Within a seat, the tables follow `order`.
    """
    left = Counter((seat, size) for size in sizes for seat in range(size))
    kinds = [*left]
    has: dict[Seat, list[int]] = {kind: [] for kind in kinds}
    place = {player: number for number, player in enumerate(order)}
    large = sum(size for size in sizes if size == sizes[0])

    def cost(player: int, kind: Seat) -> int:
        seat, size = kind
        away = (size == sizes[0]) != (place[player] < large)
        return FAR * excess(player, size)[seat] + away

    for player in order:
        way: dict[Seat, tuple[int, tuple[Seat, ...]]]
        way = {kind: (cost(player, kind), (kind,)) for kind in kinds}
        moves = {kind: _moves(has[kind], kind, kinds, cost) for kind in kinds if not left[kind]}
        shorter = True
        while shorter:
            shorter = False
            for kind, further in moves.items():
                for other, (added, _) in further.items():
                    total = way[kind][0] + added
                    if total < way[other][0]:
                        way[other] = (total, (*way[kind][1], other))
                        shorter = True
        path = min(way[kind] for kind in kinds if left[kind])[1]
        left[path[-1]] -= 1
        for kind, other in zip(path[-2::-1], path[:0:-1], strict=True):
            moved = moves[kind][other][1]
            has[kind].remove(moved)
            has[other].append(moved)
        has[path[0]].append(player)
    for players in has.values():
        players.sort(key=lambda player: place[player], reverse=True)
    total = sum(excess(player, kind[1])[kind[0]] for kind in kinds for player in has[kind])
    return total, [[has[seat, size].pop() for seat in range(size)] for size in sizes]


def _moves(
    players: Sequence[int], kind: Seat, kinds: Sequence[Seat], cost: Callable[[int, Seat], int]
) -> dict[Seat, tuple[int, int]]:
    """Returns for each other seat the cheapest move of one of the players to it, and who moves."""
    found = {}
    for other in kinds:
        if other != kind and players:
            found[other] = min((cost(one, other) - cost(one, kind), one) for one in players)
    return found
