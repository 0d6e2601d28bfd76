"""Measures the processor time and memory of processes and their descendants: from /proc, so on Linux only."""

import os
from dataclasses import dataclass
from pathlib import Path

_TICKS = os.sysconf("SC_CLK_TCK")
_PARENT, _USER, _SYSTEM = 1, 11, 12
"""The indexes of these fields in /proc/…/stat, after the name."""


@dataclass(frozen=True)
class Taken:
    """Processor time so far in seconds, and memory now in bytes."""

    seconds: float
    memory: int

    def __add__(self, other: "Taken") -> "Taken":
        return Taken(self.seconds + other.seconds, self.memory + other.memory)


def _read(pid: int) -> tuple[int, Taken] | None:
    """Returns the parent of a process and its usage; None if it is gone."""
    try:
        stat = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        resident = int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, IndexError):
        return None
    seconds = (int(stat[_USER]) + int(stat[_SYSTEM])) / _TICKS
    return int(stat[_PARENT]), Taken(seconds, resident)


def taken_by(pid: int) -> tuple[Taken, Taken]:
    """Returns the usage of a process itself, and of it and all its descendants together."""
    known = {
        int(each.name): _read(int(each.name)) for each in Path("/proc").iterdir() if each.name.isdecimal()
    }
    own = known.get(pid)
    if own is None:
        return Taken(0.0, 0), Taken(0.0, 0)
    whole, family = own[1], {pid}
    while new := [one for one, read in known.items() if read and read[0] in family and one not in family]:
        for one in new:
            read = known[one]
            whole += read[1] if read else Taken(0.0, 0)
        family |= set(new)
    return own[1], whole
