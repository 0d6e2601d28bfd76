"""The hook of MkDocs: adds generated pages, papers of the root folder and pictures to the site."""

from __future__ import annotations

import posixpath
import re
import sys
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))  # MkDocs loads this file without its package

ADOPTED = ("CHANGELOG.md", "CODE_OF_CONDUCT.md", "CONTRIBUTING.md", "PRIVACY.md", "SECURITY.md", "TERMS.md")
"""The papers of the root folder that are pages of the site too."""
PICTURES = ("render/pictures", "playground/page/pictures")
LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s]+)\)")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Adds pages and pictures that are not in the folder docs."""
    from papers.reference import pages

    for name, text in pages().items():
        files.append(File.generated(config, name, content=text))
    for name in ADOPTED:
        files.append(File.generated(config, name, content=(ROOT / name).read_text(encoding="utf-8")))
    for folder in PICTURES:
        for picture in sorted((ROOT / folder).glob("*.png")):
            files.append(File.generated(config, f"pictures/{picture.name}", abs_src_path=str(picture)))
    return files


def on_page_markdown(markdown: str, *, page: Page, config: MkDocsConfig, files: Files, **_: Any) -> str:
    """Points links out of the folder docs to the adopted pages and pictures."""
    at = "" if page.file.src_uri in ADOPTED else "docs"
    return LINK.sub(
        lambda found: link(found, posixpath.join(at, posixpath.dirname(page.file.src_uri))), markdown
    )


def link(found: re.Match[str], folder: str) -> str:
    """Returns the link of a page in that folder of the repository as the site has it.

    A link to a file outside the site becomes the file's name. A broken link stays: MkDocs reports it.
    """
    mark, text, target = found.groups()
    address, _, anchor = target.partition("#")
    if not address or "://" in address:
        return found[0]
    path = posixpath.normpath(posixpath.join(folder, address))
    if posixpath.dirname(path) in PICTURES:
        return f"{mark}[{text}](pictures/{posixpath.basename(path)})"
    if path in ADOPTED or (path.startswith("docs/") and path.endswith(".md")):
        inside = path.removeprefix("docs/")
        return f"{mark}[{text}]({inside}{'#' if anchor else ''}{anchor})"
    if (ROOT / path).exists() and not path.startswith("docs/"):
        return f"{text} (`{path}`)" if path not in text else f"`{path}`"
    return found[0]
