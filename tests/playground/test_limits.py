"""Discord's refusals of a body, and the places that they name."""

from typing import Any

import pytest

from playground import limits
from playground.driver import Playground
from playground.errors import Refusal
from playground.model import Json, MessageFlag
from tests.playground.raw import Raw

V2 = MessageFlag.COMPONENTS_V2


def text(content: str = "x") -> Json:
    return {"type": 10, "content": content}


def button(custom_id: str = "a", label: str | None = "A", **more: Any) -> Json:
    return {"type": 2, "style": 1, "custom_id": custom_id, "label": label, **more}


def row(*children: Json) -> Json:
    return {"type": 1, "components": list(children)}


def select(count: int = 2, **more: Any) -> Json:
    options = [{"label": str(n), "value": str(n)} for n in range(count)]
    return {"type": 3, "custom_id": "s", "options": options, **more}


def gallery(url: str, description: str = "") -> Json:
    return {"type": 12, "items": [{"media": {"url": url}, "description": description}]}


def check(components: list[Json], *, flags: int = V2, content: str = "", **more: Any) -> None:
    given: dict[str, Any] = {"embeds": [], "files": [], **more}
    limits.check_message(content=content, flags=flags, components=components, **given)


GOOD: list[tuple[list[Json], dict[str, Any]]] = [
    ([text()] * 40, {}),
    ([text("x" * 4000)], {}),
    ([row(*[button(str(n)) for n in range(5)])], {}),
    ([row(button("x" * 100, "x" * 80))], {"flags": 0, "content": "y" * 2000}),
    ([row(select(25))], {}),
    ([gallery("attachment://a.png", "d" * 1024)], {"files": ["a.png"]}),
    ([gallery("https://example.org/a.png")], {}),
    ([{"type": 9, "components": [text()], "accessory": button()}], {}),
    ([{"type": 17, "components": [text(), row(button())]}], {}),
]
BAD: list[tuple[list[Json], dict[str, Any]]] = [
    ([text()] * 41, {}),
    ([text("x" * 2001)] * 2, {}),
    ([{"type": 17, "components": [text()] * 40}], {}),
    ([text("")], {}),
    ([text()], {"content": "mixed"}),
    ([text()], {"embeds": [{"title": "mixed"}]}),
    ([text()], {"flags": 0}),
    ([button()], {}),
    ([row(*[button(str(n)) for n in range(6)])], {}),
    ([row()], {}),
    ([row(button(), button())], {}),
    ([row(button("x" * 101))], {}),
    ([row(button(""))], {}),
    ([row(button(label="x" * 81))], {}),
    ([row(button(label=None))], {}),
    ([row(button(style=7))], {}),
    ([row(select(26))], {}),
    ([row(select(0))], {}),
    ([row(select(2, max_values=3))], {}),
    ([row(select(2, min_values=2, max_values=1))], {}),
    ([row(select(), button())], {}),
    ([row({**select(), "options": [{"label": "a", "value": "1"}, {"label": "b", "value": "1"}]})], {}),
    ([gallery("attachment://a.png")], {"files": ["b.png"]}),
    ([gallery("a.png")], {}),
    ([gallery("https://example.org/a.png", "d" * 1025)], {}),
    ([{"type": 9, "components": [text()]}], {}),
    ([{"type": 17, "components": [{"type": 17, "components": [text()]}]}], {}),
    ([row(button(str(n))) for n in range(6)], {"flags": 0}),
    ([], {"flags": 0, "content": "y" * 2001}),
]


@pytest.mark.parametrize(("components", "more"), GOOD)
def test_a_message_at_its_limits_is_taken(components: list[Json], more: dict[str, Any]) -> None:
    check(components, **more)


@pytest.mark.parametrize(("components", "more"), BAD)
def test_a_message_past_its_limits_is_refused(components: list[Json], more: dict[str, Any]) -> None:
    with pytest.raises(Refusal) as refused:
        check(components, **more)
    assert refused.value.code == 50035


def test_an_empty_message_is_refused() -> None:
    with pytest.raises(Refusal) as refused:
        check([], flags=0)
    assert refused.value.code == 50006


def test_the_refusal_names_the_field() -> None:
    with pytest.raises(Refusal) as refused:
        check([row(button(), button("b", "x" * 81))])
    errors = refused.value.errors
    assert errors is not None
    assert "_errors" in errors["components"]["0"]["components"]["1"]["label"]


def modal(*rows: Json, title: str = "Title") -> Json:
    return {"custom_id": "m", "title": title, "components": list(rows)}


def label(component: Json, name: str = "Name") -> Json:
    return {"type": 18, "label": name, "component": component}


INPUT: Json = {"type": 4, "custom_id": "i", "style": 1}


