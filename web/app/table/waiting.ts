import type { AnyView, TableState } from "@misterx/client";
import { familyOf } from "../families";
import { lang } from "../i18n/index.svelte";

/** The seats of which one is to decide now; those hunters who have moved are not waited for. */
export function seatsWaitedFor(view: AnyView): string[] {
  if (view.result) return [];
  const family = familyOf(view);
  if (view.turn === "x" || family?.xBegins?.(view)) return ["x"];
  const hunters = Object.keys(view.seats).filter((seat) => seat !== "x");
  const next = family?.next?.(view);
  if (next) return hunters.filter((seat) => seat === next || view.seats[seat]?.includes(next));
  const left = hunters.filter((seat) => view.seats[seat]?.some((pawn) => !view.moved.includes(pawn)));
  return left.length ? left : hunters;
}

/** The people among them by name, but for whoever reads it. */
export function namesWaitedFor(table: TableState, view: AnyView): string[] {
  return seatsWaitedFor(view).flatMap((seat) => {
    const person = table.people[seat];
    return seat !== table.seat && person?.kind === "person" && !person.stand_in ? [person.name || lang.seat(seat)] : [];
  });
}

/** Milliseconds as minutes and seconds. */
export function clockText(time: number): string {
  const seconds = Math.max(0, Math.round(time / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
