"""By the book: own tiles are their owner's affair, a bonus is agreed on, and the senior breaks ties."""

from __future__ import annotations

import random

import pytest
from pydantic import ValidationError

from engines.between_two_castles.actions import Decision
from engines.between_two_castles.data import MOST_PLACES
from engines.between_two_castles.forecast import is_proposal
from engines.between_two_castles.options import BetweenOptions, seniority
from engines.between_two_castles.state import Bonus, State
from tests.engines.between_two_castles.positions import (
    GAME,
    SEED,
    building,
    castle,
    do,
    event,
    of_types,
    play,
    refusal,
    texts,
)

PICKS = [("Kitchen", "Parlor"), ("Sauna", "Nap Room"), ("Bakery", "Solar")]
FIRST = "attend left mirror"
"""Seat 0's proposal for castle 0, which seat 1 has on the right."""


def start(*older: int, quick: bool = False) -> State:
    """Castle 0, which seats 0 and 1 share, has earned a royal attendant."""
    state = building(PICKS, options=BetweenOptions(seniority=older, quick=quick))
    return state._replace(bonuses=(Bonus("living", 0, "salon"), None, None))


def at_castle_0(state: State) -> list[str]:
    """Returns all actions of any seat at castle 0."""
    return [
        text
        for seat, side in ((0, "left"), (1, "right"))
        for text in texts(state, seat)
        if f" {side} " in text
    ]


# Own tiles


@pytest.mark.parametrize("quick", [False, True])
def test_r9_each_decides_alone_about_the_own_tile(quick: bool) -> None:
    state = building(PICKS, options=BetweenOptions(quick=quick))
    step = do(state, 0, "place left kitchen 2,0")
    assert [each.kind for each in step.events] == ["placed"]
    assert step.state.castles[0].rooms[0].room == "kitchen"
    assert step.state.proposals == (None, None, None)
    assert not GAME.view(state, 0).castles[0].together


@pytest.mark.parametrize("quick", [False, True])
def test_r9_nobody_ever_decides_about_a_partners_own_tile(quick: bool) -> None:
    state = building(PICKS, options=BetweenOptions(quick=quick))
    assert refusal(state, 0, "place left sauna 2,0") == "not_your_tile"
    rng = random.Random(3)
    state = GAME.setup(BetweenOptions(quick=quick), 4, SEED)
    while due := GAME.to_act(state):
        for seat in due:
            rooms = {action.room for action in GAME.legal(state, seat) if action.kind == "place"}
            assert rooms <= {*state.picks[seat]}
        seat = rng.choice(due)
        state = GAME.apply(state, seat, rng.choice(GAME.legal(state, seat))).state


def test_either_partner_may_place_first() -> None:
    state = building(PICKS)
    assert GAME.view(state, None).castles[0].speakers == (0, 1)
    for seat, first in ((0, "place left kitchen 2,0"), (1, "place right sauna 2,0")):
        assert do(state, seat, first).state.castles[0].rooms


@pytest.mark.parametrize("quick", [False, True])
def test_if_neither_will_place_first_the_elder_does(quick: bool) -> None:
    for older, word, order in (((), 0, (0, 1, 2)), ((1, 0, 2), 1, (1, 0, 2)), ((2, 1), 1, (2, 1, 0))):
        state = building(PICKS, options=BetweenOptions(seniority=older, quick=quick))
        assert GAME.view(state, None).castles[0].whose_word == word
        assert GAME.turn_order(state) == order
        assert GAME.to_act(state) == (0, 1, 2)


# Bonuses


def test_a_proposal_changes_no_castle_and_waits_for_the_partner() -> None:
    assert GAME.view(start(), None).castles[0].speakers == (0, 1)
    step = do(start(), 0, FIRST)
    assert step.state.castles == start().castles
    assert event(step.events, "proposed").facts["action"] == FIRST
    assert event(step.events, "asked").facts["partner"] == 1
    shown = GAME.view(step.state, 1).castles[0]
    assert shown.together
    assert shown.speakers == (1,)
    assert shown.proposal is not None
    assert not shown.proposal.is_counter
    assert str(shown.proposal.action) == "attend right mirror"
    assert not any(" left " in text for text in texts(step.state, 0))


