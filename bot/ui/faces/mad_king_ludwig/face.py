"""The face of Castles of Mad King Ludwig: `telling` has its sentences, `asking` its questions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import render.mad_king_ludwig as ludwig_pictures
from bot.texts import Translator
from bot.ui.faces.face import Face, Names, Pictures
from bot.ui.faces.fact import Fact
from bot.ui.faces.mad_king_ludwig import asking, boards, briefly, places, reasons, telling
from engines.core.action import Action
from engines.core.event import Event
from engines.core.panel import Ask, Option
from engines.core.score import ScoreLine
from engines.mad_king_ludwig.actions import Placing
from engines.mad_king_ludwig.view import View


class MadKingLudwigFace(Face):
    """The words of Castles of Mad King Ludwig; its pictures are `render.mad_king_ludwig`."""

    key = "mad_king_ludwig"
    pictures: ClassVar[Pictures] = ludwig_pictures
    round_begins = "new_round"
    turn_button = "my-hand"

    def caption(self, events: Sequence[Event], names: Names, words: Translator) -> str:
        return telling.tell(events, names, words)

    def deeds(self, events: Sequence[Event], words: Translator) -> list[str]:
        return briefly.deeds(events, words)

    def introduction(self, view: View, words: Translator) -> list[str]:
        return [words("mad_king_ludwig-alone")] if view.seats == 1 else []

    def is_half_over(self, first: View, now: View) -> bool:
        """Half of the room cards are drawn."""
        return 2 * now.cards_left <= first.cards_left

    def moments(self, events: Sequence[Event], names: Names, words: Translator) -> list[str]:
        """The last round."""
        last = any(event.kind == "new_round" and event.facts["last"] for event in events)
        return [words("mad_king_ludwig-last-round")] if last else []

    def brief(self, view: View, ask: Ask, words: Translator) -> str:
        """While one buys, with the money that one has."""
        if ask.question == "tile" and view.phase == "buy" and ask.preview is None:
            return words("mad_king_ludwig-brief-tile", money=view.castles[view.turn].money)
        return super().brief(view, ask, words)

    def tag(self, view: View, ask: Ask, option: Option, words: Translator) -> str:
        return briefly.tag(view, ask, option) or super().tag(view, ask, option, words)

    def chosen(self, action: Action, words: Translator) -> str:
        return telling.chosen(action, words)

    def deed(self, view: View, event: Event, words: Translator) -> str:
        return telling.deed(view, event, words)

    def kind_name(self, kind: str, words: Translator) -> str:
        return words(f"mad_king_ludwig-type-{kind}")

    def status(self, view: View, names: Names, words: Translator) -> str:
        if not view.to_act:
            return words("status-over")
        due = ", ".join(names[seat] for seat in view.to_act)
        return words(f"mad_king_ludwig-status-{view.phase}", names=due, count=len(view.to_act))

    def alt(self, view: View, names: Names, words: Translator) -> str:
        points = ", ".join(f"{names[castle.seat]} {castle.points}" for castle in view.castles)
        shows = words("mad_king_ludwig-alt-table", count=view.seats)
        last = telling.last_turn(view, names, words)
        empty = " ".join(boards.empty_in_words(view, names, words))
        parts = (shows, last, f"{points}.", empty, self.status(view, names, words))
        return " ".join(part for part in parts if part)

    def question(self, view: View, ask: Ask, words: Translator) -> str:
        return asking.question(view, ask, words)

    def label(self, view: View, ask: Ask, option: Option, words: Translator) -> str:
        return asking.label(view, ask, option, words)

    def stands_aside(self, ask: Ask, option: Option) -> bool:
        """Taking none of the tiles."""
        return ask.question == "tile" and not isinstance(option.actions[0], Placing)

    def confirm(self, view: View, action: Action, words: Translator) -> str:
        return asking.confirm(view, action, words)

    def reasons(self, view: View, action: Action) -> list[Fact]:
        return [*reasons.reasons(view, action)]

    def objections(self, view: View, action: Action, better: Action) -> list[Fact]:
        return [*reasons.objections(view, action, better)]

    def named(self, name: str, value: Any, names: Names, words: Translator) -> str | int:
        match name:
            case "tile":
                return telling.tile_names((value,), words)
            case "tiles":
                return telling.tile_names(value, words)
            case "rewards":
                return ", ".join(telling.reward_name(kind, words) for kind in value)
            case "reward":
                return telling.reward_name(value, words)
            case "sides":
                return ", ".join(places.side_name(side, words) for side in value)
        return super().named(name, value, names, words)

    def order_is_free(self, action: Action, other: Action) -> bool:
        return reasons.order_is_free(action, other)

    def briefly_named(self, view: View, action: Action, words: Translator) -> str:
        return asking.briefly_named(view, action, words)

    def in_words(self, view: View, names: Names, words: Translator) -> str:
        status = f"**{self.status(view, names, words)}**"
        return "\n".join((status, *boards.table_in_words(view, names, words)))

    def in_full(self, view: View, names: Names, words: Translator) -> str:
        status = f"**{self.status(view, names, words)}**"
        return "\n".join((status, *boards.in_detail(view, names, words, boards.Detail.ALL)))

    def closeup_alt(self, view: View, number: int, names: Names, words: Translator) -> str:
        """A castle from above with all its tiles, or the market or the stacks."""
        if number < view.seats:
            castle = view.castles[number]
            return "\n".join(boards.castle_in_words(castle, names, words, boards.Detail.JOINED))
        if number == view.seats:
            return "\n".join(boards.market_in_words(view, words))
        return "\n".join(boards.stacks_in_words(view, names, words))

    def account(self, line: ScoreLine, words: Translator) -> str:
        return telling.account(line, words)

    def afterword(self, view: View, words: Translator) -> list[str]:
        """Alone: the rank that was reached."""
        return [telling.rank_reached(view.rank, words)] if view.rank is not None else []

    def sights(self, view: View, names: Names, words: Translator) -> list[str]:
        """Every castle, the market, the stacks."""
        return [*names, words("mad_king_ludwig-pic-market"), words("mad_king_ludwig-pic-stacks")]

    def cards_in_play(self, view: View, words: Translator) -> Sequence[str]:
        """King's favors and the rewards of completed tiles, a line each."""
        return telling.cards_in_play(view, words)

    def secrets(self, view: View, seat: int, words: Translator) -> str:
        """Lists bonus cards and rooms put on the deck; the buttons show the cards to choose from."""
        lines = []
        if view.hand and not (view.phase in ("cards", "start") and seat in view.to_act):
            lines.append(words("mad_king_ludwig-hand", cards=telling.cards_in_full(view, seat, words)))
        laid = [deck.room for deck in view.deck if deck.room]
        if laid:
            lines.append(words("mad_king_ludwig-on-deck", rooms=telling.tile_names(laid, words)))
        return "\n".join(lines)

    def hand(self, view: View, seat: int, words: Translator) -> str:
        return telling.cards_in_full(view, seat, words) if view.hand and view.result is None else ""


FACE = MadKingLudwigFace()
