"""Which options go together: what has no effect beside the others is noted."""

from __future__ import annotations

from misterx.titles import Note, Options, Title


def check_options(title: Title, options: Options) -> None:
    """Note what has no effect. No two options of this family exclude each other."""
    for name, why in _without_effect(title, options):
        options.notes.append(Note(name, why))


def _without_effect(title: Title, options: Options) -> list[tuple[str, str]]:
    """Chosen options that change nothing, and the note that says why."""
    chosen = options.chosen
    limit = options["round_limit"]
    most_moves = 2 * limit if isinstance(limit, int) else None  # a double move in every round
    window, first_open = options["check_window"], options["first_open_move"]
    only_present = window == 1 and options["check_includes_current"] and options["capture_timing"] == "immediate"
    found = [
        (name, "only_present_city", only_present and name in chosen)
        for name in ("check_window", "repeat_visit", "start_counts", "check_all_entered")
    ]
    found += [
        (
            "repeat_visit",
            "one_city",
            window == 1 and not only_present and "repeat_visit" in chosen,
        ),
        (
            "first_open_move",
            "ends_before",
            most_moves is not None and most_moves < first_open and "first_open_move" in chosen,
        ),
        (
            "detective_special_from_move",
            "ends_before",
            most_moves is not None
            and most_moves < options["detective_special_from_move"]
            and "detective_special_from_move" in chosen,
        ),
    ]
    return [(name, why) for name, why, holds in found if holds]