def test_r9_either_partner_may_propose_whoever_earned_the_bonus() -> None:
    state = play(start(), (1, "attend right torch"))
    assert GAME.view(state, 0).castles[0].speakers == (0,)
    after = do(state, 0, "accept attend left torch").state
    assert after.castles[0].attendants == ("torch",)


def test_accepting_carries_the_proposal_out() -> None:
    state = play(start(), (0, FIRST))
    assert texts(state, 1)[-3:] == [
        f"counter attend right {kind}" for kind in ("painting", "swords", "torch")
    ]
    step = do(state, 1, "accept attend right mirror")
    assert event(step.events, "settled").facts["by"] == "accept"
    assert event(step.events, "attended").facts["castle"] == 0
    assert step.state.castles[0].attendants == ("mirror",)
    assert step.state.proposals[0] is None
    assert step.state.bonuses[0] is None


def test_an_answer_names_what_it_answers() -> None:
    state = play(start(), (0, FIRST))
    assert refusal(state, 1, "accept attend right torch") == "other_stance"
    assert refusal(state, 1, "attend right mirror") == "other_stance"
    assert refusal(state, 1, "counter attend right mirror") == "other_stance"
    assert refusal(state, 1, "decide attend right torch") == "other_stance"
    assert refusal(state, 0, "attend left torch") == "not_your_word"


def test_r9_the_senior_proposer_has_the_last_word_after_a_counter() -> None:
    state = play(start(0, 1, 2), (0, FIRST), (1, "counter attend right torch"))
    shown = GAME.view(state, 0).castles[0]
    assert shown.proposal is not None
    assert shown.proposal.is_counter
    assert shown.proposal.last_word
    step = do(state, 0, "decide attend left mirror")
    assert event(step.events, "settled").facts["by"] == "decide"
    assert step.state.castles[0].attendants == ("mirror",)


def test_r9_the_senior_partner_decides_when_the_proposer_insists() -> None:
    state = play(start(1, 0, 2), (0, FIRST), (1, "counter attend right torch"))
    assert not any(text.startswith("decide") for text in at_castle_0(state))
    state = play(state, (0, "counter attend left mirror"))
    assert {text.split()[0] for text in at_castle_0(state)} == {"accept", "decide"}
    after = do(state, 1, "decide attend right torch").state
    assert after.castles[0].attendants == ("torch",)


def test_the_own_tile_of_a_partner_waits_for_the_bonus_but_not_in_the_other_castle() -> None:
    state = play(start(), (0, FIRST))
    assert all(" attend " in text for text in at_castle_0(state))
    assert any(text.startswith("place left") for text in texts(state, 1))


def test_a_quick_table_lets_who_earned_a_bonus_decide_it_alone() -> None:
    state = start(1, 0, 2, quick=True)
    shown = GAME.view(state, None).castles[0]
    assert (shown.together, shown.speakers, shown.whose_word) == (False, (0,), 0)
    assert refusal(state, 1, "attend right torch") == "not_your_word"
    assert do(state, 0, FIRST).state.castles[0].attendants == ("mirror",)


def test_a_proposal_falls_when_another_castle_takes_the_last_attendant_of_its_kind() -> None:
    state = building(PICKS, {1: castle({}, attendants=["mirror"] * 6)})
    state = state._replace(bonuses=(Bonus("living", 0, "salon"), None, Bonus("living", 2, "study")))
    state = play(state, (0, "attend left mirror"), (2, "attend left mirror"))
    step = do(state, 0, "accept attend right mirror")
    assert event(step.events, "dropped").facts["castle"] == 0
    assert "attend right mirror" not in texts(step.state, 1)
    assert "attend right torch" in texts(step.state, 1)


