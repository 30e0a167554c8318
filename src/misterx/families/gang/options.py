"""Which options go together, and which have no effect."""

from __future__ import annotations

from misterx.families.gang.board import COLOURS
from misterx.kernel.errors import TitleError
from misterx.titles import Note, Options, Title


def check_options(title: Title, options: Options) -> None:
    """Refuse what the rules make impossible; note what has no effect."""
    if options["dial_sectors"] != "board":
        missing = [colour for colour in COLOURS if colour not in options["dial_sectors"]]
        if missing:  # BX-094
            raise TitleError("impossible_options", why=f"dial_sectors has no {' and no '.join(missing)}.")
    if options["captain"] and options.players == 2:
        options.notes.append(Note("captain", "one_policeman"))
