"""Whoever tries to choose a deal gains nothing that `misterx verify` does not name; and honest records are left alone.

Records are made here without a server, as a table writes them, so that there can be many.
"""

from __future__ import annotations

import hashlib
import json
import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from misterx.kernel.errors import MisterXError
from misterx.play import Game
from misterx.play.draws import Draws
from misterx.play.fairness import TurnSecret, commit_turn, hash_turn
from misterx.play.lots import Drawing, Round, check_drawing, mix, seal_lot, tell_drawing
from misterx.play.verification import Verdict, verify

TRIES = 10_000
A_PART, ALL = 40, 1_000  # records that are made and worked on in every run, and in all
MOVES = 12
NAMES = {"x": "Ben", "h1": "Ann"}
TITLES = {"scotland-yard": 8, "sanssouci": 1, "europa": 1}


def some_bytes(chooser: random.Random) -> bytes:
    return chooser.randbytes(32)


def draw(chooser: random.Random, seed: bytes, spoilt: int = 0) -> Drawing:
    """Ann's and Ben's lots, after rounds that one of them has spoilt."""
    commitment = Draws(seed).commitment()
    rounds = []
    for number in range(1, spoilt + 2):
        lots = {seat: some_bytes(chooser).hex() for seat in NAMES}
        seals = {seat: seal_lot(commitment, number, seat, lot) for seat, lot in lots.items()}
        rounds.append(Round({seat: [seat] for seat in NAMES}, dict(NAMES), seals, lots))
        if number <= spoilt:
            lost = chooser.choice(list(NAMES))
            rounds[-1].missing = [lost]
            del lots[lost]
    return Drawing(rounds)


class Table:
    """A game between Ann and Ben as a server plays it, and what it writes of it."""

    def __init__(self, number: int) -> None:
        chooser = random.Random(f"table {number}")
        self.seed = some_bytes(chooser)
        self.commitment = Draws(self.seed).commitment()
        self.drawing = draw(chooser, self.seed, chooser.choice((0, 0, 0, 1, 2)))
        title = chooser.choices(list(TITLES), list(TITLES.values()))[0]
        self.turns: list[TurnSecret] = []
        self.play(Game.new(title, 2, seed=mix(self.seed, self.drawing)), chooser)

    def play(self, game: Game, chooser: random.Random) -> None:
        """Some moves at random; now and then a turn is taken back, or a bot stands in for Ann."""
        back = chooser.randrange(3, MOVES) if chooser.random() < 0.3 else 0
        lent = chooser.randrange(3, MOVES) if chooser.random() < 0.3 else 0
        for count in range(MOVES):
            if game.result:
                break
            if count == lent and lent:
                game.take_over("h1", "bot level3")
                game.take_over("h1", "Ann", back=True)
            if count == back and back and (last := self.last_turn(game)):
                game.take_back(last, "h1", ["x"])
            moves = [move for move in game.legal_moves() if " double " not in move] or game.legal_moves()
            game.play(chooser.choice(moves))
            self.commit(game)
        if not game.result:
            game.resign("h1")
            self.commit(game)
        self.game = game

    def last_turn(self, game: Game) -> int | None:
        own = [place for place, (seat, _) in enumerate(game.lines) if seat == "h1"]
        return own[-1] if own and game.lines[-1][0] == "h1" else None

    def commit(self, game: Game) -> None:
        if turn := commit_turn(game, self.turns[-1].last + 1 if self.turns else 0):
            self.turns.append(turn)

    def record(self) -> str:
        self.game.names = dict(NAMES)
        header, _, lines = self.game.record().partition("\n\n")
        proof = {
            "seed": self.seed.hex(),
            "commitment": self.commitment,
            "turns": [[turn.first + 1, turn.last + 1, turn.nonce, turn.hash] for turn in self.turns],
        }
        deal = msgspec.json.encode(self.drawing).decode()
        return f"{header}\ndeal: {deal}\nfairness: {json.dumps(proof)}\n\n{lines}"


