"""The verbs: everything that a button or a menu can ask for, how it is acknowledged, and who does it.

A verb's id stands in the `custom_id` of messages that were sent long ago: ids never change. A verb that
is not in the table is refused.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from enum import Enum

import discord

from bot.features.playing.presses import Click, Presses
from bot.ui.cards.card import Card


class Acknowledged(Enum):
    """When Discord is told that a press has arrived."""

    BY_ANSWER = "the answer is at hand, and is the acknowledgement"
    MEANWHILE = "nothing is changed: the picture is drawn while the press is acknowledged"
    FIRST = "something is changed: only once the press is acknowledged"
    SILENTLY = "first, and the person gets no answer: the public message comes up to date"


Handler = Callable[[Presses, Click], Awaitable[Card | discord.ui.Modal | None]]


@dataclass(frozen=True)
class Verb:
    """One thing that can be asked for. The handler gives the answer: a card, a form or nothing."""

    id: str
    acknowledged: Acknowledged
    handler: Handler
    from_form: bool = False
    """Whether a form that was filled in may ask for it, not only a button or a menu."""
    panel: bool = False
    """Whether it is answered with the person's panel."""

    @property
    def private(self) -> bool:
        """Whether it is answered to the person alone; else everybody sees the lobby change."""
        return self.acknowledged is not Acknowledged.SILENTLY

    @property
    def playing(self) -> bool:
        """Whether who asks for it looks at a running game."""
        return self.id in (
            "turn",
            "ask",
            "hint",
            "pick",
            "do",
            "undo",
            "plead",
            "agree",
            "refuse",
            "look",
            "words",
        )

    @property
    def final(self) -> bool:
        """Whether it does something that is not taken back by a look elsewhere."""
        return self.id in ("do", "undo", "plead", "learn", "try", "ddo")

    @property
    def looks(self) -> bool:
        """Whether it only shows something, so that a newer press of the same kind takes its place."""
        return self.acknowledged is Acknowledged.MEANWHILE


