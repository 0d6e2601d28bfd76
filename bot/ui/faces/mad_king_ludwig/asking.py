"""The questions of Castles of Mad King Ludwig and their answers in words."""

from __future__ import annotations

from collections.abc import Iterator

from bot.texts import Translator
from bot.ui.cards.card import LONGEST_LABEL, cut
from bot.ui.faces.mad_king_ludwig.boards import printed_in_words
from bot.ui.faces.mad_king_ludwig.places import castle_door, names_of, own_of, place_of, side_name
from bot.ui.faces.mad_king_ludwig.telling import reward_name, tile_names
from engines.core.action import FOLLOWING, Action
from engines.core.panel import Ask, Option
from engines.core.score import signed, with_minus
from engines.mad_king_ludwig.actions import (
    EMPTY,
    NONE,
    Back,
    Choose,
    Keep,
    Look,
    Order,
    Placing,
    Put,
    Start,
    spot_of,
)
from engines.mad_king_ludwig.data import HALLWAYS, SIDES, STAIRS
from engines.mad_king_ludwig.drafting import OPEN, RESET, drafted
from engines.mad_king_ludwig.forecast import (
    CastleForecast,
    best_gain,
    card_points,
    castle_with,
    chosen_points,
    forecast,
    missing,
    why_nowhere,
)
from engines.mad_king_ludwig.prospects import Later, best_later, brought, later
from engines.mad_king_ludwig.view import View
from render.mad_king_ludwig.titles import card_name, effect_words, later_words, no_reward, tile_name


def question(view: View, ask: Ask, words: Translator) -> str:
    """Returns the current question, with all facts that the choice needs."""
    if ask.preview is not None:
        if not ask.asked:
            return _only(view, ask, ask.preview, words)
        return words("mad_king_ludwig-ask-confirm", what=_what(view, ask.preview, words))
    if view.phase == "price":
        return _draft(view, ask, words)
    match ask.question:
        case "tile" if view.phase == "buy":
            said = words("mad_king_ludwig-ask-tile", money=view.castles[view.turn].money)
            return _with_refused(view, ask, said + _waiting(view, words), words)
        case "tile":
            said = words("mad_king_ludwig-ask-free") + _waiting(view, words)
            return _with_refused(view, ask, said, words)
        case "door":
            room = tile_name(_tile(ask), words)
            effect = effect_words(_tile(ask), words)
            effect = effect[:1].upper() + effect[1:]
            return words("mad_king_ludwig-ask-door", room=room, effect=effect)
        case asked if asked == FOLLOWING:
            said = words("mad_king_ludwig-ask-way", room=tile_name(_tile(ask), words))
            return "\n".join((said, *(f"-# {line}" for line in _ways(view, ask, words))))
        case "first" | "second" as asked:
            last = words(f"mad_king_ludwig-ask-{asked}-last") if view.last_round else ""
            said = (last or words(f"mad_king_ludwig-ask-{asked}")) + _waiting(view, words)
            return "\n".join((said, *(f"-# {room}" for room in _stack_seen(ask, words))))
        case "stack" if view.last_round:
            return words("mad_king_ludwig-ask-stack-last") + _waiting(view, words)
        case asked:
            return words(f"mad_king_ludwig-ask-{asked}") + _waiting(view, words)


def _only(view: View, ask: Ask, action: Action, words: Translator) -> str:
    """Returns the text for the only possible action; for a pass also why the tiles can't be had."""
    if action.kind in ("pass", "decline"):
        return _with_refused(view, ask, words(f"mad_king_ludwig-only-{action.kind}"), words)
    return words("mad_king_ludwig-only", what=_what(view, action, words))


def _stack_seen(ask: Ask, words: Translator) -> Iterator[str]:
    """Yields the rooms of the revealed stack with all that is printed on them."""
    for option in ask.options:
        if option.answer != NONE:
            yield f"{option.mark}: {printed_in_words(option.answer, words)}"


def _tile(ask: Ask) -> str:
    """Returns the tile to be placed."""
    action = ask.options[0].actions[0]
    assert isinstance(action, Placing)
    return action.tile


def _draft(view: View, ask: Ask, words: Translator) -> str:
    """Asks for a room of the draft, or for the price of the chosen room."""
    if ask.question == "room":
        return words("mad_king_ludwig-ask-room")
    return words("mad_king_ludwig-ask-price", room=_room(view, ask.chosen[1], words))