@pytest.mark.parametrize(
    "wrong",
    [
        modal(),
        modal(label(INPUT), title="x" * 46),
        modal(*[label({**INPUT, "custom_id": str(n)}) for n in range(6)]),
        modal(label(INPUT), label(INPUT)),
        modal(label(INPUT, "x" * 46)),
        modal(label(button())),
        modal(row(button())),
        modal(label({"type": 21, "custom_id": "r", "options": []})),
    ],
)
def test_a_wrong_modal_is_refused(wrong: Json) -> None:
    limits.check_modal(modal(label(INPUT)))
    with pytest.raises(Refusal) as refused:
        limits.check_modal(wrong)
    assert refused.value.code == 50035


@pytest.mark.parametrize(
    "wrong",
    [
        [{"name": "Table", "description": "upper case"}],
        [{"name": "a b", "description": "space"}],
        [{"name": "a", "description": ""}],
        [{"name": "a", "description": "x" * 101}],
        [{"name": "a", "description": "x", "description_localizations": {"ru": "x" * 101}}],
        [{"name": "a", "description": "x"}, {"name": "a", "description": "y"}],
        [
            {
                "name": "a",
                "description": "x",
                "options": [
                    {"type": 3, "name": "b", "description": "optional"},
                    {"type": 3, "name": "c", "description": "required", "required": True},
                ],
            }
        ],
        {"name": "not a list"},
    ],
)
def test_wrong_commands_are_refused(wrong: object) -> None:
    with pytest.raises(Refusal) as refused:
        limits.check_commands(wrong)
    assert refused.value.code == 50035


def test_autocompletion_offers_at_most_25() -> None:
    choices = [{"name": str(n), "value": n} for n in range(26)]
    assert limits.check_choices({"choices": choices[:25]}) == choices[:25]
    with pytest.raises(Refusal):
        limits.check_choices({"choices": choices})


@pytest.mark.parametrize(
    "body",
    [
        {"content": "x", "attachments": [{"id": 0, "filename": "a.png"}]},
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        {"content": "x", "allowed_mentions": {"parse": ["people"]}},
        {"content": "x", "message_reference": {"message_id": "1"}},
        {"content": "x", "nonce": "n" * 26},
        {"content": 5},
        {"content": "x", "embeds": ["no"]},
        {"content": "x", "components": [5]},
        {"content": "x", "components": [{"type": 1, "components": "no"}]},
        {"components": [{"type": 12, "items": [{"media": "no"}]}], "flags": V2},
        {"components": [{"type": 9, "components": [text()], "accessory": 5}], "flags": V2},
        {"components": [{"type": 10, "content": 5}], "flags": V2},
        {"components": [row({"type": 2, "style": 1, "custom_id": 5, "label": "x"})], "flags": V2},
        {"content": "x", "flags": "many"},
        {"content": "x", "allowed_mentions": []},
        {"content": "x", "attachments": [{"id": "none"}]},
        [],
    ],
)
async def test_a_wrong_body_posts_nothing(timed: Playground, raw: Raw, body: object) -> None:
    status, answer = await raw("POST", f"/channels/{timed.general.id}/messages", body)
    assert (status, answer["code"]) == (400, 50035)
    assert timed.general.message_ids == []


async def test_a_components_v2_message_never_becomes_a_plain_one(timed: Playground, raw: Raw) -> None:
    path = f"/channels/{timed.general.id}/messages"
    _, message = await raw("POST", path, {"flags": V2, "components": [text("one")]})
    path += f"/{message['id']}"
    for body in ({"content": "plain"}, {"content": "plain", "flags": 0}):
        status, answer = await raw("PATCH", path, body)
        assert (status, answer["code"]) == (400, 50035)
    assert (await raw("PATCH", path, {"components": [text("two")], "flags": 0}))[0] == 200
    stored = timed.world.message(int(message["id"]))
    assert stored.text == "two"
    assert stored.flags & V2


def test_an_id_twice_is_refused_at_the_later_component_even_if_that_is_disabled() -> None:
    inside = {"type": 17, "components": [text(), row(button("b")), row(button(), button(disabled=True))]}
    with pytest.raises(Refusal) as refused:
        check([inside])
    components = {"components": {"2": {"components": {"1": {"custom_id": {"_errors": [DUPLICATED]}}}}}}
    assert refused.value.errors == {"components": {"0": components}}


DUPLICATED = {
    "code": "COMPONENT_CUSTOM_ID_DUPLICATED",
    "message": "Component custom id cannot be duplicated",
}


async def test_no_way_to_a_message_takes_an_id_twice(
    timed: Playground, raw: Raw, wrong_requests: None
) -> None:
    path = f"/channels/{timed.general.id}/messages"
    alike = {"flags": V2, "components": [row(button(), button(disabled=True))]}
    status, answer = await raw("POST", path, alike)
    assert (status, answer["code"]) == (400, 50035)
    _, message = await raw("POST", path, {"flags": V2, "components": [row(button())]})
    status, answer = await raw("PATCH", f"{path}/{message['id']}", alike)
    assert (status, answer["code"]) == (400, 50035)
