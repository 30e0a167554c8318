"""Jobs in forked processes: each sees the program as it stands, and whatever it breaks dies with it."""

from __future__ import annotations

import os
import pickle
import select
import signal
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

T = TypeVar("T")


@dataclass
class Child(Generic[T]):
    task: T
    process: int
    pipe: int
    deadline: float
    heard: bytes = b""


def run_forked(
    tasks: Iterator[T], work: Callable[[T], Any], seconds: Callable[[T], float], jobs: int
) -> Iterator[tuple[T, Any]]:
    """Do every task in a process of its own; yields (task, answer), None for one that died or took too long."""
    running: dict[int, Child[T]] = {}
    more = True
    while more or running:
        while more and len(running) < jobs:
            task = next(tasks, None)
            if task is None:
                more = False
                break
            child = _start(task, work, seconds(task))
            running[child.pipe] = child
        if not running:
            return
        wait = min(child.deadline for child in running.values()) - time.monotonic()
        ready, _, _ = select.select(list(running), [], [], max(0.0, wait))
        for pipe in ready:
            child = running[pipe]
            heard = os.read(pipe, 1 << 16)
            child.heard += heard
            if not heard:
                yield child.task, _finish(running.pop(pipe))
        for pipe in [pipe for pipe, child in running.items() if child.deadline <= time.monotonic()]:
            child = running.pop(pipe)
            os.kill(child.process, signal.SIGKILL)
            _finish(child)
            yield child.task, None


def _start(task: T, work: Callable[[T], Any], seconds: float) -> Child[T]:
    here, there = os.pipe()
    process = os.fork()
    if process == 0:
        _be_child(task, work, here, there)
    os.close(there)
    return Child(task, process, here, time.monotonic() + seconds)


def _be_child(task: T, work: Callable[[T], Any], here: int, there: int) -> None:
    """Work, answer, and leave without any of the parent's tidying up."""
    os.close(here)
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nowhere, stream)
    try:
        answer = pickle.dumps(work(task))
        while answer:
            answer = answer[os.write(there, answer) :]
    except BaseException:  # also what a fault in the rules raises out of everything
        os._exit(1)
    os._exit(0)


def _finish(child: Child[Any]) -> Any:
    os.close(child.pipe)
    _, status = os.waitpid(child.process, 0)
    return pickle.loads(child.heard) if status == 0 and child.heard else None
