"""A press and the requests to Discord that follow: for tests without Discord."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from types import SimpleNamespace
from typing import Any

import discord
from discord.app_commands import AppCommandContext

from bot.ui.cards.card import NOBODY
from tests.discord_api.messages import walk

ANN = 11
GUILD = 5
BELOW = 99
"""The message of a follow-up."""
LOST = TimeoutError("nothing came back")


def refused(code: int, status: int = 400) -> discord.HTTPException:
    """Returns Discord's error for a request that it refuses."""
    answer: Any = SimpleNamespace(status=status, reason="")
    return discord.HTTPException(answer, {"code": code, "message": "no"})


class Pressed:
    """An interaction on a public message. Every reply to it must be private and must not ping.

    `fails` are the errors of the next requests, None for no error.
    """

    type = discord.InteractionType.component
    id = 1234
    locale = discord.Locale.british_english
    guild_locale = discord.Locale.british_english
    guild_id: int | None = GUILD
    user = SimpleNamespace(id=ANN, display_name="Ann")
    command = None
    context = AppCommandContext(guild=True)
    client = SimpleNamespace(get_guild=lambda guild: SimpleNamespace(id=guild))

    def __init__(self, custom_id: str = "k1:ABCDEF:1:turn:", fails: Iterable[Exception | None] = ()) -> None:
        self.data = {"custom_id": custom_id}
        self.extras: dict[str, object] = {}
        self.message: Any = SimpleNamespace(id=77, flags=SimpleNamespace(ephemeral=False))
        self.done: list[str] = []
        """The requests to Discord, in order, failed tries too."""
        self.said = ""
        """The words of the last message that it accepted."""
        self._fails = list(fails)
        self._answered = False
        self.response: Any = SimpleNamespace(
            is_done=lambda: self._answered,
            defer=self._asks("defer", answers=True),
            send_message=self._asks("send", answers=True),
            edit_message=self._asks("edit the message", answers=True),
            send_modal=self._open,
        )
        self.followup: Any = SimpleNamespace(send=self._asks("follow up"))
        self.edit_original_response = self._asks("edit the answer")
        self.delete_original_response = self._asks("take the answer away")

    async def _open(self, form: object) -> None:
        self.done.append("open a form")

    def _asks(self, what: str, *, answers: bool = False) -> Callable[..., Awaitable[Any]]:
        async def ask(*, thinking: bool | None = None, view: Any = None, **named: object) -> Any:
            self.done.append(what if thinking is None else f"{what}, {'thinking' if thinking else 'silent'}")
            if "edit" not in what and "away" not in what:
                assert named["ephemeral"] is True
            if view is not None:
                assert named["allowed_mentions"] is NOBODY
            error = self._fails.pop(0) if self._fails else None
            if error is not None:
                raise error
            self._answered |= answers
            if view is not None:
                self.said = "\n".join(
                    part["content"] for part in walk(view.to_components()) if "content" in part
                )
            return SimpleNamespace(id=BELOW) if what == "follow up" else None

        return ask
