"""Every input a modal can have, filled in by a person and read by discord.py."""

import asyncio

import discord
import pytest
from discord import ui

from playground.driver import CannotDo, Outcome, Playground
from playground.errors import Refusal
from playground.forms import Filled
from playground.messages import Upload
from tests.playground.raw import Raw
from tests.playground.tiny_bot import TinyBot, data_of
from tests.support.waiting import PATIENCE

Answers = tuple[str, str | None, list[str], list[str], bool]


class Questions(ui.Modal):
    def __init__(self, answers: "asyncio.Queue[Answers]") -> None:
        super().__init__(title="Questions", custom_id="questions")
        self._answers = answers
        options = [discord.SelectOption(label=x, value=x) for x in "abc"]
        self.text: ui.TextInput[Questions] = ui.TextInput(custom_id="text", min_length=2, max_length=5)
        self.radio: ui.RadioGroup[Questions] = ui.RadioGroup(
            custom_id="radio", options=[discord.RadioGroupOption(label=x, value=x) for x in "abc"]
        )
        self.boxes: ui.CheckboxGroup[Questions] = ui.CheckboxGroup(
            custom_id="boxes",
            min_values=0,
            max_values=2,
            required=False,
            options=[discord.CheckboxGroupOption(label=x, value=x) for x in "abc"],
        )
        self.menu: ui.Select[Questions] = ui.Select(custom_id="menu", options=options, max_values=2)
        self.box: ui.Checkbox[Questions] = ui.Checkbox(custom_id="box")
        inputs: list[ui.Item[Questions]] = [self.text, self.radio, self.boxes, self.menu, self.box]
        for number, one in enumerate(inputs):
            self.add_item(ui.Label(text=f"Question {number}", component=one))

    async def on_submit(self, interaction: discord.Interaction[discord.Client]) -> None:
        await interaction.response.send_message("thanks", ephemeral=True)
        values = (self.text.value, self.radio.value, self.boxes.values, self.menu.values, self.box.value)
        self._answers.put_nowait(values)


async def opened(pg: Playground, bot: TinyBot, answers: "asyncio.Queue[Answers]") -> Outcome:
    async def ask(interaction: discord.Interaction[discord.Client], _: str) -> None:
        await interaction.response.send_modal(Questions(answers))

    bot.handlers["run"] = ask
    outcome = await pg.person("Ann").slash("run")
    await outcome.modal()
    return outcome


async def test_every_kind_of_input_reaches_the_bot(pg: Playground, bot: TinyBot) -> None:
    answers: asyncio.Queue[Answers] = asyncio.Queue()
    ann = pg.person("Ann")
    filled: dict[str, Filled] = {
        "text": "hello",
        "radio": "b",
        "boxes": ["a", "c"],
        "menu": ["b", "c"],
        "box": True,
    }
    sent = await ann.submit_modal(await opened(pg, bot, answers), filled)
    assert (await sent.message()).text == "thanks"
    assert await asyncio.wait_for(answers.get(), PATIENCE) == ("hello", "b", ["a", "c"], ["b", "c"], True)


async def test_what_is_not_required_may_stay_empty(pg: Playground, bot: TinyBot) -> None:
    answers: asyncio.Queue[Answers] = asyncio.Queue()
    ann = pg.person("Ann")
    filled = {"text": "hello", "radio": "b", "menu": "a"}
    await (await ann.submit_modal(await opened(pg, bot, answers), filled)).message()
    assert await asyncio.wait_for(answers.get(), PATIENCE) == ("hello", "b", [], ["a"], False)


@pytest.mark.parametrize(
    "change",
    [
        {"text": ""},
        {"text": "x"},
        {"text": "longer than five"},
        {"text": ["a", "list"]},
        {"radio": "z"},
        {"radio": ""},
        {"boxes": ["a", "b", "c"]},
        {"menu": []},
        {"menu": ["z"]},
        {"nonsense": "x"},
    ],
)
async def test_a_client_does_not_send_a_modal_filled_in_wrongly(
    pg: Playground, bot: TinyBot, change: dict[str, str | list[str]]
) -> None:
    outcome = await opened(pg, bot, asyncio.Queue())
    filled: dict[str, str | list[str]] = {"text": "hello", "radio": "b", "menu": ["a"]}
    with pytest.raises(CannotDo):
        await pg.person("Ann").submit_modal(outcome, {**filled, **change})
    assert len(bot.seen) == 1


