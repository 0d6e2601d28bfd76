"""Undo: returns the game to the moment before a decision, by its owner alone or if all people agree.

An undo is one more event in the log. The state is replayed from the seed and the decisions that count, which
gives the same shuffle; if the replay does not lead to the current table, nothing can be taken back.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from bot.store import LogRow, OutboxKind, Store
from bot.tables.actors import Person
from bot.tables.history import ACTED, AGREED, ASKED, LAPSED, REFUSED, TOOK_BACK, History, without_undone
from bot.tables.ledger import Change, Ledger
from bot.tables.play import check_playing, prompts
from bot.tables.refusal import Refusal
from bot.tables.retry import retrying
from bot.tables.table import Entry, Table, decode_entry
from bot.tables.terms import Pace
from bot.tables.undo.offers import UndoRequest, is_free, offer, others, unanswered, wish_of
from bot.time_units import DAY, MINUTE, WEEK
from bot.work.drawing import Studio
from engines.core.errors import EngineError
from engines.core.event import Event, Plain

ANSWERED_WITHIN: dict[Pace, float] = {
    "live": 10 * MINUTE,
    "day": DAY,
    "three_days": 3 * DAY,
    "week": WEEK,
    "none": DAY,
}
"""Seconds that an undo request waits for its answers."""


class Rewound(NamedTuple):
    """The game before a decision."""

    state: Any
    history: History
    turn_ended: bool
    """Whether a picture has shown what is undone: some turn had ended with it."""


@retrying
class Undo:
    """Takes decisions back, or asks the table to agree to it."""

    def __init__(self, ledger: Ledger, store: Store) -> None:
        self._ledger = ledger
        self._store = store

    async def take_back(
        self, table_id: str, person: Person, before: int, request: int | None, studio: Studio
    ) -> Table:
        """Undo the person's last decision, which is that of the event `before`."""
        async with self._ledger.locked(table_id, request) as table:
            entry = self._last_decision(table, person, before)
            undo_offer = offer(table, entry.seat or 0)
            if undo_offer is None or not undo_offer.at_once:
                raise _why_not(table, entry)
            agreed = not is_free(table, entry)
            if table.row.wish is not None:  # the game changes: the undo request lapses
                table = await self._end(table, Change(LAPSED, None, None), None)
            return await self._go_back(table, entry, person.id, request, studio, agreed=agreed)

    async def ask(
        self, table_id: str, person: Person, before: int, request: int | None, studio: Studio
    ) -> Table:
        """Ask the others to agree to an undo of the person's last decision, if it can be carried out."""
        async with self._ledger.locked(table_id, request) as table:
            entry = self._last_decision(table, person, before)
            if table.row.wish is not None:
                raise Refusal("back-asked-already")
            undo_offer = offer(table, entry.seat or 0)
            if undo_offer is None:
                raise Refusal("back-old" if table.terms.by_agreement else "back-not-agreed-on")
            if undo_offer.at_once:
                raise Refusal("outdated")
            await self._rewound(table, entry, studio)
            until = self._ledger.now() + ANSWERED_WITHIN[table.terms.pace]
            wish = UndoRequest(user=person.id, seat=entry.seat or 0, before=before, until=until)
            event = Event(ASKED, entry.seat, {"before": before, "what": deed_told(entry)})
            change = Change(ASKED, person.id, entry.seat, None, (event,))
            return await self._ledger.write(table, change, request, ["board"], wish=wish.model_dump_json())

    async def agree(
        self, table_id: str, person: Person, before: int, request: int | None, studio: Studio
    ) -> Table:
        """Agree; with the last agreement the game goes back."""
        async with self._ledger.locked(table_id, request) as table:
            wish = self._answerable(table, person, before)
            if person.id == wish.user:
                raise Refusal("back-others-answer")
            if person.id in wish.agreed:
                raise Refusal("back-agreed-already")
            entry = table.history.of(wish.seat)
            if entry is None or entry.seq != wish.before:
                raise Refusal("back-wish-gone")
            wish = wish.model_copy(update={"agreed": (*wish.agreed, person.id)})
            if not unanswered(table, wish):
                return await self._go_back(table, entry, wish.user, request, studio, agreed=True)
            change = Change(AGREED, person.id, table.seat_of(person.id))
            return await self._ledger.write(table, change, request, ["board"], wish=wish.model_dump_json())

    async def refuse(self, table_id: str, person: Person, before: int, request: int | None) -> Table:
        """Refuse an undo request; the person who asked withdraws it in the same way."""
        async with self._ledger.locked(table_id, request) as table:
            wish = self._answerable(table, person, before)
            verb = LAPSED if person.id == wish.user else REFUSED
            return await self._end(table, Change(verb, person.id, table.seat_of(person.id)), request)

    async def expire_requests(self, studio: Studio) -> None:
        """End expired undo requests; carry out those without a person left to answer."""
        for table_id in await self._store.wishing():
            try:
                async with self._ledger.locked(table_id, None) as table:
                    await self._see_to(table, studio)
            except Refusal:
                continue  # it can't be read, or has changed

    async def _see_to(self, table: Table, studio: Studio) -> None:
        if table.row.wish is None:
            return
        wish = wish_of(table)
        entry = table.history.of(wish.seat) if wish is not None else None
        asks = (
            wish is not None
            and entry is not None
            and entry.seq == wish.before
            and wish.user == table.seats[wish.seat].user
        )
        if wish is None or entry is None or not asks or self._ledger.now() >= wish.until:
            await self._end(table, Change(LAPSED, None, None), None)
        elif not unanswered(table, wish):
            await self._go_back(table, entry, wish.user, None, studio, agreed=True)

    def _last_decision(self, table: Table, person: Person, before: int) -> Entry:
        """Returns the person's last decision, if it is the one that the button was made for."""
        check_playing(table)
        seats = table.seats_of(person.id)
        if not seats:
            raise Refusal("not-playing")
        entries = [entry for seat in seats if (entry := table.history.of(seat)) is not None]
        decision = next((entry for entry in entries if entry.seq == before and entry.user == person.id), None)
        if decision is None:
            decided_by = next((entry for entry in table.history.acts if entry.seq == before), None)
            raise Refusal("back-not-yours" if decided_by is not None else "back-old")
        return decision

    def _answerable(self, table: Table, person: Person, before: int) -> UndoRequest:
        """Returns the request that the button was made for; refused for people who may not answer it."""
        check_playing(table)
        if table.seat_of(person.id) is None:
            raise Refusal("not-playing")
        wish = wish_of(table)
        if wish is None or wish.before != before or self._ledger.now() >= wish.until:
            raise Refusal("back-wish-gone")
        return wish

    async def _end(self, table: Table, change: Change, request: int | None) -> Table:
        """End the undo request and continue the game; computer players have waited for that."""
        kinds: list[OutboxKind] = ["board", *prompts(table, table.state, table.seats)]
        return await self._ledger.write(table, change, request, kinds, wish=None)

    async def _go_back(
        self, table: Table, entry: Entry, user: int, request: int | None, studio: Studio, *, agreed: bool
    ) -> Table:
        rewound = await self._rewound(table, entry, studio)
        history = replace(table.history, acts=rewound.history.acts, went_back=table.seq + 1)
        facts: dict[str, Plain] = {"before": entry.seq, "agreed": agreed, "what": deed_told(entry)}
        if not rewound.turn_ended and not (agreed and others(table, user)):
            facts["silent"] = True  # no picture has shown it
        change = Change(TOOK_BACK, user, entry.seat, None, (Event(TOOK_BACK, entry.seat, facts),))
        kinds = prompts(table, rewound.state, table.seats)
        if agreed or rewound.turn_ended:
            kinds.append("board")
        elif table.game.to_act(rewound.state) != table.to_act:
            kinds.append("status")
        return await self._ledger.write(
            table, change, request, kinds, state=rewound.state, history=history, wish=None
        )

    async def _rewound(self, table: Table, entry: Entry, studio: Studio) -> Rewound:
        rows = await self._store.log(table.id, upto=table.seq)
        try:
            return await studio.run(rewind, table, rows, entry.seq)
        except EngineError as error:
            raise Refusal("back-other-rules") from error


