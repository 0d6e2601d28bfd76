"""The close-up: one board, enlarged."""

from __future__ import annotations

from bot.tables.table import Table
from bot.texts import Translator
from bot.ui.cards.card import CALM, Button, Card, Picture, rows_of
from bot.ui.faces import face_of
from bot.ui.interactions.codec import Codec
from bot.ui.interactions.press import Press, whole_number
from bot.ui.slots import NONE, Slots
from bot.work.drawing import Studio

OWN_SIGHT = -1
"""The board of the person who presses."""
SIGHT: Codec[int] = Codec(
    lambda text: whole_number(text) if text else OWN_SIGHT,
    lambda sight: "" if sight == OWN_SIGHT else str(sight),
)
"""The board to look at; a button below the public picture names none."""


async def closeup_card(
    table: Table,
    sight: int,
    words: Translator,
    studio: Studio,
    *,
    watching: bool = False,
    slots: Slots = NONE,
) -> Card:
    """One board large, as a spectator sees it, with a button for every other board.

    People who are only `watching` a running game also get the buttons that features add.
    """
    face = face_of(table.game.key)
    view = table.view(None)
    sights = face.sights(view, table.names, words)
    sight = min(sight, len(sights) - 1)
    data = await studio.draw(face.pictures.closeup, view, sight, table.names, words)
    picture = Picture(
        data, f"closeup-{table.id}-{sight}.png", face.closeup_alt(view, sight, table.names, words)
    )
    buttons = [
        Button(
            name or str(number + 1),
            Press(table.id, table.seq, "look", SIGHT.write(number)).id,
            disabled=number == sight,
        )
        for number, name in enumerate(sights)
    ]
    rows = rows_of(buttons)
    if watching and table.phase == "playing":
        rows = (*rows, *rows_of(slots.closeup_buttons(table, words)))
    return Card(words("closeup-title", name=sights[sight]), picture, rows=rows, colour=CALM)
