"""The bot as a process, and people who play whole games on the local Discord."""

from __future__ import annotations

import asyncio
import os
import re
import signal
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from bot.store import Address, Where
from bot.texts import language, translator
from bot.ui.cards.button_names import button_names
from engines.core.record import Record
from playground.driver import CannotDo, Outcome, Person, Playground
from playground.faults import Fault
from playground.model import Channel, Message
from tests.discord_api import twins
from tests.soak import SOAK
from tests.wire.warm import ColdBot, ForkedBot, fork_bot

PATIENCE = 1200.0 if SOAK else 240.0
"""The most seconds that a test waits for something to happen; no test depends on the bot's speed."""


DUMP = signal.SIGUSR1
"""The signal on which a forked bot writes the stacks of its threads and tasks into its log."""
LOG_SHOWN = 12_000
"""Characters of the bot's log that a failed test shows."""

SEAT = re.compile(r"^\S \*\*", re.MULTILINE)
"""A line of a lobby with a seat: an emblem, then a name."""
TEXT = 10
"""The type of a component that is text."""

Chooser = Callable[[Sequence[str]], str]
"""Picks one of the offered buttons by their custom_ids."""


class BotProcess:
    """The bot as a process on the local Discord, with its data in a file or a database of the test's."""

    def __init__(
        self,
        playground: Playground,
        data: Where,
        *,
        cold: bool = False,
        drawn: bool = SOAK,
        log: Path | None = None,
        **environment: str,
    ) -> None:
        """`cold`: from its first import on. `drawn`: with the games' own pictures, as a cold one always."""
        self._playground = playground
        self._start: Callable[[Mapping[str, str], Path], ForkedBot | ColdBot] = (
            ColdBot if cold else partial(fork_bot, sketches=not drawn)
        )
        self._environment = {
            **os.environ,
            "DISCORD_TOKEN": playground.token,
            "DISCORD_API": playground.rest_url,
            "DISCORD_GATEWAY": playground.gateway_url,
            "CASTELLAN_DATA": data.secret if isinstance(data, Address) else str(data),
            "CASTELLAN_TABLES_PER_SERVER": "100",
            "CASTELLAN_DOUBLE_TAP": "0",  # scripted clicks are quicker than any person's
            **({} if drawn or cold else {"CASTELLAN_DRAWERS": "0"}),  # sketches are made in one process
            **environment,
        }
        if log is None:
            assert isinstance(data, Path)
            log = data.with_suffix(".log")
        self._log = log
        self._process: ForkedBot | ColdBot | None = None

    async def start(self) -> None:
        """Starts it and waits until it is connected and its commands are known."""
        before = self._sessions()
        self._process = await asyncio.to_thread(self._start, self._environment, self._log)
        await self._playground.wait_for(
            lambda: self._sessions() > before, PATIENCE, describe=lambda: self.log
        )
        await self._playground.registered("table", PATIENCE)

    async def kill(self, how: signal.Signals = signal.SIGKILL) -> None:
        """Sends kill -9 or another signal."""
        if self._process is not None:
            before = self._sessions()
            process, self._process = self._process, None
            await asyncio.to_thread(process.kill, how)
            if before:
                await self._playground.wait_for(lambda: self._sessions() < before, PATIENCE)

    def _sessions(self) -> int:
        """Returns the number of sessions that may be this one's: of its shard, if it has one of several."""
        live = self._playground.server.gateway.live
        shard = self._environment.get("CASTELLAN_SHARD_IDS")
        return len([number for number, _ in live if shard is None or number == int(shard)])

    async def stop(self) -> None:
        """Asks it to end, as Ctrl-C does, and waits for its end."""
        await self.kill(signal.SIGINT)

    async def restart(self) -> None:
        await self.kill()
        await self.start()

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.is_running

    @property
    def log(self) -> str:
        return self._log.read_text(encoding="utf-8", errors="replace") if self._log.exists() else ""

    async def logs(self, words: str, times: int = 1) -> None:
        """Waits until its log has these words, which changes nothing in the world."""
        async with asyncio.timeout(PATIENCE):
            while self.log.count(words) < times:  # noqa: ASYNC110 the log is a file
                await asyncio.sleep(0.05)

    async def __aenter__(self) -> BotProcess:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, *_: object
    ) -> None:
        if isinstance(error, TimeoutError) and self._process is not None and self.is_running:
            self._process.send(DUMP)
            await asyncio.sleep(1.0)
        await self.kill()
        if error is None:
            assert twins.SENTENCE not in self.log
        else:
            error.add_note(f"The end of the bot's log:\n{self.log[-LOG_SHOWN:]}")


