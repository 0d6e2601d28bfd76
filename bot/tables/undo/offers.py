"""The decisions that can be taken back now, the people who can do it, and open undo requests."""

from __future__ import annotations

from dataclasses import dataclass

from pydantic import BaseModel, ConfigDict, ValidationError

from bot.tables.table import Entry, Table


class UndoRequest(BaseModel):
    """A stored request to the table to agree to an undo."""

    model_config = ConfigDict(frozen=True, defer_build=True)

    user: int
    seat: int
    before: int
    """The decision to take back."""
    agreed: tuple[int, ...] = ()
    until: float


@dataclass(frozen=True)
class UndoOffer:
    """A decision that its seat can take back: immediately, or by asking the others."""

    entry: Entry
    at_once: bool


def wish_of(table: Table) -> UndoRequest | None:
    """Returns the open undo request of the table."""
    if table.row.wish is None:
        return None
    try:
        return UndoRequest.model_validate_json(table.row.wish)
    except ValidationError:
        return None


def offer(table: Table, seat: int) -> UndoOffer | None:
    """Returns the decision that the person of a seat can take back: the seat's last one, if it was theirs."""
    entry, held = table.history.of(seat), table.seats[seat]
    if table.phase != "playing" or entry is None or held.user is None or held.stand_in is not None:
        return None
    if entry.user != held.user:  # of a stand-in, or of a former player in the seat
        return None
    if is_free(table, entry):
        return UndoOffer(entry, at_once=True)
    if not table.terms.by_agreement or table.row.wish is not None:
        return None
    alone = not others(table, held.user)
    is_past = seat in table.to_act and entry != table.history.last  # another turn of theirs has come
    return UndoOffer(entry, at_once=alone) if alone or not is_past else None


def open_offer(table: Table) -> UndoOffer | None:
    """Returns the undo for the public picture: the last decision of all, if its turn is over and it is free.

    A player who is still due has the undo in the panel.
    """
    last = table.history.last
    if last is None or last.seat is None or last.seat in table.to_act or not is_free(table, last):
        return None
    return offer(table, last.seat)


def others(table: Table, user: int) -> list[int]:
    """Returns the people who have to agree to an undo; computer players and stand-ins always do."""
    people = (seat.user for seat in table.seats if seat.stand_in is None)
    return list(dict.fromkeys(one for one in people if one is not None and one != user))


def unanswered(table: Table, wish: UndoRequest) -> list[int]:
    """Returns the people who have not agreed yet."""
    return [user for user in others(table, wish.user) if user not in wish.agreed]


def is_free(table: Table, entry: Entry) -> bool:
    """Whether a decision can be taken back freely: it is the last one and has revealed nothing.

    A computer player's move counts too: its reply is information.
    """
    return entry == table.history.last and not table.game.reveals(entry.events)
