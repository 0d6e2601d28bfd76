"""The course of the game: all choose a stone in secret, all are revealed, all draw."""

from __future__ import annotations

from engines.core.chance import Chance
from engines.core.contract import Step, check_seats
from engines.core.errors import IllegalAction
from engines.core.event import Event
from engines.stonemasons import events
from engines.stonemasons.actions import PLACES, Bring
from engines.stonemasons.data import HAND, SEATS, STONES, TOWERS
from engines.stonemasons.options import StonemasonsOptions
from engines.stonemasons.scoring import result_of
from engines.stonemasons.state import Brought, Site, State, Tower


def set_up(options: StonemasonsOptions, seats: int, seed: str) -> State:
    """All masons draw four stones and have room for three towers."""
    check_seats(seats, SEATS)
    drawn, bag, chance = Chance(seed).sample(STONES, seats * HAND)
    return State(
        options=options,
        chance=chance,
        round=1,
        bag=bag,
        hands=tuple(tuple(sorted(drawn[seat * HAND : (seat + 1) * HAND])) for seat in range(seats)),
        choices=(None,) * seats,
        sites=(((),) * len(TOWERS),) * seats,
        last=(),
    )


def to_act(state: State) -> tuple[int, ...]:
    """All choose at once: all masons who have not chosen yet are due."""
    if state.is_over:
        return ()
    return tuple(seat for seat, choice in enumerate(state.choices) if choice is None)


def fits(tower: Tower, stone: int) -> bool:
    """A stone lies on the ground or on a larger stone."""
    return not tower or stone < tower[-1]


def legal(state: State, seat: int) -> tuple[Bring, ...]:
    """Each stone of the hand on each tower that it fits on; any stone may be laid aside."""
    return ways(state.hands[seat], state.sites[seat]) if seat in to_act(state) else ()


def ways(hand: tuple[int, ...], site: Site) -> tuple[Bring, ...]:
    """Returns the legal actions with these stones."""
    return tuple(
        action
        for stone in sorted(set(hand))
        for action in (Bring(stone=stone, place=place) for place in PLACES)
        if action.tower is None or fits(site[action.tower], stone)
    )


def apply(state: State, seat: int, action: Bring) -> Step[State]:
    """A seat chooses; the last one to choose makes all choices known."""
    if state.is_over:
        raise IllegalAction("game_over")
    if seat not in to_act(state):
        raise IllegalAction("not_due", seat=seat)
    if action.stone not in state.hands[seat]:
        raise IllegalAction("not_in_hand", stone=action.stone)
    if action.tower is not None and not fits(state.sites[seat][action.tower], action.stone):
        raise IllegalAction("too_large", stone=action.stone)
    log = [events.chose(seat, action)]
    after = state._replace(choices=_with(state.choices, seat, action))
    if not to_act(after):
        after = _draw(_reveal(after, log), log)
    return Step(after, tuple(log), turn_ends=after.round > state.round)


def bound(options: StonemasonsOptions, seats: int) -> int:
    """One choice for each seat and round."""
    return options.rounds * seats


def _reveal(state: State, log: list[Event]) -> State:
    """All stones are shown at once."""
    choices = [choice for choice in state.choices if choice is not None]
    last = tuple(_fate(state, seat, choices) for seat in range(state.seats))
    log.extend(events.revealed(seat, brought) for seat, brought in enumerate(last))
    return state._replace(
        round=state.round + 1,
        hands=tuple(_without(hand, brought.stone) for hand, brought in zip(state.hands, last, strict=True)),
        choices=(None,) * state.seats,
        sites=tuple(
            _built(site, choice) if brought.fate == "built" else site
            for site, choice, brought in zip(state.sites, choices, last, strict=True)
        ),
        last=last,
    )


def _fate(state: State, seat: int, choices: list[Bring]) -> Brought:
    """Stones of the same number that several bring for their towers break; one laid aside breaks nothing."""
    stone, tower = choices[seat].stone, choices[seat].tower
    if tower is None:
        return Brought(stone, choices[seat].place, "aside", 0)
    if sum(other.stone == stone and other.tower is not None for other in choices) > 1:
        return Brought(stone, choices[seat].place, "broken", 0)
    return Brought(stone, choices[seat].place, "built", len(state.sites[seat][tower]) + 1)


def _built(site: Site, choice: Bring) -> Site:
    return tuple((*tower, choice.stone) if choice.tower == n else tower for n, tower in enumerate(site))


def _draw(state: State, log: list[Event]) -> State:
    """All masons draw a stone for the next round; after the last one the game is over."""
    if state.is_over:
        log.append(events.game_over(result_of(state).standings))
        return state
    drawn, bag, chance = state.chance.sample(state.bag, state.seats)
    log.extend(events.drew(seat, stone) for seat, stone in enumerate(drawn))
    hands = tuple(tuple(sorted((*hand, stone))) for hand, stone in zip(state.hands, drawn, strict=True))
    return state._replace(bag=bag, chance=chance, hands=hands)


def _without(hand: tuple[int, ...], stone: int) -> tuple[int, ...]:
    place = hand.index(stone)
    return hand[:place] + hand[place + 1 :]


def _with(choices: tuple[Bring | None, ...], seat: int, action: Bring | None) -> tuple[Bring | None, ...]:
    return (*choices[:seat], action, *choices[seat + 1 :])
