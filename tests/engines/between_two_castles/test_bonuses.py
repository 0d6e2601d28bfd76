"""Bonuses for third and fifth rooms: their effects, chains, reshuffles and supplies that run out."""

from __future__ import annotations

from random import Random

from engines.between_two_castles.castle import Castle
from engines.between_two_castles.data import CARDS, REGULAR, ROOMS, TYPES
from engines.between_two_castles.options import BetweenOptions
from engines.between_two_castles.state import Bonus, State
from tests.engines.between_two_castles.positions import (
    GAME,
    IDS,
    SEED,
    at_random,
    building,
    castle,
    do,
    event,
    of_types,
    play,
    refusal,
    texts,
)

OTHERS = (("Terrace", "Vineyard"), ("Sty", "Stables"))
"""Tiles of the two others that earn nothing."""


def with_tiles(mine: tuple[str, str], site: Castle, partner: tuple[str, str] = OTHERS[0]) -> State:
    """Seat 0 has these tiles and this castle on its left, which it shares with seat 1, at a quick table."""
    return building([mine, partner, OTHERS[1]], {0: site}, options=BetweenOptions(quick=True))


def kinds(state: State, seat: int, side: str = "left") -> set[str]:
    return {text.split()[0] for text in texts(state, seat) if f" {side} " in text}


def anywhere(state: State, seat: int, start: str) -> str:
    """The first legal action whose text begins like this."""
    return next(text for text in texts(state, seat) if text.startswith(start))


def test_e05_the_third_sleeping_room_brings_a_tower_before_the_partners_tile() -> None:
    state = with_tiles(("Blanket Room", "Kitchen"), of_types("sleeping", "sleeping"))
    step = do(state, 0, anywhere(state, 0, "place left blanket_room"))
    assert event(step.events, "bonus").facts["bonus"] == "sleeping"
    assert kinds(step.state, 0) == {"add"}
    assert kinds(step.state, 1, "right") == set()
    assert refusal(step.state, 1, "place right terrace -1,0") == "not_your_word"
    after = play(step.state, (0, anywhere(step.state, 0, "add left tower")))
    assert after.castles[0].rooms[-1].room == "tower"
    assert kinds(after, 1, "right") == {"place"}


def test_the_other_castle_goes_on_meanwhile() -> None:
    state = with_tiles(("Blanket Room", "Kitchen"), of_types("sleeping", "sleeping"))
    state = play(state, (0, anywhere(state, 0, "place left blanket_room")))
    assert kinds(state, 1, "left") == {"place"}
    assert kinds(state, 0, "right") == {"place"}


def test_e06_the_second_corridor_of_a_turn_may_be_the_third_and_brings_one_grand_foyer() -> None:
    site = of_types("corridor")
    state = with_tiles(("Purgatory", "Kitchen"), site, ("Hall of Ghosts", "Parlor"))
    once = play(state, (0, anywhere(state, 0, "place left purgatory")))
    assert once.bonuses[0] is None
    twice = play(once, (1, anywhere(once, 1, "place right hall_of_ghosts")))
    assert twice.bonuses[0] == Bonus("corridor", 1, "hall_of_ghosts")
    assert {text.split()[2] for text in texts(twice, 1) if text.startswith("add")} == {"grand_foyer"}
    other = play(state, (1, anywhere(state, 1, "place right hall_of_ghosts")))
    other = play(other, (0, anywhere(other, 0, "place left purgatory")))
    assert other.bonuses[0] == Bonus("corridor", 0, "purgatory")


def test_e07_a_fourth_room_brings_nothing_a_fifth_any_special_room_a_sixth_nothing() -> None:
    for number, bonus in ((3, None), (4, "special"), (5, None)):
        site = of_types(*["living"] * number)
        state = with_tiles(("Drawing Room", "Kitchen"), site)
        state = play(state, (0, anywhere(state, 0, "place left drawing_room")))
        assert (state.bonuses[0].kind if state.bonuses[0] else None) == bonus
        if bonus:
            offered = {text.split()[2] for text in texts(state, 0) if text.startswith("add left")}
            assert offered == {"fountain", "tower", "grand_foyer"}


