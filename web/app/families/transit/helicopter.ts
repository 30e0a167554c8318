import type { TransitView } from "@misterx/client";
import { lang } from "../../i18n/index.svelte";
import Helicopter from "./Helicopter.svelte";
import type { Special } from "./special";

/** One detective flies beside a station, and gets out on his next turn. */
export const helicopter: Special = {
  Panel: Helicopter,
  isThere: (view) => Number(view.options.helicopter_cards ?? 0) > 0,
  ask: (turn) => (turn.plan === "fly" ? lang.m.say.fly({ pawn: lang.pawn(turn.active ?? "") }) : ""),
  aloft: ({ helicopter: { pawn, station } }: TransitView) => (pawn && station != null ? { [pawn]: station } : {}),
  comesBy: { flew: "helicopter", landed: "helicopter" },
  sounds: { helicopter: "flight" },
  // Whoever is aboard at the end was somewhere else before.
  past: (view) => ({ ...view, helicopter: { ...view.helicopter, pawn: null } }),
};
