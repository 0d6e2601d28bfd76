"""Rulings that are ours, as the pages of rules name them."""

from __future__ import annotations

from bot.texts import translator

OURS = {"en": "House rule:", "ru": "Наше правило:", "pl": "Nasza zasada:"}


def house_rule(key: str, page: int, lang: str) -> str:
    """Returns what follows the mark of a house rule on a page of a game's rules; "" without one."""
    return translator(lang)(f"{key}-rules-{page}").partition(OURS[lang])[2]
