"""The router: newer presses that replace older answers, and work done before Discord has an answer."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack, nullcontext
from dataclasses import replace
from typing import Any
from unittest.mock import ANY, AsyncMock, Mock, call

import discord
import pytest

from bot.tables.refusal import Refusal
from bot.texts import translator
from bot.ui.cards.card import Button, Card
from bot.ui.interactions.admission import MOST_LOOKS, MOST_OF_PERSON, Admission
from bot.ui.interactions.double_taps import DoubleTaps
from bot.ui.interactions.router import Router
from bot.ui.interactions.verb import Acknowledged, Verb
from bot.work.drawing import Requester, Superseded, current_requester
from tests.cases import case
from tests.support.features import all_verbs
from tests.ui.interactions import ANN, Pressed, refused

VERBS = all_verbs()
TABLE = "ABCDEF"
KEY = (TABLE, ANN)
SHOWN = Card("Here you are.")
QUESTION = Card("What now?", rows=((Button("This", "id"),),))
MESSAGE = 77


class Doing:
    """Replaces the handlers of all verbs: records the requester, and always gives the same answer."""

    def __init__(self, answer: Card | Exception | None) -> None:
        self._answer = answer
        self.askers: list[Requester | None] = []
        self.heard: list[list[str]] = []
        """The requests sent to Discord before each press was carried out."""
        self.values: list[tuple[str, ...]] = []

    async def handled(self, verb: Verb, click: Any) -> Card | None:
        self.askers.append(current_requester.get())
        self.heard.append(list(click.reply.interaction.done))
        self.values.append(click.values)
        if isinstance(self._answer, Exception):
            raise self._answer
        return self._answer


def router_for(doing: Doing, panels: Any, taps: DoubleTaps, admission: Admission | None = None) -> Router:
    """Returns the router with every verb; `doing` replaces each handler."""
    router = Router(VERBS, Mock(), panels, taps, admission)
    setattr(router, "_handle", doing.handled)  # noqa: B010
    return router


def id_of(verb: str) -> str:
    return f"k1:{TABLE}:1:{verb}:"


async def press(verb: str, answer: Card | Exception | None, *fails: Exception) -> tuple[Pressed, Doing]:
    doing: Any = Doing(answer)
    panels: Any = Mock(used=Mock(return_value=nullcontext()), shown=AsyncMock())
    pressed: Any = Pressed(id_of(verb), fails)
    await router_for(doing, panels, DoubleTaps(0)).route(pressed)
    return pressed, doing


def verbs(*kinds: Acknowledged) -> list[str]:
    return [verb.id for verb in VERBS.values() if verb.acknowledged in kinds]


async def test_a_look_is_replaced_by_a_newer_one_of_its_kind_and_a_deed_never() -> None:
    for verb in VERBS:
        with case(verb):
            _, doing = await press(verb, SHOWN)
            look = (
                f"{verb}:{TABLE}"
                if verb
                in (
                    *("turn", "ask", "hint", "look", "rules", "account", "since", "club", "study", "dask"),
                    *("replay", "hands", "wask", "pask", "file"),
                )
                else ""
            )
            assert doing.askers == [Requester(ANN, look)]


async def test_a_look_that_a_newer_one_has_replaced_is_taken_away() -> None:
    for verb in verbs(Acknowledged.MEANWHILE):
        with case(verb):
            pressed, _ = await press(verb, Superseded())
            assert pressed.done == ["defer, thinking", "take the answer away"]
            assert pressed.said == ""


async def test_a_silent_press_leaves_nobody_waiting_and_says_nothing_when_it_is_done() -> None:
    for verb in verbs(Acknowledged.SILENTLY):
        with case(verb):
            pressed, doing = await press(verb, None)
            assert pressed.done == ["defer, silent"]
            assert doing.heard == [["defer, silent"]]


async def test_a_silent_press_that_can_not_be_done_is_told_beside_the_message() -> None:
    for verb in verbs(Acknowledged.SILENTLY):
        with case(verb):
            pressed, _ = await press(verb, Refusal("unknown-table"))
            assert pressed.done == ["defer, silent", "follow up"]
            assert pressed.said == translator("en")("refused-unknown-table")


async def test_what_changes_something_is_done_once_discord_has_heard() -> None:
    for verb in verbs(Acknowledged.FIRST):
        with case(verb):
            pressed, doing = await press(verb, SHOWN)
            assert doing.heard == [["defer, thinking"]]
            assert pressed.done == ["defer, thinking", "edit the answer"]


async def test_an_answer_at_hand_is_the_only_sign() -> None:
    for verb in verbs(Acknowledged.BY_ANSWER):
        with case(verb):
            pressed, _ = await press(verb, SHOWN)
            assert pressed.done == ["send"]


async def test_a_form_is_opened_as_the_only_sign() -> None:
    form: Any = discord.ui.Modal(title="Own castle")
    pressed, _ = await press("type", form)
    assert pressed.done == ["open a form"]


async def test_nothing_is_changed_when_discord_no_longer_listens() -> None:
    for verb in verbs(Acknowledged.FIRST, Acknowledged.SILENTLY):
        with case(verb):
            pressed, doing = await press(verb, SHOWN, refused(10062, 404))
            assert len(pressed.done) == 1
            assert doing.askers == []


@pytest.mark.parametrize("answer", [SHOWN, Refusal("unknown-table"), KeyError("castle")])
async def test_a_look_is_neither_shown_nor_explained_when_discord_no_longer_listens(
    answer: Card | Exception,
) -> None:
    pressed, _ = await press("look", answer, refused(10062, 404))
    assert pressed.done == ["defer, thinking"]


async def test_a_look_that_is_refused_is_told_in_place_of_the_answer() -> None:
    pressed, _ = await press("look", Refusal("unknown-table"))
    assert pressed.done == ["defer, thinking", "edit the answer"]
    assert pressed.said == translator("en")("refused-unknown-table")


async def test_a_look_is_shown_in_place_of_the_acknowledgement() -> None:
    pressed, doing = await press("look", SHOWN)
    assert pressed.done == ["defer, thinking", "edit the answer"]
    assert pressed.said == "Here you are."
    assert doing.values == [()]


async def press_panel(verb: str, card: Card, *, private: bool = False, table: str = TABLE) -> list[Any]:
    """Presses on a panel in the table's channel, or in a private message; returns the calls to the panels."""
    doing: Any = Doing(card)
    panels: Any = Mock(used=Mock(return_value=nullcontext()), shown=AsyncMock())
    pressed: Any = Pressed(f"k1:{table}:1:{verb}:")
    pressed.message.flags.ephemeral = not private
    if private:
        pressed.guild_id = None
    await router_for(doing, panels, DoubleTaps(0)).route(pressed)
    assert pressed.said == card.text
    told: list[Any] = panels.mock_calls
    return told


