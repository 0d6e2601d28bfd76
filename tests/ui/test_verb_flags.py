"""The flags of each verb, recorded here so that none of them changes by accident.

A verb that falls out of `playing` no longer counts its person as present; one that is not `final` runs twice
on a double tap; one whose scope is not a table runs without one.
"""

from __future__ import annotations

from contextlib import nullcontext
from dataclasses import replace
from typing import Any
from unittest.mock import AsyncMock, Mock, call

from bot.texts import translator
from bot.ui.cards.card import Card
from bot.ui.interactions.codec import Codec
from bot.ui.interactions.double_taps import DoubleTaps
from bot.ui.interactions.router import Router
from bot.ui.interactions.verb import Verb
from tests.cases import case
from tests.support.features import all_verbs
from tests.ui.interactions import Pressed
from tests.ui.test_router import KEY, SHOWN, press_both, press_panel

RECORDED = {
    # club
    "club": "MEANWHILE NO_TABLE",
    "share": "FIRST NO_TABLE",
    # coach
    "coach": "FIRST TABLE",
    "help": "BY_ANSWER NO_TABLE",
    "hint": "MEANWHILE TABLE panel playing",
    # daily_castle
    "daily": "FIRST NO_TABLE panel",
    "dask": "MEANWHILE NO_TABLE panel",
    "dpick": "FIRST NO_TABLE panel",
    "ddo": "FIRST NO_TABLE panel final",
    "dshare": "FIRST NO_TABLE",
    # film
    "film": "FIRST TABLE",
    # following
    "follow": "FIRST TABLE",
    # invitations
    "invite": "FIRST NO_TABLE",
    "accept": "FIRST NO_TABLE",
    "decline": "FIRST NO_TABLE",
    # lessons
    "learn": "FIRST PRIVATE panel final",
    "study": "MEANWHILE PRIVATE panel",
    "opt": "FIRST PRIVATE panel",
    "try": "FIRST PRIVATE panel final",
    # tournaments
    "t-enter": "FIRST NO_TABLE",
    "t-out": "FIRST NO_TABLE",
    "t-table": "FIRST NO_TABLE",
    "t-log": "FIRST NO_TABLE",
    "t-rules": "FIRST NO_TABLE",
    # remarks
    "remark": "BY_ANSWER TABLE",
    "say": "FIRST TABLE",
    # lobby
    "join": "SILENTLY TABLE",
    "leave": "SILENTLY TABLE",
    "more": "SILENTLY TABLE",
    "fewer": "SILENTLY TABLE",
    "start": "SILENTLY TABLE",
    "setup": "BY_ANSWER TABLE",
    "language": "FIRST TABLE",
    "call": "FIRST TABLE",
    "levels": "BY_ANSWER TABLE",
    "level": "FIRST TABLE",
    "character": "FIRST TABLE",
    "seats": "BY_ANSWER TABLE",
    "first": "FIRST TABLE",
    "shuffle": "FIRST TABLE",
    "terms": "BY_ANSWER TABLE",
    "pace": "FIRST TABLE",
    "hints": "FIRST TABLE",
    "remarks": "FIRST TABLE",
    "agreeing": "FIRST TABLE",
    "rated": "FIRST TABLE",
    "seed": "BY_ANSWER TABLE",
    "named": "FIRST TABLE from_form",
    "options": "BY_ANSWER TABLE",
    "preset": "FIRST TABLE",
    "switch": "FIRST TABLE",
    "choose": "FIRST TABLE",
    "type": "BY_ANSWER TABLE",
    "typed": "FIRST TABLE from_form",
    # my_tables
    "mine": "FIRST NO_TABLE",
    # next_table
    "next": "FIRST EITHER panel",
    # notice_board
    "sit": "FIRST EITHER",
    # playing
    "turn": "MEANWHILE TABLE panel playing",
    "ask": "MEANWHILE TABLE panel playing",
    "pick": "FIRST TABLE panel playing",
    "do": "FIRST TABLE panel playing final",
    "since": "MEANWHILE TABLE",
    "standin": "FIRST TABLE",
    "back": "FIRST TABLE panel",
    "take": "FIRST TABLE panel",
    "reopen": "FIRST TABLE",
    "undo": "FIRST TABLE panel playing final",
    "plead": "FIRST TABLE panel playing final",
    "agree": "SILENTLY TABLE playing",
    "refuse": "SILENTLY TABLE playing",
    "look": "MEANWHILE TABLE playing",
    "words": "BY_ANSWER TABLE playing",
    "lead": "FIRST TABLE",
    "rules": "MEANWHILE EITHER",
    "cards": "BY_ANSWER TABLE",
    "account": "MEANWHILE TABLE",
    "fair": "BY_ANSWER TABLE",
    # privacy
    "forget": "FIRST NO_TABLE",
    # replay
    "replay": "MEANWHILE TABLE",
    "moment": "FIRST TABLE",
    "file": "MEANWHILE NO_TABLE",
    "hands": "MEANWHILE TABLE",
    "mistake": "FIRST TABLE",
    "whatif": "FIRST TABLE",
    "together": "FIRST TABLE",
    "wgame": "FIRST NO_TABLE panel",
    "wask": "MEANWHILE NO_TABLE panel",
    "wpick": "FIRST NO_TABLE panel",
    "wdo": "FIRST NO_TABLE panel final",
    # puzzles
    "puzzle": "FIRST NO_TABLE panel",
    "pask": "MEANWHILE NO_TABLE panel",
    "ppick": "FIRST NO_TABLE panel",
    "pdo": "FIRST NO_TABLE panel final",
    # rematch
    "rematch": "FIRST TABLE",
    "again": "FIRST TABLE",
    # settings
    "me": "FIRST NO_TABLE",
    "server": "FIRST NO_TABLE",
    # table_commands
    "command": "FIRST EITHER",
    "new": "BY_ANSWER NO_TABLE",
    "open": "FIRST NO_TABLE from_form",
    "end": "FIRST TABLE",
    "close": "FIRST TABLE",
    "retire": "FIRST EITHER",
    "nothing": "BY_ANSWER EITHER",
}
"""The acknowledgement, the scope and the flags of every verb by its id."""
FLAGS = ("from_form", "panel", "playing", "final")


