"""How the views of one game are folded: from the facts that a viewer heard to a record, and from that to JSON."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from misterx.families.contract import Family
from misterx.families.shared.view_json import Folded, Plain, ViewWriter
from misterx.families.shared.view_record import new_log, new_view
from misterx.families.shared.vocabulary import Vocabulary


class ViewFold:
    """Begins views, and has them go on. What it has given out is never written to: a view that goes on is another."""

    def __init__(self, family: Family, words: Vocabulary, options: Plain) -> None:
        self._folds = family.FOLDS
        self._writer = ViewWriter(words, family.View, family.ROW)
        view, log = new_view(family.View), new_log(family.ROW) if family.ROW else None
        printed = {name: options[name] for name in family.PRINTED}
        self.blank = Folded(view, log, {**self._writer.write(view, log), **printed})  # all go on from it

    def go_on(self, before: Folded, facts: Iterable[tuple[int, ...]]) -> Folded:
        """A view after more facts: the number of each, its audience, its values."""
        view: Any = before.view.copy()
        log = None if before.log is None else before.log.copy()
        for fact in facts:
            if fold := self._folds.get(fact[0]):
                fold(view, log, fact)
        return Folded(view, log, self._writer.write(view, log, before))
