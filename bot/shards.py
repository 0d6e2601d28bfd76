"""The shards of this process, and the servers that belong to them."""

from __future__ import annotations

import re
from dataclasses import dataclass

_PART = re.compile(r"(\d{1,6})(?:-(\d{1,6}))?")
_ENDS = 22
"""The bits of an id after its timestamp; Discord assigns servers to shards by the timestamp."""


class BadShards(ValueError):
    """The message says in one sentence which settings are wrong or contradict each other."""


@dataclass(frozen=True)
class Shards:
    """The shards of this process. Without a count Discord decides how many there are."""

    count: int | None = 1
    ids: tuple[int, ...] | None = None
    """None: all of them."""

    @property
    def is_one(self) -> bool:
        return self.count == 1

    @property
    def is_share(self) -> bool:
        """Whether other processes have other shards."""
        return self.ids is not None and len(self.ids) != self.count


def is_ours(guild: int, count: int | None, ids: tuple[int, ...] | None) -> bool:
    """Whether a server belongs to one of these shards."""
    return ids is None or (guild >> _ENDS) % (count or 1) in ids


def shards_of(shards: str | None, ids: str | None, count: int | None, *, file: bool) -> Shards:
    """Returns the shards that the settings ask for; BadShards with one sentence if they contradict.

    `file`: the data is in a file of this machine.
    """
    if ids is None and count is None:
        return Shards(_count(shards))
    if shards is not None:
        raise BadShards(
            "CASTELLAN_SHARDS is for one process that has all shards, CASTELLAN_SHARD_IDS for one of "
            "several: set one of them only."
        )
    if ids is None or count is None:
        given, missing = ("SHARD_COUNT", "SHARD_IDS") if ids is None else ("SHARD_IDS", "SHARD_COUNT")
        raise BadShards(
            f"CASTELLAN_{given} is set without CASTELLAN_{missing}: "
            "a process needs to know its own shards and how many there are in all."
        )
    some = Shards(count, _ids(ids, count))
    if some.is_share and file:
        raise BadShards(
            "CASTELLAN_SHARD_IDS names some of the shards, so that others run elsewhere, but "
            "CASTELLAN_DATA is a file: several processes need one PostgreSQL (postgresql://…)."
        )
    return some


def _count(shards: str | None) -> int | None:
    if shards is None:
        return 1
    if shards == "auto":
        return None
    if not shards.isdecimal() or not 1 <= int(shards) <= 100_000:
        raise BadShards(
            f"CASTELLAN_SHARDS is not right: {shards!r} is neither `auto` nor a number of shards."
        )
    return int(shards)


def _ids(text: str, count: int) -> tuple[int, ...]:
    """Parses `0-3` or `0,2,5-7`: each shard once, in order."""
    ids: list[int] = []
    for part in text.replace(" ", "").split(","):
        found = _PART.fullmatch(part)
        if found is None:
            raise BadShards(
                f"CASTELLAN_SHARD_IDS is not right: {part!r} is neither a shard nor a range such as 0-3."
            )
        first, last = int(found[1]), int(found[2] or found[1])
        if last < first or last >= count:
            raise BadShards(
                f"CASTELLAN_SHARD_IDS is not right: of {count} shards (CASTELLAN_SHARD_COUNT) "
                f"there are 0 to {count - 1}, not {part}."
            )
        ids += range(first, last + 1)
    if len(ids) != len(set(ids)):
        raise BadShards(f"CASTELLAN_SHARD_IDS is not right: {text} names a shard twice.")
    return tuple(sorted(ids))
