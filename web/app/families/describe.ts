import { lang } from "../i18n/index.svelte";
import type { Choice } from "./choice";

const PLAIN = ["ride", "drive", "walk"];

/** A move in words: `d1 bus 67` as “Red: Bus → 67”. */
export function describe({ who, plan, how, pawns, station }: Choice): string {
  const whose = who === "team" ? "" : lang.pawn(who);
  const named = PLAIN.includes(plan) ? "" : (lang.find("plan", plan) ?? plan);
  const words = [named, howIn(plan, how), pawns.map((pawn) => lang.pawn(pawn)).join(" → ")];
  const told = [...words, station === null ? "" : `→ ${station}`].filter(Boolean).join(" ");
  return [whose, told].filter(Boolean).join(": ");
}

function howIn(plan: string, how: string): string {
  if (!how || plan === "number") return how;
  return lang.find("mission", how) ?? lang.ticket(how);
}
