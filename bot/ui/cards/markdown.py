"""Strips Markdown for places that do not render it: descriptions of pictures, hints of menus, files."""

from __future__ import annotations

import re

_LINK = re.compile(r"\[([^\]\n]+)\]\(<?https?://[^\s)>]+>?\)")
_MENTION = re.compile(r"<[@#][!&]?\d+> ?")
_LINE_MARK = re.compile(r"^(?:#{1,3} |-# |>>> |> )+", re.MULTILINE)
_FENCE = re.compile(r"```(?:\w*\n)?")
_SIGNS = re.compile(r"\*+|`+|~~|\|\||__|(?<!\w)_(?=\S)|(?<=\S)_(?!\w)")
_ENDS = ".!?:;,…"


def plain(text: str) -> str:
    """Returns the text as rendered Markdown reads, line by line; leaves code fences unchanged."""
    pieces = _FENCE.split(text)
    return "".join(piece if fenced % 2 else _bare(piece) for fenced, piece in enumerate(pieces)).strip()


def _bare(text: str) -> str:
    text = _MENTION.sub("", _LINK.sub(r"\1", text))
    return _SIGNS.sub("", _LINE_MARK.sub("", text))


def in_one_line(text: str) -> str:
    """The same in one line: what was a line of its own ends as a sentence does."""
    lines = [" ".join(line.split()) for line in plain(text).splitlines()]
    lines = [line for line in lines if line]
    return " ".join([*(line if line[-1] in _ENDS else f"{line}." for line in lines[:-1]), *lines[-1:]])