def said_of(verb: Verb) -> str:
    flags = [flag for flag in FLAGS if getattr(verb, flag)]
    return " ".join([verb.acknowledged.name, verb.scope.name, *flags])


def test_every_verb_is_as_it_was_recorded() -> None:
    assert {name: said_of(verb) for name, verb in all_verbs().items()} == RECORDED


async def pressed_without_table(verb: Verb) -> tuple[bool, str]:
    """Presses a button of the verb without a table; returns whether it is carried out, and the answer."""
    handler: Any = AsyncMock(return_value=Card("Done."))
    argument: Codec[Any] = Codec(lambda text: Mock(), str)  # one's own game, where it has to be one
    panels: Any = Mock(used=Mock(return_value=nullcontext()))
    router = Router(
        {verb.id: replace(verb, handler=handler, argument=argument)}, Mock(), panels, DoubleTaps(0)
    )
    pressed: Any = Pressed(f"k1:-:1:{verb.id}:")
    await router.route(pressed)
    return handler.await_count == 1, pressed.said


async def test_a_verb_that_needs_a_table_is_not_carried_out_without_one() -> None:
    unknown = translator("en")("refused-unknown-button")
    for verb in all_verbs().values():
        with case(verb.id):
            needs_table = " TABLE" in RECORDED[verb.id]
            assert await pressed_without_table(verb) == (
                not needs_table,
                unknown if needs_table else "Done.",
            )


async def test_what_is_done_for_good_is_done_once_by_a_double_tap() -> None:
    """On a private panel; looks follow each other as fast as fingers are."""
    for verb in all_verbs().values():
        with case(verb.id):
            final = verb.panel and "final" in RECORDED[verb.id]
            for taps in ((verb.id, verb.id), ("ask", verb.id), *([(verb.id, "ask")] if verb.panel else [])):
                said = await press_both(*taps, on_panel=True)
                assert (said == translator("en")("refused-double-tap")) is final, taps


async def test_who_presses_at_a_running_game_is_present() -> None:
    for verb in all_verbs().values():
        with case(verb.id):
            told = await press_panel(verb.id, SHOWN)
            used = [one for one in told if one == call.used(KEY, asks=verb.panel)]
            assert bool(used) is ("playing" in RECORDED[verb.id])
