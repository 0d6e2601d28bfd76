"""Building: the cells for tiles, the choices of a bonus, and the effect of each decision on a castle."""

from __future__ import annotations

from functools import lru_cache

from engines.between_two_castles import actions, bonuses, events
from engines.between_two_castles.actions import BuildAction, Placement, Stance
from engines.between_two_castles.castle import Castle, legal_cells, problem
from engines.between_two_castles.data import COPYABLE, ROOMS, SPECIAL_OF, in_order
from engines.between_two_castles.ring import SIDES, Side, builders_of, side_of
from engines.between_two_castles.scoring import points_of
from engines.between_two_castles.state import NOTHING_OWED, Bonus, State, people_of
from engines.between_two_castles.supply import discard_cards, discard_rooms
from engines.core.errors import IllegalAction
from engines.core.event import Event


def owing(state: State, castle: int) -> tuple[int, ...]:
    """Returns the places that still owe the castle a tile: the one with it on the left, then the other."""
    return debtors(state.owed)[castle]


@lru_cache(maxsize=2048)
def debtors(owed: tuple[tuple[bool, bool], ...]) -> tuple[tuple[int, ...], ...]:
    """Returns by castle the places that still owe it a tile."""
    found = []
    for castle in range(len(owed)):
        left, right = builders_of(len(owed), castle)
        owes_left, owes_right = owed[left][0], owed[right][1]
        found.append((left,) * owes_left + (right,) * owes_right)
    return tuple(found)


def tiles_from(state: State, castle: int, place: int) -> tuple[str, ...]:
    """Returns the tiles of a place that may go to the castle: either one, but Ludwig's are assigned."""
    pick = state.picks[place]
    return pick if place < state.seats else (pick[SIDES.index(side_of(castle, place))],)


def tiles_at(state: State, castle: int) -> list[tuple[int, str]]:
    """Returns the tiles that may be placed in a castle now, each with the place that it comes from."""
    tiles = [(place, room) for place in owing(state, castle) for room in tiles_from(state, castle, place)]
    return sorted(tiles, key=lambda tile: ROOMS[tile[1]].order)


def is_built(state: State) -> bool:
    """Returns whether all castles are finished in this turn."""
    return not any(state.bonuses) and state.owed.count(NOTHING_OWED) == state.places


def tiles_of(state: State, castle: int, seat: int) -> tuple[str, ...]:
    """Returns the tiles that a seat may place in a castle: its own and Ludwig's, never a partner's."""
    owners = [owner for owner in owing(state, castle) if owner == seat or owner >= state.seats]
    if len(owners) == 1:
        return tiles_from(state, castle, owners[0])
    return in_order(tuple(room for owner in owners for room in tiles_from(state, castle, owner)))


def choices(state: State, castle: int, seat: int, stance: Stance = "") -> list[BuildAction]:
    """Returns all decisions of a seat at a castle now, with that stance."""
    side = side_of(castle, seat)
    bonus = state.bonuses[castle]
    site = state.castles[castle]
    if bonus is not None:
        return _bonus_choices(state, site, side, bonus, stance)
    found: list[BuildAction] = []
    for room in tiles_of(state, castle, seat):
        found += map(actions.place(side, room, stance).__getitem__, legal_cells(site, room))
    return found


def _bonus_choices(state: State, site: Castle, side: Side, bonus: Bonus, stance: Stance) -> list[BuildAction]:
    if bonus.kind == "food":
        return [
            actions.keep(side, room, stance)[cell] for room in bonus.rooms for cell in legal_cells(site, room)
        ]
    if bonus.kind == "living":
        return [actions.attend(side, kind, stance) for kind in bonuses.attendant_choices(state)]
    if bonus.kind == "utility":
        return [actions.take_card(side, card, stance) for card in bonus.cards]
    if bonus.kind == "downstairs":
        return [actions.copy(side, kind, stance) for kind in COPYABLE]
    specials = bonuses.special_choices(state, bonus)
    return [actions.add(side, kind, stance)[cell] for kind in specials for cell in legal_cells(site, kind)]