def test_e07_special_rooms_earn_nothing() -> None:
    site = castle({"2,0": "Fountain", "3,0": "Fountain"})
    state = with_tiles(("Terrace", "Kitchen"), site, OTHERS[1])
    state = state._replace(bonuses=(Bonus("outdoor", 0, "terrace"), None, None))
    after = play(state, (0, anywhere(state, 0, "add left fountain")))
    assert after.bonuses[0] is None
    assert after.castles[0].counts["fountain"] == 3


def test_e08_the_food_bonus_keeps_one_of_five_and_its_room_earns_at_once() -> None:
    site = of_types("food", "food", "living", "living")
    state = with_tiles(("China Room", "Nap Room"), site)
    step = do(state, 0, anywhere(state, 0, "place left china_room"))
    drawn = event(step.events, "drew")
    assert drawn.only == (0, 1)
    bonus = step.state.bonuses[0]
    assert bonus is not None
    assert drawn.facts["rooms"] == list(bonus.rooms)
    assert len(bonus.rooms) == 5
    assert GAME.view(step.state, 1).castles[0].bonus.rooms == bonus.rooms  # type: ignore[union-attr]
    assert GAME.view(step.state, 2).castles[0].bonus.rooms == ()  # type: ignore[union-attr]
    living = IDS["Drawing Room"]
    others = tuple(room for room in REGULAR if ROOMS[room].type == "utility")[:4]
    rigged = step.state._replace(bonuses=(bonus._replace(rooms=(living, *others)), None, None))
    kept = do(rigged, 0, anywhere(rigged, 0, f"keep left {living}"))
    assert set(others) <= set(kept.state.discard)
    assert living not in kept.state.discard
    assert event(kept.events, "placed").facts["source"] == "food"
    assert kept.state.bonuses[0] == Bonus("living", 0, living)
    attended = play(kept.state, (0, "attend left torch"))
    assert attended.castles[0].attendants == ("torch",)
    assert attended.bonuses[0] is None


def test_e09_a_short_supply_is_shuffled_together_with_the_discards() -> None:
    state = with_tiles(("China Room", "Nap Room"), of_types("food", "food"))
    spare = state.supply
    state = state._replace(supply=spare[:3], discard=spare[3:15])
    step = do(state, 0, anywhere(state, 0, "place left china_room"))
    assert event(step.events, "reshuffled").facts["what"] == "rooms"
    bonus = step.state.bonuses[0]
    assert bonus is not None
    assert len(step.state.supply) == 10
    assert step.state.discard == ()
    assert set(step.state.supply) | set(bonus.rooms) == set(spare[:15])


def test_e10_downstairs_rooms_bring_any_other_types_bonus_without_using_it_up() -> None:
    site = of_types("downstairs", "downstairs", "living", "living")
    state = with_tiles(("Mold Room", "Nap Room"), site, ("Drawing Room", "Terrace"))
    state = play(state, (0, anywhere(state, 0, "place left mold_room")))
    offered = {text.split()[2] for text in texts(state, 0) if text.startswith("copy left")}
    assert offered == {"food", "living", "utility", "outdoor", "sleeping", "corridor"}
    assert refusal(state, 0, "copy left downstairs") == "another_type"
    step = do(state, 0, "copy left living")
    assert event(step.events, "bonus").facts["copied"] is True
    assert not step.turn_ends
    state = play(step.state, (0, "attend left mirror"))
    state = play(state, (1, anywhere(state, 1, "place right drawing_room")))
    assert state.bonuses[0] == Bonus("living", 1, "drawing_room")
    state = play(state, (1, "attend right mirror"))
    assert state.castles[0].attendants == ("mirror", "mirror")


def test_e12_three_cards_are_drawn_one_is_kept_face_up_and_two_are_discarded() -> None:
    state = with_tiles(("Key Room", "Nap Room"), of_types("utility", "utility"))
    state = play(state, (0, anywhere(state, 0, "place left key_room")))
    bonus = state.bonuses[0]
    assert bonus is not None
    assert len(bonus.cards) == 3
    assert GAME.view(state, 1).castles[0].bonus.cards == bonus.cards  # type: ignore[union-attr]
    assert GAME.view(state, None).castles[0].bonus.cards == ()  # type: ignore[union-attr]
    other = next(card for card in CARDS if card not in bonus.cards)
    assert refusal(state, 0, f"card left {other}") == "not_drawn"
    step = do(state, 0, f"card left {bonus.cards[1]}")
    assert event(step.events, "card_kept").only is None
    assert step.state.castles[0].cards == (bonus.cards[1],)
    assert set(step.state.card_discard) == {bonus.cards[0], bonus.cards[2]}
    assert len(step.state.deck) == 17


