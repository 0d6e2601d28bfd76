"""The master builder's draft: changed as often as wanted, put back, opened once."""

from __future__ import annotations

from bot.ui.interactions.press import LONGEST, Press
from bot.ui.panel.questions import Path
from engines.core.panel import Ask
from engines.mad_king_ludwig.drafting import drafted
from engines.mad_king_ludwig.state import State
from tests.engines.mad_king_ludwig.building import GAME, game


def pricing(seats: int = 3) -> State:
    market = "larder parlor kitchen theater stables crypt gatekeepers_lodge"
    state = game(seats, builder=0, market=" ".join(market.split()[: seats + 3]))
    return state._replace(phase="price")


def ask(*answers: str, state: State | None = None) -> Ask | None:
    return GAME.ask(GAME.legal(state or pricing(), 0), answers, lambda _: None)


def rooms(asked: Ask | None, state: State | None = None) -> list[str | None]:
    assert asked is not None
    return [offer.room for offer in drafted(GAME.view(state or pricing(), 0), asked)]


def answers(asked: Ask | None) -> list[str]:
    assert asked is not None
    return [option.answer for option in asked.options]


def test_nothing_to_put_back_before_something_was_moved() -> None:
    assert answers(ask()) == ["1", "2", "3", "4", "5", "6", "open"]
    assert answers(ask("1", "6")) == ["6", "2", "3", "4", "5", "1", "reset", "open"]


def test_rooms_and_prices_are_numbered_as_they_lie() -> None:
    """Rooms are numbered from the cheapest slot on, whichever were moved."""
    moved = ask("1", "6")
    assert moved is not None
    assert [option.mark for option in moved.options] == ["1", "2", "3", "4", "5", "6", "", ""]
    prices = ask(*moved.asked, "3")
    assert prices is not None
    assert [(option.mark, option.answer) for option in prices.options] == [
        ("1", "1"),
        ("2", "2"),
        ("3", "4"),
        ("4", "5"),
        ("5", "6"),
    ]


def test_a_room_is_put_at_a_price_and_the_room_there_takes_its_slot() -> None:
    assert answers(ask("1")) == ["2", "3", "4", "5", "6"]
    assert rooms(ask("1", "6")) == ["crypt", "parlor", "kitchen", "theater", "stables", "larder"]


def test_no_room_is_moved_to_where_nobody_chose() -> None:
    """The last one has all other prices to go to."""
    assert answers(ask("6")) == ["1", "2", "3", "4", "5"]
    assert rooms(ask("6", "2"))[1] == "crypt"


def test_a_room_that_was_moved_can_be_moved_again() -> None:
    once = ask("1", "6")
    assert once is not None
    again = ask(*once.asked, "1", "3")
    assert rooms(again) == ["crypt", "parlor", "larder", "theater", "stables", "kitchen"]


def test_going_back_undoes_the_last_step_and_reset_all_of_them() -> None:
    once = ask("1", "6")
    assert once is not None
    twice = ask(*once.asked, "2", "3")
    assert twice is not None
    assert rooms(ask(*twice.asked[:-1])) == rooms(once)
    back = ask(*twice.asked, "reset")
    assert back is not None
    assert (rooms(back), back.asked) == (rooms(ask()), ())


def test_the_draft_is_opened_once_and_nothing_was_done_before() -> None:
    once = ask("1", "6")
    assert once is not None
    (action,) = once.options[-1].actions
    assert action.text == "order 623451"
    assert not action.confirmed
    assert ask(*once.asked, "open").preview == action  # type: ignore[union-attr]
    (left,) = ask().options[-1].actions  # type: ignore[union-attr]
    assert left.text == "leave"


def test_coming_back_to_the_first_order_leaves_the_market_as_it_is() -> None:
    once = ask("1", "2")
    assert once is not None
    twice = ask(*once.asked, "1", "1")
    assert answers(twice) == ["1", "2", "3", "4", "5", "6", "open"]


def test_a_draft_of_many_steps_fits_into_its_buttons() -> None:
    state = pricing(4)
    asked = ask(state=state)
    for step in range(40):
        assert asked is not None
        asked = ask(*asked.asked, str(1 + step % 7), state=state)
        assert asked is not None
        assert len(Press("ABCDEF", 99999, "ask", Path((*asked.asked, "7")).text).id) <= LONGEST
        asked = ask(*asked.asked, asked.options[step % 6].answer, state=state)
    assert asked is not None


def test_other_answers_lead_nowhere() -> None:
    for path in (("order",), ("9",), ("1", "1"), ("1", "9"), ("623456",), ("open", "x"), ("-", "1")):
        assert ask(*path) is None


def test_rooms_are_drafted_over_empty_slots() -> None:
    state = game(2, builder=0, market="larder parlor")._replace(phase="price")
    moved = ask("1", "5", state=state)
    assert rooms(moved, state) == [None, "parlor", None, None, "larder"]
