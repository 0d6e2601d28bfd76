"""Deals hidden information again: returns another state that looks the same to a seat."""

from __future__ import annotations

import random

from engines.between_two_castles.building import choices
from engines.between_two_castles.data import CardName, in_order
from engines.between_two_castles.partners import SECRET, proposed_to
from engines.between_two_castles.ring import LUDWIG
from engines.between_two_castles.rules import assigner
from engines.between_two_castles.state import State, people_of
from engines.between_two_castles.supply import cards_in_order
from engines.core.chance import random_seed


def redeal(state: State, seat: int | None, rng: random.Random) -> State:
    """Replaces hands and secret choices of others, supply, deck, discards and draws of other castles."""
    strange = [
        castle
        for castle in range(state.places)
        if state.bonuses[castle] and seat not in people_of(state, castle)
    ]
    state = _redeal_rooms(_redeal_cards(state, strange, rng), seat, strange, rng)
    for castle in strange:
        state = _propose_anew(state, castle, rng)
    seed = random_seed(rng)
    return state._replace(chance=state.chance._replace(seed=seed))


def _redeal_rooms(state: State, seat: int | None, strange: list[int], rng: random.Random) -> State:
    hidden = [place for place in range(state.places) if _is_pick_hidden(state, seat, place)]
    others = [place for place in range(state.places) if place != seat]
    drawn = [state.bonuses[castle] for castle in strange]
    heap = [
        *state.supply,
        *state.discard,
        *(room for place in others for room in state.hands[place]),
        *(room for place in hidden for room in state.picks[place]),
        *(room for bonus in drawn if bonus for room in bonus.rooms),
    ]
    rng.shuffle(heap)

    def anew(rooms: tuple[str, ...]) -> tuple[str, ...]:
        return in_order(tuple(heap.pop() for _ in rooms))

    return state._replace(
        supply=anew(state.supply),
        discard=anew(state.discard),
        hands=tuple(anew(hand) if place in others else hand for place, hand in enumerate(state.hands)),
        picks=tuple(anew(pick) if place in hidden else pick for place, pick in enumerate(state.picks)),
        bonuses=tuple(
            bonus._replace(rooms=anew(bonus.rooms)) if bonus and castle in strange else bonus
            for castle, bonus in enumerate(state.bonuses)
        ),
    )


def _is_pick_hidden(state: State, seat: int | None, place: int) -> bool:
    if state.phase == "assign":
        return place == LUDWIG and seat != assigner(state)
    return state.phase == "draft" and place != seat and place < state.seats


def _redeal_cards(state: State, strange: list[int], rng: random.Random) -> State:
    drawn = [state.bonuses[castle] for castle in strange]
    heap = [*state.deck, *state.card_discard, *(card for bonus in drawn if bonus for card in bonus.cards)]
    rng.shuffle(heap)

    def anew(cards: tuple[CardName, ...]) -> tuple[CardName, ...]:
        return cards_in_order(tuple(heap.pop() for _ in cards))

    return state._replace(
        deck=anew(state.deck),
        card_discard=anew(state.card_discard),
        bonuses=tuple(
            bonus._replace(cards=anew(bonus.cards)) if bonus and castle in strange else bonus
            for castle, bonus in enumerate(state.bonuses)
        ),
    )


def _propose_anew(state: State, castle: int, rng: random.Random) -> State:
    """Replaces a secret proposal: it names a drawn thing, and the draw has changed."""
    proposal = state.proposals[castle]
    if proposal is None:
        return state
    action = proposed_to(state, castle, proposal.seat)
    if action is None or action.kind not in SECRET:
        return state
    other = proposal._replace(action=rng.choice(choices(state, castle, proposal.seat)).text)
    return state._replace(proposals=(*state.proposals[:castle], other, *state.proposals[castle + 1 :]))
