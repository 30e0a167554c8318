/** Why a chosen option changes nothing, by what the engine says of it; what stands in braces is filled in. */
export const notes = {
  "has no effect, as Mister X has tickets of his own.": "No effect: Mister X has tickets of his own.",
  "has no effect without policemen.": "No effect without policemen.",
  "has no effect, as nobody leaves the game.": "No effect: nobody leaves the game.",
  "has no effect with fewer than two double-move tickets.": "No effect with fewer than two double-move tickets.",
  "has no effect, as the order is free.": "No effect: the order is free.",
  "has no effect, as Mister X is always visible.": "No effect: Mister X is always visible.",
  "has no effect without black tickets.": "No effect without black tickets.",
  "has no effect with one agent alone.": "No effect with one agent alone.",
  "without ships, black tickets pay for nothing.": "Without ships, black tickets pay for nothing.",
  "has no effect, as black tickets pay for nothing.": "No effect: black tickets pay for nothing.",
  "has no effect, as black tickets are for ships only.": "No effect: black tickets are for ships only.",
  "has no effect unless x_without_move is by_cause.": "No effect unless what happens to a Mister X without a move depends on the cause.",
  "has no effect, as Mister X without a move loses.": "No effect: a Mister X without a move loses.",
  "has no effect without roadblocks.": "No effect without roadblocks.",
  "has no effect without helicopter cards.": "No effect without helicopter cards.",
  "has no effect with {players} players.": "No effect with {players} players.",
  "has no effect without {option}.": "No effect without “{option}”.",
  "does not change {option}, which is chosen.": "Does not change “{option}”: you have chosen it yourself.",
  "Mister X does not draw on the reserve, so they leave the game.": "Mister X does not draw on the reserve, so used tickets leave the game.",
  "has no effect, as the check sees only his present city, and who enters that catches him.": "No effect: the check sees only his present city, and who enters that catches him.",
  "has no effect, as the check sees one city alone.": "No effect: the check sees one city alone.",
  "has no effect, as the game ends before that move.": "No effect: the game ends before that move.",
  "has no effect with one policeman.": "No effect with one policeman.",
};

export type Notes = Record<keyof typeof notes, string>;
