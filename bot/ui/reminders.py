"""What somebody reads who is waited for, and the seats that change hands: stand-ins, returns, seats taken."""

from __future__ import annotations

from collections.abc import Iterable

from bot.service.pace import wanted_for_stand_in
from bot.service.table import Table
from bot.store import Wait
from bot.texts import Words
from bot.ui.board import mention
from bot.ui.card import Button, Card
from bot.ui.faces import face_of
from bot.ui.ids import Press, read

WAITED_FOR = "waits."
"""Begins the argument of a reminder's button, before the seat: by that it is known again after a crash."""


def reminder_card(
    table: Table, wait: Wait, until: float | None, words: Words, *, called: bool, late: bool
) -> Card:
    """One line at the venue. Whoever is late can still act; the others may let somebody stand in."""
    seat = table.seats[wait.seat]
    who = mention(seat.user) if called and seat.user is not None else f"**{seat.name}**"
    if late:
        text = words("reminder-late", who=who, wanted=wanted_for_stand_in(table, wait.seat))
    elif until is not None:
        text = words("reminder-until", who=who, until=f"<t:{int(until)}:R>")
    else:
        text = words("reminder", who=who, since=f"<t:{int(wait.since or 0)}:R>")
    turn = Button(
        words(face_of(table.game.key).turn_button),
        Press(table.id, table.seq, "turn", f"{WAITED_FOR}{wait.seat}").id,
        "primary",
    )
    offered = Button(
        words("stand-in", name=seat.name), Press(table.id, table.seq, "standin", str(wait.seat)).id
    )
    return Card(text, rows=((turn, offered) if late else (turn,),))


def is_reminder(custom_ids: Iterable[str], table_id: str, seat: int) -> bool:
    """Whether a message with these buttons reminds that seat of its table."""
    presses = filter(None, map(read, custom_ids))
    return any(
        (press.table, press.verb, press.argument) == (table_id, "turn", f"{WAITED_FOR}{seat}")
        for press in presses
    )


def stood_in_card(table: Table, words: Words) -> Card:
    """For somebody whose seat a computer player holds meanwhile."""
    back = Button(words("i-am-back"), Press(table.id, table.seq, "back").id, "success")
    return Card(words("stand-in-plays"), rows=((back,),))
