"""All that one thread of a search works with, as one record: kernels take it as one pointer."""

from __future__ import annotations

from functools import cache
from typing import Any

from misterx.bots.greedy_bot import SCRATCH_WORDS
from misterx.bots.mcts.parameters import Parameters
from misterx.bots.mcts.tree import Tree
from misterx.bots.mcts.workspace import KNOWN_WORDS, MOVES, Workspace
from misterx.bots.registry import SEARCH
from misterx.families.contract import Family
from misterx.families.registry import FAMILIES
from misterx.kernel.jit import name_of
from misterx.kernel.records import I8, I32, I64, Capacity, I8s, I32s, I64s, Open, Record, new_record, shape

DEPTH = 512  # decisions of one iteration that are learnt from
TABLES = Capacity("tables")


class SearchContext(Record):
    """What is searched, how, and what was found."""

    tree: Tree
    parameters: Parameters
    net: Open  # a `Net` of the family's size
    work: Open  # a `Workspace` of the family's size
    roots: Open = shape(TABLES)  # tables that may be the true one; Mister X knows his, the first
    chances: I64s = shape(TABLES)  # how likely each is
    tables: I32  # how many there are
    known: I64s = shape(KNOWN_WORDS)  # what everybody knows at the roots
    known_words: I32  # how much of it a board of this size needs
    searcher: I8  # the side that searches
    root_moves: I32s = shape(MOVES)  # what its seat may play
    n_root_moves: I32
    start: I64  # the key of what was observed before the roots
    states: Open = shape(2)  # the table that an iteration has come to, and the one before
    path: I32s = shape(DEPTH)  # its nodes, edges and movers so far
    edge: I32s = shape(DEPTH)
    side: I8s = shape(DEPTH)


@cache
def workspace_type(family: str) -> Any:
    """The record type of what a family's kernels work in."""
    sizes, most_moves = SEARCH[family].SIZES._asdict(), FAMILIES[family].MOST_MOVES
    return Workspace.with_room(**sizes, moves=most_moves, scratch=SCRATCH_WORDS)


@cache
def context_type(family: str) -> Any:
    """The record type of a search in a family."""
    play, state = SEARCH[family], FAMILIES[family].State.DTYPE
    return SearchContext.with_room(
        **play.SIZES._asdict(),
        moves=FAMILIES[family].MOST_MOVES,
        net=play.rules_of_thumb().dtype,
        work=workspace_type(family),
        roots=state,
        states=state,
    )


def new_context(family: Family) -> SearchContext:
    made: SearchContext = new_record(context_type(name_of(family)))
    return made


def new_workspace(family: Family) -> Workspace:
    made: Workspace = new_record(workspace_type(name_of(family)))
    return made
