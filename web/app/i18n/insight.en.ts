/** Words for looking back, looking ahead and weighing chances. */
export const insight = {
  review: {
    title: "What decided it", loading: "Looking back…", none: "No close calls in this game.", slider: "Step through the game", round: (round: number) => `Round ${round}`,
    true: (station: number) => `He is at ${station}.`, possible: (count: number) => `The hunters think of ${count === 1 ? "one place" : `${count} places`}.`, play: "Play", pause: "Pause",
    moments: {
      missed: (pawn: string, station: number) => `${pawn} could have caught him at ${station}.`,
      just_left: (pawn: string, station: number) => `${pawn} came to ${station}; he had just left it.`,
      narrowed: (before: number, after: number) => `The net closes: from ${before} places to ${after}.`,
      slipped: (before: number, after: number) => `He slips away: from ${before} places to ${after}.`,
    },
  },
  aid: {
    title: "Where he can be", likely: "Where he probably is", rings: "Each orange ring is a place where he can be.", ringsMine: "Each orange ring is a place where they look for you.", heat: "The fuller the orange, the likelier.",
    then: (entry: number) => `Where he could be at entry ${entry}`, now: "Back to now", more: (count: number) => `and ${count} more`, peek: (entry: number) => `Entry ${entry}: show where he could be then`,
    near: (who: string, station: string, _many: boolean) => `${who} could reach ${station} in one move.`, reach: "Where they could come in one move",
  },
  news: {
    title: "Just happened", x: (ticket: string) => `Mister X: ${ticket}`, faceDown: "Mister X lays a ticket face down", twice: "Mister X moves twice", stayed: "Mister X stays where he is",
    seen: (station: number) => `Mister X shows himself at ${station}`, was: (station: number, entry: number) => `He was at ${station} at entry ${entry}`, passed: (pawn: string) => `${pawn} passes`, out: (pawn: string) => `${pawn} leaves the game`,
    blocked: (station: number) => `A roadblock on ${station}`, unblocked: (station: number) => `The roadblock leaves ${station}`, flew: (pawn: string, station: number) => `${pawn} boards the helicopter to ${station}`, landed: (pawn: string, station: number) => `${pawn} lands on ${station}`,
    is: (pawn: string, number: number) => `${pawn} is number ${number}`, notHe: (pawn: string, number: number) => `${pawn} is number ${number}, not Mister X. Keep it in mind`, found: (pawn: string) => `${pawn} is Mister X`, warned: (held: number) => `A warning: ${held} of 20`, busy: (pawn: string) => `${pawn}: the line is busy`, sent: (pawn: string, colour: string) => `${pawn} is sent to ${colour}`,
    banished: (pawn: string, station: number) => `${pawn} is banished to ${station}`, barricade: (station: number) => `A barricade on ${station}`, nominated: (first: string, second: string) => `Nominated: ${first}, then ${second}`,
  },
  stock: {
    title: "On the table", flights: (left: number) => `Helicopter: ${left === 1 ? "1 flight" : `${left} flights`} left`, aboard: (pawn: string, station: number) => `${pawn} is in the air, bound for ${station}`,
    blocks: (left: number) => `Roadblocks: ${left} in the supply`, lying: (stations: string) => `on ${stations}`, order: (pawns: string) => `Order: ${pawns}`,
  },
  odds: {
    title: "Who has the better chances", simple: "Simple bots look one move ahead; among people he hides better.", even: "About even.", x: "Favours Mister X.", hunters: "Favours the hunters.", figure: (percent: number, games: number, bot: string) => `Mister X won ${percent} % of ${games} games with the printed rules, both sides played by the bot “${bot}”.`,
    edition: (percent: number, games: number, bot: string) => `Mister X won ${percent} % of ${games} games of this edition, both sides played by the bot “${bot}”.`,
    unknown: "Not measured for this number of players.", changed: (percent: number, games: number) => `With this alone he won ${percent} % of ${games}.`, changes: "Your changes:", notMeasured: "how much is not measured",
    helps: { x: "helps Mister X", hunters: "helps the hunters", either: "changes the game, not who is favoured", less: "less of it helps the other side" } as Record<string, string>,
    more: { x: "More helps Mister X.", hunters: "More helps the hunters." } as Record<string, string>, on: { x: "Helps Mister X.", hunters: "Helps the hunters.", either: "Favours nobody." } as Record<string, string>,
    off: { x: "Without it the hunters gain.", hunters: "Without it Mister X gains." } as Record<string, string>, valueHelps: (value: string, side: string) => `“${value}” ${side}.`,
  },
};

export type Insight = typeof insight;
