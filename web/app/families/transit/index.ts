import type { TransitView } from "@misterx/client";
import type { Family } from "../family";
import { holdings } from "./holdings";
import { log } from "./log";
import { marks } from "./marks";
import { parse } from "./moves";
import Panel from "./Panel.svelte";
import { ask, more } from "./sentence";

/** Tickets for rides on lines: Scotland Yard, N.Y. Chase, Sanssouci. */
export const transit: Family<TransitView> = {
  spot: "station",
  parse,
  Panel,
  panelLast: () => false,
  log,
  holdings,
  marks,
  printed: () => [],
  unprinted: () => "",
  ask,
  more,
};
