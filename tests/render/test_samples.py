"""`python -m render --all`: every kind of picture is among the samples, and the page shows them all."""

from __future__ import annotations

from pathlib import Path

import pytest

from engines.registry import game
from render.__main__ import main

KEY = "kingdomino"
PANELS = {"domino_claim", "confirm_claim", "square_place", "then_place", "confirm_place"}


def test_all_kinds_are_drawn_and_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("render.__main__.keys", lambda: (KEY,))
    main(["--all", str(tmp_path), "--seed", "7"])
    drawn = {file.stem for file in tmp_path.glob("*.png")}
    tables = {f"{KEY}_{kind}_{seats}" for kind in ("public", "result") for seats in game(KEY).seats}
    panels = {f"{KEY}_panel_{question}" for question in PANELS}
    others = {f"{KEY}_{kind}" for kind in ("closeup_4", "account_4", "rules_1_4", "film_middle", "film_last")}
    assert tables | panels | others <= drawn
    assert len({name for name in drawn if name.startswith("club_")}) == 4
    page = (tmp_path / "index.html").read_text(encoding="utf-8")
    assert all(f"{name}.png" in page for name in drawn)
