"""Ask, pick, do: the way through a panel, from its first question to a decision.

Tables, lessons and the daily castle are walked through in the same way. Each kind of game says how its
position is found, shown and changed.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Generic, Protocol, TypeVar

from bot.tables.preferences import Preferences
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.ui.cards.card import Card
from bot.ui.interactions.click import Click
from bot.ui.interactions.codec import TEXT, Codec
from bot.ui.interactions.press import Press
from bot.ui.interactions.verb import Acknowledged, Scope, Verb
from bot.ui.panel.questions import PATH, PanelVerbs, Path, done_at_once
from bot.work.drawing import Studio

OUTDATED = ("outdated", "not-your-turn", "illegal-action", "already-done")
"""Refusals of a decision that the current panel explains best."""


class Position(Protocol):
    """A game's position, and the seat of the person who presses."""

    @property
    def table(self) -> Table: ...
    @property
    def seat(self) -> int: ...


P = TypeVar("P", bound=Position)


class PanelGame(Protocol[P]):
    """A kind of game whose decisions are made in panels."""

    async def find(self, click: Click) -> P:
        """Returns the current position; raises a Refusal if the person has none."""

    async def is_current(self, at: P, click: Click) -> bool:
        """Whether the button still asks about this position."""

    async def show(self, at: P, click: Click, path: Path) -> Card:
        """The panel after these answers; a Refusal if they lead nowhere."""

    async def act(self, at: P, click: Click, action: str) -> Card:
        """Make the decision; the answer is the panel after it."""

    async def show_outdated(self, at: P, click: Click) -> Card:
        """Returns the current panel, with a note that the button was outdated."""


def _whole(argument: Any) -> Any:
    return argument


class PanelWalk(Generic[P]):
    """The three verbs of one kind of panel.

    `part` takes the path or action out of an argument that also names the game.
    """

    def __init__(
        self,
        game: PanelGame[P],
        preferences: Preferences,
        studio: Studio,
        part: Callable[[Any], Any] = _whole,
    ) -> None:
        self._game = game
        self._preferences = preferences
        self._studio = studio
        self._part = part

    def verbs(
        self,
        ids: PanelVerbs,
        argument: Callable[[Codec[Any]], Codec[Any]] = _whole,
        scope: Scope = Scope.TABLE,
        renewed: Callable[[Press], Press] = _whole,
    ) -> tuple[Verb, Verb, Verb]:
        """The verbs under these ids. `argument` adds what names the game to the codec of a path or action."""
        path, action, playing = argument(PATH), argument(TEXT), scope is Scope.TABLE
        first, meanwhile = Acknowledged.FIRST, Acknowledged.MEANWHILE

        def verb(
            name: str, acknowledged: Acknowledged, handler: Any, codec: Codec[Any], final: bool = False
        ) -> Verb:
            return Verb(
                name,
                acknowledged,
                handler,
                codec,
                scope,
                panel=True,
                playing=playing,
                final=final,
                renewed=renewed,
            )

        return (
            verb(ids.ask, meanwhile, self.ask, path),
            verb(ids.pick, first, self.pick, path),
            verb(ids.do, first, self.do, action, final=True),
        )

    async def ask(self, click: Click) -> Card:
        """Returns the next question."""
        return await self._ask(await self._game.find(click), click, self._path(click))

    async def pick(self, click: Click) -> Card:
        """Handles an answer chosen in a menu; carries out an action that needs no further question."""
        at, path = await self._game.find(click), self._path(click)
        confirm_all = await self._preferences.confirms_all(click.person.id)
        action = await self._studio.run(done_at_once, at.table, at.seat, path, confirm_all=confirm_all)
        if action is None:
            return await self._ask(at, click, path)
        return await self._act(at, click, action)

    async def do(self, click: Click) -> Card:
        """Makes the decision that the button names."""
        return await self._act(await self._game.find(click), click, self._part(click.argument))

    def _path(self, click: Click) -> Path:
        """Returns the answers that the button encodes, and those chosen in a menu."""
        path: Path = self._part(click.argument)
        return replace(path, answers=(*path.answers, *click.values)) if click.values else path

    async def _ask(self, at: P, click: Click, path: Path) -> Card:
        if not await self._game.is_current(at, click):
            return await self._game.show_outdated(at, click)
        try:
            return await self._game.show(at, click, path)
        except Refusal:
            return await self._game.show_outdated(at, click)

    async def _act(self, at: P, click: Click, action: str) -> Card:
        try:
            return await self._game.act(at, click, action)
        except Refusal as refusal:
            if refusal.code not in OUTDATED:
                raise
        return await self._game.show_outdated(await self._game.find(click), click)