def _room(view: View, number: str, words: Translator) -> str:
    """Returns the name of a drafted room by the number of its former slot."""
    room = view.market[int(number) - 1].room
    assert room is not None
    return tile_name(room, words)


def _waiting(view: View, words: Translator) -> str:
    """Lists the rewards that follow an extra turn within a turn."""
    rewards = [reward_name(reward.kind, words) for reward in view.waiting]
    rewards += [reward_name("food", words)] * view.waiting_turns
    if not rewards:
        return ""
    return "\n" + words("mad_king_ludwig-after-this-turn", rewards=", ".join(rewards))


def _with_refused(view: View, ask: Ask, said: str, words: Translator) -> str:
    """Appends to the question why the other tiles can't be had."""
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
    return f"{said}\n-# {words('mad_king_ludwig-not-available', rooms=rooms)}"


def _reason(view: View, tile: str, words: Translator) -> str:
    lacks = missing(view, view.turn, tile) if view.phase == "buy" else 0
    if lacks:
        return words("mad_king_ludwig-lacks", count=lacks)
    return words(f"mad_king_ludwig-nowhere-{why_nowhere(view.castles[view.turn], tile)}")


def _what(view: View, action: Action, words: Translator) -> str:
    """Describes the effect of the press."""
    match action:
        case Start(back=None):
            return words("mad_king_ludwig-do-start", foyer=action.foyer)
        case Start(back=str(card)):
            name = card_name(card, words)
            return words("mad_king_ludwig-do-start-back", foyer=action.foyer, card=name)
        case Back():
            return words("mad_king_ludwig-do-back", card=card_name(action.card, words))
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


def confirm(view: View, action: Action, words: Translator) -> str:
    """The button that does it names the deed."""
    if not isinstance(action, Placing):
        return words(f"mad_king_ludwig-confirm-{action.kind}")
    gain, points = forecast(view, action) or 0, view.castles[view.turn].points
    return words(
        f"mad_king_ludwig-confirm-{action.kind}",
        before=with_minus(points),
        after=with_minus(points + gain),
        gain=signed(gain),
    )


def briefly_named(view: View, action: Action, words: Translator) -> str:
    """A decision by name, without what it brings: the tile with its place, the card, the reward."""
    match action:
        case Placing():
            place = place_of(view.castles[view.turn].tiles, action, words)
            return f"{tile_name(action.tile, words)} ({place})"
        case Back() | Keep():
            return f"{confirm(view, action, words)}: {card_name(action.card, words)}"
        case Order():
            return _dearest(view, action, words)
        case Put() if action.first:
            return tile_names((room for room in (action.first, action.second) if room), words)
        case Choose():
            return reward_name(action.reward, words)
        case Look():
            return f"{confirm(view, action, words)} ({action.size})"
    return confirm(view, action, words)


def _dearest(view: View, action: Order, words: Translator) -> str:
    """An order of the market by the two rooms that it makes dearest."""
    found = [
        words("mad_king_ludwig-named-price", tile=tile_name(room, words), price=offer.price)
        for offer, slot in zip(view.market, action.order, strict=True)
        if slot != EMPTY and (room := view.market[int(slot) - 1].room)
    ]
    return ", ".join(found[:-3:-1])


def _placing(view: View, action: Placing, words: Translator) -> str:
    """Points, what it completes, what it would block."""
    room, gain = tile_name(action.tile, words), signed(forecast(view, action) or 0)
    if action.kind == "buy":
        price = view.offer_of(action.tile).price
        said = [words("mad_king_ludwig-do-buy", room=room, price=price, gain=gain)]
    else:
        said = [words("mad_king_ludwig-do-take", room=room, gain=gain)]
    if end := later_words(later(view, action), words):
        said.append(words("mad_king_ludwig-do-later", gains=end))
    castle = view.castles[view.turn]
    place, own = place_of(castle.tiles, action, words), own_of(action, words)
    said.append(words("mad_king_ludwig-do-where", place=place, own=own))
    shown = castle_with(castle, spot_of(action))
    if shown.completed:
        rooms = f"{_completed(shown, words)} ({_rewards(view, action, shown, words)})"
        said.append(words("mad_king_ludwig-do-completes", rooms=rooms))
    if shown.blocked:
        said.append(words("mad_king_ludwig-do-blocks", doors=_blocked(shown, words)))
    return " ".join(said)


def _completed(shown: CastleForecast, words: Translator) -> str:
    """The tiles that a placement completes."""
    called = names_of(shown.tiles, words)
    return ", ".join(called[number] for number in shown.completed)