@pytest.mark.parametrize("verb", ["turn", "do", "pick", "ask"])
async def test_a_panel_in_a_channel_is_used_and_known_by_its_interaction(verb: str) -> None:
    *used, shown = await press_panel(verb, QUESTION)
    assert used == ([call.used(KEY, asks=True)] if VERBS[verb].playing else [])
    assert shown == call.shown(KEY, ANY, translator("en"), QUESTION, None)


@pytest.mark.parametrize(("card", "asks"), [(QUESTION, True), (SHOWN, False)])
async def test_a_panel_in_a_private_message_is_known_by_the_message(card: Card, asks: bool) -> None:
    assert await press_panel("do", card, private=True) == [
        call.shown_privately(KEY, MESSAGE, asks=True),
        call.pressed_privately(KEY),
        call.shown_privately(KEY, MESSAGE, asks=asks, card=card),
    ]


async def test_what_is_no_panel_leaves_the_panels_alone() -> None:
    assert await press_panel("look", SHOWN) == [call.used(KEY, asks=False)]
    assert await press_panel("look", SHOWN, private=True) == []
    assert await press_panel("look", SHOWN, table="-") == []
    assert await press_panel("rules", SHOWN) == []


async def press_both(*verbs: str, on_panel: bool) -> str:
    """Presses one button and another right after the first one's answer; returns the last text."""
    doing: Any = Doing(SHOWN)
    router = router_for(
        doing, Mock(used=Mock(return_value=nullcontext()), shown=AsyncMock()), DoubleTaps(10, lambda: 100.0)
    )
    pressed: Any = None
    for verb in verbs:
        pressed = Pressed(id_of(verb))
        pressed.message.flags.ephemeral = on_panel
        await router.route(pressed)
    return str(pressed.said)


