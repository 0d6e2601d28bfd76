"""The log: lines for people or JSON, each with an event name, its context, and no secret of any player.

Every message of ours begins with `event=<name>`; docs/operate.md lists the names, which stay the same so that
operators can search and alert on them. The context (table, person, interaction) is set where a command, a
press or an outbox item begins and holds for everything that follows from it. A person appears as a pseudonym
made with a key that lives as long as the process, so that trying all ids leads nowhere. Names, hands and
tokens are in no line.
"""

from __future__ import annotations

import json
import logging
import re
import secrets
import sys
from contextvars import ContextVar
from datetime import UTC, datetime
from hashlib import blake2b
from typing import Literal

ABOUT = ("table", "person", "interaction", "reference")
"""The context of a line, in the order in which it is written."""
TOKEN = re.compile(r"(/(?:webhooks|interactions)/\d+/)[\w.~%-]+")
"""The address of an interaction contains its token, which lets anyone answer the interaction."""
EVENT = re.compile(r"event=(\w+) ")
LINE = "%(asctime)s %(levelname)-7s %(name)s: %(message)s"

_KEY = secrets.token_bytes(32)
_about: ContextVar[dict[str, str]] = ContextVar("about")


def about(*, table: str | None = None, person: int | None = None, interaction: int | None = None) -> None:
    """Set the context for the lines of this task and of those that it starts; values not given stay."""
    told = dict(_about.get({}))
    if table is not None:
        told["table"] = table
    if person is not None:
        told["person"] = hashed(person)
    if interaction is not None:
        told["interaction"] = str(interaction)
    _about.set(told)


def only_about(table: str) -> None:
    """Set the context to this table alone, because the work continues without the person who caused it."""
    _about.set({"table": table})


def hashed(person: int) -> str:
    """Returns the pseudonym of a person in the log of this process."""
    return blake2b(str(person).encode(), key=_KEY, digest_size=6).hexdigest()


def _facts(record: logging.LogRecord) -> dict[str, str]:
    known = _about.get({})
    found = {name: getattr(record, name, None) or known.get(name) for name in ABOUT}
    return {name: str(value) for name, value in found.items() if value}


class Lines(logging.Formatter):
    """One line for people, followed by its context."""

    def __init__(self) -> None:
        super().__init__(LINE, "%Y-%m-%d %H:%M:%S")

    def format(self, record: logging.LogRecord) -> str:
        return TOKEN.sub(r"\1…", super().format(record))

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 the name is logging's
        facts = " ".join(f"{name}={value}" for name, value in _facts(record).items())
        line = super().formatMessage(record)
        return f"{line} [{facts}]" if facts else line


class Json(logging.Formatter):
    """One JSON object per line, with any traceback in it."""

    def format(self, record: logging.LogRecord) -> str:
        message = record.getMessage()
        event = EVENT.match(message)
        told = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            **({"event": event[1]} if event else {}),
            "message": message[event.end() :] if event else message,
            **_facts(record),
        }
        if record.exc_info:
            told["exception"] = self.formatException(record.exc_info)
        return TOKEN.sub(r"\1…", json.dumps(told, ensure_ascii=False))


def set_up(level: str, form: Literal["lines", "json"]) -> None:
    """Write everything, also discord.py's lines, to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Json() if form == "json" else Lines())
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(level)
    logging.captureWarnings(True)
