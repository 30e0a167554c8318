/** What came of the games that were played in this browser; kept here and nowhere else. */
export interface Score {
  table: string;
  title: string;
  side: "x" | "hunters";
  won: boolean;
  at: number;
  names: string[];
}

export interface Tally {
  title: string;
  x: { won: number; games: number };
  hunters: { won: number; games: number };
}

const KEY = "misterx.scores";
const MOST = 2000;

export function listScores(): Score[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Score[];
  } catch {
    return [];
  }
}

/** A game counts once for each side that was played here, however often it is looked at. */
export function keepScore(score: Score): void {
  const known = listScores();
  if (known.some((each) => each.table === score.table && each.side === score.side)) return;
  localStorage.setItem(KEY, JSON.stringify([score, ...known].slice(0, MOST)));
}

export function tally(scores: readonly Score[]): Tally[] {
  const found = new Map<string, Tally>();
  for (const { title, side, won } of scores) {
    const row = found.get(title) ?? { title, x: { won: 0, games: 0 }, hunters: { won: 0, games: 0 } };
    row[side].games += 1;
    row[side].won += Number(won);
    found.set(title, row);
  }
  return [...found.values()];
}
