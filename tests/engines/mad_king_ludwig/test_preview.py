"""What a placement would do, and why a tile can't be bought; secret decisions and what tells of them."""

from __future__ import annotations

from engines.mad_king_ludwig.actions import Buy
from engines.mad_king_ludwig.market import set_up
from engines.mad_king_ludwig.model import LudwigOptions, State
from engines.mad_king_ludwig.preview import preview, refusals
from tests.engines.mad_king_ludwig.building import GAME, SEED, buying, game, played


def of(state: State, spot: str) -> Buy:
    action = buying(state, spot)
    assert isinstance(action, Buy)
    return action


def test_a_preview_tells_points_and_what_is_completed() -> None:
    state = game(market="singers_hall", text="hallway_ground -1 -1 0")
    action = of(state, "singers_hall -3 -5 0")
    seen = preview(GAME.view(state, 0), action)
    assert (seen.points, seen.again, seen.completed) == (5, 5, (2,))
    assert GAME.forecast(GAME.view(state, 0), action) == 10


def test_a_preview_tells_which_doors_it_blocks() -> None:
    """The hallway over the foyer: two of its own doors look at the cut corners."""
    state = game()
    seen = preview(GAME.view(state, 0), of(state, "hallway_ground -1 -1 0"))
    assert seen.blocked == ((1, 9), (1, 11))


def test_what_can_not_be_bought_says_why() -> None:
    state = game(market="crypt parlor larder kitchen theater")
    state = state._replace(stairs=0).with_castle(0, state.castles[0]._replace(money=9_000))
    assert refusals(GAME.view(state, 0)) == {
        "crypt": "floor",
        "kitchen": "too_expensive",
        "theater": "too_expensive",
        "hallway_downstairs": "floor",
        "stairs": "sold_out",
    }


def test_a_room_that_would_close_the_castle_says_so() -> None:
    text = "powder_room 0 -2 0; utility_room -4 0 0"
    view = GAME.view(game(market="washroom", text=text), 0)
    assert refusals(view)["washroom"] == "no_external_entrance"


def test_secret_decisions_have_a_mark_for_who_has_to_decide() -> None:
    state = set_up(LudwigOptions(), 2, SEED)
    assert GAME.letter(state, 0)
    state, _ = played(state, f"start 3 {state.castles[0].cards[0]}")
    assert GAME.letter(state, 0) is None
    assert GAME.letter(state, 1)
    utility = game(market="powder_room")
    waiting, _ = played(utility, buying(utility, "powder_room 0 -2 0"))
    assert GAME.letter(waiting, 0)
    assert GAME.letter(waiting, 1) is None


def test_the_first_event_of_a_secret_action_is_for_its_seat_alone() -> None:
    state = set_up(LudwigOptions(), 2, SEED)
    _, start = played(state, f"start 3 {state.castles[0].cards[0]}")
    assert start[0].only == (0,)
    utility = game(market="powder_room")
    waiting, drawn = played(utility, buying(utility, "powder_room 0 -2 0"))
    assert all(event.only is None for event in drawn)
    _, kept = played(waiting, f"keep {waiting.turn.offer[0]}")
    assert kept[0].only == (0,)
    assert all(waiting.turn.offer[0] not in str(event.facts) for event in kept if event.only is None)
