"""Bonuses for the third and the fifth regular room of a type: earning, drawing and offering them."""

from __future__ import annotations

from engines.between_two_castles import events
from engines.between_two_castles.data import (
    ATTENDANTS_OF_A_KIND,
    CARD_DRAW,
    FIFTH,
    FOOD_DRAW,
    HANGINGS,
    ROOMS,
    SPECIAL_OF,
    SPECIALS,
    SPECIALS_OF_A_KIND,
    THIRD,
    TYPES,
    CardName,
    Hanging,
    Special,
    Type,
)
from engines.between_two_castles.scoring import points_of
from engines.between_two_castles.state import Bonus, State, people_of
from engines.between_two_castles.supply import draw_cards, draw_rooms
from engines.core.event import Event


def earn(state: State, castle: int, seat: int, room: str, log: list[Event]) -> State:
    """The third room of a type earns its bonus, the fifth a special room of choice, all others nothing.

    Call it for each regular room that was just placed.
    """
    kind = ROOMS[room].type
    number = state.castles[castle].counts[kind]
    if number == FIFTH:
        return with_bonus(state, castle, Bonus("special", seat, room), log)
    if number == THIRD:
        return with_bonus(state, castle, Bonus(_regular(kind), seat, room), log)
    return state


def _regular(kind: str) -> Type:
    return next(each for each in TYPES if each == kind)


def with_bonus(state: State, castle: int, bonus: Bonus, log: list[Event], copied: bool = False) -> State:
    """Makes this the castle's next bonus; food and utility draw immediately.

    A bonus that draws nothing ends, and a single card is kept without a question.
    """
    log.append(events.bonus(bonus.seat, castle, bonus.kind, bonus.room, copied))
    if bonus.kind == "food":
        rooms, state = draw_rooms(state, FOOD_DRAW, log)
        bonus = bonus._replace(rooms=rooms)
    elif bonus.kind == "utility":
        cards, state = draw_cards(state, CARD_DRAW, log)
        if len(cards) == 1:
            return keep_card(state, castle, bonus.seat, cards[0], log)
        bonus = bonus._replace(cards=cards)
    else:
        return set_bonus(state, castle, bonus)
    if not bonus.rooms and not bonus.cards:
        log.append(events.none_left(bonus.seat, castle, bonus.kind))
        return state
    log.append(events.drew(people_of(state, castle), castle, bonus.rooms, bonus.cards))
    return set_bonus(state, castle, bonus)


def keep_card(state: State, castle: int, seat: int, card: CardName, log: list[Event]) -> State:
    """Lays a bonus card face up under the castle."""
    before = state.castles[castle]
    after = before.with_card(card)
    points = points_of(after)
    log.append(events.card_kept(seat, castle, card, points - points_of(before), points))
    return state._replace(castles=(*state.castles[:castle], after, *state.castles[castle + 1 :]))


def set_bonus(state: State, castle: int, bonus: Bonus | None) -> State:
    return state._replace(bonuses=(*state.bonuses[:castle], bonus, *state.bonuses[castle + 1 :]))


def specials_left(state: State, kind: Special) -> int:
    """Returns the number of special rooms of a kind left in the middle."""
    return SPECIALS_OF_A_KIND - sum([castle.counts[kind] for castle in state.castles])


def attendants_left(state: State, kind: Hanging) -> int:
    """Returns the number of royal attendants of a kind left in the middle."""
    return ATTENDANTS_OF_A_KIND - sum([castle.attendants.count(kind) for castle in state.castles])


def special_choices(state: State, bonus: Bonus) -> tuple[Special, ...]:
    """Returns the special rooms that the bonus offers; any that is left if the named one has run out."""
    due = SPECIAL_OF.get(bonus.kind)
    if due and specials_left(state, due):
        return (due,)
    return tuple(kind for kind in SPECIALS if specials_left(state, kind))


def attendant_choices(state: State) -> tuple[Hanging, ...]:
    """Returns the kinds of royal attendants that are left."""
    return tuple(kind for kind in HANGINGS if attendants_left(state, kind))
