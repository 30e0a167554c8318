import type { Doubt, TableState } from "@misterx/client";
import { lang } from "../i18n/index.svelte";

/** Whose browser it is: by name where there is one. */
export function tellWho(seat: string, table: TableState): string {
  if (seat === "public") return lang.m.heard.spectator;
  const name = table.people[seat]?.name;
  return name ? `${name} (${lang.seat(seat)})` : lang.seat(seat);
}

/** What does not fit the story that everybody should have heard, in words. */
export function tellDoubt({ kind, step, seat }: Doubt, table: TableState): string {
  const { heard } = lang.m;
  const who = tellWho(seat ?? "public", table);
  switch (kind) {
    case "key":
      return heard.key;
    case "other":
    case "claim":
      return heard[kind]({ step, who });
    case "signature":
      return heard.signature({ step });
    default:
      return heard[kind]({ step });
  }
}

/** The end of a head, as people read it to each other. */
export const codeOf = (head: string): string => head.slice(0, 8).replace(/(?=.{4}$)/, " ");