def check(state: State, castle: int, seat: int, action: BuildAction) -> None:
    """Raises IllegalAction with the reason if the seat can't decide this at the castle."""
    bonus = state.bonuses[castle]
    if bonus is None:
        if action.kind != "place":
            raise IllegalAction("no_bonus", castle=castle)
        if action.room not in tiles_of(state, castle, seat):
            raise IllegalAction("not_your_tile", room=action.room)
        _check_cell(state.castles[castle], action)
    elif action.kind == "keep" and bonus.kind == "food":
        if action.room not in bonus.rooms:
            raise IllegalAction("not_drawn", room=action.room)
        _check_cell(state.castles[castle], action)
    elif action.kind == "attend" and bonus.kind == "living":
        if action.attendant not in bonuses.attendant_choices(state):
            raise IllegalAction("none_left", attendant=action.attendant)
    elif action.kind == "card" and bonus.kind == "utility":
        if action.card not in bonus.cards:
            raise IllegalAction("not_drawn", card=action.card)
    elif action.kind == "copy" and bonus.kind == "downstairs":
        if action.bonus not in COPYABLE:
            raise IllegalAction("another_type", bonus=action.bonus)
    elif action.kind == "add" and (bonus.kind == "special" or bonus.kind in SPECIAL_OF):
        if action.special not in bonuses.special_choices(state, bonus):
            raise IllegalAction("not_that_special_room", special=action.special)
        _check_cell(state.castles[castle], action)
    else:
        raise IllegalAction("bonus_first", bonus=bonus.kind)


def _check_cell(castle: Castle, action: Placement) -> None:
    if why := problem(castle, action.tile, action.cell):
        raise IllegalAction(why, room=action.tile, x=action.x, y=action.y)


def carry_out(state: State, castle: int, action: BuildAction, log: list[Event]) -> State:
    """Carries out a checked decision, and earns its bonus."""
    bonus = state.bonuses[castle]
    if action.kind == "place":
        left, right = builders_of(state.places, castle)
        owner = left if action.room in tiles_from(state, castle, left) else right
        due = owner if owner < state.seats else people_of(state, castle)[0]
        grown = _grown(state, castle, due, owner, action, "draft", log)
        state = _hand_over(state, castle, owner, action.room, grown)
        return bonuses.earn(state, castle, due, action.room, log)
    assert bonus is not None
    due = bonus.seat
    state = bonuses.set_bonus(state, castle, None)
    before = state.castles[castle]
    if action.kind == "keep":
        state = discard_rooms(state, tuple(room for room in bonus.rooms if room != action.room))
        state = _rebuilt(state, castle, _grown(state, castle, due, due, action, "food", log))
        return bonuses.earn(state, castle, due, action.room, log)
    if action.kind == "add":
        return _rebuilt(state, castle, _grown(state, castle, due, due, action, "special", log))
    if action.kind == "attend":
        after = before.with_attendant(action.attendant)
        gain = points_of(after) - points_of(before)
        log.append(events.attended(due, castle, action.attendant, gain, points_of(after)))
        return _rebuilt(state, castle, after)
    if action.kind == "card":
        state = discard_cards(state, tuple(card for card in bonus.cards if card != action.card))
        return bonuses.keep_card(state, castle, due, action.card, log)
    return bonuses.with_bonus(state, castle, Bonus(action.bonus, due, bonus.room), log, copied=True)


def _hand_over(state: State, castle: int, owner: int, room: str, grown: Castle) -> State:
    """Moves the tile from its owner's pick to the castle, and cancels the owner's debt to this castle."""
    side = side_of(castle, owner)
    left, right = state.owed[owner]
    owed = (False, right) if side == "left" else (left, False)
    pick = state.picks[owner]
    if owner < state.seats:
        pick = tuple([each for each in pick if each != room])
    return state._replace(
        owed=(*state.owed[:owner], owed, *state.owed[owner + 1 :]),
        picks=(*state.picks[:owner], pick, *state.picks[owner + 1 :]),
        castles=(*state.castles[:castle], grown, *state.castles[castle + 1 :]),
    )


def _grown(
    state: State,
    castle: int,
    seat: int,
    owner: int,
    action: Placement,
    source: str,
    log: list[Event],
) -> Castle:
    """Returns the castle with the tile and logs it; `owner` is the tile's place, `source` its origin."""
    before = state.castles[castle]
    after = before.with_room(action.tile, action.cell)
    points = points_of(after)
    gain = points - points_of(before)
    log.append(events.placed(seat, owner, castle, after.rooms[-1], source, gain, points))
    return after


def _rebuilt(state: State, castle: int, after: Castle) -> State:
    return state._replace(castles=(*state.castles[:castle], after, *state.castles[castle + 1 :]))
