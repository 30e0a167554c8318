"""Thousands of games side by side, one decision in each at a call: the kernels under `misterx.research.vector`.

A game has a row in every array. What its viewers know is folded into theirs from the facts that each may hear, as
`play/event_log.py` has it: of a turn in progress the other side hears nothing until it is whole, and what was shown for
a moment is hidden again by the next decision. Nothing else reaches a viewer's row.
"""

from __future__ import annotations

from typing import Any

from misterx.arena.batch_lanes import (
    AHEAD,
    BITS,
    BOOLS,
    BY_HAND,
    CHOOSING,
    CUT,
    DISABLED,
    ENDED,
    GREEDY,
    NO_MOVE,
    OTHERS,
    PASS,
    RUNNING,
    SAME_STEP,
    SIXTEEN,
    Lane,
    Settings,
    fold,
    is_mid_turn,
    mark_possible,
)
from misterx.bots.greedy_bot import greedy, learn
from misterx.families.shared.letters import (
    WHOLE,
    add_letter,
    begin_word,
    find_letter,
    letter_of,
    mark_letters,
    mark_letters_as_bits,
    next_part,
    show_word,
)
from misterx.families.shared.playout import draw_chance
from misterx.families.verbs import apply, decider, legal, outcome
from misterx.kernel.bits import fetch_ahead
from misterx.kernel.codes import CHANCE, HUNTERS, MISTER_X, NOBODY, TO_ALL, TO_X
from misterx.kernel.jit import kernel
from misterx.kernel.random import draw, seed_randoms


@kernel
def tell(sink: Any, first: int, last: int, whom: int, bits: Any, views: Any, logs: Any) -> None:
    """Fold facts into the views of those who may hear them, among those of a mask."""
    for row in range(first, last):
        audience = int(sink[row, 1]) & whom
        for viewer in range(len(bits)):
            if audience & bits[viewer]:
                fold(
                    views[viewer], logs[viewer], int(sink[row, 0]),
                    int(sink[row, 2]), int(sink[row, 3]), int(sink[row, 4]), int(sink[row, 5]),
                )  # fmt: skip


@kernel
def publish(settings: Settings, state: Any, lane: Lane, held: Any, bits: Any, views: Any, logs: Any, sink: Any) -> None:
    """Tell what a decision brought: all of it to Mister X, to the others when his turn is whole."""
    end = int(sink[0, 0]) + 1
    for row in range(1, end):
        if settings.fleeting != 0 and sink[row, 0] == settings.fleeting:
            lane.fleeting = 1
    if is_mid_turn(state) and state.winner == NOBODY:
        for row in range(1, end):
            if sink[row, 1] & OTHERS:
                for place in range(6):
                    held[lane.held, place] = sink[row, place]
                lane.held += 1
        tell(sink, 1, end, TO_X, bits, views, logs)
        return
    if lane.held > 0:
        for number in range(lane.held):
            for place in range(6):
                sink[end + number, place] = held[number, place]
        tell(sink, end, end + int(lane.held), OTHERS, bits, views, logs)
        lane.held = 0
    tell(sink, 1, end, TO_ALL, bits, views, logs)


@kernel
def make_move(
    settings: Settings, board: Any, rules: Any, states: Any, lane: Lane, held: Any, bits: Any, views: Any, logs: Any,
    known: Any, place: int, before: Any, sink: Any, scratch: Any, move: int, decided: bool,
) -> None:  # fmt: skip
    """Carry out a move that somebody decided, or what chance brought, and tell of it."""
    sink[0, 0] = 0
    if decided and lane.fleeting:
        lane.fleeting = 0
        sink[0, 0] = 1
        sink[1, 0] = settings.end_of_fleeting
        sink[1, 1] = TO_ALL
        for field in range(2, 6):
            sink[1, field] = 0
    if settings.learns:
        before[0] = states[place]
    apply(board, rules, states[place], move, sink)
    if settings.learns:
        learn(board, rules, before[0], states[place], move, known, scratch)
    publish(settings, states[place], lane, held, bits, views, logs, sink)


@kernel
def play_on(
    settings: Settings, board: Any, rules: Any, states: Any, lane: Lane, held: Any, bits: Any, views: Any, logs: Any,
    known: Any, place: int, before: Any, moves: Any, weights: Any, sink: Any, scratch: Any, move: int,
) -> int:  # fmt: skip
    """Make a move and all that follows, up to the next decision of somebody who plays by hand; returns how it is over.

    Its legal moves lie in `moves` then.
    """
    decided = True
    while True:
        if move != NO_MOVE:
            make_move(
                settings, board, rules, states, lane, held, bits, views, logs, known, place, before, sink, scratch,
                move, decided,
            )  # fmt: skip
        side = NOBODY if outcome(board, rules, states[place]) != NOBODY else decider(board, rules, states[place])
        lane.side = side
        lane.moves = 0
        if side == NOBODY:
            return ENDED
        decided = side != CHANCE
        if side == CHANCE:
            move = draw_chance(board, rules, states[place], lane.randoms, moves, weights)
            continue
        n = legal(board, rules, states[place], moves)
        lane.moves = n
        if settings.most_decisions > 0 and lane.decisions >= settings.most_decisions:
            return CUT
        policy = settings.x_policy if side == MISTER_X else settings.hunter_policy
        if policy == BY_HAND:
            return RUNNING
        lane.decisions += 1
        if policy == GREEDY:
            move = greedy(board, rules, states[place], known, lane.randoms, moves, n, scratch)
        else:
            move = int(moves[draw(lane.randoms, n)])


