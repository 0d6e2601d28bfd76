"""Bodies of requests: good ones, and such with one mistake each and a part of the sentence that names it."""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]

POST = ("POST", "/channels/1/messages")
EDIT = ("PATCH", "/channels/1/messages/2")
HOOK = ("POST", "/webhooks/1/token")
ORIGINAL = ("PATCH", "/webhooks/1/token/messages/@original")
CALLBACK = ("POST", "/interactions/1/token/callback")
THREAD = ("POST", "/channels/1/threads")
THREAD_OF_MESSAGE = ("POST", "/channels/1/messages/2/threads")
CHANNEL = ("PATCH", "/channels/1")
COMMANDS = ("PUT", "/applications/1/commands")
DIRECT = ("POST", "/users/@me/channels")

V2 = 1 << 15


def button(number: int = 1, **other: object) -> Json:
    return {"type": 2, "style": 1, "label": "Place here", "custom_id": f"k1:{number}", **other}


def menu(number: int = 3, **other: object) -> Json:
    entries = [{"label": f"Domino {value}", "value": str(value)} for value in range(number)]
    return {"type": 3, "custom_id": "menu", "options": entries, **other}


def row(*components: Json) -> Json:
    return {"type": 1, "components": list(components)}


def text(content: str = "Ann places 17") -> Json:
    return {"type": 10, "content": content}


def v2(*components: Json, **other: object) -> Json:
    return {"flags": V2, "components": list(components), **other}


def gallery(url: str, **other: object) -> Json:
    return {"type": 12, "items": [{"media": {"url": url}, **other}]}


def answer(kind: int, **data: object) -> Json:
    return {"type": kind, "data": data}


def label(component: Json, **other: object) -> Json:
    return {"type": 18, "label": "Heights", "component": component, **other}


def field(number: int = 1, **other: object) -> Json:
    return {"type": 4, "custom_id": f"field {number}", "style": 2, **other}


def modal(*components: Json, title: str = "Own castle") -> Json:
    return answer(9, custom_id="type", title=title, components=list(components))


def command(**other: object) -> Json:
    return {"name": "table", "description": "Tables", "type": 1, **other}


def option(name: str = "game", **other: object) -> Json:
    return {"type": 3, "name": name, "description": "Which one", **other}


def choices(number: int) -> list[Json]:
    return [{"name": f"Game {one}", "value": str(one)} for one in range(number)]


GOOD: dict[str, tuple[tuple[str, str], object, tuple[str, ...]]] = {
    "a plain message": (POST, {"content": "x" * 2000, "nonce": "n" * 25}, ()),
    "a picture and buttons": (
        POST,
        v2(
            {"type": 17, "components": [text(), gallery("attachment://board.png", description="A board")]},
            row(*(button(number) for number in range(5))),
            row(menu(25, min_values=0, max_values=25)),
            attachments=[{"id": 0, "filename": "board.png"}],
            allowed_mentions={"parse": [], "users": ["1"]},
        ),
        ("board.png",),
    ),
    "forty components": (POST, v2(*(text() for _ in range(40))), ()),
    "an edit that empties": (EDIT, {"components": []}, ()),
    "an edit that keeps a file": (EDIT, {"attachments": [{"id": "123456789012345678"}]}, ()),
    "a private answer": (CALLBACK, answer(4, content="Not your turn", flags=64), ()),
    "a deferred answer": (CALLBACK, {"type": 5, "data": {"flags": 64}}, ()),
    "an acknowledgement": (CALLBACK, {"type": 6}, ()),
    "an updated panel": (CALLBACK, answer(7, **v2(text())), ()),
    "a follow-up": (HOOK, {"content": "Later"}, ()),
    "an edited answer": (ORIGINAL, v2(text()), ()),
    "autocompletion": (CALLBACK, answer(8, choices=choices(25)), ()),
    "a modal of a label": (CALLBACK, modal(label(field(max_length=400, value="123/123"))), ()),
    "a modal of a row": (CALLBACK, modal(row(field(label="Heights"))), ()),
    "a thread": (THREAD, {"name": "n" * 100, "type": 11, "auto_archive_duration": 1440}, ()),
    "a thread of a message": (THREAD_OF_MESSAGE, {"name": "Table", "auto_archive_duration": 10080}, ()),
    "a forum's post": (THREAD, {"name": "Table", "message": {"content": "Come in"}}, ()),
    "an archived thread": (CHANNEL, {"archived": True, "locked": False}, ()),
    "a private channel": (DIRECT, {"recipient_id": "1"}, ()),
    "commands": (
        COMMANDS,
        [
            command(
                name_localizations={"ru": "стол", "pl": "stół"},
                options=[
                    {
                        "type": 1,
                        "name": "new",
                        "description": "A new table",
                        "options": [
                            option("game", required=True, choices=choices(25)),
                            option("table", autocomplete=True),
                        ],
                    }
                ],
            )
        ],
        (),
    ),
    "no body where none belongs": (("DELETE", "/channels/1/messages/2"), None, ()),
}