def _blocked(shown: CastleForecast, words: Translator) -> str:
    """The doors that a placement blocks, its own among them."""
    return "; ".join(castle_door(shown.tiles, *door, words) for door in shown.blocked)


def _ways(view: View, ask: Ask, words: Translator) -> Iterator[str]:
    """Yields the sides that each orientation leaves open and the doors it blocks; equal ones share a line."""
    alike: dict[str, list[str]] = {}
    for option in ask.options:
        action = option.actions[0]
        assert isinstance(action, Placing)
        alike.setdefault(_leaves(view, action, words), []).append(option.mark)
    for left, marks in alike.items():
        yield f"{', '.join(marks)}: {left}"


def _leaves(view: View, action: Placing, words: Translator) -> str:
    castle = view.castles[view.turn]
    shown = castle_with(castle, spot_of(action))
    sides = sorted({door.side for door in shown.ghost.doors if door.state in ("external", "enclosed")})
    names = ", ".join(side_name(SIDES[side], words) for side in sides)
    said = [
        words("mad_king_ludwig-then-open", sides=names) if names else words("mad_king_ludwig-then-closed")
    ]
    if shown.completed:
        said.append(completes(view, action, shown, words))
    if shown.blocked:
        said.append(words("mad_king_ludwig-then-blocks", doors=_blocked(shown, words)))
    return " · ".join(said)


def completes(view: View, action: Placing, shown: CastleForecast, words: Translator) -> str:
    """Which tiles a placement completes, the rewards for them, and why some bring none."""
    rewards = _rewards(view, action, shown, words)
    return words("mad_king_ludwig-completes", rooms=_completed(shown, words), rewards=rewards)


def _rewards(view: View, action: Placing, shown: CastleForecast, words: Translator) -> str:
    """The rewards of completed tiles; the tile is named with a reason if there are several."""
    found, called = brought(view, action), names_of(shown.tiles, words)
    told = [reward_name(kind, words) for kind in found.rewards]
    for number, reason in found.lost:
        said = no_reward(reason, words)
        if len(shown.completed) > 1:
            said = words("mad_king_ludwig-completes-none", room=called[number], reason=said)
        told.append(said)
    return ", ".join(told)


def _with_later(gain: str, end: Later, words: Translator) -> str:
    """Points at once, then those at the end, each source apart: "+1, card +3"."""
    return ", ".join(filter(None, (gain, later_words(end, words))))


def label(view: View, ask: Ask, option: Option, words: Translator) -> str:
    """An answer on its button: the deed, what it brings and what it sets off."""
    if view.phase == "price":
        return cut(_price_label(view, ask, option, words), LONGEST_LABEL)
    letter, answer, action = option.mark, option.answer, option.actions[0]
    match ask.question:
        case "foyer":
            return words("mad_king_ludwig-answer-foyer", letter=letter, count=int(answer))
        case "back":
            said = words("mad_king_ludwig-answer-back", letter=letter, card=card_name(answer, words))
            return cut(said, LONGEST_LABEL)
        case "start":
            foyer, _, card = answer.partition(".")
            said = words(
                "mad_king_ludwig-answer-start", letter=letter, count=int(foyer), card=card_name(card, words)
            )
            return cut(said, LONGEST_LABEL)
        case "door":
            assert isinstance(action, Placing)
            place = place_of(view.castles[view.turn].tiles, action, words)
            gain = _with_later(signed(option.gain or 0), best_later(view, option), words)
            return words("mad_king_ludwig-answer-door", letter=letter, place=place, gain=gain)
        case asked if asked == FOLLOWING and isinstance(action, Placing):
            return _way_label(view, option, action, words)
        case "tile" if isinstance(action, Placing):
            return _tile_label(view, option, action.tile, words)
        case "tile":
            return words(f"mad_king_ludwig-{answer}")
        case "kind" if isinstance(action, Choose):
            return _kind_label(view, letter, action, words)
        case "card":
            gain = signed(card_points(view, view.turn, answer))
            said = words(
                "mad_king_ludwig-answer-card", letter=letter, card=card_name(answer, words), gain=gain
            )
            return cut(said, LONGEST_LABEL)
        case "stack":
            left = dict(view.stacks)[int(answer)]
            return words("mad_king_ludwig-answer-look", letter=letter, size=answer, count=left)
        case "first" | "second" as asked:
            return _put_label(view, asked, letter, answer, words)
    return words("mad_king_ludwig-answer", letter=letter, name=reward_name(answer, words))


