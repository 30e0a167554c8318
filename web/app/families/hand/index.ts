import type { HandView } from "@misterx/client";
import type { Family } from "../family";
import { holdings } from "./holdings";
import { log } from "./log";
import { marks, noteFor, printed, unprinted } from "./marks";
import { choose } from "./moves";
import Panel from "./Panel.svelte";
import { aim, ask, more } from "./sentence";
import Tray from "./Tray.svelte";

/** Hands of tickets from a bag: Flucht durch Europa. */
export const hand: Family<HandView> = {
  spot: "city",
  choose,
  Panel,
  Tray,
  panelLast: (view) => Boolean(view.mission), // what his mission is comes first while it can be any
  log,
  holdings,
  marks,
  printed,
  unprinted,
  ask,
  more,
  aim,
  huntersAct: true,
  noteFor,
  next: (view) => view.next,
  xBegins: (view) => !view.mission, // his mission comes before the first turn
};
