import type { Mark } from "@misterx/board";
import type { TransitView } from "@misterx/client";

export function marks(view: TransitView, seat: string): Mark[] {
  const seen = view.last_seen && seat !== "x" ? [view.last_seen] : [];
  return [
    ...view.roadblocks.map((station): Mark => ({ station, kind: "block" })),
    ...seen.map((last): Mark => ({ station: last.station, kind: "seen", text: String(last.entry) })),
  ];
}
