"""Discord's limits for a request's body: lengths, counts and combinations (code 50035)."""

import re
from collections import Counter
from collections.abc import Collection, Iterable
from typing import Any

from playground import components as c
from playground.errors import FormErrors, Refusal, invalid
from playground.model import Json, MessageFlag

CONTENT_LENGTH = 2000
V2_COMPONENTS = 40
V2_CHARACTERS = 4000
CUSTOM_ID_LENGTH = 100
LABEL_LENGTH = 80
OPTIONS = 25
GROUP_OPTIONS = 10
ALT_TEXT_LENGTH = 1024
FILE_BYTES = 10 * 1024 * 1024
FILES = 10
ROW_BUTTONS = 5
ROWS = 5
EMBEDS = 10
EMBED_CHARACTERS = 6000
GALLERY_ITEMS = 10
MODAL_TITLE_LENGTH = 45
MODAL_COMPONENTS = 5
THREAD_NAME_LENGTH = 100
AUTOCOMPLETE_CHOICES = 25
COMMANDS = {1: 100, 2: 15, 3: 15}
"""The most commands of each type: slash commands, and those of people's and messages' context menus."""
INSTALLATIONS, CONTEXTS = (0, 1), (0, 1, 2)

IN_ROW = (c.BUTTON, *c.SELECTS)
TOP_V2 = (
    c.ACTION_ROW,
    c.SECTION,
    c.TEXT_DISPLAY,
    c.MEDIA_GALLERY,
    c.FILE,
    c.SEPARATOR,
    c.CONTAINER,
)
IN_CONTAINER = tuple(kind for kind in TOP_V2 if kind != c.CONTAINER)


FIELDS: dict[str, tuple[type, ...]] = {
    "content": (str,),
    "embeds": (list,),
    "components": (list,),
    "attachments": (list,),
    "flags": (int,),
    "allowed_mentions": (dict,),
    "message_reference": (dict,),
    "nonce": (str, int),
}


def check_shape(body: Json) -> None:
    """Checks that the fields of a message's body are of the right type, as deep as objects go."""
    errors = FormErrors()
    for name, kinds in FIELDS.items():
        value = body.get(name)
        if value is not None and not isinstance(value, kinds):
            errors.add(name, f"Must be of type {kinds[0].__name__}.", "BASE_TYPE_BAD_TYPE")
    errors.raise_if_any()
    for name in ("embeds", "attachments"):
        if not all(isinstance(entry, dict) for entry in body.get(name) or []):
            errors.add(name, "Only dictionaries may be used here.", "DICT_TYPE_CONVERT")
    _check_tree_shape(errors, "components", body.get("components"))
    errors.raise_if_any()


def _check_tree_shape(errors: FormErrors, at: str, tree: object) -> None:
    if tree is None:
        return
    if not isinstance(tree, list) or any(not isinstance(x, dict) for x in tree):
        errors.add(at, "Must be a list of components.", "LIST_TYPE_CONVERT")
        return
    for number, component in enumerate(tree):
        place = f"{at}.{number}"
        for slot in ("components", "items", "options"):
            _check_tree_shape(errors, f"{place}.{slot}", component.get(slot))
        for slot in ("accessory", "component", "media", "file"):
            if slot in component:
                _check_tree_shape(errors, f"{place}.{slot}", [component[slot]])


