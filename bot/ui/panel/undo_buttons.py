"""The texts of undo: buttons that name what they undo, sentences, and the question to the table."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from bot.tables.history import ASKED, TOOK_BACK
from bot.tables.table import Entry, Table
from bot.tables.undo.offers import offer, open_offer, unanswered, wish_of
from bot.texts import Translator
from bot.ui.cards.card import Button, Row
from bot.ui.cards.links import mention, moment
from bot.ui.cards.phone import rows_of_labels
from bot.ui.faces import face_of
from bot.ui.interactions.press import Press
from engines.core.event import Event

LONGEST_OPEN_LABEL = 24
"""A longer label would take a row of its own below a public picture."""


def back_buttons(
    table: Table, seat: int, words: Translator, beside: Sequence[str] = ()
) -> tuple[Button, ...]:
    """Below a panel: the button that undoes its person's last decision, or asks the others about it.

    It names that decision if a phone shows it in one row with the buttons `beside` it.
    """
    undo_offer = offer(table, seat)
    if undo_offer is None:
        return ()
    what = own_deed(table, undo_offer.entry, words)
    if undo_offer.at_once:
        verb, label, short = "undo", words("take-back", what=what), words("take-back-short")
    else:
        verb, label, short = "plead", words("ask-back", what=what), words("ask-back-short")
    fits = rows_of_labels([*beside, label]) == 1
    return (Button(label if fits else short, _press(table, verb, undo_offer.entry.seq)),)


def wish_rows(table: Table, words: Translator) -> tuple[Row, ...]:
    """Below the public picture: the answers to a wish."""
    wish = wish_of(table) if table.phase == "playing" else None
    if wish is None:
        return ()
    agree = Button(words("agree-back"), _press(table, "agree", wish.before), "success")
    return ((agree, Button(words("refuse-back"), _press(table, "refuse", wish.before))),)


def open_buttons(table: Table, words: Translator) -> tuple[Button, ...]:
    """Returns the undo button below the public picture, for the player who acted last."""
    undo_offer = open_offer(table)
    if undo_offer is None:
        return ()
    name = table.names[undo_offer.entry.seat or 0]
    label = words("take-back-of", name=name, what=deed(table, undo_offer.entry, words))
    if rows_of_labels([label]) > 1 or len(label) > LONGEST_OPEN_LABEL:
        label = words("take-back-of-short", name=name)
    return (Button(label, _press(table, "undo", undo_offer.entry.seq)),)


def wish_text(table: Table, words: Translator, called: Collection[int] = ()) -> str:
    """Returns who still has to answer an undo request, until when, and whose later moves go back with it.

    "" if none is open. People in `called` become mentions.
    """
    wish = wish_of(table) if table.phase == "playing" else None
    if wish is None:
        return ""
    waiting = unanswered(table, wish)
    names = ", ".join(
        mention(seat.user) if seat.user in called else seat.name
        for seat in table.seats
        if seat.user is not None and seat.user in waiting
    )
    question = words("wish-waits", names=names, until=moment(wish.until))
    later = {act.seat for act in table.history.acts if act.seq > wish.before} - {wish.seat}
    undone = ", ".join(name for seat, name in enumerate(table.names) if seat in later)
    return f"{question}\n{words('wish-undoes', names=undone)}" if undone else question


def back_text(table: Table, entry: Entry, words: Translator) -> str:
    """Returns a sentence about an undo or an undo request; "" for other entries."""
    if entry.verb not in (TOOK_BACK, ASKED) or entry.seat is None:
        return ""
    facts: dict[str, Any] = dict(entry.events[0].facts)
    name, what = table.names_in(entry)[entry.seat], _logged_deed(table, facts["what"], words)
    if entry.verb == ASKED:
        return words("news-asked-back", name=name, what=what)
    return words("news-took-back-agreed" if facts["agreed"] else "news-took-back", name=name, what=what)


def deed(table: Table, entry: Entry, words: Translator) -> str:
    """Describes a decision in a few public words: a secret one stays secret."""
    if entry.secret:
        return words("back-secret")
    return _deed_text(table, entry.events[0] if entry.events else None, words)


def own_deed(table: Table, entry: Entry, words: Translator) -> str:
    """Describes the decision to the person who made it."""
    if not entry.secret or entry.action is None:
        return deed(table, entry, words)
    return face_of(table.game.key).chosen(table.game.parse(entry.action), words) or words("back-secret")


def _logged_deed(table: Table, what: dict[str, Any] | None, words: Translator) -> str:
    """The text that the log has for a decision that was undone."""
    return words("back-secret") if what is None else _deed_text(table, Event(**what), words)


def _deed_text(table: Table, event: Event | None, words: Translator) -> str:
    text = face_of(table.game.key).deed(table.view(None), event, words) if event is not None else ""
    return text or words("back-step")


def _press(table: Table, verb: str, before: int) -> str:
    return Press(table.id, table.seq, verb, str(before)).id