BAD: dict[str, tuple[tuple[str, str], object, tuple[str, ...], str]] = {
    # Messages
    "content too long": (POST, {"content": "x" * 2001}, (), "content is longer than 2000 characters"),
    "content is a number": (POST, {"content": 7}, (), "content: 7 is not of type"),
    "nothing to send": (POST, {"content": ""}, (), "an empty message"),
    "a callback without a message": (CALLBACK, {"type": 4}, (), "an empty message"),
    "an empty forum post": (THREAD, {"name": "Table", "message": {}}, (), "an empty message"),
    "nonce too long": (POST, {"content": "x", "nonce": "n" * 26}, (), "nonce is longer than 25 characters"),
    "eleven files": (POST, {}, tuple(f"{n}.png" for n in range(11)), "files are more than 10"),
    "eleven embeds": (POST, {"embeds": [{"title": "x"}] * 11}, (), "embeds is more than 10 entries"),
    "embeds too long": (
        POST,
        {"embeds": [{"description": "x" * 3001}] * 2},
        (),
        "embeds are longer than 6000",
    ),
    "unknown mention": (
        POST,
        {"content": "x", "allowed_mentions": {"parse": ["people"]}},
        (),
        "allowed_mentions.parse.0: 'people'",
    ),
    "mentions parsed and listed": (
        POST,
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        (),
        "allowed_mentions parses users and lists them too",
    ),
    "the same mention twice": (
        POST,
        {"content": "x", "allowed_mentions": {"users": ["1", "1"]}},
        (),
        "allowed_mentions.users: ['1', '1'] has non-unique elements",
    ),
    "a mention that is no id": (
        POST,
        {"content": "x", "allowed_mentions": {"users": ["Ann"]}},
        (),
        "allowed_mentions.users.0: 'Ann'",
    ),
    # Components
    "v2 with content": (POST, v2(text(), content="x"), (), "content can't stand beside components v2"),
    "v2 with embeds": (EDIT, v2(text(), embeds=[{"title": "x"}]), (), "embeds can't stand beside"),
    "v2 without its flag": (POST, {"components": [text()]}, (), "type 10 needs the flag"),
    "41 components": (
        POST,
        v2({"type": 17, "components": [text() for _ in range(39)]}, text()),
        (),
        "components are more than 40 in all (41)",
    ),
    "4001 characters": (POST, v2(text("x" * 4000), text("y")), (), "longer than 4000 characters together"),
    "six rows": (
        POST,
        {"components": [row(button(n)) for n in range(6)]},
        (),
        "components are more than 5 action rows",
    ),
    "unknown component": (POST, v2({"type": 99}), (), "components.0.type: 99 is not one of"),
    "component without a type": (POST, v2({"content": "x"}), (), "components.0: 'type' is a required"),
    "a button outside a row": (POST, v2(button()), (), "components.0.type: 2 is not one of"),
    "empty text display": (POST, v2(text("")), (), "components.0.content is shorter than 1 char"),
    "an empty row": (POST, v2(row()), (), "components.0.components is fewer than 1 entries"),
    "six buttons in a row": (
        POST,
        v2(row(*(button(n) for n in range(6)))),
        (),
        "components.0.components is more than 5 entries",
    ),
    "a menu beside a button": (
        POST,
        v2(row(menu(), button())),
        (),
        "buttons, or one component of another kind",
    ),
    "custom_id too long": (
        POST,
        v2(row(button(custom_id="x" * 101))),
        (),
        "components.0.components.0.custom_id is longer than 100 characters (101)",
    ),
    "custom_id twice": (POST, v2(row(button(1), button(1))), (), "custom_id k1:1 is there 2 times"),
    "component id twice": (POST, v2(row(button(1, id=5), button(2, id=5))), (), "id 5 is there 2 times"),
    "label too long": (POST, v2(row(button(label="x" * 81))), (), "label is longer than 80 characters"),
    "no label": (POST, v2(row(button(label=""))), (), "a button needs a label or an emoji"),
    "no custom_id": (POST, v2(row(button(custom_id=None))), (), "a button needs a custom_id"),
    "unknown style": (POST, v2(row(button(style=9))), (), "components.0.components.0.style: 9"),
    "a link without a url": (POST, v2(row(button(style=5, custom_id=None))), (), "link button needs a url"),
    "a link with a custom_id": (
        POST,
        v2(row(button(style=5, url="https://example.com"))),
        (),
        "a link button has no custom_id",
    ),
    "26 options": (POST, v2(row(menu(26))), (), "components.0.components.0.options is more than 25 entries"),
    "no options": (POST, v2(row(menu(0))), (), "options is fewer than 1 entries"),
    "the same option twice": (
        POST,
        v2(row(menu(0, options=[{"label": "a", "value": "1"}, {"label": "b", "value": "1"}]))),
        (),
        "the option value 1 is there 2 times",
    ),
    "an option's label too long": (
        POST,
        v2(row(menu(0, options=[{"label": "x" * 101, "value": "1"}]))),
        (),
        "options.0.label is longer than 100 characters",
    ),
    "min over max": (
        POST,
        v2(row(menu(min_values=3, max_values=2))),
        (),
        "min_values is more than max_values (3, 2)",
    ),
    "max over options": (POST, v2(row(menu(max_values=4))), (), "max_values is more than the number of"),
    "placeholder too long": (
        POST,
        v2(row(menu(placeholder="x" * 151))),
        (),
        "placeholder is longer than 150",
    ),
    "too many chosen": (
        POST,
        v2(row(menu(0, options=[{"label": n, "value": n, "default": True} for n in "ab"]))),
        (),
        "more options are chosen from the start than max_values (2, 1)",
    ),
    "a file that is not there": (
        POST,
        v2(gallery("attachment://board.png"), attachments=[{"id": 0, "filename": "panel.png"}]),
        ("panel.png",),
        "attachment://board.png names no uploaded file",
    ),
    "an attachment without its file": (
        POST,
        {"content": "x", "attachments": [{"id": 0, "filename": "board.png"}]},
        (),
        "attachment 0 was not uploaded",
    ),
    "eleven pictures": (
        POST,
        v2({"type": 12, "items": [{"media": {"url": "https://example.com/x.png"}}] * 11}),
        (),
        "components.0.items is more than 10 entries",
    ),
    "words for a picture too long": (
        POST,
        v2(gallery("https://example.com/x.png", description="x" * 1025)),
        (),
        "description is longer than 1024 characters",
    ),
    "a container in a container": (
        POST,
        v2({"type": 17, "components": [{"type": 17, "components": [text()]}]}),
        (),
        "components.0.components.0.type: 17 is not one of",
    ),
    "a section without its accessory": (
        POST,
        v2({"type": 9, "components": [text()]}),
        (),
        "components.0: 'accessory' is a required property",
    ),
    # Answers to interactions
    "unknown callback": (CALLBACK, {"type": 3}, (), "type: 3 is not one of"),
    "an answer too long": (CALLBACK, answer(4, content="x" * 2001), (), "content is longer than 2000"),
    "an updated panel too large": (CALLBACK, answer(7, **v2(row(menu(26)))), (), "more than 25 entries"),
    "a follow-up too long": (HOOK, {"content": "x" * 2001}, (), "content is longer than 2000"),
    "an edited answer with a twin": (ORIGINAL, v2(row(button(), button())), (), "is there 2 times"),
    "26 completions": (CALLBACK, answer(8, choices=choices(26)), (), "data.choices is more than 25 entries"),
    # Modals
    "a modal's title too long": (
        CALLBACK,
        modal(label(field()), title="x" * 46),
        (),
        "data.title is longer than 45 characters",
    ),
    "a modal without a title": (
        CALLBACK,
        answer(9, custom_id="type", components=[label(field())]),
        (),
        "data: 'title' is a required property",
    ),
    "a modal without anything": (CALLBACK, modal(), (), "data.components is fewer than 1 entries"),
    "six inputs": (
        CALLBACK,
        modal(*(label(field(n)) for n in range(6))),
        (),
        "a modal's components are more than 5",
    ),
    "a label too long": (
        CALLBACK,
        modal(label(field(), label="x" * 46)),
        (),
        "data.components.0.label is longer than 45 characters",
    ),
    "two inputs in a row": (
        CALLBACK,
        modal(row(field(1, label="a"), field(2, label="b"))),
        (),
        "an action row holds buttons, or one component of another kind",
    ),
    "a button in a modal": (CALLBACK, modal(row(button())), (), "data.components.0.components.0"),
    "the same input twice": (
        CALLBACK,
        modal(label(field(1)), label(field(1))),
        (),
        "custom_id field 1 is there 2 times",
    ),
    "lengths in disorder": (
        CALLBACK,
        modal(label(field(min_length=9, max_length=3))),
        (),
        "min_length is more than max_length (9, 3)",
    ),
    "a value too long": (
        CALLBACK,
        modal(label(field(max_length=3, value="1234"))),
        (),
        "the value's length is not between",
    ),
    # Threads and channels
    "a thread's name too long": (THREAD, {"name": "x" * 101}, (), "name is longer than 100 characters"),
    "a thread without a name": (THREAD, {"type": 11}, (), "'name' is a required property"),
    "an empty name": (THREAD_OF_MESSAGE, {"name": ""}, (), "name is shorter than 1 characters"),
    "a message's thread, name too long": (
        THREAD_OF_MESSAGE,
        {"name": "x" * 101},
        (),
        "name is longer than 100 characters",
    ),
    "archived after an odd time": (
        THREAD_OF_MESSAGE,
        {"name": "Table", "auto_archive_duration": 61},
        (),
        "auto_archive_duration: 61",
    ),
    "a thread of an unknown kind": (THREAD, {"name": "Table", "type": 7}, (), "type: 7 is not one of"),
    "a forum post too long": (
        THREAD,
        {"name": "Table", "message": {"content": "x" * 2001}},
        (),
        "content is longer than 2000",
    ),
    "a renamed thread, name too long": (CHANNEL, {"name": "x" * 101}, (), "name is longer than 100"),
    "archived is no word": (CHANNEL, {"archived": "yes"}, (), "archived: 'yes' is not of type"),
    "a private channel with a name": (DIRECT, {"recipient_id": "Ann"}, (), "recipient_id: 'Ann'"),
    # Commands
    "command name too long": (COMMANDS, [command(name="x" * 33)], (), "0.name is longer than 32 characters"),
    "command name with a space": (COMMANDS, [command(name="new table")], (), "'new table' has characters"),
    "command name in capitals": (COMMANDS, [command(name="Table")], (), "Table is not in lower case"),
    "no description": (COMMANDS, [command(description="")], (), "the description is empty"),
    "description too long": (
        COMMANDS,
        [command(description="x" * 101)],
        (),
        "0.description is longer than 100 characters",
    ),
    "a language that Discord has not": (
        COMMANDS,
        [command(name_localizations={"en": "table"})],
        (),
        "Discord has no language en",
    ),
    "a translated name too long": (
        COMMANDS,
        [command(name_localizations={"pl": "x" * 33})],
        (),
        "name_localizations.pl is longer than 32 characters",
    ),
    "a translated name in capitals": (
        COMMANDS,
        [command(name_localizations={"pl": "Stół"})],
        (),
        "Stół is not in lower case",
    ),
    "an empty translation": (
        COMMANDS,
        [command(description_localizations={"ru": ""})],
        (),
        "description_localizations.ru is shorter than 1",
    ),
    "26 command options": (
        COMMANDS,
        [command(options=[option(f"o{n}") for n in range(26)])],
        (),
        "0.options is more than 25 entries",
    ),
    "26 choices": (
        COMMANDS,
        [command(options=[option(choices=choices(26))])],
        (),
        "0.options.0.choices is more than 25 entries",
    ),
    "the same choice twice": (
        COMMANDS,
        [command(options=[option(choices=[*choices(1), {"name": "Game 0", "value": "1"}])])],
        (),
        "the choice's name Game 0 is there 2 times",
    ),
    "choices and autocompletion": (
        COMMANDS,
        [command(options=[option(choices=choices(2), autocomplete=True)])],
        (),
        "choices and autocomplete exclude each other",
    ),
    "required after optional": (
        COMMANDS,
        [command(options=[option("a"), option("b", required=True)])],
        (),
        "the required option b stands after one that is not",
    ),
    "the same option name twice": (
        COMMANDS,
        [command(options=[option("a"), option("a")])],
        (),
        "the option a is there 2 times",
    ),
    "options beside subcommands": (
        COMMANDS,
        [command(options=[option("a"), {"type": 1, "name": "b", "description": "B"}])],
        (),
        "subcommands stand beside other options",
    ),
    "an option's lengths in disorder": (
        COMMANDS,
        [command(options=[option(min_length=5, max_length=4)])],
        (),
        "min_length is more than max_length",
    ),
    "an unknown option type": (
        COMMANDS,
        [command(options=[option(type=12)])],
        (),
        "0.options.0.type: 12 is not one of",
    ),
    "the same command twice": (COMMANDS, [command(), command()], (), "the command table is there 2 times"),
    "101 commands": (COMMANDS, [command(name=f"c{n}") for n in range(101)], (), "more than 100 (101)"),
    "a command of 8001 characters": (
        COMMANDS,
        [
            command(
                options=[
                    option(f"o{n}", choices=[{"name": f"{c:050}", "value": f"{c:050}"} for c in range(25)])
                    for n in range(4)
                ]
            )
        ],
        (),
        "table is longer than 8000 characters in all",
    ),
    # Routes
    "no such route": (("POST", "/channels/1/boards"), {}, (), "there is no route POST /channels/1/boards"),
    "no such method": (("PUT", "/channels/1/messages"), {}, (), "there is no route PUT"),
    "no body": (POST, None, (), "the body is missing"),
    "a list for an object": (POST, [], (), "the body: [] is not of type 'object'"),
}
