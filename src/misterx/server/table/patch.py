"""How a view changed: a list of `[path, value]`, or `[path]` where something went.

Lists of tables, such as the log, are compared entry by entry; other lists travel whole.
"""

from __future__ import annotations

from itertools import compress, repeat
from operator import is_not
from typing import Any

Change = list[Any]
ABSENT = object()


def diff(old: dict[str, Any], new: dict[str, Any]) -> list[Change]:
    """The changes that make the new view of the old one."""
    changes: list[Change] = []
    _tables([], old, new, changes)
    return changes


def apply(view: dict[str, Any], changes: list[Change]) -> None:
    """Make the changes, as a browser does."""
    for path, *value in changes:
        place: Any = view
        for step in path[:-1]:
            place = place[step]
        if not value:
            del place[path[-1]]
        elif isinstance(place, list) and path[-1] == len(place):
            place.append(value[0])
        else:
            place[path[-1]] = value[0]


def _tables(path: list[Any], old: dict[str, Any], new: dict[str, Any], changes: list[Change]) -> None:
    if old.keys() != new.keys():
        changes += [[[*path, key]] for key in old if key not in new]
    # What has not changed is shared, and most has not.
    for key in compress(new, map(is_not, new.values(), map(old.get, new, repeat(ABSENT)))):
        if key not in old:
            changes.append([[*path, key], new[key]])
        elif old[key] != new[key]:
            _values([*path, key], old[key], new[key], changes)


def _values(path: list[Any], old: Any, new: Any, changes: list[Change]) -> None:
    if isinstance(old, dict) and isinstance(new, dict):
        _tables(path, old, new, changes)
    elif _is_log(old) and _is_log(new) and len(old) <= len(new):
        for place, value in enumerate(new):
            if place >= len(old):
                changes.append([[*path, place], value])
            elif old[place] != value:
                _tables([*path, place], old[place], value, changes)
    else:
        changes.append([path, new])


def _is_log(value: Any) -> bool:
    return type(value) is list and set(map(type, value)) <= {dict}