class Copy:
    """A record that somebody works on."""

    def __init__(self, record: str) -> None:
        head, _, body = record.partition("\n\n")
        self.head, self.lines = head.splitlines(), body.splitlines()
        self.deal: dict[str, Any] = self.take("deal")
        self.proof: dict[str, Any] = self.take("fairness")

    def take(self, key: str) -> Any:
        line = next(each for each in self.head if each.startswith(f"{key}: "))
        self.head.remove(line)
        return json.loads(line.removeprefix(f"{key}: "))

    def write(self) -> str:
        head = [*self.head, f"deal: {json.dumps(self.deal)}", f"fairness: {json.dumps(self.proof)}"]
        return "\n".join([*head, "", *self.lines]) + "\n"

    @property
    def last(self) -> dict[str, Any]:
        found: dict[str, Any] = self.deal["rounds"][-1]
        return found

    def places(self, *seats: str) -> list[int]:
        return [place for place, line in enumerate(self.lines) if line.partition(":")[0] in seats]


Work = Callable[[Copy, random.Random], bool | None]  # False where there is nothing to work on


def another_seed(copy: Copy, chooser: random.Random) -> None:
    copy.proof["seed"] = some_bytes(chooser).hex()


def another_seed_and_commitment(copy: Copy, chooser: random.Random) -> None:
    seed = some_bytes(chooser)
    copy.proof |= {"seed": seed.hex(), "commitment": Draws(seed).commitment()}


def another_seed_and_all_seals(copy: Copy, chooser: random.Random) -> None:
    """As it would be if nobody had kept what he heard; the cards are others all the same."""
    another_seed_and_commitment(copy, chooser)
    for number, each in enumerate(copy.deal["rounds"], 1):
        known = each.get("lots", {})
        each["seals"] |= {s: seal_lot(copy.proof["commitment"], number, s, lot) for s, lot in known.items()}


def another_lot(copy: Copy, chooser: random.Random) -> None:
    copy.last["lots"][chooser.choice(list(NAMES))] = some_bytes(chooser).hex()


def another_lot_and_its_seal(copy: Copy, chooser: random.Random) -> None:
    seat, lot = chooser.choice(list(NAMES)), some_bytes(chooser).hex()
    copy.last["lots"][seat] = lot
    copy.last["seals"][seat] = seal_lot(copy.proof["commitment"], len(copy.deal["rounds"]), seat, lot)


def lots_exchanged(copy: Copy, chooser: random.Random) -> None:
    copy.last["lots"] = dict(zip(NAMES, reversed([copy.last["lots"][seat] for seat in NAMES]), strict=True))


def lot_left_out(copy: Copy, chooser: random.Random) -> None:
    seat = chooser.choice(list(NAMES))
    for part in ("lots", "seals", "seats", "names"):
        del copy.last[part][seat]


def lot_not_opened(copy: Copy, chooser: random.Random) -> None:
    del copy.last["lots"][chooser.choice(list(NAMES))]


def lot_added(copy: Copy, chooser: random.Random) -> None:
    lot = some_bytes(chooser).hex()
    copy.last["lots"]["h2"] = lot
    copy.last["seals"]["h2"] = seal_lot(copy.proof["commitment"], len(copy.deal["rounds"]), "h2", lot)


def no_lots(copy: Copy, chooser: random.Random) -> None:
    copy.deal["rounds"] = []


def spoilt_round_hidden(copy: Copy, chooser: random.Random) -> bool | None:
    if len(copy.deal["rounds"]) < 2:
        return False
    copy.deal["rounds"].pop(chooser.randrange(len(copy.deal["rounds"]) - 1))
    return None


def spoilt_round_blamed_on_another(copy: Copy, chooser: random.Random) -> bool | None:
    if len(copy.deal["rounds"]) < 2:
        return False
    first = copy.deal["rounds"][0]
    first["missing"] = ["x" if first["missing"] == ["h1"] else "h1"]
    return None


def round_given_up_by_the_table(copy: Copy, chooser: random.Random) -> None:
    """All had opened, and the table did not like what it saw."""
    copy.deal["rounds"].append(json.loads(json.dumps(copy.last)))


