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
    "place M4 B2 | build B3 | take G5 | pair B5 | place E1 B1 | place E1 C1 | take F6 | shrine | "
    "place S3 C2 | take E6 | shrine | place E4 C2 | take H5 | discard | take H3 | pair B4 | "
    "place W2 D2 | place W2 D3 | take I4 | pair C2 | place S5 D2"
)
TURNED = TWO_GROUPS.then("place S5 B2")
GROWN = TURNED.then(
    "build B2 | take D4 | pair I9 | place E3 F4 | place E3 E4 | take D3 | shrine | place M2 D3 | "
    "take I6 | shrine | place E2 D4 | take H6 | pair I8 | place W3 D2 | place W3 C2 | take D7 | "
    "pair H8 | place W4 C4 | place W4 E2 | take G6 | pair I1 | place M6 D4 | place M6 E4 | take I5 | "
    "pair H5 | place F5 E3 | place F5 F2 | take G3 | shrine | place M3 E2 | take D6 | pair J2 | "
    "place F2 F1 | place F2 E1 | take E6 | shrine | place M3 F2 | take E7 | discard | take H4 | "
    "pair K4 | place S1 B1"
)
LAST = GROWN.then(
    "place S1 A1 | take F3 | pair H7 | place F4 F3 | place F4 B4 | build F2 | take E3 | discard | "
    "take F6 | shrine | place E2 E1 | take G5 | pair J4 | place S6 A2 | place S6 A3 | build A3 | "
    "take G4 | discard | take D5 | shrine | place W1 D1 | take E5 | shrine | place E4 F3 | build E4 | "
    "build F3 | take F7 | shrine | place S4 A4 | take F5 | shrine | place S3 B2 | take E4 | discard | "
    "take F4 | pair D1 | place F6 F4 | place F6 F1 | take G7 | discard | summon"
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
        Step("build", TURNED, highest, ("high",), ("low", "none"), "build B2", tells_best=True),
        Step("level", GROWN, upstairs, ("high",), ("low", "apart"), "place S1 A1"),
        Step("end", LAST, the_end, ("summon",), ("on",), "summon", whole_table=True),
    )
)
