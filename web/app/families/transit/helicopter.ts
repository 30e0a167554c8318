import type { TransitView } from "@misterx/client";

/** Its passenger, above the station that it points at. */
export function aloft({ helicopter: { pawn, station } }: TransitView): Record<string, number> {
  return pawn && station != null ? { [pawn]: station } : {};
}

/** Whoever is aboard at the end was somewhere else before. */
export const past = (view: TransitView): TransitView => ({ ...view, helicopter: { ...view.helicopter, pawn: null } });