async def held(fault: Fault) -> None:
    """Waits until a request hangs there, which changes nothing in the world."""
    for _ in range(int(PATIENCE / 0.02)):
        if fault.holding:
            return
        await asyncio.sleep(0.02)
    raise AssertionError("nothing hangs")


def say(person: Person, message: str, **args: str | int) -> str:
    """Returns a text of the catalogue as the person reads it at a table in their own language."""
    lang = language(person.user.locale)
    turn = {"button-turn": translator(lang)("your-turn")}
    return translator(lang)(message, **{**button_names(lang), **turn, **args})


def buttons(message: Message, verb: str) -> list[str]:
    """The custom_ids of a message's buttons with that verb, in order, the disabled ones left out.

    The answers that a panel's menu offers stand among those of "ask", with the ids that buttons would have.
    """
    found: list[str] = []
    for component in message.walk():
        custom_id = component.get("custom_id", "")
        if verb == "ask" and (menu := menu_answers(component)):
            found += menu
        elif custom_id.split(":")[3:4] == [verb] and not component.get("disabled"):
            found.append(custom_id)
    return found


def menu_answers(component: Mapping[str, Any]) -> dict[str, str]:
    """The values of a menu in which one answer is chosen, by the ids that buttons would have."""
    head, _, path = component.get("custom_id", "").rpartition(":")
    if not head.endswith((":ask", ":pick")) or component.get("max_values") != 1:
        return {}
    home = f"{head.removesuffix(':pick').removesuffix(':ask')}:ask:{path}"
    return {
        f"{home}/{o['value']}" if path else f"{home}{o['value']}": o["value"] for o in component["options"]
    }


def answers(person: Person, panel: Message) -> list[str]:
    """The answers of a panel, "Back" and "Show more" left out, and menus in which a set is chosen."""
    ways = (say(person, "back"), say(person, "more-options"))
    shown = [part for part in panel.walk() if part.get("label") in ways or part.get("max_values", 1) > 1]
    others = {part.get("custom_id") for part in shown}
    return [pressed for pressed in (*buttons(panel, "do"), *buttons(panel, "ask")) if pressed not in others]


async def take(person: Person, panel: Message, answer: str) -> Outcome:
    """Press the button of an answer, or choose it in the panel's menu."""
    for component in panel.walk():
        if answer in (menu := menu_answers(component)):
            return await person.select(panel, component["custom_id"], [menu[answer]])
    return await person.click(panel, answer)


async def taken(person: Person, panel: Message, answer: str) -> Message:
    """Gives an answer; returns the person's panel after it, wherever it is by then.

    If a newer picture came before the answer, the bot has deleted the panel and sent it again below that.
    """
    outcome = await take(person, panel, answer)
    return await moved_or_here(person, panel, outcome)


async def moved_or_here(person: Person, panel: Message, outcome: Outcome) -> Message:
    """Returns the panel that was pressed, once it is edited, or the one that replaced it below a picture."""
    try:
        return await outcome.message(PATIENCE)
    except CannotDo:
        place = person.place_of(panel)
        return await person.sees(
            lambda one: one.ephemeral_to == person.id and one.id > panel.id and not one.loading,
            channel=place,
            within=PATIENCE,
        )


