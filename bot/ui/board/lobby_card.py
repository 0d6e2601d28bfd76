"""The lobby: who sits where, which variants are on, and the buttons to fill and start a table."""

from __future__ import annotations

from bot.tables.lobby import Lobby
from bot.tables.preferences import ServerSettings
from bot.tables.table import Table
from bot.texts import LANGUAGE_NAMES, Translator
from bot.ui.board.levels_card import computer_text, has_levels, taste_text
from bot.ui.board.moments import victory_line
from bot.ui.board.terms_card import terms_text
from bot.ui.board.variants import preset_rows, variant_rows, variants_help, variants_text
from bot.ui.cards.button_names import buttons_at
from bot.ui.cards.card import CALM, GOLD, Button, Card, Choice, Link, Menu, Row, Style, rows_of
from bot.ui.faces import face_of
from bot.ui.interactions.press import Press
from bot.ui.interactions.reply import refusal_text
from bot.ui.slots import NONE, Slots

EMBLEMS = ("▲", "●", "■", "◆", "★", "⬟", "✚")
DEFAULT = ServerSettings()


def lobby_card(
    table: Table,
    words: Translator,
    address: str | None,
    server: ServerSettings = DEFAULT,
    slots: Slots = NONE,
) -> Card:
    """The public lobby message. `address` is that of the table's venue once it is played."""
    text = [f"## {words('lobby-title', game=words(table.game.key), table=table.id)}"]
    if table.phase == "lobby" and words.has(f"{table.game.key}-about"):
        text.append(words(f"{table.game.key}-about"))
    full = table.phase == "lobby" and is_full(table)
    places = table.game.seats[-1] if table.terms.origin is None else table.terms.origin.seats
    for number in range(places):
        if number < len(table.seats):
            seat = table.seats[number]
            who = computer_text(seat, words) if seat.computer else seat.name
            host = f" – {words('seat-host')}" if seat.user == table.row.host else ""
            taste = taste_text(table, seat, words) if table.phase == "lobby" else ""
            likes = f" – {taste}" if taste else ""
            text.append(f"{EMBLEMS[number]} **{who}**{host}{likes}")
        elif table.phase == "lobby" and not full:
            text.append(f"{EMBLEMS[number]} *{words('seat-free')}*")
    text += [variants_text(table, words), *terms_text(table, words)]
    rows: tuple[Row, ...] = ()
    match table.phase:
        case "lobby":
            missing = (places if table.terms.origin else table.game.seats[0]) - len(table.seats)
            obstacle = Lobby.obstacle(table)
            if missing > 0:
                text.append(words("lobby-waiting", missing=missing))
            if obstacle is not None:
                text.append(refusal_text(obstacle, words, buttons_at(table.row)))
            elif missing <= 0:
                text.append(words("lobby-full" if full else "lobby-ready"))
            rows = (_lobby_row(table, words, full=full, can_start=missing <= 0 and obstacle is None),)
        case "playing":
            text.append(words("lobby-playing"))
        case "over":
            text.append(" ".join(filter(None, (words("lobby-over"), victory_line(table, words)))))
        case "ended" if table.terms.asleep:
            text.append(words("table-asleep"))
            rows = ((Button(words("reopen"), Press(table.id, table.seq, "reopen").id, "primary"),),)
        case "ended":
            text.append(words("lobby-ended"))
    if address and table.phase in ("playing", "over"):
        rows = ((Link(words("go-to-table"), address),),)
    return Card("\n".join(text), rows=rows, colour=GOLD if table.phase == "lobby" else CALM)


def is_full(table: Table) -> bool:
    """Returns whether the lobby is full: no seat is left, or its variants allow only the present number."""
    seats = len(table.seats)
    if table.terms.origin is not None:
        return seats >= table.terms.origin.seats
    if seats >= table.game.seats[-1]:
        return True
    return seats in table.game.seats and not _startable(table, seats + 1) and _startable(table, seats)


