/** A refusal as the server tells it: a code, arguments, and an English text for whoever does not know the code. */
export interface Said {
  code: string;
  text: string;
  arguments?: Record<string, unknown>;
}

export type Words<T> = { readonly [id: string]: T | undefined };
type Naming = (name: string, value: string) => string;

/** A refusal in the words of a language; its own text where the language lacks the code or an argument. */
export function say(sentences: Words<string>, reasons: Words<string>, said: Said, naming: Naming): string {
  const sentence = sentences[said.code];
  if (sentence === undefined) return said.text;
  const filled = fill(sentence, reasons, said.arguments ?? {}, naming);
  return filled === null ? said.text : filled.charAt(0).toUpperCase() + filled.slice(1);
}

function fill(sentence: string, reasons: Words<string>, given: Record<string, unknown>, naming: Naming): string | null {
  let whole = true;
  const text = sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = given[name];
    if (value === undefined || value === null) whole = false;
    if (Array.isArray(value)) return value.map((item) => naming(name, String(item))).join(", ") || "–";
    return isSaid(value) ? sayReason(reasons, value, naming) : naming(name, String(value));
  });
  return whole ? text : null;
}

function sayReason(reasons: Words<string>, said: Said, naming: Naming): string {
  const sentence = reasons[said.code];
  return (sentence === undefined ? null : fill(sentence, reasons, said.arguments ?? {}, naming)) ?? said.text;
}

function isSaid(value: unknown): value is Said {
  return typeof value === "object" && value !== null && "code" in value && "text" in value;
}
