"""Castles of Mad King Ludwig in sentences: the events, the whole board, the sources of points."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from bot.texts import Translator
from bot.ui.faces.face import Names
from engines.core.action import Action
from engines.core.event import Event
from engines.core.score import ScoreLine, signed
from engines.mad_king_ludwig.actions import Back, Keep, Put, Start
from engines.mad_king_ludwig.data import TYPES
from engines.mad_king_ludwig.forecast import card_points
from engines.mad_king_ludwig.view import View
from render.mad_king_ludwig.titles import (
    card_name,
    favor_name,
    no_reward,
    reward_rule,
    tile_name,
    type_name,
)

DEEDS = ("passed", "market_open", "started", "cards_chosen", "looked")
"""Kinds of events that describe a decision without a tile."""


def chosen(action: Action, words: Translator) -> str:
    """Names a secret choice if a few words can: the foyer, a bonus card, or rooms for the deck."""
    match action:
        case Start():
            return words("mad_king_ludwig-chosen-foyer", foyer=action.foyer)
        case Keep() | Back():
            return card_name(action.card, words)
        case Put(first=str()):
            return tile_names((room for room in (action.first, action.second) if room), words)
    return ""


def tell(events: Sequence[Event], names: Names, words: Translator) -> str:
    """Describes one entry of the log."""
    kinds = [event.kind for event in events]
    if kinds[:2] == ["bought", "placed"]:
        said = [_bought_and_placed(events[0], events[1], names, words)]
        events = events[2:]
    else:
        said = []
    return " ".join([*said, *(sentence for event in events if (sentence := _tell(event, names, words)))])


def _bought_and_placed(bought: Event, placed: Event, names: Names, words: Translator) -> str:
    facts: dict[str, Any] = {**bought.facts, **placed.facts}
    said = words(
        "mad_king_ludwig-bought",
        name=names[bought.seat or 0],
        room=tile_name(facts["tile"], words),
        price=facts["price"],
        gain=signed(facts["gain"]),
    )
    return said + _completed(facts["completed"], words)


def _completed(tiles: Sequence[str], words: Translator) -> str:
    return " " + words("mad_king_ludwig-completed", rooms=tile_names(tiles, words)) if tiles else ""


def _tell(event: Event, names: Names, words: Translator) -> str:
    facts: dict[str, Any] = dict(event.facts)
    name = names[event.seat] if event.seat is not None else ""
    match event.kind:
        case "started":
            return words("mad_king_ludwig-started", name=name, foyer=facts["foyer"])
        case "dealt":
            return words("mad_king_ludwig-dealt", name=name, cards=facts["cards"])
        case "cards_chosen":
            return words("mad_king_ludwig-cards-chosen", name=name, cards=facts["cards"])
        case "new_round":
            return _round(facts, name, names, words)
        case "market_open":
            return words("mad_king_ludwig-market-open", name=name)
        case "placed":
            room, gain = tile_name(facts["tile"], words), signed(facts["gain"])
            said = words("mad_king_ludwig-placed", name=name, room=room, gain=gain)
            return said + _completed(facts["completed"], words)
        case "passed":
            return words("mad_king_ludwig-passed", name=name, amount=facts["amount"])
        case "rewarded":
            return words(
                f"mad_king_ludwig-rewarded-{facts['reward']}",
                room=tile_name(facts["tile"], words),
                points=facts["points"],
                amount=facts["amount"],
            )
        case "game_over":
            points = ", ".join(f"{who} {score}" for who, score in zip(names, facts["points"], strict=True))
            said = words("mad_king_ludwig-game-over", points=points)
            if facts["rank"]:
                said += " " + rank_reached(facts["rank"], words)
            return said
        case _:
            return _tell_reward(event.kind, facts, name, words)


def lost_facts(facts: dict[str, Any], words: Translator) -> dict[str, str]:
    """The tile whose reward was lost, and the reason; older events have none."""
    reason = facts.get("reason")
    said = no_reward(reason, words) if reason else words("mad_king_ludwig-lost-unknown")
    return {"room": tile_name(facts["tile"], words), "reason": said}


def _tell_reward(kind: str, facts: dict[str, Any], name: str, words: Translator) -> str:
    """Describes choices among rewards. The picture shows coins on rooms and removed rooms."""
    match kind:
        case "lost":
            return words("mad_king_ludwig-lost", **lost_facts(facts, words))
        case "declined":
            return words("mad_king_ludwig-declined", name=name)
        case "chosen":
            room, reward = tile_name(facts["room"], words), reward_name(facts["reward"], words)
            return words("mad_king_ludwig-chosen", name=name, room=room, reward=reward)
        case "looked":
            return words("mad_king_ludwig-looked", name=name, size=facts["size"])
        case "put":
            size = facts["size"]
            if not facts["count"]:
                return words("mad_king_ludwig-put-none", name=name, size=size)
            if facts["rooms"]:
                rooms = tile_names(facts["rooms"], words)
                return words("mad_king_ludwig-put-open", name=name, size=size, rooms=rooms)
            return words("mad_king_ludwig-put", name=name, size=size, count=facts["count"])
        case "card_added":
            return words("mad_king_ludwig-card-added", name=name, cards=facts["cards"])
        case "extra_turn":
            return words("mad_king_ludwig-extra-turn", name=name)
    return ""


def _round(facts: dict[str, Any], name: str, names: Names, words: Translator) -> str:
    if len(names) > 1:
        said = words("mad_king_ludwig-new-round", round=facts["round"], name=name)
    else:
        said = words("mad_king_ludwig-new-round-solo", round=facts["round"])
    return f"{said} {words('mad_king_ludwig-last-round')}" if facts["last"] else said


def deed(view: View, event: Event, words: Translator) -> str:
    """A decision in a few words: the tile, the reward, or what was done."""
    facts: dict[str, Any] = dict(event.facts)
    if event.kind in ("bought", "placed"):
        return str(tile_name(facts["tile"], words))
    if event.kind == "chosen":
        return reward_name(facts["reward"], words)
    return words(f"mad_king_ludwig-back-{event.kind}") if event.kind in DEEDS else ""


def tile_names(tiles: Iterable[str], words: Translator) -> str:
    """Tiles by name, in their order."""
    return ", ".join(tile_name(tile, words) for tile in tiles)


def cards_in_full(view: View, seat: int, words: Translator) -> str:
    """A seat's own bonus cards: what they bring, and how much that is now."""
    return "; ".join(
        words(
            "mad_king_ludwig-card-now",
            card=card_name(card, words),
            gain=signed(card_points(view, seat, card)),
        )
        for card in view.hand
    )


