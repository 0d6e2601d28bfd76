"""Every input a modal can have, filled in by a person and read by discord.py."""

import asyncio

import discord
import pytest
from discord import ui

from playground.driver import CannotDo, Outcome, Playground
from playground.people import Filled
from tests.playground.tiny_bot import TinyBot

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
    assert await asyncio.wait_for(answers.get(), 5) == ("hello", "b", ["a", "c"], ["b", "c"], True)


async def test_what_is_not_required_may_stay_empty(pg: Playground, bot: TinyBot) -> None:
    answers: asyncio.Queue[Answers] = asyncio.Queue()
    ann = pg.person("Ann")
    filled = {"text": "hello", "radio": "b", "menu": "a"}
    await (await ann.submit_modal(await opened(pg, bot, answers), filled)).message()
    assert await asyncio.wait_for(answers.get(), 5) == ("hello", "b", [], ["a"], False)


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