async def test_a_double_tap_is_refused_on_a_panel_and_nowhere_else() -> None:
    assert await press_both("do", "do", on_panel=True) == translator("en")("refused-double-tap")
    assert await press_both("do", "ask", on_panel=True) == translator("en")("refused-double-tap")
    assert await press_both("do", "do", on_panel=False) == SHOWN.text
    assert await press_both("do", "look", on_panel=True) == SHOWN.text


async def test_what_was_chosen_in_a_menu_or_typed_in_a_form_is_handed_over() -> None:
    doing: Any = Doing(SHOWN)
    chosen: Any = Pressed(id_of("choose"))
    chosen.data["values"] = ["wind", "depths"]
    typed: Any = Pressed(id_of("typed"))
    typed.type = discord.InteractionType.modal_submit
    typed.data["components"] = [
        {"type": 18, "component": {"type": 4, "custom_id": "heights", "value": "12/3"}}
    ]
    for pressed in (chosen, typed):
        await router_for(doing, Mock(), DoubleTaps(0)).route(pressed)
    assert doing.values == [("wind", "depths"), ("12/3",)]


async def test_a_full_house_says_so_at_once_and_still_takes_decisions() -> None:
    doing: Any = Doing(SHOWN)
    admission = Admission(lambda: 0.0)
    panels: Any = Mock(used=Mock(return_value=nullcontext()), shown=AsyncMock())
    router = router_for(doing, panels, DoubleTaps(0), admission)
    with ExitStack() as others:
        for _ in range(MOST_LOOKS):
            others.enter_context(admission.place(looks=True))
        look: Any = Pressed(id_of("look"))
        await router.route(look)
        assert look.done == ["send"]  # without an acknowledgement before it
        assert look.said == translator("en")("refused-house-full")
        decision: Any = Pressed(id_of("do"))
        await router.route(decision)
        assert decision.said == SHOWN.text
    assert len(doing.askers) == 1


async def test_a_late_picture_is_not_drawn_for_who_has_moved_on() -> None:
    first: asyncio.Future[Card] = asyncio.get_running_loop().create_future()
    panels: Any = Mock(used=Mock(return_value=nullcontext()), shown=AsyncMock())
    doing: Any = Doing(replace(SHOWN, later=first))
    router = router_for(doing, panels, DoubleTaps(0))
    late: Any = Pressed(id_of("turn"))
    await router.route(late)
    assert not first.cancelled()
    setattr(router, "_handle", Doing(SHOWN).handled)  # noqa: B010
    newer: Any = Pressed(id_of("turn"))
    await router.route(newer)
    assert first.cancelled()
    await asyncio.sleep(0)
    assert late.done == ["defer, thinking", "edit the answer"]


async def test_a_press_is_over_when_it_is_answered_or_refused() -> None:
    admission = Admission(lambda: 0.0)
    for answer in (SHOWN, Refusal("unknown-table"), KeyError("castle")):
        router = router_for(
            Doing(answer),
            Mock(used=Mock(return_value=nullcontext()), shown=AsyncMock()),
            DoubleTaps(0),
            admission,
        )
        for _ in range(MOST_OF_PERSON):
            assert admission.takes_in(Pressed.id, ANN)
            pressed: Any = Pressed(id_of("look"))
            await router.route(pressed)


@pytest.mark.parametrize("kind", list(discord.InteractionType))
async def test_only_presses_and_forms_are_ours(kind: discord.InteractionType) -> None:
    doing: Any = Doing(SHOWN)
    pressed: Any = Pressed(id_of("typed"))
    pressed.type = kind
    await router_for(doing, Mock(), DoubleTaps(0)).route(pressed)
    ours = kind in (discord.InteractionType.component, discord.InteractionType.modal_submit)
    assert bool(pressed.done) is ours
    assert len(doing.askers) == ours


@pytest.mark.parametrize("verb", ["do", "join", "turn"])
async def test_a_form_asks_for_nothing_that_only_a_button_may(verb: str) -> None:
    doing: Any = Doing(SHOWN)
    pressed: Any = Pressed(id_of(verb))
    pressed.type = discord.InteractionType.modal_submit
    await router_for(doing, Mock(), DoubleTaps(0)).route(pressed)
    assert doing.askers == []
    assert "I don't know this button" in pressed.said