def cards_in_play(view: View, words: Translator) -> list[str]:
    """Every king's favor, and the reward for a completed tile of each type: what each brings."""
    favors = [
        words("mad_king_ludwig-rule-favor", favor=favor_name(favor.favor, words)) for favor in view.favors
    ]
    rewards = [
        words(
            "mad_king_ludwig-rule-reward",
            type=_capital(type_name(kind, words)),
            reward=reward_rule(kind, words),
        )
        for kind in TYPES
    ]
    return [*favors, *rewards]


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def reward_name(reward: str, words: Translator) -> str:
    """A reward in short."""
    return words(f"mad_king_ludwig-reward-{reward}")


def rank_reached(rank: str, words: Translator) -> str:
    """The rank of a solo game."""
    return words("mad_king_ludwig-rank-reached", rank=words(f"mad_king_ludwig-rank-{rank}"))


def last_turn(view: View, names: Names, words: Translator) -> str:
    """Describes the last turn in a sentence, for people who can't see the picture."""
    last = view.last
    if last is None:
        return ""
    name = names[last.seat]
    if last.action == "pass":
        return words("mad_king_ludwig-alt-passed", name=name)
    tiles = view.castles[last.seat].tiles
    room = tile_names((tiles[number].placed.tile for number in last.placed), words)
    return words("mad_king_ludwig-alt-placed", name=name, room=room, gain=signed(last.gain))


def account(line: ScoreLine, words: Translator) -> str:
    """A score line in a few words."""
    facts: dict[str, Any] = dict(line.facts)
    what = ""
    if line.source == "favor":
        what = favor_name(facts["favor"], words)
    elif line.source == "bonus":
        what = card_name(facts["card"], words)
    return words(f"mad_king_ludwig-line-{line.source}", what=what, points=signed(line.points))