def test_a_bonus_draw_and_its_proposals_stay_between_the_partners() -> None:
    site = of_types("utility", "utility")
    picks = [("Key Room", "Parlor"), ("Sauna", "Nap Room"), ("Bakery", "Solar")]
    state = building(picks, {0: site})
    spot = next(text for text in texts(state, 0) if text.startswith("place left key_room"))
    state = play(state, (0, spot))
    assert GAME.view(state, None).castles[0].speakers == (0, 1)
    card = next(text for text in texts(state, 1) if text.startswith("card right"))
    step = do(state, 1, card)
    assert step.events[0].only == (0, 1)
    assert event(step.events, "asked").only is None
    shown = [GAME.view(step.state, seat).castles[0].proposal for seat in (0, 2, None)]
    assert [proposal.action is None for proposal in shown if proposal] == [False, True, True]
    after = do(step.state, 0, "accept " + card.replace("right", "left")).state
    assert after.castles[0].cards == (card.split()[2],)


def test_a_room_of_the_food_bonus_earns_the_next_bonus_for_both_again() -> None:
    state = building(PICKS, {0: of_types("living", "living")})
    drawn = ("drawing_room", "terrace")
    state = state._replace(bonuses=(Bonus("food", 1, "sauna", rooms=drawn), None, None))
    keep = next(text for text in texts(state, 0) if text.startswith("keep left drawing_room"))
    state = play(state, (0, keep), (1, "accept " + keep.replace("left", "right")))
    assert state.bonuses[0] == Bonus("living", 1, "drawing_room")
    assert GAME.view(state, None).castles[0].speakers == (0, 1)


def test_partners_who_never_accept_still_come_to_an_end() -> None:
    rng = random.Random(7)
    state = GAME.setup(BetweenOptions(), 4, SEED)
    steps = 0
    while due := GAME.to_act(state):
        seat = rng.choice(due)
        stubborn = [a for a in GAME.legal(state, seat) if not a.text.startswith("accept")]
        state = GAME.apply(state, seat, rng.choice(stubborn or GAME.legal(state, seat))).state
        assert all(proposal is None or proposal.counters <= 2 for proposal in state.proposals)
        steps += 1
    assert steps <= GAME.bound(BetweenOptions(), 4)


def test_only_what_two_have_to_agree_on_is_a_proposal() -> None:
    def proposes(state: State, seat: int, text: str) -> bool:
        action = GAME.parse(text)
        assert isinstance(action, Decision)
        return is_proposal(GAME.view(state, seat), action)

    assert not proposes(start(quick=True), 0, FIRST)
    assert not proposes(building(PICKS), 0, "place left kitchen 2,0")
    assert proposes(start(), 0, FIRST)
    assert not proposes(play(start(), (0, FIRST)), 1, "accept attend right mirror")


def test_a_button_that_names_the_deed_does_it_and_only_a_draft_is_confirmed() -> None:
    for text in (FIRST, *(f"{stance} {FIRST}" for stance in ("accept", "counter", "decide"))):
        assert not GAME.parse(text).asks_once_more
    assert GAME.parse("draft kitchen sauna").asks_once_more


# Seniority


def test_seniority_names_the_oldest_and_the_others_follow_by_seat() -> None:
    assert seniority(BetweenOptions(), 3) == (0, 1, 2)
    assert seniority(BetweenOptions(seniority=(2, 6, 2, 1)), 4) == (2, 1, 0, 3)


@pytest.mark.parametrize("seat", [-1, MOST_PLACES])
def test_seniority_names_only_seats_that_can_be(seat: int) -> None:
    BetweenOptions(seniority=(MOST_PLACES - 1,))
    with pytest.raises(ValidationError):
        BetweenOptions(seniority=(seat,))


def test_a_proposal_that_crosses_the_same_one_accepts_it_and_another_one_counters() -> None:
    state = play(start(), (0, FIRST))
    meant = {
        text: GAME.understood(state, 1, GAME.parse(text)).text
        for text in ("attend right mirror", "attend right torch", "accept attend right mirror")
    }
    assert meant == {
        "attend right mirror": "accept attend right mirror",
        "attend right torch": "counter attend right torch",
        "accept attend right mirror": "accept attend right mirror",
    }
    assert GAME.understood(start(), 1, GAME.parse("attend right mirror")).text == "attend right mirror"
