"""The actions of Dragon Castle. Cells are named as in `grid`; the text is each action's canonical form.

All actions of the moment answer the same first question, "act": by their cell if they have one, else by their
kind, so that tiles, spots and Spirits share one panel. Further questions follow: which of two tiles, where
to, which Spirit and its payment. While a Spirit is left, the last step of a turn exists twice: after
`discard` the Spirit can be called, `discard end` ends the turn.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from functools import cache, cached_property
from typing import Literal

from engines.core.action import FOLLOWING, Action, Parts
from engines.core.errors import BadText
from engines.dragon_castle.data import FACES, SPIRITS, TYPE_OF, Spirit, Type
from engines.dragon_castle.grid import Cell, cell_named, name_of


class Deed(Action):
    """An action of a turn: its kind answers "act", and most of them need no confirmation."""

    confirmed = False
    first_question = "act"


class AtCell(Deed):
    """An action that is chosen by its cell, on the picture."""

    cell: Cell

    @property
    def answers(self) -> Parts:
        return (("act", name_of(self.cell)),)

    @cached_property
    def parts(self) -> Parts:
        return self.answers


class InCastle(AtCell):
    """An action with the top tile of a castle's stack."""


class InRealm(AtCell):
    """An action with a cell of the player's own realm."""


class Between(Deed):
    """An action from one cell of the player's own realm to another."""

    source: Cell
    target: Cell

    @property
    def answers(self) -> Parts:
        return (("act", name_of(self.source)), ("to", name_of(self.target)))

    @cached_property
    def parts(self) -> Parts:
        return self.answers


class Take(InCastle):
    """Take the first tile."""

    kind: Literal["take"] = "take"


class Summon(Deed):
    """Summon the Dragon: take a countdown token."""

    confirmed = True
    kind: Literal["summon"] = "summon"

    @cached_property
    def parts(self) -> Parts:
        return (*super().parts, (FOLLOWING, "spirit"))


class Pair(InCastle):
    """Finish with a second tile from the castle."""

    kind: Literal["pair"] = "pair"


class TakeShrine(Deed):
    """Finish with a shrine from the supply."""

    kind: Literal["shrine"] = "shrine"


class Discard(Deed):
    """Finish by removing the tile from the game for a point."""

    kind: Literal["discard"] = "discard"


class Place(InRealm):
    """Put a tile that was taken on a cell of the realm, face up."""

    kind: Literal["place"] = "place"
    face: str

    @property
    def answers(self) -> Parts:
        return (("face", self.face), ("cell", name_of(self.cell)))

    @cached_property
    def parts(self) -> Parts:
        """Returns the cell first; asks which of two tiles only while they differ."""
        return (("act", name_of(self.cell)), ("face", self.face), (FOLLOWING, "spirit"))


class Consolidate(InRealm):
    """Turn and score the set whose first cell in reading order this is."""

    kind: Literal["consolidate"] = "consolidate"

    @cached_property
    def parts(self) -> Parts:
        return (*super().parts, (FOLLOWING, "spirit"))


class Build(InRealm):
    """Build a shrine of the pool on a tile that was just turned."""

    kind: Literal["build"] = "build"

    @cached_property
    def parts(self) -> Parts:
        return (*super().parts, (FOLLOWING, "spirit"))


class Skip(Deed):
    """Build no more shrines on this set."""

    kind: Literal["skip"] = "skip"


class Activate(Deed):
    """Pay a Spirit with the face-up tile on `tile`, or with a shrine of the pool if `tile` is None.

    The panel asks for the payment below the Spirit's description, so the payment is the confirmation.
    """

    confirmed = True
    kind: Literal["spirit"] = "spirit"
    spirit: Spirit
    tile: Cell | None = None

    @property
    def answers(self) -> Parts:
        return (("spirit", self.spirit), (FOLLOWING, name_of(self.tile) if self.tile else "shrine"))


class Destroy(InCastle):
    """Destruction: remove an available tile of the castle from the game."""

    confirmed = True
    kind: Literal["destroy"] = "destroy"


class TurnDown(InRealm):
    """Wind: turn a face-up tile face down before the shrine moves."""

    kind: Literal["turn"] = "turn"


class MoveShrine(Between):
    """Wind: move a built shrine to another face-down tile."""

    kind: Literal["move"] = "move"


class Shift(Between):
    """Strength: move the top tile of a stack."""

    kind: Literal["shift"] = "shift"


class Number(InRealm):
    """Beauty: consolidate the faction tiles of one number whose first cell this is."""

    kind: Literal["number"] = "number"


class Change(InRealm):
    """Change: a special tile counts as another type and is consolidated with its new neighbours."""

    kind: Literal["change"] = "change"
    to: Type

    @property
    def answers(self) -> Parts:
        return (("act", name_of(self.cell)), ("type", self.to))


class End(Deed):
    """Leave it at that: end the turn, or Strength's moves."""

    kind: Literal["end"] = "end"


class Ending(Deed):
    """A step that ends the turn, though a Spirit could still be called after it.

    It is offered beside the plain step, after which the Spirits are offered. No further question is needed: a
    step with a preview has a button for each of the two there, any other step has two answers.
    """

    confirmed = False

    @cached_property
    def text(self) -> str:
        return f"{super().text} end"

    @cached_property
    def parts(self) -> Parts:
        *before, (last, answer) = super().parts
        if last == FOLLOWING:
            return (*before, (FOLLOWING, "end"))
        return (*before, (last, f"{answer}_end"))


