"""Tells tables whose game began with rules that this version no longer has.

The event RULES_CHANGED stores the version that the game began with and the one that it continues with; its
number shows from which decision on. The table keeps the version that it began with, so it is never offered as
replayable.
"""

from __future__ import annotations

from bot.store import Store
from bot.tables.history import RULES_CHANGED
from bot.tables.ledger import Change, Ledger
from bot.tables.refusal import Refusal
from bot.tables.retry import retrying
from engines.core.event import Event
from engines.registry import game, keys


@retrying
class OlderRules:
    """Tells tables about rules that the bot no longer has."""

    def __init__(self, ledger: Ledger, store: Store) -> None:
        self._ledger = ledger
        self._store = store

    async def tell_all(self) -> None:
        """Tell every running table whose rules the bot no longer has, once."""
        for table_id, key, version in await self._store.rules_in_play():
            if key in keys() and not game(key).knows_rules(version):
                try:
                    await self.tell(table_id)
                except Refusal:
                    continue  # it can't be read, or is over by now

    async def tell(self, table_id: str) -> None:
        """Store that the table continues with other rules, unless that was done before."""
        async with self._ledger.locked(table_id, None) as table:
            log = await self._store.log(table_id, upto=table.seq)
            if table.phase != "playing" or any(row.verb == RULES_CHANGED for row in log):
                return
            goes_on_by = table.game.rules_of(table.state)
            facts = {"from": table.row.rules_version, "to": goes_on_by}
            change = Change(RULES_CHANGED, None, None, None, (Event(RULES_CHANGED, None, facts),))
            await self._ledger.write(table, change, None, ["board"])