def check_message(
    *, content: str, flags: int, components: list[Json], embeds: list[Json], files: Collection[str]
) -> None:
    """Checks a whole message as it would be after the request; `files` names its attachments."""
    errors = FormErrors()
    v2 = bool(flags & MessageFlag.COMPONENTS_V2)
    errors.length("content", content, CONTENT_LENGTH)
    errors.length("embeds", embeds, EMBEDS)
    _check_embeds(errors, embeds)
    if v2 and (content or embeds):
        errors.add(
            "flags",
            "The 'content' and 'embeds' fields cannot be used when using MessageFlags.IS_COMPONENTS_V2",
            "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
        )
    top = TOP_V2 if v2 else (c.ACTION_ROW,)
    errors.length("components", components, V2_COMPONENTS if v2 else ROWS)
    _check_children(errors, "components", components, top)
    errors.raise_if_any()
    everything = list(c.walk(components))
    if v2:
        if len(everything) > V2_COMPONENTS:
            errors.add("components", f"Must be {V2_COMPONENTS} or fewer components in total.")
        characters = sum(len(x.get("content") or "") for x in everything)
        if characters > V2_CHARACTERS:
            errors.add(
                "components",
                f"Components displayable text size exceeds maximum size of {V2_CHARACTERS}",
                "COMPONENT_MAX_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
            )
    _check_unique_ids(errors, "components", components)
    for name in attachment_names(components, embeds):
        if name not in files:
            errors.add("components", f"attachment://{name} names no attachment of this message.")
    errors.raise_if_any()
    if not (content or embeds or components or files):
        raise Refusal(50006)


def attachment_names(components: list[Json], embeds: list[Json]) -> Iterable[str]:
    """Returns every file that a component or embed names by attachment://."""
    urls = [str(m.get("url", "")) for x in c.walk(components) for m in c.media(x)]
    for embed in embeds:
        for slot in ("image", "thumbnail", "footer", "author"):
            part = embed.get(slot) or {}
            urls += [str(part.get("url", "")), str(part.get("icon_url", ""))]
    prefix = "attachment://"
    return [url.removeprefix(prefix) for url in urls if url.startswith(prefix)]


def _check_embeds(errors: FormErrors, embeds: list[Json]) -> None:
    total = 0
    for number, embed in enumerate(embeds):
        at = f"embeds.{number}"
        errors.length(f"{at}.title", embed.get("title"), 256)
        errors.length(f"{at}.description", embed.get("description"), 4096)
        errors.length(f"{at}.fields", embed.get("fields"), 25)
        texts = [embed.get("title"), embed.get("description")]
        texts += [(embed.get("footer") or {}).get("text"), (embed.get("author") or {}).get("name")]
        for place, entry in enumerate(embed.get("fields") or []):
            errors.length(f"{at}.fields.{place}.name", entry.get("name"), 256, least=1)
            errors.length(f"{at}.fields.{place}.value", entry.get("value"), 1024, least=1)
            texts += [entry.get("name"), entry.get("value")]
        total += sum(len(text or "") for text in texts)
    if total > EMBED_CHARACTERS:
        errors.add(
            "embeds",
            f"Embed size exceeds maximum size of {EMBED_CHARACTERS}",
            "MAX_EMBED_SIZE_EXCEEDED",
        )


def _check_unique_ids(errors: FormErrors, at: str, tree: list[Json]) -> None:
    """Reports every later component with an id that is taken, a disabled one too."""
    for key, sentence in (
        ("custom_id", "Component custom id cannot be duplicated"),
        ("id", "Component id cannot be duplicated"),
    ):
        taken = set()
        for place, component in c.placed(at, tree):
            if (given := component.get(key)) in taken:
                errors.add(f"{place}.{key}", sentence, "COMPONENT_CUSTOM_ID_DUPLICATED")
            elif given:
                taken.add(given)


def _check_children(errors: FormErrors, at: str, children: list[Json], kinds: Collection[int]) -> None:
    for number, child in enumerate(children):
        place = f"{at}.{number}"
        if child.get("type") not in kinds:
            errors.add(
                f"{place}.type",
                f'Value of field "type" must be one of {tuple(kinds)}.',
                "UNION_TYPE_CHOICES",
            )
        else:
            _check_component(errors, place, child)


