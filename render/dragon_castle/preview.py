"""What an action would make of realm and castle, as far as anybody can see: for ghosts and accounts."""

from engines.core.action import Action
from engines.core.chance import ANY_SEED
from engines.core.panel import Ask, narrow
from engines.dragon_castle import rules
from engines.dragon_castle.actions import DragonCastleAction
from engines.dragon_castle.castle import twins
from engines.dragon_castle.grid import Cell, positions
from engines.dragon_castle.view import RealmView, View, build_view, imagine


def realm_after(view: View, action: Action) -> RealmView:
    """The realm of the seat that is due, right after a legal action of its own in it."""
    state = imagine(view, ANY_SEED)
    done: DragonCastleAction = action  # type: ignore[assignment]
    after = rules.act(state, done, [])
    return build_view(after, view.seat).realms[state.turn.seat]


def twins_after(view: View, cell: Cell) -> tuple[Cell, ...]:
    """The identical tiles that can be seen to be available once this one is gone."""
    castle = imagine(view, ANY_SEED).castle
    return positions(twins(castle, cell[0] * castle.columns + cell[1]), castle.columns)


def picked_letter(view: View, ask: Ask) -> str:
    """The letter that the last answer had on the picture before; "" when nothing was asked."""
    if not ask.asked:
        return ""
    legal = rules.legal(imagine(view, ANY_SEED))
    before = narrow(legal, ask.asked[:-1], lambda _: None)
    options = before.options if before is not None else ()
    return next((option.mark for option in options if option.answer == ask.asked[-1]), "")
