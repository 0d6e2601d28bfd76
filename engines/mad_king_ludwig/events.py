"""The events of Castles of Mad King Ludwig, one function for each kind: its facts are what it names.

Money and prices are in marks; tiles and cards by their ids; a tile's place is x, y, quarter turns.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engines.core.event import Event, Plain
from engines.core.score import Result
from engines.mad_king_ludwig.data import Placed
from engines.mad_king_ludwig.plan import Plan
from engines.mad_king_ludwig.state import Gain, Slot


def started(seat: int, foyer: int) -> Event:
    """A seat chose its foyer's side (3 or 4 entrances); by version 2 of the rules also its bonus cards."""
    return Event("started", seat, {"foyer": foyer})


def dealt(builder: int, cards: int) -> Event:
    """All players have their foyers: the first master builder is drawn, and each player gets bonus cards."""
    return Event("dealt", builder, {"cards": cards})


def cards_chosen(seat: int, cards: int) -> Event:
    """A seat put a bonus card back and keeps `cards` of them."""
    return Event("cards_chosen", seat, {"cards": cards})


def cards_kept(seat: int, kept: Iterable[str], back: Iterable[str]) -> Event:
    """Secret: the bonus cards that were kept and those that went under the deck."""
    return Event("cards_kept", seat, {"kept": [*kept], "back": [*back]}, only=(seat,))


def new_round(number: int, builder: int, rooms: Iterable[str], last: bool) -> Event:
    """A round began; its master builder, the rooms that came to the market, and whether it is the last."""
    return Event("new_round", builder, {"round": number, "rooms": [*rooms], "last": last})


def market_open(seat: int, market: Sequence[Slot], prices: Sequence[int]) -> Event:
    """The master builder is done: each room with its price and the coins on it, by price."""
    offers: list[Plain] = [
        {"room": slot.room, "price": price, "coins": slot.coins}
        for slot, price in zip(market, prices, strict=True)
        if slot.room
    ]
    return Event("market_open", seat, {"offers": offers})


def bought(seat: int, tile: str, price: int, coins: int, builder: int | None, money: int) -> Event:
    """A tile was bought: the coins that lay on it, who was paid (None: the bank), the buyer's money now."""
    return Event(
        "bought", seat, {"tile": tile, "price": price, "coins": coins, "paid_to": builder, "money": money}
    )


def placed(seat: int, new: Placed, plan: Plan, gains: Sequence[Gain], completed: Iterable[int]) -> Event:
    """A tile was placed: each gain with its source and tile, their sum, and the tiles completed by it."""
    parts: list[Plain] = [
        {"source": gain.source, "tile": plan.tiles[gain.tile].tile, "points": gain.points} for gain in gains
    ]
    facts: dict[str, Plain] = {
        "tile": new.tile,
        "at": [new.x, new.y, new.rot],
        "gain": sum(gain.points for gain in gains),
        "gains": parts,
        "completed": [plan.tiles[number].tile for number in completed],
    }
    return Event("placed", seat, facts)


def passed(seat: int, amount: int, money: int) -> Event:
    """Nothing was bought; the amount from the bank and the money now."""
    return Event("passed", seat, {"amount": amount, "money": money})


def rewarded(seat: int, reward: str, tile: str, points: int = 0, amount: int = 0) -> Event:
    """A reward was taken: points (activity, living), money (outdoor), an extra turn to come (food)."""
    return Event("rewarded", seat, {"reward": reward, "tile": tile, "points": points, "amount": amount})


def lost(seat: int, reward: str, tile: str, reason: str) -> Event:
    """A reward could not be taken: a free corridor was taken in this turn already ("second"), none is left
    ("sold_out") or fits ("nowhere"), the stacks are empty ("empty"), no bonus card is left ("no_cards")."""
    return Event("lost", seat, {"reward": reward, "tile": tile, "reason": reason})


def declined(seat: int) -> Event:
    """A free hallway or stairs was declined."""
    return Event("declined", seat, {})


def chosen(seat: int, reward: str, room: str) -> Event:
    """A downstairs room's reward was taken as this one."""
    return Event("chosen", seat, {"reward": reward, "room": room})


def looked(seat: int, size: int) -> Event:
    """A seat looks into the stack of a size."""
    return Event("looked", seat, {"size": size})


def put(seat: int, size: int, count: int, rooms: Iterable[str]) -> Event:
    """Rooms went from a stack on the room deck; in the last round they are laid open and named."""
    return Event("put", seat, {"size": size, "count": count, "rooms": [*rooms]})


def put_secretly(seat: int, seen: Iterable[str], rooms: Iterable[str]) -> Event:
    """Secret: what was seen in the stack and what was put on the deck, the top one first."""
    return Event("put_secretly", seat, {"seen": [*seen], "rooms": [*rooms]}, only=(seat,))


def cards_drawn(seat: int, count: int) -> Event:
    """Bonus cards were drawn, to keep one of them."""
    return Event("cards_drawn", seat, {"count": count})


def card_added(seat: int, cards: int) -> Event:
    """A bonus card was kept; how many the seat has now."""
    return Event("card_added", seat, {"cards": cards})


def extra_turn(seat: int, left: int) -> Event:
    """An extra turn begins; how many follow it."""
    return Event("extra_turn", seat, {"left": left})


def coins_added(rooms: Iterable[str], amount: int) -> Event:
    """The end of a round: `amount` was put on each of these rooms."""
    return Event("coins_added", None, {"rooms": [*rooms], "amount": amount})


def removed(rooms: Iterable[str]) -> Event:
    """Alone: the rooms left on the market leave the game."""
    return Event("removed", None, {"rooms": [*rooms]})


def game_over(result: Result, rank: str | None) -> Event:
    """The game is over: points by seat and who won; alone, the rank that was reached."""
    points = [standing.points for standing in sorted(result.standings)]
    return Event("game_over", None, {"points": [*points], "winners": [*result.winners], "rank": rank})
