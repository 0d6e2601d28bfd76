"""The visible parts of a game, each fact named.

All seats see castles, revealed tiles, kept cards and which seats have chosen. A seat sees its own hand and
choice; partners see the draws of their castle's bonus; one seat sees Ludwig's two tiles until they are laid
open.
"""

from __future__ import annotations

from dataclasses import dataclass

from engines.between_two_castles.actions import BuildAction
from engines.between_two_castles.bonuses import attendants_left, special_choices, specials_left
from engines.between_two_castles.building import tiles_at
from engines.between_two_castles.castle import Built, Castle
from engines.between_two_castles.data import (
    HAND,
    HANGINGS,
    PICKS,
    ROUNDS,
    SPECIALS,
    TOKENS,
    TURNS,
    CardName,
    Hanging,
    Special,
)
from engines.between_two_castles.options import BetweenOptions, seniority
from engines.between_two_castles.partners import (
    SECRET,
    answer_of,
    decide_together,
    proposed_to,
    speakers,
    whose_word,
)
from engines.between_two_castles.ring import LUDWIG, Side, builders_of, castle_of, neighbour_of
from engines.between_two_castles.rules import assigner, passing, to_act
from engines.between_two_castles.scoring import (
    Line,
    castles_of,
    lines_of,
    points_of,
    result_of,
    score_lines,
)
from engines.between_two_castles.state import State, people_of
from engines.core.score import Result, ScoreLine


@dataclass(frozen=True)
class BonusView:
    """A bonus that a castle uses now."""

    kind: str
    """The type whose bonus it is; "special": a special room of choice for a fifth room."""
    seat: int
    """The owner of the tile that earned it, who decides alone if no agreement is needed."""
    room: str
    """The room that earned it."""
    specials: tuple[Special, ...]
    """The special rooms that it offers; () for another bonus."""
    rooms: tuple[str, ...]
    """Food: the tiles that were drawn; () for seats that may not see them."""
    cards: tuple[CardName, ...]
    """Utility: the cards that were drawn; () for seats that may not see them."""


@dataclass(frozen=True)
class ProposalView:
    """A proposal for a bonus that lies before a castle's partner."""

    seat: int
    partner: int
    """The seat that has to answer it."""
    is_counter: bool
    """Whether it answers a proposal of that partner's."""
    last_word: bool
    """Whether that partner now decides, even against the other."""
    action: BuildAction | None
    """The proposal in the words of its partner; None for seats that may not know it."""


@dataclass(frozen=True)
class CastleView:
    """One castle and the actions at it; public except for draws and proposals about them."""

    number: int
    name: str
    """The castle token's name."""
    builders: tuple[int, int]
    """The places that have it on the left and on the right; Ludwig's is the place after the seats."""
    castle: Castle
    points: int
    lines: tuple[Line, ...]
    """In the order of the score sheet, lines without points included; one for each room, card, attendant."""
    fresh: tuple[Built, ...]
    """The rooms placed since the last reveal."""
    tiles: tuple[tuple[int, str], ...]
    """While building: the tiles that may come here, each with the place that it comes from."""
    bonus: BonusView | None
    proposal: ProposalView | None
    together: bool
    """Whether the next step here needs the agreement of two people."""
    speakers: tuple[int, ...]
    """The seats that may decide or propose something here now."""
    whose_word: int | None
    """The seat that speaks first: of two that may both speak, the senior one."""


@dataclass(frozen=True)
class View:
    """The facts that a seat, or a spectator, may know."""

    seat: int | None
    options: BetweenOptions
    seats: int
    places: int
    """Places of the ring: the seats, and Ludwig's when two play."""
    ludwig: int | None
    """Ludwig's place in a game of two."""
    seniority: tuple[int, ...]
    """All seats from the most senior on."""
    phase: str
    """"assign", "draft", "build" or "over"."""
    to_act: tuple[int, ...]
    round: int
    rounds: int
    turn: int
    turns: int
    passes: Side
    """The neighbor that gets the rest of a hand in this round."""
    hand_size: int
    """Tiles that each hand had at the beginning of this turn."""
    hand: tuple[str, ...]
    """The seat's hand while it chooses; without the two tiles once they are chosen."""
    passed: tuple[str, ...]
    """While building: the tiles that the seat passes on."""
    picked: tuple[str, ...]
    """The seat's choice, once it is made and until it is placed."""
    chosen: tuple[bool, ...]
    """By seat: whether it has chosen in this turn."""
    picks: tuple[tuple[str, ...], ...]
    """By place: revealed tiles that are still to be placed; () before the reveal."""
    assigned: tuple[str, str] | None
    """Ludwig's open tiles of this turn: for his left and for his right castle."""
    ludwig_drew: tuple[str, ...]
    """Ludwig's two tiles, for the seat that assigns them."""
    castles: tuple[CastleView, ...]
    supply: int
    discards: int
    cards_left: int
    card_discards: int
    specials_left: dict[Special, int]
    attendants_left: dict[Hanging, int]
    lines: tuple[ScoreLine, ...]
    scores: tuple[int, ...]
    """By place: the points of its lower castle."""
    counting: tuple[int, ...]
    """By place: the castle that counts."""
    result: Result | None
    """Set when the game is over."""

    def castle_on(self, place: int, side: Side) -> CastleView:
        """Returns the castle that a place has on that side."""
        return self.castles[castle_of(self.places, place, side)]

    def next_hand(self, place: int) -> int:
        """Returns the place that gets the rest of a place's hand in this round."""
        return neighbour_of(self.places, place, self.passes)


