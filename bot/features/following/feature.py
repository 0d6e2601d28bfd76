"""Following a table without playing at it."""

from __future__ import annotations

from bot.features.contract import Core, Parts
from bot.features.following.cards import END, ROUNDS, STOP, Following, follow_button
from bot.features.following.store import OWNED, FollowerStore
from bot.tables.table import Table
from bot.texts import Translator
from bot.ui.cards.card import Button
from bot.ui.interactions.codec import one_of
from bot.ui.interactions.verb import Acknowledged, Verb
from bot.ui.slots import Slot


def build(core: Core) -> Parts:
    followers = FollowerStore(core.database)
    following = Following(core.tables, followers)
    return Parts(
        verbs=(Verb("follow", Acknowledged.FIRST, following.follow, one_of("", END, ROUNDS, STOP)),),
        slot=Slot(board_buttons=_button, closeup_buttons=_button, followers=followers.of),
        owned=OWNED,
    )


def _button(table: Table, words: Translator) -> list[Button]:
    return [follow_button(table, words)]