class PlaceAndEnd(Ending, Place):
    """Place the last tile and end the turn."""

    kind: Literal["place"] = "place"


class SummonAndEnd(Ending, Summon):
    """Summon the Dragon and end the turn."""

    kind: Literal["summon"] = "summon"


class DiscardAndEnd(Ending, Discard):
    """Discard the tile and end the turn."""

    kind: Literal["discard"] = "discard"


class ConsolidateAndEnd(Ending, Consolidate):
    """Consolidate the last set, on which nothing can be built, and end the turn."""

    kind: Literal["consolidate"] = "consolidate"


class BuildAndEnd(Ending, Build):
    """Build the last shrine and end the turn."""

    kind: Literal["build"] = "build"


DragonCastleAction = (
    Take
    | Summon
    | Pair
    | TakeShrine
    | Discard
    | Place
    | Consolidate
    | Build
    | Skip
    | Activate
    | Destroy
    | TurnDown
    | MoveShrine
    | Shift
    | Number
    | Change
    | End
    | PlaceAndEnd
    | SummonAndEnd
    | DiscardAndEnd
    | ConsolidateAndEnd
    | BuildAndEnd
)

_ENDING: dict[type[Deed], type[Ending]] = {
    Place: PlaceAndEnd,
    Summon: SummonAndEnd,
    Discard: DiscardAndEnd,
    Consolidate: ConsolidateAndEnd,
    Build: BuildAndEnd,
}
ENDING_KINDS = frozenset(deed.kind for deed in _ENDING)
"""The kinds of steps that may end a turn while a Spirit could still be called."""

SUMMON, SHRINE, DISCARD, SKIP, END = Summon(), TakeShrine(), Discard(), Skip(), End()
_PLAIN: dict[str, DragonCastleAction] = {
    action.kind: action for action in (SUMMON, SHRINE, DISCARD, SKIP, END)
}


@cache
def take(cell: Cell) -> Take:
    return Take(cell=cell)


@cache
def pair(cell: Cell) -> Pair:
    return Pair(cell=cell)


@cache
def place(face: str, cell: Cell) -> Place:
    return Place(face=face, cell=cell)


@cache
def takes(rows: int, columns: int) -> tuple[Take, ...]:
    """Returns for every cell of a castle, in order, the action that takes the first tile there."""
    return tuple(take((row, column)) for row in range(rows) for column in range(columns))


@cache
def places(face: str, rows: int, columns: int) -> tuple[Place, ...]:
    """Returns for every cell of a realm, in order, the action that places that face there."""
    return tuple(place(face, (row, column)) for row in range(rows) for column in range(columns))


@cache
def build(cell: Cell) -> Build:
    return Build(cell=cell)


@cache
def consolidate(cell: Cell) -> Consolidate:
    return Consolidate(cell=cell)


@cache
def activate(spirit: Spirit, tile: Cell | None) -> Activate:
    return Activate(spirit=spirit, tile=tile)


@cache
def shift(source: Cell, target: Cell) -> Shift:
    return Shift(source=source, target=target)


@cache
def move_shrine(source: Cell, target: Cell) -> MoveShrine:
    return MoveShrine(source=source, target=target)


@cache
def destroy(cell: Cell) -> Destroy:
    return Destroy(cell=cell)


@cache
def turn_down(cell: Cell) -> TurnDown:
    return TurnDown(cell=cell)


@cache
def number(cell: Cell) -> Number:
    return Number(cell=cell)


@cache
def change(cell: Cell, to: Type) -> Change:
    return Change(cell=cell, to=to)


@cache
def ending(step: DragonCastleAction) -> DragonCastleAction:
    """Returns a step in the form that ends the turn."""
    given = {field.name: getattr(step, field.name) for field in fields(step)}
    found: DragonCastleAction = _ENDING[type(step)](**given)  # type: ignore[assignment]
    return found


_AT: dict[str, Callable[[Cell], DragonCastleAction]] = {
    "take": take,
    "pair": pair,
    "consolidate": consolidate,
    "build": build,
    "destroy": destroy,
    "turn": turn_down,
    "number": number,
}


def parse(text: str) -> DragonCastleAction:
    """Returns the action of a canonical text; raises BadText if there is none."""
    match text.split(" "):
        case [kind] if kind in _PLAIN:
            return _PLAIN[kind]
        case [kind, cell] if kind in _AT and (at := cell_named(cell)):
            return _AT[kind](at)
        case ["place", face, cell] if face in FACES and (at := cell_named(cell)):
            return place(face, at)
        case ["change", cell, kind] if kind in TYPE_OF.values() and (at := cell_named(cell)):
            return change(at, kind)
        case ["move", source, target] if (at := cell_named(source)) and (to := cell_named(target)):
            return move_shrine(at, to)
        case ["shift", source, target] if (at := cell_named(source)) and (to := cell_named(target)):
            return shift(at, to)
        case ["spirit", spirit, "shrine"] if spirit in SPIRITS:
            return activate(spirit, None)
        case ["spirit", spirit, cell] if spirit in SPIRITS and (at := cell_named(cell)):
            return activate(spirit, at)
        case [*step, "end"] if step and step[-1] != "end" and step[0] in ENDING_KINDS:
            return ending(parse(" ".join(step)))
    raise BadText("unknown_action", text=text[:60])