def _check_component(errors: FormErrors, at: str, component: Json) -> None:
    kind = component["type"]
    inner: list[Json] = component.get("components") or []
    if kind == c.ACTION_ROW:
        errors.length(f"{at}.components", inner, ROW_BUTTONS, least=1)
        _check_children(errors, f"{at}.components", inner, IN_ROW)
        if len(inner) > 1 and any(x.get("type") != c.BUTTON for x in inner):
            errors.add(f"{at}.components", "The specified component exceeds the maximum width")
    elif kind == c.BUTTON:
        _check_button(errors, at, component)
    elif kind in c.SELECTS:
        _check_select(errors, at, component)
    elif kind == c.CONTAINER:
        errors.length(f"{at}.components", inner, V2_COMPONENTS, least=1)
        _check_children(errors, f"{at}.components", inner, IN_CONTAINER)
    elif kind == c.SECTION:
        errors.length(f"{at}.components", inner, 3, least=1)
        _check_children(errors, f"{at}.components", inner, (c.TEXT_DISPLAY,))
        accessory = component.get("accessory") or {}
        _check_children(errors, f"{at}.accessory", [accessory], (c.BUTTON, c.THUMBNAIL))
    elif kind == c.TEXT_DISPLAY:
        errors.length(f"{at}.content", component.get("content"), V2_CHARACTERS, least=1)
    elif kind == c.MEDIA_GALLERY:
        items = component.get("items") or []
        errors.length(f"{at}.items", items, GALLERY_ITEMS, least=1)
        for number, item in enumerate(items):
            _check_media(errors, f"{at}.items.{number}", item.get("media"))
            _check_alt_text(errors, f"{at}.items.{number}", item)
    elif kind == c.THUMBNAIL:
        _check_media(errors, at, component.get("media"))
        _check_alt_text(errors, at, component)
    elif kind == c.FILE:
        url = str((component.get("file") or {}).get("url", ""))
        if not url.startswith("attachment://"):
            errors.add(f"{at}.file.url", "A file component names an upload by attachment://.")


def _check_alt_text(errors: FormErrors, at: str, item: Json) -> None:
    errors.length(f"{at}.description", item.get("description"), ALT_TEXT_LENGTH)


def _check_media(errors: FormErrors, at: str, media: object) -> None:
    url = str(media.get("url", "")) if isinstance(media, dict) else ""
    if not re.match(r"(https?|attachment)://.", url):
        errors.add(f"{at}.media.url", "Not a well formed URL.", "URL_TYPE_INVALID_URL")


def _check_button(errors: FormErrors, at: str, button: Json) -> None:
    style = button.get("style")
    if style not in (1, 2, 3, 4, c.LINK_STYLE, c.PREMIUM_STYLE):
        errors.add(f"{at}.style", "Value must be one of (1, 2, 3, 4, 5, 6).")
    errors.length(f"{at}.label", button.get("label"), LABEL_LENGTH)
    if style == c.LINK_STYLE:
        errors.length(f"{at}.url", button.get("url"), 512, least=1)
        if button.get("custom_id"):
            errors.add(at, "A custom id and url cannot both be specified")
    elif style != c.PREMIUM_STYLE:
        errors.length(f"{at}.custom_id", button.get("custom_id"), CUSTOM_ID_LENGTH, least=1)
    if style != c.PREMIUM_STYLE and not (button.get("label") or button.get("emoji")):
        errors.add(at, "A button needs a label or an emoji", "BUTTON_COMPONENT_INVALID")


def _check_select(errors: FormErrors, at: str, select: Json) -> None:
    errors.length(f"{at}.custom_id", select.get("custom_id"), CUSTOM_ID_LENGTH, least=1)
    errors.length(f"{at}.placeholder", select.get("placeholder"), 150)
    _check_counts(errors, at, select, OPTIONS)
    most = 1 if select.get("max_values") is None else select["max_values"]
    if select["type"] == c.STRING_SELECT:
        options = select.get("options") or []
        _check_options(errors, at, options, OPTIONS)
        if most > len(options):
            errors.add(f"{at}.max_values", "Must be no more than the number of options.")
        if sum(1 for option in options if option.get("default")) > most:
            errors.add(f"{at}.options", "More defaults than max_values.")
    elif len(select.get("default_values") or []) > most:
        errors.add(f"{at}.default_values", "More defaults than max_values.")


