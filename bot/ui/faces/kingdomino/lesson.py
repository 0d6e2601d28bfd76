"""A first game of Kingdomino: one game for two, from the first claim to the last domino."""

from __future__ import annotations

from bot.ui.faces.script import Lesson, Position, Step, Tried

START = Position(f"{1947:032x}")
FIRST = START.then(
    "claim 30 | claim 46 | claim 6 | place 6 -2,0 E | claim 22 | place 8 0,-2 S | claim 19"
)  # 30 is due
SECOND = FIRST.then("place 30 -1,-2 S | claim 13 | place 46 0,-2 S | place 13 -1,0 S")
THIRD = SECOND.then(
    "claim 34 | place 15 -1,1 E | claim 7 | place 19 -2,0 S | claim 35 | place 22 -1,2 E | place 7 1,0 E | "
    "claim 48 | place 34 1,-2 S"
)
LATE = THIRD.then(
    "claim 23 | place 35 2,-2 S | claim 4 | place 44 -1,-1 N | place 4 1,0 S | claim 24 | place 10 1,1 E | "
    "claim 36 | place 23 -2,-1 N | claim 26 | place 48 2,-1 W | place 12 1,-2 E | claim 43"
)
LATER = LATE.then("place 24 0,1 S")
LAST_LINE = LATER.then("claim 25")
LAST = LAST_LINE.then("place 26 2,0 S | claim 14 | place 36 2,2 W | place 14 -1,2 W")

WASTED = "place 26 2,1 S"
"""It would shut in two single squares."""


def first_claim(tried: Tried) -> str:
    return {"claim 30": "crown", "claim 46": "crowns"}.get(tried.text, "bare")


def joined(tried: Tried) -> str:
    return "joined" if tried.gain == tried.best else "apart"


def lower_number(tried: Tried) -> str:
    return {"claim 34": "lower", "claim 35": "higher"}.get(tried.text, "less")


def more_crowns(tried: Tried) -> str:
    return "crown" if tried.text == "claim 23" else "bare"


def largest(tried: Tried) -> str:
    return "most" if tried.gain == tried.best else "less"


def has_a_place(tried: Tried) -> str:
    return {"claim 25": "fits", "claim 39": "nowhere"}.get(tried.text, "bare")


def no_gap(tried: Tried) -> str:
    if tried.text == WASTED:
        return "gap"
    return "tidy" if tried.gain == tried.best else "less"


LESSON = Lesson(
    (
        Step("claim", START, first_claim, ("crown", "crowns"), ("bare",), "claim 30", whole_table=True),
        Step("join", FIRST, joined, ("joined",), ("apart",), "place 30 -1,-2 S", tells_best=True),
        Step(
            "order",
            SECOND,
            lower_number,
            ("lower",),
            ("higher", "less"),
            "claim 34",
            shows_gains=True,
            whole_table=True,
        ),
        Step("crowns", THIRD, more_crowns, ("crown",), ("bare",), "claim 23", whole_table=True),
        Step("area", LATE, largest, ("most",), ("less",), "place 24 0,1 S", tells_best=True),
        Step(
            "fits",
            LATER,
            has_a_place,
            ("fits",),
            ("bare", "nowhere"),
            "claim 25",
            shows_gains=True,
            whole_table=True,
        ),
        Step("gap", LAST_LINE, no_gap, ("tidy",), ("gap", "less"), "place 26 2,0 S", tells_best=True),
        Step("end", LAST, largest, ("most",), ("less",), "place 25 1,2 E", tells_best=True),
    )
)