class Chooser(ui.Modal):
    """The inputs by which people, roles, channels and files are chosen."""

    def __init__(self, answers: "asyncio.Queue[list[str]]") -> None:
        super().__init__(title="Chooser", custom_id="chooser")
        self._answers = answers
        self.people: ui.UserSelect[Chooser] = ui.UserSelect(custom_id="people", max_values=2, required=True)
        self.role: ui.RoleSelect[Chooser] = ui.RoleSelect(custom_id="role", required=False)
        self.any: ui.MentionableSelect[Chooser] = ui.MentionableSelect(custom_id="any", max_values=2)
        self.place: ui.ChannelSelect[Chooser] = ui.ChannelSelect(
            custom_id="place", channel_types=[discord.ChannelType.text], required=True
        )
        self.files: ui.FileUpload[Chooser] = ui.FileUpload(custom_id="files", required=False, max_values=2)
        for one in (self.people, self.role, self.any, self.place, self.files):
            self.add_item(ui.Label(text=one.custom_id, component=one))

    async def on_submit(self, interaction: discord.Interaction[discord.Client]) -> None:
        chosen = [*self.people.values, *self.role.values, *self.any.values, *self.place.values]
        names = [one.name for one in chosen]
        files = [f"{file.filename} {(await file.read()).decode()}" for file in self.files.values]
        await interaction.response.send_message("thanks", ephemeral=True)
        self._answers.put_nowait([*names, *files])


async def chooser(pg: Playground, bot: TinyBot, answers: "asyncio.Queue[list[str]]") -> Outcome:
    async def ask(interaction: discord.Interaction[discord.Client], _: str) -> None:
        await interaction.response.send_modal(Chooser(answers))

    bot.handlers["run"] = ask
    outcome = await pg.person("Ann").slash("run")
    await outcome.modal()
    return outcome


async def test_people_roles_channels_and_files_reach_the_bot(pg: Playground, bot: TinyBot) -> None:
    answers: asyncio.Queue[list[str]] = asyncio.Queue()
    ann, bob = pg.person("Ann"), pg.person("Bob")
    knights = pg.role("Knights")
    filled: dict[str, Filled] = {
        "people": [str(bob.id), str(ann.id)],
        "role": [str(knights.id)],
        "any": [str(knights.id), str(bob.id)],
        "place": str(pg.general.id),
        "files": [Upload(0, "plan.txt", b"112211")],
    }
    await (await ann.submit_modal(await chooser(pg, bot, answers), filled)).message()
    told = await asyncio.wait_for(answers.get(), PATIENCE)
    assert sorted(told) == sorted(["bob", "ann", "Knights", "Knights", "bob", "general", "plan.txt 112211"])
    del filled["role"], filled["files"]
    await (await ann.submit_modal(await chooser(pg, bot, answers), filled)).message()
    assert sorted(await asyncio.wait_for(answers.get(), PATIENCE)) == [
        "Knights",
        "ann",
        "bob",
        "bob",
        "general",
    ]


@pytest.mark.parametrize(
    "change",
    [
        {"people": []},
        {"people": ["somebody"]},
        {"role": ["ann"]},
        {"place": ["voice"]},
        {"place": ["elsewhere"]},
        {"place": []},
        {"files": ["a name"]},
        {"files": [Upload(n, f"{n}.txt", b"") for n in range(3)]},
        {"files": [Upload(0, "large.bin", bytes(10 * 1024 * 1024 + 1))]},
    ],
)
async def test_a_client_offers_only_what_there_is_to_choose(
    pg: Playground, bot: TinyBot, change: dict[str, list[str | Upload]]
) -> None:
    ann = pg.person("Ann")
    ids = {
        "ann": ann.id,
        "voice": pg.channel("voice", "voice").id,
        "elsewhere": pg.channel("hall", guild=pg.guild("Elsewhere")).id,
    }
    filled: dict[str, Filled] = {"people": str(ann.id), "any": str(ann.id), "place": str(pg.general.id)}
    [(field, values)] = change.items()
    filled[field] = [str(ids.get(one, one)) if isinstance(one, str) else one for one in values]
    outcome = await chooser(pg, bot, asyncio.Queue())
    with pytest.raises((CannotDo, Refusal)):
        await ann.submit_modal(outcome, filled)


