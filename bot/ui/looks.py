"""Looks that anybody may have: a castle close up, the whole board in words, the rules page by page."""

from __future__ import annotations

from bot.service.studio import Studio
from bot.service.table import Table
from bot.texts import Words
from bot.ui.card import CALM, Button, Card, Picture, Row, rows_of
from bot.ui.faces import face_of
from bot.ui.ids import NO_TABLE, Press
from render.core.kept import kept


async def closer_card(table: Table, sight: int, words: Words, studio: Studio) -> Card:
    """One board large, as a spectator sees it, with a button for each of the others."""
    face = face_of(table.game.key)
    view = table.view(None)
    sights = face.sights(view, table.names, words)
    sight = min(sight, len(sights) - 1)
    data = await studio.run(face.pictures.closeup, view, sight, table.names, words)
    picture = Picture(data, f"look-{table.id}-{sight}.png", face.alt(view, table.names, words))
    buttons = [
        Button(
            name or str(number + 1),
            Press(table.id, table.seq, "look", str(number)).id,
            disabled=number == sight,
        )
        for number, name in enumerate(sights)
    ]
    return Card(words("look-title", name=sights[sight]), picture, rows=rows_of(buttons), colour=CALM)


def words_card(table: Table, words: Words) -> Card:
    """The whole board as text, made from the same view as the picture."""
    return Card(face_of(table.game.key).in_words(table.view(None), table.names, words))


async def rules_card(key: str, page: int, words: Words, studio: Studio) -> Card:
    """A page of the rules in our own words, with a picture where there is one."""
    pages = rules_pages(key, words)
    page = min(max(page, 0), len(pages) - 1)
    pictures = await studio.run(_rules_pictures, key, words)
    picture = (
        Picture(pictures[page], f"rules-{key}-{page}.png", pages[page][:300])
        if page < len(pictures)
        else None
    )

    def press(to: int) -> str:
        return Press(NO_TABLE, 0, "rules", f"{key}.{to}").id

    buttons: tuple[Row, ...] = (
        (
            Button(words("previous"), press(page - 1), disabled=page == 0),
            Button(words("next"), press(page + 1), disabled=page == len(pages) - 1),
        ),
    )
    title = f"## {words(key)} – {words('rules')} ({page + 1}/{len(pages)})"
    return Card(f"{title}\n{pages[page]}", picture, rows=buttons)


@kept
def _rules_pictures(key: str, words: Words) -> list[bytes]:
    """They are the same for everybody who reads that language."""
    return face_of(key).pictures.rules(words)


def rules_pages(key: str, words: Words) -> list[str]:
    """All pages of a game's rules, as the catalogue numbers them."""
    pages: list[str] = []
    while words.has(f"{key}-rules-{len(pages) + 1}"):
        pages.append(words(f"{key}-rules-{len(pages) + 1}"))
    return pages