def _startable(table: Table, seats: int) -> bool:
    return Lobby.obstacle(table, seats) is None


def _lobby_row(table: Table, words: Translator, *, full: bool, can_start: bool) -> Row:
    """Returns the buttons that all users may need immediately; the setup card has the rest."""

    def press(verb: str) -> str:
        return Press(table.id, table.seq, verb).id

    return (
        Button(words("join"), press("join"), "success", disabled=full),
        Button(words("start"), press("start"), "primary", disabled=not can_start),
        Button(words("add-computer"), press("more"), disabled=full or table.terms.origin is not None),
        Button(words("set-up"), press("setup")),
    )


def setup_card(
    table: Table,
    words: Translator,
    person: int,
    *,
    host: bool,
    server: ServerSettings = DEFAULT,
    slots: Slots = NONE,
) -> Card:
    """Everything that can be set before the game, private; guests look at all of it."""

    def button(verb: str, label: str, *, disabled: bool = False, style: Style = "secondary") -> Button:
        return Button(label, Press(table.id, table.seq, verb).id, style, disabled=disabled)

    computers = any(seat.computer for seat in table.seats)
    free = host and table.terms.origin is None
    buttons = [
        button("options", words("options"), disabled=not free),
        button("terms", words("terms"), disabled=not host),
        button("seats", words("seats"), disabled=not free or len(table.seats) < 2),
        *([button("levels", words("levels"), disabled=not host)] if has_levels(table) else []),
        button("fewer", words("remove-computer"), disabled=not (free and computers)),
        *slots.lobby_buttons(table, server, words),
        button("rules", words("rules")),
        *([button("leave", words("leave"))] if table.seat_of(person) is not None else []),
        *([button("end", words("end-table"), style="danger")] if host else []),
    ]
    text = [
        f"### {words('set-up-title')}",
        variants_text(table, words),
        *terms_text(table, words, every=True),
        words("table-language", language=LANGUAGE_NAMES[table.row.lang]),
        *(f"-# {line}" for line in variants_help(table, words)),
        *([] if host else [f"-# {words('set-up-host')}"]),
    ]
    languages = tuple(
        Choice(name, lang, chosen=lang == table.row.lang) for lang, name in LANGUAGE_NAMES.items()
    )
    menu = Menu(Press(table.id, table.seq, "language").id, words("table-language-hint"), languages)
    return Card("\n".join(text), rows=(*rows_of(buttons), *([menu] if host else [])))


def seats_card(table: Table, words: Translator) -> Card:
    """Returns the host's private menu of seats: choosing a player puts them first."""
    names = [f"{number}. {name}" for number, name in enumerate(table.names, 1)]
    help_text = face_of(table.game.key).seats_help(words)
    choices = tuple(Choice(name, str(number)) for number, name in enumerate(names))
    return Card(
        "\n".join((f"### {words('seats-title')}", help_text, *names)),
        rows=(
            Menu(Press(table.id, table.seq, "first").id, words("seats-hint"), choices),
            (Button(words("shuffle-seats"), Press(table.id, table.seq, "shuffle").id),),
        ),
    )


def options_card(table: Table, words: Translator, *, presets: bool = False) -> Card:
    """The host's private menu of variants: all of them, or first those that one press sets together."""
    face = face_of(table.game.key)
    title, advice = f"### {words('options-title')}", face.advice(table.options, words)
    small = [f"-# {line}" for line in advice]
    rows = preset_rows(table, words)
    if rows and presets:
        return Card("\n".join((title, variants_text(table, words), *small)), rows=rows)
    helped = (f"-# {line}" for line in variants_help(table, words))
    text = "\n".join((title, variants_text(table, words), *small, *helped))
    back: tuple[Row, ...] = ((Button(words("back"), Press(table.id, table.seq, "options").id),),)
    return Card(text, rows=(*variant_rows(table, words), *(back if rows else ())))
