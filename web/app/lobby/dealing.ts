import type { TableState } from "@misterx/client";
import { lang } from "../i18n/index.svelte";
import { tellDeed } from "../table/deeds";

/** While lots are drawn for the deal: who is awaited. */
export function tellDealing(table: TableState): string {
  const told = table.dealing;
  if (!told) return "";
  const names = told.awaited.map((seat) => table.people[seat]?.name || lang.seat(seat));
  const { absent, drawing, dealing } = lang.m.lobby;
  if (!told.round) return names.length ? absent({ count: names.length, names: lang.list(names) }) : dealing;
  return names.length && names.length < Object.keys(told.seats).length ? drawing({ names: lang.list(names) }) : dealing;
}

/** Who did not answer when it was dealt last, until something else happens to the seats. */
export function tellSlept(table: TableState): string {
  const last = table.history.findLastIndex((deed) => deed.what !== "slept");
  const slept = table.history.slice(last + 1);
  return slept.map((deed) => `${tellDeed(deed, table.history)}.`).join(" ");
}
