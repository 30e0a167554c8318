"""Every refusal has a code and arguments; its words are made from them, here and in one place.

A text may use only what its reader is allowed to know: arguments are chosen by whoever raises.
"""

from __future__ import annotations

import reprlib
from functools import partial
from typing import Any

TEXTS: dict[str, str] = {
    "unknown_title": "There is no title {title}. Titles are: {allowed}.",
    "unknown_rules": "This program does not know the rules {rules}; it knows {allowed}.",
    "no_title": "The position names no title. Titles are: {allowed}.",
    "bad_title": "The title in {folder} cannot be played:\n{faults}",
    "bad_players": "{title} is for {least} to {most} players, not {players}.",
    "unknown_option": "{title} has no option {option}. Its options are: {allowed}.",
    "bad_option": "The option {option} cannot be {value}. Allowed: {allowed}.",
    "bad_options": "These options cannot be read: {why}",
    "impossible_options": "These options do not go together: {why}",
    "bad_seats": "The seats are wrong: {why}",
    "bad_board": "This board does not fit {title}: {why}",
    "bad_position": "This position is impossible:\n{faults}",
    "unknown_viewer": "There is no {what} {viewer}. There are: {allowed}.",
    "game_running": "{what} can be had only when the game is over.",
    "game_over": "The game is over: {winner} won.",
    "bad_move_text": "{move} is not a move. {hint}",
    "not_your_turn": "{pawn} cannot move now: {turn}",
    "not_your_pawn": "{seat} does not lead {pawn}.",
    "unknown_pawn": "There is no pawn {pawn}. Pawns here are: {allowed}.",
    "unknown_station": "There is no station {station} on this board.",
    "already_moved": "{pawn} has moved in this round already.",
    "not_his_turn_yet": "It is {next}'s turn; the order is fixed.",
    "left_the_game": "{pawn} has left the game.",
    "no_connection": "A {mode} ticket does not lead from {origin} to {station}. From there it leads to: {allowed}.",
    "no_line": "No line leads from {origin} to {station}. From there lines lead to: {allowed}.",
    "no_roadblock": "There is no roadblock on station {station}.",
    "no_ticket": "{pawn} has no {ticket} ticket left.",
    "black_for_x": "Only Mister X has black tickets.",
    "station_closed": "Station {station} is closed to {pawn}: {why}",
    "no_start": "{station} is no start city of the mission {mission}; those are {allowed}.",
    "wrong_price": "The price of {what} is {price}.",
    "share_too_large": "{seat} may put at most {most} tickets into a special action, one for each detective led.",
    "strands_others": "After this move of {pawn} fewer detectives could move than must.",
    "must_move": "{pawn} may not stand still: who can move must, and who cannot passes without saying so.",
    "must_move_or_leave": "{pawn} may not stand still: who can move must, and who cannot is out without saying so.",
    "no_flight": "{pawn} cannot fly now: {why}",
    "aboard": "{pawn} is aboard the helicopter and must get out first: `{pawn} land pay` and a ticket.",
    "no_landing": "{pawn} cannot get out now: {why}",
    "no_block": "{pawn} cannot leave a roadblock: {why}",
    "not_alone": "{mode} has no tickets of its own; Mister X rides it for a black ticket: `{example}`.",
    "not_in_game": "{what} is not part of this game.",
    "no_second_leg": "After that leg no further leg would be possible, so the double move cannot be made.",
    "too_many_legs": "Mister X's turn is over before the last leg of {move}: a double move has two, a triple three.",
    "no_chip": "No chip can be placed or taken now: {why}",
    "no_double": "A double move is not possible now: {why}",
    "no_special_action": "The detectives cannot take {what} now: {why}",
    "not_asked": "{move} is not asked for now: {asked}",
    "same_car": "Two different cars are nominated, not {pawn} twice.",
    "already_placed": "{pawn} has its place already.",
    "wrong_die": "{pawn} does not move by this die: the first is Mister X's own, the second a helper's.",
    "in_barricade": "{pawn} is part of a barricade, which stays for good.",
    "no_way": "{pawn} cannot come to {station} with {pips} on the die. With it: {allowed}.",
    "no_facing": "A car on square {station} cannot face that way. It can face: {allowed}.",
    "no_show": "Mister X cannot take back a black ticket now: {why}",
    "illegal_move": "{move} is not possible now. Possible now: {allowed}.",
    "cannot_come_up": "{move} cannot come up now. What can: {allowed}.",
    "chance_not_due": "Nothing is thrown, drawn or dealt now: {turn}",
    "no_takeback": "Line {line} cannot be taken back.",
    "bad_record": "Line {line} of the record cannot be read: {why}",
    "illegal_record": "Line {line} of the record is not a legal game: {why}",
    "bad_number": "Facts are counted from 0 on, not {number}.",
    "bad_name": "A name is printable text of 1 to {most} letters, not {name}.",
    "bad_seed": "A seed is a whole number or bytes, not {seed}.",
    "bad_chance": "Chance cannot be {chance}. Allowed: {allowed}.",
    "no_position": "While cards are dealt or hands are filled there is no position; a record tells how far it is.",
    "bad_depth": "A depth is a number from 1 to {most}, not {depth}.",
    "bad_games": "The number of games is a whole number from 1 on, not {games}.",
    "bad_budget": "{budget} is no budget for {bot}. Allowed: {allowed}.",
    "no_budget": "{bot} does not search and takes no budget, so leave {budget} and the @ before it out.",
    "bad_setting": "{bot} does not take the setting {setting}. Allowed: {allowed}.",
    "other_contest": "{file} holds another contest, or something else. Name another file.",
    "busy_results": "Another run is writing to {file}. Wait until it is over, or name another file.",
    "bad_results": "Line {line} of {file} is no game of a contest: {why} Take that line out, or name another file.",
    "no_search": "{bot} searches with compiled code, and there is none: {why}",
    "bot_cannot_play": "{bot} does not play {title}.",
    "not_compiled": "The {family} rules could not be compiled here, so there is nothing to measure.",
    "bad_command": "{command} cannot be run as a bot: {why}",
    "bad_bot_name": "{bot} is no name for a bot: small letters, digits and dashes, and none of our own bots' names.",
    "unknown_bot": "There is no bot {bot}. Bots are: {allowed}.",
}

