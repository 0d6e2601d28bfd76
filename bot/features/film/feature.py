"""Films of finished games: a button below the result, and `/table film`."""

from __future__ import annotations

from bot.features.contract import Core, Parts, Sub
from bot.features.film.filming import Filming
from bot.tables.table import Table
from bot.texts import Translator
from bot.ui.cards.card import Button
from bot.ui.interactions.command_texts import localized
from bot.ui.interactions.press import Press
from bot.ui.interactions.table_picker import TableAction
from bot.ui.interactions.verb import Acknowledged, Verb
from bot.ui.slots import Slot


def build(core: Core) -> Parts:
    filming = Filming(core.tables, core.store, core.publishing, core.stage)
    action = TableAction("film", localized("cmd-film"), localized("cmd-film-help"), filming.film, looks=True)
    return Parts(
        commands=(Sub("table", core.picker.command(action)),),
        verbs=(Verb("film", Acknowledged.FIRST, filming.pressed),),
        slot=Slot(order=10, result_buttons=_film_button, film=filming.publish),
        stop=filming.stop,
    )


def _film_button(table: Table, words: Translator) -> list[Button]:
    return [Button(words("film"), Press(table.id, table.seq, "film").id)]
