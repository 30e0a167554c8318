import type { TitleCard } from "@misterx/client";
import { LANGUAGES, MESSAGES } from "../words/languages";
import { messages as en, type Messages } from "../words/messages.en";
import { say, type Said } from "./said";

export { LANGUAGES };
export type Code = keyof typeof LANGUAGES;
/** What the places of a board are called. */
export type Spot = keyof Messages["possible"];

const KEY = "misterx.language";

function preferred(): Code {
  const wished = [localStorage.getItem(KEY) ?? "", ...navigator.languages].map((tag) => tag.slice(0, 2));
  return (wished.find((tag) => tag in LANGUAGES) as Code | undefined) ?? "en";
}

class Language {
  code = $state<Code>("en");
  m = $state.raw<Messages>(en);
  holders = $state.raw<Readonly<Record<string, string>>>({}); // [piece]: who holds it
  private own = $state.raw<Readonly<Record<string, Readonly<Record<string, string>>>>>({}); // by language

  async use(code: Code, chosen = false): Promise<void> {
    if (chosen) localStorage.setItem(KEY, code);
    this.m = code === "en" ? en : (await MESSAGES[code]()).messages;
    this.code = code;
    document.documentElement.lang = code;
  }

  start(): Promise<void> {
    return this.use(preferred());
  }

  /** What is found by an id, such as a pawn's name; undefined where nobody has written it. */
  find(group: keyof Messages, id: string): string | undefined {
    const found = (this.m[group] as Readonly<Record<string, unknown>>)[id.replace(/[ -]/g, "_")];
    if (typeof found === "string") return found;
    const message = `${group}-${id.replace(/[ -]/g, "_")}`;
    return this.own[this.code]?.[message] ?? this.own.en?.[message];
  }

  /** Take in the words that titles of somebody's own bring. */
  bring(titles: readonly TitleCard[]): void {
    const own: Record<string, Record<string, string>> = {};
    for (const { words } of titles)
      for (const [code, texts] of Object.entries(words)) own[code] = { ...own[code], ...texts };
    this.own = own;
  }

  title(id: string): { name: string; about: string } | undefined {
    const name = this.find("title", id);
    return name ? { name, about: this.find("title", `${id}.about`) ?? "" } : undefined;
  }

  /** What a piece is called: by the person who holds it, where one does at the table that is looked at. */
  pawn(id: string): string {
    return this.holders[id] ?? this.piece(id);
  }

  /** What the rulebook calls a piece. */
  piece(id: string): string {
    return this.find("pawn", id) ?? (/^t\d+$/.test(id) ? this.m.name.token({ number: id.slice(1) }) : id);
  }

  /** “Red”, “Red and Blue”, “Red, Blue and Green”; or “or”. */
  list(words: readonly string[], type: "conjunction" | "disjunction" = "conjunction"): string {
    return new Intl.ListFormat(this.code, { type }).format(words);
  }

  seat(id: string): string {
    return id === "x" ? this.m.side.x : this.m.name.detective({ number: id.replace(/^h/, "") });
  }

  bot(id: string): string {
    return this.m.set.level({ level: this.botName(id) });
  }

  botName(id: string): string {
    return this.find("bot", id) ?? sentenceCase(id);
  }

  /** One sentence about a bot; the server's own for one that is not known here. */
  botAbout(id: string, fallback = ""): string {
    return this.find("bot", `${id}.about`) ?? fallback;
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
    const name = this.find("ticket", mode) ?? mode;
    return symbol ? `${name} / ${this.symbol(symbol)}` : name;
  }

  symbol(id: string): string {
    return this.find("ticket", id === "foot" ? "foot_symbol" : id) ?? id;
  }

  /** An option's name and sentence; an unknown one is told by its name and the server's English sentence. */
  option(id: string): { name: string; about: string } {
    return { name: this.find("option", id) ?? sentenceCase(id), about: this.find("option", `${id}.about`) ?? "" };
  }

  /** Why an option changes nothing beside the other choices; the engine's English where this language lacks it. */
  note(note: Said): string {
    return say(this.m.note, {}, note, (name, value) => this.word(name, value));
  }

  value(id: string): string {
    return this.find("value", id) ?? sentenceCase(id);
  }

  /** Why something could not be done; the server's English text where this language has none. */
  error(refusal: Said): string {
    return say(this.m.refusal, this.m.reason, refusal, (name, value) => this.word(name, value));
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
      case "mission":
        return this.find("mission", value) ?? value;
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
