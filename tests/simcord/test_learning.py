"""A lesson as people take it: private, in their own language, interrupted and taken up again."""

from __future__ import annotations

import re

import pytest
from simcord import MemberActor, ResponseMessage

from bot.features.lessons.lesson_buttons import lesson_of
from bot.logs import hashed
from bot.tables.names import computer_names
from bot.texts import LANGUAGES, translator
from bot.ui.faces import hosted
from tests.simcord.reading import MENU, buttons, components, private, set_up, text, verb, whispered
from tests.simcord.server import Server, TableSeen
from tests.simcord.test_me import choose, settings
from tests.soak import in_turn

GAME = "kingdomino"
TAUGHT = [key for key in hosted() if lesson_of(key) is not None]


def to(message: ResponseMessage, what: str) -> str:
    """The button of a lesson that leads there."""
    found = buttons(message).values()
    return next(custom_id for custom_id in found if custom_id.endswith(f" {what}"))


def step_of(message: ResponseMessage) -> int:
    return int(next(part["custom_id"] for part in components(message) if "custom_id" in part).split(":")[2])


async def answer_anything(person: MemberActor, card: ResponseMessage) -> ResponseMessage:
    """Press on with the first button or choice until something is decided."""
    while True:
        offered = list(buttons(card).values())
        done = [custom_id for custom_id in offered if verb(custom_id) == "try"]
        menus = [part for part in components(card) if part["type"] == MENU]
        if done:
            return private(await person.click(card, custom_id=done[0]))
        if menus:
            values = [option["value"] for option in menus[0]["options"]][: menus[0]["min_values"]]
            card = private(await person.select(card, values, custom_id=menus[0]["custom_id"]))
        else:
            asked = [custom_id for custom_id in offered if verb(custom_id) == "study"]
            if not asked:  # a choice in a menu acted at once
                return card
            card = private(await person.click(card, custom_id=asked[0]))


async def go_through(person: MemberActor, card: ResponseMessage, key: str, said: str) -> ResponseMessage:
    """Goes to the end of a lesson; after a wrong answer asks for a right one."""
    lesson, words = lesson_of(key), translator(said)
    assert lesson is not None
    while True:
        number = step_of(card)
        assert words(f"{key}-lesson-{lesson.steps[number].name}") in text(card)
        told = await answer_anything(person, card)
        if words("learn-wrong") in text(told):
            shown = private(await person.click(told, custom_id=to(told, "show")))
            told = private(await person.click(shown, custom_id=to(shown, lesson.steps[number].shown)))
        assert words("learn-right") in text(told)
        if number == len(lesson.steps) - 1:
            return told
        card = private(await person.click(told, custom_id=to(told, "step")))
        assert step_of(card) == number + 1


@pytest.mark.parametrize(("key", "lang"), in_turn(TAUGHT, LANGUAGES))
async def test_a_whole_lesson_ends_with_a_game_against_a_computer_player(
    server: Server, ann: MemberActor, key: str, lang: str
) -> None:
    if lang != "en":
        await choose(ann, await settings(ann, server), "lang", lang)
    before = len(server.games.history())
    card = private(await ann.slash(server.games, "learn", game=key))
    told = await go_through(ann, card, key, lang)
    assert len([one for one in server.games.history() if not one.flags.ephemeral]) <= before
    against = buttons(told)
    [label] = [name for name, custom_id in against.items() if custom_id.endswith(" against")]
    name = computer_names(lang)[0]
    assert name in label
    started = private(await ann.click(told, label=label))
    [table_id] = re.findall(r"\b[0-9A-Z]{6}\b", text(started))
    table = TableSeen(server.env, server.games, table_id)
    posts = [text(post) for post in server.games.history() if not post.flags.ephemeral]
    [lobby] = [post for post in posts if table_id in post]
    assert name in lobby  # the table speaks the learner's language, as the lesson did
    assert translator(lang)("level-easy") in lobby
    assert table.boards


async def test_a_lesson_is_taken_up_after_a_restart_and_its_old_buttons_work(
    server: Server, ann: MemberActor
) -> None:
    lesson = lesson_of(GAME)
    assert lesson is not None
    first = private(await ann.slash(server.games, "learn", game=GAME))
    right = private(await ann.click(first, custom_id=to(first, lesson.steps[0].shown)))
    await server.restart()
    second = private(await ann.click(right, custom_id=to(right, "step")))
    assert step_of(second) == 1
    taken_up = private(await ann.slash(server.games, "learn", game=GAME))
    assert "step 2 of" in text(taken_up)
    anew = private(await ann.click(taken_up, label="Start over"))
    assert "step 1 of" in text(anew)
    listed = private(await ann.slash(server.games, "learn"))
    assert f"**{translator('en')(GAME)}**" in text(listed)


async def test_somebody_elses_lesson_can_not_be_pressed(
    server: Server, ann: MemberActor, bob: MemberActor
) -> None:
    card = private(await ann.slash(server.games, "learn", game=GAME))
    table = await server.open(bob)
    for custom_id in buttons(card).values():
        [sign] = await server.forge(bob, table.lobby, custom_id)
        assert sign["data"]["flags"] & 64
    await server.env.settle()
    listed = private(await bob.slash(server.games, "learn"))
    assert "you're at step" not in text(listed)


async def test_who_joins_a_game_for_the_first_time_is_offered_its_lesson_once(
    server: Server, ann: MemberActor, bob: MemberActor
) -> None:
    opened = private(await ann.slash(server.games, "table new", game=GAME))
    assert "First time playing Kingdomino?" in text(opened)
    table = TableSeen(server.env, server.games, re.findall(r"\b[0-9A-Z]{6}\b", text(opened))[0])
    joined = await bob.click(table.lobby, label="Join")
    offer = whispered(joined)
    assert "First time playing Kingdomino?" in offer
    assert "**Hint**" in offer
    lesson = private(await bob.click(joined.followups[0], label="Learn in ten minutes"))
    assert "step 1 of" in text(lesson)
    await bob.click(await set_up(bob, table), label="Leave")
    assert not (await bob.click(table.lobby, label="Join")).followups
    again = private(await ann.slash(server.games, "table new", game=GAME))
    assert "First time" not in text(again)


async def test_who_has_played_that_game_before_is_not_asked(
    server: Server, ann: MemberActor, bob: MemberActor
) -> None:
    await server.start(ann, bob)
    await server.change_file("DELETE FROM people")  # that they were offered the lesson then
    table = await server.open(ann)
    assert not (await bob.click(table.lobby, label="Join")).followups


async def test_a_beginner_at_a_table_without_hints_hears_who_can_switch_them_on(
    server: Server, ann: MemberActor, bob: MemberActor
) -> None:
    table = await server.open(ann)
    terms = private(await ann.click(await set_up(ann, table), label="Table settings"))
    await ann.click(terms, label="Hints: on")
    offer = whispered(await bob.click(table.lobby, label="Join"))
    assert "The host can switch them on under **Set up… → Table settings**" in offer


async def test_an_offer_that_does_not_arrive_is_logged_without_saying_whose(
    server: Server, ann: MemberActor, bob: MemberActor, caplog: pytest.LogCaptureFixture
) -> None:
    table = await server.open(ann)
    server.env.inject_error("POST", "/webhooks/*", status=403, code=50001)
    await bob.click(table.lobby, label="Join")
    assert "Bob" in text(table.lobby)
    [line] = [record.getMessage() for record in caplog.records if "lesson" in record.getMessage()]
    assert str(bob.id) not in line
    assert hashed(bob.id) in line
