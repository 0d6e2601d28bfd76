"""Checks a person's choices from menus and entries in forms as Discord's client checks them."""

from collections.abc import Mapping, Sequence

from playground import components as c
from playground.errors import CannotDo
from playground.messages import Upload
from playground.model import Channel, Json
from playground.resolved import Resolved
from playground.world import World

Filled = str | bool | Sequence[str | Upload]
"""The entry in one input of a form."""


def chosen_data(world: World, channel: Channel, select: Json, values: Sequence[str]) -> Json:
    """Returns the data of a choice from a message's menu; users, roles and channels by their ids."""
    resolved = Resolved(world, channel)
    _check_count(select, len(values))
    _choose(world, channel, select, values, resolved)
    data: Json = {
        "component_type": select["type"],
        "custom_id": select["custom_id"],
        "id": select["id"],
        "values": list(values),
    }
    return _with(data, resolved)


def form_data(world: World, channel: Channel, modal: Json, filled: Mapping[str, Filled]) -> Json:
    """Returns the data of a sent form; `filled` is by custom_id, inputs that it leaves out stay unchanged."""
    inputs = [one["custom_id"] for one in c.walk(modal["components"]) if one.get("type") in c.MODAL_INPUTS]
    for custom_id in filled:
        if custom_id not in inputs:
            raise CannotDo(f"the modal has no field {custom_id!r}")
    resolved = Resolved(world, channel)

    def entered(field: Json) -> Json:
        given = filled.get(field["custom_id"], _prefilled(field))
        sent: Json = {"type": field["type"], "id": field["id"], "custom_id": field["custom_id"]}
        return sent | _entered(world, channel, field, given, resolved)

    rows: list[Json] = []
    for row in modal["components"]:
        sent: Json = {"type": row["type"], "id": row["id"]}
        if row["type"] == c.LABEL:
            sent["component"] = entered(row["component"])
        elif row["type"] == c.ACTION_ROW:
            sent["components"] = [entered(field) for field in row["components"]]
        rows.append(sent)
    return _with({"custom_id": modal["custom_id"], "components": rows}, resolved)


def _with(data: Json, resolved: Resolved) -> Json:
    return data | {"resolved": resolved.found} if resolved.found else data


def _prefilled(field: Json) -> Filled:
    """Returns the entry of an input when the form is opened."""
    if field["type"] == c.TEXT_INPUT:
        return str(field.get("value") or "")
    if field["type"] == c.CHECKBOX:
        return bool(field.get("default"))
    defaults = [option["value"] for option in field.get("options") or [] if option.get("default")]
    defaults += [str(one["id"]) for one in field.get("default_values") or []]
    if field["type"] == c.RADIO_GROUP:
        return defaults[0] if defaults else ""
    return defaults


def _entered(world: World, channel: Channel, field: Json, given: Filled, resolved: Resolved) -> Json:
    kind, custom_id = field["type"], field["custom_id"]
    if kind == c.CHECKBOX:
        return {"value": bool(given)}
    required = field.get("required") is not False
    if kind in (c.TEXT_INPUT, c.RADIO_GROUP):
        if not isinstance(given, str):
            raise CannotDo(f"{custom_id!r} takes a text")
        if required and not given:
            raise CannotDo(f"{custom_id!r} must be filled in")
        if kind == c.RADIO_GROUP:
            _check_offered(field, [given] if given else [])
            return {"value": given or None}
        least, most = field.get("min_length") or 0, field.get("max_length") or 4000
        if given and not least <= len(given) <= most:
            raise CannotDo(f"{custom_id!r} takes {least} to {most} characters")
        return {"value": given}
    values: list[str | Upload] = [given] if isinstance(given, str) else []
    if not isinstance(given, str | bool):
        values += given
    if values or required:
        most = len(field["options"]) if kind == c.CHECKBOX_GROUP else 1
        _check_count({"max_values": most} | {k: v for k, v in field.items() if v is not None}, len(values))
    if kind == c.FILE_UPLOAD:
        return {"values": [resolved.uploaded(one) for one in values]}
    texts = [str(one) for one in values]
    _choose(world, channel, field, texts, resolved)
    return {"values": texts}


def _choose(world: World, channel: Channel, field: Json, values: Sequence[str], resolved: Resolved) -> None:
    """Checks the chosen values, and resolves the ids among them."""
    kind = field["type"]
    _check_offered(field, values)
    if kind in (c.STRING_SELECT, c.CHECKBOX_GROUP):
        return
    look_up = {
        c.USER_SELECT: resolved.user,
        c.ROLE_SELECT: resolved.role,
        c.MENTIONABLE_SELECT: resolved.mentionable,
        c.CHANNEL_SELECT: resolved.channel,
    }[kind]
    for value in values:
        if not value.isdecimal():
            raise CannotDo(f"{value!r} is not offered")
        if kind == c.CHANNEL_SELECT:
            _check_channel(world, channel, field, int(value))
        look_up(int(value))


def _check_channel(world: World, here: Channel, field: Json, wanted: int) -> None:
    place, types = world.channel(wanted), field.get("channel_types")
    if place.guild_id is None or place.guild_id != here.guild_id or (types and place.kind not in types):
        raise CannotDo(f"{place.name} is not offered")


def _check_count(field: Json, count: int) -> None:
    least, most = field.get("min_values"), field.get("max_values")
    least = 1 if least is None else least
    if not least <= count <= (most or 1):
        raise CannotDo(f"choose {least} to {most or 1}, not {count}")


def _check_offered(field: Json, values: Sequence[str]) -> None:
    offered = [option["value"] for option in field.get("options") or []]
    for value in values:
        if offered and value not in offered:
            raise CannotDo(f"{value!r} is not offered, only {offered}")
