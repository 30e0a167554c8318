"""What mkdocs does not know of our documents: links that lead out of `docs/`, and anchors as code hosts make them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s]+)\)")


def on_config(config: Any) -> Any:
    config.mdx_configs["toc"]["slugify"] = slugify
    return config


def on_page_markdown(markdown: str, *, page: Any, **_: Any) -> str:
    """A link to a file beside the documents becomes its name: the site has the documents alone."""
    here = Path(page.file.src_uri).parent

    def mend(link: re.Match[str]) -> str:
        mark, text, to = link.groups()
        inside = (ROOT / "docs" / here / to.partition("#")[0]).resolve()
        if ":" in to or to.startswith("#") or (inside.is_relative_to(ROOT / "docs") and inside.suffix != ".toml"):
            return link[0]
        return text if not mark else ""

    return LINK.sub(mend, markdown)


def slugify(text: str, separator: str) -> str:
    """An anchor as code hosts make it, so that one link works in both."""
    return re.sub(r"\s", separator, re.sub(r"[^\w\s-]", "", text.strip().lower()))
