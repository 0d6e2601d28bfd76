"""The lobby: everything that can be pressed before a game begins."""

from __future__ import annotations

from bot.features.contract import Core, Parts
from bot.features.lobby.lobby_handlers import LobbyHandlers
from bot.tables.preferences import ServerSettings
from bot.tables.table import Table
from bot.texts import Translator
from bot.ui.board.lobby_card import is_full
from bot.ui.board.variants import ALL
from bot.ui.cards.card import Button
from bot.ui.interactions.codec import NUMBER, ON_OFF, TEXT, one_of, pair
from bot.ui.interactions.press import Press
from bot.ui.interactions.verb import Acknowledged, Verb
from bot.ui.slots import Slot


def build(core: Core) -> Parts:
    lobby = LobbyHandlers(core)
    silently, first, by_answer = Acknowledged.SILENTLY, Acknowledged.FIRST, Acknowledged.BY_ANSWER
    return Parts(
        verbs=(
            Verb("join", silently, lobby.join),
            Verb("leave", silently, lobby.leave),
            Verb("more", silently, lobby.add_computer),
            Verb("fewer", silently, lobby.remove_computer),
            Verb("start", silently, lobby.start),
            Verb("setup", by_answer, lobby.set_up),
            Verb("language", first, lobby.language),
            Verb("call", first, lobby.call_players),
            # Its computer players
            Verb("levels", by_answer, lobby.levels),
            Verb("level", first, lobby.level, pair(NUMBER, TEXT)),
            Verb("character", first, lobby.character),
            # Its seats
            Verb("seats", by_answer, lobby.seats),
            Verb("first", first, lobby.seat_first),
            Verb("shuffle", first, lobby.shuffle_seats),
            # Its terms
            Verb("terms", by_answer, lobby.terms),
            Verb("pace", first, lobby.pace),
            Verb("hints", first, lobby.hints, ON_OFF),
            Verb("remarks", first, lobby.remarks, ON_OFF),
            Verb("agreeing", first, lobby.agreeing, ON_OFF),
            Verb("rated", first, lobby.rated, ON_OFF),
            Verb("seed", by_answer, lobby.name_shuffle),
            Verb("named", first, lobby.shuffle_named, from_form=True),
            # Its variants
            Verb("options", by_answer, lobby.options, one_of("", ALL)),
            Verb("preset", first, lobby.preset),
            Verb("switch", first, lobby.switch),
            Verb("choose", first, lobby.choose),
            Verb("type", by_answer, lobby.type),
            Verb("typed", first, lobby.typed, from_form=True),
        ),
        slot=Slot(lobby_buttons=_call_button),
    )


def _call_button(table: Table, server: ServerSettings, words: Translator) -> list[Button]:
    if server.caller_role is None:
        return []
    call = Press(table.id, table.seq, "call").id
    return [Button(words("ping-players"), call, disabled=is_full(table))]