async def test_what_a_form_holds_when_it_is_opened_is_sent_unless_it_is_changed(
    pg: Playground, raw: Raw
) -> None:
    await raw.register("ask")
    ann, bob = pg.person("Ann"), pg.person("Bob")
    options = [{"label": x, "value": x, "default": x == "b"} for x in "abc"]
    fields = [
        {"type": 4, "custom_id": "text", "style": 1, "value": "as it was"},
        {"type": 3, "custom_id": "menu", "options": options},
        {"type": 21, "custom_id": "radio", "options": options},
        {"type": 5, "custom_id": "person", "default_values": [{"id": str(bob.id), "type": "user"}]},
        {"type": 23, "custom_id": "box", "default": True},
    ]
    modal = {
        "custom_id": "form",
        "title": "A form",
        "components": [{"type": 18, "label": "?", "component": one} for one in fields],
    }
    outcome = await ann.slash("ask")
    assert (await raw.answer(outcome, 9, modal))[0] == 204
    sent = await ann.submit_modal(outcome, {"menu": "c"})
    inputs = [row["component"] for row in sent.interaction.data["components"]]
    assert [one.get("value", one.get("values")) for one in inputs] == [
        "as it was",
        ["c"],
        "b",
        [str(bob.id)],
        True,
    ]
    assert list(sent.interaction.data["resolved"]["users"]) == [str(bob.id)]


@pytest.mark.parametrize(
    "field",
    [
        {"type": 3, "options": []},
        {"type": 3, "options": [{"label": "a", "value": "a"}], "disabled": True},
        {"type": 5, "min_values": 3, "max_values": 2},
        {"type": 5, "max_values": 26},
        {"type": 5, "default_values": [{"id": "1", "type": "user"}, {"id": "2", "type": "user"}]},
        {"type": 19, "max_values": 11},
        {"type": 21, "options": [{"label": "a", "value": "a"}]},
        {"type": 22, "options": [{"label": "a", "value": "a"}], "max_values": 11},
    ],
)
async def test_a_form_that_no_client_could_show_is_refused(
    pg: Playground, raw: Raw, wrong_requests: None, field: dict[str, object]
) -> None:
    await raw.register("ask")
    label = {"type": 18, "label": "?", "component": {"custom_id": "x", **field}}
    data = {"custom_id": "form", "title": "A form", "components": [label]}
    status, body = await raw.answer(await pg.person("Ann").slash("ask"), 9, data)
    assert (status, body["code"]) == (400, 50035)


async def test_a_messages_menu_offers_people_roles_and_channels(pg: Playground, bot: TinyBot) -> None:
    seen: asyncio.Queue[list[str]] = asyncio.Queue()

    async def picked(interaction: discord.Interaction[discord.Client], _: str) -> None:
        await interaction.response.defer()
        resolved = data_of(interaction)["resolved"]
        seen.put_nowait(sorted(resolved))

    bot.handlers |= {"people": picked, "place": picked}
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.ActionRow(ui.UserSelect[ui.LayoutView](custom_id="people")))
    view.add_item(ui.ActionRow(ui.ChannelSelect[ui.LayoutView](custom_id="place")))
    view.stop()
    sent = await bot.get_partial_messageable(pg.general.id).send(view=view)
    ann, message = pg.person("Ann"), pg.world.message(sent.id)
    await ann.select(message, "people", [str(ann.id)])
    assert await asyncio.wait_for(seen.get(), PATIENCE) == ["members", "users"]
    await ann.select(message, "place", [str(pg.general.id)])
    assert await asyncio.wait_for(seen.get(), PATIENCE) == ["channels"]
    with pytest.raises(CannotDo, match="not offered"):
        await ann.select(message, "people", ["Ann"])
