"""Drawing from the supply of tiles and from the deck of cards, with the discards shuffled in when short."""

from __future__ import annotations

from engines.between_two_castles import events
from engines.between_two_castles.data import CARDS, CardName, in_order
from engines.between_two_castles.state import State
from engines.core.event import Event


def draw_rooms(state: State, count: int, log: list[Event]) -> tuple[tuple[str, ...], State]:
    """Draws tiles. If the supply holds fewer, supply and discards are shuffled together first.

    If there still are too few, all of them are drawn.
    """
    if len(state.supply) < count and state.discard:
        log.append(events.reshuffled("rooms"))
        state = state._replace(supply=in_order(state.supply + state.discard), discard=())
    drawn, supply, chance = state.chance.sample(state.supply, min(count, len(state.supply)))
    return in_order(drawn), state._replace(supply=supply, chance=chance)


def draw_cards(state: State, count: int, log: list[Event]) -> tuple[tuple[CardName, ...], State]:
    """Draws bonus cards. If fewer are left, the discards are shuffled in first; then draws what there is."""
    if len(state.deck) < count and state.card_discard:
        log.append(events.reshuffled("cards"))
        state = state._replace(deck=cards_in_order(state.deck + state.card_discard), card_discard=())
    drawn, deck, chance = state.chance.sample(state.deck, min(count, len(state.deck)))
    return cards_in_order(drawn), state._replace(deck=deck, chance=chance)


def discard_rooms(state: State, rooms: tuple[str, ...]) -> State:
    """Tiles go face down to the discards."""
    return state._replace(discard=in_order(state.discard + rooms))


def discard_cards(state: State, cards: tuple[CardName, ...]) -> State:
    """Cards go face down to the discards."""
    return state._replace(card_discard=cards_in_order(state.card_discard + cards))


def cards_in_order(cards: tuple[CardName, ...]) -> tuple[CardName, ...]:
    return tuple(sorted(cards, key=CARDS.index))
