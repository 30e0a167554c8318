"""Logs: one JSON object a line, on stderr. They name tables, never links, names of people or what was said."""

from __future__ import annotations

import json
import logging
import sys
import time
from typing import Any

FIELDS = ("table", "title", "players", "code", "why", "count", "bot", "path")


class Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        stamp = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created))
        line: dict[str, Any] = {"at": stamp, "level": record.levelname.lower(), "event": record.getMessage()}
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


def start_logs(level: int) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(level=logging.ERROR, handlers=[handler], force=True)
    logging.getLogger("misterx.server").setLevel(level)