def rewind(table: Table, rows: Sequence[LogRow], before: int) -> Rewound:
    """Replays the game and returns the state before a decision; EngineError if the replay leads elsewhere."""
    its_game = table.game
    seed = its_game.seed(table.state)
    state = its_game.setup_by(table.row.rules_version, table.options, len(table.seats), seed)
    old_state, turn_ended, counting = None, False, without_undone(map(decode_entry, rows))
    for entry in counting:
        if entry.verb != ACTED or entry.seat is None or entry.action is None:
            continue
        if entry.seq == before:
            old_state = state
        step = its_game.apply(state, entry.seat, its_game.parse(entry.action))
        turn_ended |= step.turn_ends and entry.seq >= before
        state = step.state
    if old_state is None or its_game.digest(state) != its_game.digest(table.state):
        raise EngineError("another_story", table=table.id)
    return Rewound(old_state, History.of_log(one for one in counting if one.seq < before), turn_ended)


def deed_told(entry: Entry) -> Plain:
    """Returns the public part of a decision, its first event; None if it is secret."""
    if not entry.events or entry.secret:
        return None
    first = entry.events[0]
    return {"kind": first.kind, "seat": first.seat, "facts": dict(first.facts)}


def _why_not(table: Table, entry: Entry) -> Refusal:
    """Returns why the person can't undo their last decision alone."""
    if not table.terms.by_agreement:
        return Refusal("back-not-agreed-on")
    if entry == table.history.last:
        return Refusal("back-revealed")
    return Refusal("back-old" if entry.seat in table.to_act else "back-others-acted")
