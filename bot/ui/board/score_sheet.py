"""Cards behind the buttons of a board: the cards in play, the final score sheet, the fair shuffle."""

from __future__ import annotations

from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.texts import Translator
from bot.ui.cards.card import Button, Card, Picture, Row, rows_of
from bot.ui.faces import face_of
from bot.ui.interactions.press import Press
from bot.ui.slots import NONE, Slots
from bot.work.drawing import Studio
from engines.core.chance import commitment

IN_WORDS = "words"
"""The argument of the button that explains the ranking in words."""


def cards_card(table: Table, words: Translator) -> Card:
    """Every card that is in play, in full."""
    face = face_of(table.game.key)
    lines = face.cards_in_play(table.view(None), words)
    title = words("options-title" if face.cards_button == "options" else "cards-title")
    return Card("\n".join((f"### {title}", *(f"- {line}" for line in lines))))


async def account_card(table: Table, words: Translator, studio: Studio, *, in_words: bool = False) -> Card:
    """Returns every point of a game that is over as a picture, if the game has one, with a button for words.

    With `in_words`, and without such a picture, the ranking is explained in words.
    """
    face, view = face_of(table.game.key), table.view(None)
    text = face.explain(view, table.names, words)
    if table.phase != "over":
        raise Refusal("not-over")
    if face.account_picture is None:
        return Card(text)
    data = await studio.draw(face.account_picture, view, table.names, words)
    picture = Picture(data, f"account-{table.id}.png", text)
    if in_words:
        return Card(text, picture)
    button = Button(words("in-words"), Press(table.id, table.seq, "account", IN_WORDS).id)
    return Card(f"**{words('points-in-full')}**", picture, rows=((button,),))


def fair_card(table: Table, words: Translator, slots: Slots = NONE) -> Card:
    """Explains how to check the shuffle: shows the seed's hash, and the seed itself once it is revealed."""
    seed = table.game.seed(table.state)
    rows: tuple[Row, ...] = ()
    if table.terms.seed is not None:
        text = words("fair-named", name=table.terms.seed)
    elif table.revealed:
        proof = "fair-proof" if table.can_be_replayed else "fair-proof-older"
        text = words(proof, seed=seed, hash=commitment(seed))
    else:
        text = words("fair-promise", hash=commitment(seed))
    if table.revealed:
        rows = rows_of(slots.shuffle_buttons(table, words))
    return Card(f"### {words('fair-shuffle')}\n{text}", rows=rows)
