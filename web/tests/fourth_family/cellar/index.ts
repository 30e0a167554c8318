import type { AnyView } from "@misterx/client";
import { choice } from "../../../app/families/choice";
import type { Family } from "../../../app/families/family";
import Panel from "./Panel.svelte";

type CellarMove = { kind: "walk"; who: string; station: number };
export type CellarView = AnyView<CellarMove> & { steps: number };

/** A thief, a guard, nine dark rooms: `tests/fourth_family`. */
export const cellar: Family<CellarView> = {
  spot: "station",
  choose: (text, { kind, who, station }) => choice(text, who, kind, { station }),
  Panel,
  panelLast: () => false,
  log: () => null,
  holdings: (_view, _seat, common) => common,
  marks: () => [],
  printed: () => [],
  unprinted: () => "",
  ask: () => "",
  more: () => "",
  aim: () => ({ phase: "Night", goal: "Reach the door before the guard." }),
};
