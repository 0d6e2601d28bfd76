"""The future of a castle: turns, rooms, stacks, cards in hand, and with others the favors."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engines.mad_king_ludwig.data import (
    CARD_SEATS,
    CARDS_PER_SEAT,
    CARDS_PER_SIZE,
    LARGE_COUNT,
    PRICES,
    SIZES,
    SMALL,
    SMALL_COUNT,
    TILES,
    TYPES,
)
from engines.mad_king_ludwig.players.strong import tables
from engines.mad_king_ludwig.players.strong.contests import Contest, contests_of
from engines.mad_king_ludwig.view import View

SLOTS = len(PRICES[1])
BOUGHT_A_SEAT = 0.85
"""Rooms that each seat buys in a round: that pace empties the room deck."""


@dataclass(frozen=True)
class Outlook:
    """The facts of the game that are the same for all compared decisions."""

    turns: float
    """The player's own turns after this one."""
    coming: int
    """Rooms still to come: cards and rooms on the deck."""
    laid: int
    """Rooms on the deck."""
    stacks: tuple[int, ...]
    hallways: int
    stairs: int
    hand: frozenset[str]
    supply: tuple[int, ...]
    """By type: unseen rooms of stacks that are not empty."""
    cards_left: int
    corridor_used: bool = False
    seats: int = 1

    def later(self) -> Outlook:
        """Returns the outlook one turn later, if nothing else has changed."""
        return replace(
            self,
            turns=max(0, self.turns - 1),
            coming=max(0, self.coming - SLOTS),
            laid=max(0, self.laid - SLOTS),
            corridor_used=False,
        )

    def with_laid(self, size: int, number: int) -> Outlook:
        """Returns the outlook with `number` rooms of a stack put on the deck."""
        index = SIZES.index(size)
        stacks = tuple(left - number * (at == index) for at, left in enumerate(self.stacks))
        coming = self.coming + number
        return replace(self, stacks=stacks, laid=self.laid + number, coming=coming, turns=-(-coming // SLOTS))

    def without(self, tile: int) -> Outlook:
        """Returns the outlook with one hallway or stairs less, if the tile is one."""
        return replace(
            self,
            hallways=self.hallways - int(tables.IS_HALLWAY[tile]),
            stairs=self.stairs - int(tables.IS_STAIRS[tile]),
        )

    def with_card(self, card: str) -> Outlook:
        return replace(self, hand=self.hand | {card})

    @property
    def runs_empty(self) -> list[float]:
        """Returns the probability that each stack is empty at the end: every room left in it needs a card."""
        cards = CARDS_PER_SEAT * CARD_SEATS[self.seats]
        share = min(1.0, self.cards_left / max(1, CARDS_PER_SIZE * len(SIZES) - (cards - self.cards_left)))
        found = []
        for size, left in zip(SIZES, self.stacks, strict=True):
            begun = (SMALL_COUNT if size in SMALL else LARGE_COUNT)[self.seats]
            enough = max(0, CARDS_PER_SIZE - (begun - left)) >= left
            found.append(0.0 if not left else share**left if enough else 0.0)
        return found


@dataclass(frozen=True)
class OutlookBeside(Outlook):
    """The facts of the game that are the same for all compared decisions of a seat."""

    place: int = 0
    """Seats after the master builder."""
    contests: tuple[Contest, ...] = ()

    def with_laid(self, size: int, number: int) -> OutlookBeside:
        """Returns the outlook with `number` rooms of a stack put on the deck."""
        index = SIZES.index(size)
        stacks = tuple(left - number * (at == index) for at, left in enumerate(self.stacks))
        turns = self.turns + number / (BOUGHT_A_SEAT * self.seats)
        return replace(self, stacks=stacks, laid=self.laid + number, turns=turns)


def outlook_of(view: View) -> Outlook:
    """Returns the outlook of a view."""
    laid = {room.room for room in view.deck}
    stacks = dict(view.stacks)
    hidden = [TILES[room] for room in view.unseen if room not in laid]
    supply = [0] * len(TYPES)
    for tile in hidden:
        if tile.size and stacks[tile.size]:
            supply[TYPES.index(tile.type)] += 1
    coming = 0 if view.last_round else view.cards_left + len(view.deck)
    return Outlook(
        turns=-(-coming // SLOTS),
        coming=coming,
        laid=len(view.deck),
        stacks=tuple(left for _, left in view.stacks),
        hallways=view.hallways,
        stairs=view.stairs,
        hand=frozenset(view.hand),
        supply=tuple(supply),
        cards_left=view.cards_left,
        corridor_used=view.corridor_used,
    )


def outlook_beside(view: View, seat: int) -> OutlookBeside:
    """Returns the outlook of a seat, or of another seat, whose cards are hidden."""
    seen = outlook_of(view)
    turns = max(1.0, seen.coming / (BOUGHT_A_SEAT * view.seats)) if seen.coming else 0.0
    parts = {**vars(seen), "turns": turns, "coming": 0, "seats": view.seats}
    if seat != view.seat:
        parts["hand"] = frozenset()
        parts["corridor_used"] = False
    contests = contests_of(view, seat, turns)
    return OutlookBeside(**parts, place=(seat - view.builder) % view.seats, contests=contests)