# Why, within a refusal: parts of the sentences above.
REASONS: dict[str, str] = {
    "hunters_moving": "the hunters are moving.",
    "detectives_moving": "the detectives are moving.",
    "x_moving": "Mister X is moving.",
    "hunter_there": "a hunter stands there.",
    "detective_there": "a detective stands there.",
    "somebody_there": "somebody stands there.",
    "car_there": "a car stands there.",
    "gang_there": "one of the gang stands there.",
    "roadblock_there": "there is a roadblock.",
    "barricade_there": "there is a barricade.",
    "street_squares_only": "the gang starts on street squares.",
    "all_chips_laid": "only {most} chips may lie on the board at once; take one off first.",
    "whole_team": "the whole team",
    "no_such_seat": "there is no seat {seat}; seats are {allowed}.",
    "no_such_pawn": "there is no pawn {what}; pawns are {allowed}.",
    "x_leads_these_alone": "the seat x decides for {allowed} alone.",
    "pawn_with_two_seats": "{pawn} has two seats.",
    "pawn_without_seat": "{pawn} has no seat.",
    "seat_without_pawns": "{seat} leads nobody.",
    "for_detectives": "that is for detectives.",
    "for_x": "that is for Mister X.",
    "only_detectives_fly": "only detectives fly.",
    "no_helicopter": "there is no helicopter in this game.",
    "policemen_do_not_fly": "policemen do not fly.",
    "somebody_aboard": "{pawn} is aboard.",
    "no_card_left": "no helicopter card is left.",
    "not_aboard": "he is not aboard the helicopter.",
    "colleague_on": "a colleague stands on {station}.",
    "points_at": "the helicopter points at {station}.",
    "no_roadblocks": "there are none in this game.",
    "blocked_already": "there is one on {station} already.",
    "not_from_afar": "one that lies on the board cannot be moved from afar.",
    "none_in_supply": "none is left in the supply; they lie on {stations}.",
    "move_not_possible": "the move itself is not possible.",
    "shown_anyway": "this move is shown anyway.",
    "none_used_before": "none was used in an earlier move.",
    "no_double_left": "no double-move ticket is left.",
    "two_doubles_needed": "a triple move takes two double-move tickets.",
    "one_double_a_turn": "it is one double-move ticket a turn.",
    "no_room_in_log": "the log has no room for it.",
    "one_special_action": "one special action a turn.",
    "special_actions_over": "nobody can pay for one any more, or it has been decided.",
    "too_few_moves_yet": "Mister X must have moved {moves} times.",
    "that_city_is_unknown": "the position does not tell where Mister X was {back} moves before.",
    "that_city_is_open": "his move {entry} was made in the open.",
    "no_such_entry": "there is no entry {back} moves before.",
    "start_does_not_count": "{back} moves before he was at his start, which does not count.",
    "no_hidden_half": "no half of it may be hidden.",
    "number_chosen_now": "Mister X's player chooses a number.",
    "places_taken_now": "the gang takes its places.",
    "gang_walks_now": "one of the gang walks.",
    "car_drives_now": "a car drives.",
    "car_jumps_now": "a car changes to a square of the colour named.",
    "check_decided_now": "the police decide on a person check.",
    "cars_nominated_now": "the police nominate two cars.",
    "override_decided_now": "the police decide on an extra move.",
    "banishment_decided_now": "the police decide on a banishment.",
    "chance_decides_now": "chance decides.",
    "showing_at_will": "Showing oneself at will",
    "triple_move": "A triple move",
    "double_move": "a double move",
    "hidden_move": "a hidden move",
    "double_hidden_move": "a double hidden move",
    "investigation": "an investigation",
    "special_operation": "a special operation",
    "symbols": "{count} {symbol}",
    "magnifiers": "{counts} magnifiers",
    "blue_lights": "blue lights: {offers}",
    "no_other_tickets": "no other",
    "symbol_alone": "{symbol} and no other",
    "symbol_of_that_kind": "such {symbol}",
    "tickets_of_that_kind": "such",
    "too_many_pawns": "{detectives} detectives and {policemen} policemen need {needed} pawns; there are {most}.",
    "too_many_tickets": (
        "{detectives} detectives with {each} {ticket} tickets each need {needed}; the box holds {most}."
    ),
    "unknown_for": "{option} is not known for {value} {by}; choose it.",
    "out_of_range": "{cause} makes {value} {option}; allowed: {allowed}.",
}

