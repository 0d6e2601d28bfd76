"""The terms of a table: the host's private card, and their lines in the lobby."""

from __future__ import annotations

from typing import get_args

import discord
from discord import ui

from bot.tables.levels import advises
from bot.tables.seats.rematch_seats import kept_until
from bot.tables.shuffles import LONGEST_SHUFFLE
from bot.tables.table import Table
from bot.tables.terms import Pace
from bot.texts import Translator
from bot.ui.board.variants import LONGEST_TITLE
from bot.ui.cards.card import Button, Card, Choice, Menu, cut
from bot.ui.cards.links import moment
from bot.ui.interactions.press import Press

PACES: tuple[Pace, ...] = get_args(Pace)


def terms_card(table: Table, words: Translator) -> Card:
    """Returns the card with the table's terms: what its players agree on besides the rules."""
    choices = tuple(
        Choice(words(f"pace-{pace}"), pace, words(f"pace-{pace}-help"), chosen=pace == table.terms.pace)
        for pace in PACES
    )
    asking = table.terms.by_agreement and not table.terms.rated
    helped = [words("terms-help"), *([words("by-agreement-help")] if asking else [])]
    if sum(seat.user is not None for seat in table.seats) < 2:
        helped.append(words("pace-alone"))
    text = "\n".join((f"### {words('terms-title')}", *helped, *terms_text(table, words, every=True)))
    pace = Menu(Press(table.id, table.seq, "pace").id, words("pace-hint"), choices)
    agreed, hints, rated = table.terms.by_agreement, table.terms.gives_hints, table.terms.rated
    switches = [
        _switch(table, "agreeing", agreed, words("by-agreement-on" if agreed else "by-agreement-off"))
    ]
    if advises(table.game):
        switches.append(_switch(table, "hints", hints, words("hints-on" if hints else "hints-off")))
    if any(seat.computer for seat in table.seats):
        remarks = table.terms.remarks
        press = Press(table.id, table.seq, "remarks", "off" if remarks else "on").id
        switches.append(Button(words("remarks-on" if remarks else "remarks-off"), press))
    counts = Press(table.id, table.seq, "rated", "off" if rated else "on").id
    switches.append(
        Button(
            words("rated-on" if rated else "rated-off"),
            counts,
            disabled=table.terms.seed is not None or table.terms.origin is not None,
        )
    )
    return Card(text, rows=(pace, (*switches, shuffle_button(table, words))))


def _switch(table: Table, verb: str, on: bool, label: str) -> Button:
    """A term that is on or off; where a game is rated it is settled."""
    press = Press(table.id, table.seq, verb, "off" if on else "on").id
    return Button(label, press, disabled=table.terms.rated)


def terms_text(table: Table, words: Translator, *, every: bool = False) -> list[str]:
    """Returns the terms as the lobby shows them: whether it is rated, and those that differ from the
    defaults. `every` includes the pace even if it is the default."""
    lines = []
    if every or table.terms.pace != "none":
        lines.append(words("lobby-pace", pace=words(f"pace-{table.terms.pace}")))
    if table.terms.rated:
        return [*lines, words("lobby-rated"), *again_lines(table, words)]  # it covers hints and undo as well
    lines.append(f"-# {words('lobby-unrated')}")
    if not table.terms.gives_hints:
        lines.append(words("lobby-no-hints"))
    if not table.terms.by_agreement:
        lines.append(words("by-agreement-line"))
    return [*lines, *again_lines(table, words), *continued_lines(table, words)]


def continued_lines(table: Table, words: Translator) -> list[str]:
    """Returns the line about the game that a table continues; the lobby adds the people who have to join."""
    origin = table.terms.origin
    if origin is None:
        return []
    told = words("played-on", table=origin.table, turn=origin.turn)
    return [f"{told} {words('played-on-by-all')}" if table.phase == "lobby" else f"-# {told}"]


def again_lines(table: Table, words: Translator) -> list[str]:
    """Returns the lobby's lines about a rematch and a named shuffle."""
    lines = []
    if table.terms.again is not None and table.phase == "lobby":
        until = moment(kept_until(table), "t")
        order = words("rematch-neighbours" if table.game.neighbours else "rematch-order")
        lines.append(f"{words('lobby-rematch', table=table.terms.again, until=until)} {order}")
    if table.terms.seed is not None:
        lines.append(words("lobby-shuffle", name=table.terms.seed))
        if table.phase == "lobby" and table.terms.dealt not in (None, len(table.seats)):
            lines.append(words("lobby-other-deal", seats=table.terms.dealt, now=len(table.seats)))
    return lines


def shuffle_button(table: Table, words: Translator) -> Button:
    """The host's way to name the shuffle; a rated table and one that plays on have none."""
    settled = table.terms.rated or table.terms.origin is not None
    return Button(words("name-shuffle"), Press(table.id, table.seq, "seed").id, disabled=settled)


def shuffle_modal(table: Table, words: Translator) -> ui.Modal:
    """A form for the shuffle's name. It is stopped before it is sent: its answer comes to the router."""
    title = cut(words("name-shuffle"), LONGEST_TITLE)
    modal = ui.Modal(title=title, custom_id=Press(table.id, table.seq, "named").id, timeout=None)
    text: ui.TextInput[ui.Modal] = ui.TextInput(
        custom_id="shuffle",
        style=discord.TextStyle.short,
        default=table.terms.seed,
        max_length=LONGEST_SHUFFLE,
        required=False,
    )
    help_text = cut(words("name-shuffle-help"), 100)
    modal.add_item(
        ui.Label(text=cut(words("shuffle-name"), LONGEST_TITLE), description=help_text, component=text)
    )
    modal.stop()
    return modal