def another_card(copy: Copy, chooser: random.Random) -> None:
    place = chooser.choice(copy.places("chance"))
    who, _, old = copy.lines[place].rpartition(" ")
    copy.lines[place] = f"{who} {int(old) + 1}" if old.isdecimal() else f"{copy.lines[place]}1"


def line_left_out(copy: Copy, chooser: random.Random) -> None:
    del copy.lines[chooser.choice(copy.places("x", "chance"))]


def undone_move_hidden(copy: Copy, chooser: random.Random) -> bool | None:
    """A takeback, and all that it undid, as if it had never been."""
    found = [place for place in copy.places("table") if copy.lines[place].startswith("table: takeback")]
    if not found:
        return False
    first = int(copy.lines[found[0]].split()[3]) - 1
    if not any(line.startswith("x: ") for line in copy.lines[found[0] :]):
        return False  # nothing of Mister X's follows: seen by those who heard the hunters' moves alone
    del copy.lines[first : found[0] + 1]
    return None


def changed_hands_hidden(copy: Copy, chooser: random.Random) -> bool | None:
    found = [place for place in copy.places("table") if copy.lines[place].split()[1] in ("taken", "back")]
    if not found or not any(line.startswith("x: ") for line in copy.lines[found[-1] :]):
        return False
    for place in reversed(found):
        del copy.lines[place]
    return None


def late_commitment(copy: Copy, chooser: random.Random) -> bool | None:
    """One commitment for two turns, made when the hunters had moved."""
    if len(copy.proof["turns"]) < 2:
        return False
    (first, *_), (_, last, nonce, _) = copy.proof["turns"][:2]
    told = [(seat, text) for seat, _, text in (line.partition(": ") for line in copy.lines)]
    copy.proof["turns"][:2] = [[first, last, nonce, hash_turn(bytes.fromhex(nonce), told[first - 1 : last])]]
    return None


def commitment_left_out(copy: Copy, chooser: random.Random) -> bool | None:
    if not copy.proof["turns"]:
        return False
    copy.proof["turns"].pop(chooser.randrange(len(copy.proof["turns"])))
    return None


def flipped(copy: Copy, chooser: random.Random) -> bool | None:
    """One letter of something that is hashed."""
    held: list[tuple[Any, Any]] = [(copy.proof, "seed"), (copy.proof, "commitment")]
    held += [(copy.last[part], seat) for part in ("lots", "seals") for seat in NAMES]
    held += [(turn, place) for turn in copy.proof["turns"] for place in (2, 3)]
    holder, key = chooser.choice(held)
    place = chooser.randrange(len(holder[key]))
    other = chooser.choice([letter for letter in "0123456789abcdef" if letter != holder[key][place]])
    holder[key] = holder[key][:place] + other + holder[key][place + 1 :]
    return None


WORKS: tuple[Work, ...] = (
    another_seed, another_seed_and_commitment, another_seed_and_all_seals, another_lot, another_lot_and_its_seal,
    lots_exchanged, lot_left_out, lot_not_opened, lot_added, no_lots, spoilt_round_hidden,
    spoilt_round_blamed_on_another, round_given_up_by_the_table, another_card, line_left_out, undone_move_hidden,
    changed_hands_hidden, late_commitment, commitment_left_out, flipped,
)  # fmt: skip


def judge(record: str) -> list[str]:
    try:
        return verify(record).faults
    except MisterXError as error:
        return [str(error)]


@pytest.mark.parametrize("count", [A_PART, pytest.param(ALL, marks=pytest.mark.deep)])
def test_honest_records_are_left_alone_and_each_that_was_worked_on_is_named(count: int) -> None:
    worked: Counter[str] = Counter()
    for number in range(count):
        table, chooser = Table(number), random.Random(number)
        record = table.record()
        verdict: Verdict = verify(record)
        assert verdict.faults == [], record
        assert len([note for note in verdict.notes if "spoilt" in note]) == len(table.drawing.spoilt)
        works = [WORKS[number % len(WORKS)], *WORKS]  # each in its turn, or the next that finds something to do
        for place, work in enumerate(works):
            copy = Copy(record)
            if (place == 0 or place > number % len(WORKS)) and work(copy, chooser) is not False:
                break
        faults = judge(copy.write())
        assert faults, f"{work.__name__}\n{record}"
        assert all(fault.endswith(".") for fault in faults), faults
        worked[work.__name__] += 1
    assert sum(worked.values()) == count
    assert len(worked) == len(WORKS), {each.__name__ for each in WORKS} - worked.keys()


