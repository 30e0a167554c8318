import type { AnyView } from "@misterx/client";
import { choice } from "../../../app/families/choice";
import type { Family } from "../../../app/families/family";
import Panel from "./Panel.svelte";

export type CellarView = AnyView & { steps: number };

/** A thief, a guard, nine dark rooms: `tests/fourth_family`. */
export const cellar: Family<CellarView> = {
  spot: "station",
  parse: (text) => {
    const [who, station] = text.split(" ");
    return choice(text, who!, "walk", { station: Number(station) });
  },
  Panel,
  panelLast: () => false,
  log: () => null,
  holdings: (_view, _seat, common) => common,
  marks: () => [],
  printed: () => [],
  unprinted: () => "",
  ask: () => "",
  more: () => "",
};
