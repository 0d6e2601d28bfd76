"""Writes the geometry that the strong player reads: `python -m training.mad_king_ludwig.geometry TO.npz`.

It follows from the engine's tiles alone; computing it takes a second, so a file holds it.
"""

from __future__ import annotations

import sys
from pathlib import Path

from engines.core.network import write
from engines.mad_king_ludwig.players.strong.tables import fits

if __name__ == "__main__":
    facts = {"run": "geometry", "command": "python -m training.mad_king_ludwig.geometry", "seed": "none"}
    write(Path(sys.argv[1]), {"fits": fits()}, facts)
