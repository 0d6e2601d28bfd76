"""What can be taken back now and by whom, and what the people of a table are asked to agree on."""

from __future__ import annotations

from dataclasses import dataclass

from pydantic import BaseModel, ConfigDict, ValidationError

from bot.tables.table import Entry, Table


class UndoRequest(BaseModel):
    """What the table is asked to agree on, as it is stored."""

    model_config = ConfigDict(frozen=True)

    user: int
    seat: int
    before: int
    """The decision that is to be taken back."""
    agreed: tuple[int, ...] = ()
    until: float


@dataclass(frozen=True)
class UndoOffer:
    """A decision that its seat can take back: at once, or by asking the others."""

    entry: Entry
    at_once: bool


def wish_of(table: Table) -> UndoRequest | None:
    """What the table is asked to agree on now."""
    if table.row.wish is None:
        return None
    try:
        return UndoRequest.model_validate_json(table.row.wish)
    except ValidationError:
        return None


def offer(table: Table, seat: int) -> UndoOffer | None:
    """What the person of a seat can take back now: the seat's last decision, if it was theirs."""
    entry, held = table.history.of(seat), table.seats[seat]
    if table.phase != "playing" or entry is None or held.user is None or held.stand_in is not None:
        return None
    if entry.user != held.user:  # a stand-in's, or of somebody who sat there before
        return None
    if is_free(table, entry):
        return UndoOffer(entry, at_once=True)
    if not table.terms.by_agreement or table.row.wish is not None:
        return None
    alone = not others(table, held.user)
    is_past = seat in table.to_act and entry != table.history.last  # another turn of theirs has come
    return UndoOffer(entry, at_once=alone) if alone or not is_past else None


def open_offer(table: Table) -> UndoOffer | None:
    """What stands below the public picture: the last decision of all, if its turn is over and nobody has to
    be asked. Who is still due finds it in the panel.
    """
    last = table.history.last
    if last is None or last.seat is None or last.seat in table.to_act or not is_free(table, last):
        return None
    return offer(table, last.seat)


def others(table: Table, user: int) -> list[int]:
    """The people who have to agree when somebody asks; computer players and stand-ins always do."""
    people = (seat.user for seat in table.seats if seat.stand_in is None)
    return list(dict.fromkeys(one for one in people if one is not None and one != user))


def unanswered(table: Table, wish: UndoRequest) -> list[int]:
    """Those of them who have not agreed yet."""
    return [user for user in others(table, wish.user) if user not in wish.agreed]


def is_free(table: Table, entry: Entry) -> bool:
    """Whether nothing came of a decision that anybody has learned from: nobody has acted after it.

    A computer player that has moved has acted: what it answers is something to learn from.
    """
    return entry == table.history.last and not table.game.reveals(entry.events)
