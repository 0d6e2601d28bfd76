"""A person's own data as a file, and being forgotten."""

from __future__ import annotations

import json

from bot.features.contract import Core
from bot.tables.personal.personal_data import personal_data_of
from bot.texts import Translator
from bot.ui.cards.card import Button, Card
from bot.ui.interactions.click import Click
from bot.ui.interactions.press import NO_TABLE, Press
from bot.ui.interactions.reply import USER_LANGUAGE, Reply, words_for

YES = "yes"


class PrivacyHandlers:
    """One method for each command and verb."""

    def __init__(self, core: Core) -> None:
        self._store = core.store
        self._database = core.database
        self._owners = core.owners
        self._forgetting = core.forgetting

    async def data(self, reply: Reply) -> Card:
        data = await personal_data_of(reply.person.id, self._database, self._owners)
        text = json.dumps(data, indent=1, ensure_ascii=False)
        return Card(reply.words("data-exported"), files=(("castellan-my-data.json", text.encode()),))

    async def ask_forget(self, user: int, words: Translator) -> Card:
        """Explains the consequences of deleting one's data; only a second press deletes it."""
        open_tables = len(await self._store.tables_of(user, None, limit=1000))
        deed = Button(words("forget-me"), Press(NO_TABLE, 0, "forget", YES).id, "danger")
        never_mind = Button(words("never-mind"), Press(NO_TABLE, 0, "nothing").id)
        return Card(words("ask-forget", count=open_tables), rows=((never_mind, deed),))

    async def forget(self, click: Click) -> Card:
        await self._forgetting.forget(click.person.id)
        interaction = click.reply.interaction
        interaction.extras[USER_LANGUAGE] = None
        return Card(words_for(interaction)("forgotten"))
