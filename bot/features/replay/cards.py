"""A replay as a private message: the board after a turn, its caption, the points, and other turns."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from bot.features.replay.mistakes import Mistake
from bot.features.replay.replay_buttons import (
    BACK,
    HANDS,
    LEAD,
    MISTAKE,
    ON,
    REPLAY,
    ROUND,
    SHOW,
    SIGHT,
    TOGETHER,
    At,
    Wish,
    file_press,
    press,
    wish_press,
)
from bot.features.replay.service import Replay
from bot.tables.levels import advises
from bot.tables.table import Table
from bot.texts import Translator
from bot.ui.cards.card import CALM, GOLD, OPTIONS_IN_MENU, Button, Card, Choice, Menu, Picture, Row, cut
from bot.ui.faces import face_of
from bot.ui.panel.words_first import words_before
from bot.work.drawing import Studio

CAPTION = 240
"""The most characters of a caption: with them a card has at most seven lines on a phone."""


async def moment_card(
    replay: Replay, at: At, words: Translator, studio: Studio, *, in_words: bool = False
) -> Card:
    """Returns a turn without its controls; `in_words` puts the board in words above everything."""
    table, card = await studio.run(_told, replay, at, words)
    return await _drawn(card, replay, table, at, words, studio, in_words)


async def replay_card(
    replay: Replay, at: At, words: Translator, studio: Studio, *, in_words: bool = False
) -> Card:
    """Returns a turn with the controls below it."""
    table, card = await studio.run(_told, replay, at, words)
    card = replace(card, rows=await studio.run(controls, replay, table, at, words))
    return await _drawn(card, replay, table, at, words, studio, in_words)


def _told(replay: Replay, at: At, words: Translator) -> tuple[Table, Card]:
    """Returns the table at the end of a turn, and what is said about the turn."""
    table, names = replay.table_at(at.turn), replay.names_at(at.turn)
    face, title = face_of(table.game.key), _where(replay, at, words)
    steps = replay.events_at(at.turn, replay.seat if at.own else None)
    caption = " ".join(filter(None, (face.caption(events, names, words) for events in steps)))
    caption = caption.replace("\n", " ") if at.turn else words("replay-begins")
    lines = [f"**{title}**", cut(caption, CAPTION)]
    return table, Card("\n".join(filter(None, lines)), colour=GOLD if at.turn == replay.last else CALM)


def _still(*args: Any) -> bytes:
    from render.film.still import draw_still  # what draws is imported with the first picture

    return draw_still(*args)


async def _drawn(
    card: Card, replay: Replay, table: Table, at: At, words: Translator, studio: Studio, in_words: bool
) -> Card:
    """Returns the card with the picture of its turn."""
    seat = replay.seat if at.own else None
    face, view, names = face_of(table.game.key), table.view(seat), replay.names_at(at.turn)
    known = replay.told.turns[: at.turn + 1] if at.own else replay.told.turns
    data = await studio.draw(
        _still,
        face.pictures.result if at.turn == replay.last else face.pictures.public,
        view,
        names,
        words,
        tuple(one.points for one in known),
        replay.last + 1,
        at.turn,
    )
    picture = Picture(data, f"moment-{at.text}-of-{table.id}.png", face.alt(view, names, words))
    card = replace(card, picture=picture)
    return await studio.run(words_before, card, table, seat, words) if in_words else card


def _where(replay: Replay, at: At, words: Translator) -> str:
    return words("replay-where", round=replay.turn(at.turn).round, turn=at.turn, count=replay.last)


def controls(replay: Replay, then: Table, at: At, words: Translator) -> tuple[Row, ...]:
    """Returns a row of steps, the menu of rounds, and a row of what can be done with this turn.

    `then` is the table at the end of the turn.
    """
    table, told = replay.table, replay.told

    def to(turn: int, way: str, label: str, *, disabled: bool = False) -> Button:
        return Button(label, _to(replay, At(turn, at.own), way), disabled=disabled)

    lead = next((turn for turn in told.lead_changes() if turn > at.turn), None)
    steps = [
        to(max(0, at.turn - 1), BACK, "◀", disabled=at.turn == 0),
        to(min(replay.last, at.turn + 1), ON, "▶", disabled=at.turn == replay.last),
        to(at.turn if lead is None else lead, LEAD, words("replay-lead"), disabled=lead is None),
    ]
    if replay.seat is not None and advises(table.game):
        steps.append(Button(words("replay-mistake"), press(table, MISTAKE, at)))
    if replay.file:
        held = any(hands(replay, then, at, words))
        shown = Button(words("replay-hands"), file_press(replay.file, at, hands=True))
        return (tuple(steps), *_rounds(replay, at, words), *([(shown,)] if held else []))
    more = [Button(words("replay-show"), press(table, SHOW, at))]
    if replay.seat is not None:
        label = words("replay-all" if at.own else "replay-own")
        more.append(Button(label, press(table, REPLAY, At(at.turn, not at.own), SIGHT)))
    if any(hands(replay, then, at, words)):
        more.append(Button(words("replay-hands"), press(table, HANDS, at)))
    if at.turn != replay.last:
        more.append(Button(words("replay-what-if"), wish_press(table, Wish(at))))
        if replay.hosted:
            more.append(Button(words("replay-together"), press(table, TOGETHER, at)))
    return (tuple(steps), *_rounds(replay, at, words), tuple(more))


def _to(replay: Replay, at: At, way: str = "") -> str:
    """Returns the id of a button that leads to a turn."""
    return file_press(replay.file, at, way) if replay.file else press(replay.table, REPLAY, at, way)


def _rounds(replay: Replay, at: At, words: Translator) -> list[Menu]:
    """Returns the menu of rounds; with more of them than a menu holds, evenly spread ones."""
    rounds = replay.told.rounds()
    if len(rounds) < 2:
        return []
    every = -(-len(rounds) // (OPTIONS_IN_MENU - 1))
    offered = [*rounds[::every], (0, replay.last)]
    here = max(turn for _, turn in offered if turn <= at.turn)
    labels = {
        turn: words("log-round", round=number) if number else words("log-result") for number, turn in offered
    }
    choices = tuple(Choice(label, str(turn), chosen=turn == here) for turn, label in labels.items())
    return [Menu(_to(replay, At(0, at.own), ROUND), words("replay-jump"), choices)]


def hands(replay: Replay, table: Table, at: At, words: Translator) -> Iterator[str]:
    """Yields a line for each player who held something in secret; in the person's own view only theirs."""
    face = face_of(table.game.key)
    for seat in [replay.seat] if at.own else range(len(table.seats)):
        if seat is not None and (hand := face.hand(table.view(seat), seat, words)):
            yield words("replay-hand", name=replay.names_at(at.turn)[seat], hand=hand)


def hands_card(replay: Replay, at: At, words: Translator) -> Card:
    """Returns all hands of a turn, and the way back to it."""
    lines = hands(replay, replay.table_at(at.turn), at, words)
    back = Button(words("back"), _to(replay, at), "primary")
    return Card("\n".join([f"**{_where(replay, at, words)}**", *lines]), rows=((back,),))


def better_named(replay: Replay, found: Mistake, words: Translator) -> str:
    """Returns the better decision in a few words, as the person's panel would name it."""
    game = replay.told.game
    seat = replay.told.record.actions[found.made].seat
    view = game.view(replay.told.after(found.made), seat)
    return face_of(game.key).briefly_named(view, game.parse(found.best), words)
