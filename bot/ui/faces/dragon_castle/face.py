"""The `Face` of Dragon Castle. In this game a tile has a face, too: here that is always a "tile face"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import render.dragon_castle as dragon_castle_pictures
from bot.texts import Translator
from bot.ui.cards.card import LONGEST_ALT
from bot.ui.faces.dragon_castle import answers, asking, boards, briefly, reasons, telling
from bot.ui.faces.dragon_castle.briefly import TWINS
from bot.ui.faces.face import Face, Names, Pictures, Preset
from bot.ui.faces.fact import Fact
from engines.core.action import FOLLOWING, Action
from engines.core.contract import Options
from engines.core.event import Event
from engines.core.panel import Ask, Option
from engines.core.score import ScoreLine, signed
from engines.dragon_castle.actions import Take
from engines.dragon_castle.data import BEGINNER_CARDS, DRAGONS, SPIRITS
from engines.dragon_castle.forecast import dragons_after, twins_after
from engines.dragon_castle.grid import cell_named
from engines.dragon_castle.options import DragonCastleOptions
from engines.dragon_castle.view import View

MOMENTS = ("ingenuity", "summoned", "last_round")
"""Kinds of events that no player caused and that matter to all."""


class DragonCastleFace(Face):
    """The words of Dragon Castle; its pictures are `render.dragon_castle`."""

    key = "dragon_castle"
    pictures: ClassVar[Pictures] = dragon_castle_pictures
    turn_begins = "began"

    def caption(self, events: Sequence[Event], names: Names, words: Translator) -> str:
        return " ".join(sentence for event in events if (sentence := telling.tell(event, names, words)))

    def deeds(self, events: Sequence[Event], words: Translator) -> list[str]:
        return briefly.deeds(events, words)

    def introduction(self, view: View, words: Translator) -> list[str]:
        if view.seats > 1:
            return []
        cards = [words("dragon_castle-alone-cards")] if view.spirits or view.dragons else []
        return [words("dragon_castle-alone"), *cards]

    def is_half_over(self, first: View, now: View) -> bool:
        """Half of the castle is taken."""
        return 2 * now.castle.tiles <= first.castle.tiles

    def moments(self, events: Sequence[Event], names: Names, words: Translator) -> list[str]:
        """Returns the actions of the Dragon of Ingenuity, and the last round."""
        told = (event for event in events if event.seat is None and event.kind in MOMENTS)
        return [telling.tell(event, names, words) for event in told]

    def brief(self, view: View, ask: Ask, words: Translator) -> str:
        """Alone, with what the rival has done since: its post is above the screen of a phone."""
        told = briefly.of_ingenuity(view, words)
        return "\n".join(filter(None, (super().brief(view, ask, words), told and f"-# {told}")))

    def tag(self, view: View, ask: Ask, option: Option, words: Translator) -> str:
        """Marks a tile that has a twin; says the points of Dragon cards apart: "3 · +2 −1"."""
        action = option.actions[0]
        if option.mark and isinstance(action, Take):
            return f"{option.mark} {TWINS}" if twins_after(view, action.cell) else option.mark
        said = super().tag(view, ask, option, words)
        if not option.mark or len(option.actions) > 1:
            return said
        points = sum(dragons_after(view, action).values())  # type: ignore[arg-type]
        return f"{said} {signed(points)}" if points else said

    def deed(self, view: View, event: Event, words: Translator) -> str:
        return telling.deed(view, event, words)

    def kind_name(self, kind: str, words: Translator) -> str:
        return words(f"dragon_castle-{kind}")

    def status(self, view: View, names: Names, words: Translator) -> str:
        return telling.status(view, names, words)

    def alt(self, view: View, names: Names, words: Translator) -> str:
        points = ", ".join(f"{name} {score}" for name, score in zip(names, view.scores, strict=True))
        castle = next(boards.castle_in_words(view, words))
        parts = (self.status(view, names, words), telling.last_turn(view, names, words), f"{points}.", castle)
        return " ".join(part for part in parts if part)

    def question(self, view: View, ask: Ask, words: Translator) -> str:
        return asking.question(view, ask, words)

    def label(self, view: View, ask: Ask, option: Option, words: Translator) -> str:
        return answers.label(view, ask, option, words)

    def describe(self, view: View, ask: Ask, option: Option, words: Translator) -> str:
        return answers.describe(view, option, words)

    def stands_aside(self, ask: Ask, option: Option) -> bool:
        """Returns whether the answer belongs to no cell: calling a Spirit, taking a shrine, ending."""
        return ask.question in ("act", FOLLOWING) and cell_named(option.answer) is None

    def confirm(self, view: View, action: Action, words: Translator) -> str:
        return answers.deed(view, action, words)

    def reasons(self, view: View, action: Action) -> list[Fact]:
        return [*reasons.reasons(view, action)]

    def objections(self, view: View, action: Action, better: Action) -> list[Fact]:
        return [*reasons.objections(view, action)]

    def named(self, name: str, value: Any, names: Names, words: Translator) -> str | int:
        return words(f"dragon_castle-{value}") if name == "kind" else super().named(name, value, names, words)

    def order_is_free(self, action: Action, other: Action) -> bool:
        return reasons.order_is_free(action, other)

    def can_be_compared(self, action: Action, other: Action) -> bool:
        return reasons.can_be_compared(action, other)

    def briefly_named(self, view: View, action: Action, words: Translator) -> str:
        return answers.briefly_named(view, action, words)

    def cards_in_play(self, view: View, words: Translator) -> list[str]:
        """Each Dragon by what it pays, each Spirit by what it does."""
        return boards.cards_in_words(view, words)

    def in_words(self, view: View, names: Names, words: Translator) -> str:
        status = f"**{self.status(view, names, words)}**"
        return "\n".join((status, *boards.board_in_words(view, names, words)))

    def closeup_alt(self, view: View, number: int, names: Names, words: Translator) -> str:
        """A realm or, after the last of them, the castle: every stack with its cell."""
        if number == view.seats:
            spoken = "\n".join(boards.castle_in_words(view, words))
            return spoken if len(spoken) <= LONGEST_ALT else "\n".join(boards.lettered_castle(view, words))
        title, *lines = boards.realm_in_words(view, view.realms[number], names, words)
        points = title.removeprefix(f"**{names[number]}**, ")
        return "\n".join((f"{names[number]}: {points}", *lines))

    def account(self, line: ScoreLine, words: Translator) -> str:
        return boards.account(line, words)

    def afterword(self, view: View, words: Translator) -> list[str]:
        """Alone: the points that count with the cards in play, and the rank."""
        if view.solo_points is None:
            return []
        rank = words(f"dragon_castle-rank-{view.solo_rank}")
        reached = words("dragon_castle-rank-reached", rank=rank)
        if view.solo_points == view.scores[0]:
            return [reached]
        return [words("dragon_castle-points-with-cards", points=view.solo_points), reached]

    def option_offered(self, name: str, options: Options) -> bool:
        """Heights are typed only where an own castle is chosen."""
        assert isinstance(options, DragonCastleOptions)
        return name != "heights" or options.castle == "own"

    def advice(self, options: Options, words: Translator) -> list[str]:
        """Returns advice: how to design a good castle, cards for beginners, and our additions to the game."""
        assert isinstance(options, DragonCastleOptions)
        said = [words("dragon_castle-advice-own")] if options.castle == "own" else []
        if heights := [int(height) for height in options.heights if height in "0123456789"]:
            ground = sum(height > 0 for height in heights)
            said.append(words("dragon_castle-own-castle", ground=ground, tiles=sum(heights)))
        return [*said, words("dragon_castle-advice-cards"), words("dragon_castle-advice-ours")]

    def presets(self, options: Options, words: Translator) -> list[Preset]:
        """Returns the presets: no cards, or a random one of each kind. The variants choose exact cards."""
        assert isinstance(options, DragonCastleOptions)
        held = options.model_dump(include={"spirits", "dragons", "random_spirits", "random_dragons"})
        presets = []
        for name, count in (("no-cards", 0), ("one-and-one", 1)):
            values = {"spirits": (), "dragons": (), "random_spirits": count, "random_dragons": count}
            presets.append(Preset(name, words(f"dragon_castle-preset-{name}"), values, held == values))
        return presets

    def value_help(self, value: object, words: Translator) -> str:
        """A card by what it does, after a mark if it is one to begin with."""
        if value in SPIRITS:
            text = words(f"dragon_castle-spirit-{value}-text")
        elif value in DRAGONS:
            text = words(f"dragon_castle-dragon-{value}-text")
        else:
            return ""
        return words("dragon_castle-for-beginners", text=text) if value in BEGINNER_CARDS else text

    def sights(self, view: View, names: Names, words: Translator) -> list[str]:
        """Every realm, and the castle."""
        return [*names, words("dragon_castle-option-castle")]


FACE = DragonCastleFace()