def test_e12_with_fewer_than_three_cards_left_the_discards_are_shuffled_in() -> None:
    state = with_tiles(("Key Room", "Nap Room"), of_types("utility", "utility"))
    state = state._replace(deck=CARDS[:2], card_discard=CARDS[2:8])
    step = do(state, 0, anywhere(state, 0, "place left key_room"))
    assert event(step.events, "reshuffled").facts["what"] == "cards"
    assert len(step.state.deck) == 5
    assert step.state.card_discard == ()


def test_e13_downstairs_then_food_then_a_fifth_corridor_then_a_special_room() -> None:
    site = of_types("downstairs", "downstairs", *["corridor"] * 4)
    state = with_tiles(("Mold Room", "Nap Room"), site)
    state = play(state, (0, anywhere(state, 0, "place left mold_room")), (0, "copy left food"))
    bonus = state.bonuses[0]
    assert bonus is not None
    state = state._replace(bonuses=(bonus._replace(rooms=("purgatory", *bonus.rooms[1:])), None, None))
    state = play(state, (0, anywhere(state, 0, "keep left purgatory")))
    assert state.bonuses[0] == Bonus("special", 0, "purgatory")
    assert kinds(state, 1, "right") == set()
    state = play(state, (0, anywhere(state, 0, "add left fountain")))
    assert state.bonuses[0] is None
    assert kinds(state, 1, "right") == {"place"}


def test_a_bonus_can_not_be_passed_over() -> None:
    state = with_tiles(("China Room", "Nap Room"), of_types("food", "food"))
    state = play(state, (0, anywhere(state, 0, "place left china_room")))
    assert refusal(state, 0, "place left nap_room -1,0") == "bonus_first"


def test_at_a_quick_table_the_one_whose_tile_earned_a_bonus_decides_it() -> None:
    state = with_tiles(("China Room", "Nap Room"), of_types("living", "living"), ("Drawing Room", "Terrace"))
    state = play(state, (1, anywhere(state, 1, "place right drawing_room")))
    assert {text.split()[0] for text in texts(state, 1) if " right " in text} == {"attend"}
    assert not any(" left " in text for text in texts(state, 0))
    assert GAME.view(state, 0).castles[0].whose_word == 1


def test_r7_when_the_special_room_that_is_due_has_run_out_any_other_may_be_taken() -> None:
    full = castle({f"{x},0": "Tower" for x in range(2, 18)})
    state = building([("Blanket Room", "Kitchen"), *OTHERS], {0: of_types("sleeping", "sleeping"), 1: full})
    state = play(state, (0, anywhere(state, 0, "place left blanket_room")))
    assert {text.split()[2] for text in texts(state, 0) if text.startswith("add")} == {
        "fountain",
        "grand_foyer",
    }
    assert refusal(state, 0, anywhere(state, 0, "add left fountain").replace("fountain", "tower")) == (
        "not_that_special_room"
    )


def test_r7_when_a_kind_of_attendant_has_run_out_another_is_chosen() -> None:
    site = castle({}, attendants=["mirror"] * 7)
    state = building([("Drawing Room", "Kitchen"), *OTHERS], {0: of_types("living", "living"), 1: site})
    state = play(state, (0, anywhere(state, 0, "place left drawing_room")))
    assert [text for text in texts(state, 0) if text.startswith("attend")] == [
        f"attend left {kind}" for kind in ("painting", "swords", "torch")
    ]
    assert refusal(state, 0, "attend left mirror") == "none_left"


def test_e11_no_castle_gets_more_than_its_arithmetic_allows() -> None:
    for number in range(4):
        end = at_random(GAME.setup(BetweenOptions(), 7, SEED), Random(number), "over")
        for site in end.castles:
            assert 16 <= sum(site.counts[kind] for kind in TYPES) <= 18
            assert len(site.attendants) <= 2
            assert len(site.cards) <= 2
            assert site.special_rooms <= 6
