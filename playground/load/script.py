"""Two people at one table: they open it, sit down, start, and then press the buttons that the bot offers.

A script knows the bot as its people do: its command by name, and its buttons by the verbs in their ids.
"""

import random
import time
from collections.abc import Callable
from contextlib import suppress

from playground.acting import InteractionFailed, Outcome, Person
from playground.driver import Playground
from playground.errors import CannotDo
from playground.load.pace import Pace
from playground.load.tally import Tally
from playground.model import Channel, Message

COMMAND = "table new"
REFUSED = 0xE2603F
"""The color of a card that says that an action was refused."""
SOON = 60.0
LATE = 600.0
TRIES = 5
JOIN, START, TURN, LOOK = "join", "start", "turn", "look"
ANSWERS = ("do", "ask")


def offered(message: Message, *verbs: str) -> list[str]:
    """Returns the ids of the pressable buttons with one of these verbs."""
    return [
        button["custom_id"]
        for button in message.buttons
        if not button.get("disabled") and button.get("custom_id", "").split(":")[3:4] in [[v] for v in verbs]
    ]


class Script:
    """One table after the other, with the same two people in the same channel."""

    def __init__(
        self, playground: Playground, people: tuple[Person, Person], channel: Channel, game: str, seed: int
    ) -> None:
        self._playground = playground
        self._people = people
        self._channel = channel
        self._game = game
        self._rng = random.Random(seed)
        self._lobby: Message | None = None
        self._place: Channel | None = None
        self.table = ""
        self.boards: Callable[[str], Channel | None] = lambda table: None
        """Returns the thread of a table, once it has one."""

    async def open(self, pace: Pace, tally: Callable[[], Tally]) -> None:
        """Open a table: a lobby that others can join."""
        host, answer = self._people[0], None
        for _ in range(TRIES):
            if answer is None:  # after a failure a person tries again
                answer = await self._opened(host, pace, tally())
        if answer is None or "**" not in answer.text:
            raise CannotDo(f"the table was not opened: {answer.text if answer else 'no answer'}")
        self.table = answer.text.split("**")[1]
        mark = f":{self.table}:"
        self._lobby = await host.sees(
            lambda m: any(mark in each for each in offered(m, JOIN)), channel=self._channel, within=LATE
        )

    async def _opened(self, host: Person, pace: Pace, tally: Tally) -> Message | None:
        await pace.turn()
        outcome, begun = (
            await host.slash(COMMAND, {"game": self._game}, channel=self._channel),
            time.monotonic(),
        )
        return await self._answered(tally, COMMAND, outcome, begun)

    async def start(self, pace: Pace, tally: Callable[[], Tally]) -> None:
        """The second person sits down and the first one starts."""
        host, guest = self._people
        lobby = self._lobby
        assert lobby is not None
        await self._press_until(lambda: guest.user.name in lobby.text, guest, lobby, JOIN, pace, tally)
        await self._press_until(lambda: self.boards(self.table), host, lobby, START, pace, tally)
        self._place = self.boards(self.table)

    async def _press_until(
        self,
        done: Callable[[], object],
        person: Person,
        lobby: Message,
        verb: str,
        pace: Pace,
        tally: Callable[[], Tally],
    ) -> None:
        """Presses in the lobby until it succeeds; after a failure a person tries again."""
        for _ in range(TRIES):
            with suppress(TimeoutError):
                await self._playground.wait_for(lambda: done() or offered(lobby, verb), LATE / TRIES)
                if not done():
                    await pace.turn()
                    outcome, begun = await person.click(lobby, offered(lobby, verb)[0]), time.monotonic()
                    await self._answered(tally(), verb, outcome, begun, shown=False)
                await self._playground.wait_for(done, LATE / TRIES)
                return
        raise CannotDo(f"table {self.table}: {verb} leads nowhere")

    async def play(self, pace: Pace, tally: Callable[[], Tally]) -> None:
        """Plays without end: when a game is over, opens the next table."""
        while True:
            place = self._place
            assert place is not None
            board = await self._playground.wait_for(self._board, LATE, about=place.id)
            if not offered(board, TURN):
                await self.open(pace, tally)
                await self.start(pace, tally)
                continue
            asked = False
            for person in self._due(board):
                asked = await self._decide(person, board, pace, tally) or asked
            if not asked:
                await self._next(board, place)

    async def _next(self, board: Message, place: Channel) -> None:
        """Waits for a newer board than this one."""
        before = board.id, board.revision

        def is_new() -> bool:
            newest = self._board()
            return newest is not None and (newest.id, newest.revision) != before

        await self._playground.wait_for(is_new, LATE, about=place.id)

    def _board(self) -> Message | None:
        """Returns the newest public picture that has its buttons."""
        assert self._place is not None
        messages = self._playground.world.state.messages
        for number in reversed(self._place.message_ids):
            message = messages[number]
            if not message.ephemeral and (offered(message, TURN) or offered(message, LOOK)):
                return message
        return None

    def _due(self, board: Message) -> list[Person]:
        """Returns the people that the status line names, by mention or by name; both if it names none."""
        status = board.text.rpartition("\n")[2]
        named = [one for one in self._people if one.mention in status or one.user.name in status]
        return named or list(self._people)

    async def _decide(self, person: Person, board: Message, pace: Pace, tally: Callable[[], Tally]) -> bool:
        """Opens the panel and presses on until it asks nothing more; returns whether it asked anything."""
        await pace.turn()
        buttons = offered(board, TURN)
        if not buttons:
            pace.give_back()  # the next picture is already there
            return True
        panel = await self._press(person, board, buttons[0], pace, tally())
        asked = False
        while panel is not None and (answers := offered(panel, ANSWERS[0]) or offered(panel, ANSWERS[1])):
            asked = True
            await pace.turn()
            panel = await self._press(person, panel, self._rng.choice(answers), pace, tally())
        return asked or panel is None

    async def _press(
        self, person: Person, message: Message, custom_id: str, pace: Pace, tally: Tally
    ) -> Message | None:
        try:
            outcome, begun = await person.click(message, custom_id), time.monotonic()
        # it went below the next picture, or lost its buttons, while this person waited for their turn
        except CannotDo:
            pace.give_back()
            return None
        return await self._answered(tally, custom_id.split(":")[3], outcome, begun)

    async def _answered(
        self, tally: Tally, verb: str, outcome: Outcome, begun: float, *, shown: bool = True
    ) -> Message | None:
        """Returns the answer, once it can be read; None if there is none to read."""
        tally.sent += 1
        tally.kinds[verb] += 1
        try:
            await outcome.acknowledged(SOON)
            tally.acknowledged.append(time.monotonic() - begun)
            message = await outcome.message(SOON) if shown else None
        except CannotDo:  # it was there and has gone below the next picture
            message = None
        except (InteractionFailed, TimeoutError):
            tally.failed += 1
            return None
        tally.seconds.append(time.monotonic() - begun)
        if message is not None and any(part.get("accent_color") == REFUSED for part in message.walk()):
            tally.refused += 1
        else:
            tally.answered += 1
        return message
