"""Castles and games for the tests, written as in the specification: "parlor -3 0 0; nap_room -7 0 0"."""

from __future__ import annotations

from engines.core.event import Event
from engines.mad_king_ludwig.actions import LudwigAction, PlacingKind, placing
from engines.mad_king_ludwig.data import Placed
from engines.mad_king_ludwig.game import MadKingLudwig
from engines.mad_king_ludwig.options import LudwigOptions
from engines.mad_king_ludwig.placing import check_placement, first_door
from engines.mad_king_ludwig.plan import Plan, extended, plan_of
from engines.mad_king_ludwig.rules import deal, set_up
from engines.mad_king_ludwig.scoring import placement_gains
from engines.mad_king_ludwig.state import Slot, State, Turn

GAME = MadKingLudwig()
SEED = "0123456789abcdef0123456789abcdef"


def placed(text: str) -> Placed:
    """One tile: id, x, y, quarter turns."""
    tile, x, y, rot = text.split()
    return Placed(tile, int(x), int(y), int(rot))


def tiles(text: str, foyer: int = 3) -> tuple[Placed, ...]:
    """The foyer and the tiles in the order they were placed."""
    return (Placed(f"foyer{foyer}", 0, 0, 0), *(placed(tile) for tile in text.split("; ") if tile))


def castle(text: str, foyer: int = 3) -> Plan:
    """Returns the plan of a castle and checks every placement."""
    plan = plan_of(tiles("", foyer))
    for tile in tiles(text, foyer)[1:]:
        check_placement(plan, tile)
        plan = extended(plan, tile)
    return plan


def points(text: str, foyer: int = 3) -> list[int]:
    """The points of each placement, steps 1 to 3."""
    plan = plan_of(tiles("", foyer))
    result = []
    for tile in tiles(text, foyer)[1:]:
        check_placement(plan, tile)
        plan = extended(plan, tile)
        result.append(sum(gain.points for gain in placement_gains(plan)))
    return result


def game(seats: int = 2, builder: int = 1, market: str = "", text: str = "", foyer: int = 3) -> State:
    """A game in which seat 0 is to buy: rooms of the market by price, the castle of seat 0.

    No favors and no bonus cards, 15000 marks each; the others have their foyers alone.
    """
    state = deal(set_up(LudwigOptions(), seats, SEED), "cards")
    rooms = market.split()
    slots = [Slot(room) for room in rooms] + [Slot(None)] * (len(state.market) - len(rooms))
    start = state.castles[0]._replace(start=0, cards=())
    castles = [start._replace(tiles=tiles(text if seat == 0 else "", foyer)) for seat in range(seats)]
    return state._replace(
        phase="buy",
        builder=builder,
        turn=Turn(0),
        market=tuple(slots),
        favors=(),
        castles=tuple(castles),
    )


def buying(state: State, spot: str) -> LudwigAction:
    """Returns the purchase that puts a tile on a spot in the castle of the seat to act."""
    return _placing("buy", state, placed(spot))


def taking(state: State, spot: str) -> LudwigAction:
    """The free corridor on a spot."""
    return _placing("take", state, placed(spot))


def _placing(kind: PlacingKind, state: State, spot: Placed) -> LudwigAction:
    met = first_door(plan_of(state.castles[state.turn.seat].tiles), spot)
    assert met is not None
    door, way = met
    return placing(kind, spot.tile, door.door, way)


def played(state: State, *actions: LudwigAction | str) -> tuple[State, list[Event]]:
    """Returns the state after these actions, each by the seat to act, and all their events."""
    log: list[Event] = []
    for action in actions:
        chosen = GAME.parse(action) if isinstance(action, str) else action
        step = GAME.apply(state, GAME.to_act(state)[0], chosen)
        log += step.events
        state = step.state
    return state, log


def kinds(log: list[Event]) -> list[str]:
    return [event.kind for event in log]
