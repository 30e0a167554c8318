import { en, type Messages } from "./en";

export const LANGUAGES = { en: "English", de: "Deutsch", es: "Español", pt: "Português" } as const;
export type Code = keyof typeof LANGUAGES;

const LOADERS: Record<Exclude<Code, "en">, () => Promise<Messages>> = {
  de: () => import("./de").then((module) => module.de),
  es: () => import("./es").then((module) => module.es),
  pt: () => import("./pt").then((module) => module.pt),
};
const KEY = "misterx.language";

function preferred(): Code {
  const wished = [localStorage.getItem(KEY) ?? "", ...navigator.languages].map((tag) => tag.slice(0, 2));
  return (wished.find((tag) => tag in LANGUAGES) as Code | undefined) ?? "en";
}

class Language {
  code = $state<Code>("en");
  m = $state.raw<Messages>(en);

  async use(code: Code, chosen = false): Promise<void> {
    if (chosen) localStorage.setItem(KEY, code);
    this.m = code === "en" ? en : await LOADERS[code]();
    this.code = code;
    document.documentElement.lang = code;
  }

  start(): Promise<void> {
    return this.use(preferred());
  }

  pawn(id: string): string {
    return this.m.pawns[id] ?? (/^t\d+$/.test(id) ? this.m.token(id.slice(1)) : id);
  }

  seat(id: string): string {
    return id === "x" ? this.m.sides.x! : this.m.seat(id.replace(/^h/, ""));
  }

  bot(id: string): string {
    return this.m.set.level(this.m.bots[id] ?? sentenceCase(id));
  }

  ticket(id: string): string {
    const [mode, symbol] = id.split("/") as [string, string?];
    const name = this.m.tickets[mode] ?? mode;
    return symbol ? `${name} / ${this.symbol(symbol)}` : name;
  }

  symbol(id: string): string {
    return this.m.tickets[id === "foot" ? "foot_symbol" : id] ?? id;
  }

  /** An option's name and sentence; an unknown one is told by its name and the server's English sentence. */
  option(id: string): { name: string; about: string } {
    const words = this.m.options[id];
    return words ? { name: words[0], about: words[1] } : { name: sentenceCase(id), about: "" };
  }

  value(id: string): string {
    return this.m.values[id] ?? sentenceCase(id);
  }

  error(refusal: { code: string; text: string }): string {
    return this.m.errors[refusal.code] ?? refusal.text;
  }
}

const sentenceCase = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1).replaceAll("_", " ");

export const lang = new Language();
