"""SQL tables of features that are not part of the product.

The product's tables come from its migrations, which are numbered in one sequence. A feature elsewhere on the
path has `schema.sql` next to its `feature.py`: statements that both databases understand and that may run
again at each start (`CREATE TABLE IF NOT EXISTS`). They run wherever a schema is made, also for backups and
moves.
"""

from __future__ import annotations

from pathlib import Path

import bot


def feature_schemas() -> list[str]:
    """Returns the SQL of every feature that has some, in the order of their paths."""
    files = (file for folder in bot.__path__ for file in Path(folder).glob("features/*/schema.sql"))
    return [file.read_text(encoding="utf-8") for file in sorted(files)]
