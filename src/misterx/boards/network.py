"""Faults of the graph and of the start cards: what would make a game unfair or impossible."""

from collections.abc import Iterable
from itertools import combinations

from misterx.boards.board import Board, Hop
from misterx.boards.faults import Report

#: Pawns on the smallest and on the full table, Mister X included.
SMALLEST, FULL = 3, 6


def check_network(board: Board, report: Report) -> None:
    _check_hops(board, report)
    _check_past(board, report)
    _check_reach(board, report)
    _check_starts(board, report)
    _check_missions(board, report)


def parts(numbers: Iterable[int], links: Iterable[tuple[int, int]]) -> list[list[int]]:
    """The connected parts of a graph, the largest first, each in rising order."""
    near: dict[int, list[int]] = {number: [] for number in numbers}
    for a, b in links:
        near[a].append(b)
        near[b].append(a)
    found: list[list[int]] = []
    seen: set[int] = set()
    for start in near:
        if start in seen:
            continue
        part = [start]
        seen.add(start)
        for station in part:
            fresh = [other for other in near[station] if other not in seen]
            seen.update(fresh)
            part.extend(dict.fromkeys(fresh))
        found.append(sorted(part))
    return sorted(found, key=lambda part: (-len(part), part[0]))


def land_modes(board: Board) -> tuple[str, ...]:
    """The modes that everybody may ride: all but the secret one."""
    return tuple(mode for mode in board.modes if board.rank(mode) != "secret")


def _listed(stations: list[int]) -> str:
    shown = ", ".join(map(str, stations[:12]))
    return shown + (f" and {len(stations) - 12} more" if len(stations) > 12 else "")


def _named(stations: list[int]) -> str:
    return f"station{'s' * (len(stations) > 1)} {_listed(stations)}"


def _together(one: Hop, other: Hop) -> bool:
    """Whether both can be on the board at once."""
    return not (
        (one.when and one.when == other.unless)
        or (other.when and other.when == one.unless)
        or (one.when and one.when == one.unless)
        or (other.when and other.when == other.unless)
    )


def _check_hops(board: Board, report: Report) -> None:
    seen: dict[tuple[str, int, int], list[Hop]] = {}
    for hop in board.hops:
        a, b = sorted((hop.start, hop.end))
        if a == b:
            report.add("loop", f"A {hop.mode} line leads from station {a} back to itself.", [a])
            continue
        same = seen.setdefault((hop.mode, a, b), [])
        if len(same) == 1 and _together(same[0], hop):
            report.add("duplicate_link", f"The {hop.mode} link {a}–{b} is there twice.", [a, b])
        if len(same) < 2:
            same.append(hop)


def _check_past(board: Board, report: Report) -> None:
    served: dict[str, set[int]] = {mode: set() for mode in board.modes}
    for hop in board.hops:
        served[hop.mode] |= {hop.start, hop.end}
    for hop in board.hops:
        for station in hop.past:
            if station in served[hop.mode]:
                report.add(
                    "runs_past_stop",
                    f"The {hop.mode} line {hop.start}–{hop.end} runs past station {station}, where {hop.mode} stops.",
                    [hop.start, hop.end, station],
                )


def _check_reach(board: Board, report: Report) -> None:
    if len(board.numbers) > 1 and not board.hops:
        report.add("unreachable", "No line joins two stations.", board.numbers[:12])
        return
    tag_sets: list[frozenset[str]] = [frozenset(), *(frozenset({tag}) for tag in sorted(board.tags)[:20])]
    for tags in tag_sets:
        told = f" with “{next(iter(tags))}”" if tags else ""
        links = [link for mode in land_modes(board) for link in board.links(mode, tags)]
        for part in parts(board.numbers, links)[1:]:
            report.add(
                "unreachable",
                f"{_named(part).capitalize()} cannot be reached from the rest of the board{told}.",
                part[:12],
            )
        for mode in board.spans:
            for part in parts(board.numbers, board.links(mode, tags))[1:]:
                report.add("not_spanned", f"By {mode} alone {_named(part)} cannot be reached{told}.", part[:12])


def _check_starts(board: Board, report: Report) -> None:
    if board.numbers and not any((board.starts, board.extra.get("missions"), _headquarters(board))):
        report.add(
            "no_starts", "The board has no start cards; a game on it can only begin from a position.", severity="advice"
        )
    both = sorted(set(board.starts.get("mister_x", ())) & set(board.starts.get("detective", ())))
    for deck, cards in board.starts.items():
        # Where Mister X may take a card of theirs, the detectives need one more.
        spare = {"mister_x": SMALLEST - 1, "detective": 0 if both else 1}.get(deck, 0)
        least, full = SMALLEST - spare, FULL - (5 if deck == "mister_x" else spare)
        if len(cards) < least:
            message = f"Start deck {deck} has {_cards(cards)}; the smallest game needs {least}."
            report.add("few_starts", message, cards)
        elif len(cards) < full:
            message = f"Start deck {deck} has {_cards(cards)}; a full table needs {full}."
            report.add("few_starts", message, cards, severity="advice")
    if both:
        message = f"Mister X and the detectives can both be dealt {_named(both)}."
        report.add("shared_start", message, both, severity="advice")


def _cards(cards: tuple[int, ...]) -> str:
    return "1 card" if len(cards) == 1 else f"{len(cards)} cards"


def _headquarters(board: Board) -> bool:
    """By Behrends' rules all cars start where the police is at home."""
    return any(attributes.get("kind") == "hq" for attributes in board.extra.get("stations", {}).values())


def _check_missions(board: Board, report: Report) -> None:
    missions = board.extra.get("missions", {})
    for name, mission in missions.items():
        for key in ("starts", "targets"):
            if not mission.get(key):
                report.add("mission", f"Mission {name} has no {key}.")
        both = sorted(set(mission.get("starts", ())) & set(mission.get("targets", ())))
        if both:
            report.add("mission", f"Mission {name} starts and ends at {_named(both)}.", both)
    for (one, first), (other, second) in combinations(missions.items(), 2):
        both = sorted(set(first.get("starts", ())) & set(second.get("starts", ())))
        if both:
            report.add(
                "mission", f"Missions {one} and {other} share the start {_listed(both)}.", both, severity="advice"
            )
