/** A refusal as the server tells it: a code, arguments, and an English text for whoever does not know the code. */
export interface Said {
  code: string;
  text: string;
  arguments?: Record<string, unknown>;
}

type Sentences = { readonly [code: string]: string | ((given: never) => string) };
type Naming = (name: string, value: string) => string;

/** A refusal in the words of a language; its own text where the language lacks the code or an argument. */
export function say(sentences: Sentences, reasons: Sentences, said: Said, naming: Naming): string {
  const told = fill(sentences, reasons, said, naming);
  return told === null ? said.text : told.charAt(0).toUpperCase() + told.slice(1);
}

function fill(
  sentences: Sentences,
  reasons: Sentences,
  { code, arguments: given = {} }: Said,
  naming: Naming,
): string | null {
  const sentence = sentences[code];
  if (typeof sentence !== "function") return sentence ?? null;
  let whole = true;
  const named = new Proxy(given, {
    get(_, name: string) {
      const value = given[name];
      if (value === undefined || value === null) whole = false;
      if (Array.isArray(value)) return value.map((item) => naming(name, String(item))).join(", ") || "–";
      return isSaid(value) ? (fill(reasons, reasons, value, naming) ?? value.text) : naming(name, String(value));
    },
  });
  const text = (sentence as (given: object) => string)(named);
  return whole ? text : null;
}

function isSaid(value: unknown): value is Said {
  return typeof value === "object" && value !== null && "code" in value && "text" in value;
}