_TABLE = (
    # The lobby
    Verb("join", Acknowledged.SILENTLY, Presses.join),
    Verb("leave", Acknowledged.SILENTLY, Presses.leave),
    Verb("more", Acknowledged.SILENTLY, Presses.add_computer),
    Verb("fewer", Acknowledged.SILENTLY, Presses.remove_computer),
    Verb("start", Acknowledged.SILENTLY, Presses.start),
    Verb("end", Acknowledged.FIRST, Presses.end),
    Verb("close", Acknowledged.FIRST, Presses.close),
    Verb("call", Acknowledged.FIRST, lambda presses, click: presses.own.call_players(click)),
    # Its computer players
    Verb("levels", Acknowledged.BY_ANSWER, lambda presses, click: presses.company.levels(click)),
    Verb("level", Acknowledged.FIRST, lambda presses, click: presses.company.level(click)),
    # Its seats
    Verb("seats", Acknowledged.BY_ANSWER, Presses.seats),
    Verb("first", Acknowledged.FIRST, Presses.seat_first),
    Verb("shuffle", Acknowledged.FIRST, Presses.shuffle_seats),
    # Its terms
    Verb("terms", Acknowledged.BY_ANSWER, Presses.terms),
    Verb("pace", Acknowledged.FIRST, Presses.pace),
    Verb("hints", Acknowledged.FIRST, Presses.hints),
    Verb("agreeing", Acknowledged.FIRST, Presses.agreeing),
    Verb("rated", Acknowledged.FIRST, Presses.rated),
    Verb("seed", Acknowledged.BY_ANSWER, Presses.name_shuffle),
    Verb("named", Acknowledged.FIRST, Presses.shuffle_named, from_form=True),
    # Its variants
    Verb("options", Acknowledged.BY_ANSWER, Presses.options),
    Verb("preset", Acknowledged.FIRST, Presses.preset),
    Verb("switch", Acknowledged.FIRST, Presses.switch),
    Verb("choose", Acknowledged.FIRST, Presses.choose),
    Verb("type", Acknowledged.BY_ANSWER, Presses.type),
    Verb("typed", Acknowledged.FIRST, Presses.typed, from_form=True),
    # Playing
    Verb("turn", Acknowledged.MEANWHILE, lambda presses, click: presses.deciding.turn(click), panel=True),
    Verb("ask", Acknowledged.MEANWHILE, lambda presses, click: presses.deciding.ask(click), panel=True),
    Verb("hint", Acknowledged.MEANWHILE, lambda presses, click: presses.deciding.hint(click), panel=True),
    Verb("pick", Acknowledged.FIRST, lambda presses, click: presses.deciding.pick(click), panel=True),
    Verb("do", Acknowledged.FIRST, lambda presses, click: presses.deciding.do(click), panel=True),
    # Seats that change hands
    Verb("standin", Acknowledged.FIRST, lambda presses, click: presses.changing_hands.stand_in(click)),
    Verb(
        "back", Acknowledged.FIRST, lambda presses, click: presses.changing_hands.come_back(click), panel=True
    ),
    Verb(
        "take", Acknowledged.FIRST, lambda presses, click: presses.changing_hands.take_seat(click), panel=True
    ),
    Verb("reopen", Acknowledged.FIRST, lambda presses, click: presses.changing_hands.reopen(click)),
    # Taking back
    Verb("undo", Acknowledged.FIRST, lambda presses, click: presses.steps_back.undo(click), panel=True),
    Verb("plead", Acknowledged.FIRST, lambda presses, click: presses.steps_back.plead(click), panel=True),
    Verb("agree", Acknowledged.SILENTLY, lambda presses, click: presses.steps_back.agree(click)),
    Verb("refuse", Acknowledged.SILENTLY, lambda presses, click: presses.steps_back.refuse(click)),
    # Watching
    Verb("look", Acknowledged.MEANWHILE, Presses.closeup),
    Verb("words", Acknowledged.BY_ANSWER, Presses.words),
    Verb("lead", Acknowledged.FIRST, Presses.lead),
    Verb("rules", Acknowledged.MEANWHILE, Presses.rules),
    Verb("cards", Acknowledged.BY_ANSWER, Presses.cards),
    Verb("account", Acknowledged.MEANWHILE, Presses.account),
    Verb("fair", Acknowledged.BY_ANSWER, Presses.fair),
    Verb("film", Acknowledged.FIRST, Presses.film),
    Verb("coach", Acknowledged.FIRST, lambda presses, click: presses.company.coach(click)),
    Verb("since", Acknowledged.MEANWHILE, lambda presses, click: presses.since.more(click)),
    Verb("follow", Acknowledged.FIRST, lambda presses, click: presses.following.follow(click)),
    # Again
    Verb("rematch", Acknowledged.FIRST, lambda presses, click: presses.again.rematch(click)),
    Verb("again", Acknowledged.FIRST, lambda presses, click: presses.again.same_shuffle(click)),
    # Commands
    Verb("command", Acknowledged.FIRST, Presses.command),
    Verb("retire", Acknowledged.FIRST, Presses.retire),
    Verb("nothing", Acknowledged.BY_ANSWER, Presses.nothing),
    # Lessons
    Verb("learn", Acknowledged.FIRST, lambda presses, click: presses.learning.go(click), panel=True),
    Verb("study", Acknowledged.MEANWHILE, lambda presses, click: presses.learning.study(click), panel=True),
    Verb("opt", Acknowledged.FIRST, lambda presses, click: presses.learning.choose(click), panel=True),
    Verb("try", Acknowledged.FIRST, lambda presses, click: presses.learning.attempt(click), panel=True),
    # The daily castle
    Verb("daily", Acknowledged.FIRST, lambda presses, click: presses.daily.go(click), panel=True),
    Verb("dask", Acknowledged.MEANWHILE, lambda presses, click: presses.daily.ask(click), panel=True),
    Verb("dpick", Acknowledged.FIRST, lambda presses, click: presses.daily.pick(click), panel=True),
    Verb("ddo", Acknowledged.FIRST, lambda presses, click: presses.daily.do(click), panel=True),
    Verb("dshare", Acknowledged.FIRST, lambda presses, click: presses.daily.share(click)),
    # People and servers
    Verb("me", Acknowledged.FIRST, lambda presses, click: presses.own.change(click)),
    Verb("mine", Acknowledged.FIRST, lambda presses, click: presses.own.page(click)),
    Verb("forget", Acknowledged.FIRST, lambda presses, click: presses.own.forget(click)),
    Verb("server", Acknowledged.FIRST, lambda presses, click: presses.own.change_server(click)),
    Verb("club", Acknowledged.MEANWHILE, lambda presses, click: presses.club.look(click)),
    Verb("share", Acknowledged.FIRST, lambda presses, click: presses.club.share(click)),
)
VERBS = {verb.id: verb for verb in _TABLE}
