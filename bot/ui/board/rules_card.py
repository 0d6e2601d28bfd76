"""The rules of a game, page by page, with pictures."""

from __future__ import annotations

from functools import lru_cache

from bot.texts import Translator
from bot.ui.cards.card import Button, Card, Choice, Menu, Picture, Row, cut
from bot.ui.faces import face_of
from bot.ui.interactions.codec import PAGE, TEXT, pair
from bot.ui.interactions.press import NO_TABLE, Press
from bot.work.drawing import Studio

LONGEST_CHAPTER = 100
"""Discord's limit for the label of a choice."""
PAGE_OF_RULES = pair(TEXT, PAGE, ".")
"""A game and the page of its rules; a button at a table names neither."""


async def rules_card(key: str, page: int, words: Translator, studio: Studio) -> Card:
    """Returns a page of the rules in our own words, with its picture if there is one."""
    pages = rules_pages(key, words)
    page = min(max(page, 0), len(pages) - 1)
    pictures = await studio.draw(_rules_pictures, key, words)
    picture = (
        Picture(pictures[page], f"rules-{key}-{page}.png", _description(key, page, pages[page], words))
        if page < len(pictures)
        else None
    )

    def press(to: int) -> str:
        return Press(NO_TABLE, 0, "rules", PAGE_OF_RULES.write((key, to))).id

    chapters = tuple(
        Choice(cut(one.splitlines()[0].lstrip("# "), LONGEST_CHAPTER), str(number), chosen=number == page)
        for number, one in enumerate(pages)
    )
    buttons: tuple[Row, ...] = (
        Menu(press(page), words("rules-chapters"), chapters),
        (
            Button(words("previous"), press(page - 1), disabled=page == 0),
            Button(words("next"), press(page + 1), disabled=page == len(pages) - 1),
        ),
    )
    title = f"## {words(key)} – {words('rules')} ({page + 1}/{len(pages)})"
    return Card(f"{title}\n{pages[page]}", picture, rows=buttons)


async def lobby_picture(key: str, words: Translator, studio: Studio) -> Picture | None:
    """Returns a picture of the game for its lobby: the first one of its rules; None if they have none."""
    pictures = await studio.draw(_rules_pictures, key, words)
    pages = rules_pages(key, words)
    return (
        Picture(pictures[0], f"lobby-{key}.png", _description(key, 0, pages[0], words)) if pictures else None
    )


def _description(key: str, page: int, text: str, words: Translator) -> str:
    """Describes the picture: with the list that only the picture shows, or with the text of its page."""
    shown = f"{key}-rules-{page + 1}-picture"
    return f"{words(key)}, {words('rules')}\n{words(shown) if words.has(shown) else text}"


@lru_cache(maxsize=8)
def _rules_pictures(key: str, words: Translator) -> list[bytes]:
    """Draws the rules' pictures, which depend only on game and language; caches the last ones."""
    return face_of(key).pictures.rules(words)


def rules_pages(key: str, words: Translator) -> list[str]:
    """Returns all pages of a game's rules, as the catalogue numbers them."""
    pages: list[str] = []
    while words.has(f"{key}-rules-{len(pages) + 1}"):
        pages.append(words(f"{key}-rules-{len(pages) + 1}"))
    return pages