def _check_counts(errors: FormErrors, at: str, field: Json, highest: int) -> None:
    """Checks the minimum and maximum number of choices; both default to one."""
    least, most = (1 if field.get(key) is None else field[key] for key in ("min_values", "max_values"))
    if not (0 <= least <= most <= highest and most >= 1):
        errors.add(f"{at}.max_values", f"min_values and max_values must be 0..{highest} and in order.")


def _check_options(errors: FormErrors, at: str, options: list[Json], most: int, *, least: int = 1) -> None:
    errors.length(f"{at}.options", options, most, least=least)
    values = [option.get("value") for option in options]
    if len(values) != len(set(values)):
        errors.add(
            f"{at}.options",
            "The specified option value is already used",
            "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
        )
    for number, option in enumerate(options):
        place = f"{at}.options.{number}"
        errors.length(f"{place}.label", option.get("label"), 100, least=1)
        errors.length(f"{place}.value", option.get("value"), 100, least=1)
        errors.length(f"{place}.description", option.get("description"), 100)


def check_modal(modal: Json) -> None:
    """Checks the data of a modal callback."""
    check_shape(modal)
    errors = FormErrors()
    errors.length("data.custom_id", modal.get("custom_id"), CUSTOM_ID_LENGTH, least=1)
    errors.length("data.title", modal.get("title"), MODAL_TITLE_LENGTH, least=1)
    rows: list[Json] = modal.get("components") or []
    errors.length("data.components", rows, MODAL_COMPONENTS, least=1)
    for number, row in enumerate(rows):
        at = f"data.components.{number}"
        if row.get("type") == c.ACTION_ROW:
            inputs = row.get("components") or []
            if [x.get("type") for x in inputs] != [c.TEXT_INPUT]:
                errors.add(f"{at}.components", "A modal's row holds exactly one text input.")
            for one in inputs:
                errors.length(f"{at}.components.0.label", one.get("label"), 45, least=1)
                _check_modal_input(errors, f"{at}.components.0", one)
        elif row.get("type") == c.LABEL:
            errors.length(f"{at}.label", row.get("label"), 45, least=1)
            errors.length(f"{at}.description", row.get("description"), 100)
            one = row.get("component") or {}
            if one.get("type") not in c.MODAL_INPUTS:
                errors.add(f"{at}.component.type", "Not an input.", "UNION_TYPE_CHOICES")
            else:
                _check_modal_input(errors, f"{at}.component", one)
        elif row.get("type") != c.TEXT_DISPLAY:
            errors.add(f"{at}.type", "Value must be one of (1, 10, 18).", "UNION_TYPE_CHOICES")
    _check_unique_ids(errors, "data.components", rows)
    errors.raise_if_any()


def _check_modal_input(errors: FormErrors, at: str, field: Json) -> None:
    errors.length(f"{at}.custom_id", field.get("custom_id"), CUSTOM_ID_LENGTH, least=1)
    kind = field.get("type")
    if kind == c.TEXT_INPUT:
        errors.length(f"{at}.placeholder", field.get("placeholder"), 100)
        errors.length(f"{at}.value", field.get("value"), field.get("max_length") or 4000)
    elif kind in c.SELECTS:
        _check_select(errors, at, field)
        if field.get("disabled"):
            errors.add(f"{at}.disabled", "A select in a modal cannot be disabled.")
    elif kind == c.RADIO_GROUP:
        _check_options(errors, at, field.get("options") or [], GROUP_OPTIONS, least=2)
    elif kind == c.CHECKBOX_GROUP:
        _check_options(errors, at, field.get("options") or [], GROUP_OPTIONS)
        _check_counts(errors, at, field, GROUP_OPTIONS)
    elif kind == c.FILE_UPLOAD:
        _check_counts(errors, at, field, FILES)


