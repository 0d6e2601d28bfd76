"""Open panels: when the next question comes to one, where, and when it stays away."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.tables.history import History
from bot.tables.preferences import Preferences
from bot.tables.presence import Presence
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.texts import translator
from bot.ui.cards.card import Button, Card
from bot.ui.panel import assemble
from bot.ui.panel.open_panels import MOST_FOLLOWING, OpenPanels
from bot.ui.panel.questions import Path
from bot.ui.panel.words_first import WordsFirst
from bot.work.drawing import Studio
from tests.support.times import MINUTE, Clock
from tests.ui.kept_settings import KeptSettings

ANN, TABLE, SEAT = 1, "AAAAAA", 0
KEY = (TABLE, ANN)
QUESTION = Card("What now?", rows=((Button("Do it", "id"),),))
REST = Card("Others are due.")
REST_WITH_A_WAY_BACK = replace(QUESTION, at_rest=True)


@dataclass
class Wire:
    """The requests of an interaction, in order."""

    done: list[str] = field(default_factory=list)
    sent: int = 100
    broken: bool = False
    meanwhile: Callable[[], object] = lambda: None
    """Called while a request is under way."""
    send_slowly: asyncio.Event | None = None
    """Set when a request may end."""

    def interaction(self, name: str = "", *, opens: bool = True, number: int = 1) -> Any:
        async def note(what: str, *args: Any, **kwargs: Any) -> Any:
            if self.broken and "delete" not in what:
                raise discord.RateLimited(1.0)
            self.done.append(f"{name}{what}" + (f" {args[0]}" if args else ""))
            self.sent += 1
            number = self.sent
            self.meanwhile()
            self.meanwhile = lambda: None
            if self.send_slowly is not None:
                await self.send_slowly.wait()
            return SimpleNamespace(id=number)

        def does(what: str) -> Any:
            return lambda *args, **kwargs: note(what, *args, **kwargs)

        return SimpleNamespace(
            id=number,
            channel_id=7,
            message=None if opens else SimpleNamespace(id=1, flags=SimpleNamespace(ephemeral=True)),
            user=SimpleNamespace(id=ANN),
            edit_original_response=does("edit"),
            delete_original_response=does("delete"),
            followup=SimpleNamespace(
                send=does("send"),
                edit_message=does("edit follow-up"),
                delete_message=does("delete follow-up"),
            ),
        )


@pytest.fixture
def clock() -> Clock:
    return Clock(5000.0)


@pytest.fixture
def wire() -> Wire:
    return Wire()


def assembly(preferences: Preferences) -> assemble.PanelAssembly:
    return assemble.PanelAssembly(preferences, WordsFirst(preferences))


@pytest.fixture
def panels(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> OpenPanels:
    async def asked(*args: Any, **kwargs: Any) -> Card:
        await asyncio.sleep(0)
        return QUESTION

    monkeypatch.setattr(assemble, "panel_card", asked)
    return OpenPanels(Presence(clock), assembly(Preferences(KeptSettings())), clock)


TABLE_SEEN: Any = SimpleNamespace(
    id=TABLE,
    seq=7,
    to_act=(SEAT,),
    seats=[SimpleNamespace(user=ANN, stand_in=None)],
    phase="playing",
    history=History(),
    recent=(),
)


async def bring(
    panels: OpenPanels, studio: Studio, *, below: bool, acted: tuple[int, ...] = (), table: Table = TABLE_SEEN
) -> None:
    await panels.bring(table, SEAT, studio, below=below, acted=acted)


async def shown(
    panels: OpenPanels, interaction: Any, card: Card = REST, message: int | None = None, **known: Any
) -> None:
    await panels.shown(KEY, interaction, translator("en"), replace(card, **known), message)


@pytest.mark.parametrize("rest", [REST, REST_WITH_A_WAY_BACK])
async def test_a_panel_at_rest_is_sent_anew_below_a_new_picture_and_the_old_one_goes(
    panels: OpenPanels, studio: Studio, wire: Wire, rest: Card
) -> None:
    await shown(panels, wire.interaction(), rest)
    await bring(panels, studio, below=True)
    assert wire.done == ["send", "delete"]


async def test_where_the_picture_was_edited_the_panel_stays_and_shows_the_question(
    panels: OpenPanels, studio: Studio, wire: Wire
) -> None:
    await shown(panels, wire.interaction())
    await bring(panels, studio, below=False)
    assert wire.done == ["edit"]


async def test_a_panel_follows_as_its_person_has_set_it_meanwhile(
    studio: Studio, wire: Wire, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    preferences = Preferences(KeptSettings())
    asked: list[tuple[str, bool]] = []

    async def ask(
        table: Any, seat: int, path: Any, said: Any, studio: Studio, *, confirm_all: bool, **more: Any
    ) -> Card:
        asked.append((said.lang, confirm_all))
        return QUESTION

    monkeypatch.setattr(assemble, "panel_card", ask)
    panels = OpenPanels(Presence(clock), assembly(preferences), clock)
    await shown(panels, wire.interaction())
    await preferences.change(ANN, lang="pl", confirm="every")
    await bring(panels, studio, below=False)
    assert asked == [("pl", True)]


async def test_a_panel_that_followed_follows_again(panels: OpenPanels, studio: Studio, wire: Wire) -> None:
    await shown(panels, wire.interaction())
    await bring(panels, studio, below=True)
    await bring(panels, studio, below=True, acted=(ANN,))
    assert wire.done == ["send", "delete", "send", "delete follow-up 101"]


async def test_a_question_that_somebody_is_answering_is_left_alone(
    panels: OpenPanels, studio: Studio, wire: Wire
) -> None:
    await shown(panels, wire.interaction(), QUESTION, path="a")
    await bring(panels, studio, below=True, acted=(ANN,))
    await bring(panels, studio, below=False)
    assert wire.done == []


async def test_a_fresh_question_goes_below_the_picture_of_ones_own_move_only(
    panels: OpenPanels, studio: Studio, wire: Wire
) -> None:
    await shown(panels, wire.interaction(), QUESTION)
    await bring(panels, studio, below=True)
    await bring(panels, studio, below=False, acted=(ANN,))
    assert wire.done == []
    await bring(panels, studio, below=True, acted=(ANN,))
    assert wire.done == ["send", "delete"]


@pytest.mark.parametrize("path", ["", "a"])
async def test_after_somebodys_step_back_the_question_comes_again_below_the_newest_picture(
    panels: OpenPanels, studio: Studio, wire: Wire, path: str
) -> None:
    await shown(panels, wire.interaction(), QUESTION, seq=5, path=path)
    went_back: Any = SimpleNamespace(**{**vars(TABLE_SEEN), "history": History(went_back=6)})
    await bring(panels, studio, below=True, table=went_back)
    assert wire.done == ["send", "delete"]


async def test_nothing_is_sent_once_the_token_is_too_old(
    panels: OpenPanels, studio: Studio, wire: Wire, clock: Clock
) -> None:
    await shown(panels, wire.interaction())
    clock.now += 14 * MINUTE
    await bring(panels, studio, below=True)
    assert wire.done == []


async def test_while_a_press_is_being_answered_the_next_question_waits_and_then_comes(
    panels: OpenPanels, studio: Studio, wire: Wire
) -> None:
    await shown(panels, wire.interaction("old "), QUESTION)
    with panels.used(KEY, asks=True):
        bringing = asyncio.create_task(bring(panels, studio, below=True, acted=(ANN,)))
        for _ in range(5):
            await asyncio.sleep(0)
        assert wire.done == []
        await shown(panels, wire.interaction("new "), REST, seq=6)
    await bringing
    assert wire.done == ["new send", "new delete"]


@pytest.mark.parametrize(("opens", "done"), [(True, []), (False, ["send", "delete"])])
async def test_who_opens_the_panel_just_then_has_it_below_the_picture_already(
    panels: OpenPanels, studio: Studio, wire: Wire, opens: bool, done: list[str]
) -> None:
    with panels.used(KEY, asks=True):
        bringing = asyncio.create_task(bring(panels, studio, below=True, acted=(ANN,)))
        await asyncio.sleep(0)
        await shown(panels, wire.interaction(opens=opens), QUESTION, seq=7)
    await bringing
    assert wire.done == done


async def test_a_press_that_has_changed_more_than_the_picture_tells_is_left_alone(
    panels: OpenPanels, studio: Studio, wire: Wire
) -> None:
    with panels.used(KEY, asks=True):
        bringing = asyncio.create_task(bring(panels, studio, below=True, acted=(ANN,)))
        await asyncio.sleep(0)
        await shown(panels, wire.interaction(), REST, seq=8)
    await bringing
    assert wire.done == []


async def test_when_it_is_over_a_panel_says_so_whatever_it_asked(
    panels: OpenPanels, studio: Studio, wire: Wire
) -> None:
    over: Any = SimpleNamespace(
        id=TABLE,
        seq=8,
        to_act=(),
        seats=[SimpleNamespace(user=ANN, stand_in=None)],
        phase="playing",
        history=History(),
        recent=(),
    )
    await shown(panels, wire.interaction(), QUESTION, path="a")
    await bring(panels, studio, below=False, table=over)
    assert wire.done == ["edit"]


async def test_a_press_that_comes_while_the_panel_is_drawn_wins(
    panels: OpenPanels, studio: Studio, wire: Wire
) -> None:
    await shown(panels, wire.interaction("old "))
    bringing = asyncio.create_task(bring(panels, studio, below=True))
    await asyncio.sleep(0)
    await shown(panels, wire.interaction("new "), QUESTION)
    await bringing
    assert wire.done == []


async def test_only_so_many_panels_follow_in_one_channel(
    panels: OpenPanels, studio: Studio, wire: Wire, clock: Clock
) -> None:
    for _ in range(MOST_FOLLOWING + 3):
        await shown(panels, wire.interaction())
        await bring(panels, studio, below=True)
    assert wire.done.count("send") == MOST_FOLLOWING
    clock.now += MINUTE
    await bring(panels, studio, below=True)
    assert wire.done.count("send") == MOST_FOLLOWING + 1


async def test_a_panel_that_is_changed_where_it_is_costs_nothing_of_that(
    panels: OpenPanels, studio: Studio, wire: Wire
) -> None:
    for _ in range(MOST_FOLLOWING + 3):
        await shown(panels, wire.interaction())
        await bring(panels, studio, below=False)
    assert wire.done.count("edit") == MOST_FOLLOWING + 3


async def test_a_panel_that_can_not_be_reached_is_given_up(
    panels: OpenPanels, studio: Studio, wire: Wire, clock: Clock
) -> None:
    presence = Presence(clock)
    panels = OpenPanels(presence, assembly(Preferences(KeptSettings())), clock)
    with panels.used(KEY, asks=True):
        await shown(panels, wire.interaction())
    assert presence.has_panel(*KEY)
    wire.broken = True
    await bring(panels, studio, below=True)
    assert not presence.has_panel(*KEY)
    wire.broken = False
    await bring(panels, studio, below=True)
    assert wire.done == []


async def test_who_presses_the_old_panel_while_the_new_one_comes_is_answered_in_the_old_one(
    panels: OpenPanels, studio: Studio, wire: Wire
) -> None:
    await shown(panels, wire.interaction())
    using = panels.used(KEY, asks=True)
    wire.meanwhile = using.__enter__
    await bring(panels, studio, below=True)
    assert wire.done == ["send", "delete follow-up 101"]
    using.__exit__(None, None, None)


async def test_a_press_that_is_answered_while_the_new_panel_comes_keeps_its_panel(
    panels: OpenPanels, studio: Studio, wire: Wire
) -> None:
    await shown(panels, wire.interaction())
    pressed = asyncio.Event()
    wire.meanwhile = pressed.set
    send = wire.send_slowly = asyncio.Event()
    bringing = asyncio.ensure_future(bring(panels, studio, below=True))
    await pressed.wait()
    await shown(panels, wire.interaction("newer ", opens=False, number=2))
    send.set()
    await bringing
    assert wire.done == ["send", "delete follow-up 101"]


async def test_of_two_panels_only_the_answer_to_the_newest_press_stays(
    panels: OpenPanels, studio: Studio, wire: Wire
) -> None:
    """The pressed panel moved below a picture at that moment, so its answer came below that."""
    await shown(panels, wire.interaction("opening "))
    await bring(panels, studio, below=True)
    assert wire.done == ["opening send", "opening delete"]
    await shown(panels, wire.interaction("pressing ", opens=False, number=3), message=200)
    assert wire.done[2:] == ["opening delete follow-up 101"]
    await shown(panels, wire.interaction("late ", opens=False, number=2), message=300)
    assert wire.done[3:] == ["late delete follow-up 300"]
    await bring(panels, studio, below=True)
    assert wire.done[4:] == ["pressing send", "pressing delete follow-up 200"]


async def test_a_question_that_others_have_changed_is_brought_up_to_date_where_it_is(
    panels: OpenPanels, studio: Studio, wire: Wire
) -> None:
    await shown(panels, wire.interaction(), replace(QUESTION, text="As it was before"), seq=6)
    await bring(panels, studio, below=False)
    assert wire.done == ["edit"]


async def test_a_question_that_shows_the_same_or_is_half_answered_is_left_alone(
    panels: OpenPanels, studio: Studio, wire: Wire
) -> None:
    await shown(panels, wire.interaction(), QUESTION, seq=6)
    await bring(panels, studio, below=False)
    await shown(panels, wire.interaction(), replace(QUESTION, text="Half"), seq=7, path="a")
    await bring(panels, studio, below=False)
    await bring(panels, studio, below=True, acted=(ANN,))
    assert wire.done == []


@pytest.mark.parametrize(("known", "shows"), [("a/b", "After a/b"), ("gone", "At the beginning")])
async def test_a_half_answered_question_that_others_have_changed_goes_on_where_it_is(
    wire: Wire, studio: Studio, clock: Clock, monkeypatch: pytest.MonkeyPatch, known: str, shows: str
) -> None:
    async def asked(table: Any, seat: int, path: Path, *args: Any, **kwargs: Any) -> Card:
        if path.text == "gone":
            raise Refusal("outdated")
        return replace(QUESTION, text=f"After {path.text}" if path.answers else "At the beginning")

    monkeypatch.setattr(assemble, "panel_card", asked)
    panels = OpenPanels(Presence(clock), assembly(Preferences(KeptSettings())), clock)
    await shown(panels, wire.interaction(), replace(QUESTION, text="As it was before"), seq=6, path=known)
    await bring(panels, studio, below=True, acted=(ANN,))
    assert wire.done == ["edit"]
    panels.shown_privately(KEY, 9, asks=True, card=replace(QUESTION, text="As before", seq=6, path=known))
    card = await panels.brought_up_to_date(TABLE_SEEN, SEAT, studio, "en")
    assert card is not None
    assert card.text == shows


async def test_a_private_message_that_is_behind_is_found_with_its_new_question(
    panels: OpenPanels, studio: Studio
) -> None:
    before = replace(QUESTION, text="As it was before", seq=6)
    panels.shown_privately(KEY, 9, asks=True, card=before)
    fresh = await panels.brought_up_to_date(TABLE_SEEN, SEAT, studio, "en")
    assert fresh is not None
    assert fresh.text == QUESTION.text
    panels.shown_privately(KEY, 9, asks=True)  # a press in it is being answered
    assert await panels.brought_up_to_date(TABLE_SEEN, SEAT, studio, "en") is None
    panels.shown_privately(KEY, 9, asks=True, card=replace(QUESTION, seq=6))
    assert await panels.brought_up_to_date(TABLE_SEEN, SEAT, studio, "en") is None, "it shows the same"


def test_whoever_plays_in_a_private_message_is_present(clock: Clock) -> None:
    presence = Presence(clock)
    panels = OpenPanels(presence, assembly(Preferences(KeptSettings())), clock)
    panels.pressed_privately(KEY)
    assert presence.is_here(*KEY)


@pytest.mark.parametrize(
    ("opened", "picture", "card", "done"),
    [
        (30, 20, REST, ["edit"]),
        (10, 20, REST, ["send", "delete"]),
        (10, 20, QUESTION, ["edit"]),  # its person is busy with it
    ],
)
async def test_a_panel_at_rest_above_an_edited_picture_comes_below_it(
    panels: OpenPanels, studio: Studio, wire: Wire, opened: int, picture: int, card: Card, done: list[str]
) -> None:
    pressed = wire.interaction(opens=False)
    pressed.message.id = opened
    await shown(panels, pressed, replace(card, text="Before"), seq=6)
    await panels.bring(TABLE_SEEN, SEAT, studio, below=False, acted=(), picture=picture)
    assert wire.done == done