# Ten thousand tries


def wished(seed: bytes) -> bool:
    """Whether a deal is what a cheat would like: one in eighteen is."""
    return Draws(seed).below(18) == 0


def named(drawing: Drawing, seed: bytes, commitment: str) -> list[str]:
    """All that `misterx verify` says of how chance was drawn, before it deals."""
    fault = [] if Draws(seed).commitment() == commitment else ["The seed is not the one that was committed to."]
    return [*fault, *check_drawing(drawing, commitment, list(NAMES)), *tell_drawing(drawing, list(NAMES))]


def copy_of(drawing: Drawing) -> Drawing:
    return msgspec.convert(msgspec.to_builtins(drawing), Drawing)


def test_an_operator_who_tries_ten_thousand_ways_is_named_each_time() -> None:
    """He knows his seed, runs Ben's browser, and sees Ann's lot before he has to say anything."""
    chooser = random.Random(1)
    seed = some_bytes(chooser)
    commitment = Draws(seed).commitment()
    honest = draw(chooser, seed)
    assert named(honest, seed, commitment) == []
    gained = 0
    for _ in range(TRIES):
        drawing, tried = copy_of(honest), seed
        last = drawing.rounds[-1]
        match chooser.randrange(6):
            case 0:  # a seed, when Ann's lot is known
                tried = some_bytes(chooser)
            case 1:  # a lot of Ben's, when Ann's is known
                last.lots["x"] = some_bytes(chooser).hex()
            case 2:  # Ann's lot
                last.lots["h1"] = some_bytes(chooser).hex()
            case 3:  # Ben does not open, and they draw again
                drawing = draw(chooser, seed, spoilt=1)
            case 4:  # the same, and nobody is told of it
                drawing = draw(chooser, seed, spoilt=1)
                del drawing.rounds[0]
            case 5:  # no lot of Ann's at all
                del last.lots["h1"], last.seals["h1"], last.seats["h1"]
        gained += wished(mix(tried, drawing))
        assert named(drawing, tried, commitment)
    assert gained > TRIES / 36  # there was something to be had


def test_a_host_who_prepares_ten_thousand_tables_gets_the_deals_of_everybody() -> None:
    """Seeds and his own lots may be chosen as he likes beforehand: Ann's lot makes any deal as likely as ever."""
    chooser = random.Random(2)
    seeds = [seed for seed in (some_bytes(chooser) for _ in range(TRIES)) if wished(seed)]
    assert len(seeds) > 300
    drawn = 0
    for seed in seeds * 10:
        ben = hashlib.sha256(seed).hexdigest()
        lots = {"x": ben, "h1": some_bytes(chooser).hex()}
        drawn += wished(mix(seed, Drawing([Round({"x": ["x"], "h1": ["h1"]}, lots=lots)])))
    count = 10 * len(seeds)
    expected, spread = count / 18, (count * 17 / 18 / 18) ** 0.5
    assert abs(drawn - expected) < 5 * spread


def test_a_lot_is_good_for_one_table_one_round_and_one_seat() -> None:
    chooser = random.Random(3)
    lot = some_bytes(chooser).hex()
    seals = {
        seal_lot(Draws(seed).commitment(), number, seat, lot)
        for seed in (b"1" * 32, b"2" * 32) for number in (1, 2) for seat in ("x", "h1")
    }  # fmt: skip
    assert len(seals) == 8


def test_a_game_for_which_nobody_else_drew_a_lot_says_so() -> None:
    """As on one device, or where a server asks nobody: a record alone cannot tell which."""
    table = next(each for each in map(Table, range(20)) if "table: taken" not in each.record())
    table.drawing, table.turns = Drawing(), []
    table.play(Game.new("scotland-yard", 2, seed=table.seed), random.Random(3))
    verdict = verify(table.record())
    assert verdict.faults == []
    assert any("from the table's own seed alone" in note for note in verdict.notes)
