"""A first game of Castles of Mad King Ludwig: one game for two, from the bonus cards to the last purchase."""

from __future__ import annotations

from bot.ui.faces.script import Lesson, Position, Step, Tried
from engines.mad_king_ludwig.view import View

START = Position(f"{4:032x}").then("0: start 4 | start 4")
BUILDER = START.then("0: back all_sizes | back coins")
MARKET = BUILDER.then("order 15423 | pass")
FREE = MARKET.then(
    "buy coach_house 1,0N E1 | leave | buy stairs -1,-2W E1 | buy washroom 1,0N S3 | keep size_200 | "
    "order 15234 | pass | buy dungeon -4,-2W E3"
)
OPEN_DOOR = FREE.then(
    "take stairs -8,-2S W1 | order 23145 | pass | buy bowling_alley 0,1W N1 | order 12534 | pass | "
    "buy sewing_room -8,1S E2 | take stairs -9,3W E1 | order 32145"
)
NEIGHBOURS = OPEN_DOOR.then(
    "buy knight_room -12,3W S5 | take stairs -8,3E E1 | buy anteroom 2,1E S3 | order 15432 | "
    "buy drawing_room -2,1W E1 | buy sitting_room 0,1W E2 | order 51342"
)
BELOW = NEIGHBOURS.then(
    "buy dining_room -2,2S E3 | buy vestibule 4,0E E3 | buy grand_bedchamber 1,2S S4 | "
    "take hallway_ground -6,1N S1 | order 53124 | buy bertas_study -8,2W E2"
)
CARDS = BELOW.then(
    "buy study -3,6S N2 | buy east_tapestry_room -4,8W S4 | order 52314 | pass | pass | order 45123 | "
    "buy hallway_ground -3,3S N6 | buy powder_room -2,8E S2"
)
LAST = CARDS.then(
    "keep square_rooms | order 43521 | buy porch -3,9S S5 | buy food_prep_room 8,-1N N4 | order 25431 | "
    "buy hallway_ground 4,6E S1 | look 200 | put meat_locker utility_room"
)

WANTED = "bowling_alley"
"""The room of the first market that brings most."""
DEAR = 10_000


def on_the_track(view: View, seat: int) -> int:
    """The place on the score track; favors, bonus cards and money come at the end."""
    return view.castles[seat].points if view.result is None else view.scores[seat]


def given_back(tried: Tried) -> str:
    return "hard" if tried.text.endswith(" all_sizes") else "easy"


def dear(tried: Tried) -> str:
    market = tried.game.view(tried.after, tried.seat).market
    price = next(offer.price for offer in market if offer.room == WANTED)
    return "dear" if price >= DEAR else "cheap"


def bought(tried: Tried) -> str:
    if tried.action.kind == "pass":
        return "pass"
    return "most" if tried.gain == tried.best else "less"


def free_tile(tried: Tried) -> str:
    return "decline" if tried.action.kind == "decline" else "take"


def completed(tried: Tried) -> str:
    if tried.action.kind == "pass":
        return "pass"
    if any(event.kind == "rewarded" for event in tried.events):
        return "complete"
    return "downstairs" if "knight_room" in tried.text else "open"


def joined(tried: Tried) -> str:
    if tried.action.kind == "pass":
        return "pass"
    if tried.gain == tried.best:
        return "joined"
    return "apart" if "dining_room" in tried.text else "other"


def whole_castle(tried: Tried) -> str:
    if tried.action.kind == "pass":
        return "pass"
    if any(event.kind == "extra_turn" for event in tried.events):
        return "extra"
    return "grotto" if "venus_grotto" in tried.text else "less"


def kept(tried: Tried) -> str:
    return "has" if tried.text == "keep square_rooms" else "none"


def last_purchase(tried: Tried) -> str:
    return "pass" if tried.action.kind == "pass" else "built"


LESSON = Lesson(
    (
        Step("start", START, given_back, ("hard",), ("easy",), "back all_sizes"),
        Step("price", BUILDER, dear, ("dear",), ("cheap",), "order 15423", whole_table=True),
        Step(
            "buy", MARKET, bought, ("most",), ("less", "pass"), "buy bowling_alley 1,0N N1", tells_best=True
        ),
        Step("free", FREE, free_tile, ("take",), ("decline",), "take stairs -8,-2S W1", shows_board=True),
        Step(
            "complete",
            OPEN_DOOR,
            completed,
            ("complete", "downstairs"),
            ("open", "pass"),
            "buy knight_room -12,3W S5",
            shows_board=True,
        ),
        Step(
            "joined",
            NEIGHBOURS,
            joined,
            ("joined",),
            ("apart", "other", "pass"),
            "buy dining_room -2,2S E3",
            tells_best=True,
            shows_board=True,
        ),
        Step(
            "castle",
            BELOW,
            whole_castle,
            ("grotto", "extra"),
            ("less", "pass"),
            "buy study -3,6S N2",
            tells_best=True,
            shows_board=True,
        ),
        Step("card", CARDS, kept, ("has",), ("none",), "keep square_rooms", shows_board=True),
        Step(
            "end",
            LAST,
            last_purchase,
            ("built",),
            ("pass",),
            "buy venus_grotto -13,7S W3",
            shows_gains=True,
            shows_board=True,
            finishes=True,
        ),
    ),
    on_the_track,
)
