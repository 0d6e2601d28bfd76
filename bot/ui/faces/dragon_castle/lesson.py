"""A first game of Dragon Castle: one game for two without cards, from the first tile to the last token."""

from __future__ import annotations

from bot.ui.faces.script import Lesson, Position, Step, Tried
from engines.dragon_castle.actions import Place

START = Position(f"{58:032x}")
HELD = START.then("take H4")
PAIR = HELD.then("pair G4 | place S1 A1")
SINGLE = PAIR.then("place S1 A2 | take F4 | pair J8 | place M6 A1 | place M6 A2 | take E4")
THREE = SINGLE.then(
    "shrine | place S3 A3 | take H6 | shrine | place M1 A3 | take G6 | pair I7 | place M1 B3 | place M1 B4 | "
    "take E5 | shrine | place D2 B3 | take F5 | pair I3 | place M4 B1"
)
TWO_GROUPS = THREE.then(
    "place M4 C1 | take G5 | pair B5 | place E1 B1 | place E1 C1 | take F6 | shrine | place S3 C2 | "
    "take E6 | shrine | place E4 C2 | take H5 | discard | take H3 | pair B4 | place W2 D2 | place W2 D3 | "
    "take I4 | pair C2 | place S5 D2"
)
TURNED = TWO_GROUPS.then(
    "place S5 D3 | take D4 | pair I9 | place E3 E2 | place E3 E1 | take D3 | pair D2 | place M2 C4 | "
    "place M2 D1 | take I6 | shrine | place E2 F2 | take H6 | pair C3 | place W3 E2 | place W3 F2 | "
    "take G6 | pair I1 | place M6 B4 | place M6 C4 | take D7 | shrine | place W4 F3 | take G3 | shrine | "
    "place M3 D4 | take F3 | pair H7 | place F4 F4 | place F4 E4 | take D5 | shrine | place W1 E3 | "
    "take D6 | pair J2 | place F2 D4 | place F2 E3 | build E4 | take E3 | discard | take E7 | "
    "pair F7 | place S4 D4 | place S4 B2"
)
GROWN = TURNED.then(
    "build D4 | take E4 | discard | take E6 | shrine | place M3 A2 | take G7 | discard | take H4 | pair K4 | "
    "place S1 D3"
)
LAST = GROWN.then(
    "place S1 D2 | take G4 | discard | take F4 | discard | take E5 | shrine | place E4 D1 | build C2 | "
    "build E1 | take I5 | discard | take F6 | discard | take F5 | discard | take H5 | discard | take G5 | "
    "pair J4 | place S6 E3 | place S6 C3 | build D2 | take D9 | pair C7 | place M5 B1 | place M5 A4 | "
    "build B1 | take H1 | shrine | place M1 B2 | build A2 | take C5 | pair K5 | place W2 D4 | place W2 C4 | "
    "build D4 | build C4 | take I8 | shrine | place W3 E3 | build F2 | build E3 | summon"
)


def with_twin(tried: Tried) -> str:
    """Whether a second tile can be taken after the first."""
    legal = tried.game.legal(tried.after, tried.seat)
    return "twin" if any(action.kind == "pair" for action in legal) else "alone"


def kind(tried: Tried) -> str:
    return tried.action.kind


def beside(tried: Tried) -> str:
    return "beside" if _group(tried) > 1 else "apart"


def a_set(tried: Tried) -> str:
    return "set" if tried.gain else "apart"


def larger_set(tried: Tried) -> str:
    if not tried.gain:
        return "apart"
    return "large" if tried.gain == tried.best else "small"


def highest(tried: Tried) -> str:
    if tried.action.kind == "skip":
        return "none"
    return "high" if tried.gain == tried.best else "low"


def upstairs(tried: Tried) -> str:
    """Beside a tile of its type, and on top of a tile that is face down."""
    if _group(tried) < 2:
        return "apart"
    return "high" if _level(tried) > 1 else "low"


def the_end(tried: Tried) -> str:
    return "summon" if tried.action.kind == "summon" else "on"


def _group(tried: Tried) -> int:
    """Returns the size of the group in which the tile was placed."""
    assert isinstance(tried.action, Place)
    groups = tried.game.view(tried.after, tried.seat).realms[tried.seat].groups
    return max((len(group.cells) for group in groups if tried.action.cell in group.cells), default=0)


def _level(tried: Tried) -> int:
    assert isinstance(tried.action, Place)
    row, column = tried.action.cell
    height: int = tried.game.view(tried.after, tried.seat).realms[tried.seat].cells[row][column].height
    return height


LESSON = Lesson(
    (
        Step("take", START, with_twin, ("twin",), ("alone",), "take H4", whole_table=True),
        Step("pair", HELD, kind, ("pair",), ("shrine", "discard"), "pair G4", whole_table=True),
        Step("place", PAIR, beside, ("beside",), ("apart",), "place S1 A2"),
        Step("shrine", SINGLE, kind, ("shrine",), ("discard",), "shrine"),
        Step("set", THREE, a_set, ("set",), ("apart",), "place M4 B2", tells_best=True),
        Step(
            "larger", TWO_GROUPS, larger_set, ("large",), ("small", "apart"), "place S5 B2", tells_best=True
        ),
        Step("build", TURNED, highest, ("high",), ("low", "none"), "build D4", tells_best=True),
        Step("level", GROWN, upstairs, ("high",), ("low", "apart"), "place S1 D2"),
        Step("end", LAST, the_end, ("summon",), ("on",), "summon", whole_table=True),
    )
)
