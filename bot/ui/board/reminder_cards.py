"""Cards for reminders and for seats that change hands: stand-ins, returns, seats taken."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from bot.delivery.reminders import RemindedSeat
from bot.tables.table import Table
from bot.tables.waiting.pace import wanted_for_stand_in
from bot.texts import Translator
from bot.ui.cards.card import Button, Card, rows_of
from bot.ui.cards.links import mention, moment
from bot.ui.faces import face_of
from bot.ui.interactions.press import Press, read

WAITED_FOR = "waits."
"""Begins the argument of a reminder's button, before the seats: by that it is known again after a crash."""


def reminder_card(table: Table, named: Sequence[RemindedSeat], words: Translator) -> Card:
    """Returns the public reminder, with lines for the due players. A late player can still act; the others
    may ask for a stand-in."""
    seats = ".".join(str(one.wait.seat) for one in named)
    turn = Button(
        words(face_of(table.game.key).turn_button),
        Press(table.id, table.seq, "turn", f"{WAITED_FOR}{seats}").id,
        "primary",
    )
    offered = [
        Button(
            words("stand-in", name=table.seats[one.wait.seat].name),
            Press(table.id, table.seq, "standin", str(one.wait.seat)).id,
        )
        for one in named
        if one.late
    ]
    text = "\n".join((*_lines(table, named, words), *_about_standing_in(table, named, words)))
    return Card(text, rows=rows_of([turn, *offered]))


def _lines(table: Table, named: Sequence[RemindedSeat], words: Translator) -> Iterator[str]:
    """Yields the lines; players with the same status share one."""

    def same(one: RemindedSeat) -> tuple[bool, float, float]:
        return (one.late, 0, 0) if one.late else (False, one.until or 0.0, one.wait.since or 0.0)

    for _, those in groupby(sorted(named, key=same), key=same):
        alike = [*those]
        who, first = ", ".join(_who(table, one) for one in alike), alike[0]
        if first.late and table.terms.pace != "none":
            yield words("reminder-late", who=who, count=len(alike))
        elif first.until is not None:
            yield words("reminder-until", who=who, until=moment(first.until))
        else:
            yield words("reminder", who=who, since=moment(first.wait.since or 0.0))


def _who(table: Table, reminded: RemindedSeat) -> str:
    seat = table.seats[reminded.wait.seat]
    return mention(seat.user) if reminded.called and seat.user is not None else f"**{seat.name}**"


def _about_standing_in(table: Table, named: Sequence[RemindedSeat], words: Translator) -> list[str]:
    """Returns the number of players who must agree to a stand-in, if a player is late and others are not."""
    late = {one.wait.seat for one in named if one.late}
    others = [n for n, seat in enumerate(table.seats) if seat.decider is not None and n not in late]
    if not late or not others:
        return []
    return [words("reminder-stand-in", wanted=wanted_for_stand_in(table, min(late)))]


def is_reminder(custom_ids: Iterable[str], table_id: str, seat: int) -> bool:
    """Returns whether a message with these buttons reminds that seat of its table."""
    presses = filter(None, map(read, custom_ids))
    return any(
        (press.table, press.verb) == (table_id, "turn")
        and press.argument.startswith(WAITED_FOR)
        and str(seat) in press.argument.removeprefix(WAITED_FOR).split(".")
        for press in presses
    )


def stood_in_card(table: Table, words: Translator) -> Card:
    """Returns the card for a player whose seat a stand-in holds at present."""
    back = Button(words("i-am-back"), Press(table.id, table.seq, "back").id, "success")
    return Card(words("stand-in-plays"), rows=((back,),))
