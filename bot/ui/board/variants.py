"""A game's variants, whatever their kind: switches, choices, several of a list, orders, numbers, text.

The annotation of a variant's field gives its possible values; the face gives its name.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, get_args, get_origin

import discord
from annotated_types import Ge, Le
from discord import ui
from pydantic.fields import FieldInfo

from bot.tables.names import clean_text
from bot.tables.table import Table
from bot.texts import Translator
from bot.ui.cards.card import Button, Choice, Menu, Row, cut, rows_of
from bot.ui.faces import face_of
from bot.ui.interactions.press import Press

Value = str | int
LONGEST_TYPED = 400
LONGEST_TITLE = 45
LONGEST_DESCRIPTION = 100
ALL = "all"
"""The argument of the button to all variants, behind those that are chosen together."""


def choices_of(field: FieldInfo) -> tuple[Value, ...]:
    """The values that one or several can be chosen from; () for a switch and for text."""
    annotation: Any = field.annotation
    if get_origin(annotation) is tuple:
        annotation = get_args(annotation)[0]
    if get_origin(annotation) is Literal:
        return get_args(annotation)
    least = next((bound.ge for bound in field.metadata if isinstance(bound, Ge)), None)
    most = next((bound.le for bound in field.metadata if isinstance(bound, Le)), None)
    if isinstance(least, int) and isinstance(most, int):
        return tuple(range(least, most + 1))
    return ()


def takes_several(field: FieldInfo) -> bool:
    """Whether any number of the choices can be chosen together."""
    return get_origin(field.annotation) is tuple


def chosen_value(table: Table, name: str, values: tuple[str, ...]) -> Any:
    """Returns the menu's choice as a value of the field; in an order of seats the chosen seat comes first."""
    field = table.game.options_type.model_fields[name]
    if name in table.game.seat_orders:
        order = seat_order(table, name)
        return sorted(order, key=lambda seat: str(seat) not in values)
    chosen = [choice for choice in choices_of(field) if str(choice) in values]
    return chosen if takes_several(field) else next(iter(chosen), None)


def seat_order(table: Table, name: str) -> list[int]:
    """The seats in the order of a variant: those that it names, then the others by number."""
    seats = range(len(table.seats))
    named = [seat for seat in getattr(table.options, name) if seat in seats]
    return [*named, *(seat for seat in seats if seat not in named)]


def value_text(key: str, value: Value, words: Translator) -> str:
    """A value's name; a number is its own name."""
    return str(value) if isinstance(value, int) else words(f"{key}-value-{value}")


def variants_text(table: Table, words: Translator) -> str:
    """The variants that differ from the basic game, each with its sentence or its value."""
    face, key = face_of(table.game.key), table.game.key
    lines = []
    for name, field in table.game.options_type.model_fields.items():
        value = getattr(table.options, name)
        if name in table.game.seat_orders and face.option_offered(name, table.options):
            order = ", ".join(table.names[seat] for seat in seat_order(table, name))
            lines.append(f"+ {face.option_label(name, words)}: {order}")
            continue
        if value == field.get_default() or name in table.game.seat_orders:
            continue
        if value is True:
            text = face.option_help(name, words)
        elif isinstance(value, tuple):
            text = ", ".join(value_text(key, each, words) for each in value)
        elif field.annotation is str:
            text = f"`{clean_text(value)}`"  # also what an older version has kept
        else:
            text = value_text(key, value, words)
        lines.append(f"+ {face.option_label(name, words)}: {text}")
    return "\n".join(lines) if lines else f"-# {words('no-variants')}"


def preset_rows(table: Table, words: Translator) -> tuple[Row, ...]:
    """A button for each set of variants that go together, and the way to all of them; () without sets."""
    presets = face_of(table.game.key).presets(table.options, words)
    if not presets:
        return ()
    buttons = [
        Button(
            f"✓ {preset.label}" if preset.chosen else preset.label,
            Press(table.id, table.seq, "preset", preset.name).id,
            "primary" if preset.chosen else "secondary",
        )
        for preset in presets
    ]
    more = Button(words("all-variants"), Press(table.id, table.seq, "options", ALL).id)
    return (*rows_of(buttons), (more,))


