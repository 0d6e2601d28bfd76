"""The events of Between Two Castles, one function for each kind: its arguments are the event's facts.

Castles and places are numbers of the `ring`; rooms, cards and attendants are the names of `data`. The first
event of an action states the action itself: if that event is a secret, the action is.
"""

from __future__ import annotations

from collections.abc import Iterable

from engines.between_two_castles.castle import Built
from engines.core.event import Event, Plain

Seats = tuple[int, ...]


def picked(seat: int, rooms: Iterable[str]) -> Event:
    """Secret: the two tiles that a seat has chosen."""
    return Event("picked", seat, {"rooms": [*rooms]}, (seat,))


def chosen(seat: int, left: int) -> Event:
    """A seat has chosen; `left` seats still have to."""
    return Event("chosen", seat, {"left": left})


def revealed(picks: Iterable[Iterable[str]]) -> Event:
    """All have chosen: the two tiles of every place (Ludwig's: for his left, for his right castle)."""
    return Event("revealed", None, {"picks": [[*pick] for pick in picks]})


def dealt(seat: int, rooms: Iterable[str]) -> Event:
    """Secret: a new hand at the beginning of a round."""
    return Event("dealt", seat, {"rooms": [*rooms]}, (seat,))


def turn_began(number: int, turn: int, hand: int) -> Event:
    """A turn of a round began, with `hand` tiles in every hand."""
    return Event("turn_began", None, {"round": number, "turn": turn, "hand": hand})


def ludwig_drew(seat: int, rooms: Iterable[str]) -> Event:
    """Secret: the two tiles of Ludwig's that a seat looks at."""
    return Event("ludwig_drew", seat, {"rooms": [*rooms]}, (seat,))


def assigned(seat: int, left: str, right: str) -> Event:
    """A seat laid Ludwig's two tiles open beside his left and his right castle."""
    return Event("assigned", seat, {"left": left, "right": right})


def placed(seat: int, owner: int, castle: int, built: Built, source: str, gain: int, points: int) -> Event:
    """A room was placed: the tile's owner (place), source ("draft", "food", "special"), the castle's
    points."""
    facts: dict[str, Plain] = {
        "owner": owner,
        "castle": castle,
        "room": built.room,
        "x": built.x,
        "y": built.y,
        "source": source,
        "gain": gain,
        "points": points,
    }
    return Event("placed", seat, facts)


def bonus(seat: int, castle: int, kind: str, room: str, copied: bool) -> Event:
    """A castle earned a bonus with a room (`copied`: chosen with downstairs rooms) and uses it now."""
    return Event("bonus", seat, {"castle": castle, "bonus": kind, "room": room, "copied": copied})


def drew(partners: Seats, castle: int, rooms: Iterable[str], cards: Iterable[str]) -> Event:
    """Secret of the partners: the tiles or cards that a bonus drew."""
    return Event("drew", None, {"castle": castle, "rooms": [*rooms], "cards": [*cards]}, partners)


def attended(seat: int, castle: int, attendant: str, gain: int, points: int) -> Event:
    """A royal attendant was put into the throne room."""
    facts: dict[str, Plain] = {"castle": castle, "attendant": attendant, "gain": gain, "points": points}
    return Event("attended", seat, facts)


def card_kept(seat: int, castle: int, card: str, gain: int, points: int) -> Event:
    """A bonus card was laid face up under the castle."""
    facts: dict[str, Plain] = {"castle": castle, "card": card, "gain": gain, "points": points}
    return Event("card_kept", seat, facts)


def proposed(seat: int, castle: int, action: str, counter: bool, only: Seats | None) -> Event:
    """A partner made a proposal (`counter`: instead of the other's proposal); secret if it is about a
    draw."""
    return Event("proposed", seat, {"castle": castle, "action": action, "counter": counter}, only)


def asked(seat: int, castle: int, partner: int, counter: bool) -> Event:
    """A partner has made a proposal, and the other one has to answer."""
    return Event("asked", seat, {"castle": castle, "partner": partner, "counter": counter})


def none_left(seat: int, castle: int, kind: str) -> Event:
    """A food or utility bonus drew nothing: all tiles or cards are in use, and it is over."""
    return Event("none_left", seat, {"castle": castle, "bonus": kind})


def settled(seat: int, castle: int, by: str) -> Event:
    """A bonus was settled: the other's proposal was accepted ("accept") or the senior decided ("decide")."""
    return Event("settled", seat, {"castle": castle, "by": by})


def dropped(seat: int, castle: int) -> Event:
    """A seat's proposal became void: the last special room or attendant of that kind is gone."""
    return Event("dropped", seat, {"castle": castle})


def reshuffled(what: str) -> Event:
    """The discards were shuffled into the supply: "rooms" or "cards"."""
    return Event("reshuffled", None, {"what": what})


def game_over(points: Iterable[int], castles: Iterable[int], winners: Iterable[int]) -> Event:
    """Everything is over: points by place, points by castle, and the places that won."""
    facts: dict[str, Plain] = {"points": [*points], "castles": [*castles], "winners": [*winners]}
    return Event("game_over", None, facts)