@kernel
def begin(
    place: int, start: Any, states: Any, lane: Lane, known: Any, blank: Any, blank_log: Any, views: Any, logs: Any
) -> None:
    """An empty table, of which everybody knows what is known of every game; its random numbers go on."""
    states[place] = start[0]
    lane.decisions = 0
    lane.held = 0
    lane.fleeting = 0
    for word in range(len(known)):
        known[word] = 0
    for viewer in range(len(views)):
        views[viewer] = blank[viewer]
        for row in range(logs.shape[1]):
            logs[viewer, row] = blank_log[viewer, row]


@kernel
def list_again(board: Any, rules: Any, state: Any, lane: Lane, listed: Any, moves: Any) -> int:
    """The legal moves once more, from the game's own list where that holds all of them."""
    n = int(lane.moves)
    if n > len(listed):
        return legal(board, rules, state, moves)
    for number in range(n):
        moves[number] = listed[number]
    return n


@kernel
def write_list(moves: Any, n: int, listed: Any, shown: int) -> None:
    """Write n moves over those that were shown before, of which nothing is left; sixteen at once."""
    room = len(listed)
    end = min(max(n, shown), room)
    for first in range(0, end, SIXTEEN):
        if first + SIXTEEN <= room:
            for number in range(SIXTEEN):
                listed[first + number] = moves[first + number] if first + number < n else NO_MOVE
        else:
            for place in range(first, room):
                listed[place] = moves[place] if place < n else NO_MOVE


@kernel
def show_choice(
    settings: Settings, lane: Lane, table: Any, moves: Any, listed: Any, mask: Any, word: Any, begins: bool, shown: int
) -> None:
    """Write what whoever decides may do: the list of moves, the letters to go on with, the mask."""
    n = int(lane.moves)
    if begins:
        write_list(moves, n, listed, shown)
    for byte in range(len(mask)):
        mask[byte] = 0
    if settings.letters:
        if begins:
            begin_word(lane.word)
            lane.part = next_part(table, moves, n, lane.word)
            if lane.part == WHOLE:  # a decision without a choice takes a letter, too
                begin_word(lane.word)
                lane.part = 0
        if settings.masks == BITS:
            mark_letters_as_bits(table, int(lane.part), moves, n, lane.word, mask)
        elif settings.masks == BOOLS:
            mark_letters(table, int(lane.part), moves, n, lane.word, mask)
        show_word(table, lane.word, word, 0)
    elif settings.masks == BITS:
        for number in range(min(n, 8 * len(mask))):
            mask[number >> 3] |= 1 << (number & 7)
    elif settings.masks == BOOLS:
        for number in range(min(n, len(mask))):
            mask[number] = 1


