"""Which lines of some files a piece of work runs through."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import CodeType, FrameType
from typing import Any

Lines = set[tuple[str, int]]


def watch_lines(files: dict[str, str], work: Callable[[], object]) -> Lines:
    """The lines, by the names given to the files, that `work` runs."""
    lines: Lines = set()
    if sys.version_info >= (3, 12):
        _monitor(files, lines, work)
    else:
        _trace(files, lines, work)
    return lines


def _monitor(files: dict[str, str], lines: Lines, work: Callable[[], object]) -> None:
    """Hear of every line once, which costs next to nothing."""
    if sys.version_info >= (3, 12):
        monitoring = sys.monitoring

        def hear(code: CodeType, line: int) -> Any:
            if code.co_filename in files:
                lines.add((files[code.co_filename], line))
            return monitoring.DISABLE

        monitoring.use_tool_id(monitoring.COVERAGE_ID, "mutation")
        monitoring.register_callback(monitoring.COVERAGE_ID, monitoring.events.LINE, hear)
        monitoring.set_events(monitoring.COVERAGE_ID, monitoring.events.LINE)
        work()
        monitoring.set_events(monitoring.COVERAGE_ID, 0)
        monitoring.free_tool_id(monitoring.COVERAGE_ID)


def _trace(files: dict[str, str], lines: Lines, work: Callable[[], object]) -> None:
    def trace_lines(name: str) -> Callable[[FrameType, str, Any], Any]:
        def trace(frame: FrameType, event: str, argument: Any) -> Any:
            if event == "line":
                lines.add((name, frame.f_lineno))
            return trace

        return trace

    tracers = {path: trace_lines(name) for path, name in files.items()}

    def enter(frame: FrameType, event: str, argument: Any) -> Any:
        return tracers.get(frame.f_code.co_filename)

    sys.settrace(enter)
    work()
    sys.settrace(None)
