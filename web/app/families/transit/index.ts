import type { TransitView } from "@misterx/client";
import type { Family } from "../family";
import { holdings } from "./holdings";
import { log } from "./log";
import { marks } from "./marks";
import { choose } from "./moves";
import Panel from "./Panel.svelte";
import { aim, ask, isLast, more, progress, warn } from "./sentence";
import { SPECIALS } from "./specials";

/** Tickets for rides on lines: Scotland Yard, N.Y. Chase, Sanssouci. */
export const transit: Family<TransitView> = {
  spot: "station",
  choose,
  Panel,
  panelLast: () => false,
  log,
  holdings,
  marks,
  printed: () => [],
  unprinted: () => "",
  ask,
  more,
  aim,
  progress,
  isLast,
  payIsWay: true,
  warn,
  lastSeen: (view) => view.last_seen?.station ?? null,
  next: (view) => view.next,
  aloft: (view) => Object.assign({}, ...SPECIALS.map((special) => special.aloft?.(view))),
  comesBy: Object.assign({}, ...SPECIALS.map(({ comesBy }) => comesBy)),
  sounds: Object.assign({}, ...SPECIALS.map(({ sounds }) => sounds)),
  past: (view) => SPECIALS.reduce((past, special) => special.past?.(past) ?? past, view),
};
