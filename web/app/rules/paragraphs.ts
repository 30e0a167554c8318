import { messages as english } from "../words/rules.en";

/** The rules in our own words: for each title a few headed paragraphs; the heads are anchors that screens link to. */
export interface Paragraph {
  id: string;
  head: string;
  text: string;
}

export type Rules = Readonly<Record<string, Readonly<Record<string, string>>>>;
export const ENGLISH: Rules = english;

/** The paragraphs of a title's rules; none where nobody has written them. */
export function paragraphsOf(rules: Rules, title: string): Paragraph[] {
  const told = rules[title.replaceAll("-", "_")] ?? {};
  const heads = Object.keys(told).filter((key) => !key.endsWith(".text"));
  return heads.map((id) => ({ id, head: told[id]!, text: told[`${id}.text`] ?? "" }));
}
