"""Partners who agree: proposals, answers, the senior's last word, and never a deadlock."""

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
AGREE = BetweenOptions(agree=True)
FIRST = "place left kitchen 2,0"
"""What seat 0 proposes for castle 0, which seat 1 has on the right."""


def start(*older: int) -> State:
    return building(PICKS, options=AGREE.model_copy(update={"seniority": older}))


def test_a_proposal_changes_no_castle_and_waits_for_the_partner() -> None:
    step = do(start(), 0, FIRST)
    assert step.state.castles == start().castles
    assert event(step.events, "proposed").facts["action"] == FIRST
    assert event(step.events, "asked").facts["partner"] == 1
    shown = GAME.view(step.state, 1).castles[0]
    assert shown.speakers == (1,)
    assert shown.proposal is not None
    assert str(shown.proposal.action) == "place right kitchen 2,0"
    assert not any(text.startswith("place left") for text in texts(step.state, 0))


def test_accepting_carries_the_proposal_out() -> None:
    state = play(start(), (0, FIRST))
    assert texts(state, 1)[-1].startswith("counter place right")
    step = do(state, 1, "accept place right kitchen 2,0")
    assert event(step.events, "settled").facts["by"] == "accept"
    placed = event(step.events, "placed")
    assert (placed.seat, placed.facts["castle"]) == (0, 0)
    assert step.state.castles[0].rooms[0].room == "kitchen"
    assert step.state.proposals[0] is None


def test_either_partner_may_propose_either_ones_tile() -> None:
    state = start()
    assert "place left sauna 2,0" in texts(state, 0)
    step = do(play(state, (0, "place left sauna 2,0")), 1, "accept place right sauna 2,0")
    assert step.state.picks[1] == ("nap_room",)


def test_an_answer_names_what_it_answers() -> None:
    state = play(start(), (0, FIRST))
    assert refusal(state, 1, "accept place right kitchen -1,0") == "other_stance"
    assert refusal(state, 1, "place right kitchen 2,0") == "other_stance"
    assert refusal(state, 1, "counter place right kitchen 2,0") == "other_stance"
    assert refusal(state, 1, "decide place right kitchen -1,0") == "other_stance"
    assert refusal(state, 0, "place left parlor 2,0") == "not_your_word"


def test_the_senior_proposer_has_the_last_word_after_a_counter() -> None:
    state = play(start(0, 1, 2), (0, FIRST), (1, "counter place right sauna -1,0"))
    shown = GAME.view(state, 0).castles[0]
    assert shown.proposal is not None
    assert shown.proposal.last_word
    step = do(state, 0, "decide place left kitchen 2,0")
    assert event(step.events, "settled").facts["by"] == "decide"
    assert step.state.castles[0].rooms[0].room == "kitchen"


def test_the_senior_partner_decides_when_the_proposer_insists() -> None:
    state = play(start(1, 0, 2), (0, FIRST), (1, "counter place right sauna -1,0"))
    assert all(not text.startswith("decide") for text in texts(state, 0))
    state = play(state, (0, "counter place left kitchen 2,0"))
    assert {text.split()[0] for text in texts(state, 1) if " right " in text} == {"accept", "decide"}
    after = do(state, 1, "decide place right sauna -1,0").state
    assert after.castles[0].rooms[0].room == "sauna"


def test_e14_when_nobody_proposes_it_is_the_seniors_word() -> None:
    for older, word in (((), 0), ((1, 0, 2), 1), ((2, 1), 1)):
        shown = GAME.view(start(*older), None).castles[0]
        assert shown.speakers == (0, 1)
        assert shown.whose_word == word


def test_seniority_names_the_oldest_and_the_others_follow_by_seat() -> None:
    assert seniority(BetweenOptions(), 3) == (0, 1, 2)
    assert seniority(BetweenOptions(seniority=(2, 6, 2, 1)), 4) == (2, 1, 0, 3)


def test_a_proposal_falls_when_its_tile_goes_to_the_other_castle() -> None:
    state = play(start(), (0, FIRST), (2, "place left kitchen 2,0"))
    step = do(state, 0, "accept place right kitchen 2,0")
    assert event(step.events, "dropped").facts["castle"] == 0
    assert step.state.proposals[0] is None
    assert GAME.view(step.state, None).castles[0].speakers == (0, 1)


def test_a_proposal_falls_when_another_castle_takes_the_last_attendant_of_its_kind() -> None:
    state = building(PICKS, {1: castle({}, attendants=["mirror"] * 6)}, options=AGREE)
    state = state._replace(bonuses=(Bonus("living", 0, "salon"), None, Bonus("living", 2, "study")))
    state = play(state, (0, "attend left mirror"), (2, "attend left mirror"))
    step = do(state, 0, "accept attend right mirror")
    assert event(step.events, "dropped").facts["castle"] == 0
    assert "attend right mirror" not in texts(step.state, 1)
    assert "attend right torch" in texts(step.state, 1)


def test_a_bonus_is_agreed_on_too_and_its_draw_stays_between_the_partners() -> None:
    site = of_types("utility", "utility")
    picks = [("Key Room", "Parlor"), ("Sauna", "Nap Room"), ("Bakery", "Solar")]
    state = building(picks, {0: site}, options=AGREE)
    spot = next(text for text in texts(state, 0) if text.startswith("place left key_room"))
    state = play(state, (0, spot), (1, "accept " + spot.replace("left", "right")))
    assert GAME.view(state, None).castles[0].speakers == (0, 1)
    card = next(text for text in texts(state, 1) if text.startswith("card right"))
    step = do(state, 1, card)
    assert step.events[0].only == (0, 1)
    assert event(step.events, "asked").only is None
    shown = [GAME.view(step.state, seat).castles[0].proposal for seat in (0, 2, None)]
    assert [proposal.action is None for proposal in shown if proposal] == [False, True, True]
    after = do(step.state, 0, "accept " + card.replace("right", "left")).state
    assert after.castles[0].cards == (card.split()[2],)


def test_partners_who_never_accept_still_come_to_an_end() -> None:
    rng = random.Random(7)
    state = GAME.setup(AGREE, 4, SEED)
    steps = 0
    while due := GAME.to_act(state):
        seat = rng.choice(due)
        stubborn = [a for a in GAME.legal(state, seat) if not a.text.startswith("accept")]
        state = GAME.apply(state, seat, rng.choice(stubborn or GAME.legal(state, seat))).state
        steps += 1
    assert steps <= GAME.bound(AGREE, 4)


def test_only_where_two_have_to_agree_is_an_action_a_proposal() -> None:
    alone, together = building(PICKS), start()
    action = GAME.parse(FIRST)
    assert isinstance(action, Decision)
    assert not is_proposal(GAME.view(alone, 0), action)
    assert is_proposal(GAME.view(together, 0), action)
    answer = GAME.parse("accept place right kitchen 2,0")
    assert isinstance(answer, Decision)
    assert not is_proposal(GAME.view(play(together, (0, FIRST)), 1), answer)


@pytest.mark.parametrize("seat", [-1, MOST_PLACES])
def test_seniority_names_only_seats_that_can_be(seat: int) -> None:
    BetweenOptions(seniority=(MOST_PLACES - 1,))
    with pytest.raises(ValidationError):
        BetweenOptions(seniority=(seat,))
