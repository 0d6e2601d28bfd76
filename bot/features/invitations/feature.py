"""Invitations: a context menu on people, a private message with Join, and a switch to be left alone."""

from __future__ import annotations

from bot.features.contract import Core, Parts
from bot.features.invitations.cards import ACCEPT, DECLINE, INVITE, InvitationCards
from bot.features.invitations.command import invite_menu
from bot.features.invitations.service import WANTED, Invitations
from bot.features.invitations.store import OWNED, InvitationStore
from bot.ui.interactions.codec import TABLE_ID, USER
from bot.ui.interactions.verb import Acknowledged, Scope, Verb
from bot.ui.setting import PersonSetting


def build(core: Core) -> Parts:
    invitations = Invitations(InvitationStore(core.database), core.tables, core.preferences)
    cards = InvitationCards(core, invitations)
    first, no_table = Acknowledged.FIRST, Scope.NO_TABLE
    return Parts(
        commands=(invite_menu(cards),),
        verbs=(
            Verb(INVITE, first, cards.chosen, USER, no_table),
            Verb(ACCEPT, first, cards.accept, TABLE_ID, no_table),
            Verb(DECLINE, first, cards.decline, TABLE_ID, no_table),
        ),
        settings=(PersonSetting.switch(WANTED.name, "me-invitations", "me-invitations-help", 90, WANTED.of),),
        owned=(OWNED,),
    )
