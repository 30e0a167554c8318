/** A legal move as what a person chooses: which pawn, what kind of move, where to, and how. */
export interface Choice {
  text: string;
  who: string;
  plan: string;
  station: number | null;
  how: string;
  pay: string[];
  block: string | null;
  show: boolean;
  pawns: string[]; // whom the police mean when they decide together
  die: number | null; // by which it goes, where that is a choice
  facing: number | null; // the square that it looks towards, where that is a choice
}

export function choice(text: string, who: string, plan: string, more: Partial<Choice> = {}): Choice {
  const nothing = { station: null, how: "", pay: [], block: null, show: false, pawns: [], die: null, facing: null };
  return { text, who, plan, ...nothing, ...more };
}

export function unique<T>(items: readonly T[]): T[] {
  return [...new Set(items)];
}
