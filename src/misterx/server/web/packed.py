"""What is the same for everybody: compressed once, named by what it holds, and not sent again to who has it.

Nothing is packed that could hold a secret beside something that somebody sent: its length would tell of it.
"""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from starlette.responses import Response

CHECK_BEFORE_USE = "no-cache"
LEAST_BYTES = 1_000  # below which compressing saves nothing
PLAIN = ""
PREFERRED = ("br", "gzip")  # the smallest first


class Packed(NamedTuple):
    """The same content in several forms."""

    name: str  # of the content, as in a browser's cache
    forms: dict[str, bytes]  # [encoding]


@lru_cache(200)  # boards, pictures and lessons in four languages
def pack(raw: bytes) -> Packed:
    forms = {"gzip": gzip.compress(raw, mtime=0)} if len(raw) >= LEAST_BYTES else {}
    return name_forms(raw, forms)


def name_forms(raw: bytes, forms: dict[str, bytes]) -> Packed:
    return Packed(hashlib.sha256(raw).hexdigest()[:32], {PLAIN: raw, **forms})


def respond(
    asked: Mapping[str, str], packed: Packed, media_type: str, cache_control: str = CHECK_BEFORE_USE, **headers: str
) -> Response:
    """The form that a browser takes; nothing but its name where he has it."""
    encoding = choose_encoding(asked.get("accept-encoding", ""), packed)
    tag = f'"{packed.name}{encoding and "-" + encoding}"'
    told = {"cache-control": cache_control, "etag": tag, "vary": "accept-encoding", **headers}
    if is_known(asked.get("if-none-match", ""), tag):
        return Response(status_code=304, headers=told)
    if encoding:
        told["content-encoding"] = encoding
    return Response(packed.forms[encoding], headers=told, media_type=media_type)


def choose_encoding(accepted: str, packed: Packed) -> str:
    """The best that a browser takes, as he says; as it is where he says nothing."""
    taken = set()
    for part in accepted.lower().split(","):
        name, _, quality = part.partition(";")
        if not quality or quality.strip(" q=0."):  # q=0 means: not this one
            taken.add(name.strip())
    return next((encoding for encoding in PREFERRED if encoding in packed.forms and encoding in taken), PLAIN)


def is_known(names: str, tag: str) -> bool:
    return names.strip() == "*" or tag in (name.strip().removeprefix("W/") for name in names.split(","))