def build_view(state: State, seat: int | None) -> View:
    """Returns the facts of a state that the seat may know; None is a spectator."""
    revealed = state.phase == "build"
    own_hand = () if seat is None else state.hands[seat]
    two = state.places > state.seats
    counting = tuple(castles_of(state.castles, place)[0] for place in range(state.places))
    return View(
        seat=seat,
        options=state.options,
        seats=state.seats,
        places=state.places,
        ludwig=LUDWIG if two else None,
        seniority=seniority(state.options, state.seats),
        phase=state.phase,
        to_act=to_act(state),
        round=state.round,
        rounds=ROUNDS,
        turn=state.turn,
        turns=TURNS,
        passes="left" if passing(state) > 0 else "right",
        hand_size=HAND - PICKS * (state.turn - 1),
        hand=own_hand if not revealed else (),
        passed=own_hand if revealed else (),
        picked=() if seat is None else state.picks[seat],
        chosen=tuple(revealed or bool(pick) for pick in state.picks[: state.seats]),
        picks=_revealed(state) if revealed else ((),) * state.places,
        assigned=_assigned(state) if two else None,
        ludwig_drew=state.picks[LUDWIG] if state.phase == "assign" and seat == assigner(state) else (),
        castles=tuple(_castle(state, number, seat) for number in range(state.places)),
        supply=len(state.supply),
        discards=len(state.discard),
        cards_left=len(state.deck),
        card_discards=len(state.card_discard),
        specials_left={kind: specials_left(state, kind) for kind in SPECIALS},
        attendants_left={kind: attendants_left(state, kind) for kind in HANGINGS},
        lines=score_lines(state),
        scores=tuple(points_of(state.castles[castle]) for castle in counting),
        counting=counting,
        result=result_of(state) if state.phase == "over" else None,
    )


def _revealed(state: State) -> tuple[tuple[str, ...], ...]:
    """Returns the tiles still to be placed, by place; Ludwig's two tiles are known by their castles."""
    return tuple(
        pick if place < state.seats else tuple(room for room, due in zip(pick, owed, strict=True) if due)
        for place, (pick, owed) in enumerate(zip(state.picks, state.owed, strict=True))
    )


def _assigned(state: State) -> tuple[str, str] | None:
    if state.phase not in ("draft", "build"):
        return None
    left, right = state.picks[LUDWIG]
    return left, right


def _castle(state: State, number: int, seat: int | None) -> CastleView:
    castle = state.castles[number]
    bonus = state.bonuses[number]
    partner = seat in people_of(state, number)
    return CastleView(
        number=number,
        name=TOKENS[number],
        builders=builders_of(state.places, number),
        castle=castle,
        points=points_of(castle),
        lines=lines_of(castle),
        fresh=castle.rooms[state.before[number] :],
        tiles=tuple(tiles_at(state, number)) if state.phase == "build" else (),
        bonus=None
        if bonus is None
        else BonusView(
            kind=bonus.kind,
            seat=bonus.seat,
            room=bonus.room,
            specials=special_choices(state, bonus) if is_special(bonus.kind) else (),
            rooms=bonus.rooms if partner else (),
            cards=bonus.cards if partner else (),
        ),
        proposal=_proposal(state, number, partner),
        together=decide_together(state, number),
        speakers=speakers(state, number),
        whose_word=whose_word(state, number),
    )


def is_special(kind: str) -> bool:
    """Returns whether a bonus of that kind places a special room."""
    return kind in ("outdoor", "sleeping", "corridor", "special")


def _proposal(state: State, number: int, partner: bool) -> ProposalView | None:
    proposal = state.proposals[number]
    if proposal is None:
        return None
    other = next(seat for seat in people_of(state, number) if seat != proposal.seat)
    action = proposed_to(state, number, other)
    assert action is not None
    return ProposalView(
        seat=proposal.seat,
        partner=other,
        is_counter=proposal.counters > 0,
        last_word=answer_of(state, number, other) == "decide",
        action=action if partner or action.kind not in SECRET else None,
    )
