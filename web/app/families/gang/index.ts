import type { GangView } from "@misterx/client";
import { lang } from "../../i18n/index.svelte";
import type { Family } from "../family";
import { choose } from "./moves";
import Panel from "./Panel.svelte";
import { aim, ask, more } from "./sentence";
import Tray from "./Tray.svelte";

/** Ten look-alikes and four cars: Behrends' Mister X. */
export const gang: Family<GangView> = {
  spot: "square",
  choose,
  Panel,
  Tray,
  panelLast: () => false,
  tabs: () => ({ tickets: lang.m.gang.tabPieces, log: lang.m.gang.tabCase }),
  log: () => null,
  holdings: (_, seat, common) => common.filter((holding) => holding.pawn !== "x" || seat === "x"), // he is one of the tokens
  marks: (view) => view.barricades.map((station) => ({ station, kind: "block" })),
  printed: () => [],
  unprinted: () => "",
  ask,
  more,
  aim,
  huntersAct: true,
  comesBy: { jumped: "call", drove: "dice", walked: "dice" },
  hiddenAs: (view) => view.pawns.x?.token ?? null,
};