LONGEST = 120
DEEPEST = 3  # tables within tables that a quotation shows


class _Quotation(reprlib.Repr):
    """Short and safe: no foreign value can make it long, deep, slow or fail."""

    def __init__(self) -> None:
        super().__init__()
        self.maxlevel, self.maxstring, self.maxlong, self.maxother = DEEPEST, LONGEST // 2, 40, LONGEST // 2

    def repr_int(self, x: int, level: int) -> str:
        return "a huge number" if abs(x) >= 1 << 128 else repr(x)

    def repr_NoneType(self, x: None, level: int) -> str:
        return "null"

    def repr_bool(self, x: bool, level: int) -> str:
        return "true" if x else "false"

    def repr_float(self, x: float, level: int) -> str:
        return repr(x)

    def repr_instance(self, x: object, level: int) -> str:
        return f"a {type(x).__name__}"


_quotation = _Quotation()


def quote(value: Any) -> str:
    """Somebody's value in a few words, whatever it is."""
    return _quotation.repr(value)


class Reason(str):
    """Why, in words; `code` and `arguments` let it be said in any language."""

    code: str
    arguments: dict[str, Any]

    def __new__(cls, code: str, **arguments: Any) -> Reason:
        said = super().__new__(cls, REASONS[code].format(**{name: _plain(value) for name, value in arguments.items()}))
        said.code, said.arguments = code, arguments
        return said

    def __getnewargs_ex__(self) -> tuple[tuple[str], dict[str, Any]]:
        return (self.code,), self.arguments


class MisterXError(Exception):
    """Something that was asked for cannot be done; `code` names why, `arguments` fill the text."""

    def __init__(self, code: str, **arguments: Any) -> None:
        self.code = code
        self.arguments = arguments
        words = {name: _plain(value) for name, value in arguments.items()}
        if "faults" in arguments:  # one a line
            words["faults"] = "\n".join(f"- {_plain(fault)}" for fault in arguments["faults"])
        super().__init__(TEXTS[code].format(**words))

    def __reduce__(self) -> tuple[Any, ...]:
        """So that one which is raised in a worker arrives: an error that cannot be read ends all workers."""
        return partial(type(self), **self.arguments), (self.code,)


def readable(text: str) -> str:
    """A text that any terminal and any browser can take: question marks for what cannot be printed."""
    return text if text.isprintable() else "".join(letter if letter.isprintable() else "?" for letter in text)


def _plain(value: Any) -> str:
    """Words for an argument: lists with commas, foreign text shortened and without control characters."""
    if isinstance(value, list | tuple | set | frozenset | range):
        return readable(", ".join(str(item) for item in value)) or "nothing"
    text = readable(str(value))
    return text if len(text) <= 4 * LONGEST else text[:LONGEST] + "…"


class TitleError(MisterXError):
    """An unknown title, option, player count or seat."""


class IllegalMove(MisterXError):
    """A move that the rules do not allow, or that this seat may not make."""


class PositionError(MisterXError):
    """An impossible position; `arguments["faults"]` lists everything wrong with it."""


class RecordError(MisterXError):
    """A record that cannot be read or is not a legal game; `arguments["line"]` names the line."""


class NothingFits(RuntimeError):
    """Of all that could be hidden, nothing was found in reasonable time that fits what was seen."""
