"""One stateless router for every button, menu and form.

It reads the `custom_id`, looks the verb up in the table of `verbs`, acknowledges as the table says, lets
`presses` do it and answers. Whatever can't be done is said by `reply`.
"""

from __future__ import annotations

import asyncio
from typing import Any

import discord

from bot.service.refusal import Refusal
from bot.ui.ids import read
from bot.ui.presses import Click, Presses
from bot.ui.reply import Reply, replying
from bot.ui.variants import typed_values
from bot.ui.verbs import VERBS, Acknowledged, Verb

PRESSES = (discord.InteractionType.component, discord.InteractionType.modal_submit)


class Router:
    """Every press of a button, choice in a menu and form that was filled in comes through here."""

    def __init__(self, presses: Presses) -> None:
        self._presses = presses

    async def route(self, interaction: discord.Interaction) -> None:
        """Handle the interaction if it is a press of ours."""
        if interaction.type not in PRESSES or interaction.data is None:
            return
        press = read(str(interaction.data.get("custom_id", "")))
        verb = VERBS.get(press.verb) if press else None
        look = f"{press.verb}:{press.table}" if press and verb and verb.looks else ""
        async with replying(interaction, look) as reply:
            form = interaction.type is discord.InteractionType.modal_submit
            if press is None or verb is None or (form and not verb.from_form):
                raise Refusal("unknown-button")
            chosen: Any = interaction.data.get("values") or typed_values(interaction.data)
            values = tuple(str(value) for value in chosen) if isinstance(chosen, list | tuple) else ()
            await self._carry_out(verb, Click(press, reply, values, reply.person))

    async def _carry_out(self, verb: Verb, click: Click) -> None:
        reply = click.reply
        match verb.acknowledged:
            case Acknowledged.BY_ANSWER:
                heard = True
            case Acknowledged.MEANWHILE:
                await self._carry_out_meanwhile(verb, click)
                return
            case Acknowledged.FIRST:
                heard = await reply.acknowledge()
            case Acknowledged.SILENTLY:
                heard = await reply.acknowledge(silently=True)
        if heard:
            await self._answer(reply, await self._presses.admitted(verb.handler, click))

    async def _carry_out_meanwhile(self, verb: Verb, click: Click) -> None:
        """The handler changes nothing: what it can't do is said once the press is acknowledged."""
        heard, answer = await asyncio.gather(
            click.reply.acknowledge(), self._presses.admitted(verb.handler, click), return_exceptions=True
        )
        if isinstance(heard, BaseException):
            raise heard
        if not heard:
            return
        if isinstance(answer, BaseException):
            raise answer
        await self._answer(click.reply, answer)

    @staticmethod
    async def _answer(reply: Reply, answer: Any) -> None:
        if isinstance(answer, discord.ui.Modal):
            await reply.ask(answer)
        elif answer is not None:
            await reply.answer(answer)
