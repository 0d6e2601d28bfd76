"""The master builder's draft of the market: rooms move between prices as often as wanted, and nothing is
final until the market is opened.

A draft is written as an order, like the action that opens the market with it: on each slot, from the cheapest
on, the number of the slot from which its room comes. The panel keeps the latest drafts in its answers, so
going back undoes a step, and the state does not hold them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import takewhile

from engines.core.panel import NUMBERS, Ask, Option
from engines.mad_king_ludwig.actions import EMPTY, LEAVE, LudwigAction, Order, order
from engines.mad_king_ludwig.view import Offer, View

KEPT_DRAFTS = 4
"""The number of steps that can be undone one by one: more do not fit into a button."""
RESET, OPEN = "reset", "open"


def ask_for_order(
    legal: Sequence[LudwigAction], answers: Sequence[str], marks: Sequence[str] = NUMBERS
) -> Ask | None:
    """Returns the next question about the draft, or None if the answers lead nowhere."""
    orders = [action for action in legal if isinstance(action, Order)]
    if not orders:
        return None if answers else Ask("confirm", (), (), (), LEAVE)
    before = as_it_lies(orders[0].order)
    drafts = [*takewhile(lambda answer: sorted(answer) == sorted(before), answers)]
    step = [*answers[len(drafts) :]]
    if step == [RESET]:
        drafts, step = [], []
    draft = drafts[-1] if drafts else before
    match step:
        case []:
            return _whole(legal, before, drafts, marks)
        case ["open"]:
            return Ask("confirm", (), (draft,), (*drafts, OPEN), opened(draft, before))
        case [room] if _is_room(draft, room):
            options = _marked(_targets(draft, room), legal, marks)
            return Ask("price", tuple(options), (draft, room), (*drafts, room), None)
        case [room, slot] if _is_room(draft, room) and slot in _targets(draft, room):
            return _whole(legal, before, [*drafts, _changed(draft, room, slot)], marks)
    return None


def as_it_lies(any_order: str) -> str:
    """Returns the order in which nothing is moved, of a market with the same rooms."""
    numbers = [str(number) for number in range(1, len(any_order) + 1)]
    return "".join(number if number in any_order else EMPTY for number in numbers)


def opened(draft: str, before: str) -> LudwigAction:
    """Returns the action that opens the market with this draft."""
    return LEAVE if draft == before else order(draft)


def draft_of(action: LudwigAction) -> tuple[str, ...]:
    """Returns the answers that lead to opening the market this way; () for another action."""
    if isinstance(action, Order):
        return action.order, OPEN
    return (OPEN,) if action == LEAVE else ()


def drafted(view: View, ask: Ask) -> tuple[Offer, ...]:
    """Returns the market as drafted in this question; coins travel with their rooms."""
    if not ask.chosen or len(ask.chosen[0]) != len(view.market):
        return view.market
    return tuple(
        replace(slot, room=view.market[int(number) - 1].room, coins=view.market[int(number) - 1].coins)
        if number != EMPTY
        else replace(slot, room=None, coins=0)
        for slot, number in zip(view.market, ask.chosen[0], strict=True)
    )


def _whole(legal: Sequence[LudwigAction], before: str, drafts: Sequence[str], marks: Sequence[str]) -> Ask:
    """Asks about the draft as it is: move a room, put everything back, or open the market."""
    kept = tuple(drafts[-KEPT_DRAFTS:])
    draft = kept[-1] if kept else before
    options = _marked([number for number in draft if number != EMPTY], legal, marks)
    if draft != before:
        options.append(Option("", RESET, None, tuple(legal)))
    options.append(Option("", OPEN, None, (opened(draft, before),)))
    return Ask("room", tuple(options), (draft,), kept, None)


def _marked(answers: Sequence[str], legal: Sequence[LudwigAction], marks: Sequence[str]) -> list[Option]:
    return [Option(mark, answer, None, tuple(legal)) for mark, answer in zip(marks, answers, strict=False)]


def _is_room(draft: str, number: str) -> bool:
    return len(number) == 1 and number != EMPTY and number in draft


def _targets(draft: str, room: str) -> list[str]:
    """Returns the slots that a room may move to: any other slot, by number."""
    return [str(slot) for slot, number in enumerate(draft, 1) if number != room]


def _changed(draft: str, room: str, slot: str) -> str:
    """Returns the draft with two slots exchanged: the room at the new price takes the other's slot."""
    source, other = draft.index(room), int(slot) - 1
    slots = [*draft]
    slots[source], slots[other] = slots[other], slots[source]
    return "".join(slots)


def rooms_of(view: View, ask: Ask) -> Iterator[tuple[Offer, str]]:
    """Yields the drafted market, each slot with the number by which answers name its room."""
    order_now = ask.chosen[0] if ask.chosen else ""
    yield from zip(drafted(view, ask), order_now.ljust(len(view.market), EMPTY), strict=False)
