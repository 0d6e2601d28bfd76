"""A player without pictures: reads the panel's texts, and takes the answer that promises most.

This player gets texts only: questions, labels, descriptions, hints of menus, boards in words, captions. The
engine only carries out the pressed actions.
"""

from __future__ import annotations

import random
import re
from dataclasses import dataclass, field
from typing import Any

from bot.tables.table import Table
from bot.texts import Translator, translator
from bot.ui.cards.card import Button, Card, Choice, Menu
from bot.ui.faces import face_of
from bot.ui.interactions.press import read
from bot.ui.panel.questions import Path, done_at_once
from engines.registry import game
from tests.support.cards import panel_card
from tests.ui.tables import At, table_of

POINTS = re.compile(r"(?<![\w.,])([+−-])(\d+)(?![\d,])")
"""The score of an answer, as all texts write it."""
PRICE = re.compile(r"(?<![\d,])(\d+)[, \u00a0\u202f]000(?!\d)")
"""The price of an answer, in thousands."""
THOUSANDS_OF_A_POINT = 3
MOST_PRESSES = 12


@dataclass(frozen=True)
class Heard:
    """One answer as it is read out: its menu, its label and the text below it."""

    press: Button | Choice
    menu: Menu | None
    said: str

    @property
    def promised(self) -> float:
        """The points of its text less its price; 0 if it names none."""
        found = POINTS.findall(self.said)
        if not found:
            return 0
        price = next((int(thousands) for thousands in PRICE.findall(self.said)), 0)
        points = max(int(number) * (1 if sign == "+" else -1) for sign, number in found)
        return points - price / THOUSANDS_OF_A_POINT


@dataclass
class BlindPlayer:
    """Plays a seat by ear; keeps all texts."""

    key: str
    seats: int
    lang: str
    rng: random.Random
    transcript: list[str] = field(default_factory=list)
    presses: int = 0
    alike: list[str] = field(default_factory=list)
    """Answers of one panel with equal texts."""

    @property
    def words(self) -> Translator:
        return translator(self.lang)

    async def decide(self, state: Any, seat: int) -> str:
        """Presses on until an action is chosen; returns its text."""
        table, path = table_of(self.key, state, self.seats, lang=self.lang), Path()
        view, face = game(self.key).view(state, seat), face_of(self.key)
        board = face.in_full(view, table.names, self.words) or face.in_words(view, table.names, self.words)
        self.transcript += ["", board]
        for _ in range(MOST_PRESSES):
            card = await panel_card(table, seat, path, self.words, At())
            done, path = self._press(table, seat, card, path)
            self.presses += 1
            if done:
                return done
        raise AssertionError("the panel leads nowhere")

    def _press(self, table: Table, seat: int, card: Card, path: Path) -> tuple[str | None, Path]:
        """Returns the action of the best answer, or the path to which it leads."""
        answers = self._heard(card, path)
        self.transcript += ["", card.text, card.after, *(f"  [{answer.said}]" for answer in answers)]
        sets = next((row for row in card.rows if isinstance(row, Menu) and row.most > 1), None)
        wanted = sets.least if sets else 1
        best = sorted(answers, key=lambda answer: (-answer.promised, self.rng.random()))[:wanted]
        self.transcript += [f"> {answer.said}" for answer in best]
        menu = best[0].menu
        if menu is None:
            button = best[0].press
            assert isinstance(button, Button)
            press = read(button.id)
            assert press is not None
            return (press.argument, path) if press.verb == "do" else (None, Path.read(press.argument))
        press = read(menu.id)
        assert press is not None
        chosen = tuple(answer.press.value for answer in best if isinstance(answer.press, Choice))
        onward = Path((*Path.read(press.argument).answers, *chosen))
        return (done_at_once(table, seat, onward) if press.verb == "pick" else None), onward

    def _heard(self, card: Card, path: Path) -> list[Heard]:
        """Returns all answers of a panel, without the ways back and to other pages."""
        found: list[Heard] = []
        for row in card.rows:
            if isinstance(row, Menu):
                found += [
                    Heard(each, row, f"{row.hint}: {each.label}. {each.description}") for each in row.choices
                ]
                continue
            for button in row:
                press = read(button.id) if isinstance(button, Button) else None
                if not isinstance(button, Button) or press is None:
                    continue
                if press.verb == "do" or len(Path.read(press.argument).answers) > len(path.answers):
                    found.append(Heard(button, None, button.label))
        said = [answer.said for answer in found]
        self.alike += [each for each in said if said.count(each) > 1]
        return found


@dataclass(frozen=True)
class Outcome:
    """A game that one seat played by ear, the others at random."""

    points: int
    others: tuple[int, ...]
    player: BlindPlayer


async def play_by_ear(key: str, seats: int, lang: str, number: int) -> Outcome:
    """Plays a whole game; the first seat plays by ear."""
    its_game, rng = game(key), random.Random(number)
    state = its_game.setup(its_game.options_type(), seats, f"{number:032x}")
    player = BlindPlayer(key, seats, lang, random.Random(number + 1))
    face, names = face_of(key), table_of(key, state, seats).names
    while due := its_game.to_act(state):
        seat = rng.choice(due)
        if seat == 0:
            action = its_game.parse(await player.decide(state, seat))
        else:
            action = rng.choice(its_game.legal(state, seat))
        step = its_game.apply(state, seat, action)
        told = face.caption(
            [event for event in step.events if event.only is None or 0 in event.only], names, player.words
        )
        player.transcript += [told] if told else []
        state = step.state
    standings = {standing.seat: standing.points for standing in its_game.result(state).standings}
    player.transcript.append(face.standings(its_game.view(state, None), names, player.words))
    return Outcome(standings[0], tuple(points for seat, points in standings.items() if seat), player)
