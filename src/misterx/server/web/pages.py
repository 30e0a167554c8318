"""The built pages: files that were compressed when they were built (`web/compress.js`)."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from misterx.server.protocol.refusals import Refusal
from misterx.server.web.http import failure
from misterx.server.web.packed import CHECK_BEFORE_USE, Packed, name_forms, respond

PAGES = Path(__file__).parents[1] / "pages"
FILE_WORTH = 0.2  # of a question: a file lies ready
FOR_EVER = "public, max-age=31536000, immutable"  # files under assets/ have their hash in their name
NOT_BUILT = "The pages have not been built here. Run scripts/play, or: pip install .\n"
COMPRESSED = {"br": ".br", "gzip": ".gz"}
KINDS = {
    ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".png": "image/png",
    ".woff2": "font/woff2", ".txt": "text/plain", ".json": "application/json",
}  # fmt: skip
OTHER_KIND = "application/octet-stream"


async def page(request: Request) -> Response:
    """A file of the built pages; every other address is the page itself, which knows what to show."""
    wanted = request.path_params.get("path", "")
    if not wanted.isprintable():  # no file has such a name, and some cannot even be asked for
        return failure(Refusal("not_found"))
    if file := find_page(wanted):
        return tell_file(request, file, FOR_EVER if wanted.startswith("assets/") else CHECK_BEFORE_USE)
    if wanted.startswith("api/") or "." in wanted.rpartition("/")[2]:
        return failure(Refusal("not_found"))
    if not (PAGES / "index.html").is_file():
        return PlainTextResponse(NOT_BUILT, 503)
    return tell_file(request, PAGES / "index.html", CHECK_BEFORE_USE)


def find_page(wanted: str) -> Path | None:
    """The built file of this name; None for names that lead nowhere or elsewhere, or that no file can have."""
    try:
        file = (PAGES / wanted).resolve()
        ours = wanted and file.is_relative_to(PAGES.resolve()) and file.suffix not in COMPRESSED.values()
        return file if ours and file.is_file() else None
    except (OSError, ValueError):
        return None


def tell_file(request: Request, file: Path, cache_control: str) -> Response:
    return respond(request.headers, read_file(file, file.stat().st_mtime_ns), kind_of(file), cache_control)


def kind_of(file: Path) -> str:
    return KINDS.get(file.suffix, OTHER_KIND)


@lru_cache(200)
def read_file(file: Path, changed: int) -> Packed:
    """A file in all forms that lie beside it; read again when it was built anew."""
    forms = {encoding: file.with_name(file.name + end) for encoding, end in COMPRESSED.items()}
    return name_forms(file.read_bytes(), {name: form.read_bytes() for name, form in forms.items() if form.is_file()})
