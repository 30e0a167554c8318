"""Games to test on: every title with every option, each value at least once, and random mixtures of them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from misterx import Game, titles
from misterx.kernel.errors import TitleError
from misterx.titles.options import definition


class Variant(NamedTuple):
    """A title, a player count and options that go together."""

    title: str
    players: int
    options: dict[str, Any]

    def __str__(self) -> str:
        chosen = ",".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.title}-{self.players}-{chosen or 'printed'}".replace(" ", "")

    def new(self, seed: int, **more: Any) -> Game:
        return Game.new(self.title, self.players, self.options, seed=seed, **more)


def whole(title: str, options: dict[str, Any]) -> dict[str, Any]:
    """Options whose tables of tickets say 0 for every mode that they leave out."""
    modes = dict.fromkeys(titles.load(title).modes[:3], 0)
    tables = {name: {**modes, **value} for name, value in options.items() if isinstance(value, dict)}
    return {**options, **tables}


def values_of(title: str, option: str) -> list[Any]:
    """Values worth trying: all of a choice, both of a flag, small and large numbers."""
    loaded = titles.load(title)
    kind = definition(loaded, option)
    match kind["kind"]:
        case "flag":
            return [True, False]
        case "choice":
            names = {"start_cards": "decks", "board_edition": "board_editions"}
            return list(loaded.tables[names[option]]) if option in names else list(kind["values"])
        case "number":
            least, most = kind["least"], kind["most"]
            return [*sorted({least, min(least + 1, most), min(least + 2, most), min(most, 9)}), *kind.get("words", ())]
        case "tickets":
            few = {mode: 2 + place for place, mode in enumerate(loaded.modes[:3])}
            return [few, {**dict.fromkeys(few, 0), loaded.modes[0]: 6}, *kind.get("words", ())]
        case "entries":
            return [[], [1, 2, 3], [4, 9]]
        case "mix":
            return list(loaded.tables["ticket_mixes"])
        case "list":
            wheel = [kind["values"][place % len(kind["values"])] for place in range(kind["count"])]
            return [wheel, *kind.get("words", ())]
    raise AssertionError(f"no values are known for {kind}")


def allows(variant: Variant) -> bool:
    """Whether these options go together."""
    try:
        variant.new(0)
    except TitleError:
        return False
    return True


def player_counts(title: str) -> range:
    players = titles.load(title).players
    return range(players["least"], players["most"] + 1)


def each_option(title: str) -> Iterator[Variant]:
    """Every player count as printed, every edition, and every option with each of its values alone."""
    loaded = titles.load(title)
    for players in player_counts(title):
        for edition in loaded.editions:
            yield Variant(title, players, {"edition": edition} if len(loaded.editions) > 1 else {})
    for flag, players in loaded.players.get("fewer", {}).items():
        yield Variant(title, players, {flag: True})
    counts = list(player_counts(title))
    for place, option in enumerate(loaded.defaults):
        for value in values_of(title, option):
            variant = Variant(title, counts[place % len(counts)], {option: value})
            if allows(variant):
                yield variant


def mixtures(title: str, count: int, seed: int = 0) -> Iterator[Variant]:
    """Random combinations of options that go together."""
    chooser = random.Random(f"{title} {seed}")
    names = list(titles.load(title).defaults)
    while count > 0:
        chosen = chooser.sample(names, chooser.randint(2, min(6, len(names))))
        options = {name: chooser.choice(values_of(title, name)) for name in chosen}
        variant = Variant(title, chooser.choice(list(player_counts(title))), options)
        if allows(variant):
            count -= 1
            yield variant


def transit_titles() -> list[str]:
    return [title for title in titles.ids() if titles.load(title).family == "transit"]
