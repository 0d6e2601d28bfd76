"""`python -m render film FILE OUT`: the film of an exported game, with a bar that shows how far it is."""

from __future__ import annotations

import argparse
import pkgutil
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from engines.core.errors import EngineError
from engines.core.record import Record, retold
from engines.registry import game as game_by_key
from engines.registry import keys
from render.core.words import Words
from render.film.frames import Kind, draw_frame, moments, pack

BAR = 30
KINDS: dict[str, Kind] = {".gif": "gif", ".webp": "webp"}


def main(arguments: Sequence[str]) -> None:
    """Films an exported game; reports a fault in one sentence and exits with code 2."""
    parser = argparse.ArgumentParser(prog="python -m render film", description=__doc__)
    parser.add_argument("file", type=Path, help="an exported game that is over")
    parser.add_argument("out", type=Path, help="where the film goes: a name that ends in .gif or .webp")
    parser.add_argument("--lang", default="en")
    parser.add_argument(
        "--words", default="bot.texts:translator", help="module:function that gives the words of a language"
    )
    parser.add_argument(
        "--face", default="bot.ui.faces:face_of", help="module:function that gives the face of a game"
    )
    asked = parser.parse_args(arguments)
    kind = KINDS.get(asked.out.suffix.lower())
    if kind is None:
        parser.error(f"{asked.out}: a film's name ends in .gif or .webp")
    if not asked.out.parent.is_dir():
        parser.error(f"{asked.out.parent}: there is no such folder")
    try:
        record = Record.read(asked.file.read_bytes())
        if record.game not in keys():
            parser.error(f"{asked.file}: no game {record.game} here; there are {', '.join(keys())}")
        words: Words = pkgutil.resolve_name(asked.words)(asked.lang)
        asked.out.write_bytes(_film(record, words, pkgutil.resolve_name(asked.face)(record.game), kind))
    except OSError as error:
        parser.error(f"{asked.file}: {error.strerror}")
    except (EngineError, ValueError) as error:
        parser.error(f"{asked.file} can't be filmed: {error}")
    sys.stdout.write(f"{asked.out} {asked.out.stat().st_size} bytes\n")


def _film(record: Record, words: Words, face: Any, kind: Kind) -> bytes:
    game = game_by_key(record.game)
    shown = moments(game, retold(game, record), lambda events: face.caption(events, record.names, words))
    turns = len(shown[-1].points)
    frames = []
    for number, moment in enumerate(shown, 1):
        frames.append(draw_frame(game.key, moment, turns, record.names, words))
        done = BAR * number // len(shown)
        sys.stderr.write(f"\r[{'█' * done}{'·' * (BAR - done)}] {number} of {len(shown)}")
        sys.stderr.flush()
    sys.stderr.write("\n")
    return pack(frames, kind)
