"""A first game of Between Two Castles of Mad King Ludwig: one game for three, from the first two tiles on."""

from __future__ import annotations

from bot.ui.faces.script import Lesson, Position, Step, Tried, if_it_ended_now
from engines.between_two_castles.actions import Draft
from engines.between_two_castles.forecast import gains_of_hand
from engines.between_two_castles.scoring import points_of
from engines.between_two_castles.view import View

START = Position(f"{1:032x}", seats=3, options=(("quick", True),)).then(
    "1: draft meat_locker hat_room | 2: draft sitting_room venus_grotto"
)
TILES = START.then(
    "draft dreaming_room hidden_passage | 1: place left meat_locker -1,0 | "
    "1: place right hat_room -1,0 | 2: place left sitting_room 0,1 | 2: place right venus_grotto 0,-1"
)
SECOND = TILES.then(
    "place left hidden_passage 2,0 | place right dreaming_room 1,1 | 1: draft panic_room hall_of_doors | "
    "2: draft observatory repair_shop | draft tapestry_room hall_of_puzzled_floors | "
    "1: place left panic_room 2,0 | 1: place right hall_of_doors -2,0 | 2: place left observatory 0,2 | "
    "2: place right repair_shop 2,1"
)
ATTENDANT = SECOND.then(
    "place left hall_of_puzzled_floors 2,1 | place right tapestry_room 1,2 | add left grand_foyer -1,1"
)
FEW = ATTENDANT.then(
    "attend right swords | 1: draft key_room biergarten | 2: draft glassmaking_room queens_chambers | "
    "draft lockdown_room pacing_hall | 1: place left key_room 2,2 | 1: place right biergarten -1,2 | "
    "1: card left per_special | 2: place left queens_chambers 0,3 | "
    "2: place right glassmaking_room 2,3 | place left pacing_hall -2,1 | place right lockdown_room 2,0 | "
    "1: draft vegetable_garden blanket_room | 2: draft hidden_entrance wine_cellar"
)
TOWER = FEW.then(
    "draft butterfly_garden treasure_room | 1: place left vegetable_garden -2,0 | "
    "1: place right blanket_room -2,2 | 2: place left hidden_entrance 2,-1 | "
    "2: place right wine_cellar -1,-1 | place left butterfly_garden 0,1 | "
    "place right treasure_room 1,-1 | 1: draft cutlery_room hall_of_mirrors | "
    "2: draft great_hall subterranean_tunnel | draft reception_room puppy_room | "
    "1: place left cutlery_room -3,0 | 1: place right hall_of_mirrors -3,0 | "
    "1: add right fountain -2,3 | 2: place left great_hall 2,1 | "
    "2: place right subterranean_tunnel 2,-1 | 2: copy right utility | 2: card right per_downstairs | "
    "place left reception_room 3,0 | place right puppy_room 1,3"
)
CARD = TOWER.then(
    "add right tower 1,4 | 1: draft chocolate_room salon | 2: draft kitchen hall_of_paintings | "
    "draft rug_room guardhouse | 1: place left chocolate_room -1,1 | 1: keep left harp_room 1,1 | "
    "1: place right salon -3,1 | 1: attend right torch | 2: place left hall_of_paintings 2,2 | "
    "2: add left grand_foyer 2,3 | 2: place right kitchen -1,2 | place left rug_room 4,0 | "
    "place right guardhouse -1,0 | 1: draft wine_room french_gazebo | "
    "2: draft china_room guest_bedroom | draft pillow_room armory | 1: place left wine_room -1,3 | "
    "1: add left grand_foyer 0,1 | 1: place right french_gazebo 2,2 | 1: add right fountain -3,2 | "
    "2: place left china_room 2,4 | 2: place right guest_bedroom -1,4 | place left pillow_room 1,1 | "
    "place right armory 1,-2 | copy right utility"
)
LAST_TURN = CARD.then(
    "card right level_3_up | 1: draft scythe_room tasso_room | "
    "2: draft morning_tea_room gunpowder_room | draft brewery kennel | 1: place left scythe_room -4,0 | "
    "1: add left grand_foyer -1,5 | 1: place right tasso_room -4,0 | 1: add right tower 1,2 | "
    "2: place left gunpowder_room 2,-2 | 2: place right morning_tea_room 2,4"
)
LAST = LAST_TURN.then("place right kennel 0,4")

ENOUGH = 5
"""The minimum points of two good tiles of the first hand together."""
IN_THEIR_PLACE = ("place right kennel", "place left brewery")


def of_both_castles(view: View, seat: int) -> int:
    """Returns the points of a seat's two castles together, so that building in either visibly counts."""
    left, right = view.castle_on(seat, "left"), view.castle_on(seat, "right")
    return points_of(left.castle) + points_of(right.castle)


def first_tiles(tried: Tried) -> str:
    return "both" if _drafted(tried) >= ENOUGH else "less"


def last_tiles(tried: Tried) -> str:
    return "both" if "crypt" not in tried.text else "less"


def best_place(tried: Tried) -> str:
    return "most" if tried.gain == tried.best else "less"


def third_room(tried: Tried) -> str:
    return "bonus" if any(event.kind == "bonus" for event in tried.events) else "none"


def right_castle(tried: Tried) -> str:
    return "each" if tried.text.startswith(IN_THEIR_PLACE) else "swapped"


def _drafted(tried: Tried) -> int:
    """Returns the points of the two tiles now, each in a different castle."""
    assert isinstance(tried.action, Draft)
    gains = gains_of_hand(tried.game.view(tried.before, tried.seat))
    (_, one), (_, two) = tried.action.answers
    return max(gains[one][0] + gains[two][1], gains[one][1] + gains[two][0])


LESSON = Lesson(
    (
        Step(
            "draft",
            START,
            first_tiles,
            ("both",),
            ("less",),
            "draft dreaming_room hidden_passage",
            shows_gains=True,
        ),
        Step(
            "place",
            TILES,
            best_place,
            ("most",),
            ("less",),
            "place left hidden_passage 2,0",
            tells_best=True,
            whole_table=True,
        ),
        Step(
            "third",
            SECOND,
            third_room,
            ("bonus",),
            ("none",),
            "place left hall_of_puzzled_floors 2,1",
            whole_table=True,
        ),
        Step(
            "attendant",
            ATTENDANT,
            best_place,
            ("most",),
            ("less",),
            "attend right swords",
            tells_best=True,
            whole_table=True,
        ),
        Step(
            "pass",
            FEW,
            last_tiles,
            ("both",),
            ("less",),
            "draft butterfly_garden treasure_room",
            shows_gains=True,
        ),
        Step(
            "tower",
            TOWER,
            best_place,
            ("most",),
            ("less",),
            "add right tower 1,4",
            tells_best=True,
            whole_table=True,
        ),
        Step(
            "card",
            CARD,
            best_place,
            ("most",),
            ("less",),
            "card right level_3_up",
            tells_best=True,
            whole_table=True,
        ),
        Step(
            "lower",
            LAST_TURN,
            right_castle,
            ("each",),
            ("swapped",),
            "place right kennel 0,4",
            whole_table=True,
        ),
        Step("end", LAST, best_place, ("most",), ("less",), "place left brewery 3,1", tells_best=True),
    ),
    of_both_castles,
    together=True,
    counts=if_it_ended_now,
)
