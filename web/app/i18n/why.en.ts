/** Why he cannot be somewhere, by the code of the reason; what stands in braces is filled in. */
export const absence = {
  shown_elsewhere: "{at} he showed himself at {shown}.",
  searched: "{pawn} arrived there in round {round} and did not find him.",
  no_line: "At entry {entry} he paid with {ticket}, and that does not lead there.",
  unreachable: "{story}. Possible after that: {possible}.",
  closed: "At entry {entry} {by} stood in his way there.",
  closed_by_roadblock: "At entry {entry} a roadblock closed it to him.",
  no_start: "He cannot have begun there.",
  start_taken: "{by} began there.",
  stated: "The position that this game began with says so.",
  had_no_move: "In round {round} he could not have moved from there, but he had a move.",
  not_begun: "Mister X has not begun yet.",
  ring_elsewhere: "{at} his city was {shown}: a ring marks it.",
  ruled_out: "What has come out since entry {entry} rules it out.",
  would_have_won: "A target of his mission: had he come there {at}, he would have won.",
  would_have_moved: "In round {round} he stayed for want of a move; from there he would have had one.",
  would_have_lost: "In round {round} he would have been enclosed there, and have lost.",
  nobody_there: "No token stands there that can be he.",
  cleared: "{pawns}: a check showed that this is not he.",
  found_elsewhere: "He was found: he is {pawn}, at {shown}.",
  had_a_move: "At entry {entry} he stayed for want of a move; from there he would have had one.",
  over: "The game is over, and he was at {shown}.",
};

export type Absences = Record<keyof typeof absence, string>;

/** The question, and what its answers are made of. */
export const why = {
  ask: "Why not here?", hint: "Tap a place or type its number.", hintMine: "Tap a place or type its number: what the hunters can conclude.", place: "Number of the place", send: "Ask",
  at: (entry: number) => (entry ? `at entry ${entry}` : "at the start"),
  began: { marked: (station: string, at: string) => `${at} a ring marked ${station} as his city`, shown: (station: string, at: string) => `${at} he showed himself at ${station}`, started: "He began at one of his starts", stated: "He began where the position has him" },
  then: (began: string, tickets: string) => `${began}, then: ${tickets}`, more: (places: string, count: number) => `${places} and ${count} more`, notFrom: (places: string, reason: string) => `Not from ${places}: ${reason}`,
  can: (place: string) => `${place}: he can be there.`, canMine: (place: string) => `${place}: they can look for you there.`, nothing: "Nothing is known yet.",
};

export type Why = typeof why;