async def agree(person: Person, asked: Outcome) -> Message:
    """Confirms leaving or closing a table; returns the answer."""
    card = await asked.message(PATIENCE)
    (deed,) = (*buttons(card, "retire"), *buttons(card, "close"))
    return await (await person.click(card, deed)).message(PATIENCE)


class TableDriver:
    """People at one table, who look at messages and press offered buttons."""

    def __init__(self, playground: Playground, host: Person, channel: Channel | None = None) -> None:
        self.playground = playground
        self.host = host
        self.channel = channel or playground.general
        self.lobby: Message | None = None
        self.table_id = ""

    async def open(
        self,
        *others: Person,
        game: str = "kingdomino",
        computers: int = 0,
        options: tuple[str, ...] = (),
        chosen: Mapping[str, Sequence[str]] | None = None,
    ) -> None:
        """Open, fill and start a table: `options` are switched on, `chosen` are variants by their menus."""
        opened = await self.host.slash("table new", {"game": game}, channel=self.channel)
        self.table_id = (await opened.message(PATIENCE)).text.split("**")[1]

        def mine(message: Message) -> bool:
            return any(f":{self.table_id}:" in join for join in buttons(message, "join"))

        self.lobby = await self.host.sees(mine, channel=self.channel, within=PATIENCE)
        for person in others:
            await self.press(person, self.lobby, "join")
            await self._lobby_shows(lambda text, name=person.user.name: name in text)  # type: ignore[misc]
        for number in range(computers):
            await self.press(self.host, self.lobby, "more")
            seats = 2 + len(others) + number
            await self._lobby_shows(lambda text, seats=seats: len(SEAT.findall(text)) >= seats)  # type: ignore[misc]
        if options or chosen:
            panel = await (await self.press(self.host, self.lobby, "options")).message(PATIENCE)
            if everything := [each for each in buttons(panel, "options") if each.endswith(":all")]:
                panel = await (await self.host.click(panel, everything[0])).message(PATIENCE)
            if options:
                menu = buttons(panel, "switch")[0]
                await (await self.host.select(panel, menu, options)).acknowledged(PATIENCE)
            for name, values in (chosen or {}).items():
                panel = await self.choose(panel, name, values)
            await self.playground.wait_for(lambda: buttons(self._lobby, "start"), PATIENCE)
        await self.press(self.host, self._lobby, "start")

    async def choose(self, panel: Message, name: str, values: Sequence[str]) -> Message:
        """Chooses values of a variant in its menu; returns the panel after that."""
        (menu,) = (menu for menu in buttons(panel, "choose") if menu.endswith(f":{name}"))
        return await (await self.host.select(panel, menu, values)).message(PATIENCE)

    @property
    def _lobby(self) -> Message:
        assert self.lobby is not None
        return self.lobby

    async def _lobby_shows(self, condition: Callable[[str], bool]) -> None:
        await self.playground.wait_for(lambda: condition(self._lobby.text), PATIENCE)

    async def lobby_says(self, sentence: str) -> None:
        await self._lobby_shows(lambda text: sentence in text)

    async def press(self, person: Person, message: Message, verb: str) -> Outcome:
        """Presses the first button with that verb and waits for its acknowledgement."""
        offered = buttons(message, verb)
        if not offered and (behind := buttons(message, "setup")):
            message = await (await person.click(message, behind[0])).message(PATIENCE)
            offered = buttons(message, verb)
        if not offered:
            raise CannotDo(f"no button {verb} in {message.labels}")
        outcome = await person.click(message, offered[0])
        await outcome.acknowledged(PATIENCE)
        return outcome

    @property
    def place(self) -> Channel:
        """The place where the table is played: its thread, or the channel."""
        threads = self.playground.threads(self.channel)
        return next((thread for thread in threads if thread.name.endswith(self.table_id)), self.channel)

    async def exported(self) -> Record:
        """Returns the record of the game, as its host exports it."""
        answer = await (await self.host.slash("table export", {"table": self.table_id})).message(PATIENCE)
        return Record.model_validate_json(self.playground.attachment(answer))

    def boards(self) -> list[Message]:
        """The public pictures so far, oldest first."""
        mark = f"-{self.table_id}-"
        return [
            message
            for message in self.host.messages(self.place)
            if not message.ephemeral and any(mark in a.filename for a in message.attachments)
        ]

    async def board(self, condition: Callable[[Message], object] = bool) -> Message:
        """Returns the newest public picture, once it fits.

        A last board without buttons does not count: the result follows.
        """

        def newest() -> Message | None:
            boards = self.boards()
            usable = boards and any("custom_id" in part for part in boards[-1].walk())
            return boards[-1] if usable and condition(boards[-1]) else None

        return await self.playground.wait_for(newest, PATIENCE)

    async def settled(self) -> Message:
        """Returns the newest public picture once it is noted: then the older ones have lost their buttons."""

        def newest() -> Message | None:
            *older, last = self.boards()
            return None if any("custom_id" in part for board in older for part in board.walk()) else last

        return await self.playground.wait_for(newest, PATIENCE)

    async def after(self, shown: str) -> Message:
        """Returns the newest public picture once it shows another event than that one."""
        return await self.board(lambda m: shows(m) != shown)

    def due(self, board: Message, people: Sequence[Person]) -> Person | None:
        """Returns the person named below the picture: by a mention if absent, otherwise by name."""
        if not buttons(board, "turn"):
            return None
        status = status_of(board)
        return next((one for one in people if one.mention in status or one.user.name in status), None)

    async def decide(self, person: Person, board: Message, choose: Chooser) -> Message:
        """Opens the panel and presses on until it asks nothing more."""
        panel, shown = await (await self.press(person, board, "turn")).message(PATIENCE), shows(board)
        while offered := buttons(panel, "do") or buttons(panel, "ask"):
            try:
                panel = await taken(person, panel, choose(offered))
            except CannotDo:  # the panel moved between two presses
                await self.after(shown)
                break
        return panel

    async def play(self, people: Sequence[Person], choose: Chooser) -> Message:
        """Plays to the end with any of the offered buttons; returns the last picture."""

        async def press_on(person: Person, panel: Message) -> None:
            while offered := buttons(panel, "do") or buttons(panel, "ask"):
                panel = await taken(person, panel, choose(offered))

        return await self.play_on(people, press_on)

    async def play_on(
        self,
        people: Sequence[Person],
        decide: Callable[[Person, Message], Awaitable[None]],
        until: Callable[[Message], bool] = lambda board: is_last(board),
    ) -> Message:
        """Lets all people answer their panels, picture by picture, to the end or until a picture fits.

        Returns that picture.
        """
        while True:
            board = await self.board(lambda m: buttons(m, "turn") or is_last(m))
            if until(board) or is_last(board):
                return board
            asked, shown = False, shows(board)
            for person in people:
                try:
                    panel = await (await self.press(person, board, "turn")).message(PATIENCE)
                    asked = asked or bool(buttons(panel, "do") or buttons(panel, "ask"))
                    await decide(person, panel)
                except CannotDo:  # the next picture took the buttons, and the panel moved below it
                    asked = True
            if not asked:
                await self.after(shown)


def status_of(board: Message) -> str:
    """Returns the words below the picture: the players who are due."""
    texts = [part["content"] for part in board.walk() if part.get("type") == TEXT]
    return texts[-1] if len(texts) > 1 else ""


def shows(board: Message) -> str:
    """Returns the event that a picture shows, by the name of its file: a picture may be edited in place."""
    return board.attachments[0].filename


def is_told(deeds: Sequence[str], boards: Sequence[Message]) -> bool:
    """Whether the posts tell most of what people did; a phone's screen has no room for all of a long turn."""
    told = "\n".join(board.text for board in boards)
    missing = [deed for deed in deeds if deed not in told]
    return bool(deeds) and len(missing) <= len(deeds) / 2


def is_last(board: Message) -> bool:
    """A picture without "Your turn" that still has its other buttons: the game is over."""
    return bool(buttons(board, "look")) and not buttons(board, "turn")
