"""All kinds of pictures of all games in one folder, with a page that shows them as a phone would."""

from __future__ import annotations

import html
from collections.abc import Mapping, Sequence
from pathlib import Path

PHONE = 390
_STYLE = f"""
body {{ background: #1b1d22; color: #f4f1e8; font: 16px sans-serif; margin: 24px; }}
section {{ display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start; }}
figure {{ margin: 0; }}
img {{ width: {PHONE}px; display: block; }}
body.large img {{ width: auto; max-width: 100%; }}
body.grey img {{ filter: grayscale(1); }}
"""
_SWITCHES = """
<p><label><input type="checkbox" onchange="document.body.classList.toggle('large')"> full size</label>
<label><input type="checkbox" onchange="document.body.classList.toggle('grey')"> grey</label></p>
"""


def write_index(folder: Path, titles: Mapping[str, Sequence[Path]]) -> Path:
    """Writes the index page over pictures that lie in a folder, by game."""
    parts = [f"<!doctype html><meta charset=utf-8><title>Pictures</title><style>{_STYLE}</style>{_SWITCHES}"]
    for title, files in titles.items():
        parts.append(f"<h2>{html.escape(title)}</h2><section>")
        for file in files:
            name, size = html.escape(file.name), file.stat().st_size // 1024
            caption = f"{html.escape(file.stem)} · {size} KB"
            shown = f'<a href="{name}"><img loading="lazy" src="{name}" alt=""></a>'
            parts.append(f"<figure>{shown}<figcaption>{caption}</figcaption></figure>")
        parts.append("</section>")
    page = folder / "index.html"
    page.write_text("\n".join(parts), encoding="utf-8")
    return page