def check_choices(data: Json) -> list[Json]:
    """Checks the choices of an autocomplete callback."""
    errors = FormErrors()
    choices: list[Json] = data.get("choices") or []
    errors.length("data.choices", choices, AUTOCOMPLETE_CHOICES)
    for number, choice in enumerate(choices):
        errors.length(f"data.choices.{number}.name", choice.get("name"), 100, least=1)
        if isinstance(choice.get("value"), str):
            errors.length(f"data.choices.{number}.value", choice["value"], 100, least=1)
    errors.raise_if_any()
    return choices


def check_commands(commands: object, installations: Collection[int] = INSTALLATIONS) -> list[Json]:
    """Checks a bulk overwrite of commands of an application that supports those installations."""
    if not isinstance(commands, list):
        raise invalid("_errors", "A list of commands is expected.")
    kinds = Counter(command.get("type", 1) for command in commands)
    if any(count > COMMANDS.get(kind, 0) for kind, count in kinds.items()):
        raise Refusal(30032)
    errors = FormErrors()
    for number, command in enumerate(commands):
        chat = command.get("type", 1) == 1
        _check_command(errors, str(number), command, chat=chat)
        _check_places(errors, str(number), command, installations)
        if not chat and (command.get("description") or command.get("options")):
            errors.add(f"{number}.description", "Context menu commands cannot have description or options.")
    names = [(command.get("type", 1), command.get("name")) for command in commands]
    if len(names) != len(set(names)):
        errors.add(
            "_errors",
            "Application command names must be unique",
            "APPLICATION_COMMANDS_DUPLICATE_NAME",
        )
    errors.raise_if_any()
    return commands


def _check_places(errors: FormErrors, at: str, command: Json, installations: Collection[int]) -> None:
    """Checks the contexts and installations of a command."""
    known = {"integration_types": installations, "contexts": CONTEXTS}
    for name, values in known.items():
        given = command.get(name)
        if given is not None and (not isinstance(given, list) or any(one not in values for one in given)):
            errors.add(f"{at}.{name}", f"Value must be one of {tuple(values)}.", "BASE_TYPE_CHOICES")


def _check_command(errors: FormErrors, at: str, command: Json, *, chat: bool) -> None:
    name = str(command.get("name") or "")
    names: dict[str, Any] = {"name": name} | {
        f"name_localizations.{k}": v for k, v in (command.get("name_localizations") or {}).items()
    }
    for key, value in names.items():
        errors.length(f"{at}.{key}", value, 32, least=1)
        if chat and not re.fullmatch(r"[-_'\w]+", value):
            errors.add(f"{at}.{key}", "Command name is invalid", "APPLICATION_COMMAND_INVALID_NAME")
        if chat and value != value.lower():
            errors.add(f"{at}.{key}", "Command name must be lower case")
    if chat:
        errors.length(f"{at}.description", command.get("description"), 100, least=1)
    for locale, text in (command.get("description_localizations") or {}).items():
        errors.length(f"{at}.description_localizations.{locale}", text, 100, least=1)
    choices = command.get("choices") or []
    errors.length(f"{at}.choices", choices, 25)
    for number, choice in enumerate(choices):
        errors.length(f"{at}.choices.{number}.name", choice.get("name"), 100, least=1)
    options = command.get("options") or []
    errors.length(f"{at}.options", options, 25)
    optional_seen = False
    for number, option in enumerate(options):
        _check_command(errors, f"{at}.options.{number}", option, chat=True)
        if option.get("type") in (1, 2):
            continue
        if option.get("required") and optional_seen:
            errors.add(
                f"{at}.options.{number}",
                "Required options must be placed before non-required options",
                "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
            )
        optional_seen = optional_seen or not option.get("required")
