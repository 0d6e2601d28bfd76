"""The questions of Castles of Mad King Ludwig and their answers in words."""

from __future__ import annotations

from bot.texts import Words
from bot.ui.faces.mad_king_ludwig.telling import offers_in_words, reward_name, tile_names
from engines.core.action import Action
from engines.core.panel import Ask, Option
from engines.core.score import signed
from engines.mad_king_ludwig.actions import NONE, Choose, Keep, Look, Order, Placing, Put, Start
from engines.mad_king_ludwig.data import HALLWAYS, STAIRS
from engines.mad_king_ludwig.drafting import OPEN, drafted
from engines.mad_king_ludwig.forecast import castle_with, forecast, missing, why_nowhere
from engines.mad_king_ludwig.view import View
from render.mad_king_ludwig.titles import card_name, effect_words, tile_name


def question(view: View, ask: Ask, words: Words) -> str:
    """What is asked now, with all that the choice needs."""
    if ask.preview is not None:
        said = words("mad_king_ludwig-ask-confirm", what=_what(view, ask.preview, words))
        nothing_else = ask.preview.text in ("pass", "decline") and not ask.asked
        return _with_refused(view, ask, said, words) if nothing_else else said
    if view.phase == "price":
        return _draft(view, ask, words)
    match ask.question:
        case "tile" if view.phase == "buy":
            said = words("mad_king_ludwig-ask-tile", money=str(view.castles[view.turn].money))
            return _with_refused(view, ask, said + _waiting(view, words), words)
        case "tile":
            said = words("mad_king_ludwig-ask-free") + _waiting(view, words)
            return _with_refused(view, ask, said, words)
        case "door" | "way" as asked:
            action = ask.options[0].actions[0]
            assert isinstance(action, Placing)
            room = tile_name(action.tile, words)
            effect = effect_words(action.tile, words)
            effect = effect[:1].upper() + effect[1:]
            return words(f"mad_king_ludwig-ask-{asked}", room=room, effect=effect)
        case "room":
            return words("mad_king_ludwig-ask-bringer")
        case "stack" | "first" | "second" as asked if view.last_round:
            return words(f"mad_king_ludwig-ask-{asked}-last") + _waiting(view, words)
        case asked:
            return words(f"mad_king_ludwig-ask-{asked}") + _waiting(view, words)


def _draft(view: View, ask: Ask, words: Words) -> str:
    """Prices: the draft as it is, or what is to be changed in it."""
    match ask.question:
        case "act":
            return words("mad_king_ludwig-ask-act", offers=offers_in_words(drafted(view, ask), words))
        case "room":
            return words(f"mad_king_ludwig-ask-room-{ask.chosen[1]}")
        case asked:
            return words(f"mad_king_ludwig-ask-{asked}", room=_room(view, ask.chosen[2], words))


def _room(view: View, number: str, words: Words) -> str:
    """A room of the draft by the number of the slot from which it comes."""
    room = view.market[int(number) - 1].room
    assert room is not None
    return tile_name(room, words)


def _waiting(view: View, words: Words) -> str:
    """An extra turn within a turn: what is taken after it."""
    rewards = [reward_name(reward.kind, words) for reward in view.waiting]
    rewards += [reward_name("food", words)] * view.waiting_turns
    if not rewards:
        return ""
    return "\n" + words("mad_king_ludwig-after-this-turn", rewards=", ".join(rewards))


def _with_refused(view: View, ask: Ask, said: str, words: Words) -> str:
    """The question, and why the other tiles can't be had."""
    offered = {option.answer for option in ask.options}
    tiles = [offer.room for offer in view.market if offer.room] if view.phase == "buy" else []
    corridors = [tile for tile in (HALLWAYS[0], STAIRS) if view.left_of(tile)]
    refused: dict[str, list[str]] = {}
    for tile in (*tiles, *corridors):
        if tile not in offered and not (tile == HALLWAYS[0] and HALLWAYS[1] in offered):
            refused.setdefault(_reason(view, tile, words), []).append(tile)
    if not refused:
        return said
    rooms = ", ".join(f"{tile_names(tiles, words)} ({reason})" for reason, tiles in refused.items())
    return f"{said}\n-# {words('mad_king_ludwig-not-to-be-had', rooms=rooms)}"


def _reason(view: View, tile: str, words: Words) -> str:
    lacks = missing(view, view.turn, tile) if view.phase == "buy" else 0
    if lacks:
        return words("mad_king_ludwig-lacks", count=str(lacks))
    return words(f"mad_king_ludwig-nowhere-{why_nowhere(view.castles[view.turn], tile)}")


