"""Slash commands in Russian and Polish: names and descriptions come from the catalogues."""

from __future__ import annotations

import hashlib
import json
from contextlib import nullcontext

import discord
from discord import app_commands
from discord.app_commands import locale_str

from bot.store import Store
from bot.texts import DEFAULT, LANGUAGES, catalogues, language, translator
from bot.ui.faces import hosted

REGISTERED = "commands"
SENDING = 30.0
"""Seconds that sending the commands may take, before another process tries."""


def localized(message: str) -> locale_str:
    """A text of the catalogue for discord.py: in English; discord.py asks for the other languages later."""
    return locale_str(translator("en")(message), catalogue=message)


GAME_CHOICES = [app_commands.Choice(name=localized(key), value=key) for key in hosted()]


class CatalogueTranslator(app_commands.Translator):
    """Looks each text up in the catalogue of the locale."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        message = string.extras.get("catalogue")
        if message is None or locale not in (discord.Locale.russian, discord.Locale.polish):
            return None
        return translator(language(str(locale)))(message)


async def register(tree: app_commands.CommandTree[discord.Client], store: Store) -> None:
    """Sends the commands to Discord only if they or the catalogues have changed: it allows 200 a day.

    Comparing the files of the other languages takes a tenth of the time that translating every text takes. If
    several processes start at the same time, one of them does it.
    """
    payload = [command.to_dict(tree) for command in tree.get_commands()]
    fingerprint = fingerprint_of(tree.client.application_id, payload)
    if await store.fact(REGISTERED) == fingerprint:
        return
    async with store.leases.having(REGISTERED, SENDING) if store.leases else nullcontext():
        if await store.fact(REGISTERED) != fingerprint:
            await tree.sync()
            await store.set_fact(REGISTERED, fingerprint)


def fingerprint_of(application: int | None, payload: object) -> str:
    """Returns a hash of the commands in English, and of all the texts in the other languages."""
    seen = hashlib.sha256(f"{application}{json.dumps(payload, sort_keys=True)}".encode())
    for lang in LANGUAGES:
        for file in catalogues(lang) if lang != DEFAULT else ():
            seen.update(file.read_bytes())
    return seen.hexdigest()
