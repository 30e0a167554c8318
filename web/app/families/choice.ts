/** A legal move, taken apart into what a person chooses: which pawn, what kind of move, where to, and how. */
export interface Choice {
  text: string;
  who: string;
  plan: string;
  station: number | null;
  how: string;
  pay: string[];
  block: string | null;
  show: boolean;
  rest: string;
}

export function choice(text: string, who: string, plan: string, more: Partial<Choice> = {}): Choice {
  return { text, who, plan, station: null, how: "", pay: [], block: null, show: false, rest: "", ...more };
}

export function unique<T>(items: readonly T[]): T[] {
  return [...new Set(items)];
}