def _what(view: View, action: Action, words: Words) -> str:
    """What the press would do."""
    match action:
        case Start(back=None):
            return words("mad_king_ludwig-do-start", foyer=action.foyer)
        case Start(back=str(card)):
            name = card_name(card, words)
            return words("mad_king_ludwig-do-start-back", foyer=action.foyer, card=name)
        case Placing():
            return _placing(view, action, words)
        case Order():
            return words("mad_king_ludwig-do-order")
        case Choose():
            room, reward = tile_name(action.room, words), reward_name(action.reward, words)
            return words("mad_king_ludwig-do-choose", room=room, reward=reward)
        case Look():
            return words("mad_king_ludwig-do-look", size=str(action.size))
        case Put(first=None):
            return words(f"mad_king_ludwig-do-{'put-none-last' if view.last_round else 'put-none'}")
        case Put():
            rooms = tile_names((room for room in (action.first, action.second) if room), words)
            return words(f"mad_king_ludwig-do-{'put-last' if view.last_round else 'put'}", rooms=rooms)
        case Keep():
            return words("mad_king_ludwig-do-keep", card=card_name(action.card, words))
    return words(f"mad_king_ludwig-do-{action.text}")


def confirm(view: View, action: Action, words: Words) -> str:
    """The button that does it names the deed."""
    match action:
        case Placing():
            return words("mad_king_ludwig-buy-and-place" if action.kind == "buy" else "place-here")
        case Put(first=None):
            return words("mad_king_ludwig-confirm-put-none")
        case Put():
            return words(f"mad_king_ludwig-confirm-{'put-last' if view.last_round else 'put'}")
    return words(f"mad_king_ludwig-confirm-{action.kind}")


def _placing(view: View, action: Placing, words: Words) -> str:
    """Points, what it completes, what it would block."""
    room, gain = tile_name(action.tile, words), signed(forecast(view, action) or 0)
    if action.kind == "buy":
        price = str(view.offer_of(action.tile).price)
        said = [words("mad_king_ludwig-do-buy", room=room, price=price, gain=gain)]
    else:
        said = [words("mad_king_ludwig-do-take", room=room, gain=gain)]
    assert action.spot is not None
    shown = castle_with(view.castles[view.turn], action.spot)
    if shown.completed:
        rooms = tile_names((shown.tiles[number].placed.tile for number in shown.completed), words)
        said.append(words("mad_king_ludwig-do-completes", rooms=rooms))
    if shown.blocked:
        said.append(words("mad_king_ludwig-do-blocks", count=len(shown.blocked)))
    return " ".join(said)


def label(view: View, ask: Ask, option: Option, words: Words) -> str:
    """An answer on its button."""
    letter, answer = option.mark, option.answer
    match ask.question:
        case "foyer":
            return words("mad_king_ludwig-answer-foyer", letter=letter, count=int(answer))
        case "door" | "way":
            return words("mad_king_ludwig-answer-gain", letter=letter, gain=signed(option.gain or 0))
        case "tile" if answer not in ("pass", "decline"):
            name, gain = tile_name(answer, words), signed(option.gain or 0)
            spots = len(option.actions)
            if view.phase != "buy":
                return words("mad_king_ludwig-answer-free", letter=letter, name=name, spots=spots, gain=gain)
            price = str(view.offer_of(answer).price)
            return words(
                "mad_king_ludwig-answer-tile", letter=letter, name=name, price=price, spots=spots, gain=gain
            )
        case "act" if answer == OPEN:
            (action,) = option.actions
            return words(
                "mad_king_ludwig-act-leave" if action.kind == "leave" else "mad_king_ludwig-act-open"
            )
        case "act":
            return words(f"mad_king_ludwig-act-{answer}")
        case asked:
            return words("mad_king_ludwig-answer", letter=letter, name=_answer(view, asked, answer, words))


def _answer(view: View, asked: str, answer: str, words: Words) -> str:
    match asked:
        case "price":
            return str(view.market[int(answer) - 1].price)
        case "room" | "other" if view.phase == "price":
            return _room(view, answer, words)
        case "tile":
            return words(f"mad_king_ludwig-{answer}")
        case "back" | "card":
            return card_name(answer, words)
        case "reward" | "kind":
            return reward_name(answer, words)
        case "stack":
            return words("mad_king_ludwig-stack-of", size=answer, count=dict(view.stacks)[int(answer)])
    return words("mad_king_ludwig-none") if answer == NONE else tile_name(answer, words)