def _tile_label(view: View, option: Option, tile: str, words: Translator) -> str:
    """A tile with its price, how many spots there are and what the best brings."""
    gain = _with_later(signed(option.gain or 0), best_later(view, option), words)
    facts = {"letter": option.mark, "name": tile_name(tile, words), "gain": gain}
    spots = len(option.actions)
    if view.phase != "buy":
        return words("mad_king_ludwig-answer-free", spots=spots, **facts)
    price = view.offer_of(tile).price
    return words("mad_king_ludwig-answer-tile", spots=spots, price=price, **facts)


def _way_label(view: View, option: Option, action: Placing, words: Translator) -> str:
    """Labels a placement: its place and orientation, its points, and, if it fits, the rooms it completes."""
    castle = view.castles[view.turn]
    said = words(
        f"mad_king_ludwig-answer-{action.kind}",
        letter=option.mark,
        place=place_of(castle.tiles, action, words),
        own=own_of(action, words),
        gain=_with_later(signed(option.gain or 0), best_later(view, option), words),
    )
    shown = castle_with(castle, spot_of(action))
    if not shown.completed:
        return said
    told = (
        completes(view, action, shown, words),
        words("mad_king_ludwig-completes-short", rooms=_completed(shown, words)),
        words("mad_king_ludwig-completes-count", count=len(shown.completed)),
    )
    labels = [f"{said} · {each}" for each in told]
    return next((each for each in labels if len(each) <= LONGEST_LABEL), said)


def _kind_label(view: View, letter: str, action: Choose, words: Translator) -> str:
    """Labels the kind of reward of a downstairs room; for living rooms with the room that scores again."""
    gain = chosen_points(view, action)
    reward = reward_name(action.reward, words)
    if action.reward == "living":
        reward = f"{tile_name(action.room, words)}: {reward}"
    if gain is None or action.reward == "activity":  # its name says the points
        return words("mad_king_ludwig-answer", letter=letter, name=reward)
    return words("mad_king_ludwig-answer-kind", letter=letter, reward=reward, gain=signed(gain))


def _put_label(view: View, asked: str, letter: str, answer: str, words: Translator) -> str:
    """A room of the stack: on the deck, below the first, or laid open in the last round."""
    if answer == NONE:
        message = "mad_king_ludwig-answer-no-room" if asked == "first" else "mad_king_ludwig-answer-none"
        return words(message, letter=letter)
    message = "open" if view.last_round else {"first": "on-top", "second": "below"}[asked]
    return words(f"mad_king_ludwig-answer-{message}", letter=letter, room=tile_name(answer, words))


def _price_label(view: View, ask: Ask, option: Option, words: Translator) -> str:
    """Labels a room of the draft with its points for the builder and the others, or a price with the number
    of players who could pay it."""
    letter, answer = option.mark, option.answer
    if answer == OPEN:
        (action,) = option.actions
        return words("mad_king_ludwig-act-leave" if action.kind == "leave" else "mad_king_ludwig-act-open")
    if answer == RESET:
        return words("mad_king_ludwig-act-reset")
    market, order = drafted(view, ask), ask.chosen[0]
    if ask.question == "room":
        offer = market[order.index(answer)]
        assert offer.room is not None
        gains = [best_gain(castle.placements, offer.room) for castle in view.castles]
        own = gains.pop(view.builder)
        return words(
            "mad_king_ludwig-answer-room",
            letter=letter,
            room=tile_name(offer.room, words),
            price=offer.price,
            own=_brings(own, words),
            others=_brings(max((gain for gain in gains if gain is not None), default=None), words),
        )
    moved = market[order.index(ask.chosen[1])]
    there = market[int(answer) - 1]
    others = [castle.money for castle in view.castles if castle.seat != view.builder]
    facts: dict[str, str | int] = {
        "letter": letter,
        "price": there.price,
        "count": sum(money + moved.coins >= there.price for money in others),
        "players": len(others),
    }
    if there.room is None:
        return words("mad_king_ludwig-answer-price", **facts)
    return words(
        "mad_king_ludwig-answer-price-swap",
        room=tile_name(there.room, words),
        other=moved.price,
        **facts,
    )


def _brings(gain: int | None, words: Translator) -> str:
    return words("mad_king_ludwig-fits-nowhere") if gain is None else signed(gain)
