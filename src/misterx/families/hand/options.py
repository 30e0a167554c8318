"""Which options go together: what has no effect beside the others is noted."""

from __future__ import annotations

from misterx.titles import Options, Title


def check_options(title: Title, options: Options) -> None:
    """Note what has no effect. No two options of this family exclude each other."""
    for name, why in _without_effect(title, options):
        options.notes.append(f"{name}: has no effect, as {why}.")


def _without_effect(title: Title, options: Options) -> list[tuple[str, str]]:
    """Chosen options that change nothing, and why."""
    chosen = options.chosen
    limit = options["round_limit"]
    most_moves = 2 * limit if isinstance(limit, int) else None  # a double move in every round
    window, first_open = options["check_window"], options["first_open_move"]
    only_present = window == 1 and options["check_includes_current"] and options["capture_timing"] == "immediate"
    found = [
        (name, "the check sees only his present city, and who enters that catches him", only_present and name in chosen)
        for name in ("check_window", "repeat_visit", "start_counts", "check_all_entered")
    ]
    found += [
        (
            "repeat_visit",
            "the check sees one city alone",
            window == 1 and not only_present and "repeat_visit" in chosen,
        ),
        (
            "first_open_move",
            "the game ends before that move",
            most_moves is not None and most_moves < first_open and "first_open_move" in chosen,
        ),
        (
            "detective_special_from_move",
            "the game ends before that move",
            most_moves is not None
            and most_moves < options["detective_special_from_move"]
            and "detective_special_from_move" in chosen,
        ),
    ]
    return [(name, why) for name, why, holds in found if holds]