@kernel
def step_games(
    first: int, last: int, resets: int, settings: Settings, board: Any, rules: Any, start: Any, states: Any, lanes: Any,
    held: Any, bits: Any, blank: Any, blank_log: Any, views: Any, logs: Any, final_views: Any, final_logs: Any,
    known: Any, possible: Any, table: Any, listed: Any, masks: Any, words: Any, actions: Any, counts: Any,
    deciders: Any, rewards: Any, ended: Any, cut: Any, before: Any, moves: Any, weights: Any, sink: Any, scratch: Any,
) -> int:  # fmt: skip
    """One step of the games from `first` to `last`, or where `resets` is 1, a new game for those that are marked.

    The actions were checked. Returns how many decisions were made.
    """
    decisions = 0
    for game in range(first, last):
        if game + AHEAD < last:
            fetch_ahead(states, game + AHEAD)
            fetch_ahead(listed, game + AHEAD)
            for viewer in range(len(bits)):
                fetch_ahead(views[game + AHEAD], viewer)
            fetch_ahead(known, game + AHEAD)
        lane = lanes[game]
        move, fresh = NO_MOVE, False
        if resets:
            if actions[game] == 0:
                continue
            fresh = True
        else:
            for viewer in range(len(bits)):
                rewards[game, viewer] = 0.0
            ended[game] = 0
            cut[game] = 0
            if lane.over != RUNNING:
                if settings.autoreset == DISABLED:
                    continue
                fresh = True
            else:
                at = int(actions[game])
                if settings.letters:
                    n = list_again(board, rules, states[game], lane, listed[game], moves)
                    at = find_letter(table, int(lane.part), int(actions[game]), moves, n, lane.word)
                    add_letter(table, int(lane.part), int(actions[game]), lane.word)
                    lane.part = next_part(table, moves, n, lane.word)
                    if lane.part != WHOLE:
                        show_choice(settings, lane, table, moves, listed[game], masks[game], words[game], False, 0)
                        continue
                    move = int(moves[at])
                elif at < listed.shape[1]:
                    move = int(listed[game, at])
                else:
                    legal(board, rules, states[game], moves)
                    move = int(moves[at])
                lane.decisions += 1
                decisions += 1
        tries = 0
        while True:
            if fresh:
                begin(game, start, states, lane, known[game], blank, blank_log, views[game], logs[game])
                tries += 1
            lane.over = play_on(
                settings, board, rules, states, lane, held[game], bits, views[game], logs[game], known[game], game,
                before, moves, weights, sink, scratch, move,
            )  # fmt: skip
            if lane.over == RUNNING or (fresh and tries > 99):
                break
            if not fresh:
                winner = int(outcome(board, rules, states[game]))
                for viewer in range(len(bits)):
                    if winner in (MISTER_X, HUNTERS):
                        won = (winner == MISTER_X) == (bits[viewer] & TO_X != 0)
                        rewards[game, viewer] = 1.0 if won else -1.0
                ended[game] = lane.over == ENDED
                cut[game] = lane.over == CUT
                if settings.autoreset != SAME_STEP:
                    lane.moves = 0
                    lane.side = NOBODY
                    break
                for viewer in range(len(bits)):
                    final_views[game, viewer] = views[game, viewer]
                    for row in range(logs.shape[2]):
                        final_logs[game, viewer, row] = logs[game, viewer, row]
            fresh, move = True, NO_MOVE
        shown = int(counts[game])
        counts[game] = lane.moves
        deciders[game] = lane.side
        if len(possible[game]) > 0 and not is_mid_turn(states[game]):
            mark_possible(board, states[game], known[game], possible[game])
        show_choice(settings, lane, table, moves, listed[game], masks[game], words[game], True, shown)
    return decisions


@kernel
def check_actions(
    first: int, last: int, settings: Settings, board: Any, rules: Any, states: Any, lanes: Any, table: Any, listed: Any,
    actions: Any, moves: Any,
) -> int:  # fmt: skip
    """The first game whose action may not be made; `last` where all may."""
    for game in range(first, last):
        lane = lanes[game]
        action = int(actions[game])
        if lane.over != RUNNING:
            if settings.autoreset == DISABLED and action != PASS:
                return game
        elif settings.letters:
            n = list_again(board, rules, states[game], lane, listed[game], moves)
            if find_letter(table, int(lane.part), action, moves, n, lane.word) < 0:
                return game
        elif action < 0 or action >= lane.moves:
            return game
    return last


@kernel
def choose_actions(
    first: int, last: int, policy: int, side: int, settings: Settings, board: Any, rules: Any, states: Any, lanes: Any,
    known: Any, table: Any, listed: Any, chosen: Any, randoms: Any, moves: Any, some: Any, scratch: Any,
) -> int:  # fmt: skip
    """What a policy would do in the games where a side decides (NOBODY stands for either); PASS in the others.

    Asked again, it gives the same answer; a move that is spelt is spelt to its end.
    """
    for game in range(first, last):
        lane = lanes[game]
        chosen[game] = PASS
        if lane.over != RUNNING or (side != NOBODY and lane.side != side):
            continue
        n = list_again(board, rules, states[game], lane, listed[game], moves)
        seed_randoms(randoms, int(lane.randoms[0]) ^ CHOOSING)
        draw(randoms, 2)
        if policy == GREEDY:
            move = greedy(board, rules, states[game], known[game], randoms, moves, n, scratch)
        else:
            move = int(moves[draw(randoms, n)])
        if settings.letters:
            fixed, spelt = int(lane.word[0]), int(lane.word[1])
            if move & fixed != spelt:  # somebody else began the word
                fits = 0
                for number in range(n):
                    if int(moves[number]) & fixed == spelt:
                        some[fits] = moves[number]
                        fits += 1
                move = int(some[draw(randoms, fits)])
            chosen[game] = letter_of(table, int(lane.part), move)
        else:
            for number in range(n):
                if moves[number] == move:
                    chosen[game] = number
                    break
    return 0


@kernel
def seed_games(first: int, last: int, lanes: Any, seeds: Any) -> int:
    """Give the games from `first` to `last` random numbers of their own."""
    for game in range(first, last):
        seed_randoms(lanes[game].randoms, int(seeds[game]))
        lanes[game].over = ENDED
    return 0
