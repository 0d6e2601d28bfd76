"""Partners: the seats that may speak at a castle, and the way to a decision of its two builders.

Players place their own tiles alone: castle, cell and time are their own choice. A bonus belongs to both
partners: either one proposes, the other accepts or counters, and without agreement the senior partner
decides. At a quick table the seat that earned a bonus decides it alone, and so does a seat that shares a
castle with Ludwig.
"""

from __future__ import annotations

from engines.between_two_castles import actions, events
from engines.between_two_castles.actions import BuildAction, Stance
from engines.between_two_castles.building import carry_out, check, choices, debtors
from engines.between_two_castles.ring import SIDES, castle_of, side_of
from engines.between_two_castles.state import Proposal, State, people_of, senior_of
from engines.core.errors import IllegalAction
from engines.core.event import Event

SECRET = frozenset({"keep", "card"})
"""Decisions whose proposals reveal things that only the partners have seen."""
FROM_THE_MIDDLE = frozenset({"add", "attend"})
"""Decisions that take something from a store that all castles share."""


def decide_together(state: State, castle: int) -> bool:
    """Returns whether the next step at the castle needs the agreement of two people: only a bonus can."""
    if state.bonuses[castle] is None or state.options.quick:
        return False
    return len(people_of(state, castle)) > 1


Speakers = tuple[tuple[int, ...], ...]
_asked_last: tuple[State | None, Speakers, tuple[int, ...]] = (None, (), ())


def _speakers(state: State) -> tuple[State | None, Speakers, tuple[int, ...]]:
    """Returns the seats that may speak, by castle, then all of them. Caches the last state's answer."""
    global _asked_last
    found = _asked_last
    if found[0] is not state:
        by_castle = tuple(
            [_speakers_at(state, castle, owing) for castle, owing in enumerate(debtors(state.owed))]
        )
        found = _asked_last = (state, by_castle, tuple(sorted(set().union(*by_castle))))
    return found


def speakers(state: State, castle: int) -> tuple[int, ...]:
    """Returns the seats that may speak at a castle now, ascending."""
    return _speakers(state)[1][castle]


def due_seats(state: State) -> tuple[int, ...]:
    """Returns all seats that may speak at one of the castles."""
    return _speakers(state)[2]


def _speakers_at(state: State, castle: int, owing: tuple[int, ...]) -> tuple[int, ...]:
    """Returns the seats that may speak at a castle; () without a bonus to use or a tile to place."""
    bonus = state.bonuses[castle]
    if (not bonus and not owing) or state.phase != "build":
        return ()
    if bonus and not decide_together(state, castle):
        return (bonus.seat,)
    if bonus:
        proposal = state.proposals[castle]
        left, right = people_of(state, castle)
        if proposal:
            return (right,) if proposal.seat == left else (left,)
        return (left, right) if left < right else (right, left)
    if owing[0] >= state.seats or owing[-1] >= state.seats:
        return people_of(state, castle)  # Ludwig's tile is placed by his partner
    return owing if owing[0] <= owing[-1] else owing[::-1]


def whose_word(state: State, castle: int) -> int | None:
    """Returns the seat that speaks first: of two that may both speak, the senior one.

    If neither will place first, the elder does.
    """
    who = speakers(state, castle)
    return senior_of(state, castle) if len(who) > 1 else next(iter(who), None)


def answer_of(state: State, castle: int, seat: int) -> Stance:
    """Returns the alternative to accepting the proposal; "" if there is no proposal."""
    proposal = state.proposals[castle]
    if proposal is None:
        return ""
    return "decide" if proposal.counters and seat == senior_of(state, castle) else "counter"


def proposed_to(state: State, castle: int, seat: int) -> BuildAction | None:
    """Returns the proposal for a castle in the words of the seat."""
    proposal = state.proposals[castle]
    if proposal is None:
        return None
    return actions.seen_from(proposal.action, side_of(castle, seat))


def decisions(state: State, seat: int) -> list[BuildAction]:
    """Returns all decisions of a seat at its castles, left before right, accepting before other answers."""
    found: list[BuildAction] = []
    for side in SIDES:
        castle = castle_of(state.places, seat, side)
        if seat not in speakers(state, castle):
            continue
        proposal = proposed_to(state, castle, seat)
        if proposal is None:
            found += choices(state, castle, seat)
            continue
        stance = answer_of(state, castle, seat)
        same = actions.seen_from(proposal.text, side, stance).text
        found.append(actions.seen_from(proposal.text, side, "accept"))
        found += [action for action in choices(state, castle, seat, stance) if action.text != same]
    return found


def crossing(state: State, seat: int, action: BuildAction) -> BuildAction:
    """Returns a proposal that was made before the partner's was known, as the answer to that one."""
    castle = castle_of(state.places, seat, action.side)
    proposal = proposed_to(state, castle, seat)
    if action.stance or proposal is None or seat not in speakers(state, castle):
        return action
    if action.text == proposal.text:
        return actions.seen_from(action.text, action.side, "accept")
    answer = answer_of(state, castle, seat)
    return actions.seen_from(action.text, action.side, answer) if answer == "counter" else action


def decide(state: State, seat: int, action: BuildAction, log: list[Event]) -> State:
    """Carries out a seat's decision at one of its castles, or records its proposal."""
    castle = castle_of(state.places, seat, action.side)
    if seat not in speakers(state, castle):
        raise IllegalAction("not_your_word", castle=castle)
    proposal = proposed_to(state, castle, seat)
    said = action.text.removeprefix(f"{action.stance} ")
    accepts = proposal is not None and said == proposal.text
    if action.stance != ("accept" if accepts else answer_of(state, castle, seat)):
        raise IllegalAction("other_stance", castle=castle)
    check(state, castle, seat, action)
    meant = actions.seen_from(said, action.side) if action.stance else action
    if decide_together(state, castle) and action.stance in ("", "counter"):
        return _propose(state, castle, seat, meant, log)
    if action.stance:
        log.append(events.settled(seat, castle, action.stance))
    if proposal is not None:
        state = _with_proposal(state, castle, None)
    state = carry_out(state, castle, meant, log)
    return _drop_outdated(state, log) if action.kind in FROM_THE_MIDDLE and any(state.proposals) else state


def _propose(state: State, castle: int, seat: int, action: BuildAction, log: list[Event]) -> State:
    before = state.proposals[castle]
    counters = before.counters + 1 if before else 0
    people = people_of(state, castle)
    partner = next(other for other in people if other != seat)
    only = people if action.kind in SECRET else None
    log.append(events.proposed(seat, castle, action.text, before is not None, only))
    log.append(events.asked(seat, castle, partner, before is not None))
    return _with_proposal(state, castle, Proposal(seat, action.text, counters))


def _drop_outdated(state: State, log: list[Event]) -> State:
    """Drops a proposal when the last special room or attendant of its kind is gone."""
    for castle, proposal in enumerate(state.proposals):
        if proposal is None:
            continue
        action = proposed_to(state, castle, proposal.seat)
        if action is None or action.kind not in FROM_THE_MIDDLE:
            continue
        try:
            check(state, castle, proposal.seat, action)
        except IllegalAction:
            log.append(events.dropped(proposal.seat, castle))
            state = _with_proposal(state, castle, None)
    return state


def _with_proposal(state: State, castle: int, proposal: Proposal | None) -> State:
    return state._replace(proposals=(*state.proposals[:castle], proposal, *state.proposals[castle + 1 :]))
