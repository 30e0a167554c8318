import { en, type Messages } from "./en";
import { say, type Said, type Words } from "./said";

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

  /** “Red”, “Red and Blue”, “Red, Blue and Green”; or “or”. */
  list(words: readonly string[], type: "conjunction" | "disjunction" = "conjunction"): string {
    return new Intl.ListFormat(this.code, { type }).format(words);
  }

  seat(id: string): string {
    return id === "x" ? this.m.sides.x! : this.m.seat(id.replace(/^h/, ""));
  }

  bot(id: string): string {
    return this.m.set.level(this.botName(id));
  }

  botName(id: string): string {
    return (this.m.bots as Words<readonly [string, string]>)[id]?.[0] ?? sentenceCase(id);
  }

  /** One sentence about a bot; the server's own for one that is not known here. */
  botAbout(id: string, fallback = ""): string {
    return (this.m.bots as Words<readonly [string, string]>)[id]?.[1] ?? fallback;
  }

  /** As this browser's owner writes dates and times, if he reads that language. */
  get tag(): string {
    return navigator.languages.find((tag) => tag.startsWith(this.code)) ?? this.code;
  }

  /** A moment, told in seconds; with its day where that is not today. */
  time(at: number): string {
    const moment = new Date(at * 1000);
    const today = moment.toDateString() === new Date().toDateString();
    return moment.toLocaleString(this.tag, { ...(today ? {} : { dateStyle: "medium" as const }), timeStyle: "short" });
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
    const words = (this.m.options as Words<readonly [string, string]>)[id];
    return words ? { name: words[0], about: words[1] } : { name: sentenceCase(id), about: "" };
  }

  /** Why an option changes nothing beside the other choices; the engine's English where this language lacks it. */
  note(text: string): string {
    const notes = this.m.notes as Words<string>;
    const players = /^has no effect with (\d+) players\.$/.exec(text)?.[1];
    const [, without] = /^has no effect without (\w+)\.$/.exec(text) ?? [];
    const [, chosen] = /^does not change (\w+), which is chosen\.$/.exec(text) ?? [];
    if (notes[text]) return notes[text];
    if (players) return notes["has no effect with {players} players."]!.replace("{players}", players);
    if (without) return notes["has no effect without {option}."]!.replace("{option}", this.option(without).name);
    if (chosen) return notes["does not change {option}, which is chosen."]!.replace("{option}", this.option(chosen).name);
    return sentenceCase(text);
  }

  value(id: string): string {
    return (this.m.values as Words<string>)[id] ?? sentenceCase(id);
  }

  /** Why something could not be done; the server's English text where this language has none. */
  error(refusal: Said): string {
    return say(this.m.refusals as Words<string>, this.m.because as Words<string>, refusal, (name, value) => this.word(name, value));
  }

  /** An argument of a refusal as people say it. */
  private word(name: string, value: string): string {
    switch (name) {
      case "pawn":
      case "next":
        return /^h\d$/.test(value) ? this.seat(value) : this.pawn(value);
      case "seat":
        return this.seat(value);
      case "bot":
        return this.botName(value);
      case "ticket":
      case "mode":
        return this.ticket(value);
      case "symbol":
        return this.symbol(value);
      case "option":
      case "cause":
        return this.option(value).name;
      case "offers":
        return value.replace(/for a (\w+) move/, (_, mode: string) => `→ ${this.ticket(mode)}`);
      default:
        return value.replaceAll(" or ", "/");
    }
  }
}

const sentenceCase = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1).replaceAll("_", " ");

export const lang = new Language();
