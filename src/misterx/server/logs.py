"""Logs: one JSON object a line, on stderr. They name tables, never links, names of people or what was said."""

from __future__ import annotations

import json
import logging
import re
import sys
import time
from typing import Any

PLACE = re.compile(r'^  File ".*?([^/\\"]+)", line (\d+), in (\S+)$', re.M)
KIND = re.compile(r"^([A-Za-z_][\w.]*)(?=:|$)", re.M)
FIELDS = ("table", "title", "players", "code", "why", "count", "bot", "path")


class Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        stamp = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created))
        line: dict[str, Any] = {"at": stamp, "level": record.levelname.lower(), "event": _told(record)}
        line |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if record.exc_info and record.exc_info[0]:
            line["error"] = record.exc_info[0].__name__  # its text could quote what somebody sent
            frames = []
            trace = record.exc_info[2]
            while trace:
                frames.append(f"{trace.tb_frame.f_code.co_qualname}:{trace.tb_lineno}")
                trace = trace.tb_next
            line["trace"] = frames[-8:]
        return json.dumps(line)


def _told(record: logging.LogRecord) -> str:
    """What is logged; of what others than ours say, the first line: further ones quote errors, and these what was sent.

    A traceback that comes as text is told by the places and the kind of error in it.
    """
    text = record.getMessage()
    if record.name.startswith("misterx") or "\n" not in text.strip():
        return text.strip()
    if places := list(PLACE.finditer(text)):
        kind = KIND.search(text, places[-1].end())
        named = " > ".join(f"{place[3]} ({place[1]}:{place[2]})" for place in places[-8:])
        return f"{kind[1] if kind else 'error'} in {named}"
    return text.strip().splitlines()[0]


def start_logs(level: int) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(level=logging.ERROR, handlers=[handler], force=True)
    logging.getLogger("misterx.server").setLevel(level)
    logging.getLogger("psycopg").setLevel(logging.ERROR)  # it warns when another node has written first: no news here
