"""The figures that a board or an alert names, and those that there are."""

from __future__ import annotations

import re

from prometheus_client.parser import text_string_to_metric_families

_NAME = re.compile(r"\b((?:castellan|process)_[a-z_]+)\b")


def named_in(text: str) -> set[str]:
    """Every name of a figure in an expression."""
    return set(_NAME.findall(text))


def samples_of(text: str) -> set[str]:
    """All names that can be asked for: those of samples, and of families that have none yet."""
    names: set[str] = set()
    for family in text_string_to_metric_families(text):
        names |= {sample.name for sample in family.samples}
        if not family.samples:
            names |= {family.name + end for end in _ENDS.get(family.type, ("",))}
    return names


_ENDS = {"counter": ("_total",), "histogram": ("_bucket", "_count", "_sum")}
