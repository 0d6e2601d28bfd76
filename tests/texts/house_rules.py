"""Rulings that are ours, as the pages of rules name them."""

from __future__ import annotations

from bot.texts import translator

OURS = {"en": "House rule:", "ru": "Наше правило:", "pl": "Nasza zasada:"}


def house_rules(key: str, page: int, lang: str) -> list[str]:
    """Returns the sentences after the mark of a house rule on a page of a game's rules."""
    _, *told = translator(lang)(f"{key}-rules-{page}").split(OURS[lang])
    return [each.replace("\n", " ").partition(". ")[0].strip() for each in told]
