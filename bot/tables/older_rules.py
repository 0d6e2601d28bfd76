"""Games that began by rules which this version of the bot no longer has: the table learns what changed.

The event RULES_CHANGED notes the version that the game began by, the version that it goes on by, and with its
number the decision from which on. The table keeps the version that it began by, so nothing promises a replay.
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
    """Tells tables of rules that are no longer kept."""

    def __init__(self, ledger: Ledger, store: Store) -> None:
        self._ledger = ledger
        self._store = store

    async def tell_all(self) -> None:
        """Tell every table in play whose rules are no longer kept, once."""
        for table_id, key, version in await self._store.rules_in_play():
            if key in keys() and not game(key).knows_rules(version):
                try:
                    await self.tell(table_id)
                except Refusal:
                    continue  # it can't be read, or is over by now

    async def tell(self, table_id: str) -> None:
        """Write down that the table goes on by other rules, unless that was done before."""
        async with self._ledger.locked(table_id, None) as table:
            log = await self._store.log(table_id, upto=table.seq)
            if table.phase != "playing" or any(row.verb == RULES_CHANGED for row in log):
                return
            goes_on_by = table.game.rules_of(table.state)
            facts = {"from": table.row.rules_version, "to": goes_on_by}
            change = Change(RULES_CHANGED, None, None, None, (Event(RULES_CHANGED, None, facts),))
            await self._ledger.write(table, change, None, ["board"])
