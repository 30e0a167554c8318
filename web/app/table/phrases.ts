import { lang } from "../i18n/index.svelte";

/** What is said with one tap. It travels as a sign, so that everybody reads it in a language of his own. */
export const PHRASES = ["corner", "side", "metro", "wait", "agree", "think"] as const;

export const signOf = (phrase: string): string => `:${phrase}:`;
export const lookSign = (station: number): string => `:look ${station}:`;

/** The station that somebody points at, if that is what was said. */
export function lookedAt(text: string): number | null {
  const found = /^:look (\d+):$/.exec(text);
  return found ? Number(found[1]) : null;
}

/** What was said, in the reader's language where it is a sign. */
export function sayText(text: string, name: (station: number) => string = String): string {
  const station = lookedAt(text);
  if (station !== null) return lang.m.phrase.look({ station: name(station) });
  const phrase = PHRASES.find((each) => signOf(each) === text);
  return phrase ? lang.m.phrase[phrase] : text;
}