def variants_help(table: Table, words: Translator) -> list[str]:
    """Explains each variant whose menu shows only its values."""
    face = face_of(table.game.key)
    return [
        f"{face.option_label(name, words)}: {face.option_help(name, words)}"
        for name, field in table.game.options_type.model_fields.items()
        if field.annotation is not bool and face.option_offered(name, table.options)
    ]


def variant_rows(table: Table, words: Translator) -> tuple[Row, ...]:
    """The switches in one menu, every choice in one of its own, a button for what is typed."""
    face = face_of(table.game.key)
    switches: list[Choice] = []
    rows: list[Row] = []
    typed: list[Button] = []
    for name, field in table.game.options_type.model_fields.items():
        if not face.option_offered(name, table.options):
            continue
        value, label = getattr(table.options, name), face.option_label(name, words)
        if field.annotation is bool:
            switches.append(Choice(label, name, face.option_help(name, words), chosen=value))
        elif name in table.game.seat_orders:
            rows.append(_order_menu(table, name, words))
        elif choices_of(field):
            rows.append(_menu(table, name, field, label, words))
        elif field.annotation is str:
            typed.append(Button(label, Press(table.id, table.seq, "type", name).id))
    if switches:
        menu_id = Press(table.id, table.seq, "switch").id
        rows.insert(0, Menu(menu_id, words("options-hint"), tuple(switches), least=0, most=len(switches)))
    return (*rows, tuple(typed)) if typed else tuple(rows)


def _menu(table: Table, name: str, field: FieldInfo, label: str, words: Translator) -> Menu:
    """A single choice names its variant too: a menu shows what is chosen, not what it is for."""
    value, several = getattr(table.options, name), takes_several(field)
    held = value if several else (value,)
    return Menu(
        Press(table.id, table.seq, "choose", name).id,
        label,
        tuple(
            Choice(
                text if several else f"{label}: {text}",
                str(each),
                cut(face_of(table.game.key).value_help(each, words), LONGEST_DESCRIPTION),
                chosen=each in held,
            )
            for each in choices_of(field)
            if (text := value_text(table.game.key, each, words))
        ),
        least=0 if several else 1,
        most=len(choices_of(field)) if several else 1,
    )


def _order_menu(table: Table, name: str, words: Translator) -> Menu:
    """The seats in their order: choosing one puts it first."""
    order = seat_order(table, name)
    return Menu(
        Press(table.id, table.seq, "choose", name).id,
        face_of(table.game.key).option_help(name, words),
        tuple(Choice(f"{rank}. {table.names[seat]}", str(seat)) for rank, seat in enumerate(order, 1)),
    )


def typing_modal(table: Table, name: str, words: Translator) -> ui.Modal:
    """A form with a text field. It is stopped before it is sent: its answer comes to the router."""
    face = face_of(table.game.key)
    modal = ui.Modal(
        title=cut(face.option_label(name, words), LONGEST_TITLE),
        custom_id=Press(table.id, table.seq, "typed", name).id,
        timeout=None,
    )
    text: ui.TextInput[ui.Modal] = ui.TextInput(
        custom_id=name,
        style=discord.TextStyle.paragraph,
        default=getattr(table.options, name) or None,
        max_length=LONGEST_TYPED,
        required=False,
    )
    label = cut(face.option_label(name, words), LONGEST_TITLE)
    modal.add_item(ui.Label(text=label, description=cut(face.option_help(name, words), 100), component=text))
    modal.stop()
    return modal


def typed_values(data: Mapping[str, Any]) -> tuple[str, ...]:
    """Returns the values typed into a modal's fields or chosen in its menus, from the first to the last."""
    values: list[str] = []
    parts = data.get("components")
    for part in parts if isinstance(parts, list) else ():
        inner = part.get("component") if isinstance(part, Mapping) else None
        if isinstance(inner, Mapping) and isinstance(inner.get("value"), str):
            values.append(inner["value"])
        elif isinstance(inner, Mapping) and isinstance(inner.get("values"), list):
            values += map(str, inner["values"])
    return tuple(values)
